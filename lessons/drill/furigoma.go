package drill

import (
	"slices"

	"terakoya/lessons"
	"terakoya/rules"
)

// furigoma shows five pawns that were thrown, and asks who is first: more pawns
// up and it is the higher-ranked player, whose pawns they are; more tokins and it
// is the other; as many of each and they are thrown again. What overlaps another
// or stands on its edge does not count. The cases are the answers:
//
//	higher-first  other-first  again
//
// The pawns lie on an otherwise empty board. Marked as an area are those that
// overlap, always next to each other; marked as squares those that stand. With
// the level more of them do not count, and would often change the answer.
var furigoma = Generator{
	Cases:   []Case{{"higher-first", 43}, {"other-first", 42}, {"again", 15}},
	Answers: []string{"higher-first", "other-first", "again"}, Kind: lessons.Choice, hard: func(s *lessons.Step) int {
		return marked(s).Len()
	},
	make: makeFurigoma,
}

func makeFurigoma(m *maker, s *lessons.Step) bool {
	files := []int{1, 2, 3, 4, 5, 6, 7, 8, 9}
	shuffle(m, files)
	files = files[:5]
	slices.Sort(files)
	board := rules.Setup{Move: 1}
	var squares []rules.Square
	for _, file := range files {
		kind := rules.Pawn
		if m.chance(50) {
			kind = rules.Tokin
		}
		sq := rules.NewSquare(file, 5)
		board.Board[sq] = rules.NewPiece(rules.Black, kind)
		squares = append(squares, sq)
	}
	pairs, edges := m.spoilt()
	if !m.overlap(s, squares, pairs) {
		return false
	}
	free := rules.SetOf(squares...).Without(marked(s)).Squares()
	if shuffle(m, free); len(free) < edges {
		return false
	}
	for _, sq := range free[:edges] {
		mark(s, sq)
	}
	return shown(s, board) && toss(s) == m.kase && m.choose(s, m.kase)
}

// spoilt draws how many pairs overlap and how many pawns stand on edge.
func (m *maker) spoilt() (pairs, edges int) {
	switch luck := m.rand.IntN(100); {
	case m.kase == "again" && m.level < 3:
		return 0, 1
	case luck < 25*(m.level-1)-20:
		return 1, m.rand.IntN(3)
	case luck < 25*(m.level-1)+10:
		return m.rand.IntN(2), 1
	}
	return 0, 0
}

// overlap marks pairs of neighbours; false if there are not so many.
func (m *maker) overlap(s *lessons.Step, squares []rules.Square, pairs int) bool {
	for i := 0; i+1 < len(squares) && pairs > 0; i++ {
		a, b := squares[i], squares[i+1]
		if a.File()+1 == b.File() && m.chance(60) {
			s.Marks = append(s.Marks, lessons.Mark{Shape: lessons.MarkArea, Squares: rules.SetOf(a, b)})
			pairs--
			i++
		}
	}
	return pairs == 0
}

// marked is the pawns that do not count.
func marked(s *lessons.Step) rules.SquareSet {
	var set rules.SquareSet
	for _, k := range s.Marks {
		set = set.Or(k.Squares)
	}
	return set
}

// toss reads a toss.
func toss(s *lessons.Step) string {
	more := 0
	for sq := range s.Setup.Pieces(rules.Black).Without(marked(s)).All() {
		if s.Setup.Board[sq].Kind() == rules.Pawn {
			more++
		} else {
			more--
		}
	}
	switch {
	case more > 0:
		return "higher-first"
	case more < 0:
		return "other-first"
	}
	return "again"
}
