package widgets_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"terakoya/lessons"
	"terakoya/widgets"
)

// TestResultsParts: the parts fill the bar in the order of the legend, the longer the
// more games; each that there is is seen, and none that there is not.
func TestResultsParts(t *testing.T) {
	useTheme(t, lessons.English)
	for _, c := range [][3]int{{3, 0, 1}, {0, 2, 0}, {5000, 1, 1}, {0, 0, 0}, {1, 1, 1}} {
		r := widgets.NewResults("Six-piece handicap", "words", c[0], c[1], c[2])
		r.Resize(fyne.NewSize(300, r.HeightFor(300)))
		end, before := float32(0), float32(-1)
		bars := test.WidgetRenderer(r).Objects()[2:]
		for i, o := range bars {
			if o.Visible() != (c[i] > 0) {
				t.Errorf("%v: part %d is seen: %t", c, i, o.Visible())
			}
			if !o.Visible() {
				continue
			}
			if x := o.Position().X; x < end || o.Size().Width < 6 || x <= before {
				t.Errorf("%v: part %d lies at %g, %g wide", c, i, x, o.Size().Width)
			}
			before, end = o.Position().X, o.Position().X+o.Size().Width
		}
		if c != [3]int{} && (end < 299 || end > 300.5) {
			t.Errorf("%v: the bar ends at %g", c, end)
		}
		if c == [3]int{3, 0, 1} && bars[0].Size().Width < 2.5*bars[2].Size().Width {
			t.Errorf("three games are %v, one %v", bars[0].Size(), bars[2].Size())
		}
	}
}

// TestResultsNarrow: where the words do not fit beside the name they stand below it.
func TestResultsNarrow(t *testing.T) {
	useTheme(t, lessons.English)
	r := widgets.NewResults("Right seven-piece handicap", "12 won, 1 without a winner, 30 lost", 12, 1, 30)
	if narrow, wide := r.HeightFor(250), r.HeightFor(600); narrow <= wide {
		t.Errorf("%g high where it is narrow, %g where it is wide", narrow, wide)
	}
}

// TestGameRow: each result has a shape of its own, texts do not run into each other, and
// what is cut is marked.
func TestGameRow(t *testing.T) {
	useTheme(t, lessons.English)
	row := widgets.NewGameRow()
	shapes := map[string]widgets.Result{}
	for _, result := range []widgets.Result{widgets.NoResult, widgets.ResultWon, widgets.ResultLost, widgets.ResultNone} {
		row.Result, row.Title, row.Date = result, strings.Repeat("Six-piece handicap ", 9), "Mon 30 Nov"
		row.Note, row.Side = "Won", "87 moves"
		row.Resize(fyne.NewSize(400, row.MinSize().Height))
		row.Refresh()
		shape := ""
		var texts []*canvas.Text
		for _, o := range test.WidgetRenderer(row).Objects() {
			switch o := o.(type) {
			case *canvas.Circle:
				if o.Visible() && o.StrokeWidth > 0 {
					shape += "ring"
				} else if o.Visible() {
					shape += "disc"
				}
			case *canvas.Rectangle:
				if o.Visible() && o.Size().Width < 100 {
					shape += "square"
				}
			case *canvas.Text:
				texts = append(texts, o)
			}
		}
		if was, is := shapes[shape]; is {
			t.Errorf("%d and %d have the same sign", was, result)
		}
		shapes[shape] = result
		title, date := texts[0], texts[1]
		if title.Position().X+title.Size().Width > date.Position().X || !strings.HasSuffix(title.Text, "…") {
			t.Errorf("%q runs into the date", title.Text)
		}
		if texts[2].Text != "Won" {
			t.Errorf("the note is %q", texts[2].Text)
		}
	}
}

// TestGraphBound: one between bounds keeps within them, with their names above and below.
func TestGraphBound(t *testing.T) {
	useTheme(t, lessons.English)
	g := widgets.NewGraph(nil)
	g.Bound("Top", "Bottom")
	g.Resize(fyne.NewSize(300, g.MinSize().Height))
	g.Set([]float32{0, 1}, 2, nil)
	low, _ := g.Place(0)
	high, _ := g.Place(1)
	names := map[string]float32{}
	for _, o := range test.WidgetRenderer(g).Objects() {
		if text, is := o.(*canvas.Text); is {
			names[text.Text] = text.Position().Y + text.Size().Height/2
		}
	}
	if names["Top"] >= high.Y || names["Bottom"] <= low.Y || high.Y >= low.Y || len(names) != 2 {
		t.Errorf("from %v to %v, named %v", low, high, names)
	}
}
