package widgets_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// shown puts an object into a window of a width.
func shown(t *testing.T, o fyne.CanvasObject, width float32) fyne.Window {
	t.Helper()
	w := test.NewTempWindow(t, container.NewStack(o))
	w.SetPadded(false)
	w.Resize(fyne.NewSize(width, 400))
	return w
}

func tapOn(w fyne.Window, o fyne.CanvasObject) {
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
	test.TapCanvas(w.Canvas(), at.AddXY(o.Size().Width/2, o.Size().Height/2))
}

// TestNumber: digits, the buttons, and what begins a new number.
func TestNumber(t *testing.T) {
	useTheme(t, lessons.English)
	n := widgets.NewNumber(nil)
	changes := 0
	n.OnChange = func() { changes++ }
	shown(t, n, 320)
	holds := func(want int, there bool) {
		t.Helper()
		if got, ok := n.Value(); got != want || ok != there {
			t.Errorf("%d %t, want %d %t", got, ok, want, there)
		}
	}
	holds(0, false)
	if n.Rub() {
		t.Error("nothing is taken away")
	}
	for _, d := range []int{0, 1, 2, 3, 4} {
		n.Digit(d)
	}
	holds(123, true) // no 0 in front, and no fourth digit
	n.Rub()
	holds(12, true)
	fewer, more := n.Buttons()
	test.Tap(more)
	test.Tap(fewer)
	test.Tap(fewer)
	holds(11, true)
	n.SetState(widgets.NumberWrong)
	n.Digit(7)
	holds(7, true)
	n.Clear()
	holds(0, false)
	test.Tap(fewer)
	holds(0, true) // not below
	n.Set(28, widgets.NumberRight)
	before := changes
	test.Tap(more)
	holds(28, true)
	if changes != before {
		t.Error("what is right can be changed")
	}
}

// TestEntry: Enter hands in, letters are text, and the other keys are the screen's.
func TestEntry(t *testing.T) {
	useTheme(t, lessons.Japanese)
	e := widgets.NewEntry()
	done, keys := 0, []fyne.KeyName{}
	e.OnDone = func() { done++ }
	e.OnKey = func(k *fyne.KeyEvent) { keys = append(keys, k.Name) }
	w := shown(t, e, 320)
	w.Canvas().Focus(e)
	e.Put("▲７六歩")
	e.Rub()
	for _, k := range []fyne.KeyName{fyne.KeyH, fyne.KeyReturn, fyne.KeyF2, fyne.KeyEscape, fyne.KeyBackspace} {
		e.TypedKey(&fyne.KeyEvent{Name: k})
	}
	if e.Text != "▲７" || done != 1 || len(keys) != 2 {
		t.Errorf("%q, done %d, keys %v", e.Text, done, keys)
	}
	e.Disable()
	e.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	e.TypedKey(&fyne.KeyEvent{Name: fyne.KeyH})
	if done != 1 || len(keys) != 4 {
		t.Errorf("closed: done %d, keys %v", done, keys)
	}
}

// TestKeypad: each key puts in what stands on it, by pointer and by Space.
func TestKeypad(t *testing.T) {
	useTheme(t, lessons.English)
	got := ""
	pad := widgets.NewKeypad([][]string{{"1", "2"}, {"歩", "成"}}, nil, func(s string) { got += s }, nil)
	w := shown(t, pad, 292)
	tapOn(w, pad.Key("歩"))
	pad.Key("2").(fyne.Focusable).TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	if got != "歩2" || pad.Key("x") != nil {
		t.Errorf("put %q", got)
	}
}

// TestOrdered: Space picks and Enter is left to the screen; what is decided takes no
// key.
func TestOrdered(t *testing.T) {
	useTheme(t, lessons.English)
	picked, keys := 0, 0
	o := widgets.NewOrdered("1", "Take a piece", func() { picked++ })
	o.OnKey = func(*fyne.KeyEvent) { keys++ }
	w := shown(t, o, 292)
	tapOn(w, o)
	o.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	o.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	o.State = widgets.OptionRight
	o.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	tapOn(w, o)
	if picked != 2 || keys != 2 {
		t.Errorf("picked %d, keys %d", picked, keys)
	}
}

// TestPieceRow: what does not fit goes to the next line.
func TestPieceRow(t *testing.T) {
	useTheme(t, lessons.English)
	var pieces []widgets.PieceCount
	for range 10 {
		pieces = append(pieces, widgets.PieceCount{Piece: rules.NewPiece(rules.Black, rules.Pawn), Count: 2})
	}
	row := widgets.NewPieceRow(art(t), pieceart.OneKanji, pieces)
	if one, two := row.HeightFor(2000), row.HeightFor(300); two != 2*one {
		t.Errorf("%g in one line, %g in two", one, two)
	}
	sum := widgets.NewSum([]widgets.SumRow{{Label: "a", Formula: "5 × 2", Value: "10", Pieces: row}, {Label: "b", Value: "8"}}, widgets.SumRow{Label: "c", Value: "18"})
	shown(t, sum, 300)
	if sum.HeightFor(300) <= row.HeightFor(300) {
		t.Error("the sum is too low")
	}
}

// TestBoardLeavesEnter: Space picks at the cursor, Enter goes to the screen.
func TestBoardLeavesEnter(t *testing.T) {
	d := newDesk(t, rules.StartSFEN)
	var picked []rules.Square
	d.OnPick, d.LeaveEnter = func(s rules.Square) { picked = append(picked, s) }, true
	d.window.Canvas().Focus(d.Board)
	if d.Keyed().OnBoard() {
		t.Error("a cursor is there from the first")
	}
	for _, k := range []fyne.KeyName{fyne.KeyUp, fyne.KeyUp, fyne.KeySpace, fyne.KeyReturn} {
		d.TypedKey(&fyne.KeyEvent{Name: k})
	}
	if len(picked) != 1 || picked[0] != square(t, "5d") || d.Keyed() != picked[0] || len(d.keys) != 1 {
		t.Errorf("picked %v at %s, keys %v", picked, d.Keyed(), d.keys)
	}
}
