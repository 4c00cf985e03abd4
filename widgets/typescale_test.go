package widgets_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	fynetheme "fyne.io/fyne/v2/theme"

	"terakoya/app/theme"
	"terakoya/lessons"
	"terakoya/widgets"
)

// largest sets the largest type of a small window, which is 1.47 times the usual.
func largest(t *testing.T) {
	t.Helper()
	useTheme(t, lessons.English).Settings().SetTheme(theme.New(lessons.English, false).At(theme.Largest))
}

// TestWordsFit: a word that large type makes wider than its line is set smaller, but
// not below the usual size; what fits keeps its size.
func TestWordsFit(t *testing.T) {
	const text = "a conscientious player"
	useTheme(t, lessons.English)
	p := widgets.NewParagraph(text)
	p.Resize(fyne.NewSize(120, 10))
	usual := drawn(p)[0].(*canvas.Text).TextSize
	largest(t)
	for _, c := range []struct {
		width  float32
		lo, hi float32 // of the size
	}{{400, 22, 22}, {120, usual + 1, 21}, {20, usual, usual}} {
		p := widgets.NewParagraph(text)
		p.Resize(fyne.NewSize(c.width, 10))
		for _, o := range drawn(p) {
			x := o.(*canvas.Text)
			if x.TextSize < c.lo || x.TextSize > c.hi {
				t.Errorf("at %v the size is %v, want %v to %v", c.width, x.TextSize, c.lo, c.hi)
			}
			if c.width > 20 && x.MinSize().Width > c.width {
				t.Errorf("at %v %q takes %v", c.width, x.Text, x.MinSize().Width)
			}
		}
	}
}

// TestButtonLabelFits: a label stays within its button, and the button asks for the
// room of the whole one.
func TestButtonLabelFits(t *testing.T) {
	largest(t)
	b := widgets.NewButton(widgets.MainButton, "Start the lesson", "Enter", nil)
	want := b.MinSize()
	for _, width := range []float32{want.Width, want.Width - 40} {
		b.Resize(fyne.NewSize(width, want.Height))
		for _, o := range test.WidgetRenderer(b).Objects() {
			if x, ok := o.(*canvas.Text); ok && (x.Position().X < 0 || x.Position().X+x.MinSize().Width > width) {
				t.Errorf("in %v %q lies at %v, %v wide", width, x.Text, x.Position().X, x.MinSize().Width)
			}
		}
		if got := b.MinSize(); got != want {
			t.Errorf("in %v it asks for %v, want %v", width, got, want)
		}
	}
}

// TestSegmentsBreak: answers that do not fit side by side stand in rows, and each can
// be tapped where it stands.
func TestSegmentsBreak(t *testing.T) {
	largest(t)
	chosen := -1
	s := widgets.NewSegments(func(i int) { chosen = i }, func(*fyne.KeyEvent) {})
	s.Set([]string{"Prevented", "Explain, retry", "Lose the game"}, 0)
	for width, rows := range map[float32]float32{700: 1, 350: 2, 180: 3} {
		one := s.HeightFor(1000)
		if got := s.HeightFor(width); got != rows*one {
			t.Errorf("at %v it is %v high, want %v rows", width, got, rows)
		}
		s.Resize(fyne.NewSize(width, s.HeightFor(width)))
		for i := 2; i > 0; i-- {
			at, size := s.Rect(i)
			if at.X < -0.5 || at.X+size.Width > width+0.5 || at.Y+size.Height > rows*one {
				t.Errorf("at %v answer %d lies at %v, %v", width, i, at, size)
			}
			s.Tapped(&fyne.PointEvent{Position: at.AddXY(size.Width/2, size.Height/2)})
			if chosen != i {
				t.Errorf("at %v a tap on %d chooses %d", width, i, chosen)
			}
		}
	}
}

// TestBoardKeepsItsType: what is written on a board does not grow.
func TestBoardKeepsItsType(t *testing.T) {
	largest(t)
	b := widgets.NewBoard(nil)
	for _, role := range []fyne.ThemeSizeName{widgets.SizeBody, widgets.SizeTiny, fynetheme.SizeNamePadding} {
		got, want := b.Theme().Size(role), theme.New(lessons.English, false).Size(role)
		if got != want {
			t.Errorf("%s is %v, want %v", role, got, want)
		}
	}
}

// TestSmallType: type smaller than usual shrinks text, not the lengths that hold it.
func TestSmallType(t *testing.T) {
	a := useTheme(t, lessons.English)
	usual := widgets.NewButton(widgets.MainButton, "Start", "Enter", nil).MinSize()
	a.Settings().SetTheme(theme.New(lessons.English, false).At(12))
	if got := widgets.Grown(10); got != 10 {
		t.Errorf("10 units become %v", got)
	}
	small := widgets.NewButton(widgets.MainButton, "Start", "Enter", nil).MinSize()
	if small.Height != usual.Height || small.Width >= usual.Width {
		t.Errorf("a button is %v, and was %v", small, usual)
	}
	p := widgets.NewParagraph("a conscientious player")
	p.Resize(fyne.NewSize(20, 10))
	if got := drawn(p)[0].(*canvas.Text).TextSize; got != 12 {
		t.Errorf("text is %v", got)
	}
}
