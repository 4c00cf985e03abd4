package tsume

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/stage"
	"terakoya/app/theme"
	"terakoya/lessons"
	"terakoya/lessons/problem/solving"
)

// Problems that the tests know: by a gold in one; by a horse that is
// given, in three; by a rook, against four defences, in five.
var (
	goldHead = asked{"4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1", 1}
	inFive   = asked{"9/1k1+B5/9/9/2+P6/9/9/9/9 b Rrb4g4s4n4l17p 1", 5}
	inThree  = asked{"5+P+B1k/8g/9/9/6R2/9/9/9/9 b rb3g4s4n4l17p 1", 3}
)

// views are the screens in each state that they can be in.
var views = map[string]func(*room){
	"setup": func(r *room) {
		r.tally = Tally{First: map[int]int{1: 12, 3: 4}, All: map[int]int{1: 15, 3: 9, 5: 1}}
		r.setup()
	},
	"sorting": func(r *room) {
		r.held = true
		r.env.Last = Choice{Theme: "great-sacrifice", Count: 0}.String()
		r.setup()
	},
	"none": func(r *room) {
		r.env.Last = Choice{Theme: Missed, Length: 7, Level: Hard, Count: 20, Timed: true}.String()
		r.setup()
	},
	"task":    func(r *room) { r.set(Choice{Timed: true, Count: 5}, inThree, goldHead) },
	"turned":  func(r *room) { r.set(Choice{Turned: true, Count: 5}, inThree, goldHead) },
	"hint":    func(r *room) { r.set(Choice{Count: 5}, inThree); r.press(fyne.KeyH, fyne.KeyH) },
	"foul":    func(r *room) { r.set(Choice{Count: 5}, goldHead); r.click("5c", "5a") },
	"misses":  func(r *room) { r.set(Choice{Count: 5}, goldHead); r.click("hand-black-G", "4a") },
	"quiet":   func(r *room) { r.set(Choice{Count: 5}, goldHead); r.click("hand-black-G", "5e") },
	"thinks":  func(r *room) { r.set(Choice{Count: 5}, inThree); r.held = true; r.click("3a", "2b") },
	"solved":  func(r *room) { r.set(Choice{Timed: true, Count: 5}, inFive, goldHead); r.solve() },
	"defends": func(r *room) { r.set(Choice{Timed: true, Count: 5}, inFive, goldHead); r.solve(); r.press(fyne.KeyD) },
	"apart": func(r *room) {
		r.set(Choice{Count: 5}, inFive, goldHead)
		r.solve()
		r.press(fyne.KeyD, fyne.Key2)
	},
	"shown":   func(r *room) { r.set(Choice{Count: 5}, inThree); r.press(fyne.KeyS, fyne.KeyS) },
	"no mate": func(r *room) { r.show(NewSingle(r.env, position(r.t, "7lk/9/7G1/9/9/9/9/9/9 b P2r2b3g4s4n3l17p 1"))) },
	"single":  func(r *room) { r.show(NewSingle(r.env, position(r.t, "9/9/9/9/9/9/4p4/9/4K4 w g 1"))) },
	"making":  func(r *room) { r.held = true; r.set(Choice{Count: 0, Length: 7}) },
	"summary": func(r *room) {
		r.env.Back = r.env.Words.Say("tsume.toGame", nil) // longer than that of the start screen
		r.set(Choice{Timed: true, Count: 5}, inThree, goldHead)
		r.press(fyne.KeyS, fyne.KeyS, fyne.KeyReturn)
		r.click("hand-black-G", "5b")
		r.press(fyne.KeyReturn)
		r.solve()
		r.press(fyne.KeyReturn)
	},
}

// solve plays a solution of the problem that is shown, as the solver finds it.
func (r *room) solve() {
	r.t.Helper()
	d := r.screen.(*Desk)
	for range 20 {
		if d.attack.State() == solving.Done {
			return
		}
		line, err := solving.Line(r.t.Context(), d.solver.ready(), d.attack.Position(), d.attack.Left())
		if err != nil || len(line) == 0 {
			r.t.Fatalf("no mate: %v", err)
		}
		d.onAttempt(line[0].Attempt())
	}
	r.t.Fatal("it is not solved")
}

// look is how a screen is looked at.
type look struct {
	l    lessons.Language
	size fyne.Size
	text theme.Type
	dark bool
}

// looks are the languages in the small window; of the large one and of the largest type
// one with letters and one without. Where pictures are wanted there are all of them.
func looks() (all []look) {
	for _, l := range lessons.Languages {
		all = append(all, look{l: l, size: small, text: theme.Usual})
		if *stage.Sheets != "" || l == lessons.English || l == lessons.Japanese {
			all = append(all, look{l: l, size: large, text: theme.Usual}, look{l: l, size: small, text: theme.Largest})
		}
		if *stage.Sheets != "" {
			all = append(all, look{l: l, size: small, text: theme.Usual, dark: true}, look{l: l, size: large, text: theme.Usual, dark: true})
		}
	}
	return all
}

// TestLayout: no part of a screen overlaps another, and none leaves the window.
func TestLayout(t *testing.T) {
	for name, view := range views {
		for _, in := range looks() {
			t.Run(fmt.Sprintf("%s/%s/%g/%s/%t", name, in.l, in.size.Width, in.text, in.dark), func(t *testing.T) {
				r := newRoom(t, in.l, in.dark, in.size)
				fyne.CurrentApp().Settings().SetTheme(theme.New(in.l, in.dark).At(in.text))
				view(r)
				if _, scrolls := r.screen.(*Setup); !scrolls || in.text == theme.Usual {
					stage.Apart(t, r.screen.Parts(), in.size)
				}
				stage.Picture(t, r.window, fmt.Sprintf("%s-%s-%g-%s-%t", name, in.l, in.size.Width, in.text, in.dark))
			})
		}
	}
}
