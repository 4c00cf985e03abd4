package play

import (
	"fyne.io/fyne/v2"

	"terakoya/app/feedback"
	"terakoya/rules"
	"terakoya/widgets"
)

// noteItems are what has to be said beside the board: how the game ended, what is asked,
// why an attempt is illegal, that a position has come back, or what the learner asked.
// Mostly there is nothing to say.
func (t *Table) noteItems() []fyne.CanvasObject {
	w := t.env.Words
	switch o := t.match.game.Outcome(); {
	case o.Ending != rules.NotEnded:
		return t.ended(o)
	case t.prompt != noPrompt:
		return t.promptItems()
	case t.foul != nil:
		f := t.explained(t.foul)
		f.Costs = w.Say("play.retry.costs", nil)
		return f.Panel(w)
	}
	return append(t.repetitionItems(), t.adviceItems()...)
}

// explained makes the explanation of a foul in the present position. Once it has
// cost the game, what else was possible is not told.
func (t *Table) explained(e *rules.IllegalMove) feedback.Foul {
	p := t.match.game.Position()
	f := feedback.Explained(&p, e, t.sides.explain(&p, e))
	f.Untold = t.match.over()
	return f
}

// marks are what is drawn on the board beside the pieces: a foul, or else the last
// move and kings in check.
func (t *Table) marks() widgets.Marks {
	if t.looksBack() {
		return t.plainMarks()
	}
	if e := t.match.game.Outcome().Foul; e != nil {
		return t.explained(e).Marks()
	}
	if t.foul != nil {
		return t.explained(t.foul).Marks()
	}
	if t.match.over() || t.prompt != noPrompt {
		return t.plainMarks()
	}
	return t.adviceMarks(t.plainMarks())
}

// plainMarks are the last move and the kings in check of the position that is shown.
func (t *Table) plainMarks() widgets.Marks {
	p := t.position()
	return feedback.Standing(&p, t.match.lastMove(t.shown()))
}
