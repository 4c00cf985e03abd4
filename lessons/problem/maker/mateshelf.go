package maker

import (
	"context"
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
	slack    int               // percent by which the bounds are wider
}

// mateTrait is something of which no length may have too much.
type mateTrait struct {
	length int
	what   string
}

// Bounds that always hold: most of a length, in percent, that may have gote's king
// on one square or its mirror, or more than ten pieces; and at any time most that
// may begin with one kind of piece, with drops, or with moves on the board. And
// how many of a batch are kept.
const (
	mostOnSquare = 11
	mostLarge    = 15
	mostOfKind   = 28
	mostOfSort   = 66
	mostOfBatch  = 16
)

// Bounds that are loosened when nothing is found within them: most of a length that
// may have as many pieces as one another; leave gote's king alone on the board; have
// all pieces in common; or have a first move that is plain, or opens no line.
const (
	mostAsMany   = 33
	mostBare     = 33
	mostOfStuff  = 2
	mostPlain    = 80
	mostUnopened = 98
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
	sort    boundSort
}

type boundSort uint8

const (
	loose   boundSort = iota // of what is wanted, and may be loosened
	firm                     // of what is wanted
	running                  // of what is kept
)

func (f *finding) bounds() []bound {
	n, king, size := f.mate.Length, f.draft.king(), len(f.draft.movable())+1
	sort := onBoard
	if f.first.IsDrop() {
		sort = fromHand
	}
	all := []bound{
		{mateTrait{n, min(king.String(), king.Mirrored().String())}, mostOnSquare, firm},
		{mateTrait{n, "first " + f.kind.Base().String()}, mostOfKind, running},
		{mateTrait{n, sort}, mostOfSort, running},
		{mateTrait{n, fmt.Sprint("size ", size)}, mostAsMany, loose},
		{mateTrait{n, f.draft.stuff()}, mostOfStuff, loose},
	}
	if f.motif == plain {
		all = append(all, bound{mateTrait{n, "plain"}, mostPlain, loose})
	}
	if f.motif != opening {
		all = append(all, bound{mateTrait{n, "unopened"}, mostUnopened, loose})
	}
	if size > 10 {
		all = append(all, bound{mateTrait{n, "large"}, mostLarge, firm})
	}
	if len(f.draft.of(rules.White)) == 1 {
		all = append(all, bound{mateTrait{n, "bare"}, mostBare, loose})
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
	of, percent := s.want[b.length], b.percent
	switch b.sort {
	case running:
		of = min(of, len(s.kept[b.length])+headStart)
	case loose:
		percent += percent * s.slack / 100
	case firm:
	}
	return s.traits[b.mateTrait] < max(1, of*percent/100)
}

// headStart is how many problems are thought to be kept already where a bound is
// part of what is kept.
const headStart = 10

// loosen widens the loose bounds, and looks again through what was set aside.
func (s *mateShelf) loosen(ctx context.Context) {
	s.slack += slackStep
	for _, n := range problem.Lengths {
		for i := range s.pool[n] {
			if f := &s.pool[n][i]; s.wants(f) && f.mate.Proven(ctx) == nil {
				s.keep(f)
			}
		}
	}
}

// idleRounds is after how many rounds that kept nothing bounds are loosened, and
// slackStep by how many percent.
const (
	idleRounds = 2
	slackStep  = 10
)

// roomFor reports whether more of a length may begin so.
func (s *mateShelf) roomFor(length int, sort string) bool {
	return s.room(bound{mateTrait{length, sort}, mostOfSort, running})
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

// size is how many are kept.
func (s *mateShelf) size() int {
	n := 0
	for _, kept := range s.kept {
		n += len(kept)
	}
	return n
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
