package drill

import (
	"terakoya/lessons"
	"terakoya/rules"
)

// starts are the handicaps as cases, by their keys of the glossary.
var starts = func() []Case {
	weight := map[string]int{
		"even-game": 6, "lance-handicap": 2, "bishop-handicap": 2, "rook-handicap": 2, "rook-lance-handicap": 2,
		"two-piece-handicap": 2, "four-piece-handicap": 2, "six-piece-handicap": 2, "eight-piece-handicap": 2, "ten-piece-handicap": 2,
	}
	var all []Case
	for _, h := range rules.Handicaps {
		all = append(all, Case{h.Key, max(1, weight[h.Key])})
	}
	return all
}()

// setupBoard asks to put the board as it stands at the start of a game. The cases
// are the handicaps. The blank {handicap} is filled with what the template states
// under the key of the handicap.
//
// With the level there is more to put right: two pieces exchanged, four squares
// wrong, a third of the pieces missing, a side missing, the empty board.
var setupBoard = Generator{
	Cases: starts, Answers: handicapKeys, ByCase: true, Kind: lessons.SetUp, Fills: []string{"handicap"}, hard: misplaced,
	make: func(m *maker, s *lessons.Step) bool {
		h, _ := rules.HandicapByKey(m.kase)
		s.Target = h.Setup()
		fill(s, "handicap", m.drill.Answers[m.kase])
		return shown(s, m.unfinished(s.Target, &h)) && misplaced(s) > 0
	},
}

// unfinished is a board from which something is wrong or missing.
func (m *maker) unfinished(want rules.Setup, h *rules.Handicap) rules.Setup {
	board := want
	all := want.Pieces(rules.Black).Or(want.Pieces(rules.White)).Squares()
	clear := func(sqs []rules.Square) {
		for _, sq := range sqs {
			board.Board[sq] = rules.NoPiece
		}
	}
	shuffle(m, all)
	switch m.level {
	case 1:
		m.mistake(&board, h)
	case 2:
		m.mistake(&board, h)
		clear(all[:2])
	case 3:
		m.mistake(&board, h)
		clear(all[:len(all)/3])
	case 4:
		clear(want.Pieces(m.side).Squares())
		if len(h.Removed) > 0 {
			clear(want.Pieces(rules.White).Squares())
		}
		clear(all[:6])
	default:
		board.Board = [81]rules.Piece{}
	}
	return board
}

// mistake makes one that beginners make: a given piece stands, or two pieces of a
// side have changed places.
func (m *maker) mistake(board *rules.Setup, h *rules.Handicap) {
	even, _ := rules.HandicapByKey("even-game")
	if n := len(h.Removed); n > 0 && h.InHand == 0 && m.chance(40) {
		sq := one(m, h.Removed)
		board.Board[sq] = even.Setup().Board[sq]
		return
	}
	mixed := [][2]string{
		{"2h", "8h"}, {"3i", "4i"}, {"7i", "6i"}, {"2i", "3i"}, {"8i", "7i"}, {"1i", "2i"}, {"9i", "8i"}, {"5i", "6i"}, {"5i", "4i"},
	}
	pair := one(m, mixed)
	a, _ := rules.ParseSquare(pair[0])
	b, _ := rules.ParseSquare(pair[1])
	if m.side == rules.White {
		a, b = a.Turned(), b.Turned()
	}
	if board.Board[a] == board.Board[b] { // given by uwate
		a, b = a.Turned(), b.Turned()
	}
	board.Board[a], board.Board[b] = board.Board[b], board.Board[a]
}
