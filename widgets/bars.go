package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Widget = (*Bar)(nil)
	_ flowing     = (*Bar)(nil)
)

// Bar is a row of a chart: a label, a bar that shows a share, and the number in
// words. Where there is little room the label stands above the bar.
type Bar struct {
	widget.BaseWidget
	Share float32 // of the bar, 0 to 1; less than 0 for no bar
	// Label and Note are the widths of the label, as a share of the row, and of the
	// note, in units of the usual type.
	Label, Note float32
	Side        fyne.CanvasObject // at the right end, such as a button; may be nil
	SideWidth   float32           // kept free for it, also where it is nil

	label, note *Paragraph
}

// NewBar returns a row.
func NewBar(label, note string, share float32) *Bar {
	b := &Bar{Share: share, Label: 0.34, Note: 150, label: NewParagraph(label), note: NewParagraph(note)}
	b.label.Leading, b.note.Leading = 1.35, 1.35
	b.note.TextSize, b.note.Color = SizeSmall, ColorInkSoft
	b.ExtendBaseWidget(b)
	return b
}

const (
	barHeight = 10
	barGap    = 14
	barRow    = 30  // a row of one line
	barSide   = 36  // what stands at the right end
	narrowBar = 460 // the width below which the label stands above
)

func (b *Bar) noteWidth() float32 { return grown(b.Theme(), b.Note) }

// widths returns those of the label and of the bar, and whether they stand beside
// each other.
func (b *Bar) widths(all float32) (label, bar float32, beside bool) {
	if b.SideWidth > 0 {
		all -= b.SideWidth + barGap
	}
	note := b.noteWidth() + barGap
	if all < grown(b.Theme(), narrowBar) {
		return all, all - note, false
	}
	label = float32(int(all * b.Label))
	return label, all - label - barGap - note, true
}

// HeightFor returns the height needed at a width.
func (b *Bar) HeightFor(width float32) float32 {
	label, _, beside := b.widths(width)
	high, note := b.label.HeightFor(label), b.note.HeightFor(b.noteWidth())
	if beside {
		high = max(high, note, grown(b.Theme(), barRow))
	} else {
		high += max(note, barHeight) + 2
	}
	if b.SideWidth > 0 {
		high = max(high, barSide)
	}
	return high
}

// CreateRenderer is part of fyne.Widget.
func (b *Bar) CreateRenderer() fyne.WidgetRenderer {
	trough, bar := &canvas.Rectangle{}, &canvas.Rectangle{}
	return &flow{b, func(size fyne.Size) { b.lay(size, trough, bar) }, b.HeightFor, func() []fyne.CanvasObject {
		return append([]fyne.CanvasObject{trough, bar, b.label, b.note}, b.Held()...)
	}}
}

// Held is part of Holder.
func (b *Bar) Held() []fyne.CanvasObject {
	if b.Side == nil {
		return nil
	}
	return []fyne.CanvasObject{b.Side}
}

func (b *Bar) lay(size fyne.Size, trough, bar *canvas.Rectangle) {
	width, long, beside := b.widths(size.Width)
	label, note := b.label.HeightFor(width), b.note.HeightFor(b.noteWidth())
	x, y := width+barGap, size.Height/2
	if beside {
		placeObject(b.label, 0, (size.Height-label)/2, width, label)
	} else {
		top := (size.Height - label - 2 - max(note, barHeight)) / 2
		placeObject(b.label, 0, top, width, label)
		x, y = 0, top+label+2+max(note, barHeight)/2
	}
	th := b.Theme()
	for r, c := range map[*canvas.Rectangle]fyne.ThemeColorName{trough: ColorSunk, bar: ColorAccent} {
		r.FillColor, r.CornerRadius, r.Hidden = themeColor(th, c), barHeight/2, b.Share < 0
	}
	placeObject(trough, x, y-barHeight/2, long, barHeight)
	filled := min(max(b.Share, 0), 1) * long
	bar.Hidden = filled == 0
	placeObject(bar, x, y-barHeight/2, max(filled, barHeight), barHeight)
	trough.Refresh()
	bar.Refresh()
	placeObject(b.note, x+long+barGap, y-note/2, b.noteWidth(), note)
	if b.Side != nil {
		wide := b.Side.MinSize().Width
		placeObject(b.Side, size.Width-wide, (size.Height-barSide)/2, wide, barSide)
	}
}

// chart is what charts have in common of which one part after the other can be told:
// by the arrow keys, or by the pointer.
type chart struct {
	Touch
	OnPoint func(part int) // the part that is pointed at
	at      int            // by keys
	pointed int            // by either; -1 for none
}

// point points at a part.
func (c *chart) point(part int) {
	if part == c.pointed {
		return
	}
	c.pointed = part
	if part >= 0 {
		c.at = part
	}
	if c.OnPoint != nil && part >= 0 {
		c.OnPoint(part)
	}
	c.self.Refresh()
}

// step moves by keys among so many parts.
func (c *chart) step(e *fyne.KeyEvent, parts, row int) {
	by := map[fyne.KeyName]int{fyne.KeyLeft: -1, fyne.KeyRight: 1, fyne.KeyUp: -row, fyne.KeyDown: row}[e.Name]
	switch {
	case by != 0 && c.pointed < 0:
		c.point(c.at)
	case by != 0 && c.at+by >= 0 && c.at+by < parts:
		c.point(c.at + by)
	case by != 0:
	case c.OnKey != nil:
		c.OnKey(e)
	}
}

// FocusGained is part of fyne.Focusable.
func (c *chart) FocusGained() {
	c.focus = true
	c.point(c.at)
	c.self.Refresh()
	follow(c.self)
}

// FocusLost is part of fyne.Focusable.
func (c *chart) FocusLost() {
	c.focus = false
	c.point(-1)
	c.self.Refresh()
}

// small is a text in the smallest size.
func small(th fyne.Theme, t *canvas.Text, text string, ink fyne.ThemeColorName, bold bool) {
	t.Text, t.TextSize, t.Color = text, th.Size(SizeTiny), themeColor(th, ink)
	t.TextStyle = fyne.TextStyle{Bold: bold}
}

func newText() *canvas.Text { return canvas.NewText("", color.Transparent) }
