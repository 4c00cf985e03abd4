package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

var _ fyne.Widget = (*GameRow)(nil)

// GameRow is one of a long list of games, in two lines: what was played and when, and
// below it how it ended and how long it was. What is too long for the row ends in dots.
type GameRow struct {
	widget.BaseWidget
	Result      Result
	Title, Date string
	Note, Side  string
	Chosen      bool
}

// NewGameRow returns an empty row.
func NewGameRow() *GameRow {
	r := &GameRow{}
	r.ExtendBaseWidget(r)
	return r
}

const (
	gameRowHeight = 54
	gameRowPad    = 20 // at the right of the texts
	gameRowBar    = 10 // at the right of the ground, for the bar that scrolls
	gameRowSign   = 40 // where the texts begin
	gameRowGap    = 14
	gameRowLine   = 0.32 // where the middle of a line is, of the height from either end
)

// gameRowRoles are the sizes of the two lines.
var gameRowRoles = [2]fyne.ThemeSizeName{SizeBody, SizeSmall}

// CreateRenderer is part of fyne.Widget.
func (r *GameRow) CreateRenderer() fyne.WidgetRenderer {
	out := &gameRowRenderer{r: r, ground: &canvas.Rectangle{}, sign: newResultSign()}
	out.objects = append([]fyne.CanvasObject{out.ground}, out.sign.objects()...)
	for i := range out.texts {
		out.texts[i] = canvas.NewText("", color.Transparent)
		out.objects = append(out.objects, out.texts[i])
	}
	out.Refresh()
	return out
}

type gameRowRenderer struct {
	r       *GameRow
	ground  *canvas.Rectangle
	sign    resultSign
	texts   [4]*canvas.Text // title, date, note, side
	objects []fyne.CanvasObject
}

func (r *gameRowRenderer) Destroy()                     {}
func (r *gameRowRenderer) Objects() []fyne.CanvasObject { return r.objects }

func (r *gameRowRenderer) MinSize() fyne.Size {
	return fyne.NewSize(0, grown(r.r.Theme(), gameRowHeight))
}

// Layout is part of fyne.WidgetRenderer.
func (r *gameRowRenderer) Layout(size fyne.Size) {
	th, row := r.r.Theme(), r.r
	left := grown(th, gameRowSign)
	placeObject(r.ground, 2, 1, size.Width-gameRowBar, size.Height-2)
	r.sign.lay(th, row.Result, fyne.NewPos(left/2+2, size.Height/2))
	for i, whole := range []string{row.Title, row.Note} {
		text, side := r.texts[2*i], r.texts[2*i+1]
		middle := size.Height * gameRowLine
		if i == 1 {
			middle = size.Height - middle
		}
		end := side.MinSize()
		room := size.Width - left - gameRowPad - end.Width - gameRowGap
		text.Text = whole
		fitText(th, text, gameRowRoles[i], room)
		text.Text = cut(whole, room, func(s string) float32 {
			text.Text = s
			return text.MinSize().Width
		})
		min := text.MinSize()
		placeObject(text, left, middle-min.Height/2, min.Width, min.Height)
		placeObject(side, size.Width-gameRowPad-end.Width, middle-end.Height/2, end.Width, end.Height)
	}
}

// Refresh is part of fyne.WidgetRenderer.
func (r *gameRowRenderer) Refresh() {
	row, th := r.r, r.r.Theme()
	fill, line, width := ColorTransparent, ColorTransparent, float32(0)
	if row.Chosen {
		fill, line, width = ColorAccentSoft, ColorAccent, 2.5
	}
	r.ground.FillColor, r.ground.StrokeColor = themeColor(th, fill), themeColor(th, line)
	r.ground.StrokeWidth, r.ground.CornerRadius = width, buttonCorner
	for i, text := range []string{row.Title, row.Date, row.Note, row.Side} {
		t := r.texts[i]
		t.Text, t.TextSize, t.Color = text, th.Size(SizeSmall), themeColor(th, ColorInkSoft)
	}
	r.texts[0].TextSize, r.texts[0].Color = th.Size(SizeBody), themeColor(th, ColorInk)
	r.texts[0].TextStyle = fyne.TextStyle{Bold: true}
	r.Layout(row.Size())
	canvas.Refresh(row)
}
