package widgets_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"terakoya/lessons"
	"terakoya/widgets"
)

const long = "Nifu looks only at your own pawns that have not promoted. The piece on 5g is a tokin, so it does not count."

// block is an object of a fixed least size.
func block(w, h float32) *canvas.Rectangle {
	r := &canvas.Rectangle{}
	r.SetMinSize(fyne.NewSize(w, h))
	return r
}

func frame(o fyne.CanvasObject) [4]float32 {
	return [4]float32{o.Position().X, o.Position().Y, o.Size().Width, o.Size().Height}
}

func TestColumn(t *testing.T) {
	useTheme(t, lessons.English)
	head, text, foot := block(50, 20), widgets.NewParagraph(long), block(10, 30)
	c := widgets.NewColumn(8, head, text, foot)
	before := float32(1e6)
	for _, width := range []float32{200, 300, 500} {
		high := 20 + 8 + text.HeightFor(width) + 8 + 30
		if got := c.HeightFor(width); got != high || got >= before {
			t.Errorf("%v wide: %v high, want %v, less than %v", width, got, high, before)
		}
		c.Resize(fyne.NewSize(width, 1000))
		middle := text.HeightFor(width)
		for i, want := range [][4]float32{{0, 0, width, 20}, {0, 28, width, middle}, {0, 36 + middle, width, 30}} {
			if got := frame(c.Items[i]); got != want {
				t.Errorf("%v wide: item %d at %v, want %v", width, i, got, want)
			}
		}
		if got := c.MinSize().Height; got != high {
			t.Errorf("%v wide: at least %v high, want %v", width, got, high)
		}
		before = high
	}
}

func TestColumnChangesItsItems(t *testing.T) {
	useTheme(t, lessons.English)
	c := widgets.NewColumn(8)
	c.Resize(fyne.NewSize(300, 100))
	if got := c.HeightFor(300); got != 0 {
		t.Errorf("empty: %v high", got)
	}
	a, b := block(1, 20), block(1, 30)
	c.SetItems(a, b)
	if got := frame(b); c.HeightFor(300) != 58 || got != [4]float32{0, 28, 300, 30} {
		t.Errorf("%v high, the second at %v", c.HeightFor(300), got)
	}
	if n := len(drawn(c)); n != 2 {
		t.Errorf("%d objects", n)
	}
}

func TestBeside(t *testing.T) {
	useTheme(t, lessons.English)
	sign, text := block(24, 26), widgets.NewParagraph(long)
	b := widgets.NewBeside(12, sign, text)
	for _, width := range []float32{200, 400} {
		high := text.HeightFor(width - 36)
		if got := b.HeightFor(width); got != high {
			t.Errorf("%v wide: %v high, want %v", width, got, high)
		}
		b.Middle = false
		b.Resize(fyne.NewSize(width, high))
		b.Refresh()
		if got := frame(sign); got != [4]float32{0, 0, 24, 26} {
			t.Errorf("%v wide: sign at %v", width, got)
		}
		if got := frame(text); got != [4]float32{36, 0, width - 36, high} {
			t.Errorf("%v wide: text at %v", width, got)
		}
		b.Middle = true
		b.Refresh()
		if got := frame(sign); got != [4]float32{0, (high - 26) / 2, 24, 26} {
			t.Errorf("%v wide: sign in the middle at %v", width, got)
		}
	}
	if b.HeightFor(400) >= b.HeightFor(200) {
		t.Error("wider, but not lower")
	}
}

func TestBesideAHighSign(t *testing.T) {
	useTheme(t, lessons.English)
	sign, text := block(24, 60), widgets.NewParagraph("One line.")
	b := widgets.NewBeside(12, sign, text)
	b.Middle = true
	b.Resize(fyne.NewSize(400, 60))
	line := text.HeightFor(364)
	if b.HeightFor(400) != 60 || text.Position().Y != (60-line)/2 {
		t.Errorf("%v high, text at %v", b.HeightFor(400), text.Position())
	}
}

func TestCard(t *testing.T) {
	useTheme(t, lessons.English)
	text := widgets.NewParagraph(long)
	c := widgets.NewCard(widgets.ColorSurface, 16, text)
	for _, width := range []float32{200, 400} {
		high := text.HeightFor(width-32) + 32
		if got := c.HeightFor(width); got != high {
			t.Errorf("%v wide: %v high, want %v", width, got, high)
		}
		c.Resize(fyne.NewSize(width, high))
		if got := frame(text); got != [4]float32{16, 16, width - 32, high - 32} {
			t.Errorf("%v wide: text at %v", width, got)
		}
		ground := drawn(c)[0].(*canvas.Rectangle)
		if ground.Size() != c.Size() || ground.FillColor != c.Theme().Color(widgets.ColorSurface, 0) {
			t.Errorf("%v wide: ground %v, %v", width, ground.Size(), ground.FillColor)
		}
	}
	ground := drawn(c)[0].(*canvas.Rectangle)
	if ground.StrokeWidth != 0 {
		t.Errorf("no border is %v wide", ground.StrokeWidth)
	}
	c.Border = widgets.ColorLine
	c.Refresh()
	if ground.StrokeWidth != 1 || ground.StrokeColor != c.Theme().Color(widgets.ColorLine, 0) {
		t.Errorf("border %v wide, %v", ground.StrokeWidth, ground.StrokeColor)
	}
}

// TestFlowsNest: the height of a text deep inside follows from the width outside.
func TestFlowsNest(t *testing.T) {
	useTheme(t, lessons.English)
	text := widgets.NewParagraph(long)
	card := widgets.NewCard(widgets.ColorSurface, 10,
		widgets.NewColumn(8, block(1, 20), widgets.NewBeside(12, block(24, 24), text)))
	for _, width := range []float32{30, 200, 400} { // 30: nothing is left for the text
		if got, want := card.HeightFor(width), 20+28+text.HeightFor(width-20-36); got != want {
			t.Errorf("%v wide: %v high, want %v", width, got, want)
		}
	}
	card.Resize(fyne.NewSize(400, card.HeightFor(400)))
	if text.Size().Width != 400-20-36 {
		t.Errorf("text %v wide", text.Size().Width)
	}
}
