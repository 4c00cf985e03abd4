package maker

import (
	"fmt"
	"slices"
	"strings"

	"terakoya/lessons/problem"
	"terakoya/rules"
)

// mateShelf keeps mate problems, within bounds that make them varied.
type mateShelf struct {
	want     MateCounts
	kept     map[int][]finding
	traits   map[mateTrait]int
	openings map[string]bool
	pool     map[int][]finding // all that is sound, kept or not: others come of it
	known    map[string]bool   // the ids of the pool
}

// mateTrait is something of which no length may have too much.
type mateTrait struct {
	length int
	what   string
}

// Most of a length, in percent, that may have gote's king on one square or its
// mirror; begin with one kind of piece, with drops, or with moves on the board;
// have as many pieces as one another, or more than ten; leave gote's king alone
// on the board; have all pieces in common; or have a first move that is plain, or
// opens no line. And how many of a batch are kept.
const (
	mostOnSquare = 11
	mostOfKind   = 25
	mostOfSort   = 69
	mostAsMany   = 33
	mostLarge    = 15
	mostBare     = 25
	mostOfStuff  = 2
	mostPlain    = 80
	mostUnopened = 98
	mostOfBatch  = 16
)

func newMateShelf(want MateCounts) *mateShelf {
	return &mateShelf{
		want: want, kept: map[int][]finding{}, traits: map[mateTrait]int{}, openings: map[string]bool{},
		pool: map[int][]finding{}, known: map[string]bool{},
	}
}

// What a first move is.
const onBoard, fromHand = "move", "drop"

// bound is a trait with its limit in percent.
type bound struct {
	mateTrait
	percent int
}

func (f *finding) bounds() []bound {
	n, king, size := f.mate.Length, f.draft.king(), len(f.draft.movable())+1
	sort := onBoard
	if f.first.IsDrop() {
		sort = fromHand
	}
	all := []bound{
		{mateTrait{n, min(king.String(), king.Mirrored().String())}, mostOnSquare},
		{mateTrait{n, "first " + f.kind.Base().String()}, mostOfKind},
		{mateTrait{n, sort}, mostOfSort},
		{mateTrait{n, fmt.Sprint("size ", size)}, mostAsMany},
		{mateTrait{n, f.draft.stuff()}, mostOfStuff},
	}
	if f.motif == plain {
		all = append(all, bound{mateTrait{n, "plain"}, mostPlain})
	}
	if f.motif != opening {
		all = append(all, bound{mateTrait{n, "unopened"}, mostUnopened})
	}
	if size > 10 {
		all = append(all, bound{mateTrait{n, "large"}, mostLarge})
	}
	if len(f.draft.of(rules.White)) == 1 {
		all = append(all, bound{mateTrait{n, "bare"}, mostBare})
	}
	return all
}

// open reports whether more of a length are wanted.
func (s *mateShelf) open(length int) bool { return len(s.kept[length]) < s.want[length] }

// scarce chooses a length, the more often the more is missing of it.
func (s *mateShelf) scarce(m *maker) int {
	missing := 0
	for _, n := range problem.Lengths {
		missing += max(0, s.want[n]-len(s.kept[n]))
	}
	at := m.rand.IntN(max(1, missing))
	for _, n := range problem.Lengths {
		if at -= max(0, s.want[n]-len(s.kept[n])); at < 0 {
			return n
		}
	}
	return longest
}

// room reports whether one more keeps a trait within its bound; one is always
// within.
func (s *mateShelf) room(b bound) bool {
	return s.traits[b.mateTrait] < max(1, s.want[b.length]*b.percent/100)
}

// roomFor reports whether more of a length may begin so.
func (s *mateShelf) roomFor(length int, sort string) bool {
	return s.room(bound{mateTrait{length, sort}, mostOfSort})
}

// wants reports whether there is room for one more such problem.
func (s *mateShelf) wants(f *finding) bool {
	n := f.mate.Length
	if !s.open(n) || s.openings[f.opening] {
		return false
	}
	for _, b := range f.bounds() {
		if !s.room(b) {
			return false
		}
	}
	for _, n := range problem.Lengths {
		for i := range s.kept[n] {
			if f.like(&s.kept[n][i]) {
				return false
			}
		}
	}
	return f.mate.Err() == nil
}

// take keeps what it wants of a batch, the longest first, and pools the rest.
func (s *mateShelf) take(w *wright) {
	for _, n := range problem.Lengths {
		for _, f := range w.pool[n] {
			if !s.known[f.mate.ID] {
				s.known[f.mate.ID] = true
				s.pool[n] = append(s.pool[n], f)
			}
		}
	}
	slices.SortStableFunc(w.found, func(a, b finding) int { return b.mate.Length - a.mate.Length })
	left := mostOfBatch
	for i := range w.found {
		if f := &w.found[i]; left > 0 && s.wants(f) {
			s.keep(f)
			left--
		}
	}
}

func (s *mateShelf) keep(f *finding) {
	s.kept[f.mate.Length] = append(s.kept[f.mate.Length], *f)
	s.openings[f.opening] = true
	for _, b := range f.bounds() {
		s.traits[b.mateTrait]++
	}
}

func (s *mateShelf) full() bool { return s.missing() == "" }

// missing lists what is still wanted.
func (s *mateShelf) missing() string {
	var parts []string
	for _, n := range problem.Lengths {
		if left := s.want[n] - len(s.kept[n]); left > 0 {
			parts = append(parts, fmt.Sprintf("%d of %d plies", left, n))
		}
	}
	return strings.Join(parts, ", ")
}

// standing lists what is kept.
func (s *mateShelf) standing() string {
	var parts []string
	for _, n := range problem.Lengths {
		parts = append(parts, fmt.Sprintf("%d/%d of %d plies", len(s.kept[n]), s.want[n], n))
	}
	return strings.Join(parts, ", ")
}

// mates returns all that is kept, by length.
func (s *mateShelf) mates() []problem.Mate {
	var all []problem.Mate
	for _, n := range problem.Lengths {
		for _, f := range s.kept[n] {
			all = append(all, f.mate)
		}
	}
	return all
}
