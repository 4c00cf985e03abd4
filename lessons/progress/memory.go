package progress

import (
	"errors"
	"sync"

	"terakoya/lessons"
)

// memory is a store that ends with the program.
type memory struct {
	mu       sync.Mutex
	closed   bool
	pupils   []*pupil // in the order of their ids
	present  *pupil
	learners int64 // how many ids were given
	papers   int64
}

// pupil is a learner with what they did.
type pupil struct {
	Learner
	settings map[string]string
	places   map[string]string
	answers  []graded
	settled  map[string]map[string]string // by lesson and step
	cards    map[Item]Card
	papers   []*Paper
	game     *Game
	past     []PastGame
}

var _ Store = (*memory)(nil)

// Memory returns an empty store that keeps nothing beyond the program's end. Its
// calls fail only for arguments that cannot be kept, after Close, and for want of
// a disk.
func Memory() Store {
	m := &memory{}
	m.present = m.add("")
	return m
}

// do runs f alone, unless the store is closed.
func (m *memory) do(f func()) error {
	return m.try(func() error { f(); return nil })
}

// try is do for what can fail.
func (m *memory) try(f func() error) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.closed {
		return ErrClosed
	}
	return f()
}

func (m *memory) Setting(key string) (value string, ok bool) {
	_ = m.do(func() { value, ok = m.present.settings[key] })
	return value, ok
}

func (m *memory) SetSetting(key, value string) error {
	if err := checkKey("setting", key); err != nil {
		return err
	}
	return m.do(func() { m.present.settings[key] = value })
}

func (m *memory) Place(lesson string) (step string, ok bool) {
	_ = m.do(func() { step, ok = m.present.places[lesson] })
	return step, ok
}

func (m *memory) SetPlace(lesson, step string) error {
	if err := errors.Join(checkKey("lesson", lesson), checkKey("step", step)); err != nil {
		return err
	}
	return m.do(func() { m.present.places[lesson] = step })
}

func (m *memory) Mastery(lesson string) (map[string]lessons.Mastery, error) {
	var all map[string]lessons.Mastery
	err := m.do(func() { all = masteryOf(m.present.settled[lesson]) })
	return all, err
}

func (m *memory) Masteries() (map[string]map[string]lessons.Mastery, error) {
	all := map[string]map[string]lessons.Mastery{}
	err := m.do(func() {
		for lesson, how := range m.present.settled {
			if steps := masteryOf(how); len(steps) > 0 {
				all[lesson] = steps
			}
		}
	})
	return all, err
}

func (m *memory) SaveGame(g Game) error {
	if err := g.check(); err != nil {
		return err
	}
	g = g.clone()
	return m.do(func() { m.present.game = &g })
}

func (m *memory) Game() (g Game, ok bool, err error) {
	err = m.do(func() {
		if kept := m.present.game; kept != nil {
			g, ok = kept.clone(), true
		}
	})
	return g, ok, err
}

func (m *memory) ForgetGame() error { return m.do(func() { m.present.game = nil }) }

func (m *memory) Close() error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.closed = true
	return nil
}
