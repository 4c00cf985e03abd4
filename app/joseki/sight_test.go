package joseki

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/stage"
	"terakoya/app/theme"
	"terakoya/lessons"
	"terakoya/lessons/opening"
	"terakoya/rules"
)

// views are the screens in each state that they can be in.
var views = map[string]func(*room){
	"list": func(r *room) {
		r.learn(r.env.Library.Find("six-piece-file-9"), rules.Black, 60, 2)
		r.now = r.now.AddDate(0, 0, 30)
		r.learn(r.env.Library.Find("two-piece-two-pawns"), rules.Black, 100, 3)
		r.show(NewList(r.env))
	},
	"shown": func(r *room) { r.trainer("six-piece-file-9") },
	"asked": func(r *room) {
		r.env.Library = sample(r.t)
		s := r.trainer("six-piece-file-9")
		r.attempt(s, "7g7f")
	},
	"right": func(r *room) {
		r.env.Library = sample(r.t)
		s := r.trainer("six-piece-file-9")
		r.attempt(s, "7g7f", "8h6f")
	},
	"drill": func(r *room) {
		o := r.env.Library.Find("six-piece-file-9")
		r.learn(o, rules.Black, 70, 2)
		s := r.trainer(o.ID)
		r.press(fyne.Key2)
		for range 4 {
			r.press(fyne.KeyS, fyne.KeyReturn)
		}
		r.attempt(s, "3g3f")
		r.answer()
	},
	"refuted": func(r *room) {
		s := r.trainer("two-piece-two-pawns")
		r.press(fyne.Key2)
		for range 3 {
			r.press(fyne.KeyS, fyne.KeyReturn)
		}
		r.attempt(s, "8h3c+")
		r.answer()
	},
	"foul": func(r *room) {
		s := r.trainer("two-piece-two-pawns")
		r.attempt(s, "8h4d")
	},
	"punish": func(r *room) {
		r.trainer("rook-right-fourth-file")
		r.press(fyne.Key3, fyne.KeyH, fyne.KeyH)
	},
	"punished": func(r *room) {
		r.trainer("rook-right-fourth-file")
		r.press(fyne.Key3, fyne.KeyS)
	},
	"uwate": func(r *room) {
		r.trainer("two-piece-silver-tandem")
		r.press(fyne.KeyT)
	},
	"finished": func(r *room) {
		s := r.trainer("two-piece-two-pawns")
		for s.session.Phase() != opening.Finished {
			r.press(fyne.KeyS)
			if s.session.Phase() == opening.Answered {
				r.press(fyne.KeyReturn)
			}
		}
	},
}

// TestSight: no part of a screen overlaps another, none leaves the window, and every
// button holds its label.
func TestSight(t *testing.T) {
	for name, view := range views {
		for _, size := range []fyne.Size{small, large} {
			for _, l := range lessons.Languages {
				if size == large && l != lessons.English && *stage.Sheets == "" {
					continue // where there is most room the longest texts are enough
				}
				t.Run(fmt.Sprintf("%s/%s/%g", name, l, size.Width), func(t *testing.T) {
					dark := l == lessons.Japanese || l == lessons.Simplified
					r := newRoom(t, l, dark, size)
					view(r)
					inspect(t, r.screen, size)
					stage.Picture(t, r.window, fmt.Sprintf("%s-%s-%g", name, l, size.Width))
				})
			}
		}
	}
}

// TestSightLargestType: with the largest type everything still has room.
func TestSightLargestType(t *testing.T) {
	for _, l := range lessons.Languages {
		r := newRoom(t, l, false, middling)
		fyne.CurrentApp().Settings().SetTheme(theme.New(l, false).At(theme.Largest))
		views["right"](r)
		inspect(t, r.screen, middling)
		stage.Picture(t, r.window, "largest-"+string(l))
	}
}

func inspect(t *testing.T, s screen, window fyne.Size) {
	t.Helper()
	trainer, is := s.(*Trainer)
	if !is {
		window.Height = 0 // the list scrolls
	}
	stage.Apart(t, s.Parts(), window)
	if is {
		holds(t, trainer)
	}
}

// holds proves that buttons, title and text have the room that they need.
func holds(t *testing.T, s *Trainer) {
	t.Helper()
	for _, b := range []fyne.CanvasObject{s.panel.main, s.panel.left, s.panel.right, s.header.side} {
		if need := b.MinSize().Width; b.Visible() && need > b.Size().Width+0.5 {
			t.Errorf("a button needs %g and has %g", need, b.Size().Width)
		}
	}
	title := s.header.bar.Title()
	if title.HeightFor(title.Size().Width)+0.5 > s.header.bar.Content().Size().Height {
		t.Errorf("the title %q has %g", title.Text, title.Size().Width)
	}
	if seen := s.panel.drawn.scroll.Size().Height; seen < 90 {
		t.Errorf("of the map %g are seen", seen)
	}
}
