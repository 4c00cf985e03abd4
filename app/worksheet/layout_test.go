package worksheet

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/print"
	"terakoya/app/stage"
	"terakoya/app/theme"
	"terakoya/lessons"
)

// views are the choices in which the screen is looked at.
var views = map[string]func(*Choice){
	"first":   func(*Choice) {},
	"lessons": func(c *Choice) { c.Lessons = []string{"nifu", "dead-squares", "uchifuzume"} },
	"drills":  func(c *Choice) { c.Kind, c.Drills, c.Page = Drills, "nifu", print.Letter },
	"quiz": func(c *Choice) {
		c.Kind, c.Chapters, c.Alone = Quiz, []string{"drop-restrictions", "check-and-mate"}, true
	},
}

// TestLayout: no part overlaps another or leaves the window, whatever is chosen.
func TestLayout(t *testing.T) {
	for name, view := range views {
		for i, l := range lessons.Languages {
			for _, size := range []fyne.Size{small, large} {
				t.Run(fmt.Sprintf("%s/%s/%g", name, l, size.Width), func(t *testing.T) {
					d := newDesk(t, l, i%2 == 1, size)
					s := d.open(first(func(c *Choice) { view(c); c.Language = l }))
					stage.Apart(t, s.Parts(), size)
					if spare := s.rest.Scroll.Size().Height - s.rest.MinSize(nil).Height; spare < -1 {
						t.Errorf("%g of the questions has to be scrolled", -spare)
					}
					stage.Picture(t, d.window, fmt.Sprintf("paper-%s-%s-%g", name, l, size.Width))
				})
			}
		}
	}
}

// TestLayoutInLargeType: with large type the questions may scroll, but nothing overlaps.
func TestLayoutInLargeType(t *testing.T) {
	for _, size := range []fyne.Size{small, large} {
		for _, l := range lessons.Languages {
			d := newDesk(t, l, false, size)
			fyne.CurrentApp().Settings().SetTheme(theme.New(l, false).At(theme.Largest))
			s := d.open(first(func(c *Choice) { views["quiz"](c); c.Language = l }))
			stage.Apart(t, s.Parts(), size)
			stage.Picture(t, d.window, fmt.Sprintf("paper-largest-%s-%g", l, size.Width))
		}
	}
}

// TestContrast: the screen in high contrast, for those who want to look.
func TestContrast(t *testing.T) {
	for _, dark := range []bool{false, true} {
		d := newDesk(t, lessons.English, dark, small)
		fyne.CurrentApp().Settings().SetTheme(theme.New(lessons.English, dark).High())
		s := d.open(first(views["lessons"]))
		d.press(fyne.KeyDown)
		stage.Apart(t, s.Parts(), small)
		stage.Picture(t, d.window, fmt.Sprintf("paper-contrast-%t", dark))
	}
}
