package print

import (
	"image"
	"image/color"
	"strconv"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"

	"terakoya/app/words"
	"terakoya/content"
	"terakoya/rules"
	"terakoya/widgets/pieceart"
)

// How strong the marks of a picture are, and the size of badges in widths of a square.
const (
	tintShare    = 0.13
	frameShare   = 0.18
	pictureBadge = 0.205
)

// diagram returns the geometry of the board, for the figures that PDF has too.
func (p *picture) diagram(marks []Mark) *diagram {
	return &diagram{setup: p.setup, marks: marks, part: part{0, 0, cells, cells}, cell: p.style.CellW}
}

// fill fills a figure.
func (p *picture) fill(figure []spot, c color.NRGBA) {
	if len(figure) == 0 {
		return
	}
	r := vector.NewRasterizer(p.img.Bounds().Dx(), p.img.Bounds().Dy())
	for i, s := range figure {
		if i == 0 {
			r.MoveTo(float32(s.X), float32(s.Y))
		} else {
			r.LineTo(float32(s.X), float32(s.Y))
		}
	}
	r.ClosePath()
	r.Draw(p.img, p.img.Bounds(), image.NewUniform(c), image.Point{})
}

// square returns the corners of a square, so much within it.
func (p *picture) square(s rules.Square, in float64) (x0, y0, x1, y1 float64) {
	a := p.cell(s)
	return float64(a.X) + in, float64(a.Y) + in, float64(a.X) + p.style.CellW - in, float64(a.Y) + p.style.CellH - in
}

func (p *picture) tint(d *diagram) {
	for _, m := range d.marks {
		share := frameShare
		if m.Shape == Tint {
			share = tintShare
		}
		if (m.Shape == Tint || framed(m.Shape)) && m.Square.OnBoard() {
			x0, y0, x1, y1 := p.square(m.Square, 0)
			c := inkOf(m.Shape).color()
			c.A = uint8(255 * share)
			p.fill(box(x0, y0, x1, y1), c)
		}
	}
}

// marks draws frames, then arrows, then badges and numbers.
func (p *picture) marks(d *diagram) {
	for _, layer := range [...]func(Mark){p.frame, p.arrow, p.badge} {
		for _, m := range d.marks {
			if m.Square.OnBoard() {
				layer(m)
			}
		}
	}
}

func (p *picture) frame(m Mark) {
	if !framed(m.Shape) {
		return
	}
	wide := frameLine * p.style.CellW
	x0, y0, x1, y1 := p.square(m.Square, wide/2)
	c := inkOf(m.Shape).color()
	for _, side := range [...][]spot{
		box(x0, y0, x1, y0+wide), box(x0, y1-wide, x1, y1), box(x0, y0+wide, x0+wide, y1-wide), box(x1-wide, y0+wide, x1, y1-wide),
	} {
		p.fill(side, c)
	}
}

func (p *picture) arrow(m Mark) {
	if m.Shape != Arrow || !m.From.OnBoard() {
		return
	}
	middle := func(s rules.Square) spot {
		x0, y0, x1, y1 := p.square(s, 0)
		return spot{X: (x0 + x1) / 2, Y: (y0 + y1) / 2}
	}
	p.fill(arrow(middle(m.From), middle(m.Square), p.style.CellW, arrowRim), white.color())
	p.fill(arrow(middle(m.From), middle(m.Square), p.style.CellW, 0), inkOf(Arrow).color())
}

// badgeOf is the badge of a shape; of some there is none.
func badgeOf(s Shape) (pieceart.Mark, bool) {
	switch s {
	case Cross:
		return pieceart.Offender, true
	case Tick:
		return pieceart.Right, true
	case Notice:
		return pieceart.Other, true
	case Ring, Tint, Arrow, Number:
	}
	return 0, false
}

func (p *picture) badge(m Mark) {
	x1, y0 := float64(p.cell(m.Square).X)+p.style.CellW, float64(p.cell(m.Square).Y)
	if mark, ok := badgeOf(m.Shape); ok {
		size := int(pictureBadge*pieceart.BadgeScale*p.style.CellW + 0.5)
		at := image.Pt(int(x1-float64(size)*0.68), int(y0-float64(size)*0.32))
		p.lay(pieceart.Badge(mark, size, lightWood), at)
	}
	if m.Shape == Number {
		r := badge * p.style.CellW
		at := spot{X: x1 - 0.13*p.style.CellW, Y: y0 + 0.13*p.style.CellW}
		p.fill(disc(at, r+badgeRim*p.style.CellW), white.color())
		p.fill(disc(at, r), inkOf(Number).color())
		text, size := strconv.Itoa(m.Number), 1.35*r
		p.text(text, at.X-p.measure(text, size)/2, at.Y+0.36*size, size, white)
	}
}

// typeface returns the bold font of the language in a size, in pixels; nil with an error.
func (p *picture) typeface(size float64) font.Face {
	_, bold := words.Fonts(p.words.Language)
	f, err := opentype.Parse(content.Font(bold))
	if err != nil {
		p.err = err
		return nil
	}
	face, err := opentype.NewFace(f, &opentype.FaceOptions{Size: size, DPI: 72})
	if err != nil {
		p.err = err
		return nil
	}
	return face
}

// text writes a text that begins at x and stands on y.
func (p *picture) text(text string, x, y, size float64, k ink) {
	f := p.typeface(size)
	if f == nil {
		return
	}
	(&font.Drawer{
		Dst: p.img, Src: image.NewUniform(k.color()), Face: f,
		Dot: fixed.Point26_6{X: fixed.Int26_6(x * 64), Y: fixed.Int26_6(y * 64)},
	}).DrawString(text)
}

// measure returns how wide a text is, in pixels.
func (p *picture) measure(text string, size float64) float64 {
	f := p.typeface(size)
	if f == nil {
		return 0
	}
	return float64(font.MeasureString(f, text)) / 64
}
