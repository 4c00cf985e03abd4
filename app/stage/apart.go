package stage

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"terakoya/app/parts"
	"terakoya/widgets"
)

// hair is how far parts may reach into each other without being seen to, in units.
const hair = 0.5

// Apart looks at the parts of a screen: none lies upon another or beside the window, and
// what stands on a button lies within it, in the size of other texts. Marks of squares lie
// upon the board. Of a page that scrolls a part may lie below the window: its height is 0.
func Apart(t testing.TB, all []parts.Part, window fyne.Size) {
	t.Helper()
	type rect struct {
		name     string
		at, ends fyne.Position
	}
	var seen []rect
	for _, p := range all {
		at, size := p.Rect()
		if !p.Object.Visible() || size.IsZero() || MarkName.MatchString(p.Name) {
			continue
		}
		a := rect{p.Name, at, at.AddXY(size.Width, size.Height)}
		if at.X < -hair || a.ends.X > window.Width+hair || window.Height > 0 && (at.Y < -hair || a.ends.Y > window.Height+hair) {
			t.Errorf("%s leaves the window: %v to %v", p.Name, at, a.ends)
		}
		if b, is := p.Object.(*widgets.Button); is {
			holds(t, p.Name, b)
		}
		for _, b := range seen {
			if at.X+hair < b.ends.X && b.at.X+hair < a.ends.X && at.Y+hair < b.ends.Y && b.at.Y+hair < a.ends.Y {
				t.Errorf("%s at %v to %v overlaps %s at %v to %v", p.Name, at, a.ends, b.name, b.at, b.ends)
			}
		}
		seen = append(seen, a)
	}
}

// holds looks at the texts of a button.
func holds(t testing.TB, name string, b *widgets.Button) {
	t.Helper()
	for _, o := range test.WidgetRenderer(b).Objects() {
		text, is := o.(*canvas.Text)
		if !is || !text.Visible() || text.Text == "" {
			continue
		}
		if x := text.Position().X; x < 0 || x+text.MinSize().Width > b.Size().Width {
			t.Errorf("%s: %q leaves its button", name, text.Text)
		}
		if text.Text == b.Label && text.TextSize < b.Theme().Size(widgets.SizeBody) {
			t.Errorf("%s: %q is set in %g", name, text.Text, text.TextSize)
		}
	}
}
