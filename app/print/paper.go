package print

import (
	"bytes"
	"fmt"
	"io"
	"math"

	"github.com/signintech/gopdf"
	"golang.org/x/image/font/sfnt"

	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/widgets/linebreak"
)

// paper is a document that is being written. The first error stays: what is drawn after
// it does not count, and [paper.send] returns it.
type paper struct {
	pdf        gopdf.GoPdf
	words      *words.Words
	language   lessons.Language
	wide, high float64

	fonts    map[string]bool // those in use
	glyphs   map[glyph]bool
	outlines map[string]*sfnt.Font
	err      error

	seen  *Preview // what is drawn is shown there too; nil if it is not looked at
	pivot *spot    // around which text is turned; nil if it stands upright
}

// newPaper begins a document; lying, its pages are wider than high.
func newPaper(o Options, title string, lying bool) *paper {
	size := *gopdf.PageSizeA4
	if o.Page == Letter {
		size = *gopdf.PageSizeLetter
	}
	if lying {
		size.W, size.H = size.H, size.W
	}
	p := &paper{
		words: o.Words, language: o.Words.Language, wide: size.W, high: size.H,
		fonts: map[string]bool{}, glyphs: map[glyph]bool{}, outlines: map[string]*sfnt.Font{},
	}
	p.pdf.Start(gopdf.Config{PageSize: size})
	p.pdf.SetInfo(gopdf.PdfInfo{Title: title, Producer: "Terakoya"}) // no date: the same sheet is the same file
	return p
}

func (p *paper) fail(err error) {
	if p.err == nil {
		p.err = err
	}
}

// page begins a page.
func (p *paper) page() {
	p.pdf.AddPage()
	p.seen.page(p.pdf.GetNumberOfPages() - 1)
}

// turnTo goes back to a page, by its number from 0.
func (p *paper) turnTo(page int) {
	p.fail(p.pdf.SetPage(page + 1))
	p.seen.page(page)
}

// send writes the document. A writer that takes less than it is given is an error.
func (p *paper) send(out io.Writer) error {
	if p.err != nil {
		return p.err
	}
	var whole bytes.Buffer // the library does not tell when a writer fails
	if _, err := p.pdf.WriteTo(&whole); err != nil {
		return fmt.Errorf("print: %w", err)
	}
	return send(out, whole.Bytes())
}

func send(out io.Writer, all []byte) error {
	n, err := out.Write(all)
	if err == nil && n < len(all) {
		err = io.ErrShortWrite
	}
	if err != nil {
		return fmt.Errorf("print: %w", err)
	}
	return nil
}

// width returns how wide a text is.
func (p *paper) width(text string, f face) float64 {
	sum := 0.0
	for _, r := range p.runs(text, f) {
		p.use(r.font, f.size)
		w, err := p.pdf.MeasureTextWidth(r.text)
		p.fail(err)
		sum += w
	}
	return sum
}

// write writes a text that begins at x and stands on y, and returns where it ends.
func (p *paper) write(x, y float64, text string, f face) float64 {
	for _, r := range p.runs(text, f) {
		p.use(r.font, f.size)
		p.pdf.SetTextColor(f.ink.r, f.ink.g, f.ink.b)
		p.pdf.SetXY(x, y)
		p.fail(p.pdf.Text(r.text))
		p.seen.add(stroke{figure: []spot{{X: x, Y: y}}, ink: f.ink, text: r.text, font: r.font, size: f.size, pivot: p.pivot})
		w, err := p.pdf.MeasureTextWidth(r.text)
		p.fail(err)
		x += w
	}
	return x
}

// writeRight writes a text that ends at x.
func (p *paper) writeRight(x, y float64, text string, f face) {
	p.write(x-p.width(text, f), y, text, f)
}

// writeMiddle writes a text around x.
func (p *paper) writeMiddle(x, y float64, text string, f face) {
	p.write(x-p.width(text, f)/2, y, text, f)
}

// leading is the height of a line in sizes of its type: Latin lines are shorter.
func (p *paper) leading() float64 {
	if p.language == lessons.English {
		return 1.4
	}
	return 1.6
}

// column is running text in a width.
type column struct {
	lines []linebreak.Line
	face  face
	line  float64 // height of a line
}

// set breaks a text into lines. Words between ** are bold.
func (p *paper) set(text string, f face, width float64) column {
	lines := linebreak.Wrap(tidy(text), f.bold, float32(width), func(s string, bold bool) float32 {
		g := f
		g.bold = bold
		return float32(p.width(s, g))
	})
	return column{lines, f, f.size * p.leading()}
}

func (c column) height() float64 { return float64(len(c.lines)) * c.line }

// put writes a column with its upper left corner at a place, and returns where it ends.
func (p *paper) put(c column, x, y float64) float64 {
	for i, l := range c.lines {
		at := x
		for _, r := range l {
			f := c.face
			f.bold = r.Bold
			at = p.write(at, y+float64(i)*c.line+(c.line+0.76*f.size)/2, r.Text, f)
		}
	}
	return y + c.height()
}

// spot is a place on a page.
type spot = gopdf.Point

// line draws a line.
func (p *paper) line(from, to spot, width float64, k ink) {
	p.pdf.SetStrokeColor(k.r, k.g, k.b)
	p.pdf.SetLineWidth(width)
	p.pdf.Line(from.X, from.Y, to.X, to.Y)
	p.seen.add(stroke{figure: []spot{from, to}, width: width, ink: k})
}

// fill fills a figure.
func (p *paper) fill(figure []spot, k ink) {
	p.pdf.SetFillColor(k.r, k.g, k.b)
	p.pdf.Polygon(figure, "F")
	p.seen.add(stroke{figure: figure, ink: k})
}

// frame draws the outline of a figure.
func (p *paper) frame(figure []spot, width float64, k ink) {
	p.pdf.SetStrokeColor(k.r, k.g, k.b)
	p.pdf.SetLineWidth(width)
	p.pdf.Polygon(figure, "D")
	p.seen.add(stroke{figure: figure, width: width, ink: k})
}

// box returns a rectangle by two corners.
func box(x0, y0, x1, y1 float64) []spot {
	return []spot{{X: x0, Y: y0}, {X: x1, Y: y0}, {X: x1, Y: y1}, {X: x0, Y: y1}}
}

// disc returns a circle, by as many corners as no eye sees.
func disc(at spot, radius float64) []spot {
	const corners = 48
	all := make([]spot, corners)
	for i := range all {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / corners)
		all[i] = spot{X: at.X + radius*cos, Y: at.Y + radius*sin}
	}
	return all
}
