package drill

import (
	"terakoya/lessons"
	"terakoya/rules"
)

// ending states a case and asks how it leaves the game under the rule set of the
// template; the move number is in {number}. The cases say what happens:
//
//	mate             the side to move is in check and has no move
//	no-legal-move    it has no move, and no check
//	resign           it gives up
//	time             its time is up
//	foul             it does what no rule allows
//	agree-impasse    both agree to count
//	declare          it declares, with the points or without
//	try              a king stands where the other began
//	move-limit       the last move of the rule set has been made
//	sennichite       the position stands for the fourth time
//	perpetual-check  and all moves of a side were checks
//	goes-on          nothing of all that, but it looks like it
//
// A try under a rule set without it, and a limit where there is none, go on. With
// the level more pieces stand about, and what goes on looks more like an end.
// Nothing is found for a claim that the rule set does not know.
var ending = Generator{
	Cases: []Case{
		{"mate", 12}, {"no-legal-move", 6}, {"resign", 7}, {"time", 7}, {"foul", 10}, {"agree-impasse", 8}, {"declare", 8},
		{"try", 6}, {"move-limit", 8}, {"sennichite", 7}, {"perpetual-check", 7}, {"goes-on", 14},
	},
	Kind: lessons.RuleGame, hard: standing, Fills: []string{"number"},
	make: func(m *maker, s *lessons.Step) bool {
		ok := endings[m.kase](m, s)
		s.Blanks.Number = s.Position.MoveNumber() - 1
		return ok
	},
}

// endings are the ways to make each case.
var endings map[string]func(m *maker, s *lessons.Step) bool

func init() {
	endings = map[string]func(m *maker, s *lessons.Step) bool{
		"mate":            func(m *maker, s *lessons.Step) bool { return m.stuck(s, true) },
		"no-legal-move":   func(m *maker, s *lessons.Step) bool { return m.stuck(s, false) },
		"resign":          func(m *maker, s *lessons.Step) bool { return m.calls(s, rules.Action{Deed: rules.DoResign}) },
		"time":            func(m *maker, s *lessons.Step) bool { return m.calls(s, rules.Action{Deed: rules.DoTime}) },
		"foul":            (*maker).fouls,
		"agree-impasse":   (*maker).agrees,
		"declare":         (*maker).declares,
		"try":             (*maker).tries,
		"move-limit":      func(m *maker, s *lessons.Step) bool { return m.limit(s, m.drill.Law.Cap) },
		"sennichite":      func(m *maker, s *lessons.Step) bool { return m.stands(s, "four", rules.EndSennichite) },
		"perpetual-check": func(m *maker, s *lessons.Step) bool { return m.stands(s, "perpetual", rules.EndPerpetualCheck) },
		"goes-on":         (*maker).lasts,
	}
}

// stuck looks for a position in which the side to move has no legal move, in check
// or not.
func (m *maker) stuck(s *lessons.Step, check bool) bool {
	for range 40 {
		setup, ok := m.hunted(check)
		if !ok {
			continue
		}
		p, odd, err := setup.Position()
		if err == nil && odd == 0 && p.InCheck() == check && !p.HasLegal() {
			return ruled(s, setup)
		}
	}
	return false
}

// hunters are what stands about a king that is hunted.
var hunters = []rules.Kind{
	rules.Gold, rules.Gold, rules.Silver, rules.Tokin, rules.Dragon, rules.Horse, rules.Rook, rules.Bishop, rules.Knight,
	rules.PromotedSilver, rules.PromotedLance, rules.Pawn, rules.Lance,
}

// hunted makes a position in which the side to move has its king at the edge and
// the other side pieces around it. A king that nothing guards stands in a corner.
func (m *maker) hunted(guarded bool) (rules.Setup, bool) {
	c := m.scene()
	us, them := m.side, m.side.Opponent()
	king := m.any(border.And(ranks(us, 5, 9)))
	if !guarded {
		king = m.any(border.And(ranks(us, 9, 9)).And(rules.FileSet(1).Or(rules.FileSet(9))))
	}
	ok := c.put(us, rules.King, king) && c.put(them, rules.King, m.any(ranks(them, 7, 9).Without(near(king, 1))))
	for range m.within(2, 4) {
		c.put(them, one(m, hunters), m.any(near(king, 2).And(c.open())))
	}
	for range m.level / 2 {
		if !guarded {
			break
		}
		c.put(us, one(m, []rules.Kind{rules.Pawn, rules.Lance, rules.Knight, rules.Gold}), m.any(near(king, 2).And(c.open())))
	}
	for range 3 * (m.level - 1) {
		c.stray(them, ranks(them, 5, 9))
	}
	return c.Setup, ok
}

// calls makes a position from the middle of a game in which the side to move does
// something.
func (m *maker) calls(s *lessons.Step, deed rules.Action) bool {
	p, ok := m.midgame(8 + 10*m.level)
	s.Deed = deed
	return ok && ruled(s, p.Setup())
}

// midgame plays legal moves from the even start, as chance has it, and no nearer
// to an end than that. The maker's side is to move.
func (m *maker) midgame(plies int) (rules.Position, bool) {
	even, _ := rules.HandicapByKey("even-game")
	p := even.Position()
	plies += m.within(0, 5)
	if (plies%2 == 0) != (m.side == rules.Black) {
		plies++
	}
	for range plies {
		all := p.Legal()
		if len(all) == 0 {
			return p, false
		}
		move := one(m, all)
		for range 2 { // of three moves one that takes something: so that hands fill
			if other := one(m, all); p.At(other.To()) != rules.NoPiece {
				move = other
			}
		}
		p.Make(move)
	}
	return p, p.HasLegal() && !p.InCheck()
}

// blunders are the fouls that somebody may really commit.
var blunders = []rules.Foul{
	rules.FoulNifu, rules.FoulDeadSquareDrop, rules.FoulMustPromote, rules.FoulMovesIntoCheck, rules.FoulPinnedPiece,
	rules.FoulWrongMovement, rules.FoulBlockedPath, rules.FoulPromoteOutsideZone, rules.FoulDropOnOccupied,
}

// fouls has the side to move make an illegal move; from level 4 on sometimes a
// player passes or takes a move back.
func (m *maker) fouls(s *lessons.Step) bool {
	p, ok := m.midgame(20 + 10*m.level)
	if !ok {
		return false
	}
	if m.level > 3 && m.luck[0] < 30 {
		s.Deed.Deed = one(m, []rules.Deed{rules.DoPass, rules.DoTakeback})
		return ruled(s, p.Setup()) && s.Ending.Ending == rules.EndFoul
	}
	want := one(m, blunders)
	own, hand := p.Pieces(m.side).Squares(), p.Hand(m.side)
	for range 400 {
		a := rules.Attempt{From: one(m, own), To: m.any(wholeBoard), Promote: m.chance(20)}
		if k := one(m, rules.HandKinds[:]); hand.Count(k) > 0 && m.chance(40) {
			a = rules.Attempt{From: rules.OffBoard, To: a.To, Drop: k}
		}
		if e, is := p.Check(a).(*rules.IllegalMove); is && e.Foul == want {
			s.Deed = rules.Action{Attempt: a}
			return ruled(s, p.Setup())
		}
	}
	return false
}
