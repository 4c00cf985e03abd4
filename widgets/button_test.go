package widgets_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"terakoya/app/theme"
	"terakoya/lessons"
	"terakoya/widgets"
)

func TestButtonTaps(t *testing.T) {
	useTheme(t, lessons.English)
	taps := 0
	var others []fyne.KeyName
	b := widgets.NewButton(widgets.MainButton, "Next", "Enter", func() { taps++ })
	b.OnKey = func(e *fyne.KeyEvent) { others = append(others, e.Name) }
	w := test.NewTempWindow(t, b)
	all := func() {
		test.TapCanvas(w.Canvas(), fyne.NewPos(20, 20))
		w.Canvas().Focus(b)
		for _, k := range []fyne.KeyName{fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace, fyne.KeyH, fyne.KeyEscape} {
			b.TypedKey(&fyne.KeyEvent{Name: k})
		}
	}
	all()
	if taps != 4 || !slices.Equal(others, []fyne.KeyName{fyne.KeyH, fyne.KeyEscape}) {
		t.Errorf("%d taps, other keys %v", taps, others)
	}
	b.Disable()
	others = nil
	all()
	if w.Canvas().Focused() != nil {
		t.Error("a closed button can be reached")
	}
	if taps != 4 || !slices.Equal(others, []fyne.KeyName{fyne.KeyH, fyne.KeyEscape}) {
		t.Errorf("closed: %d taps, other keys %v", taps-4, others)
	}
	b.Enable()
	if all(); taps != 8 {
		t.Errorf("opened again: %d taps", taps-4)
	}
}

func TestButtonWithoutHandlers(t *testing.T) {
	useTheme(t, lessons.English)
	b := widgets.NewButton(widgets.PlainButton, "Next", "", nil)
	b.Tapped(nil)
	b.TypedKey(&fyne.KeyEvent{Name: fyne.KeyH})
}

func TestButtonSize(t *testing.T) {
	useTheme(t, lessons.English)
	size := func(label, key string, icon fyne.Resource) fyne.Size {
		b := widgets.NewButton(widgets.PlainButton, label, key, nil)
		b.Icon = icon
		return b.MinSize()
	}
	rising := []fyne.Size{
		size("", "", theme.FlipIcon()), size("Next", "", nil), size("Next", "", theme.FlipIcon()),
		size("Next", "Enter", theme.FlipIcon()), size("Next exercise", "Enter", theme.FlipIcon()),
		size("Next exercise", "Shift+Enter", theme.FlipIcon()),
	}
	for i, s := range rising {
		if s.Height != 44 || i > 0 && s.Width <= rising[i-1].Width {
			t.Errorf("button %d: %v after %v", i, s, rising[max(0, i-1)])
		}
	}
	if least := rising[0]; least.Width < 36 {
		t.Errorf("an icon alone is %v", least)
	}
}

func TestButtonPartsDoNotOverlap(t *testing.T) {
	useTheme(t, lessons.English)
	for _, wide := range []float32{0, 80} {
		b := widgets.NewButton(widgets.PlainButton, "Turn the board", "F", nil)
		b.Icon = theme.FlipIcon()
		b.Resize(b.MinSize().AddWidthHeight(wide, 0))
		b.Refresh()
		objects := drawn(b) // ground, icon, label, cap, key
		x := float32(0)
		for _, i := range []int{1, 2, 3} {
			o := objects[i]
			if o.Position().X < x || !inside(o.Position(), o.Size(), fyne.Position{}, b.Size()) {
				t.Errorf("part %d at %v, %v large; the one before ends at %v", i, o.Position(), o.Size(), x)
			}
			x = o.Position().X + o.Size().Width
		}
		if c, k := objects[3], objects[4]; !inside(k.Position(), k.Size(), c.Position(), c.Size()) {
			t.Errorf("key at %v, its cap at %v", k.Position(), c.Position())
		}
		if left, right := objects[1].Position().X, b.Size().Width-x; left-right > 0.01 || right-left > 0.01 {
			t.Errorf("%v free at the left, %v at the right", left, right)
		}
	}
}

func TestButtonLooks(t *testing.T) {
	useTheme(t, lessons.English)
	th := fyne.CurrentApp().Settings().Theme()
	for _, c := range []struct {
		name            string
		kind            widgets.ButtonKind
		do              func(*widgets.Button)
		fill, line, ink fyne.ThemeColorName
	}{
		{"plain", widgets.PlainButton, nil, widgets.ColorSurface, widgets.ColorLineStrong, widgets.ColorInk},
		{"main", widgets.MainButton, nil, widgets.ColorAccent, widgets.ColorAccent, widgets.ColorOnAccent},
		{"text", widgets.TextButton, nil, widgets.ColorTransparent, widgets.ColorTransparent, widgets.ColorAccent},
		{"chosen", widgets.ChosenButton, nil, widgets.ColorAccentSoft, widgets.ColorAccent, widgets.ColorInk},
		{"hover", widgets.PlainButton, func(b *widgets.Button) { b.MouseIn(nil) }, widgets.ColorAccentSoft, widgets.ColorLineStrong, widgets.ColorInk},
		{"focus", widgets.PlainButton, (*widgets.Button).FocusGained, widgets.ColorSurface, widgets.ColorAccent, widgets.ColorInk},
		{"main, focus", widgets.MainButton, (*widgets.Button).FocusGained, widgets.ColorAccent, widgets.ColorInk, widgets.ColorOnAccent},
		{"closed", widgets.MainButton, func(b *widgets.Button) { b.Disable() }, widgets.ColorTransparent, widgets.ColorLine, widgets.ColorInkSoft},
		{"closed, hover", widgets.PlainButton, func(b *widgets.Button) { b.Disable(); b.MouseIn(nil) }, widgets.ColorTransparent, widgets.ColorLine, widgets.ColorInkSoft},
		{"hover is over", widgets.PlainButton, func(b *widgets.Button) { b.MouseIn(nil); b.MouseOut() }, widgets.ColorSurface, widgets.ColorLineStrong, widgets.ColorInk},
	} {
		b := widgets.NewButton(c.kind, "Next", "", nil)
		b.Resize(b.MinSize())
		if c.do != nil {
			c.do(b)
		}
		ground, label := drawn(b)[0].(*canvas.Rectangle), drawn(b)[2].(*canvas.Text)
		if ground.FillColor != th.Color(c.fill, 0) || ground.StrokeColor != th.Color(c.line, 0) || label.Color != th.Color(c.ink, 0) {
			t.Errorf("%s: fill %v, line %v, ink %v", c.name, ground.FillColor, ground.StrokeColor, label.Color)
		}
	}
}
