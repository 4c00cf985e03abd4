package drill

import (
	"terakoya/lessons"
	"terakoya/rules"
)

// repetition shows the moves of a game that came back to where it was, and asks
// whether it is over, and for whom. The cases:
//
//	hands-differ     the board stands for the fourth time, but with other hands
//	turn-differs     the same, but the other side is to move
//	start-counts     the fourth time, and the first was the start
//	one-quiet-check  the fourth time, and all moves of a side but one were checks
//	perpetual        the fourth time, and all moves of a side were checks
//	three            the third time
//	four             the fourth time, after moves that led there
//
// With the level there are more moves before the first time and more pieces, and
// the ways between the times differ.
var repetition = Generator{
	Cases: []Case{
		{"hands-differ", 1}, {"turn-differs", 1}, {"start-counts", 1}, {"one-quiet-check", 1}, {"perpetual", 2}, {"three", 1}, {"four", 2},
	},
	Kind: lessons.RuleGame, hard: played,
	make: func(m *maker, s *lessons.Step) bool {
		c, ok := m.circle(m.kase)
		return ok && ruled(s, c.start, c.moves...) && (s.Ending.Ending == rules.NotEnded) == goesOn[m.kase] && s.Setup.Turn == m.side
	},
}

// goesOn are the cases in which nothing has ended the game.
var goesOn = map[string]bool{"hands-differ": true, "turn-differs": true, "three": true}

// repetitionCount asks how often the position has stood. The cases hands-differ,
// turn-differs and start-counts are those of repetition; in later moves led to
// where the position stood first.
var repetitionCount = Generator{
	Cases: []Case{{"hands-differ", 1}, {"turn-differs", 1}, {"start-counts", 1}, {"later", 1}},
	Kind:  lessons.EnterNumber, hard: played,
	make: func(m *maker, s *lessons.Step) bool {
		kase := m.kase
		if kase == "later" {
			kase = one(m, []string{"three", "four"})
		}
		c, ok := m.circle(kase)
		if ok && kase == "start-counts" {
			c.moves = c.moves[:4*min(3, m.within(1, 1+m.level/2))]
		}
		return ok && playable(s, c.start) && follow(s, c.moves...) && count(s, "times")
	},
}

// circles is how a game goes round: from where, and by which moves.
type circles struct {
	start rules.Setup
	moves []rules.Move
	now   rules.Position
}

// circle makes a game for a case.
func (m *maker) circle(kase string) (*circles, bool) {
	c, ok := m.arena(kase)
	if !ok {
		return nil, false
	}
	switch kase {
	case "hands-differ":
		return c, m.approach(c, 1) && m.barter(c)
	case "turn-differs":
		return c, m.approach(c, 1) && m.rounds(c, 2, false) && m.triangle(c)
	case "perpetual":
		return c, m.approach(c, 0) && m.rounds(c, 3, true)
	case "one-quiet-check":
		return c, m.approach(c, 0) && m.rounds(c, 2, true) && m.calm(c)
	case "start-counts":
		return c, m.rounds(c, 3, false)
	case "three":
		return c, m.approach(c, 0) && m.rounds(c, 2, false)
	}
	return c, m.approach(c, 0) && m.rounds(c, 3, false)
}

// arena makes the position at the start. Who moves first there is to move again
// at the end, but where the turn differs.
func (m *maker) arena(kase string) (*circles, bool) {
	c := m.scene()
	first := m.side
	if kase == "turn-differs" {
		first = first.Opponent()
	}
	c.Turn = first
	checks := kase == "perpetual" || kase == "one-quiet-check"
	ok := c.throne(first.Opponent())
	if checks {
		ok = ok && c.put(first, one(m, []rules.Kind{rules.Rook, rules.Dragon, rules.Horse, rules.Bishop}), m.any(c.open()))
	}
	if kase == "hands-differ" {
		ok = ok && m.market(c, first)
	}
	if !ok || !c.throne(first) {
		return nil, false
	}
	c.scatter(2+2*m.level, wholeBoard)
	p, odd, err := c.Setup.Position()
	return &circles{start: c.Setup, now: p}, err == nil && odd == 0 && !p.InCheck()
}

// play makes a move if it is legal.
func (c *circles) play(m rules.Move) bool {
	if c.now.Check(m.Attempt()) != nil {
		return false
	}
	c.now.Make(m)
	c.moves = append(c.moves, m)
	return true
}

// approach plays some quiet moves of both sides, two more every other level; so
// many pairs less.
func (m *maker) approach(c *circles, less int) bool {
	for range 2 * ((m.level+1)/2 - less) {
		all := c.plain(nil)
		if len(all) == 0 || !c.play(one(m, all)) {
			return false
		}
	}
	return !c.now.InCheck()
}

// plain returns the moves on the board that take nothing, turn nothing over and
// give no check, of those wanted.
func (c *circles) plain(want func(rules.Move) bool) []rules.Move {
	var all []rules.Move
	for _, m := range c.now.Legal() {
		if !m.IsDrop() && !m.Promotes() && c.now.At(m.To()) == rules.NoPiece && c.checks(m) == 0 && (want == nil || want(m)) {
			all = append(all, m)
		}
	}
	return all
}

// checks is 1 if a move gives check.
func (c *circles) checks(m rules.Move) int {
	after := c.now
	if after.Make(m); after.InCheck() {
		return 1
	}
	return 0
}

// back is the same way back.
func back(m rules.Move) rules.Move { return rules.Step(m.To(), m.From()) }

// rounds plays so many times out and back; with checks every move of the side to
// move is one. From level 4 on the ways differ.
func (m *maker) rounds(c *circles, n int, checks bool) bool {
	var way []rules.Move
	for i := range n {
		if i == 0 || m.level > 3 {
			found, ok := m.toAndFro(c, checks, checks)
			if !ok && i == 0 {
				return false
			}
			if ok {
				way = found
			}
		}
		for _, move := range way {
			if !c.play(move) {
				return false
			}
		}
	}
	return true
}

// calm plays once out and back with a quiet move out and a check back.
func (m *maker) calm(c *circles) bool {
	way, ok := m.toAndFro(c, false, true)
	for _, move := range way {
		ok = ok && c.play(move)
	}
	return ok
}

// toAndFro finds four moves after which all stand where they stood: out, an answer, and
// both back. It is asked whether the moves of the side to move are checks.
func (m *maker) toAndFro(c *circles, outChecks, backChecks bool) ([]rules.Move, bool) {
	outs := c.now.Legal()
	shuffle(m, outs)
	for _, out := range outs {
		if out.IsDrop() || out.Promotes() || c.now.At(out.To()) != rules.NoPiece || (c.checks(out) == 1) != outChecks {
			continue
		}
		away := circles{now: c.now}
		away.now.Make(out)
		answers := away.now.Legal()
		shuffle(m, answers)
		for _, answer := range answers {
			if answer.IsDrop() || answer.Promotes() || away.now.At(answer.To()) != rules.NoPiece || away.checks(answer) == 1 {
				continue
			}
			if ret := away; ret.play(answer) && (ret.now.Check(back(out).Attempt()) == nil) &&
				(ret.checks(back(out)) == 1) == backChecks && ret.play(back(out)) && ret.play(back(answer)) {
				return []rules.Move{out, answer, back(out), back(answer)}, true
			}
		}
	}
	return nil, false
}

// triangle loses a move: the side to move goes out and back by three moves of a
// king or a general, the other side by two.
func (m *maker) triangle(c *circles) bool {
	firsts := c.plain(nil)
	shuffle(m, firsts)
	for _, a := range firsts {
		out := circles{now: c.now}
		out.play(a)
		for _, x := range out.plain(nil) {
			two := out
			two.moves = nil
			two.play(x)
			for _, b := range two.plain(func(b rules.Move) bool { return b.From() == a.To() && b.To() != a.From() }) {
				three := two
				way := []rules.Move{a, x, b, back(x), rules.Step(b.To(), a.From())}
				three.moves = nil
				if three.play(b) && three.play(back(x)) && three.play(way[4]) {
					for _, move := range way {
						c.play(move)
					}
					return true
				}
			}
			break // another move of the other side would change little
		}
	}
	return false
}
