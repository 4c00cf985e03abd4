package play

import (
	"fyne.io/fyne/v2"

	"terakoya/app/feedback"
	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/widgets"
)

// noteItems are what has to be said beside the board: how the game ended, why an
// attempt is illegal, whether to resign, or what was asked. Mostly there is nothing to
// say.
func (t *Table) noteItems() []fyne.CanvasObject {
	w := t.env.Words
	switch o := t.match.game.Outcome(); {
	case o.Ending != rules.NotEnded:
		return t.ended(o)
	case t.asking:
		other := words.Args{"opponent": t.sides.name(t.match.choice.Side().Opponent())}
		return []fyne.CanvasObject{feedback.HeadWith(widgets.ColorSunk, widgets.ColorInk,
			newSign(t.match.choice.Side(), endSign), w.Say("play.ask.title", nil), w.Say("play.ask.text", other))}
	case t.foul != nil:
		f := t.explained(t.foul)
		f.Costs = w.Say("play.retry.costs", nil)
		return f.Panel(w)
	}
	return t.adviceItems()
}

// explained makes the explanation of a foul in the present position. Once it has
// cost the game, what else was possible is not told.
func (t *Table) explained(e *rules.IllegalMove) feedback.Foul {
	p := t.match.game.Position()
	f := feedback.Foul{Position: &p, Illegal: e, Why: t.sides.explain(&p, e), Untold: t.match.over()}
	for _, m := range p.Legal() {
		if m.From() == e.Attempt.From && m.Dropped() == e.Attempt.Drop.Base() {
			f.Open = f.Open.Or(rules.SetOf(m.To()))
		}
	}
	return f
}

// marks are what is drawn on the board beside the pieces: a foul, or else the last
// move and kings in check.
func (t *Table) marks() widgets.Marks {
	if e := t.match.game.Outcome().Foul; e != nil {
		return t.explained(e).Marks()
	}
	if t.foul != nil {
		return t.explained(t.foul).Marks()
	}
	var m widgets.Marks
	if last := t.match.lastMove(); last != rules.NoMove {
		m.Last = widgets.LastMove(last.Attempt())
	}
	p := t.match.game.Position()
	for _, c := range []rules.Color{rules.Black, rules.White} {
		king := p.King(c)
		if king.OnBoard() && !p.Attackers(c.Opponent(), king).Empty() {
			m.Check = m.Check.Or(rules.SetOf(king))
		}
	}
	if t.match.over() || t.asking {
		return m
	}
	return t.adviceMarks(m)
}
