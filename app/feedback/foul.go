package feedback

import (
	"fyne.io/fyne/v2"

	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// Foul is an illegal move that is to be explained.
type Foul struct {
	Position *rules.Position // in which it was tried
	Illegal  *rules.IllegalMove
	Why      string // the sentences of the foul
	Costs    string // what it costs
	// Open are the squares to which the same piece could legally go. Untold keeps
	// from speaking of them.
	Open   rules.SquareSet
	Untold bool
}

// Panel says in three parts what was tried, why it is forbidden and what can be
// done instead.
func (f Foul) Panel(w *words.Words) []fyne.CanvasObject {
	e := f.Illegal
	items := []fyne.CanvasObject{
		Head(widgets.ColorWrongSoft, widgets.ColorWrong, pieceart.Offender,
			w.Say("verdict.foul", words.Args{"foul": w.Foul(e.Foul)}), f.Costs),
	}
	return append(items, f.Parts(w)...)
}

// Parts is Panel without its head.
func (f Foul) Parts(w *words.Words) []fyne.CanvasObject {
	e := f.Illegal
	why := Part(widgets.ColorWhy, reasonBadge(e.Foul), w.Say("verdict.why", nil), f.Why)
	if nothingMoved(e) {
		return []fyne.CanvasObject{why}
	}
	items := []fyne.CanvasObject{
		Part(widgets.ColorWrong, pieceart.Offender, w.Say("verdict.tried", nil), w.Tried(f.Position, e.Attempt)), why,
	}
	if f.Untold || e.Foul == rules.FoulEmptySquare || e.Foul == rules.FoulWrongSide || !e.Foul.IsMove() {
		return items
	}
	key := "verdict.moveDots"
	switch {
	case f.Open.Empty():
		key = "verdict.nowhere"
	case e.Attempt.Drop != rules.NoKind:
		key = "verdict.dropRings"
	}
	piece := lessons.Explain(f.Position, e).Piece
	possible := w.Say(key, words.Args{"piece": w.Piece(piece)})
	return append(items, Part(widgets.ColorRight, pieceart.Right, w.Say("verdict.possible", nil), possible))
}

// nothingMoved reports whether a foul was done without moving or dropping a
// piece: there is no attempt to tell of then.
func nothingMoved(e *rules.IllegalMove) bool { return e.Attempt == (rules.Attempt{}) }

// Marks shows the foul on the board: what was tried, what makes it wrong, and
// where the piece could go.
func (f Foul) Marks() widgets.Marks {
	m := FoulMarks(f.Position, f.Illegal)
	switch {
	case f.Untold:
	case f.Illegal.Attempt.Drop != rules.NoKind:
		m.Rings = f.Open
	default:
		m.Dots = f.Open
	}
	return m
}
