package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Widget = (*Sum)(nil)
	_ flowing     = (*Sum)(nil)
)

// SumRow is a part of a sum: what it is, what it is made of, and its value.
type SumRow struct {
	Label   string
	Pieces  *PieceRow // may be nil
	Formula string    // such as 5 × 2; may be empty
	Value   string
}

// Sum is a table of the parts of a sum with what they come to.
type Sum struct {
	widget.BaseWidget
	rows  []*sumRow
	total *sumRow
}

type sumRow struct {
	SumRow
	label          *Paragraph
	formula, value *canvas.Text
	line           *canvas.Rectangle
}

// NewSum returns a table; the total stands below a line, in larger digits.
func NewSum(rows []SumRow, total SumRow) *Sum {
	s := &Sum{total: newSumRow(total)}
	for _, r := range rows {
		s.rows = append(s.rows, newSumRow(r))
	}
	s.total.label.Bold = true
	s.ExtendBaseWidget(s)
	return s
}

func newSumRow(r SumRow) *sumRow {
	row := &sumRow{SumRow: r, label: NewParagraph(r.Label), line: &canvas.Rectangle{}}
	row.label.Leading = 1.3
	row.formula, row.value = canvas.NewText(r.Formula, color.Transparent), canvas.NewText(r.Value, color.Transparent)
	row.value.TextStyle.Bold = true
	return row
}

const (
	sumValue   = 40 // room for a value
	sumFormula = 56 // room for a formula
	sumPad     = 5
)

// labelWidth is what value and formula leave of a width.
func (r *sumRow) labelWidth(width float32) float32 {
	return width - grown(r.label.Theme(), sumValue+sumFormula)
}

func (r *sumRow) height(width float32) float32 {
	h := r.label.HeightFor(r.labelWidth(width))
	if r.Pieces != nil {
		h += r.Pieces.HeightFor(width)
	}
	return h + 2*sumPad
}

// HeightFor returns the height needed at a width.
func (s *Sum) HeightFor(width float32) float32 {
	h := s.total.height(width)
	for _, r := range s.rows {
		h += r.height(width)
	}
	return h
}

// CreateRenderer is part of fyne.Widget.
func (s *Sum) CreateRenderer() fyne.WidgetRenderer {
	var all []fyne.CanvasObject
	for _, r := range append(s.rows[:len(s.rows):len(s.rows)], s.total) {
		all = append(all, r.line, r.label, r.formula, r.value)
		if r.Pieces != nil {
			all = append(all, r.Pieces)
		}
	}
	return &flow{s, s.lay, s.HeightFor, func() []fyne.CanvasObject { return all }}
}

func (s *Sum) lay(size fyne.Size) {
	th := s.Theme()
	y := float32(0)
	for _, r := range s.rows {
		y = r.lay(th, y, size.Width, th.Size(SizeBody), y > 0)
	}
	s.total.lay(th, y, size.Width, th.Size(SizeVerdict), true)
}

// lay places a row and returns where the next one begins.
func (r *sumRow) lay(th fyne.Theme, y, width, digits float32, ruled bool) float32 {
	r.line.Hidden = !ruled
	r.line.FillColor = themeColor(th, ColorLine)
	placeObject(r.line, 0, y, width, 1)
	r.line.Refresh()
	room := r.labelWidth(width)
	h := r.label.HeightFor(room)
	placeObject(r.label, 0, y+sumPad, room, h)
	for _, t := range []struct {
		text  *canvas.Text
		size  float32
		ink   fyne.ThemeColorName
		right float32
	}{{r.formula, th.Size(SizeSmall), ColorInkSoft, width - grown(th, sumValue)}, {r.value, digits, ColorInk, width}} {
		t.text.TextSize, t.text.Color = t.size, themeColor(th, t.ink)
		min := t.text.MinSize()
		placeObject(t.text, t.right-min.Width, y+sumPad+(r.label.lineHeight()-min.Height)/2, min.Width, min.Height)
		t.text.Refresh()
	}
	if r.Pieces != nil {
		placeObject(r.Pieces, 0, y+sumPad+h, width, r.Pieces.HeightFor(width))
	}
	return y + r.height(width)
}
