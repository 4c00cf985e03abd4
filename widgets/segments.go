package widgets

import (
	"image"
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"terakoya/rules"
	"terakoya/widgets/pieceart"
)

var (
	_ fyne.Widget       = (*Segments)(nil)
	_ fyne.Tappable     = (*Segments)(nil)
	_ fyne.Focusable    = (*Segments)(nil)
	_ desktop.Hoverable = (*Segments)(nil)
)

// Segments offers a few answers side by side, one of them chosen. A click chooses,
// and so do the left and right arrows.
type Segments struct {
	widget.BaseWidget
	onChange func(int)
	onKey    func(*fyne.KeyEvent) // keys that it does not use

	Signed bool // the first two labels have the sign of their side: sente, then gote
	// Font is that of a label, where they are not in the theme's; may be nil.
	Font func(i int, bold bool) fyne.Resource

	labels []string
	chosen int
	hover  int // -1 for none
	focus  bool
}

const (
	segmentHeight = 40
	segmentPad    = 8
	segmentCorner = 10
	segmentSign   = 15
)

// NewSegments returns one without answers.
func NewSegments(onChange func(int), onKey func(*fyne.KeyEvent)) *Segments {
	s := &Segments{onChange: onChange, onKey: onKey, hover: -1}
	s.ExtendBaseWidget(s)
	return s
}

// Set shows answers and which of them is chosen; -1 for none.
func (s *Segments) Set(labels []string, chosen int) {
	s.labels, s.chosen = labels, chosen
	s.Refresh()
}

// Len returns how many answers there are.
func (s *Segments) Len() int { return len(s.labels) }

// Chosen returns which is chosen.
func (s *Segments) Chosen() int { return s.chosen }

// Rect returns where an answer lies within the widget: those with longer labels
// are wider.
func (s *Segments) Rect(i int) (fyne.Position, fyne.Size) {
	widths, size := s.widths(), s.Size()
	per := s.perRow(widths, size.Width)
	if size.Height < s.HeightFor(size.Width) {
		per = len(widths) // whoever placed it has no room for more rows
	}
	first := i / per * per
	high := size.Height / float32((len(widths)+per-1)/per)
	row := widths[first:min(first+per, len(widths))]
	spare := (size.Width - sum(row)) / float32(len(row))
	if spare < 0 { // labels are set smaller
		share := size.Width / sum(row)
		return fyne.NewPos(sum(row[:i-first])*share, float32(i/per)*high), fyne.NewSize(widths[i]*share, high)
	}
	x := sum(row[:i-first]) + float32(i-first)*spare
	return fyne.NewPos(x, float32(i/per)*high), fyne.NewSize(widths[i]+spare, high)
}

// Width returns how wide the answers are side by side.
func (s *Segments) Width() float32 {
	return sum(s.widths()) + 2*segmentPad*float32(len(s.labels))
}

// widths are those that the labels take.
func (s *Segments) widths() []float32 {
	widths := make([]float32, len(s.labels))
	for n, label := range s.labels {
		size, style := s.Theme().Size(SizeBody), fyne.TextStyle{Bold: true}
		measured, _ := fyne.CurrentApp().Driver().RenderedTextSize(label, size, style, s.font(n, true))
		widths[n] = measured.Width
		if s.signed(n) {
			widths[n] += segmentSign + segmentPad
		}
	}
	return widths
}

// font is that of a label; nil for that of the theme.
func (s *Segments) font(i int, bold bool) fyne.Resource {
	if s.Font == nil {
		return nil
	}
	return s.Font(i, bold)
}

// signed reports whether a label has a sign.
func (s *Segments) signed(i int) bool { return s.Signed && i < 2 }

func sum(all []float32) (total float32) {
	for _, w := range all {
		total += w
	}
	return total
}

// perRow is how many answers stand side by side: all of them, unless the type is
// large and the width too small for that.
func (s *Segments) perRow(widths []float32, width float32) int {
	if grown(s.Theme(), 1) == 1 || width <= 0 {
		return max(1, len(widths))
	}
	for rows := 1; rows < len(widths); rows++ {
		per := (len(widths) + rows - 1) / rows
		fits := true
		for row := range slices.Chunk(widths, per) {
			fits = fits && sum(row)+2*segmentPad*float32(len(row)) <= width
		}
		if fits {
			return per
		}
	}
	return 1
}

// HeightFor returns the height needed at a width.
func (s *Segments) HeightFor(width float32) float32 {
	per := s.perRow(s.widths(), width)
	return float32(max(1, (len(s.labels)+per-1)/per)) * Holding(segmentHeight)
}

func (s *Segments) at(pos fyne.Position) int {
	for i := range s.labels {
		at, size := s.Rect(i)
		if pos.X >= at.X && pos.X < at.X+size.Width && pos.Y >= at.Y && pos.Y < at.Y+size.Height {
			return i
		}
	}
	return -1
}

func (s *Segments) choose(i int) {
	if i >= 0 && i < len(s.labels) && i != s.chosen {
		s.onChange(i)
	}
}

// Tapped is part of fyne.Tappable.
func (s *Segments) Tapped(e *fyne.PointEvent) { s.choose(s.at(e.Position)) }

// FocusGained is part of fyne.Focusable.
func (s *Segments) FocusGained() { s.focus = true; s.Refresh(); follow(s) }

// FocusLost is part of fyne.Focusable.
func (s *Segments) FocusLost() { s.focus = false; s.Refresh() }

// TypedRune is part of fyne.Focusable.
func (s *Segments) TypedRune(rune) {}

// TypedKey is part of fyne.Focusable.
func (s *Segments) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyLeft:
		s.choose(s.chosen - 1)
	case fyne.KeyRight:
		s.choose(s.chosen + 1)
	default:
		s.onKey(e)
	}
}

// MouseIn is part of desktop.Hoverable.
func (s *Segments) MouseIn(e *desktop.MouseEvent) { s.MouseMoved(e) }

// MouseMoved is part of desktop.Hoverable.
func (s *Segments) MouseMoved(e *desktop.MouseEvent) { s.setHover(s.at(e.Position)) }

// MouseOut is part of desktop.Hoverable.
func (s *Segments) MouseOut() { s.setHover(-1) }

func (s *Segments) setHover(i int) {
	if s.hover != i {
		s.hover = i
		s.Refresh()
	}
}

// CreateRenderer is part of fyne.Widget.
func (s *Segments) CreateRenderer() fyne.WidgetRenderer {
	r := &segmentsRenderer{s: s, frame: &canvas.Rectangle{}}
	r.Refresh()
	return r
}

type segmentsRenderer struct {
	s       *Segments
	frame   *canvas.Rectangle
	grounds []*canvas.Rectangle
	signs   []*canvas.Raster
	texts   []*canvas.Text
	objects []fyne.CanvasObject
}

func (r *segmentsRenderer) Destroy()                     {}
func (r *segmentsRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *segmentsRenderer) Layout(fyne.Size)             { r.lay() }
func (r *segmentsRenderer) MinSize() fyne.Size {
	return fyne.NewSize(0, r.s.HeightFor(r.s.Size().Width))
}

// Refresh makes what is missing and lays all out anew.
func (r *segmentsRenderer) Refresh() {
	for i := len(r.texts); i < len(r.s.labels); i++ {
		r.grounds = append(r.grounds, &canvas.Rectangle{})
		r.texts = append(r.texts, canvas.NewText("", color.Transparent))
		r.signs = append(r.signs, canvas.NewRaster(func(w, h int) image.Image {
			return pieceart.SideMark(rules.Color(i) == rules.Black, min(w, h), color.NRGBAModel.Convert(themeColor(r.s.Theme(), r.ink(i))).(color.NRGBA))
		}))
	}
	r.lay()
	canvas.Refresh(r.s)
}

func (r *segmentsRenderer) ink(i int) fyne.ThemeColorName {
	if i == r.s.chosen {
		return ColorOnAccent
	}
	return ColorInk
}

func (r *segmentsRenderer) lay() {
	s := r.s
	r.objects = r.objects[:0]
	line, width := ColorLineStrong, float32(1.5)
	if s.focus {
		line, width = ring(line)
	}
	r.paint(r.frame, ColorSurface, line, width, segmentCorner)
	placeObject(r.frame, 0, 0, s.Size().Width, s.Size().Height)
	r.objects = append(r.objects, r.frame)
	for i := range s.labels {
		r.segment(i)
	}
}

func (r *segmentsRenderer) segment(i int) {
	s := r.s
	at, size := s.Rect(i)
	ground := ColorTransparent
	switch i {
	case s.chosen:
		ground = ColorAccent
	case s.hover:
		ground = ColorAccentSoft
	}
	const in = 3 // the frame stays whole around what is chosen
	r.paint(r.grounds[i], ground, ColorTransparent, 0, segmentCorner-in)
	placeObject(r.grounds[i], at.X+in, at.Y+in, size.Width-2*in, size.Height-2*in)
	t := r.texts[i]
	sign := float32(0)
	if s.signed(i) {
		sign = segmentSign + segmentPad
	}
	t.Text, t.Color = s.labels[i], themeColor(s.Theme(), r.ink(i))
	t.TextStyle = fyne.TextStyle{Bold: i == s.chosen}
	s.setFont(t, i)
	fitText(s.Theme(), t, SizeBody, size.Width-sign-segmentPad/2)
	text := t.MinSize()
	x := at.X + (size.Width-text.Width-sign)/2
	placeObject(r.signs[i], x, at.Y+(size.Height-segmentSign)/2, segmentSign, segmentSign)
	placeObject(t, x+sign, at.Y+(size.Height-text.Height)/2, text.Width, text.Height)
	t.Refresh()
	r.signs[i].Hidden = !s.signed(i)
	r.signs[i].Refresh()
	r.objects = append(r.objects, r.grounds[i], r.signs[i], t)
}

func (r *segmentsRenderer) paint(o *canvas.Rectangle, ground, line fyne.ThemeColorName, width, corner float32) {
	o.FillColor, o.StrokeColor = themeColor(r.s.Theme(), ground), themeColor(r.s.Theme(), line)
	o.StrokeWidth, o.CornerRadius = width, corner
	o.Refresh()
}
