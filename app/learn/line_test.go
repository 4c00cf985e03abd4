package learn

import (
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/slow"
	"terakoya/lessons"
	"terakoya/rules"
)

// held keeps work and what comes of it until it is let go.
type held struct{ jobs []func() }

func (h *held) work() slow.Work {
	return slow.Work{Go: func(f func()) { h.jobs = append(h.jobs, f) }, Do: func(f func()) { f() }}
}

func (h *held) letGo() {
	jobs := h.jobs
	h.jobs = nil
	for _, job := range jobs {
		job()
	}
}

// TestLine plays a mate out: a miss, a way back, hints at each point, and stars.
func TestLine(t *testing.T) {
	d := sit(t, "line", 1, slow.Work{})
	d.click("3c", "2d")
	d.press(fyne.Key1)
	d.is(lessons.Waiting)
	if walk := d.session.Walk(); walk.Moves() != 1 || len(walk.Played()) != 2 {
		t.Fatalf("%d moves, %v", walk.Moves(), walk.Played())
	}
	if len(d.results) != 0 {
		t.Error("a move that goes on is told as an answer")
	}
	d.press(rub)
	if d.session.Walk().Moves() != 0 {
		t.Fatal("the move is not taken back")
	}
	d.click("3c", "2d")
	d.press(fyne.Key1)
	d.click("2d", "2e")
	d.is(lessons.Answered)
	if n := d.session.Stars(0); n != 3 || len(d.results) != 1 {
		t.Errorf("%d stars, %d answers", n, len(d.results))
	}
}

func TestLineHints(t *testing.T) {
	d := sit(t, "line", 1, slow.Work{})
	d.press(fyne.KeyH)
	if len(d.marks().Arrows) > 0 {
		t.Error("the first hint shows the move")
	}
	d.press(fyne.KeyH, fyne.KeyH)
	if a := d.marks().Arrows; len(a) != 1 || a[0].To != rules.NewSquare(2, 4) {
		t.Errorf("the second hint shows %v", a)
	}
	d.click("3c", "2d")
	d.press(fyne.Key1)
	if len(d.marks().Arrows) > 0 || !d.view.canHint() || d.view.hinted() > 0 {
		t.Error("at the next move hints do not begin anew")
	}
	d.press(fyne.KeyH, fyne.KeyH)
	if a := d.marks().Arrows; len(a) != 1 || a[0].To != rules.NewSquare(2, 5) {
		t.Errorf("the second hint at the next move shows %v", a)
	}
}

// TestLineShown: after two misses S shows how the line goes on.
func TestLineShown(t *testing.T) {
	d := sit(t, "line", 1, slow.Work{})
	for range 2 {
		d.click("2f", "1f")
		d.is(lessons.Refused)
	}
	d.press(fyne.KeyS)
	d.is(lessons.Revealed)
	if got, want := d.view.answer(), "▲S-2d+  △K-1e  ▲+S-2e"; got != want {
		t.Errorf("shown %q, want %q", got, want)
	}
}

// TestLineInBackground: while a move is judged nothing can be tried, and what is left
// meanwhile does not come back.
func TestLineInBackground(t *testing.T) {
	var h held
	d := sit(t, "line", 1, h.work())
	d.click("3c", "2d")
	d.press(fyne.Key1)
	if len(h.jobs) != 1 || d.session.Walk().Moves() != 0 {
		t.Fatalf("%d jobs, %d moves", len(h.jobs), d.session.Walk().Moves())
	}
	d.says("The opponent is answering.")
	if setup := d.view.setup(); setup.Board[rules.NewSquare(2, 4)].Kind() != rules.Silver.Promoted() {
		t.Error("the move is not shown as made")
	}
	d.click("2f", "2e")
	d.press(rub, fyne.KeyH)
	if len(h.jobs) != 1 {
		t.Error("something else is begun meanwhile")
	}
	h.letGo()
	if d.session.Walk().Moves() != 1 {
		t.Error("the move is not judged")
	}
	d.press(fyne.KeyR)
	d.click("3c", "2d")
	d.press(fyne.Key1, fyne.KeyR)
	h.letGo()
	if d.session.Walk().Moves() != 0 {
		t.Error("a move of before comes back")
	}
}

// TestLineKinds: a script, and a way while the opponent waits.
func TestLineKinds(t *testing.T) {
	d := sit(t, "line", 3, slow.Work{})
	d.click("2g", "2f")
	d.is(lessons.Refused)
	d.press(enter)
	d.click("7g", "7f")
	d.is(lessons.Waiting)
	d.click("8h", "2b")
	d.press(fyne.Key2)
	d.is(lessons.Answered)

	d = sit(t, "line", 2, slow.Work{})
	d.click("8i", "9g", "9g", "8e")
	d.is(lessons.Waiting)
	d.press(fyne.KeyR)
	d.click("8i", "7g", "7g", "6e")
	d.is(lessons.Answered)
}
