package maker

import (
	"fmt"
	"hash/fnv"
	"strings"

	"terakoya/lessons/problem"
	"terakoya/rules"
)

// shelf keeps what is found, within bounds that make it varied.
type shelf struct {
	want   Counts
	kept   map[problem.Kind][]problem.PawnDrop
	traits map[trait]int
	shapes map[string]bool
	ids    map[string]bool
}

// trait is something of which no kind may have too much.
type trait struct {
	kind problem.Kind
	what string
}

// Most of a kind, in percent, that may have gote's king on one square, at the
// edge, where kings are mated, or elsewhere; that may have as many pieces as one
// another, so that there are easy and hard ones; and that may leave gote's king
// two squares rather than one.
const (
	mostAtEdge   = 8
	mostInMiddle = 4
	mostOfSize   = 36
	mostRoomy    = 60
)

func newShelf(want Counts) *shelf {
	return &shelf{
		want: want, kept: map[problem.Kind][]problem.PawnDrop{},
		traits: map[trait]int{}, shapes: map[string]bool{}, ids: map[string]bool{},
	}
}

// kingSquare chooses a square for gote's king, within its own three ranks and
// mostly at the edge.
func (s *shelf) kingSquare(m *maker) rules.Square {
	for {
		sq := rules.NewSquare(1+m.rand.IntN(9), 1+m.rand.IntN(3))
		if atEdge(sq) || m.chance(25) {
			return sq
		}
	}
}

func atEdge(s rules.Square) bool { return s.Rank() == 1 || s.File() == 1 || s.File() == 9 }

// wants reports whether there is room for one more of a kind with gote's king on
// a square.
func (s *shelf) wants(kind problem.Kind, king rules.Square) bool {
	percent := mostInMiddle
	if atEdge(king) {
		percent = mostAtEdge
	}
	return len(s.kept[kind]) < s.want[kind] && s.room(trait{kind, king.String()}, percent)
}

// room reports whether one more with a trait keeps it within so many percent of
// what is wanted; one is always within.
func (s *shelf) room(t trait, percent int) bool {
	return s.traits[t] < max(1, s.want[t.kind]*percent/100)
}

// add keeps a question unless it breaks its own laws, there is enough of its
// like, or one of its shape is there.
func (s *shelf) add(d problem.PawnDrop, k *sketch) {
	form := shape(k, d.Kind)
	king, bulk, roomy := trait{d.Kind, k.king.String()}, trait{d.Kind, fmt.Sprint(len(k.movable()))}, trait{d.Kind, "roomy"}
	two := kingMoves(&d, k.king) > 1
	switch {
	case !s.wants(d.Kind, k.king), s.shapes[form], !s.room(bulk, mostOfSize), two && !s.room(roomy, mostRoomy):
		return
	case d.Err() != nil:
		return
	}
	if d.ID = name(&d); s.ids[d.ID] {
		return
	}
	s.shapes[form], s.ids[d.ID] = true, true
	s.kept[d.Kind] = append(s.kept[d.Kind], d)
	s.traits[king]++
	s.traits[bulk]++
	if two {
		s.traits[roomy]++
	}
}

// kingMoves counts the replies of gote's king, none if what is tried is a foul.
func kingMoves(d *problem.PawnDrop, king rules.Square) int {
	after, err := d.Position.Play(d.Move)
	if err != nil {
		return 0
	}
	n := 0
	for _, m := range after.Legal() {
		if m.From() == king {
			n++
		}
	}
	return n
}

// name makes an id from the question itself, so that one made again keeps it.
func name(d *problem.PawnDrop) string {
	h := fnv.New32a()
	fmt.Fprint(h, d.Position.SFEN(), " ", d.Move)
	return fmt.Sprintf("%s-%08x", d.Kind, h.Sum32())
}

func (s *shelf) full() bool { return s.missing() == "" }

// drops returns all that was kept, by kind.
func (s *shelf) drops() []problem.PawnDrop {
	var all []problem.PawnDrop
	for _, kind := range problem.AllKinds {
		all = append(all, s.kept[kind]...)
	}
	return all
}

func (s *shelf) missing() string {
	var parts []string
	for _, kind := range problem.AllKinds {
		if n := s.want[kind] - len(s.kept[kind]); n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", n, kind))
		}
	}
	return strings.Join(parts, ", ")
}
