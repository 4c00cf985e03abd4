package widgets_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"terakoya/rules"
)

func TestMenu(t *testing.T) {
	d := newDesk(t, twoHands)
	var asked []fyne.Position
	d.OnMenu = func(at fyne.Position) { asked = append(asked, at) }
	d.tap(t, "7g")
	test.TapSecondaryAt(d.Board, d.at(t, "5e"))
	if d.Held() != rules.NoPiece || len(asked) > 0 {
		t.Errorf("with a piece held: held %q, asked %v", d.Held(), asked)
	}
	test.TapSecondaryAt(d.Board, d.at(t, "5e"))
	if len(asked) != 1 {
		t.Errorf("asked %v", asked)
	}
	d.SetLocked(true)
	test.TapSecondaryAt(d.Board, d.at(t, "5e"))
	if len(asked) != 2 {
		t.Errorf("locked: asked %v", asked)
	}
	d.OnMenu = nil
	test.TapSecondaryAt(d.Board, d.at(t, "5e"))
}

func TestMenuByKey(t *testing.T) {
	d := newDesk(t, twoHands)
	d.focus()
	d.press(t, desktop.KeyMenu) // nobody asked for it
	if len(d.keys) != 1 {
		t.Errorf("keys %v", d.keys)
	}
	var asked []fyne.Position
	d.OnMenu = func(at fyne.Position) { asked = append(asked, at) }
	d.press(t, desktop.KeyMenu)
	want := fyne.CurrentApp().Driver().AbsolutePositionForObject(d.Board).Add(d.at(t, "5e"))
	if len(asked) != 1 || asked[0] != want {
		t.Errorf("asked at %v, want the cursor's %v", asked, want)
	}
	d.tap(t, "7g")
	if d.press(t, desktop.KeyMenu); len(asked) != 1 {
		t.Error("asked while a piece is held")
	}
}

// TestMenuIsPlacedInTheWindow: the place is the window's, not the board's.
func TestMenuIsPlacedInTheWindow(t *testing.T) {
	d := newDesk(t, twoHands)
	room := container.NewWithoutLayout(d.Board)
	d.window.SetContent(room)
	d.Move(fyne.NewPos(100, 50))
	d.Resize(deskSize)
	var asked fyne.Position
	d.OnMenu = func(at fyne.Position) { asked = at }
	d.focus()
	d.press(t, desktop.KeyMenu)
	first := asked
	d.Move(fyne.NewPos(180, 90))
	if d.press(t, desktop.KeyMenu); asked != first.AddXY(80, 40) {
		t.Errorf("asked at %v, and 80 and 40 further at %v", first, asked)
	}
}
