package progress

import "slices"

func (m *memory) AddPastGame(g PastGame) error {
	g, err := g.kept()
	if err != nil {
		return err
	}
	return m.do(func() {
		g.ID = m.lastPastGame() + 1
		m.present.past = append(m.present.past, g)
	})
}

// lastPastGame returns the highest id of a past game of any learner.
func (m *memory) lastPastGame() (id int64) {
	for _, p := range m.pupils {
		for _, g := range p.past {
			id = max(id, g.ID)
		}
	}
	return id
}

func (m *memory) PastGames() (all []PastGame, err error) {
	err = m.do(func() {
		for _, g := range m.present.past {
			all = append(all, g.clone())
		}
	})
	return all, err
}

func (m *memory) RemovePastGame(id int64) error {
	return m.do(func() {
		m.present.past = slices.DeleteFunc(m.present.past, func(g PastGame) bool { return g.ID == id })
	})
}
