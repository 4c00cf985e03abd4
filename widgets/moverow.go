package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

var _ fyne.Widget = (*MoveRow)(nil)

// MoveRow is a line of a list of moves with variations: the number, the move, and at
// the right something about it, if there is room. A variation stands farther in and
// has a line at its left for each line that it leaves.
type MoveRow struct {
	widget.BaseWidget
	Number, Text, Side string
	Depth              int // how many lines have been left; 0 is the main line
	Chosen, Hover      bool
}

// NewMoveRow returns an empty line.
func NewMoveRow() *MoveRow {
	r := &MoveRow{}
	r.ExtendBaseWidget(r)
	return r
}

const (
	moveRowHeight = 29
	moveRowNumber = 38 // where the number ends
	moveRowMove   = 48 // where the move begins
	moveRowPad    = 10
	moveRowStep   = 14 // by which a variation stands farther in
	moveRowDeep   = 5  // what lies deeper stands no farther in
	moveRowCorner = 8
)

// CreateRenderer is part of fyne.Widget.
func (r *MoveRow) CreateRenderer() fyne.WidgetRenderer {
	out := &moveRowRenderer{r: r, ground: &canvas.Rectangle{}}
	for range moveRowDeep {
		out.lines = append(out.lines, &canvas.Rectangle{})
	}
	out.number, out.move, out.side = canvas.NewText("", color.Transparent), canvas.NewText("", color.Transparent), canvas.NewText("", color.Transparent)
	out.objects = []fyne.CanvasObject{out.ground}
	for _, l := range out.lines {
		out.objects = append(out.objects, l)
	}
	out.objects = append(out.objects, out.number, out.move, out.side)
	out.Refresh()
	return out
}

type moveRowRenderer struct {
	r                  *MoveRow
	ground             *canvas.Rectangle
	lines              []*canvas.Rectangle
	number, move, side *canvas.Text
	objects            []fyne.CanvasObject
}

func (r *moveRowRenderer) Destroy()                     {}
func (r *moveRowRenderer) Objects() []fyne.CanvasObject { return r.objects }

func (r *moveRowRenderer) MinSize() fyne.Size {
	return fyne.NewSize(0, grown(r.r.Theme(), moveRowHeight))
}

// Layout is part of fyne.WidgetRenderer.
func (r *moveRowRenderer) Layout(size fyne.Size) {
	th := r.r.Theme()
	in := grown(th, moveRowStep) * float32(min(r.r.Depth, moveRowDeep))
	placeObject(r.ground, 0, 1, size.Width, size.Height-2)
	for i, l := range r.lines {
		placeObject(l, moveRowPad+grown(th, moveRowStep)*float32(i), 0, 1.5, size.Height)
		l.Hidden = i >= r.r.Depth
	}
	left := in + grown(th, moveRowMove)
	fitText(th, r.move, SizeBody, size.Width-left-moveRowPad)
	number, move, side := r.number.MinSize(), r.move.MinSize(), r.side.MinSize()
	placeObject(r.number, in+grown(th, moveRowNumber)-number.Width, (size.Height-number.Height)/2, number.Width, number.Height)
	placeObject(r.move, left, (size.Height-move.Height)/2, move.Width, move.Height)
	placeObject(r.side, size.Width-moveRowPad-side.Width, (size.Height-side.Height)/2, side.Width, side.Height)
	r.side.Hidden = left+move.Width+moveRowPad+side.Width > size.Width-moveRowPad
}

// Refresh is part of fyne.WidgetRenderer.
func (r *moveRowRenderer) Refresh() {
	row, th := r.r, r.r.Theme()
	ground, ink, soft := ColorTransparent, ColorInk, ColorInkSoft
	switch {
	case row.Chosen:
		ground, ink, soft = ColorAccentSoft, ColorAccent, ColorAccent
	case row.Hover:
		ground = ColorSunk
	}
	r.ground.FillColor, r.ground.CornerRadius = themeColor(th, ground), moveRowCorner
	for _, l := range r.lines {
		l.FillColor = themeColor(th, ColorLineStrong)
	}
	for text, t := range map[*canvas.Text]struct {
		text string
		role fyne.ThemeSizeName
		ink  fyne.ThemeColorName
	}{
		r.number: {row.Number, SizeSmall, soft}, r.move: {row.Text, SizeBody, ink}, r.side: {row.Side, SizeTiny, soft},
	} {
		text.Text, text.TextSize, text.Color = t.text, th.Size(t.role), themeColor(th, t.ink)
	}
	r.move.TextStyle = fyne.TextStyle{Bold: row.Chosen}
	r.Layout(row.Size())
	canvas.Refresh(row)
}
