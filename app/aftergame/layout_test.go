package aftergame

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/stage"
	"terakoya/app/theme"
	"terakoya/lessons"
)

// TestLayout: no part overlaps another, none leaves the window, every button holds its
// label, and every text of the list is whole.
func TestLayout(t *testing.T) {
	for _, size := range []fyne.Size{small, large} {
		for _, l := range lessons.Languages {
			t.Run(fmt.Sprintf("%s/%gx%g", l, size.Width, size.Height), func(t *testing.T) {
				r := newRoom(t, l, size == large, size)
				r.env.Book = oneBook(t, "4i3h 5c5d 3h4h 6a5b")
				s := r.show(sampleGame(t))
				stage.Apart(t, s.Parts(), size)
				stage.Picture(r.t, r.window, fmt.Sprintf("begin-%s-%g", l, size.Width))
				s.leaving = leave(r.env.Book, s.game.Game)
				s.finished(readOnce(), nil)
				whole(t, s)
				stage.Picture(r.t, r.window, fmt.Sprintf("read-%s-%g", l, size.Width))
				shown := s.panel.findings
				if size == large {
					shown = shown[:1] // the boards are the same, and larger
				}
				for _, f := range shown {
					s.choose(f)
					stage.Apart(t, s.Parts(), size)
					whole(t, s)
					stage.Picture(r.t, r.window, fmt.Sprintf("%s-%d-%s-%g", names[f.kind], f.at, l, size.Width))
				}
			})
		}
	}
}

// TestLargestType: with the largest type all parts still lie beside each other.
func TestLargestType(t *testing.T) {
	for _, l := range lessons.Languages {
		r := newRoom(t, l, false, small)
		fyne.CurrentApp().Settings().SetTheme(theme.New(l, false).At(theme.Largest))
		s := r.show(sampleGame(t))
		s.finished(readOnce(), nil)
		stage.Apart(t, s.Parts(), small)
		whole(t, s)
		stage.Picture(r.t, r.window, "largest-"+string(l))
	}
}

// whole: buttons hold their labels, and the list is as high as its texts need.
func whole(t *testing.T, s *Screen) {
	t.Helper()
	for _, p := range append(s.Parts(), s.Listed()...) {
		if b, ok := p.Object.(interface{ MinSize() fyne.Size }); ok && p.Size.IsZero() && p.Object.Visible() {
			switch p.Name {
			case "save", "new", "flip", "play", "study", "exercise":
				if b.MinSize().Width > p.Object.Size().Width+2*keyRoom {
					t.Errorf("%s needs %g and has %g", p.Name, b.MinSize().Width, p.Object.Size().Width)
				}
			}
		}
	}
	for _, f := range s.panel.findings {
		if need := f.card.HeightFor(f.card.Size().Width); f.card.Size().Height+0.5 < need {
			t.Errorf("%s needs %g and has %g", f.card.Head(), need, f.card.Size().Height)
		}
	}
	if high := s.panel.scroll.Size().Height; high < leastList {
		t.Errorf("the list is %g high", high)
	}
}

const (
	keyRoom   = 12 // what a button keeps free at each side, and may lose
	leastList = 150
)
