package progress

import "slices"

// add makes a learner.
func (m *memory) add(name string) *pupil {
	m.learners++
	p := &pupil{
		Learner:  Learner{m.learners, name},
		settings: map[string]string{},
		places:   map[string]string{},
		settled:  map[string]map[string]string{},
		cards:    map[Item]Card{},
	}
	m.pupils = append(m.pupils, p)
	return p
}

// find returns the place of a learner.
func (m *memory) find(id int64) (int, error) {
	i := slices.IndexFunc(m.pupils, func(p *pupil) bool { return p.ID == id })
	if i < 0 {
		return 0, ErrNoLearner
	}
	return i, nil
}

func (m *memory) Learner() (l Learner, err error) {
	err = m.do(func() { l = m.present.Learner })
	return l, err
}

func (m *memory) Learners() (all []Learner, err error) {
	err = m.do(func() {
		for _, p := range m.pupils {
			all = append(all, p.Learner)
		}
	})
	return all, err
}

func (m *memory) AddLearner(name string) (l Learner, err error) {
	err = m.do(func() { l = m.add(name).Learner })
	return l, err
}

func (m *memory) Use(id int64) error {
	return m.try(func() error {
		i, err := m.find(id)
		if err == nil {
			m.present = m.pupils[i]
		}
		return err
	})
}

func (m *memory) SetName(name string) error { return m.do(func() { m.present.Name = name }) }

func (m *memory) Rename(id int64, name string) error {
	return m.try(func() error {
		i, err := m.find(id)
		if err == nil {
			m.pupils[i].Name = name
		}
		return err
	})
}

func (m *memory) RemoveLearner(id int64) error {
	return m.try(func() error {
		i, err := m.find(id)
		switch {
		case err != nil:
			return err
		case len(m.pupils) == 1:
			return ErrLastLearner
		}
		removed := m.pupils[i]
		m.pupils = slices.Delete(m.pupils, i, i+1)
		if m.present == removed {
			m.present = m.pupils[0]
		}
		return nil
	})
}
