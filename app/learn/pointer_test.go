package learn

import (
	"fyne.io/fyne/v2"

	"terakoya/lessons"
)

// examine makes the screen one of an exam.
func (d *desk) examine() {
	settled := false
	d.env.Exam = &Exam{
		Try:     func(r lessons.Response) { d.session.Try(r); settled = true },
		Settled: func() bool { return settled }, Label: func() string { return "" },
		Said: func() []fyne.CanvasObject { return nil },
	}
	d.view = nil
	d.render()
}

// pull is a pointer that is down on a part.
type pull struct {
	*desk
	on  fyne.CanvasObject
	now fyne.Position // within the window
}

func (d *desk) part(name string) (fyne.CanvasObject, fyne.Position) {
	d.t.Helper()
	for _, p := range d.Parts() {
		if p.Name == name && p.Object.Visible() {
			at, size := p.Rect()
			return p.Object, at.AddXY(size.Width/2, size.Height/2)
		}
	}
	d.t.Fatalf("there is no %s", name)
	return nil, fyne.Position{}
}

// grab presses the pointer on a part and draws it over others.
func (d *desk) grab(name string, over ...string) *pull {
	d.t.Helper()
	p := &pull{desk: d}
	p.on, p.now = d.part(name)
	for _, next := range over {
		_, to := d.part(next)
		for i := range 4 {
			step := to.Subtract(p.now)
			part := 1 / float32(4-i)
			p.by(step.X*part, step.Y*part)
		}
	}
	return p
}

func (p *pull) by(dx, dy float32) {
	p.now = p.now.AddXY(dx, dy)
	at := p.now.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(p.on))
	p.on.(fyne.Draggable).Dragged(&fyne.DragEvent{
		PointEvent: fyne.PointEvent{Position: at, AbsolutePosition: p.now}, Dragged: fyne.NewDelta(dx, dy),
	})
}

func (p *pull) let() { p.on.(fyne.Draggable).DragEnd() }

// drag draws a part to others and lets it go over the last.
func (d *desk) drag(name string, over ...string) {
	d.t.Helper()
	d.grab(name, over...).let()
}
