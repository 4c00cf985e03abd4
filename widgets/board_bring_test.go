package widgets_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/rules"
	"terakoya/widgets"
)

// bringing is a board whose squares are picked and whose pieces are dragged all the
// same, and what it tells.
func bringing(t *testing.T) (d *desk, told *[]string) {
	t.Helper()
	d, told = newDesk(t, twoHands), new([]string)
	d.OnPick = func(s rules.Square) { *told = append(*told, s.String()) }
	d.OnBring = func(from, to rules.Square) {
		if !to.OnBoard() {
			*told = append(*told, from.String()+" off")
			return
		}
		*told = append(*told, from.String()+to.String())
	}
	d.OnCarry = func(pc rules.Piece, _ fyne.Position) {
		if n := len(*told); n == 0 || (*told)[n-1] != "carries "+pc.String() {
			*told = append(*told, "carries "+pc.String())
		}
	}
	return d, told
}

// draw moves the pointer over places, held down.
func (d *desk) draw(t *testing.T, from string, over ...string) {
	t.Helper()
	at := d.at(t, from)
	for _, name := range over {
		next := d.at(t, name)
		way := next.Subtract(at)
		d.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: next}, Dragged: fyne.NewDelta(way.X, way.Y)})
		at = next
	}
}

func TestBring(t *testing.T) {
	none := "carries " + rules.NoPiece.String()
	for _, c := range []struct {
		name  string
		from  string
		over  []string
		wants []string
	}{
		{"to an empty square", "7g", []string{"7f", "5e"}, []string{"carries P", none, "7g5e"}},
		{"to a piece of its own", "7g", []string{"8h"}, []string{"carries P", none, "7g8h"}},
		{"of the other side", "3c", []string{"5e"}, []string{"carries p", none, "3c5e"}},
		{"beside the board", "7g", []string{"-"}, []string{"carries P", none, "7g off"}},
		{"there and back", "7g", []string{"7f", "7g"}, []string{"carries P", none}},
		{"an empty square", "5e", []string{"5f"}, nil},
		{"in hand", "P", []string{"5e"}, nil},
		{"a shaking hand", "7g", []string{"7g"}, []string{"7g"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			d, told := bringing(t)
			d.draw(t, c.from, c.over...)
			d.DragEnd()
			if !slices.Equal(*told, c.wants) {
				t.Errorf("tells %q, want %q", *told, c.wants)
			}
			if d.Held() != rules.NoPiece || len(d.attempts) > 0 {
				t.Errorf("holds %v, tried %q", d.Held(), d.attempts)
			}
		})
	}
}

// TestBringCalledOff: by Escape, by another position, and by a lock.
func TestBringCalledOff(t *testing.T) {
	for name, off := range map[string]func(*desk){
		"Escape":   func(d *desk) { d.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape}) },
		"position": func(d *desk) { d.SetSetup(setup(t, twoHands)) },
		"lock":     func(d *desk) { d.SetLocked(true) },
	} {
		d, told := bringing(t)
		d.draw(t, "7g", "7f")
		off(d)
		d.draw(t, "7f", "5e")
		d.DragEnd()
		if want := []string{"carries P", "carries " + rules.NoPiece.String()}; !slices.Equal(*told, want) {
			t.Errorf("%s: tells %q", name, *told)
		}
	}
}

// TestBringOnlyIfAsked: where squares are picked and nothing is said of bringing.
func TestBringOnlyIfAsked(t *testing.T) {
	d, told := bringing(t)
	d.OnBring = nil
	d.draw(t, "7g", "7f")
	d.DragEnd()
	if len(*told) > 0 {
		t.Errorf("tells %q", *told)
	}
}

func TestAim(t *testing.T) {
	d, _ := bringing(t)
	if got := d.Aim(d.at(t, "5e")); got != square(t, "5e") {
		t.Errorf("aims at %v", got)
	}
	for _, beside := range []string{"-", "P"} {
		if got := d.Aim(d.at(t, beside)); got.OnBoard() {
			t.Errorf("aims at %v beside the squares", got)
		}
	}
	d.SetLocked(true)
	if d.Aim(d.at(t, "5e")).OnBoard() {
		t.Error("aims at a locked board")
	}
}

// TestPieceButtonDrag: a drag tells where the pointer is in the window; a shaking hand
// taps.
func TestPieceButtonDrag(t *testing.T) {
	d := newDesk(t, twoHands)
	taps, drops := 0, 0
	var at fyne.Position
	b := widgets.NewPieceButton(art(t), d.Style().Set, rules.NewPiece(rules.Black, rules.Gold), func() { taps++ })
	b.OnCarry, b.OnDrop = func(p fyne.Position) { at = p }, func() { drops++ }
	d.window.SetContent(b)
	pull := func(dx, dy float32) {
		b.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(10+dx, 10+dy)}, Dragged: fyne.NewDelta(dx, dy)})
	}
	pull(3, 3)
	b.DragEnd()
	if taps != 1 || drops != 0 || !at.IsZero() {
		t.Errorf("a shaking hand: %d taps, %d drops, at %v", taps, drops, at)
	}
	pull(90, 40)
	b.DragEnd()
	origin := fyne.CurrentApp().Driver().AbsolutePositionForObject(b)
	if taps != 1 || drops != 1 || at != origin.AddXY(100, 50) {
		t.Errorf("a drag: %d taps, %d drops, at %v", taps, drops, at)
	}
}
