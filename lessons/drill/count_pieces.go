package drill

import (
	"terakoya/lessons"
	"terakoya/rules"
)

// countPieces shows a game of which one piece is missing, on the board or in hand,
// and asks which. The cases are the kinds, as the glossary has them, under which
// the template states their names. With the level the game has gone on for longer:
// more pieces have been taken and turned over.
var countPieces = Generator{
	Cases:   []Case{{"rook", 1}, {"bishop", 1}, {"gold", 2}, {"silver", 2}, {"knight", 2}, {"lance", 2}, {"pawn", 4}},
	Answers: []string{"rook", "bishop", "gold", "silver", "knight", "lance", "pawn"},
	Kind:    lessons.Choice, hard: captured,
	make: func(m *maker, s *lessons.Step) bool {
		p, ok := m.midgame(24 * (m.level - 1))
		if !ok {
			return false
		}
		setup := p.Setup()
		return m.lose(&setup) && sound(&setup) && shown(s, setup) && m.choose(s, m.kase)
	},
}

// lose takes one piece of the kind away, wherever it is.
func (m *maker) lose(setup *rules.Setup) bool {
	var kind rules.Kind
	for _, k := range rules.HandKinds {
		if faces[k] == m.kase {
			kind = k
		}
	}
	nth := m.rand.IntN(kind.InSet())
	for sq, pc := range setup.Board {
		if pc.Kind().Base() == kind {
			if nth--; nth < 0 {
				setup.Board[sq] = rules.NoPiece
				return true
			}
		}
	}
	for c := range setup.Hands {
		if n := int(setup.Hands[c][kind]); nth < n {
			setup.Hands[c][kind]--
			return true
		} else {
			nth -= n
		}
	}
	return false
}

// captured counts the pieces in hand.
func captured(s *lessons.Step) int { return s.Setup.Hands[0].Len() + s.Setup.Hands[1].Len() }
