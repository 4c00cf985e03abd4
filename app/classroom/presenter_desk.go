package classroom

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/boardscreen"
	"terakoya/lessons"
	class "terakoya/lessons/classroom"
	"terakoya/rules"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// desk is the board of a window, with what the teacher draws on it.
type desk struct {
	board *widgets.Board
	pen   *widgets.Pen
	large bool // to be read from the back of a room
	root  *fyne.Container
	shown rules.Setup
}

func newDesk(art *pieceart.Artist, large bool) *desk {
	d := &desk{board: widgets.NewBoard(art), large: large}
	d.pen = widgets.NewPen(d.board)
	d.root = container.NewStack(d.board, d.pen)
	return d
}

// looks is how boards are drawn.
type looks struct {
	set     func(*lessons.Lesson) pieceart.Set
	still   bool
	flipped bool
}

// dress gives the board its style at a slide.
func (d *desk) dress(t *telling, l looks) {
	slide := t.class.Slide()
	turned := l.flipped
	if slide.Step != nil {
		turned = turned != slide.Step.Turned
	}
	boardscreen.Dress(d.board, t.words, l.set(slide.Lesson), l.still, turned)
	style := d.board.Style()
	style.Large, style.Area, style.Stands = d.large, rules.SquareSet{}, t.standsCount()
	if slide.Step != nil {
		style.Area = slide.Step.Area
	}
	d.board.SetStyle(style)
	names := [2]widgets.StandName{{Side: t.words.Side(rules.Black)}, {Side: t.words.Side(rules.White)}}
	if slide.Step != nil {
		seats := t.words.Seats(slide.Step)
		names = [2]widgets.StandName{{Side: seats.Name(rules.Black)}, {Side: seats.Name(rules.White)}}
	}
	d.board.SetNames(names)
}

// standsCount reports whether the stands have something to show: pieces in hand now or
// where the slide begins.
func (t *telling) standsCount() bool {
	now := t.board()
	held := now.Hands[rules.Black].Len() + now.Hands[rules.White].Len()
	if step := t.step(); step != nil {
		held += step.Setup.Hands[rules.Black].Len() + step.Setup.Hands[rules.White].Len()
	}
	return held > 0
}

// set shows the board as it stands, at once.
func (d *desk) set(t *telling, l looks) {
	d.dress(t, l)
	d.shown = t.board()
	d.board.SetSetup(d.shown)
	d.mark(t)
}

// reveal shows the answer, or hides it. Only where that is a board of its own the pieces
// are set anew.
func (d *desk) reveal(t *telling, l looks) {
	if d.shown != t.board() {
		d.set(t, l)
		return
	}
	d.mark(t)
}

// mark shows the marks as they are.
func (d *desk) mark(t *telling) {
	d.board.SetMarks(t.marks())
	d.draw(t)
}

// draw shows what the pen has drawn.
func (d *desk) draw(t *telling) {
	drawn := t.class.Pen()
	var arrows []widgets.ArrowMark
	for _, a := range drawn.Arrows {
		arrows = append(arrows, widgets.ArrowMark{From: a.From, To: a.To, Role: widgets.Look})
	}
	d.pen.Set(drawn.Rings, arrows)
}

// move shows what came of an attempt in motion: a legal one is made, one that is
// refused goes there and back.
func (d *desk) move(t *telling, l looks) {
	r, tried := t.class.Last()
	d.dress(t, l)
	now := t.board()
	d.shown = now
	switch {
	case !tried:
		d.board.SetSetup(now)
	case r.Illegal != nil && r.Setup == r.Before:
		d.board.SetSetup(now)
		d.board.Refuse(r.Attempt)
	default:
		d.play(now, r)
	}
	d.mark(t)
}

// play makes a move, and after it the answer of a script.
func (d *desk) play(now rules.Setup, r class.Ruling) {
	p, ok := playable(r.Before)
	if r.Reply == rules.NoMove || !ok {
		d.board.Play(now, r.Attempt)
		return
	}
	p.Make(r.Attempt.Move())
	d.board.SetSetup(p.Setup())
	d.board.Play(now, r.Reply.Attempt())
}
