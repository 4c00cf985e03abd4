package widgets

import (
	"fmt"
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"terakoya/rules"
)

var (
	_ fyne.Widget = (*ClockFace)(nil)
	_ flowing     = (*ClockFace)(nil)
)

// ClockFace is the face of a clock: the time that a side has left, small marks below it
// for considerations, and ten ticks that run out one by one in the last ten seconds.
// It does not run by itself.
type ClockFace struct {
	widget.BaseWidget
	Compact bool // smaller, for a low window

	shown   bool // anything has been
	seconds int
	ticks   int // of the last ten seconds; 0 before and after them
	marks   int
	runs    bool
	fallen  bool
}

// lastSeconds is how many seconds have a tick of their own.
const lastSeconds = 10

// NewClockFace returns a clock that shows no time at all.
func NewClockFace() *ClockFace {
	c := &ClockFace{}
	c.ExtendBaseWidget(c)
	return c
}

// Set shows what a side has left, and whether its clock runs. Begun seconds count as
// whole ones, so that 0:00 is shown only when the flag has fallen.
func (c *ClockFace) Set(left rules.Left, runs bool) {
	before := c.face()
	c.shown, c.runs, c.fallen, c.marks = true, runs, left.Fallen, left.Considerations
	now := left.Main
	if now == 0 {
		now = left.Byoyomi
	}
	c.seconds, c.ticks = wholeSeconds(now), 0
	last := left.Main == 0 || left.Byoyomi == 0 // else byoyomi is still to come
	if runs && last && c.seconds <= lastSeconds {
		c.ticks = c.seconds
	}
	if c.face() != before {
		c.Refresh()
	}
}

// face is all that a clock looks like.
func (c *ClockFace) face() string {
	return fmt.Sprint(c.shown, c.seconds, c.ticks, c.marks, c.runs, c.fallen)
}

// wholeSeconds counts a second that has begun.
func wholeSeconds(d time.Duration) int { return int((d + time.Second - 1) / time.Second) }

// Text returns the time that is shown, such as "8:41" or "1:30:00"; "" at first.
func (c *ClockFace) Text() string {
	switch {
	case !c.shown:
		return ""
	case c.seconds >= 3600:
		return fmt.Sprintf("%d:%02d:%02d", c.seconds/3600, c.seconds/60%60, c.seconds%60)
	}
	return fmt.Sprintf("%d:%02d", c.seconds/60, c.seconds%60)
}

// Ticks returns how many seconds are left of the last ten; 0 before and after them.
func (c *ClockFace) Ticks() int { return c.ticks }

// Border returns the colour and the width of the border of the card that holds the
// clock.
func (c *ClockFace) Border() (line fyne.ThemeColorName, width float32) {
	switch {
	case c.fallen || c.ticks > 0:
		return ColorWrong, clockBorder
	case c.runs:
		return ColorAccent, clockBorder
	}
	return ColorLine, 1
}

// Lengths of a clock, in units.
const (
	clockBorder  = 2.5
	clockCompact = 27.0 / 32 // of the size of the digits
	clockTop     = 0.43      // what is empty above a digit, of its size
	clockDigit   = 0.73      // how high it is, of its size
	clockGap     = 4         // between digits, marks and ticks
	clockMark    = 5
	clockPitch   = 8 // from mark to mark, where there is room
	clockTick    = 4 // how high one is
	tickApart    = 3
	clockLeast   = 96 // so wide is the face at least, for the ticks
)

func (c *ClockFace) textSize() float32 {
	size := c.Theme().Size(SizeClock)
	if c.Compact {
		size *= clockCompact
	}
	return size
}

// MinSize is part of fyne.Widget. All digits are of one width: it does not change from
// one second to the next.
func (c *ClockFace) MinSize() fyne.Size {
	wide := max(clockLeast, fyne.MeasureText(c.Text(), c.textSize(), fyne.TextStyle{Bold: true}).Width)
	return fyne.NewSize(wide, c.HeightFor(wide))
}

// clockBelow is the room below the digits, for marks and ticks; as much is above them,
// so that they stand in the middle with and without.
const clockBelow = clockGap + clockMark + clockGap + clockTick

// HeightFor returns the height of the face, whatever its width.
func (c *ClockFace) HeightFor(float32) float32 { return clockDigit*c.textSize() + 2*clockBelow }

// CreateRenderer is part of fyne.Widget.
func (c *ClockFace) CreateRenderer() fyne.WidgetRenderer {
	r := &clockRenderer{c: c, text: canvas.NewText("", color.Transparent)}
	r.pills.make = func() *canvas.Rectangle { return &canvas.Rectangle{} }
	r.Refresh()
	return r
}

type clockRenderer struct {
	c       *ClockFace
	text    *canvas.Text
	pills   pool[*canvas.Rectangle]
	objects []fyne.CanvasObject
}

func (r *clockRenderer) Destroy()                     {}
func (r *clockRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *clockRenderer) Layout(fyne.Size)             { r.Refresh() }
func (r *clockRenderer) MinSize() fyne.Size           { return r.c.MinSize() }

// Refresh draws the digits at the right, the marks and the ticks below them.
func (r *clockRenderer) Refresh() {
	c, th := r.c, r.c.Theme()
	r.pills.reset()
	ink := ColorInk
	if c.fallen || c.ticks > 0 {
		ink = ColorWrong
	}
	size := c.textSize()
	r.text.Text, r.text.TextSize, r.text.TextStyle = c.Text(), size, fyne.TextStyle{Bold: true}
	r.text.Color = themeColor(th, ink)
	text, room := r.text.MinSize(), c.Size()
	top := (room.Height - clockDigit*size) / 2
	placeObject(r.text, room.Width-text.Width, top-clockTop*size, text.Width, text.Height)
	r.text.Refresh()
	r.objects = append(r.objects[:0], r.text)
	y := top + clockDigit*size + clockGap
	r.layMarks(room.Width, y)
	if c.marks > 0 {
		y += clockMark + clockGap
	}
	r.layTicks(room.Width, y)
	canvas.Refresh(c)
}

// layMarks puts a mark for each consideration below the digits, from the right.
func (r *clockRenderer) layMarks(width, y float32) {
	pitch := min(clockPitch, width/float32(max(1, r.c.marks)))
	side := min(clockMark, pitch-1)
	for i := range r.c.marks {
		r.pill(ColorInkSoft, width-float32(i)*pitch-side, y+(clockMark-side)/2, side, side)
	}
}

// layTicks puts the ticks below that; those that have run out are pale.
func (r *clockRenderer) layTicks(width, y float32) {
	if r.c.ticks == 0 {
		return
	}
	each := (width+tickApart)/lastSeconds - tickApart
	for i := range lastSeconds {
		ink := ColorWrong
		if i >= r.c.ticks {
			ink = ColorLine
		}
		r.pill(ink, float32(i)*(each+tickApart), y, each, clockTick)
	}
}

func (r *clockRenderer) pill(ink fyne.ThemeColorName, x, y, w, h float32) {
	p := r.pills.next()
	p.FillColor, p.CornerRadius = themeColor(r.c.Theme(), ink), min(w, h)/2
	placeObject(p, x, y, w, h)
	p.Refresh()
	r.objects = append(r.objects, p)
}
