package games

import (
	"slices"

	"terakoya/app/play"
	"terakoya/lessons/ladder"
	"terakoya/lessons/progress"
	"terakoya/rules"
)

// filter says which games are shown; the zero filter shows all.
type filter struct {
	result result
	start  string // "" for any
	side   side
	kind   kind
}

// takes reports whether a game is shown.
func (f filter) takes(e *entry) bool {
	return (f.result == anyResult || f.result == e.result()) && (f.start == "" || f.start == e.start) &&
		(f.side == anySide || f.side == e.side) && (f.kind == anyKind || f.kind == e.kind)
}

// shelf is the games of a learner, and which of them are shown.
type shelf struct {
	filter filter
	all    []entry // the oldest first, as they were added
	shown  []int   // of all, the newest first
	course []play.Rated
	now    ladder.Standing
}

// newShelf puts games on a shelf, the oldest first. It takes a while for thousands.
func newShelf(past []progress.PastGame) *shelf {
	s := &shelf{course: play.Course(past), now: play.StandingAfter(past)}
	r := reader{map[string]string{}}
	for _, g := range past {
		s.all = append(s.all, r.entry(g))
	}
	s.set(filter{})
	return s
}

// set changes the filter.
func (s *shelf) set(f filter) {
	s.filter, s.shown = f, nil
	for i := len(s.all) - 1; i >= 0; i-- {
		if f.takes(&s.all[i]) {
			s.shown = append(s.shown, i)
		}
	}
}

// at returns the game in a row of what is shown; nil if there is none.
func (s *shelf) at(row int) *entry {
	if row < 0 || row >= len(s.shown) {
		return nil
	}
	return &s.all[s.shown[row]]
}

// row returns where a game is shown, by its place among all; -1 if it is not.
func (s *shelf) row(i int) int { return slices.Index(s.shown, i) }

// without returns the shelf without a game; the filter stays, unless nothing is like it.
func (s *shelf) without(id int64) *shelf {
	var past []progress.PastGame
	for i := range s.all {
		if s.all[i].ID != id {
			past = append(past, s.all[i].PastGame)
		}
	}
	next := newShelf(past)
	if next.set(s.filter); len(next.shown) == 0 {
		next.set(filter{})
	}
	return next
}

// starts returns those of which there are games, as the handicaps are listed, and own
// last.
func (s *shelf) starts() []string {
	there := map[string]bool{}
	for i := range s.all {
		there[s.all[i].start] = true
	}
	return slices.DeleteFunc(allStarts(), func(key string) bool { return !there[key] })
}

func allStarts() (all []string) {
	for _, h := range rules.Handicaps {
		all = append(all, h.Key)
	}
	return append(all, own)
}

// sum counts the games of a start that are shown, with the learner as uwate or not.
type sum struct {
	start           string
	gives           bool
	won, none, lost int
}

// sums counts the games that are shown, in the order of the starts. Those of two people
// are not the learner's to win.
func (s *shelf) sums() []sum {
	type key struct {
		start string
		gives bool
	}
	counts := map[key]*sum{}
	for _, i := range s.shown {
		e := &s.all[i]
		k := key{e.start, e.side == uwate}
		if e.kind == people {
			continue
		}
		if counts[k] == nil {
			counts[k] = &sum{start: e.start, gives: k.gives}
		}
		switch e.result() {
		case won:
			counts[k].won++
		case lost:
			counts[k].lost++
		case none:
			counts[k].none++
		case anyResult:
		}
	}
	var all []sum
	for _, start := range allStarts() {
		for _, gives := range []bool{false, true} {
			if c := counts[key{start, gives}]; c != nil {
				all = append(all, *c)
			}
		}
	}
	return all
}

// mostRated is how many games the course of the rating is drawn of.
const mostRated = 50

// rated returns the last games that count for the rating.
func (s *shelf) rated() []play.Rated { return s.course[max(0, len(s.course)-mostRated):] }
