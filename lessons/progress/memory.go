package progress

import (
	"errors"
	"slices"
	"sync"

	"terakoya/lessons"
)

// memory is a store that ends with the program.
type memory struct {
	mu       sync.Mutex
	closed   bool
	learner  Learner
	settings map[string]string
	places   map[string]string
	answers  map[string][]Answer // by lesson
	game     *Game
}

var _ Store = (*memory)(nil)

// Memory returns an empty store that keeps nothing beyond the program's end. Its
// calls fail only for arguments that cannot be kept, and after Close.
func Memory() Store {
	return &memory{
		learner:  Learner{ID: 1},
		settings: map[string]string{},
		places:   map[string]string{},
		answers:  map[string][]Answer{},
	}
}

// do runs f alone, unless the store is closed.
func (m *memory) do(f func()) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.closed {
		return ErrClosed
	}
	f()
	return nil
}

func (m *memory) Learner() (l Learner, err error) {
	err = m.do(func() { l = m.learner })
	return l, err
}

func (m *memory) SetName(name string) error { return m.do(func() { m.learner.Name = name }) }

func (m *memory) Setting(key string) (value string, ok bool) {
	_ = m.do(func() { value, ok = m.settings[key] })
	return value, ok
}

func (m *memory) SetSetting(key, value string) error {
	if err := checkKey("setting", key); err != nil {
		return err
	}
	return m.do(func() { m.settings[key] = value })
}

func (m *memory) Place(lesson string) (step string, ok bool) {
	_ = m.do(func() { step, ok = m.places[lesson] })
	return step, ok
}

func (m *memory) SetPlace(lesson, step string) error {
	if err := errors.Join(checkKey("lesson", lesson), checkKey("step", step)); err != nil {
		return err
	}
	return m.do(func() { m.places[lesson] = step })
}

func (m *memory) Record(a Answer) error {
	a, err := a.kept()
	if err != nil {
		return err
	}
	return m.do(func() { m.answers[a.Lesson] = append(m.answers[a.Lesson], a) })
}

func (m *memory) Answers(lesson string) (answers []Answer, err error) {
	err = m.do(func() { answers = slices.Clone(m.answers[lesson]) })
	return answers, err
}

func (m *memory) Mastery(lesson string) (map[string]lessons.Mastery, error) {
	answers, err := m.Answers(lesson)
	if err != nil {
		return nil, err
	}
	return MasteryOf(answers), nil
}

func (m *memory) SaveGame(g Game) error {
	if err := g.check(); err != nil {
		return err
	}
	g.Moves = slices.Clone(g.Moves)
	return m.do(func() { m.game = &g })
}

func (m *memory) Game() (g Game, ok bool, err error) {
	err = m.do(func() {
		if m.game != nil {
			g, ok = *m.game, true
			g.Moves = slices.Clone(g.Moves)
		}
	})
	return g, ok, err
}

func (m *memory) ForgetGame() error { return m.do(func() { m.game = nil }) }

func (m *memory) Close() error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.closed = true
	return nil
}
