package joseki

import (
	"fmt"

	"fyne.io/fyne/v2"

	"terakoya/app/feedback"
	"terakoya/app/words"
	"terakoya/lessons/opening"
	"terakoya/rules"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// pawn is by how much a score changes when a pawn is taken.
const pawn = 200

func (t *Trainer) count(n int) string { return fmt.Sprint(n) }

// missed says why a try is not what is asked for, and what the book plays.
func (t *Trainer) missed(v *opening.Verdict) []fyne.CanvasObject {
	if v.Result == opening.Illegal {
		return t.explained(v).Panel(t.env.Words)
	}
	args := words.Args{"move": t.sides.Move(&v.Before, v.Tried)}
	var head fyne.CanvasObject
	switch {
	case v.Result == opening.OtherLine:
		head = feedback.Head(widgets.ColorHintSoft, widgets.ColorHint, pieceart.Hint, t.say("other.title", args), t.say("other.text", nil))
	case v.Result == opening.Disproved:
		head = feedback.Head(widgets.ColorWhySoft, widgets.ColorWhy, pieceart.Other, t.say("disproved.title", args), t.answered(v, "disproved.text"))
	case v.Compared == nil:
		text := ""
		if t.looks.Running() {
			text = t.say("outside.looking", nil)
		}
		head = feedback.Head(widgets.ColorWhySoft, widgets.ColorWhy, pieceart.Other, t.say("outside.title", args), text)
	case v.Compared.Refutes():
		head = feedback.Head(widgets.ColorWhySoft, widgets.ColorWhy, pieceart.Other, t.say("outside.refuted", args), t.cost(v))
	case t.mode == opening.Punish:
		head = feedback.Head(widgets.ColorWhySoft, widgets.ColorWhy, pieceart.Other, t.say("outside.less", args), t.answered(v, "outside.line"))
	default:
		head = feedback.Head(widgets.ColorHintSoft, widgets.ColorHint, pieceart.Hint, t.say("outside.title", args), t.say("outside.playable", nil))
	}
	if t.mode == opening.Punish || v.Result == opening.OtherLine {
		return []fyne.CanvasObject{head}
	}
	return append([]fyne.CanvasObject{head}, t.bookMoves(v)...)
}

// answered fills the line that answers a try into a message.
func (t *Trainer) answered(v *opening.Verdict, key string) string {
	p := v.Before
	p.Make(v.Tried)
	if len(v.Line) == 0 {
		return ""
	}
	return t.say(key, words.Args{"line": t.lineText(p, v.Line)})
}

// cost says how a search refutes a try, and what that costs.
func (t *Trainer) cost(v *opening.Verdict) string {
	text := t.answered(v, "outside.line")
	switch {
	case v.Compared.Mate > 0:
		return t.then(text, t.env.Words.Count("joseki.mate", v.Compared.Mate, nil))
	case v.Compared.Loss >= 50*pawn: // a mate of one's own is let go, or the search sees no end
		return text
	}
	return t.then(text, t.env.Words.Count("joseki.costs", max(1, (int(v.Compared.Loss)+pawn/2)/pawn), nil))
}

// bookMoves are what the book plays, each with its purpose; of many the first.
func (t *Trainer) bookMoves(v *opening.Verdict) []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, a := range v.Book[:min(len(v.Book), 2)] {
		title := t.say("book", words.Args{"move": t.sides.Move(&v.Before, a.Move)})
		all = append(all, feedback.Part(widgets.ColorRight, pieceart.Right, title, t.told(a.Purpose)))
	}
	return all
}

// explained makes the explanation of a foul.
func (t *Trainer) explained(v *opening.Verdict) feedback.Foul {
	return feedback.Explained(&v.Before, v.Illegal, t.sides.Explain(&v.Before, v.Illegal))
}

// marks are what is drawn on the board beside the pieces.
func (t *Trainer) marks() widgets.Marks {
	v := t.session.Verdict()
	if t.tried() && v.Result == opening.Illegal {
		return t.explained(v).Marks()
	}
	p, last := t.session.Position(), rules.NoMove
	if moves := t.session.Game().Moves(); len(moves) > 0 {
		last = moves[len(moves)-1]
	}
	m := feedback.Standing(&p, last)
	switch {
	case t.tried():
		t.markTried(&m, v)
	case t.session.Phase() == opening.Asking:
		t.markWanted(&m)
	}
	return m
}

// markTried shows what was tried, and the answer to it.
func (t *Trainer) markTried(m *widgets.Marks, v *opening.Verdict) {
	q := v.Before
	q.Make(v.Tried)
	m.Ghosts = []widgets.Ghost{{Square: v.Tried.To(), Piece: q.At(v.Tried.To())}}
	role := widgets.Other
	if v.Result == opening.OtherLine {
		role = widgets.Look
	}
	m.Squares = []widgets.SquareMark{{Square: v.Tried.To(), Role: role}}
	if len(v.Line) > 0 && !v.Line[0].IsDrop() {
		m.Arrows = []widgets.ArrowMark{{From: v.Line[0].From(), To: v.Line[0].To(), Role: widgets.Danger}}
	} else if len(v.Line) > 0 {
		m.Squares = append(m.Squares, widgets.SquareMark{Square: v.Line[0].To(), Role: widgets.Danger})
	}
}

// markWanted shows the move that is asked for as far as hints go, or all of it if it is
// shown.
func (t *Trainer) markWanted(m *widgets.Marks) {
	wanted := t.session.Wanted()
	if len(wanted) == 0 || t.session.Asks() && t.session.Hints() == 0 {
		return
	}
	move := wanted[0].Move
	whole := !t.session.Asks() || t.session.Hints() > 1
	switch {
	case move.IsDrop() && whole:
		m.Squares = append(m.Squares, widgets.SquareMark{Square: move.To(), Role: widgets.Look})
		m.Ghosts = append(m.Ghosts, widgets.Ghost{Square: move.To(), Piece: rules.NewPiece(t.side, move.Dropped())})
	case move.IsDrop():
		m.Area = rules.FileSet(move.To().File())
	case whole:
		m.Arrows = append(m.Arrows, widgets.ArrowMark{From: move.From(), To: move.To()})
	}
	if !move.IsDrop() {
		m.Squares = append(m.Squares, widgets.SquareMark{Square: move.From(), Role: widgets.Look})
	}
}
