package widgets_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
)

const inCorner = "7nk/9/5SP1N/9/3R5/9/9/9/9 b GPg 1"

// cornerDesk shows the upper right part of a board, down to 6f.
func cornerDesk(t *testing.T, turned bool) *desk {
	t.Helper()
	d := newDesk(t, inCorner)
	area, err := lessons.ParseArea("1a-6f")
	if err != nil {
		t.Fatal(err)
	}
	style := d.Style()
	style.Area, style.Turned = area, turned
	d.SetStyle(style)
	return d
}

// TestAttemptsInAnArea: every gesture works where a part of the board is shown, from
// either seat.
func TestAttemptsInAnArea(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(*testing.T, *desk)
		want string
		held string
	}{
		{"tap and tap", func(t *testing.T, d *desk) { d.tap(t, "6e", "6b") }, "6e6b", ""},
		{"tap from the hand", func(t *testing.T, d *desk) { d.tap(t, "G", "2b") }, "G*2b", ""},
		{"tap on the wood", func(t *testing.T, d *desk) { d.tap(t, "6e", "-") }, "", ""},
		{"drag", func(t *testing.T, d *desk) { d.drag(t, "6e", "1e") }, "6e1e", ""},
		{"drag from the hand", func(t *testing.T, d *desk) { d.drag(t, "P", "2b") }, "P*2b", ""},
		{"drag beside the squares", func(t *testing.T, d *desk) { d.drag(t, "6e", "-") }, "", ""},
		{"the other side's piece", func(t *testing.T, d *desk) { d.tap(t, "2a", "1b") }, "2a1b", ""},
		{"right click", func(t *testing.T, d *desk) {
			d.tap(t, "6e")
			d.TappedSecondary(&fyne.PointEvent{Position: d.at(t, "5e")})
		}, "", ""},
	} {
		for _, turned := range []bool{false, true} {
			d := cornerDesk(t, turned)
			c.do(t, d)
			if got := strings.Join(d.attempts, " "); got != c.want || d.Held().String() != c.held {
				t.Errorf("%s, turned %v: attempts %q, held %q, want %q and %q", c.name, turned, got, d.Held(), c.want, c.held)
			}
		}
	}
}

// TestKeysInAnArea: the cursor begins near the middle of the board, and stops at the
// edge of what is shown.
func TestKeysInAnArea(t *testing.T) {
	d := cornerDesk(t, false)
	d.focus()
	d.press(t, fyne.KeyLeft) // it only shows the cursor
	if got := d.Keyed(); got != square(t, "5e") {
		t.Fatalf("the cursor begins at %s", got)
	}
	d.press(t, fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyLeft, fyne.KeyUp, fyne.KeyReturn, fyne.KeyUp, fyne.KeyUp, fyne.KeyUp, fyne.KeyUp, fyne.KeyUp, fyne.KeyUp, fyne.KeyReturn)
	if want := []string{"6e6a"}; !slices.Equal(d.attempts, want) {
		t.Errorf("attempts %v, want %v", d.attempts, want)
	}
	style := d.Style()
	style.Area, _ = lessons.ParseArea("1a-3c")
	d.SetStyle(style) // a piece is outside: all is shown
	if got := d.Keyed(); got != square(t, "6a") {
		t.Errorf("the cursor is at %s", got)
	}
	d.SetSetup(setup(t, "7nk/9/6P1N/9/9/9/9/9/9 b - 1"))
	if got := d.Keyed(); got.File() > 3 || got.Rank() > 3 {
		t.Errorf("the cursor is at %s, outside", got)
	}
}

// TestPieceOutsideIsSeen: where a piece would be hidden the whole board is shown.
func TestPieceOutsideIsSeen(t *testing.T) {
	d := cornerDesk(t, false)
	if _, size := d.SquareRect(square(t, "7g")); !size.IsZero() {
		t.Fatal("7g is shown")
	}
	before, _ := d.SquareRect(square(t, "1a"))
	d.HoldTime()
	d.Play(setup(t, "7nk/9/5SP1N/9/R8/9/9/9/9 w GPg 2"), rules.Attempt{From: square(t, "6e"), To: square(t, "9e")})
	if d.picturesOn(t, "9e") != 1 || d.Moving() {
		t.Error("the rook on 9e is not shown")
	}
	d.SetSetup(setup(t, inCorner))
	if after, _ := d.SquareRect(square(t, "1a")); after != before {
		t.Errorf("1a is at %v, and was at %v", after, before)
	}
}

// TestChooserInAnArea: the card lies on the wood, off the square, wherever a piece may
// promote, in a part three files wide as well.
func TestChooserInAnArea(t *testing.T) {
	for _, turned := range []bool{false, true} {
		for file := 1; file <= 3; file++ {
			for rank := 1; rank <= 3; rank++ {
				d := newDesk(t, "9/9/9/3R5/9/9/9/9/9 b - 1")
				to := rules.NewSquare(file, rank)
				from := rules.NewSquare(file, rank%3+1)
				s := setup(t, "9/9/9/9/9/9/9/9/9 b - 1")
				s.Board[from] = rules.NewPiece(rules.Black, rules.Silver)
				d.SetSetup(s)
				area, _ := lessons.ParseArea("1a-3c")
				style := d.Style()
				style.Area, style.Turned, style.Stands = area, turned, false
				d.SetStyle(style)
				d.Choice = func(rules.Attempt) bool { return true }
				d.tap(t, from.String(), to.String())
				at, size, shown := d.card()
				wood, room := d.BoardRect()
				cell, cells := d.SquareRect(to)
				if !shown || !inside(at, size, wood, room) || overlap(at, size, cell, cells) {
					t.Fatalf("%s turned %v: card %v at %v, square %v at %v, wood %v at %v", to, turned, size, at, cells, cell, room, wood)
				}
				d.tap(t, to.String())
				if len(d.attempts) != 1 || !strings.HasSuffix(d.attempts[0], "+") {
					t.Errorf("%s: %v", to, d.attempts)
				}
			}
		}
	}
}

// TestMarksInAnArea: what lies outside is not drawn, and all that is drawn of the rest
// lies on the wood or in the stands.
func TestMarksInAnArea(t *testing.T) {
	d := cornerDesk(t, false)
	bare := len(drawn(d.Board))
	d.SetMarks(widgets.Marks{Lane: rules.FileSet(9), Squares: []widgets.SquareMark{{Square: square(t, "9i"), Role: widgets.Offender}},
		Ghosts: []widgets.Ghost{{Square: square(t, "7g"), Piece: rules.NewPiece(rules.Black, rules.Gold)}},
		Arrows: []widgets.ArrowMark{{From: square(t, "6e"), To: square(t, "9e")}}})
	if n := len(drawn(d.Board)); n != bare {
		t.Errorf("%d things are drawn, %d without marks outside", n, bare)
	}
	d.SetMarks(widgets.Marks{Lane: rules.FileSet(2), Arrows: []widgets.ArrowMark{{From: square(t, "6e"), To: square(t, "1e")}}})
	if n := len(drawn(d.Board)); n != bare+6+4 {
		t.Errorf("%d things are drawn, want six tints and the four parts of an arrow more than %d", n, bare)
	}
	d.Targets = func(rules.Square, rules.Kind) rules.SquareSet { return rules.FileSet(9) }
	d.SetMarks(widgets.Marks{})
	d.tap(t, "6e")
	held := len(drawn(d.Board))
	d.Targets = nil
	d.tap(t, "6e", "6e")
	if n := len(drawn(d.Board)); n != held {
		t.Errorf("%d things are drawn with targets outside, %d without", held, n)
	}
}

// TestMotionInAnArea: a piece slides between the squares as they are now.
func TestMotionInAnArea(t *testing.T) {
	d := cornerDesk(t, true)
	clock := d.HoldTime()
	d.Play(setup(t, "7nk/9/5SP1N/9/8R/9/9/9/9 w GPg 2"), rules.Attempt{From: square(t, "6e"), To: square(t, "1e")})
	if !d.Moving() {
		t.Fatal("nothing moves")
	}
	from, cell := d.SquareRect(square(t, "6e"))
	to, _ := d.SquareRect(square(t, "1e"))
	clock.Set(clock.Long / 2)
	all := drawn(d.Board)
	mid := all[len(all)-1].Position().X + all[len(all)-1].Size().Width/2 - cell.Width/2
	if mid <= min(from.X, to.X)+cell.Width || mid >= max(from.X, to.X)-cell.Width {
		t.Errorf("half way it is at %v, from %v to %v", mid, from.X, to.X)
	}
	clock.Set(clock.Long + time.Millisecond)
	if d.Moving() || d.picturesOn(t, "1e") != 1 {
		t.Error("it has not arrived")
	}
}
