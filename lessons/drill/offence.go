package drill

import "terakoya/rules"

// offences draw, for each foul of a move, an attempt that could be it.
var offences = map[rules.Foul]func(m *maker, p *rules.Position) rules.Attempt{
	rules.FoulOffBoard: func(m *maker, p *rules.Position) rules.Attempt {
		return rules.Attempt{From: m.any(p.Pieces(m.side).And(border)), To: rules.OffBoard}
	},
	rules.FoulEmptySquare: func(m *maker, p *rules.Position) rules.Attempt {
		from := m.any(wholeBoard.Without(p.Pieces(rules.Black)).Without(p.Pieces(rules.White)))
		return rules.Attempt{From: from, To: m.any(near(from, 1))}
	},
	rules.FoulWrongSide: func(m *maker, p *rules.Position) rules.Attempt {
		a := m.someMove(p.Passed())
		a.Drop = rules.NoKind
		return a
	},
	rules.FoulDropNotInHand:  drops(rules.HandKinds[:]),
	rules.FoulDropOnOccupied: drops(rules.HandKinds[:]),
	rules.FoulDropPromoted:   drops(promotedKinds),
	rules.FoulNifu:           drops([]rules.Kind{rules.Pawn}),
	rules.FoulDeadSquareDrop: func(m *maker, _ *rules.Position) rules.Attempt {
		return rules.Attempt{From: rules.OffBoard, To: m.any(ranks(m.side, 1, 2)), Drop: one(m, mustPromote)}
	},
	rules.FoulWrongMovement: func(m *maker, p *rules.Position) rules.Attempt {
		from := m.any(p.Pieces(m.side))
		return rules.Attempt{From: from, To: m.any(near(from, 2))}
	},
	rules.FoulMovesIntoCheck: func(m *maker, p *rules.Position) rules.Attempt {
		king := p.King(m.side)
		return rules.Attempt{From: king, To: m.any(near(king, 1))}
	},
	rules.FoulKingLeftInCheck: func(m *maker, p *rules.Position) rules.Attempt {
		if m.chance(30) {
			return drops(rules.HandKinds[:])(m, p)
		}
		return glides(false)(m, p)
	},
	rules.FoulBlockedPath:        glides(false),
	rules.FoulOwnPiece:           glides(false),
	rules.FoulPinnedPiece:        glides(false),
	rules.FoulMustPromote:        glides(false),
	rules.FoulCannotPromote:      glides(true),
	rules.FoulPromoteOutsideZone: glides(true),
}

// mustPromote are the kinds that can come where they could never move again.
var mustPromote = []rules.Kind{rules.Pawn, rules.Lance, rules.Knight}

// promotedKinds are the kinds with the promoted side up.
var promotedKinds = rules.AllKinds[8:]

// drops draws a drop of one of the kinds, on any square.
func drops(kinds []rules.Kind) func(*maker, *rules.Position) rules.Attempt {
	return func(m *maker, _ *rules.Position) rules.Attempt {
		return rules.Attempt{From: rules.OffBoard, To: m.any(wholeBoard), Drop: one(m, kinds)}
	}
}

// glides draws a move of an own piece to where it could go on an empty board.
func glides(promote bool) func(*maker, *rules.Position) rules.Attempt {
	return func(m *maker, p *rules.Position) rules.Attempt {
		from := m.any(p.Pieces(m.side))
		to := m.any(rules.Reach(m.side, p.At(from).Kind(), from))
		return rules.Attempt{From: from, To: to, Promote: promote}
	}
}

// nowhere is an attempt that is none.
var nowhere = rules.Attempt{From: rules.OffBoard, To: rules.OffBoard}

// someMove draws a legal move, as an attempt; nowhere if there is none.
func (m *maker) someMove(p rules.Position) rules.Attempt {
	if all := p.Legal(); len(all) > 0 {
		return one(m, all).Attempt()
	}
	return nowhere
}

// deeds draw, for each foul that is no move of the side to move, an action that
// is it.
var deeds = map[rules.Foul]func(m *maker, p *rules.Position) (rules.Action, bool){
	rules.FoulPass: func(*maker, *rules.Position) (rules.Action, bool) {
		return rules.Action{Deed: rules.DoPass}, true
	},
	rules.FoulTakeback: func(*maker, *rules.Position) (rules.Action, bool) {
		return rules.Action{Deed: rules.DoTakeback}, true
	},
	rules.FoulTwoInARow: func(m *maker, p *rules.Position) (rules.Action, bool) {
		again := m.someMove(p.Passed())
		return rules.Action{Deed: rules.DoAgain, Attempt: again}, again != nowhere
	},
	rules.FoulHiddenHand: func(m *maker, p *rules.Position) (rules.Action, bool) {
		k := one(m, rules.HandKinds[:])
		return rules.Action{Deed: rules.DoHide, Kind: k}, p.Hand(p.Turn()).Count(k) > 0
	},
	rules.FoulUnpromote: func(m *maker, p *rules.Position) (rules.Action, bool) {
		sq := m.any(p.Pieces(p.Turn()))
		return rules.Action{Deed: rules.DoFlip, Square: sq}, p.At(sq).Kind().IsPromoted()
	},
}
