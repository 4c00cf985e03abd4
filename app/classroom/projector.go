package classroom

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"terakoya/app/parts"
	class "terakoya/lessons/classroom"
	"terakoya/widgets/pieceart"
)

var _ fyne.Layout = (*Projector)(nil)

// Projector is what the window for the projector shows: the board in full height and
// what is asked, to be read from the back of a room. Nothing in it is clicked; its keys
// are the teacher's.
type Projector struct {
	telling *telling
	window  fyne.Window
	desk    *desk
	panel   *projectorPanel
	blank   *canvas.Rectangle // before everything, while the class is to look elsewhere
	root    *fyne.Container
	size    fyne.Size
	unit    float32 // of the lengths, in units of the window
}

// newProjector returns what is shown in a window, which it does not open.
func newProjector(t *telling, art *pieceart.Artist, w fyne.Window) *Projector {
	p := &Projector{
		telling: t, window: w, desk: newDesk(art, true), panel: newProjectorPanel(),
		blank: canvas.NewRectangle(color.Black), // a projector gives no light then
	}
	p.desk.board.SetLocked(true)
	p.blank.Hide()
	all := append([]fyne.CanvasObject{p.desk.root}, p.panel.objects()...)
	p.root = container.New(p, append(all, p.blank)...)
	return p
}

// show draws a slide as it is.
func (p *Projector) show(l looks, now time.Time) {
	p.desk.set(p.telling, l)
	p.tell(now)
}

// changed draws what has changed, and leaves the rest alone: so it is there soon.
func (p *Projector) changed(c class.Change, l looks, now time.Time) {
	switch c {
	case class.SlideChanged:
		p.show(l, now)
		return
	case class.BoardChanged:
		p.desk.move(p.telling, l)
	case class.RevealChanged:
		p.desk.reveal(p.telling, l)
	case class.PenChanged:
		p.desk.draw(p.telling)
		return
	case class.VotesChanged, class.TeamsChanged, class.TimerChanged, class.PickChanged:
	}
	p.tell(now)
}

// tell says in the panel how the class stands.
func (p *Projector) tell(now time.Time) {
	notice := ""
	if !p.window.FullScreen() {
		notice = p.telling.say("present.drag", nil)
	}
	p.panel.tell(p.telling, now, notice)
	if !p.size.IsZero() {
		p.Layout(nil, p.size)
	}
}

// tick shows that time has passed.
func (p *Projector) tick(now time.Time) {
	before := p.panel.clock.Text
	p.panel.tellTime(p.telling, now)
	if (p.panel.clock.Text == "") != (before == "") || p.panel.notice.Visible() == p.window.FullScreen() {
		p.tell(now)
	}
}

// darken hides everything, or shows it again.
func (p *Projector) darken(on bool) { seen(p.blank, on) }

// Parts returns the named parts of what is shown, for tests and the drive.
func (p *Projector) Parts() []parts.Part {
	all := []parts.Part{
		parts.Whole("title", p.panel.title), parts.Whole("place", p.panel.place), parts.Whole("text", p.panel.text),
		parts.Whole("written", p.panel.written), parts.Whole("clock", p.panel.clock), parts.Whole("hands", p.panel.hands),
		parts.Whole("notice", p.panel.notice), parts.Whole("team-1", p.panel.teams[0]), parts.Whole("team-2", p.panel.teams[1]),
		parts.Whole("tried", p.panel.tried.ground), parts.Whole("answer", p.panel.answer.ground), parts.Whole("picked", p.panel.picked.ground),
	}
	for i, b := range p.panel.ballots {
		all = append(all, parts.Whole("option-"+string(rune('A'+i)), b))
	}
	return append(all, parts.Board(p.desk.board, p.telling.marks())...)
}
