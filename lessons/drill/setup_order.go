package drill

import (
	"terakoya/lessons"
	"terakoya/rules"
)

// setupOrder asks where the next pieces are put down in a traditional order, which
// the cases name: ohashi or ito. The blank {order} is filled with what the
// template states under their names. {number} is how many. The opponent has put down as many pieces as
// the side to play, or one more.
//
// With the level more pieces are asked for, up to five, and from 3 on where the
// two orders differ.
var setupOrder = Generator{
	Cases: []Case{{"ohashi", 1}, {"ito", 1}}, Answers: []string{"ohashi", "ito"}, ByCase: true, Fills: []string{"order", "number"},
	Kind: lessons.PutInOrder, hard: func(s *lessons.Step) int { return len(s.Places) },
	make: makeSetupOrder,
}

func makeSetupOrder(m *maker, s *lessons.Step) bool {
	order := lessons.Ohashi
	if m.kase == "ito" {
		order = lessons.Ito
	}
	ask := max(2, m.level)
	from := 0
	if m.level > 2 {
		from = 6 // one of the pieces asked for is then beyond the knights
	}
	n := m.within(from, 20-ask)
	even, _ := rules.HandicapByKey("even-game")
	full := even.Setup()
	board := rules.Setup{Turn: m.side, Move: 1}
	other := order.Squares(m.side.Opponent())[:n+m.rand.IntN(2)]
	for _, sq := range append(other, order.Squares(m.side)[:n]...) {
		board.Board[sq] = full.Board[sq]
	}
	s.Places = order.Squares(m.side)[n : n+ask]
	s.Blanks.Number = ask
	fill(s, "order", m.drill.Answers[m.kase])
	return shown(s, board)
}
