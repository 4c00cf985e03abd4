package play

import (
	"cmp"
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"terakoya/app/boardscreen"
	"terakoya/app/stage"
	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/lessons/progress"
	"terakoya/rules"
	"terakoya/rules/engine/search"
	"terakoya/widgets"
)

// views are the screens in each state that they can be in.
var views = map[string]func(*room){
	"setup": func(r *room) { r.setup() },
	"level": func(r *room) {
		r.past = played("10+", progress.GameWon, 3)
		r.env.Last = against("10++").String()
		r.setup()
	},
	"gives": func(r *room) {
		r.past = gave(longestStart(r.env.Words), 1)
		r.setup()
	},
	"gives again": func(r *room) {
		h := longestStart(r.env.Words)
		r.past = gave(h, 2)
		r.game(Choice{Start: h.Key, White: true, Opponent: "10++"})
		r.click("resign", "resign")
	},
	"offered": func(r *room) {
		r.past = played("4+", progress.GameLost, 2)
		c := against("4+")
		c.Fouls = FoulsLose
		r.game(c)
		r.click("8h", "9f")
	},
	"game": func(r *room) {
		r.game(against(Waits))
		r.click("7g", "7f")
		r.answer()
	},
	"foul": func(r *room) {
		r.game(against(Waits))
		r.click("8h", "9f")
	},
	"asking": func(r *room) {
		r.game(preset)
		r.answer()
		r.click("resign")
	},
	"lost": func(r *room) {
		c := against(Waits)
		c.Fouls = FoulsLose
		r.game(c)
		r.click("8h", "9f")
	},
	"uwate": func(r *room) {
		c := preset
		c.White = true
		r.game(c)
		r.press(fyne.KeyF)
	},
}

// longestStart is the handicap with the longest name.
func longestStart(w *words.Words) rules.Handicap {
	return slices.MaxFunc(rules.Handicaps, func(a, b rules.Handicap) int {
		return cmp.Compare(len(w.Term(a.Key)), len(w.Term(b.Key)))
	})
}

// gave are games in which the learner gave a handicap to the strongest level, and lost.
func gave(h rules.Handicap, times int) (all []progress.PastGame) {
	start := h.Position()
	for range times {
		all = append(all, progress.PastGame{
			Start: start.SFEN(), Side: rules.White, Opponent: search.Strongest.String(), Outcome: progress.GameLost, Ending: "mate",
		})
	}
	return all
}

// TestOffersFit: what is offered is set in the size of other texts, also with the largest
// type and whatever the rung is, and leaves room for the starts.
func TestOffersFit(t *testing.T) {
	for _, text := range []theme.Type{theme.Usual, theme.Largest} {
		for _, l := range lessons.Languages {
			r := newRoom(t, l, false, small)
			fyne.CurrentApp().Settings().SetTheme(theme.New(l, false).At(text))
			for _, h := range rules.Handicaps {
				r.past = gave(h, 1)
				s := r.setup()
				if text == theme.Usual { // else the questions scroll
					stage.Apart(t, s.Parts(), small)
				}
				if s.starts.Size().Height < 3*startHeight() {
					t.Errorf("%s/%s/%s: the starts have %g", l, text, h.Key, s.starts.Size().Height)
				}
				for _, line := range drawn(s.offer) {
					if size := theme.New(l, false).At(text).Size(widgets.SizeBody); line.TextSize < size && line.Text != "G" {
						t.Errorf("%s/%s: %q is set in %g, not %g", l, text, line.Text, line.TextSize, size)
					}
				}
				if h.Key == longestStart(r.env.Words).Key {
					stage.Picture(t, r.window, fmt.Sprintf("offer-%s-%s", l, text))
				}
			}
		}
	}
}

// drawn are the lines of text that a widget draws.
func drawn(o fyne.CanvasObject) (all []*canvas.Text) {
	switch o := o.(type) {
	case *canvas.Text:
		return []*canvas.Text{o}
	case fyne.Widget:
		for _, child := range test.WidgetRenderer(o).Objects() {
			all = append(all, drawn(child)...)
		}
	}
	return all
}

// TestSetupInSmallWindow: the questions and the buttons have room in the least
// window.
func TestSetupInSmallWindow(t *testing.T) {
	for _, l := range lessons.Languages {
		r := newRoom(t, l, false, fyne.NewSize(940, 560))
		r.setup()
		stage.Apart(t, r.screen.Parts(), fyne.NewSize(940, 560))
	}
}

// TestLayout: no part of a screen overlaps another, and none leaves the window.
func TestLayout(t *testing.T) {
	for name, view := range views {
		for _, size := range []fyne.Size{small, large} {
			for _, l := range lessons.Languages {
				t.Run(fmt.Sprintf("%s/%s/%gx%g", name, l, size.Width, size.Height), func(t *testing.T) {
					r := newRoom(t, l, false, size)
					view(r)
					stage.Apart(t, r.screen.Parts(), size)
					stage.Picture(t, r.window, fmt.Sprintf("%s-%s-%g", name, l, size.Width))
				})
			}
		}
	}
}

// TestStatusFits: the longest sentence of a foul has room in the status line.
func TestStatusFits(t *testing.T) {
	for _, l := range lessons.Languages {
		r := newRoom(t, l, false, small)
		c := against(Waits)
		c.Fouls = FoulsPrevented
		table := r.game(c)
		table.notice = r.env.Words.Say("play.status.prevented", map[string]string{
			"why": plain(r.env.Words.Say("foul.uchifuzume", map[string]string{"square": r.env.Words.Square(0), "opponent": "Shitate"})),
		})
		table.status.Set(table.notice, table.keysText())
		if high := table.status.Line().Size().Height; high > boardscreen.CompactStatus {
			t.Errorf("%s: the line is %g high", l, high)
		}
	}
}
