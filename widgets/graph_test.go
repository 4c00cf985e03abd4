package widgets_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"terakoya/lessons"
	"terakoya/widgets"
)

// TestGraphPlaces: sente's values lie above gote's, all within the graph, and a click
// picks the nearest, also beyond those that are known.
func TestGraphPlaces(t *testing.T) {
	useTheme(t, lessons.English)
	picked := -1
	g := widgets.NewGraph(func(at int) { picked = at })
	g.Resize(fyne.NewSize(300, g.MinSize().Height))
	g.Set([]float32{0.5, 0.9, 0.1, -1, 2}, 11, []int{1, 9})
	var last fyne.Position
	for i, above := range []bool{true, true, false, false, true} {
		p, ok := g.Place(i)
		if !ok || p.Y < 0 || p.Y > g.Size().Height || i > 0 && (p.X <= last.X || (p.Y < last.Y) != above) {
			t.Errorf("value %d lies at %v after %v", i, p, last)
		}
		last = p
		g.Tapped(&fyne.PointEvent{Position: p.AddXY(3, 40)})
		if picked != i {
			t.Errorf("a click beside value %d picks %d", i, picked)
		}
	}
	if _, ok := g.Place(9); ok {
		t.Error("a value that is not known has a place")
	}
	for x, want := range map[float32]int{-5: 0, 299: 10} {
		if g.Tapped(&fyne.PointEvent{Position: fyne.NewPos(x, 0)}); picked != want {
			t.Errorf("a click at %g picks %d, want %d", x, picked, want)
		}
	}
}

// TestGraphDraws: one line between two values, and a mark for each that is known.
func TestGraphDraws(t *testing.T) {
	useTheme(t, lessons.English)
	g := widgets.NewGraph(nil)
	g.Resize(fyne.NewSize(300, 100))
	for _, n := range []int{4, 2, 0} { // fewer again, as with another game
		g.Set(make([]float32, n), 5, []int{1, 4})
		lines, dots := 0, 0
		for _, o := range test.WidgetRenderer(g).Objects() {
			switch o.(type) {
			case *canvas.Line:
				lines++
			case *canvas.Circle:
				if o.Visible() {
					dots++
				}
			}
		}
		if wantDots := min(1, n/2); lines != max(0, n-1) || dots != wantDots {
			t.Errorf("%d values: %d lines, %d marks", n, lines, dots)
		}
	}
}

// TestFinding: it is as high as its texts, keys and clicks choose it, and it says which
// one is chosen.
func TestFinding(t *testing.T) {
	useTheme(t, lessons.Japanese)
	taps := 0
	f := widgets.NewFinding("1", "74手目　後手", "△4三銀のあと、▲7五歩で金を取られて駒損です。", func() { taps++ })
	if narrow, wide := f.HeightFor(180), f.HeightFor(500); narrow <= wide {
		t.Errorf("%g high where it is narrow, %g where it is wide", narrow, wide)
	}
	f.Resize(fyne.NewSize(280, f.HeightFor(280)))
	for _, o := range test.WidgetRenderer(f).Objects() {
		if end := o.Position().Add(o.Size()); end.X > 280 || end.Y > f.Size().Height+0.5 {
			t.Errorf("%T ends at %v of %v", o, end, f.Size())
		}
	}
	f.Tapped(nil)
	f.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if f.Choose(true); taps != 2 || !f.Chosen {
		t.Errorf("%d taps, chosen %t", taps, f.Chosen)
	}
}

// TestGraphStays: nothing reaches beyond a graph, also where few values make wide bars.
func TestGraphStays(t *testing.T) {
	useTheme(t, lessons.English)
	g := widgets.NewGraph(nil)
	g.Resize(fyne.NewSize(300, 100))
	g.Set([]float32{1, 0, 1}, 3, nil)
	for _, o := range test.WidgetRenderer(g).Objects() {
		if at, size := o.Position(), o.Size(); at.X < 0 || at.Y < 0 || at.X+size.Width > 300 || at.Y+size.Height > 100 {
			t.Errorf("a %T lies at %v, %v large", o, at, size)
		}
	}
}
