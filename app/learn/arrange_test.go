package learn

import (
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/slow"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
)

// stands tells what is on a square of the board that is set up.
func (d *desk) stands(name string) rules.Piece {
	sq, _ := rules.ParseSquare(name)
	return arranging(d.view).board.Board[sq]
}

func arranging(v view) *arrangeView {
	if e, is := v.(*examView); is {
		v = e.view
	}
	return v.(*arrangeView)
}

// under returns where the picture of the piece under the pointer lies, if there is one.
func (d *desk) under() (at fyne.Position, size fyne.Size, there bool) {
	if o, is := arranging(d.view).carried.Picture(); is {
		return o.Position(), o.Size(), o.Visible()
	}
	return at, size, false
}

func (d *desk) want(name string, want rules.Piece) {
	d.t.Helper()
	if got := d.stands(name); got != want {
		d.t.Errorf("on %s stands %v, want %v", name, got, want)
	}
}

var (
	blackKing = rules.NewPiece(rules.Black, rules.King)
	whiteKing = rules.NewPiece(rules.White, rules.King)
	rook      = rules.NewPiece(rules.Black, rules.Rook)
)

// TestArrange sets up by keys alone, with a mistake, taken back. Nothing is said to
// what is wrong before it is asked for, and what is right ends the step.
func TestArrange(t *testing.T) {
	d := sit(t, "arrange", 2, slow.Work{})
	at := rules.NewSquare(5, 5)
	to := func(name string) {
		sq, _ := rules.ParseSquare(name)
		d.press(arrows(at, sq)...)
		at = sq
	}
	d.press(enter)
	d.is(lessons.Waiting)
	d.press(fyne.KeyDown) // shows the cursor
	to("5i")
	d.press(fyne.KeyS) // a silver, by mistake
	d.press(rub, fyne.KeyK)
	to("5a")
	d.press(fyne.KeyT, fyne.KeyK)
	to("6a")
	d.press(fyne.KeyT, fyne.KeyR)
	d.is(lessons.Waiting)
	d.press(enter)
	d.is(lessons.Refused)
	if m := d.marks(); len(m.Squares) != 1 || m.Squares[0].Role != widgets.Offender || len(m.Ghosts) > 0 {
		t.Errorf("the first miss shows %v %v", m.Squares, m.Ghosts)
	}
	d.press(enter, enter)
	d.is(lessons.Refused)
	if m := d.marks(); len(m.Ghosts) != 1 || m.Ghosts[0].Piece.Kind() != rules.Dragon {
		t.Errorf("the second miss shows %v", m.Ghosts)
	}
	d.press(enter, fyne.KeyPlus)
	d.is(lessons.Answered)
	if len(d.results) != 3 {
		t.Errorf("%d tries were judged", len(d.results))
	}
	d.press(enter)
	if d.session.State() != lessons.Finished {
		t.Error("Enter does not go on")
	}
}

// TestArrangeByPointer: the palette, a piece turned over, one taken away, and the
// answer shown by F3, as S is a silver.
func TestArrangeByPointer(t *testing.T) {
	d := sit(t, "arrange", 2, slow.Work{})
	d.click("5e")
	d.says("Choose a piece first.")
	d.click("palette-black-K", "5i", "palette-white-K", "5a", "palette-black-R", "palette-black-R", "6a")
	d.is(lessons.Answered)

	d = sit(t, "arrange", 2, slow.Work{})
	d.click("palette-black-K", "5i", "palette-white-K", "5a", "palette-black-R", "palette-black-R", "4a", "6a")
	d.is(lessons.Waiting) // one too many
	d.click("4a")
	d.is(lessons.Answered)

	d = sit(t, "arrange", 2, slow.Work{})
	for range 2 {
		d.press(fyne.KeyP)
		d.click("5e")
		d.press(enter, enter)
	}
	d.press(fyne.KeyS)
	d.is(lessons.Waiting)
	d.press(fyne.KeyF3)
	d.is(lessons.Revealed)
	if d.gave != 1 || d.view.setup() != d.at.Target {
		t.Error("the answer is not shown")
	}
}

// TestArrangeByDrag: from the palette, from square to square, off the board, with the
// piece under the pointer, and back by Backspace.
func TestArrangeByDrag(t *testing.T) {
	d := sit(t, "arrange", 2, slow.Work{})
	p := d.grab("palette-black-K", "5i")
	at, size, there := d.under()
	if mid := at.AddXY(size.Width/2, size.Height/2); !there || abs(mid.X-p.now.X) > 8 || abs(mid.Y-p.now.Y) > 8 {
		t.Errorf("under the pointer at %v: %v, %v %v", p.now, there, at, size)
	}
	d.want("5i", rules.NoPiece) // not before it is let go
	p.let()
	d.want("5i", blackKing)
	if _, _, there := d.under(); there || len(d.root.Objects) != 4 {
		t.Error("the piece is still under the pointer")
	}

	d.drag("palette-black-R", "palette-white-R", "5i", "5e")
	d.drag("5e", "4d", "3c")
	d.want("5e", rules.NoPiece)
	d.want("3c", rook)
	d.drag("3c", "5i") // in the place of what stands there
	d.want("5i", rook)
	d.drag("5i", "4h", "5i") // and back
	d.want("5i", rook)
	d.drag("5i", "texts")
	d.want("5i", rules.NoPiece)
	d.drag("palette-black-R", "texts") // is let go beside the board
	d.drag("5e", "5d")                 // is empty
	d.is(lessons.Waiting)

	for _, want := range []rules.Piece{rook, blackKing, blackKing, blackKing, rules.NoPiece} {
		d.press(rub)
		d.want("5i", want)
	}
	d.want("3c", rules.NoPiece)
	if n := len(arranging(d.view).before); n > 0 {
		t.Errorf("%d changes are left", n)
	}
}

func abs(x float32) float32 { return max(x, -x) }

// TestArrangeEndsOnDrop: not in the middle of a drag, and not by a key pressed then.
func TestArrangeEndsOnDrop(t *testing.T) {
	d := sit(t, "arrange", 2, slow.Work{})
	d.click("palette-white-K", "5a", "palette-black-R", "palette-black-R", "6a", "palette-black-K")
	p := d.grab("palette-black-K", "5i")
	d.is(lessons.Waiting)
	d.press(enter, space, fyne.KeyP, rub, fyne.KeyDelete)
	d.is(lessons.Waiting)
	d.want("5a", whiteKing)
	p.let()
	d.is(lessons.Answered)

	d = sit(t, "arrange", 2, slow.Work{})
	d.click("palette-white-K", "5a", "palette-black-R", "palette-black-R", "6a", "palette-black-K", "5h")
	p = d.grab("5h", "5i")
	d.press(enter, space, rub)
	d.is(lessons.Waiting)
	d.want("5h", blackKing)
	p.let()
	d.is(lessons.Answered)
}

// TestArrangeCalledOff: Escape puts down what is dragged, and the rest of the drag is
// nothing.
func TestArrangeCalledOff(t *testing.T) {
	for _, from := range []string{"palette-black-K", "5e"} {
		d := sit(t, "arrange", 2, slow.Work{})
		d.click("palette-black-R", "5e")
		p := d.grab(from, "4d")
		d.press(fyne.KeyEscape)
		if _, _, there := d.under(); there {
			t.Errorf("%s is still under the pointer", from)
		}
		p.by(2, 2)
		p.let()
		d.want("4d", rules.NoPiece)
		d.want("5e", rook)
		if d.left > 0 {
			t.Error("Escape leaves the lesson")
		}
		d.drag(from, "4d")
		if d.stands("4d") == rules.NoPiece {
			t.Errorf("%s cannot be dragged any more", from)
		}
	}
}

// TestArrangeShaking: a tap whose hand shakes is a tap.
func TestArrangeShaking(t *testing.T) {
	d := sit(t, "arrange", 2, slow.Work{})
	for _, name := range []string{"palette-black-R", "5e", "4e", "4e"} {
		p := d.grab(name)
		p.by(3, -2)
		p.let()
	}
	d.want("5e", rook)
	d.want("4e", rules.NoPiece)
}

// TestArrangeCarriesByKeys: M takes up and puts down, Escape puts back.
func TestArrangeCarriesByKeys(t *testing.T) {
	d := sit(t, "arrange", 2, slow.Work{})
	d.press(fyne.KeyDown, fyne.KeyR) // shows the cursor; a rook there
	d.press(fyne.KeyM)
	if m := d.marks(); !m.Chosen.Has(rules.NewSquare(5, 5)) {
		t.Error("what is taken up is not marked")
	}
	d.says("The rook is taken up. Choose its square, or Esc to put it down.")
	d.press(fyne.KeyLeft, fyne.KeyM)
	d.want("6e", rook)
	d.want("5e", rules.NoPiece)
	d.press(fyne.KeyM, fyne.KeyUp, space)
	d.want("6d", rook)
	d.press(fyne.KeyM, fyne.KeyUp, fyne.KeyEscape, fyne.KeyM) // nothing stands on 6c
	d.want("6d", rook)
	d.press(rub, rub)
	d.want("5e", rook)
	if d.left > 0 {
		t.Error("Escape leaves the lesson")
	}
}

// TestArrangeAfterRefusal: a drag makes what was said to the last try go away.
func TestArrangeAfterRefusal(t *testing.T) {
	d := sit(t, "arrange", 2, slow.Work{})
	d.drag("palette-black-R", "5e")
	d.press(enter)
	d.is(lessons.Refused)
	p := d.grab("5e", "5f")
	d.is(lessons.Waiting)
	p.let()
	d.want("5f", rook)
	d.is(lessons.Waiting)
}

// TestArrangeExam: what stands as asked does not end by itself, which would tell.
func TestArrangeExam(t *testing.T) {
	d := sit(t, "arrange", 2, slow.Work{})
	d.examine()
	d.says("Drag a piece to its square, or choose it and tap there. Done hands it in.")
	d.drag("palette-black-K", "5i")
	d.click("palette-white-K", "5a", "palette-black-R", "palette-black-R")
	d.drag("palette-black-R", "6b")
	d.drag("6b", "6a")
	d.is(lessons.Waiting)
	d.click("main")
	d.is(lessons.Answered)
	d.drag("6a", "6b") // it is closed
	d.want("6b", rules.NoPiece)
}

// TestBringEnds: the board of the next step is not dragged about.
func TestBringEnds(t *testing.T) {
	d := sit(t, "arrange", 1, slow.Work{})
	if d.board.OnBring == nil {
		t.Fatal("nothing can be dragged")
	}
	d.Ask(sit(t, "order", 1, slow.Work{}).session, d.env.Set)
	if d.board.OnBring != nil {
		t.Error("pieces can be dragged where squares are tapped")
	}
}
