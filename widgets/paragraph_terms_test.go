package widgets_test

import (
	"slices"
	"testing"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"terakoya/lessons"
	"terakoya/widgets"
	"terakoya/widgets/linebreak"
)

// someMarked marks four characters in each sixteen of a text.
func someMarked(text string) []linebreak.Span {
	var spans []linebreak.Span
	n := 0
	for i, c := range linebreak.Plain(text) {
		end := i + utf8.RuneLen(c)
		switch n++; {
		case n%16 == 5:
			spans = append(spans, linebreak.Span{From: i, To: end})
		case n%16 > 5 && n%16 < 9:
			spans[len(spans)-1].To = end
		}
	}
	return spans
}

// TestTermsDoNotBreakOtherwise: in all that the program says, the height is the same
// with marked words as without; in each fourth text, every line is looked at too.
func TestTermsDoNotBreakOtherwise(t *testing.T) {
	for _, l := range lessons.Languages {
		useTheme(t, l)
		p := widgets.NewParagraph("")
		const width = 280
		for i, text := range texts(t, l) {
			if i%4 == 1 {
				sameLines(t, text, width)
			}
			p.Text = text
			high := p.HeightFor(width)
			if p.SetTerms(someMarked(text), nil); p.HeightFor(width) != high {
				t.Errorf("%s: %v high became %v: %s", l, high, p.HeightFor(width), text)
			}
		}
	}
}

// sameLines holds the lines of a text with terms against those without.
func sameLines(t *testing.T, text string, width float32) {
	t.Helper()
	p := widgets.NewParagraph(text)
	p.Resize(fyne.NewSize(width, 100))
	bare := lines(p)
	p.SetTerms(someMarked(text), nil)
	if marked := linesOf(p); !slices.Equal(marked, bare) {
		t.Errorf("at %v: %v became %v", width, bare, marked)
	}
	inLines(t, p, width)
}

// linesOf are the lines of a paragraph with terms over them.
func linesOf(p *widgets.Paragraph) []written {
	var all []written
	for _, o := range drawn(p) {
		text, ok := o.(*canvas.Text)
		if !ok {
			continue
		}
		if n := len(all); n == 0 || all[n-1].y != text.Position().Y {
			all = append(all, written{y: text.Position().Y})
		}
		last := &all[len(all)-1]
		last.text += text.Text
		last.right = text.Position().X + text.MinSize().Width
	}
	return all
}

// inLines holds what can be tapped against the lines it lies on.
func inLines(t *testing.T, p *widgets.Paragraph, width float32) {
	t.Helper()
	for _, o := range p.Terms() {
		at, size := o.Position(), o.Size()
		if size.Width <= 0 || at.X < 0 || at.X+size.Width > width*2 || at.Y+size.Height > p.HeightFor(width)+1 {
			t.Errorf("a term at %v, %v of %q", at, size, p.Text)
		}
	}
}

// TestTermIsTapped: a tap on a marked word tells its number, one beside it nothing.
func TestTermIsTapped(t *testing.T) {
	useTheme(t, lessons.English)
	p := widgets.NewParagraph("A **second** pawn on the file")
	w := test.NewTempWindow(t, p)
	w.Resize(fyne.NewSize(500, 200))
	tapped := []int{}
	p.SetTerms([]linebreak.Span{{From: 9, To: 13}, {From: 21, To: 25}}, func(i int) { tapped = append(tapped, i) })
	terms := p.Terms()
	if len(terms) != 2 {
		t.Fatalf("%d terms", len(terms))
	}
	for _, o := range terms {
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
		test.TapCanvas(w.Canvas(), at.AddXY(o.Size().Width/2, o.Size().Height/2))
		test.TapCanvas(w.Canvas(), at.AddXY(o.Size().Width+3, o.Size().Height/2))
	}
	if len(tapped) != 2 || tapped[0] != 0 || tapped[1] != 1 {
		t.Errorf("tapped %v", tapped)
	}
	if p.SetText("Another text"); len(p.Terms()) != 0 {
		t.Error("the terms of a text outlive it")
	}
}
