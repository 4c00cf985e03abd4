package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

var _ fyne.Widget = (*Steps)(nil)

// StepState is how a step of a lesson went.
type StepState uint8

// The states of a step.
const (
	StepAhead StepState = iota
	StepDone
	StepMissed // done, but not at the first try
)

// Steps shows the steps of a lesson as a row of pills.
type Steps struct {
	widget.BaseWidget
	states  []StepState
	current int
	failed  bool // the current step has just been missed
}

// NewSteps returns an empty row.
func NewSteps() *Steps {
	s := &Steps{}
	s.ExtendBaseWidget(s)
	return s
}

// Set shows the states, the number of the current step, and whether it has just
// been missed.
func (s *Steps) Set(states []StepState, current int, failed bool) {
	s.states, s.current, s.failed = states, current, failed
	s.Refresh()
}

// CreateRenderer is part of fyne.Widget.
func (s *Steps) CreateRenderer() fyne.WidgetRenderer {
	r := &stepsRenderer{s: s}
	r.pills.make = func() *canvas.Rectangle { return &canvas.Rectangle{} }
	r.Refresh()
	return r
}

const (
	pillWidth   = 26
	pillHeight  = 7
	pillCurrent = 11
	pillGap     = 4
	pillNotch   = 4   // in the middle of a missed one
	stepsMost   = 300 // a row is never wider
)

type stepsRenderer struct {
	s       *Steps
	pills   pool[*canvas.Rectangle]
	objects []fyne.CanvasObject
}

func (r *stepsRenderer) Destroy()                     {}
func (r *stepsRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *stepsRenderer) Layout(fyne.Size)             { r.Refresh() }

func (r *stepsRenderer) MinSize() fyne.Size {
	n := float32(len(r.s.states))
	return fyne.NewSize(min(max(0, n*(pillWidth+pillGap)-pillGap), stepsMost), Grown(pillCurrent))
}

// pill is the width of a pill: many steps make it shorter.
func (r *stepsRenderer) pill() float32 {
	n := float32(max(1, len(r.s.states)))
	return min(Grown(pillWidth), (r.s.Size().Width+pillGap)/n-pillGap)
}

func (r *stepsRenderer) Refresh() {
	r.pills.reset()
	r.objects = r.objects[:0]
	width := r.pill()
	for i, state := range r.s.states {
		fill, line, high := ColorTransparent, ColorLineStrong, Grown(pillHeight)
		switch state {
		case StepDone:
			fill, line = ColorRight, ColorRight
		case StepMissed:
			fill, line = ColorWrong, ColorWrong
		case StepAhead:
		}
		if i == r.s.current {
			high = Grown(pillCurrent)
			if fill, line = ColorAccent, ColorAccent; r.s.failed {
				fill, line = ColorWrong, ColorWrong
			}
		}
		left := float32(i) * (width + pillGap)
		if state == StepMissed && i != r.s.current { // told by its form too
			half := (width - min(pillNotch, width/3)) / 2
			r.draw(left, half, high, fill, line)
			r.draw(left+width-half, half, high, fill, line)
			continue
		}
		r.draw(left, width, high, fill, line)
	}
	canvas.Refresh(r.s)
}

// draw adds a pill, or a part of one, in the middle of the row.
func (r *stepsRenderer) draw(left, width, high float32, fill, line fyne.ThemeColorName) {
	p, th := r.pills.next(), r.s.Theme()
	p.FillColor, p.StrokeColor, p.StrokeWidth = themeColor(th, fill), themeColor(th, line), 1
	p.CornerRadius = min(high, width) / 2
	p.Resize(fyne.NewSize(width, high))
	p.Move(fyne.NewPos(left, (r.s.Size().Height-high)/2))
	p.Refresh()
	r.objects = append(r.objects, p)
}
