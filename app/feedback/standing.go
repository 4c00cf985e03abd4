package feedback

import (
	"terakoya/rules"
	"terakoya/widgets"
)

// Explained makes the explanation of a foul in a position, with the squares to which
// the same piece could go; why are its sentences.
func Explained(p *rules.Position, e *rules.IllegalMove, why string) Foul {
	return Foul{Position: p, Illegal: e, Why: why, Open: p.Targets(e.Attempt.From, e.Attempt.Drop.Base())}
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
