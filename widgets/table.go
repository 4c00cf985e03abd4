package widgets

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"terakoya/widgets/linebreak"
)

var (
	_ fyne.Widget = (*Table)(nil)
	_ flowing     = (*Table)(nil)
	_ Holder      = (*Table)(nil)
)

// Table is rows of text below a head, with a hairline between the rows. A column is
// as wide as its longest text, as far as there is room; what is longer breaks its
// lines.
type Table struct {
	widget.BaseWidget
	rows  [][]*Paragraph // the head first
	lines []*canvas.Rectangle
}

// NewTable returns a table. Every row has as many cells as the head.
func NewTable(head []string, rows [][]string) *Table {
	t := &Table{}
	for i, texts := range append([][]string{head}, rows...) {
		var cells []*Paragraph
		for _, text := range texts {
			p := NewParagraph(text)
			p.TextSize, p.Leading = SizeSmall, tableLeading
			if i == 0 {
				p.Bold, p.Color = true, ColorInkSoft
			}
			cells = append(cells, p)
		}
		t.rows = append(t.rows, cells)
		t.lines = append(t.lines, &canvas.Rectangle{})
	}
	t.ExtendBaseWidget(t)
	return t
}

const (
	tableLeading = 1.35
	tableGap     = 16 // between columns
	tablePad     = 7  // above and below a text
	tableLine    = 1
)

// widths returns the width of each column: those that are narrow get what they ask
// for, the others share the rest alike, and what is left over is spread.
func (t *Table) widths(all float32) []float32 {
	columns := len(t.rows[0])
	room := all - tableGap*float32(columns-1)
	widths := make([]float32, columns)
	open, rest := columns, room
	for settled := true; settled && open > 0; {
		settled = false
		for c := range widths {
			if ask := t.asks(c); widths[c] == 0 && ask <= rest/float32(open) {
				widths[c], settled = ask, true
				rest -= ask
				open--
			}
		}
	}
	for c := range widths {
		switch {
		case open == 0:
			widths[c] += rest / float32(columns)
		case widths[c] == 0:
			widths[c] = rest / float32(open)
		}
	}
	return widths
}

// asks is the width of the longest text of a column in one line.
func (t *Table) asks(column int) float32 {
	wide := float32(1)
	for _, row := range t.rows {
		p := row[column]
		for _, line := range strings.Split(linebreak.Plain(p.Text), "\n") {
			wide = max(wide, p.measureAt(t.Theme().Size(p.TextSize))(line, p.Bold)+1)
		}
	}
	return wide
}

func rowHeight(row []*Paragraph, widths []float32) float32 {
	high := float32(0)
	for c, p := range row {
		high = max(high, p.HeightFor(widths[c]))
	}
	return high + 2*tablePad
}

// HeightFor returns the height needed at a width.
func (t *Table) HeightFor(width float32) float32 {
	widths, high := t.widths(width), float32(0)
	for _, row := range t.rows {
		high += rowHeight(row, widths)
	}
	return high
}

// CreateRenderer is part of fyne.Widget.
func (t *Table) CreateRenderer() fyne.WidgetRenderer { return &flow{t, t.lay, t.HeightFor, t.Held} }

// Held is part of Holder.
func (t *Table) Held() []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for i, row := range t.rows {
		for _, p := range row {
			all = append(all, p)
		}
		all = append(all, t.lines[i])
	}
	return all
}

func (t *Table) lay(size fyne.Size) {
	widths, y := t.widths(size.Width), float32(0)
	for i, row := range t.rows {
		x, high := float32(0), rowHeight(row, widths)
		for c, p := range row {
			placeObject(p, x, y+tablePad, widths[c], high-2*tablePad)
			x += widths[c] + tableGap
		}
		y += high
		line := ColorLine
		if i == 0 {
			line = ColorLineStrong
		}
		t.lines[i].FillColor = themeColor(t.Theme(), line)
		t.lines[i].Hidden = i == len(t.rows)-1
		placeObject(t.lines[i], 0, y-tableLine, size.Width, tableLine)
		t.lines[i].Refresh()
	}
}
