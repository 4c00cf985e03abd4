package drill

import (
	"slices"

	"terakoya/lessons"
	"terakoya/rules"
)

// foulCourt asks for the verdict on anything that can be done at a board: moves,
// drops, and deeds that are none, such as passing. The cases are legal, which is
// half, and every foul by its code. Five or six verdicts are offered, those among
// them that the deed could be taken for. With the level there are more pieces,
// and legal moves more often are of the kind that looks like a foul.
var foulCourt = Generator{
	Cases: func() []Case {
		all := []Case{{"legal", 2 * len(rules.AllFouls)}}
		for _, f := range rules.AllFouls {
			all = append(all, Case{f.String(), 2})
		}
		return all
	}(),
	Kind: lessons.Judgement,
	make: makeFoulCourt,
}

func makeFoulCourt(m *maker, s *lessons.Step) bool {
	foul, _ := rules.ParseFoul(m.kase)
	if foul != rules.NoFoul && !foul.IsMove() {
		return m.otherDeed(s, foul)
	}
	if foul == rules.FoulUchifuzume {
		return m.pawnMate(s)
	}
	c := m.brawl(foul)
	if !playable(s, c.Setup) || s.Position.InCheck() != (foul == rules.FoulKingLeftInCheck) {
		return false
	}
	if foul == rules.NoFoul {
		return m.lawful(s)
	}
	for range 200 {
		a := offences[foul](m, &s.Position)
		if all := s.Position.Fouls(a); len(all) == 1 && all[0].Foul == foul {
			return callMove(s, a, m.dock(foul)...)
		}
	}
	return false
}

// brawl is a board on which such a foul can happen.
func (m *maker) brawl(foul rules.Foul) *scene {
	c, us := m.scene(), m.side
	switch {
	case foul == rules.FoulPinnedPiece:
		if sq := m.any(ranks(us, 5, 8)); c.put(us, one(m, deal), sq) {
			c.pin(us, sq)
		}
	case foul == rules.FoulKingLeftInCheck:
		if sq := m.any(ranks(us, 5, 9)); c.put(us, one(m, deal), sq) {
			c.checkFor(us, sq)
		}
	case foul == rules.FoulNifu:
		c.put(us, rules.Pawn, m.any(ranks(us, 3, 7)))
	case foul != rules.NoFoul || m.chance(50):
		k := one(m, mustPromote)
		c.put(us, k, m.any(ranks(us, 2, 4)))
		c.put(us, one(m, unpromotable), m.any(ranks(us, 1, 5)))
		c.hold(us, k, 1)
	}
	c.court()
	c.scatter(4+4*m.level, wholeBoard)
	for range 1 + m.level/2 {
		c.hold(us, one(m, deal), 1)
		c.hold(us.Opponent(), one(m, deal), 1)
	}
	c.hold(us, rules.Pawn, 1)
	return c
}

// lawful asks about a legal move.
func (m *maker) lawful(s *lessons.Step) bool {
	all := s.Position.Legal()
	if m.chance(60) { // most legal moves are drops, but most moves of a game are not
		all = slices.DeleteFunc(all, rules.Move.IsDrop)
	}
	if len(all) == 0 {
		return false
	}
	var tempting []rules.Move
	for _, move := range all {
		if m.tempting(&s.Position, move) {
			tempting = append(tempting, move)
		}
	}
	move := one(m, all)
	if len(tempting) > 0 && m.chance(25+15*m.level) {
		move = one(m, tempting)
	}
	a := move.Attempt()
	return callMove(s, a, m.dock(m.alike(&s.Position, a))...)
}

// alike is the foul that a legal attempt looks most like.
func (m *maker) alike(p *rules.Position, a rules.Attempt) rules.Foul {
	switch {
	case a.Drop == rules.Pawn:
		return rules.FoulNifu
	case a.Drop != rules.NoKind:
		return rules.FoulDeadSquareDrop
	case a.From == p.King(m.side):
		return rules.FoulMovesIntoCheck
	case a.Promote:
		return rules.FoulPromoteOutsideZone
	case a.To.RankFor(m.side) <= 2:
		return rules.FoulMustPromote
	}
	return one(m, []rules.Foul{rules.FoulWrongMovement, rules.FoulBlockedPath, rules.FoulPinnedPiece})
}

// tempting reports whether a legal move looks like a foul.
func (m *maker) tempting(p *rules.Position, move rules.Move) bool {
	rank := move.To().RankFor(m.side)
	switch {
	case move.IsDrop():
		tokins := p.Of(m.side, rules.Tokin).Or(p.Of(m.side.Opponent(), rules.Pawn))
		onFile := !tokins.And(rules.FileSet(move.To().File())).Empty()
		return rank <= 3 || move.Dropped() == rules.Pawn && onFile
	case move.From() == p.King(m.side):
		return true
	}
	return rank <= 3 || move.From().RankFor(m.side) <= 3
}

// families are fouls that can be taken for each other.
var families = [][]rules.Foul{
	{rules.FoulNifu, rules.FoulDeadSquareDrop, rules.FoulUchifuzume, rules.FoulDropNotInHand, rules.FoulDropPromoted, rules.FoulDropOnOccupied},
	{rules.FoulWrongMovement, rules.FoulBlockedPath, rules.FoulOwnPiece, rules.FoulWrongSide, rules.FoulEmptySquare, rules.FoulOffBoard},
	{rules.FoulKingLeftInCheck, rules.FoulMovesIntoCheck, rules.FoulPinnedPiece, rules.FoulWrongMovement},
	{rules.FoulMustPromote, rules.FoulCannotPromote, rules.FoulPromoteOutsideZone, rules.FoulUnpromote, rules.FoulWrongMovement},
	{rules.FoulTwoInARow, rules.FoulOutOfTurn, rules.FoulPass, rules.FoulTakeback, rules.FoulHiddenHand, rules.FoulWrongSetup},
}

// dock is what is offered: legal, the foul, and some that are like it, in the
// order of the law.
func (m *maker) dock(foul rules.Foul) []rules.Foul {
	offer := []rules.Foul{rules.NoFoul, foul}
	for _, family := range families {
		if !slices.Contains(family, foul) {
			continue
		}
		others := slices.Clone(family)
		shuffle(m, others)
		for _, f := range others {
			if len(offer) < 5 && !slices.Contains(offer, f) {
				offer = append(offer, f)
			}
		}
	}
	if other := one(m, one(m, families)); !slices.Contains(offer, other) {
		offer = append(offer, other)
	}
	slices.Sort(offer)
	return offer
}
