package tsume

import (
	"fyne.io/fyne/v2"

	"terakoya/app/parts"
	"terakoya/lessons/problem/solving"
	"terakoya/widgets"
)

// TypedKey handles the keys of the screen.
func (d *Desk) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		d.onMain()
	case fyne.KeyH:
		d.onHint()
	case fyne.KeyS:
		d.onShow()
	case fyne.KeyD:
		d.onDefences()
	case fyne.KeyU, fyne.KeyBackspace:
		if d.attack != nil && d.replay == nil && d.attack.State() != solving.Open {
			d.onRetry()
			return
		}
		d.onBack()
	case fyne.KeyF:
		d.onFlip()
	case fyne.KeyEscape:
		d.onLeave()
	case fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight:
		d.onArrow(e)
	case fyne.KeyHome:
		d.onGo(-solutionMost)
	case fyne.KeyEnd:
		d.onGo(solutionMost)
	case fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4, fyne.Key5, fyne.Key6, fyne.Key7, fyne.Key8, fyne.Key9:
		d.onDefend(int(e.Name[0] - '1'))
	}
}

// solutionMost is more than a solution has moves.
const solutionMost = 1 << 10

// onArrow steps through a solution, or leads the cursor onto the board.
func (d *Desk) onArrow(e *fyne.KeyEvent) {
	switch {
	case d.replay == nil && d.tries():
		d.board.Enter(e)
	case e.Name == fyne.KeyLeft:
		d.onGo(-1)
	case e.Name == fyne.KeyRight:
		d.onGo(1)
	}
}

// Keys are the keys as F1 lists them, with their messages.
func (d *Desk) Keys() [][2]string {
	return [][2]string{
		{"Enter", "keys.enter"}, {"← ↑ → ↓", "keys.arrows"}, {"H", "keys.hint"}, {"S", "tsume.keys.show"}, {"U", "tsume.keys.back"},
		{"← →", "tsume.keys.walk"}, {"D  1–9", "tsume.keys.defend"}, {"F", "keys.flip"}, {"F11", "keys.full"}, {"Esc", "tsume.keys.end"},
	}
}

// Name returns the name of the screen.
func (d *Desk) Name() string { return "mates" }

// Says returns the status line.
func (d *Desk) Says() string { return d.status.Says() }

// Content returns what is put in the window.
func (d *Desk) Content() fyne.CanvasObject { return d.root }

// Parts returns the named parts: the squares as "5e", marked ones as "other-5d" and so
// on, pieces in hand as "hand-black-P", and the buttons by what they do.
func (d *Desk) Parts() []parts.Part {
	h, p := d.header, d.panel
	all := []parts.Part{
		parts.Whole("leave", h.bar.Leave), parts.Whole("title", h.bar.Title()), parts.Whole("sub", h.bar.Sub()), parts.Whole("steps", h.steps),
		parts.Whole("count", h.count), parts.Whole("flip", h.flip), parts.Whole("texts", p.scroll), parts.Whole("main", p.main),
		parts.Whole("status", d.status.Line()),
	}
	if d.choice.Timed {
		all = append(all, parts.Whole("time", h.this), parts.Whole("time-all", h.took))
	}
	names := [3]string{"hint", "show", ""}
	if d.replay != nil {
		names = [3]string{"prev", "next", "defences"}
	}
	for i, b := range p.row {
		all = append(all, parts.Whole(names[i], b))
	}
	return append(all, parts.Board(d.board, widgets.Marks{Squares: d.marks().Squares})...)
}
