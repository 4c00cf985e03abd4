package drill

import "terakoya/rules"

// guise is how a position is shown: mirrored, or with the sides exchanged.
type guise struct{ mirror, swap bool }

func (g guise) square(sq rules.Square) rules.Square {
	if !sq.OnBoard() {
		return sq
	}
	if g.swap {
		sq = sq.Turned()
	}
	if g.mirror {
		sq = sq.Mirrored()
	}
	return sq
}

func (g guise) color(c rules.Color) rules.Color {
	if g.swap {
		return c.Opponent()
	}
	return c
}

func (g guise) setup(s rules.Setup) rules.Setup {
	out := rules.Setup{Turn: g.color(s.Turn), Move: s.Move}
	for c := range s.Hands {
		out.Hands[g.color(rules.Color(c))] = s.Hands[c]
	}
	for i, pc := range s.Board {
		if pc != rules.NoPiece {
			out.Board[g.square(rules.Square(i))] = rules.NewPiece(g.color(pc.Color()), pc.Kind())
		}
	}
	return out
}

// guise draws one for a position in which Black is to play: the sides are
// exchanged if that is to be White, and it is mirrored half the time.
func (m *maker) guise(side rules.Color) guise {
	return guise{mirror: m.chance(50), swap: side == rules.White}
}
