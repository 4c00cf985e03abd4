package feedback

import (
	"terakoya/rules"
	"terakoya/widgets"
)

// Explained makes the explanation of a foul in a position, with the squares to which
// the same piece could go; why are its sentences.
func Explained(p *rules.Position, e *rules.IllegalMove, why string) Foul {
	f := Foul{Position: p, Illegal: e, Why: why}
	for _, m := range p.Legal() {
		if m.From() == e.Attempt.From && m.Dropped() == e.Attempt.Drop.Base() {
			f.Open = f.Open.Or(rules.SetOf(m.To()))
		}
	}
	return f
}

// Standing marks how a game stands: the last move, or NoMove, and kings in check.
func Standing(p *rules.Position, last rules.Move) widgets.Marks {
	var m widgets.Marks
	if last != rules.NoMove {
		m.Last = widgets.LastMove(last.Attempt())
	}
	for _, c := range []rules.Color{rules.Black, rules.White} {
		king := p.King(c)
		if king.OnBoard() && !p.Attackers(c.Opponent(), king).Empty() {
			m.Check = m.Check.Or(rules.SetOf(king))
		}
	}
	return m
}
