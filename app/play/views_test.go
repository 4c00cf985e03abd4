package play

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"terakoya/app/stage"
	"terakoya/app/theme"
	"terakoya/lessons"
	"terakoya/lessons/progress"
	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/widgets"
)

// entered is a position in which sente declares, and both may agree.
const entered = "+R5+P2/+P+P+P+PK1+P1+P/4+P+P1+P1/9/9/9/9/4k4/9 b R3S8P2b4gs4n4l 1"

// moreViews are the table in the states beside the first ones.
var moreViews = map[string]func(*room){
	"timed": func(r *room) {
		table := r.game(withClock(against("10++"), "nhk 0 30 10 60"))
		if !table.match.mine() {
			r.answer()
		}
		r.wait(95 * time.Second)
	},
	"last seconds": func(r *room) {
		r.game(withClock(against(Waits), "byoyomi 600 30"))
		r.wait(600*time.Second + 23*time.Second)
	},
	"paused": func(r *room) {
		r.game(withClock(against(Waits), "sudden 3600"))
		r.press(fyne.KeyP)
	},
	"out of time": func(r *room) {
		r.after()
		r.game(withClock(against(Waits), "sudden 60"))
		r.wait(time.Minute)
	},
	"others":    func(r *room) { r.at(entered).press(fyne.KeyO) },
	"declaring": func(r *room) { r.at(entered).press(fyne.KeyD) },
	"not yet":   func(r *room) { r.at("4k4/9/9/9/9/9/4r4/9/4K4 b - 1").press(fyne.KeyD) },
	"agreeing":  func(r *room) { r.at(entered).press(fyne.KeyI) },
	"typing":    func(r *room) { r.at(rules.StartSFEN).press(fyne.KeySlash) },
	"unread": func(r *room) {
		r.at(rules.StartSFEN).press(fyne.KeySlash)
		table := r.screen.(*Table)
		table.entry.SetText("S-7f")
		table.onTyped()
	},
	"stuck": func(r *room) {
		r.env.Engine = func(context.Context, string) (engine.Engine, error) { return nil, errors.New("gone") }
		c := against(External + "Yaneuraou NNUE")
		c.White = true
		r.game(c)
		r.answer()
	},
	"back": func(r *room) {
		r.moves("7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d")
		r.press(fyne.KeyPageUp, fyne.KeyPageUp)
	},
	"many": func(r *room) { r.moves("7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d") },
	"people": func(r *room) {
		c := withClock(against(Waits), "fischer 300 10")
		c.People = true
		r.game(c)
		r.click("7g", "7f")
	},
	"drawing": func(r *room) {
		c := against(Waits)
		c.Furigoma = true
		table := newGame(r.env, c, 1) // another seed may draw more than once
		r.show(table)
		throws := table.match.throws
		table.match.throws = []rules.PawnThrow{
			{rules.FellHeads, rules.FellTails, rules.FellStanding, rules.FellOverlapping, rules.FellOverlapping}, throws[len(throws)-1],
		}
		table.render()
	},
	"repeated": func(r *room) {
		r.at("4k4/9/9/9/5R3/9/9/9/4K4 b - 1")
		for _, m := range strings.Fields("4e5e 5a4a 5e4e 4a5a 4e5e 5a4a 5e4e 4a5a") {
			r.do(m)
		}
	},
	"fatal with lesson": func(r *room) {
		r.after()
		c := against(Waits)
		c.Fouls = FoulsLose
		r.game(c)
		r.click("8h", "9f")
	},
	"foul with lesson": func(r *room) {
		r.after()
		r.game(against(Waits))
		r.click("8h", "9f")
	},
}

// TestMoreLayout is TestLayout for them, in the small window, and in the large one in
// Japanese.
func TestMoreLayout(t *testing.T) {
	for name, view := range moreViews {
		for _, l := range lessons.Languages {
			sizes := []fyne.Size{small}
			if l == lessons.Japanese || *stage.Sheets != "" {
				sizes = append(sizes, large)
			}
			for _, size := range sizes {
				t.Run(fmt.Sprintf("%s/%s/%g", name, l, size.Width), func(t *testing.T) {
					r := newRoom(t, l, l == lessons.Simplified, size)
					view(r)
					stage.Apart(t, r.screen.Parts(), size)
					table := r.screen.(*Table)
					buttonsFit(t, table)
					if text := noted(table) + r.screen.Says(); strings.Contains(text, "[") {
						t.Errorf("it says %q", text)
					}
					stage.Picture(t, r.window, fmt.Sprintf("%s-%s-%g", name, l, size.Width))
				})
			}
		}
	}
}

// TestLargeType: in the largest type too, nothing overlaps, and what is told is within
// reach.
func TestLargeType(t *testing.T) {
	for name, view := range moreViews {
		t.Run(name, func(t *testing.T) {
			r := newRoom(t, lessons.English, false, middling)
			fyne.CurrentApp().Settings().SetTheme(theme.New(lessons.English, false).At(theme.Largest))
			view(r)
			stage.Apart(t, r.screen.Parts(), middling)
			stage.Picture(t, r.window, name+"-largest")
		})
	}
}

// buttonsFit: every button holds its label.
func buttonsFit(t *testing.T, table *Table) {
	t.Helper()
	p, h := table.panel, table.header
	for _, b := range []*widgets.Button{p.main, p.left, p.right, p.after, h.bar.Leave, h.begin, h.pause, h.flip, h.other} {
		if b.Visible() && b.MinSize().Width > b.Size().Width+2*labelShrinks {
			t.Errorf("%q needs %g and has %g", b.Label, b.MinSize().Width, b.Size().Width)
		}
	}
}

// labelShrinks is how much narrower than its padding a button may be.
const labelShrinks = 12

func withClock(c Choice, clock string) Choice {
	c.Clock = clock
	return c
}

// after lets lessons and finished games be looked at.
func (r *room) after() {
	r.env.Lesson = func(rules.Foul) func() { return func() { r.calls = append(r.calls, "lesson") } }
	r.env.After = func(progress.PastGame) { r.calls = append(r.calls, "after") }
}

// at is a game of two people from a position.
func (r *room) at(sfen string) *room {
	c := against(Waits)
	c.People, c.Start, c.SFEN = true, FromPosition, sfen
	r.game(c)
	return r
}

// moves is a game of two people in which moves have been made.
func (r *room) moves(all string) {
	r.at(rules.StartSFEN)
	for _, m := range strings.Fields(all) {
		r.do(m)
	}
}

// do makes a move of whoever is to move.
func (r *room) do(move string) {
	r.t.Helper()
	r.wait(7 * time.Second)
	r.screen.(*Table).onAttempt(stage.Must[rules.Attempt](r.t)(rules.ParseAttempt(move)))
}
