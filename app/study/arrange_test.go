package study

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/rules"
)

// board is the position that is put up.
func (d *desk) boardSFEN() string { return d.arrange.setup.SFEN() }

// TestArrange: pieces are put up by the pointer, and the position is studied.
func TestArrange(t *testing.T) {
	d := newDesk(t, lessons.English, false, middle).open()
	d.play("7g7f").click("setup", "clear")
	d.click("palette-white-K", "5a", "palette-black-K", "5i", "palette-black-S", "palette-black-S", "4d", "palette-white-R", "to-hand")
	d.arrange.turn.Tapped(&fyne.PointEvent{Position: fyne.NewPos(d.arrange.turn.Size().Width-5, 5)})
	if got, want := d.boardSFEN(), "4k4/9/9/5+S3/9/9/9/9/4K4 w r 1"; got != want {
		t.Fatalf("put up %s, want %s", got, want)
	}
	if d.tree() != "7g7f" {
		t.Error("the study has changed before it was done")
	}
	d.click("done")
	if p := d.session.position(); p.SFEN() != "4k4/9/9/5+S3/9/9/9/9/4K4 w r 1" || d.arrange.active || d.tree() != "" {
		t.Errorf("studied: %s", p.SFEN())
	}
	d.play("R*5e")
	d.press(fyne.KeyU, fyne.KeyU)
	if d.tree() != "7g7f" {
		t.Errorf("the study before is gone: %s", d.tree())
	}
}

// TestArrangeByKeys: the same without a pointer.
func TestArrangeByKeys(t *testing.T) {
	d := newDesk(t, lessons.English, false, middle).open()
	d.press(fyne.KeyE, fyne.KeyC, fyne.KeyDown, fyne.KeyK, fyne.KeyDown, fyne.KeyG, fyne.KeyT, fyne.KeyDown, fyne.KeyK)
	if got, want := d.boardSFEN(), "9/9/9/9/4K4/4G4/4k4/9/9 b - 1"; got != want {
		t.Fatalf("put up %s, want %s", got, want)
	}
	d.press(fyne.KeyM, fyne.KeyUp, fyne.KeyUp, fyne.KeyUp, fyne.KeyM, fyne.KeyDown, fyne.KeyDelete, fyne.KeyP, fyne.KeyPlus, fyne.KeyH, fyne.KeyH, fyne.KeyJ, fyne.KeyW)
	if got, want := d.boardSFEN(), "9/9/9/4k4/4+p4/4G4/9/9/9 w p 1"; got != want {
		t.Errorf("put up %s, want %s", got, want)
	}
	d.press(fyne.KeyU, fyne.KeyU, fyne.KeyBackspace, fyne.KeyU)
	if got, want := d.boardSFEN(), "9/9/9/4k4/4+p4/4G4/9/9/9 b - 1"; got != want {
		t.Errorf("four back: %s, want %s", got, want)
	}
	d.press(fyne.KeyEscape)
	if d.arrange.active || d.session.record.Start.SFEN() != rules.StartSFEN || len(d.calls) > 0 {
		t.Error("Escape does not lead back to the study")
	}
}

// TestArrangeDrag: a piece is dragged from the palette to a square, and beside the
// squares into the hand of its side; from the board it is dragged away.
func TestArrangeDrag(t *testing.T) {
	d := newDesk(t, lessons.English, false, middle).open()
	d.press(fyne.KeyE, fyne.KeyC)
	middleOf := func(name string) fyne.Position {
		at, size := d.part(name).Rect()
		return at.AddXY(size.Width/2, size.Height/2)
	}
	drag := func(from, to fyne.Position) {
		o := d.palette("palette-black-B")
		o.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: to.Subtract(from)}, Dragged: fyne.NewDelta(to.X-from.X, to.Y-from.Y)})
		o.DragEnd()
	}
	from, _ := d.part("palette-black-B").Rect()
	drag(from, middleOf("2d"))
	drag(from, middleOf("9a").SubtractXY(120, 0))
	drag(from, fyne.NewPos(5, 5)) // in the header
	if got, want := d.boardSFEN(), "9/9/9/7B1/9/9/9/9/9 b B 1"; got != want {
		t.Errorf("dragged: %s, want %s", got, want)
	}
	at, size := d.board.SquareRect(rules.NewSquare(2, 4))
	at = at.AddXY(size.Width/2+900, size.Height/2)
	d.board.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at}, Dragged: fyne.NewDelta(900, 0)})
	d.board.DragEnd()
	if got, want := d.boardSFEN(), "9/9/9/9/9/9/9/9/9 b B 1"; got != want {
		t.Errorf("dragged away: %s, want %s", got, want)
	}
}

// palette finds a button of the palette.
func (d *desk) palette(name string) fyne.Draggable {
	d.t.Helper()
	return d.part(name).Object.(fyne.Draggable)
}

// TestStarts: each start of a game can be put on the board, by keys and by a tap.
func TestStarts(t *testing.T) {
	d := newDesk(t, lessons.English, false, middle).open()
	for i, h := range rules.Handicaps {
		d.press(fyne.KeyE, fyne.KeyE, fyne.KeyHome)
		for range i {
			d.press(fyne.KeyDown)
		}
		d.press(fyne.KeyReturn, fyne.KeyReturn)
		want := h.Position()
		if p := d.session.position(); p.SFEN() != want.SFEN() || d.about() != words.Title(d.env.Words.Term(h.Key)) || d.arrange.active {
			t.Errorf("%s: %s, %s", h.Key, p.SFEN(), d.about())
		}
	}
	d.press(fyne.KeyE, fyne.KeyE, fyne.KeyEscape, fyne.KeyEscape)
	if d.arrange.active || len(d.calls) > 0 {
		t.Error("Escape leads elsewhere")
	}
}

// TestSetupIsJudged: what cannot be played is not taken over, and it is said why; what is
// odd is told and taken.
func TestSetupIsJudged(t *testing.T) {
	for _, c := range []struct {
		sfen, says string
		fine       bool
	}{
		{"9/9/9/9/9/9/9/9/9 b - 1", "There is no king on the board", false},
		{"4k4/9/9/9/9/9/9/9/3KK4 b - 1", "Sente has more than one king", false},
		{"3kk4/9/9/9/9/9/9/9/4K4 b - 1", "Gote has more than one king", false},
		{"4k4/9/9/9/9/9/9/9/4K4 b 5S 1", "Of the silver there are 5, and a set has 4", false},
		{"4k4/9/9/9/9/9/9/9/9 b - 1", "Sente has no king", true},
		{"9/9/9/9/9/9/9/9/4K4 b - 1", "Gote has no king", true},
		{"4k4/9/9/4P4/4P4/9/9/9/4K4 b - 1", "two unpromoted pawns on one file", true},
		{"P3k4/9/9/9/9/9/9/9/4K4 b - 1", "never move again", true},
		{"4k4/4G4/9/9/9/9/9/9/4K4 b - 1", "its king could be taken", true},
		{rules.StartSFEN, "A usual position. Sente is to move", true},
	} {
		d := newDesk(t, lessons.English, false, middle).open()
		d.press(fyne.KeyE)
		d.arrange.sfen.SetText(c.sfen)
		d.arrange.onSFEN()
		title, text, fine := d.arrange.verdict()
		if said := title + " " + text; !strings.Contains(said, c.says) || fine != c.fine || d.arrange.done.Disabled() == c.fine {
			t.Errorf("%s: says %q, fine %t", c.sfen, said, fine)
		}
		d.press(fyne.KeyReturn)
		if d.arrange.active == c.fine {
			t.Errorf("%s: taken over %t", c.sfen, !d.arrange.active)
		}
	}
}

// TestWrongSFEN: a text that is no position is told with the place where it stops, and
// the board stays.
func TestWrongSFEN(t *testing.T) {
	d := newDesk(t, lessons.English, false, middle).open()
	d.press(fyne.KeyE)
	d.arrange.sfen.SetText("lnsgkgsnl/1r5b1/ppppxpppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1")
	d.window.Canvas().Focus(d.arrange.sfen)
	d.press(fyne.KeyReturn)
	if d.boardSFEN() != rules.StartSFEN || !strings.Contains(d.arrange.wrong, "character 21") {
		t.Errorf("%s, told %q", d.boardSFEN(), d.arrange.wrong)
	}
	d.press(fyne.KeyEscape)
	if !d.arrange.active {
		t.Error("Escape in the line of text ends the set-up")
	}
}

// TestSetupIsKept: a position that is being put up comes back, also one that cannot be
// played.
func TestSetupIsKept(t *testing.T) {
	d := newDesk(t, lessons.English, false, middle).open()
	d.play("7g7f").press(fyne.KeyE, fyne.KeyC)
	d.click("palette-black-P", "5e")
	d.env.Kept = d.kept[len(d.kept)-1]
	d.open()
	if !d.arrange.active || d.boardSFEN() != "9/9/9/9/4P4/9/9/9/9 w - 1" {
		t.Errorf("kept: %t, %s", d.arrange.active, d.boardSFEN())
	}
	d.press(fyne.KeyEscape)
	if d.tree() != "7g7f" {
		t.Errorf("the study is %s", d.tree())
	}
	d.env.Kept = d.kept[len(d.kept)-1]
	if d.open(); d.arrange.active {
		t.Error("what was called off comes back")
	}
}
