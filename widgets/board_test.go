package widgets_test

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"terakoya/rules"
)

func TestAttempts(t *testing.T) {
	const up, down, left, right, enter = fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight, fyne.KeyReturn
	for _, c := range []struct {
		name string
		do   func(*testing.T, *desk)
		want string
		held string
	}{
		{"tap and tap", func(t *testing.T, d *desk) { d.tap(t, "7g", "7f") }, "7g7f", ""},
		{"tap from the hand", func(t *testing.T, d *desk) { d.tap(t, "G", "5e") }, "G*5e", ""},
		{"taps on the same piece", func(t *testing.T, d *desk) { d.tap(t, "7g", "7g") }, "", ""},
		{"taps on two own pieces", func(t *testing.T, d *desk) { d.tap(t, "7g", "2h") }, "", "R"},
		{"tap beside the squares", func(t *testing.T, d *desk) { d.tap(t, "7g", "-") }, "", ""},
		{"two moves", func(t *testing.T, d *desk) { d.tap(t, "7g", "7f", "2h", "5h") }, "7g7f 2h5h", ""},
		{"the other side's piece", func(t *testing.T, d *desk) { d.tap(t, "3c", "3d") }, "3c3d", ""},
		{"drag", func(t *testing.T, d *desk) { d.drag(t, "7g", "7f") }, "7g7f", ""},
		{"drag from the hand", func(t *testing.T, d *desk) { d.drag(t, "P", "5e") }, "P*5e", ""},
		{"drag onto an own piece", func(t *testing.T, d *desk) { d.drag(t, "7g", "6g") }, "7g6g", ""},
		{"drag beside the squares", func(t *testing.T, d *desk) { d.drag(t, "7g", "-") }, "", ""},
		{"drag of an empty square", func(t *testing.T, d *desk) { d.drag(t, "5e", "5d") }, "", ""},
		{"drag with another piece held", func(t *testing.T, d *desk) { d.tap(t, "2h"); d.drag(t, "7g", "7f") }, "7g7f", ""},
		{"keys", func(t *testing.T, d *desk) { // the first arrow shows the cursor, on 5e
			d.focus()
			d.press(t, down, down, down, enter, up, enter)
		}, "5g5f", ""},
		{"space", func(t *testing.T, d *desk) {
			d.focus()
			d.press(t, down, down, down, fyne.KeySpace, up, fyne.KeySpace)
		}, "5g5f", ""},
		{"keys from the hand", func(t *testing.T, d *desk) {
			d.focus()
			d.press(t, right, right, right, right, right, right, down, enter, left, left, enter)
		}, "G*2e", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := newDesk(t, twoHands)
			c.do(t, d)
			if got := strings.Join(d.attempts, " "); got != c.want || d.Held().String() != c.held {
				t.Errorf("attempts %q, held %q, want %q and %q", got, d.Held(), c.want, c.held)
			}
		})
	}
}

func TestAttemptsFromGotesSeat(t *testing.T) {
	d := newDesk(t, strings.Replace(twoHands, " b ", " w ", 1))
	style := d.Style()
	style.Turned = true
	d.SetStyle(style)
	d.tap(t, "3c", "3d")
	d.drag(t, "p", "5e")
	d.tap(t, "5e") // a click takes the cursor along
	d.focus()
	d.press(t, fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyReturn, fyne.KeyUp, fyne.KeyReturn)
	if want := []string{"3c3d", "P*5e", "5c5d"}; !slices.Equal(d.attempts, want) {
		t.Errorf("attempts %v, want %v", d.attempts, want)
	}
}

func TestHoldIsReported(t *testing.T) {
	d := newDesk(t, twoHands)
	d.tap(t, "7g", "2h", "2h", "G", "-", "3c")
	if want := []string{"P", "R", "", "G", "", "p"}; !slices.Equal(d.holds, want) {
		t.Errorf("holds %q, want %q", d.holds, want)
	}
}

func TestShakyClickKeepsThePiece(t *testing.T) {
	d := newDesk(t, twoHands)
	test.Drag(d.window.Canvas(), d.at(t, "7g"), 3, -2)
	if d.Held().String() != "P" || len(d.attempts) > 0 {
		t.Fatalf("held %q, attempts %v", d.Held(), d.attempts)
	}
	d.tap(t, "7f")
	if want := []string{"7g7f"}; !slices.Equal(d.attempts, want) {
		t.Errorf("attempts %v, want %v", d.attempts, want)
	}
}

// TestShakyClickIsAClick: a shaking click on the piece that is held puts it down,
// and one on a square brings it there, as clicks do.
func TestShakyClickIsAClick(t *testing.T) {
	d := newDesk(t, twoHands)
	d.tap(t, "7g")
	test.Drag(d.window.Canvas(), d.at(t, "7f"), 3, -2)
	if want := []string{"7g7f"}; !slices.Equal(d.attempts, want) {
		t.Errorf("attempts %v, want %v", d.attempts, want)
	}
	d.tap(t, "7g")
	test.Drag(d.window.Canvas(), d.at(t, "7g"), 3, -2)
	if d.Held() != rules.NoPiece {
		t.Errorf("held %v", d.Held())
	}
}

func TestCancel(t *testing.T) {
	for name, cancel := range map[string]func(*testing.T, *desk){
		"right click": func(t *testing.T, d *desk) { test.TapSecondaryAt(d.Board, d.at(t, "5e")) },
		"Escape":      func(t *testing.T, d *desk) { d.press(t, fyne.KeyEscape) },
	} {
		d := newDesk(t, twoHands)
		d.tap(t, "7g")
		cancel(t, d)
		if d.Held() != rules.NoPiece || !slices.Equal(d.holds, []string{"P", ""}) || len(d.keys) > 0 {
			t.Errorf("%s: held %q, holds %q, keys %v", name, d.Held(), d.holds, d.keys)
		}
		d.tap(t, "7f")
		if len(d.attempts) > 0 {
			t.Errorf("%s: attempts %v", name, d.attempts)
		}
	}
}

// TestCancelledDragIsOver: what the pointer passes over after the piece was put
// down is not taken up.
func TestCancelledDragIsOver(t *testing.T) {
	for name, cancel := range map[string]func(*testing.T, *desk){
		"Escape":       func(t *testing.T, d *desk) { d.press(t, fyne.KeyEscape) },
		"a new set-up": func(t *testing.T, d *desk) { d.SetSetup(setup(t, twoHands)) },
	} {
		d := newDesk(t, twoHands)
		move := func(to string, dx, dy float32) {
			d.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: d.at(t, to)}, Dragged: fyne.NewDelta(dx, dy)})
		}
		move("7g", 2, 0)
		cancel(t, d)
		move("6g", 2, 0)
		move("6f", 2, 0)
		d.DragEnd()
		if len(d.attempts) > 0 || d.Held() != rules.NoPiece {
			t.Errorf("%s: attempts %v, held %q", name, d.attempts, d.Held())
		}
	}
}

func TestLocked(t *testing.T) {
	d := newDesk(t, twoHands)
	d.tap(t, "7g")
	d.holds = nil
	d.SetLocked(true)
	if d.Held() != rules.NoPiece {
		t.Errorf("held %q", d.Held())
	}
	d.tap(t, "7g", "7f")
	d.drag(t, "2h", "5h")
	d.focus()
	d.press(t, fyne.KeyDown, fyne.KeyReturn)
	if len(d.attempts) > 0 || len(d.holds) > 0 || d.Cursor() != desktop.DefaultCursor {
		t.Errorf("attempts %v, holds %q, cursor %v", d.attempts, d.holds, d.Cursor())
	}
	if want := []fyne.KeyName{fyne.KeyDown, fyne.KeyReturn}; !slices.Equal(d.keys, want) {
		t.Errorf("keys %v, want %v", d.keys, want)
	}
	d.SetLocked(false)
	d.tap(t, "7g", "7f")
	if want := []string{"7g7f"}; !slices.Equal(d.attempts, want) {
		t.Errorf("unlocked: attempts %v", d.attempts)
	}
}

func TestKeysThatTheBoardDoesNotUse(t *testing.T) {
	d := newDesk(t, twoHands)
	d.focus()
	d.press(t, fyne.KeyF11, fyne.KeyH, fyne.KeyReturn, fyne.KeySpace, fyne.KeyEscape)
	want := []fyne.KeyName{fyne.KeyF11, fyne.KeyH, fyne.KeyReturn, fyne.KeySpace, fyne.KeyEscape}
	if !slices.Equal(d.keys, want) {
		t.Errorf("keys %v, want %v", d.keys, want)
	}
	d.keys = nil
	d.press(t, fyne.KeyUp, fyne.KeyReturn)
	if len(d.keys) > 0 {
		t.Errorf("with the cursor shown, keys %v", d.keys)
	}
	d.tap(t, "7g") // the pointer takes the cursor away
	d.press(t, fyne.KeyReturn)
	if want := []fyne.KeyName{fyne.KeyReturn}; !slices.Equal(d.keys, want) || d.Held().String() != "P" {
		t.Errorf("after a tap, keys %v, held %q", d.keys, d.Held())
	}
}

func TestSetupPutsDown(t *testing.T) {
	d := newDesk(t, twoHands)
	d.tap(t, "7g")
	d.SetSetup(setup(t, twoHands))
	d.tap(t, "7f")
	if d.Held() != rules.NoPiece || len(d.attempts) > 0 {
		t.Errorf("held %q, attempts %v", d.Held(), d.attempts)
	}
}

func TestPointer(t *testing.T) {
	d := newDesk(t, twoHands)
	for _, c := range []struct {
		at   string
		want desktop.Cursor
	}{
		{"5e", desktop.DefaultCursor}, {"7g", desktop.PointerCursor}, {"-", desktop.DefaultCursor},
		{"G", desktop.PointerCursor}, {"3c", desktop.PointerCursor},
	} {
		test.MoveMouse(d.window.Canvas(), d.at(t, c.at))
		if d.Cursor() != c.want {
			t.Errorf("over %s: cursor %v, want %v", c.at, d.Cursor(), c.want)
		}
	}
	d.MouseOut()
	if d.Cursor() != desktop.DefaultCursor {
		t.Error("a hand, and the pointer is outside")
	}
}
