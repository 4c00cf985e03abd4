package classroom

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// projectorCard is a card with a sign, a heading and sentences, in sizes that follow
// the window.
type projectorCard struct {
	ground      *canvas.Rectangle
	signs       map[pieceart.Mark]*widgets.Badge
	title, text *widgets.Paragraph
	now         said
	on          bool
}

func newProjectorCard() *projectorCard {
	c := &projectorCard{
		ground: &canvas.Rectangle{}, title: widgets.NewParagraph(""), text: widgets.NewParagraph(""),
		signs: map[pieceart.Mark]*widgets.Badge{},
	}
	for _, m := range []pieceart.Mark{pieceart.Right, pieceart.Offender, pieceart.Other} {
		c.signs[m] = widgets.NewBadge(m, 0)
	}
	c.title.Bold = true
	return c
}

func (c *projectorCard) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{c.ground, c.signs[pieceart.Right], c.signs[pieceart.Offender], c.signs[pieceart.Other], c.title, c.text}
}

// set says something else, or nothing.
func (c *projectorCard) set(s said, on bool) {
	c.on = on && s.title != ""
	if !c.on {
		s = said{}
	}
	c.now = s
	if c.on && c.title.Color != s.ink {
		c.title.Color = s.ink
		c.title.Refresh()
	}
	tell(c.title, s.title)
	tell(c.text, s.text)
	for m, sign := range c.signs {
		seen(sign, c.on && s.signed && s.mark == m)
	}
	seen(c.ground, c.on)
}

// Lengths of a card, in sizes of its text.
const (
	projectorPad  = 0.6
	projectorSign = 1.5
)

// sizes gives the texts their sizes, in units.
func (c *projectorCard) sizes(title, text, leading float32) {
	sized(c.title, title, leading)
	sized(c.text, text, leading)
}

// left is where the texts begin.
func (c *projectorCard) left() float32 {
	left := c.text.Units * projectorPad
	if c.now.signed {
		left += c.text.Units * (projectorSign + projectorPad)
	}
	return left
}

// heightFor returns the height needed at a width.
func (c *projectorCard) heightFor(width float32) float32 {
	pad := c.text.Units * projectorPad
	room := width - c.left() - pad
	high := c.title.HeightFor(room)
	if c.text.Text != "" {
		high += c.text.HeightFor(room)
	}
	return max(high, c.text.Units*projectorSign) + 2*pad
}

// corner is that of a card, in sizes of its text.
const projectorCorner = 0.4

func (c *projectorCard) lay(x, y, width float32) float32 {
	high := c.heightFor(width)
	pad, sign := c.text.Units*projectorPad, c.text.Units*projectorSign
	line, thick := widgets.ColorTransparent, float32(0)
	if !c.now.signed {
		line, thick = widgets.ColorLine, 1
	}
	widgets.Fill(c.ground, c.now.ground, line, thick, c.text.Units*projectorCorner)
	widgets.Place(c.ground, x, y, width, high)
	for _, s := range c.signs {
		widgets.Place(s, x+pad, y+pad, sign, sign)
	}
	room := width - c.left() - pad
	top := y + pad
	title := c.title.HeightFor(room)
	if c.text.Text == "" {
		top = y + (high-title)/2
	}
	widgets.Place(c.title, x+c.left(), top, room, title)
	widgets.Place(c.text, x+c.left(), top+title, room, c.text.HeightFor(room))
	return high
}

// sized gives a text a size, in units, in which it is drawn the next time.
func sized(p *widgets.Paragraph, units, leading float32) { p.Units, p.Leading = units, leading }
