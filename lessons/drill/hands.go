package drill

import (
	"fmt"

	"terakoya/lessons"
	"terakoya/rules"
)

// hands plays some captures and drops and then asks how many pieces of a kind a
// side has in hand. The cases:
//
//	promoted  a promoted piece was captured, which counts as what it was before
//	dropped   pieces of the kind were captured, and one dropped again
//	plain     pieces of the kind were captured
//
// With the level more moves are played, three to seven, and more is in hand
// before. {side} is the side asked about.
var hands = Generator{
	Cases: []Case{{"promoted", 4}, {"dropped", 3}, {"plain", 3}},
	Kind:  lessons.EnterNumber, Fills: []string{"piece", "number"},
	make: makeHands,
	hard: func(s *lessons.Step) int { return len(s.Played) },
}

func makeHands(m *maker, s *lessons.Step) bool {
	c := m.scene()
	if !c.thrones() {
		return false
	}
	for range m.level {
		c.hold(rules.Color(m.rand.IntN(2)), one(m, deal), 1)
	}
	c.melee(10 + m.level)
	if !playable(s, c.Setup) || s.Position.InCheck() {
		return false
	}
	asked := rules.Color(m.rand.IntN(2))
	g := s.Law.NewGame(s.Position)
	var got ledger
	for range 2 + m.level {
		p := g.Position()
		move, ok := m.busy(&p)
		if !ok {
			return false
		}
		got.note(&p, move)
		_ = g.Play(move.Attempt())
	}
	if !follow(s, g.Moves()...) || !s.Position.HasLegal() {
		return false
	}
	k, ok := m.kept(&got, asked)
	s.Blanks.Piece, s.Blanks.Side = k, asked
	if !ok || !count(s, fmt.Sprint("hand ", asked, " ", k)) {
		return false
	}
	s.Blanks.Number = s.Number
	return s.Number > 0 || m.chance(15) // none is an answer, but not the usual one
}

// melee puts pieces of both sides into the middle, where they can take each other.
func (c *scene) melee(n int) {
	for range n {
		side := rules.Color(c.m.rand.IntN(2))
		k := one(c.m, deal)
		if k.CanPromote() && c.m.chance(35) {
			k = k.Promoted()
		}
		at := c.m.any(ranks(rules.Black, 3, 7).And(c.open()))
		if c.put(side, k, at) && !c.quiet() {
			c.lift(at)
		}
	}
}

// ledger is what was captured and dropped, by side and kind.
type ledger struct{ captured, promoted, dropped [2]rules.Hand }

func (l *ledger) note(p *rules.Position, m rules.Move) {
	us := p.Turn()
	if m.IsDrop() {
		l.dropped[us][m.Dropped()]++
		return
	}
	if pc := p.At(m.To()); pc != rules.NoPiece {
		l.captured[us][pc.Kind().Base()]++
		if pc.Kind().IsPromoted() {
			l.promoted[us][pc.Kind().Base()]++
		}
	}
}

// kept draws a kind for which the case holds.
func (m *maker) kept(l *ledger, side rules.Color) (rules.Kind, bool) {
	var fits []rules.Kind
	for _, k := range rules.HandKinds {
		promoted, dropped := l.promoted[side][k] > 0, l.dropped[side][k] > 0
		is := !promoted && !dropped
		switch m.kase {
		case "promoted":
			is = promoted
		case "dropped":
			is = dropped
		}
		if is && l.captured[side][k] > 0 {
			fits = append(fits, k)
		}
	}
	if len(fits) == 0 {
		return rules.NoKind, false
	}
	return one(m, fits), true
}

// busy draws a capture if there is one, else a drop; false if there is neither.
func (m *maker) busy(p *rules.Position) (rules.Move, bool) {
	var captures, drops []rules.Move
	for _, move := range p.Legal() {
		if move.IsDrop() {
			drops = append(drops, move)
		} else if p.At(move.To()) != rules.NoPiece {
			captures = append(captures, move)
		}
	}
	switch {
	case len(captures) > 0 && (len(drops) == 0 || m.chance(70)):
		return one(m, captures), true
	case len(drops) > 0:
		return one(m, drops), true
	}
	return rules.NoMove, false
}
