package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Widget      = (*Tick)(nil)
	_ fyne.Disableable = (*Tick)(nil)
	_ flowing          = (*Tick)(nil)
)

// Tick is a line that can be ticked: a box, a text, and a note at the right.
type Tick struct {
	widget.BaseWidget
	Touch
	On    bool
	Round bool // one of several of which one holds
	Note  string
	// Passed lets Tab go past the line: it is one of a long list, whose keys lead to it.
	Passed bool

	text   *Paragraph
	closed bool
}

// NewTick returns a line.
func NewTick(text, note string, tap func()) *Tick {
	t := &Tick{Note: note, text: NewParagraph(text)}
	t.text.Leading = 1.3
	t.OnTap, t.self = tap, t
	t.ExtendBaseWidget(t)
	return t
}

// SetOn ticks the line or takes the tick away.
func (t *Tick) SetOn(on bool) {
	if t.On != on {
		t.On = on
		t.Refresh()
	}
}

// Enable opens the line.
func (t *Tick) Enable() { t.closed = false; t.Refresh() }

// Disable closes the line: it can neither be tapped nor reached by Tab.
func (t *Tick) Disable() { t.closed = true; t.Refresh() }

// Disabled reports whether the line cannot take the focus: it is closed, or passed.
func (t *Tick) Disabled() bool { return t.closed || t.Passed }

// Tapped is part of fyne.Tappable.
func (t *Tick) Tapped(*fyne.PointEvent) {
	if t.OnTap != nil && !t.closed {
		t.OnTap()
	}
}

// TypedKey is part of fyne.Focusable: Space ticks, Enter is left to the screen.
func (t *Tick) TypedKey(e *fyne.KeyEvent) {
	switch {
	case e.Name == fyne.KeySpace:
		t.Tapped(nil)
	case t.OnKey != nil:
		t.OnKey(e)
	}
}

const (
	tickHigh   = 36
	tickSide   = 20
	tickPad    = 10
	tickGap    = 10
	tickCorner = 5
	noteShare  = 0.3 // of the width, more than which a note may have only where there is room
)

// side is how wide the box is, in units.
func (t *Tick) side() float32 { return grown(t.Theme(), tickSide) }

func (t *Tick) noteWidth() float32 {
	if t.Note == "" {
		return 0
	}
	return fyne.MeasureText(t.Note, t.Theme().Size(SizeTiny), fyne.TextStyle{}).Width + tickGap
}

func (t *Tick) noteHigh() float32 {
	return fyne.MeasureText(t.Note, t.Theme().Size(SizeTiny), fyne.TextStyle{}).Height
}

func (t *Tick) textRoom(width float32) float32 {
	room := width - 2*tickPad - t.side() - tickGap
	if t.noteBelow(width) {
		return room
	}
	return room - t.noteWidth()
}

// noteBelow reports whether the note would leave the text too little room beside it: it
// stands below the text then.
func (t *Tick) noteBelow(width float32) bool {
	return t.noteWidth() > noteShare*width && t.Width() > width
}

// Width returns how wide the line is without a break.
func (t *Tick) Width() float32 {
	return LineWidth(t.text) + 2*tickPad + t.side() + tickGap + t.noteWidth()
}

// HeightFor returns the height needed at a width.
func (t *Tick) HeightFor(width float32) float32 {
	high := t.text.HeightFor(t.textRoom(width)) + tickPad
	if t.noteBelow(width) {
		high += t.noteHigh()
	}
	return max(tickHigh, high, t.side()+tickPad)
}

// CreateRenderer is part of fyne.Widget.
func (t *Tick) CreateRenderer() fyne.WidgetRenderer {
	ground, box := &canvas.Rectangle{}, &canvas.Rectangle{}
	sign, note := canvas.NewText("", color.Transparent), canvas.NewText("", color.Transparent)
	all := []fyne.CanvasObject{ground, box, sign, t.text, note}
	return &flow{t, func(size fyne.Size) { t.lay(size, ground, box, sign, note) }, t.HeightFor, func() []fyne.CanvasObject { return all }}
}

func (t *Tick) lay(size fyne.Size, ground, box *canvas.Rectangle, sign, note *canvas.Text) {
	th := t.Theme()
	fill, line, width := ColorTransparent, ColorTransparent, float32(0)
	if t.hover && !t.closed {
		fill = ColorAccentSoft
	}
	if t.focus {
		line, width = ColorAccent, 2.5
	}
	ground.FillColor, ground.StrokeColor = themeColor(th, fill), themeColor(th, line)
	ground.StrokeWidth, ground.CornerRadius = width, buttonCorner
	placeObject(ground, 0, 0, size.Width, size.Height)
	t.layBox(size, box, sign)
	room := t.textRoom(size.Width)
	high := t.text.HeightFor(room)
	if t.text.Color = ColorInk; t.closed {
		t.text.Color = ColorInkSoft
	}
	left, top, below := tickPad+t.side()+tickGap, (size.Height-high)/2, t.noteBelow(size.Width)
	if below {
		top -= t.noteHigh() / 2
	}
	placeObject(t.text, left, top, room, high)
	note.Text, note.TextSize, note.Color = t.Note, th.Size(SizeTiny), themeColor(th, ColorInkSoft)
	told := note.MinSize()
	at := fyne.NewPos(size.Width-tickPad-told.Width, (size.Height-told.Height)/2)
	if below {
		at = fyne.NewPos(left, top+high)
	}
	placeObject(note, at.X, at.Y, told.Width, told.Height)
	note.Hidden = t.Note == ""
	for _, o := range []fyne.CanvasObject{ground, box, sign, t.text, note} {
		o.Refresh()
	}
}

// layBox draws the box, with its tick.
func (t *Tick) layBox(size fyne.Size, box *canvas.Rectangle, sign *canvas.Text) {
	th, side, inside, edge := t.Theme(), t.side(), ColorSurface, ColorLineStrong
	switch {
	case t.closed:
		inside, edge = ColorTransparent, ColorLine
	case t.On:
		inside, edge = ColorAccent, ColorAccent
	}
	box.FillColor, box.StrokeColor, box.StrokeWidth = themeColor(th, inside), themeColor(th, edge), 1.5
	box.CornerRadius = tickCorner
	if t.Round {
		box.CornerRadius = side / 2
	}
	placeObject(box, tickPad, (size.Height-side)/2, side, side)
	sign.Text, sign.TextSize, sign.Color = "✓", th.Size(SizeTiny), themeColor(th, ColorOnAccent)
	sign.TextStyle = fyne.TextStyle{Bold: true}
	mark := sign.MinSize()
	placeObject(sign, tickPad+(side-mark.Width)/2, (size.Height-mark.Height)/2, mark.Width, mark.Height)
	sign.Hidden = !t.On || t.closed
}
