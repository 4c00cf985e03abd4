package stage

import (
	"regexp"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"golang.org/x/image/font/sfnt"

	"terakoya/app/words"
	"terakoya/lessons"
)

// Text is a text that is seen, and where its ink lies, in units of the window.
type Text struct {
	*canvas.Text
	At       fyne.Position
	Size     fyne.Size
	Scrolled bool // within something that scrolls: it may lie below the window

	Within fyne.Position // the widget that shows it; of no size if none does
	Frame  fyne.Size
}

// Texts are those that an object shows, in the order in which they are drawn.
func Texts(root fyne.CanvasObject) (all []Text) {
	see(root, fyne.Position{}, Text{}, &all)
	return all
}

// see walks everything that is shown and collects its texts; in is where it stands.
func see(o fyne.CanvasObject, at fyne.Position, in Text, all *[]Text) {
	if o == nil || !o.Visible() {
		return
	}
	at = at.Add(o.Position())
	switch o := o.(type) {
	case *canvas.Text:
		if o.Text != "" {
			box := o.MinSize() // lines may stand closer than their boxes
			in.Text, in.At, in.Size = o, at.AddXY(0, (box.Height-o.TextSize)/2), fyne.NewSize(box.Width, o.TextSize)
			*all = append(*all, in)
		}
	case *container.Scroll:
		var inside []Text
		in.Scrolled = true
		see(o.Content, at, in, &inside) // its position has the offset in it
		for _, text := range inside {
			ends := text.At.AddXY(text.Size.Width, text.Size.Height)
			text.At.Y, ends.Y = max(text.At.Y, at.Y), min(ends.Y, at.Y+o.Size().Height)
			if o.Direction != container.ScrollVerticalOnly {
				text.At.X, ends.X = max(text.At.X, at.X), min(ends.X, at.X+o.Size().Width)
			}
			if ends.X > text.At.X && ends.Y > text.At.Y { // what is in view
				text.Size = fyne.NewSize(ends.X-text.At.X, ends.Y-text.At.Y)
				*all = append(*all, text)
			}
		}
	case *fyne.Container:
		for _, child := range o.Objects {
			see(child, at, in, all)
		}
	case fyne.Widget:
		in.Within, in.Frame = at, o.Size()
		for _, child := range test.WidgetRenderer(o).Objects() {
			see(child, at, in, all)
		}
	}
}

// little is how far a text may reach beyond its widget, or into another, without being
// seen to, in units: signs of one line are measured one by one where lines are broken.
const little = 2

// Inspect looks at the texts that an object shows in a window: none leaves the window or
// its widget, none lies on another, and every character is in the font it is set in.
func Inspect(t testing.TB, root fyne.CanvasObject, window fyne.Size, l lessons.Language) {
	t.Helper()
	all := Texts(root)
	if len(all) < 3 {
		t.Fatalf("%d texts are shown", len(all))
	}
	for i, a := range all {
		a.stands(t, window)
		if missing := a.Missing(t, l); len(missing) > 0 {
			t.Errorf("%q lacks %q", a.Text.Text, string(missing))
		}
		for _, b := range all[i+1:] {
			if a.On(b) {
				t.Errorf("%q at %v %v lies on %q at %v %v", a.Text.Text, a.At, a.Size, b.Text.Text, b.At, b.Size)
			}
		}
	}
}

// unsaid is a message that is not in the catalogue, or has not been filled in.
var unsaid = regexp.MustCompile(`^\[[a-z]\w*\.|\{[a-z]+\}`)

// stands: a text is within its window and its widget, and has its message.
func (x Text) stands(t testing.TB, window fyne.Size) {
	t.Helper()
	end := x.At.AddXY(x.Size.Width, x.Size.Height)
	if x.At.X < -hair || end.X > window.Width+hair || !x.Scrolled && (x.At.Y < -hair || end.Y > window.Height+hair) {
		t.Errorf("%q at %v, %v leaves the window", x.Text.Text, x.At, x.Size)
	}
	if x.Frame.Width > 0 && (x.At.X < x.Within.X-little || end.X > x.Within.X+x.Frame.Width+little) {
		t.Errorf("%q at %v, %v leaves its widget at %v, %v", x.Text.Text, x.At, x.Size, x.Within, x.Frame)
	}
	if unsaid.MatchString(x.Text.Text) {
		t.Errorf("it says %q", x.Text.Text)
	}
}

// On reports whether two texts share more than a little.
func (x Text) On(y Text) bool {
	return x.At.X+little < y.At.X+y.Size.Width && y.At.X+little < x.At.X+x.Size.Width &&
		x.At.Y+little < y.At.Y+y.Size.Height && y.At.Y+little < x.At.Y+x.Size.Height
}

// Missing returns the characters that the font of a text lacks in a language.
func (x Text) Missing(t testing.TB, l lessons.Language) (missing []rune) {
	t.Helper()
	if x.FontSource == nil {
		return Must[*words.Typesetter](t)(Types()).Missing(l, x.Text.Text)
	}
	f := Must[*sfnt.Font](t)(sfnt.Parse(x.FontSource.Content()))
	var buf sfnt.Buffer
	for _, r := range x.Text.Text {
		if i, err := f.GlyphIndex(&buf, r); err != nil || i == 0 {
			missing = append(missing, r)
		}
	}
	return missing
}
