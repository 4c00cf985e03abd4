package widgets_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"terakoya/lessons"
	"terakoya/widgets"
)

// laid is a table of three columns at a width, and a way to its cells.
func laid(width float32, head []string, rows ...[]string) (t *widgets.Table, cell func(row, column int) *widgets.Paragraph) {
	t = widgets.NewTable(head, rows)
	t.Resize(fyne.NewSize(width, t.HeightFor(width)))
	test.WidgetRenderer(t).Layout(t.Size())
	return t, func(row, column int) *widgets.Paragraph { // behind each row stands its line
		return t.Held()[row*(len(head)+1)+column].(*widgets.Paragraph)
	}
}

// TestTable: columns begin below each other and fill the width; what is short stays
// in one line, what is long breaks.
func TestTable(t *testing.T) {
	useTheme(t, lessons.English)
	long := strings.Repeat("what is said at length ", 12)
	var high []float32
	for _, width := range []float32{300, 700} {
		table, cell := laid(width, []string{"Name", "A", "B"}, []string{long, "24", "28 / 27"}, []string{"short", "none", "31"})
		for c := range 3 {
			for r := 1; r < 3; r++ {
				if at, top := cell(r, c), cell(0, c); at.Position().X != top.Position().X || at.Size().Width != top.Size().Width {
					t.Errorf("at %g column %d begins at %g, its head at %g", width, c, at.Position().X, top.Position().X)
				}
			}
		}
		if right := cell(0, 2).Position().X + cell(0, 2).Size().Width; right < width-1 || right > width+1 {
			t.Errorf("at %g the table ends at %g", width, right)
		}
		one := cell(1, 2).HeightFor(10000)
		if got := cell(1, 2).HeightFor(cell(1, 2).Size().Width); got != one {
			t.Errorf("at %g what is short breaks its line", width)
		}
		if got := cell(1, 0).HeightFor(cell(1, 0).Size().Width); got <= one {
			t.Errorf("at %g what is long is in one line", width)
		}
		high = append(high, table.HeightFor(width))
	}
	if high[0] <= high[1] {
		t.Errorf("%g high where it is narrow, %g where it is wide", high[0], high[1])
	}
}

// TestTableSpreads: a table that needs less than its width fills it all the same.
func TestTableSpreads(t *testing.T) {
	useTheme(t, lessons.English)
	_, cell := laid(500, []string{"A", "B"}, []string{"1", "2"})
	if right := cell(1, 1).Position().X + cell(1, 1).Size().Width; right < 499 || right > 501 {
		t.Errorf("the table ends at %g of 500", right)
	}
}
