package learn

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/slow"
	"terakoya/lessons"
	"terakoya/rules"
)

const (
	enter = fyne.KeyReturn
	space = fyne.KeySpace
	rub   = fyne.KeyBackspace
)

// TestCount: digits without a click, the buttons, and what a wrong number says.
func TestCount(t *testing.T) {
	d := sit(t, "count", 1, slow.Work{})
	d.press(enter)
	d.is(lessons.Waiting) // no number is no answer
	d.says("Type the number, then press Enter.")
	d.press(fyne.Key1, fyne.Key9, rub, fyne.Key2, enter)
	d.is(lessons.Refused)
	d.says("12 is too many.")
	if m := d.marks(); len(m.Squares)+len(m.Numbers) > 0 {
		t.Errorf("a wrong number lights %v %v", m.Squares, m.Numbers)
	}
	d.press(fyne.Key9, enter) // begins a new number
	d.says("9 is too few.")
	d.press(enter)
	d.press(fyne.KeyH)
	if m := d.marks(); len(m.Squares) > 0 {
		t.Error("the first hint lights the answer")
	}
	d.press(fyne.KeyH)
	if m := d.marks(); len(m.Squares) != 11 {
		t.Errorf("the second hint lights %d squares", len(m.Squares))
	}
	d.press(fyne.Key1, fyne.Key0)
	d.click("more")
	d.press(enter)
	d.is(lessons.Answered)
	if m := d.marks(); len(m.Numbers) != 11 {
		t.Errorf("the answer numbers %d squares", len(m.Numbers))
	}
}

// TestCountPoints: what counts five, one and nothing.
func TestCountPoints(t *testing.T) {
	d := sit(t, "count", 2, slow.Work{})
	d.press(fyne.Key2, fyne.Key8, enter)
	d.is(lessons.Answered)
	got := map[int]int{}
	for _, n := range d.marks().Numbers {
		got[n.Number]++
	}
	if got[5] != 2 || got[1] != 8 || got[0] != 2 { // the king, and the silver outside
		t.Errorf("numbers %v", got)
	}
}

// TestRuling: the names of a handicap, the claim, and the words of the ending.
func TestRuling(t *testing.T) {
	d := sit(t, "outcome", 4, slow.Work{})
	view := d.view.(*rulingView)
	if got := view.text(1) + "|" + view.text(2); got != "Shitate has won|Uwate has won" {
		t.Error(got)
	}
	d.press(fyne.Key1)
	d.is(lessons.Refused)
	d.press(fyne.Key1) // is not refused again
	d.press(enter, fyne.Key2)
	d.is(lessons.Answered)
	if len(d.results) != 2 {
		t.Errorf("%d tries", len(d.results))
	}
	if got := view.reason(); got != "**Shitate wins**\nUwate committed a foul: pass. That loses at once." {
		t.Error(got)
	}
	mate := sit(t, "outcome", 1, slow.Work{})
	mate.press(fyne.Key2)
	if !mate.marks().Check.Has(rules.NewSquare(5, 1)) {
		t.Error("the king in check is not marked")
	}
}

// TestOrderSquares: the pieces appear, the last is taken back, and what was right
// stays.
func TestOrderSquares(t *testing.T) {
	d := sit(t, "order", 1, slow.Work{})
	view := d.view.(*orderView)
	d.click("9i", "2b")
	if setup := view.setup(); setup.Board[d.at.Places[0]].Kind() != rules.Lance {
		t.Error("no lance appears")
	}
	d.press(rub)
	d.click("main")
	d.is(lessons.Waiting)
	d.says("Not all of them have a place yet.")
	for i := range d.at.Places[1:] { // wrong, and not told before it is handed in
		d.click(d.at.Places[len(d.at.Places)-1-i].String())
	}
	d.press(enter)
	d.is(lessons.Refused)
	d.says("The first one is right.")
	d.press(enter)
	if len(view.tapped) != 1 {
		t.Errorf("%v stay", view.tapped)
	}
	for _, sq := range d.at.Places[1:] {
		d.is(lessons.Waiting)
		d.click(sq.String())
	}
	d.is(lessons.Answered) // without being handed in
	if len(d.results) != 2 {
		t.Errorf("%d tries were judged", len(d.results))
	}
}

// TestOrderExam: a right order does not end by itself where that would tell.
func TestOrderExam(t *testing.T) {
	d := sit(t, "order", 1, slow.Work{})
	d.examine()
	for _, sq := range d.at.Places {
		d.click(sq.String())
	}
	d.is(lessons.Waiting)
	d.press(enter)
	d.is(lessons.Answered)
}

// TestOrderThings: by digits; a thing picked again loses its place.
func TestOrderThings(t *testing.T) {
	d := sit(t, "order", 2, slow.Work{})
	row := func(thing int) fyne.KeyName {
		return fyne.KeyName(rune('1' + slices.Index(d.at.Shuffled(), thing)))
	}
	d.press(row(0), row(2), row(2), row(1), row(3), row(2), enter)
	d.is(lessons.Refused)
	d.says("The first 2 are right.")
	d.press(enter, row(2), row(3), rub, row(3), enter)
	d.is(lessons.Answered)
}

// TestWrite: typing without a click, the keys, another move, and what cannot be read.
func TestWrite(t *testing.T) {
	d := sit(t, "notate", 1, slow.Work{})
	d.press(enter)
	d.is(lessons.Waiting)
	d.write("５六金")
	d.press(enter)
	d.is(lessons.Refused)
	d.says("Several pieces of that kind can come there. A mark or the origin tells them apart.")
	d.click("main") // the pad comes back
	d.click("key-右")
	d.press(enter)
	d.is(lessons.Refused)
	d.says("This is another move")
	d.press(fyne.KeyF2)
	d.is(lessons.Waiting)
	d.press(rub)
	d.write("左")
	d.press(enter)
	d.is(lessons.Answered)
	d.press(enter)
	if d.session.At() != 1 {
		t.Fatal("Enter does not go on")
	}
	d.write("Bx5c+")
	d.press(enter)
	d.is(lessons.Answered)
	d.press(enter, fyne.KeyU)
	if d.session.At() != 1 {
		t.Error("letters do not come back to the screen")
	}
}

// TestRead: a written move is played, with the keys of the board.
func TestRead(t *testing.T) {
	d := sit(t, "notate", 3, slow.Work{})
	d.click("6f", "5f")
	d.is(lessons.Refused)
	d.press(fyne.KeyDown, fyne.KeyDown) // 5f is the cursor's: shown, then to 5g
	d.press(space, fyne.KeyUp, space)
	d.is(lessons.Answered)
}
