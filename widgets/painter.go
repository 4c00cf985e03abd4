package widgets

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// painter paints what a board is made of into a picture. Fyne's own painter in
// memory comes with its test package, which has no place in the program.
type painter struct {
	img    *image.RGBA
	scale  float32
	origin fyne.Position // of the picture, in units
	theme  fyne.Theme
	pen    vector.Rasterizer
	area   image.Rectangle // that the pen may draw in
	faces  map[faceSize]font.Face
}

type faceSize struct {
	style fyne.TextStyle
	size  float32
}

func newPainter(size fyne.Size, scale float32, origin fyne.Position, th fyne.Theme) *painter {
	w, h := int(math.Ceil(float64(size.Width*scale))), int(math.Ceil(float64(size.Height*scale)))
	return &painter{
		img: image.NewRGBA(image.Rect(0, 0, w, h)), scale: scale, origin: origin, theme: th,
		faces: map[faceSize]font.Face{},
	}
}

func (p *painter) fill(ink image.Image) {
	draw.Draw(p.img, p.img.Rect, ink, image.Point{}, draw.Src)
}

// at returns a place in pixels.
func (p *painter) at(pos fyne.Position) (x, y float32) {
	return (pos.X - p.origin.X) * p.scale, (pos.Y - p.origin.Y) * p.scale
}

func (p *painter) paint(o fyne.CanvasObject) {
	switch o := o.(type) {
	case *canvas.Raster:
		p.raster(o)
	case *canvas.Rectangle:
		x, y := p.at(o.Position())
		p.box(x, y, o.Size(), o.CornerRadius, o.FillColor, o.StrokeColor, o.StrokeWidth)
	case *canvas.Circle:
		x, y := p.at(o.Position())
		p.box(x, y, o.Size(), o.Size().Width/2, o.FillColor, o.StrokeColor, o.StrokeWidth)
	case *canvas.Line:
		p.line(o)
	case *canvas.Polygon:
		p.triangle(o)
	case *canvas.Text:
		p.text(o)
	}
}

func (p *painter) raster(o *canvas.Raster) {
	x, y := p.at(o.Position())
	w, h := o.Size().Width*p.scale, o.Size().Height*p.scale
	img := o.Generator(pixel(w), pixel(h))
	to := image.Pt(pixel(x), pixel(y))
	draw.Draw(p.img, img.Bounds().Sub(img.Bounds().Min).Add(to), img, img.Bounds().Min, draw.Over)
}

func pixel(f float32) int { return int(math.Round(float64(f))) }

// box fills a rectangle with round corners, and draws a line along its edge, half
// of it outside.
func (p *painter) box(x, y float32, size fyne.Size, corner float32, fill, stroke color.Color, width float32) {
	w, h, r, d := size.Width*p.scale, size.Height*p.scale, corner*p.scale, width*p.scale/2
	p.take(x, y, x+w, y+h)
	p.round(x, y, w, h, r, false)
	p.ink(fill)
	if d > 0 {
		p.take(x-d, y-d, x+w+d, y+h+d)
		p.round(x-d, y-d, w+2*d, h+2*d, r+min(r, d), false)
		p.round(x+d, y+d, w-2*d, h-2*d, max(0, r-d), true)
		p.ink(stroke)
	}
}

// round traces a rectangle with round corners, clockwise or, as a hole, back.
func (p *painter) round(x, y, w, h, r float32, hole bool) {
	if w <= 0 || h <= 0 {
		return
	}
	r = min(r, w/2, h/2)
	k := r * (1 - 0.5523) // where a curve nearest to the circle is pulled to
	type point struct{ x, y float32 }
	corner := func(c point, in, out point) [4]point { // in and out: from the corner along its edges
		at := func(d point, s float32) point { return point{c.x + d.x*s, c.y + d.y*s} }
		return [4]point{at(in, r), at(in, k), at(out, k), at(out, r)}
	}
	right, down, left, up := point{1, 0}, point{0, 1}, point{-1, 0}, point{0, -1}
	corners := [4][4]point{
		corner(point{x, y}, down, right), corner(point{x + w, y}, left, down),
		corner(point{x + w, y + h}, up, left), corner(point{x, y + h}, right, up),
	}
	for i := range corners {
		c := corners[i]
		if hole {
			c = corners[3-i]
			c[0], c[1], c[2], c[3] = c[3], c[2], c[1], c[0]
		}
		for j := range c {
			c[j] = point{c[j].x - float32(p.area.Min.X), c[j].y - float32(p.area.Min.Y)}
		}
		if i == 0 {
			p.pen.MoveTo(c[0].x, c[0].y)
		} else {
			p.pen.LineTo(c[0].x, c[0].y)
		}
		p.pen.CubeTo(c[1].x, c[1].y, c[2].x, c[2].y, c[3].x, c[3].y)
	}
	p.pen.ClosePath()
}

// take takes up the pen for something within a rectangle.
func (p *painter) take(x0, y0, x1, y1 float32) {
	whole := func(round func(float64) float64, f float32) int { return int(round(float64(f))) }
	p.area = image.Rect(whole(math.Floor, x0), whole(math.Floor, y0), whole(math.Ceil, x1), whole(math.Ceil, y1))
	p.pen.Reset(p.area.Dx(), p.area.Dy())
	p.pen.DrawOp = draw.Src
}

// ink fills what was traced.
func (p *painter) ink(c color.Color) {
	if c == nil || p.area.Empty() {
		return
	}
	if _, _, _, a := c.RGBA(); a == 0 {
		return
	}
	mask := image.NewAlpha(p.area) // the pen itself does not stop at the edge of a picture
	p.pen.Draw(mask, mask.Rect, image.Opaque, image.Point{})
	draw.DrawMask(p.img, p.area, image.NewUniform(c), image.Point{}, mask, p.area.Min, draw.Over)
}

// polygon fills a polygon, given by x and y in turn.
func (p *painter) polygon(c color.Color, at ...float32) {
	x0, y0, x1, y1 := at[0], at[1], at[0], at[1]
	for i := 2; i < len(at); i += 2 {
		x0, y0, x1, y1 = min(x0, at[i]), min(y0, at[i+1]), max(x1, at[i]), max(y1, at[i+1])
	}
	p.take(x0, y0, x1, y1)
	left, top := float32(p.area.Min.X), float32(p.area.Min.Y)
	p.pen.MoveTo(at[0]-left, at[1]-top)
	for i := 2; i < len(at); i += 2 {
		p.pen.LineTo(at[i]-left, at[i+1]-top)
	}
	p.pen.ClosePath()
	p.ink(c)
}

func (p *painter) line(o *canvas.Line) {
	x1, y1 := p.at(o.Position1)
	x2, y2 := p.at(o.Position2)
	long := float32(math.Hypot(float64(x2-x1), float64(y2-y1)))
	if long == 0 {
		return
	}
	half := max(1, o.StrokeWidth*p.scale) / 2
	dx, dy := (y1-y2)/long*half, (x2-x1)/long*half
	p.polygon(o.StrokeColor, x1+dx, y1+dy, x2+dx, y2+dy, x2-dx, y2-dy, x1-dx, y1-dy)
}

// triangle draws the head of an arrow: corners on a circle, the first up if the
// angle is 0.
func (p *painter) triangle(o *canvas.Polygon) {
	x, y := p.at(o.Position())
	r := float64(o.Size().Width * p.scale / 2)
	var corners []float32
	for i := range 3 {
		sin, cos := math.Sincos((float64(o.Angle)-90)*math.Pi/180 + float64(i)*2*math.Pi/3)
		corners = append(corners, x+float32(r+r*cos), y+float32(r+r*sin))
	}
	p.polygon(o.FillColor, corners...)
}

func (p *painter) text(o *canvas.Text) {
	face := p.face(faceSize{o.TextStyle, o.TextSize * p.scale})
	if face == nil {
		return
	}
	_, base := fyne.CurrentApp().Driver().RenderedTextSize(o.Text, o.TextSize, o.TextStyle, o.FontSource)
	x, y := p.at(o.Position())
	d := font.Drawer{Dst: p.img, Src: image.NewUniform(o.Color), Face: face}
	d.Dot = fixed.Point26_6{X: fixed.Int26_6(x * 64), Y: fixed.I(pixel(y + base*p.scale))}
	d.DrawString(o.Text)
}

// face returns the theme's font in a size in pixels, or nil if it cannot be read.
func (p *painter) face(k faceSize) font.Face {
	if face, ok := p.faces[k]; ok {
		return face
	}
	var face font.Face
	if f, err := opentype.Parse(p.theme.Font(k.style).Content()); err == nil {
		const pointsAreUnits = 72
		if made, err := opentype.NewFace(f, &opentype.FaceOptions{Size: float64(k.size), DPI: pointsAreUnits}); err == nil {
			face = made
		}
	}
	p.faces[k] = face
	return face
}
