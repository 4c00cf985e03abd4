package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"terakoya/widgets/linebreak"
)

var _ fyne.Widget = (*Paragraph)(nil)

// Paragraph is running text that breaks its lines as each language does; see
// [linebreak]. Words between ** are bold, and some may be tapped; see SetTerms.
type Paragraph struct {
	widget.BaseWidget
	Text     string
	TextSize fyne.ThemeSizeName
	Color    fyne.ThemeColorName
	Bold     bool
	Leading  float32       // distance of lines, in text sizes
	Font     fyne.Resource // if it is not the theme's
	// Units is the size of the text, in units, where it goes by the size of the window
	// and not by a role; else 0.
	Units float32

	width float32 // that it was last given

	terms  []linebreak.Span // that can be tapped
	onTerm func(int)
	shown  *pool[*term] // over the terms; nil until there are any
}

// NewParagraph returns a paragraph in the size and colour of running text.
func NewParagraph(text string) *Paragraph {
	p := &Paragraph{Text: text, TextSize: SizeBody, Color: ColorInk, Leading: 1.5}
	p.ExtendBaseWidget(p)
	return p
}

// SetText changes the text.
func (p *Paragraph) SetText(text string) {
	if p.Text == text {
		return
	}
	p.Text, p.terms = text, nil
	p.Refresh()
}

// Resize is part of fyne.CanvasObject. The height that the paragraph needs
// follows from its width.
func (p *Paragraph) Resize(size fyne.Size) {
	changed := p.width != size.Width
	p.width = size.Width
	p.BaseWidget.Resize(size)
	if changed {
		p.Refresh()
	}
}

// HeightFor returns the height that the text takes at a width.
func (p *Paragraph) HeightFor(width float32) float32 {
	size := p.size(width)
	return float32(len(p.wrap(width, size))) * size * p.Leading
}

// room is the width to wrap at; before the first layout, a likely one.
func (p *Paragraph) room() float32 {
	if p.width == 0 {
		return likelyWidth
	}
	return p.width
}

const likelyWidth = 360

func (p *Paragraph) lineHeight() float32 { return p.size(p.room()) * p.Leading }

// size is that of the text: smaller than its role's where type is large and a word
// would not fit into the width.
func (p *Paragraph) size(width float32) float32 {
	if p.Units > 0 {
		return p.Units
	}
	return fitting(p.Theme(), p.TextSize, width, func(size float32) float32 {
		return linebreak.Widest(p.Text, p.Bold, p.measureAt(size))
	})
}

func (p *Paragraph) wrap(width, size float32) []linebreak.Line {
	return linebreak.Wrap(p.Text, p.Bold, width, p.measureAt(size))
}

func measureAt(size float32) linebreak.Measure {
	return func(s string, bold bool) float32 {
		return fyne.MeasureText(s, size, fyne.TextStyle{Bold: bold}).Width
	}
}

// measureAt is that of the paragraph's font.
func (p *Paragraph) measureAt(size float32) linebreak.Measure {
	if p.Font == nil {
		return measureAt(size)
	}
	return func(s string, bold bool) float32 {
		box, _ := fyne.CurrentApp().Driver().RenderedTextSize(s, size, fyne.TextStyle{Bold: bold}, p.Font)
		return box.Width
	}
}

// CreateRenderer is part of fyne.Widget.
func (p *Paragraph) CreateRenderer() fyne.WidgetRenderer {
	r := &paragraphRenderer{p: p}
	r.texts.make = func() *canvas.Text { return canvas.NewText("", color.Transparent) }
	r.Refresh()
	return r
}

type paragraphRenderer struct {
	p       *Paragraph
	texts   pool[*canvas.Text]
	objects []fyne.CanvasObject
}

func (r *paragraphRenderer) Destroy()                     {}
func (r *paragraphRenderer) Layout(fyne.Size)             {}
func (r *paragraphRenderer) Objects() []fyne.CanvasObject { return r.objects }

func (r *paragraphRenderer) MinSize() fyne.Size {
	return fyne.NewSize(0, r.p.HeightFor(r.p.room()))
}

func (r *paragraphRenderer) Refresh() {
	r.texts.reset()
	r.objects = r.objects[:0]
	size := r.p.size(r.p.room())
	high := size * r.p.Leading
	lines := r.p.wrap(r.p.room(), size)
	for i, l := range lines {
		x := float32(0)
		for _, run := range l {
			t := r.texts.next()
			t.Text, t.TextSize, t.TextStyle = run.Text, size, fyne.TextStyle{Bold: run.Bold}
			t.Color = themeColor(r.p.Theme(), r.p.Color)
			if setFont(r.p.Theme(), t); r.p.Font != nil {
				t.FontSource = r.p.Font
			}
			min := t.MinSize()
			t.Move(fyne.NewPos(float32(int(x+0.5)), float32(int(float32(i)*high+(high-min.Height)/2)))) // whole units keep text sharp
			t.Resize(min)
			t.Refresh()
			r.objects = append(r.objects, t)
			x += min.Width
		}
	}
	r.objects = append(r.objects, r.p.layTerms(lines, size)...)
	canvas.Refresh(r.p)
}
