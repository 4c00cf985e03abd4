package play

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/boardscreen"
	"terakoya/app/parts"
	"terakoya/lessons"
)

// views are the screens in each state that they can be in.
var views = map[string]func(*room){
	"setup": func(r *room) { r.setup() },
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

// TestSetupInSmallWindow: the questions and the buttons have room in the least
// window.
func TestSetupInSmallWindow(t *testing.T) {
	for _, l := range lessons.Languages {
		r := newRoom(t, l, false, fyne.NewSize(940, 560))
		r.setup()
		inspect(t, r.screen.Parts(), fyne.NewSize(940, 560))
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
					inspect(t, r.screen.Parts(), size)
				})
			}
		}
	}
}

type rect struct {
	name string
	at   fyne.Position
	size fyne.Size
}

func inspect(t *testing.T, all []parts.Part, window fyne.Size) {
	t.Helper()
	var seen []rect
	for _, p := range all {
		at, size := p.Rect()
		if !p.Object.Visible() || size.IsZero() || markName.MatchString(p.Name) {
			continue
		}
		if at.X < 0 || at.Y < 0 || at.X+size.Width > window.Width || at.Y+size.Height > window.Height {
			t.Errorf("%s leaves the window: %v %v", p.Name, at, size)
		}
		seen = append(seen, rect{p.Name, at, size})
	}
	const hair = 0.5
	for i, a := range seen {
		for _, b := range seen[i+1:] {
			if a.at.X+hair < b.at.X+b.size.Width && b.at.X+hair < a.at.X+a.size.Width &&
				a.at.Y+hair < b.at.Y+b.size.Height && b.at.Y+hair < a.at.Y+a.size.Height {
				t.Errorf("%s at %v %v overlaps %s at %v %v", a.name, a.at, a.size, b.name, b.at, b.size)
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
		table.status.set(table.notice, table.keysText())
		if high := table.status.text.Size().Height; high > boardscreen.CompactStatus {
			t.Errorf("%s: the line is %g high", l, high)
		}
	}
}
