package progress

import "slices"

func (m *memory) AddPastGame(g PastGame) error {
	g, err := g.kept()
	if err != nil {
		return err
	}
	return m.do(func() { m.present.past = append(m.present.past, g) })
}

func (m *memory) PastGames() (all []PastGame, err error) {
	err = m.do(func() { all = slices.Clone(m.present.past) })
	return all, err
}
