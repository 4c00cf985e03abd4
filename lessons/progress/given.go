package progress

import (
	"errors"
	"slices"
)

// Given is an answer with who gave it.
type Given struct {
	Answer
	Learner int64
	Count   Count // what it adds to the figures: whether it was a first try, and right
}

// giver is a store that can read the answers of several learners.
type giver interface {
	ofEveryone() ([]Given, error)
}

// AnswersOf returns the answers of some learners, by their IDs, or of everyone if none
// is named: learner by learner in the order in which they came, of each the answers in
// the order in which they were recorded. The store remains whose it is. The errors are
// those of a [Store].
func AnswersOf(s Store, learners ...int64) ([]Given, error) {
	g, ok := s.(giver)
	if !ok {
		return nil, errNoGiver
	}
	all, err := g.ofEveryone()
	if err != nil || len(learners) == 0 {
		return all, err
	}
	return slices.DeleteFunc(all, func(g Given) bool { return !slices.Contains(learners, g.Learner) }), nil
}

var errNoGiver = errors.New("this store does not tell the answers of several learners")

func (m *memory) ofEveryone() (all []Given, err error) {
	err = m.do(func() {
		for _, p := range m.pupils {
			for _, g := range p.answers {
				all = append(all, Given{Answer: g.Answer, Learner: p.ID, Count: g.count()})
			}
		}
	})
	return all, err
}

// Cell returns text as it can stand in a cell of a [Table].
func Cell(text string) string { return cell(text) }
