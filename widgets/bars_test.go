package widgets_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"terakoya/lessons"
	"terakoya/widgets"
)

// TestBarWidths: label, bar and note lie beside each other without touching, and
// within the row; where it is narrow the label stands above.
func TestBarWidths(t *testing.T) {
	useTheme(t, lessons.English)
	for _, width := range []float32{300, 460, 812} {
		b := widgets.NewBar("Drop restrictions", "75 % of 16 answers", 0.75)
		high := b.HeightFor(width)
		b.Resize(fyne.NewSize(width, high))
		objects := test.WidgetRenderer(b).Objects()
		trough, bar, label, note := objects[0], objects[1], objects[2], objects[3]
		if got := bar.Size().Width / trough.Size().Width; got < 0.74 || got > 0.76 {
			t.Errorf("at %g the bar is %g of the trough", width, got)
		}
		if end := note.Position().X + note.Size().Width; end > width+0.5 || note.Position().X < trough.Position().X+trough.Size().Width {
			t.Errorf("at %g the note ends at %g", width, end)
		}
		beside := trough.Position().X >= label.Size().Width
		below := trough.Position().Y >= label.Position().Y+label.Size().Height
		if beside == below {
			t.Errorf("at %g the bar lies beside the label %t, below it %t", width, beside, below)
		}
	}
}

// TestDaysByKeys: the arrows go from day to day and from week to week, and stop at
// the ends.
func TestDaysByKeys(t *testing.T) {
	useTheme(t, lessons.English)
	days := make([]widgets.Day, 14)
	days[9].Today = true
	var at []int
	d := widgets.NewDays([7]string{"M", "T", "W", "T", "F", "S", "S"}, days)
	d.OnPoint = func(i int) { at = append(at, i) }
	other := 0
	d.OnKey = func(*fyne.KeyEvent) { other++ }
	test.WidgetRenderer(d)
	d.FocusGained()
	for _, k := range []fyne.KeyName{fyne.KeyUp, fyne.KeyUp, fyne.KeyRight, fyne.KeyEscape} {
		d.TypedKey(&fyne.KeyEvent{Name: k})
	}
	if len(at) != 3 || at[0] != 9 || at[1] != 2 || at[2] != 3 || other != 1 {
		t.Errorf("pointed at %v, %d other keys", at, other)
	}
}

// TestColumnsNumbers: a number that is wider than its column is left out.
func TestColumnsNumbers(t *testing.T) {
	useTheme(t, lessons.English)
	c := widgets.NewColumns([]int{1000, 0, 5}, nil)
	r := test.WidgetRenderer(c)
	shown := func() int {
		n := 0
		for _, o := range r.Objects() {
			if text, ok := o.(*canvas.Text); ok && text.Visible() && text.Text != "" {
				n++
			}
		}
		return n
	}
	for width, want := range map[float32]int{300: 2, 45: 1} {
		c.Resize(fyne.NewSize(width, 132))
		if got := shown(); got != want {
			t.Errorf("at %g there are %d numbers, want %d", width, got, want)
		}
	}
}

// TestReveal: what lies below the view comes into it, what is in view stays.
func TestReveal(t *testing.T) {
	useTheme(t, lessons.English)
	var rows []fyne.CanvasObject
	for range 30 {
		row := canvas.NewRectangle(nil)
		row.SetMinSize(fyne.NewSize(10, 40))
		rows = append(rows, row)
	}
	scroll := container.NewVScroll(widgets.NewColumn(0, rows...))
	w := test.NewTempWindow(t, scroll)
	w.Resize(fyne.NewSize(200, 300))
	widgets.Reveal(scroll, rows[2])
	if scroll.Offset.Y != 0 {
		t.Errorf("what was in view moved to %g", scroll.Offset.Y)
	}
	widgets.Reveal(scroll, rows[20])
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(rows[20]).Y - fyne.CurrentApp().Driver().AbsolutePositionForObject(scroll).Y
	if at < 0 || at+40 > scroll.Size().Height {
		t.Errorf("it lies at %g of %g", at, scroll.Size().Height)
	}
}

// TestFootShortens: a long text ends in dots, and is still told whole.
func TestFootShortens(t *testing.T) {
	useTheme(t, lessons.English)
	f := widgets.NewFoot()
	f.Resize(fyne.NewSize(200, 34))
	const long = "A sentence that is far too long for the line that it stands in"
	f.SetText(long)
	line := test.WidgetRenderer(f).Objects()[2].(*widgets.Paragraph)
	if r := []rune(line.Text); f.Text() != long || r[len(r)-1] != '…' || len(r) < 10 {
		t.Errorf("shows %q", line.Text)
	}
}
