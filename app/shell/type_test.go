package shell

import (
	"image/color"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/stage"
	"terakoya/app/theme"
	"terakoya/lessons"
	"terakoya/lessons/progress"
	"terakoya/widgets"
)

// TestTypeByChoice: a size chosen in the settings is in force at once and at the next
// start, with the screen that was shown.
func TestTypeByChoice(t *testing.T) {
	store := progress.Memory()
	s := open(t, Options{Store: store})
	s.Settings()
	before := s.app.Settings().Theme().Size(widgets.SizeBody)
	click(t, s, "type-22")
	if s.Screen().Name() != "settings" || s.choices.Type != theme.Largest {
		t.Errorf("%s, %s", s.Screen().Name(), s.choices.Type)
	}
	for name, now := range map[string]*Shell{"at once": s, "next time": open(t, Options{Store: store})} {
		if got := now.app.Settings().Theme().Size(widgets.SizeBody); got < 1.45*before {
			t.Errorf("%s text is %v, and was %v", name, got, before)
		}
	}
}

// TestTypeByWindow: a window that is too small for the chosen type shows the largest it
// carries and says so in the settings; another size of the window changes that at once,
// on the screen that is shown, and no window changes what was chosen.
func TestTypeByWindow(t *testing.T) {
	s := open(t, Options{})
	s.window.Resize(fyne.NewSize(1024, 4000))
	s.Settings()
	click(t, s, "type-40")
	screen := s.Screen()
	for _, in := range []struct {
		size fyne.Size
		want float32
	}{{fyne.NewSize(1024, 4000), 22}, {fyne.NewSize(1500, 4000), 32}, {fyne.NewSize(3840, 2160), 40}, {fyne.NewSize(800, 4000), 17}} {
		s.window.Resize(in.size)
		if got := s.app.Settings().Theme().Size(widgets.SizeBody); got != in.want || s.Screen() != screen {
			t.Errorf("in %v text is %v, want %v", in.size, got, in.want)
		}
		all := stage.Texts(s.window.Content())
		told := slices.ContainsFunc(all, func(x stage.Text) bool { return strings.HasPrefix(x.Text.Text, "This window shows") })
		if told != (in.want < 40) {
			t.Errorf("in %v it is said: %t", in.size, told)
		}
		if s.choices.Type != 40 {
			t.Errorf("in %v %s is chosen", in.size, s.choices.Type)
		}
	}
}

// TestLookByChoice: contrast and marks that were chosen are in force at once and at the
// next start; the flags add to them.
func TestLookByChoice(t *testing.T) {
	store := progress.Memory()
	s := open(t, Options{Store: store})
	ground := func(s *Shell, name fyne.ThemeColorName) color.Color { return s.app.Settings().Theme().Color(name, 0) }
	plain := theme.New(lessons.English, false)
	s.Settings()
	click(t, s, "marks-safe")
	if ground(s, widgets.ColorMarkRight) != plain.Safe().Color(widgets.ColorMarkRight, 0) {
		t.Error("the marks are the usual ones")
	}
	click(t, s, "contrast-dark")
	click(t, s, "light")
	if s.choices.Dark || s.choices.High || !s.choices.Safe {
		t.Errorf("light: %+v", s.choices)
	}
	click(t, s, "contrast-dark")
	for name, o := range map[string]*Options{"at once": nil, "next time": {Store: store}, "by the flag": {Dark: true, High: true}} {
		t.Run(name, func(t *testing.T) {
			now := s
			if o != nil {
				now = open(t, *o)
			}
			if got := ground(now, widgets.ColorInk); got != theme.New(lessons.English, true).High().Color(widgets.ColorInk, 0) {
				t.Errorf("the ink is %v", got)
			}
		})
	}
}
