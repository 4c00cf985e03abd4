package drill

import (
	"terakoya/lessons"
	"terakoya/lessons/problem"
	"terakoya/rules"
)

// otherDeed asks about a foul that is no move of the side to move.
func (m *maker) otherDeed(s *lessons.Step, foul rules.Foul) bool {
	if foul == rules.FoulOutOfTurn || foul == rules.FoulWrongSetup {
		return m.atTheStart(s, foul)
	}
	c := m.brawl(foul)
	if !playable(s, c.Setup) || s.Position.InCheck() {
		return false
	}
	move := m.someMove(s.Position)
	if move == nowhere || !follow(s, move.Move()) || s.Position.InCheck() {
		return false
	}
	a, ok := deeds[foul](m, &s.Position)
	if !ok || !call(s, a, m.dock(foul)...) || verdict(s) != foul {
		return false
	}
	s.Blanks.Side = s.Verdict().By
	return true
}

// atTheStart asks about a game that begins wrongly: with a piece amiss, or by the
// side that is not the first to move.
func (m *maker) atTheStart(s *lessons.Step, foul rules.Foul) bool {
	h := rules.Handicaps[0]
	if m.side == rules.White || m.chance(60) {
		h = rules.Handicaps[m.rand.IntN(min(len(rules.Handicaps)-2, 4+3*m.level))]
	}
	setup := h.Setup()
	a := rules.Action{Deed: rules.DoSetup, Start: h.Key}
	if foul == rules.FoulOutOfTurn {
		start := h.Position()
		a = rules.Action{Deed: rules.DoAgain, Attempt: m.someMove(start.Passed())}
	} else {
		m.disarrange(&setup)
	}
	if !playable(s, setup) || !call(s, a, m.dock(foul)...) || verdict(s) != foul {
		return false
	}
	s.Blanks.Side = s.Verdict().By
	return true
}

// disarrange exchanges two pieces of a start, moves one, or takes one away.
func (m *maker) disarrange(setup *rules.Setup) {
	side := rules.Color(m.rand.IntN(2))
	var minor []rules.Square
	for sq := range setup.Pieces(side).All() {
		if setup.Board[sq].Kind() != rules.King {
			minor = append(minor, sq)
		}
	}
	if len(minor) < 2 {
		return
	}
	a, b := one(m, minor), one(m, minor)
	switch m.rand.IntN(3) {
	case 0:
		setup.Board[a] = rules.NoPiece
	case 1:
		setup.Board[a], setup.Board[b] = setup.Board[b], setup.Board[a]
	default:
		ahead := rules.NewSquare(a.File(), a.Rank()+1-2*int(side^1))
		if ahead.OnBoard() && setup.Board[ahead] == rules.NoPiece {
			setup.Board[ahead], setup.Board[a] = setup.Board[a], rules.NoPiece
		}
	}
}

// pawnMate asks about uchifuzume, by a position that is proven.
func (m *maker) pawnMate(s *lessons.Step) bool {
	kinds := []string{problem.Mated.String(), problem.CaptorPinnedOff.String()}
	m.kase = kinds[m.rand.IntN(2)]
	ok := makeUchifuzume(m, s)
	m.kase = rules.FoulUchifuzume.String()
	s.Offer = m.dock(rules.FoulUchifuzume)
	return ok
}
