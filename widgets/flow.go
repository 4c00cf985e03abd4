package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// flowing is an object whose height follows from its width, as that of running
// text does.
type flowing interface{ HeightFor(width float32) float32 }

// heightOf returns the height that an object needs at a width.
func heightOf(o fyne.CanvasObject, width float32) float32 {
	if f, ok := o.(flowing); ok {
		return f.HeightFor(width)
	}
	return o.MinSize().Height
}

var (
	_ fyne.Widget = (*Column)(nil)
	_ fyne.Widget = (*Beside)(nil)
	_ fyne.Widget = (*Card)(nil)
	_ flowing     = (*Column)(nil)
	_ flowing     = (*Beside)(nil)
	_ flowing     = (*Card)(nil)
	_ flowing     = (*Paragraph)(nil)
	_ Holder      = (*Column)(nil)
	_ Holder      = (*Beside)(nil)
	_ Holder      = (*Card)(nil)
)

// flow is what Column, Beside and Card share: a renderer that lays out by width.
type flow struct {
	widget fyne.Widget
	lay    func(fyne.Size)
	height func(width float32) float32
	all    func() []fyne.CanvasObject
}

func (f *flow) Destroy()              {}
func (f *flow) Layout(size fyne.Size) { f.lay(size) }
func (f *flow) MinSize() fyne.Size    { return fyne.NewSize(0, f.height(f.room())) }

// room is the width to lay out at; before the first layout, a likely one.
func (f *flow) room() float32 {
	if w := f.widget.Size().Width; w > 0 {
		return w
	}
	return likelyWidth
}

func (f *flow) Objects() []fyne.CanvasObject { return f.all() }

func (f *flow) Refresh() {
	f.lay(f.widget.Size())
	canvas.Refresh(f.widget)
}

// placeObject moves an object and gives it a size.
func placeObject(o fyne.CanvasObject, x, y, w, h float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(w, h))
}

// Column puts objects below one another, each as high as its text.
type Column struct {
	widget.BaseWidget
	Gap   float32
	Items []fyne.CanvasObject
}

// NewColumn returns a column with a gap between its items.
func NewColumn(gap float32, items ...fyne.CanvasObject) *Column {
	c := &Column{Gap: gap, Items: items}
	c.ExtendBaseWidget(c)
	return c
}

// SetItems changes what stands in the column.
func (c *Column) SetItems(items ...fyne.CanvasObject) {
	c.Items = items
	c.Refresh()
}

// HeightFor returns the height that the column needs at a width.
func (c *Column) HeightFor(width float32) float32 {
	h := float32(0)
	for i, o := range c.Items {
		if i > 0 {
			h += c.Gap
		}
		h += heightOf(o, width)
	}
	return h
}

// CreateRenderer is part of fyne.Widget.
func (c *Column) CreateRenderer() fyne.WidgetRenderer {
	return &flow{c, c.lay, c.HeightFor, c.Held}
}

// Held is part of Holder.
func (c *Column) Held() []fyne.CanvasObject { return c.Items }

func (c *Column) lay(size fyne.Size) {
	y := float32(0)
	for _, o := range c.Items {
		h := heightOf(o, size.Width)
		placeObject(o, 0, y, size.Width, h)
		y += h + c.Gap
	}
}

// Beside puts a sign, in its own size, to the left of a body.
type Beside struct {
	widget.BaseWidget
	Gap        float32
	Sign, Body fyne.CanvasObject
	Middle     bool // the sign stands at half height, not at the top
}

// NewBeside returns a sign beside a body.
func NewBeside(gap float32, sign, body fyne.CanvasObject) *Beside {
	b := &Beside{Gap: gap, Sign: sign, Body: body}
	b.ExtendBaseWidget(b)
	return b
}

// HeightFor returns the height needed at a width.
func (b *Beside) HeightFor(width float32) float32 {
	sign := b.Sign.MinSize()
	return max(sign.Height, heightOf(b.Body, width-sign.Width-b.Gap))
}

// CreateRenderer is part of fyne.Widget.
func (b *Beside) CreateRenderer() fyne.WidgetRenderer {
	return &flow{b, b.lay, b.HeightFor, b.Held}
}

// Held is part of Holder.
func (b *Beside) Held() []fyne.CanvasObject { return []fyne.CanvasObject{b.Sign, b.Body} }

func (b *Beside) lay(size fyne.Size) {
	sign := b.Sign.MinSize()
	left := sign.Width + b.Gap
	body := heightOf(b.Body, size.Width-left)
	high := max(sign.Height, body)
	y := float32(0)
	if b.Middle {
		y = (high - sign.Height) / 2
	}
	placeObject(b.Sign, 0, y, sign.Width, sign.Height)
	placeObject(b.Body, left, (high-body)/2, size.Width-left, body)
	if !b.Middle {
		b.Body.Move(fyne.NewPos(left, 0))
	}
}

// Card is a ground with round corners behind a body.
type Card struct {
	widget.BaseWidget
	Ground fyne.ThemeColorName
	Border fyne.ThemeColorName
	Pad    float32
	Body   fyne.CanvasObject
	ground *canvas.Rectangle
}

const cardCorner = 12

// NewCard returns a card.
func NewCard(ground fyne.ThemeColorName, pad float32, body fyne.CanvasObject) *Card {
	c := &Card{Ground: ground, Border: ColorTransparent, Pad: pad, Body: body, ground: &canvas.Rectangle{}}
	c.ExtendBaseWidget(c)
	return c
}

// HeightFor returns the height needed at a width.
func (c *Card) HeightFor(width float32) float32 {
	return heightOf(c.Body, width-2*c.Pad) + 2*c.Pad
}

// CreateRenderer is part of fyne.Widget.
func (c *Card) CreateRenderer() fyne.WidgetRenderer {
	return &flow{c, c.lay, c.HeightFor, c.Held}
}

// Held is part of Holder.
func (c *Card) Held() []fyne.CanvasObject { return []fyne.CanvasObject{c.ground, c.Body} }

func (c *Card) lay(size fyne.Size) {
	c.ground.FillColor, c.ground.StrokeColor = themeColor(c.Theme(), c.Ground), themeColor(c.Theme(), c.Border)
	c.ground.StrokeWidth, c.ground.CornerRadius = 1, cardCorner
	if c.Border == ColorTransparent {
		c.ground.StrokeWidth = 0
	}
	c.ground.Resize(size)
	c.ground.Refresh()
	placeObject(c.Body, c.Pad, c.Pad, size.Width-2*c.Pad, size.Height-2*c.Pad)
}
