package results

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/stage"
	"terakoya/app/theme"
	"terakoya/lessons"
)

// views are the states of the page.
var views = []struct {
	name string
	show func(*office)
}{
	{"all", func(o *office) { o.show(); o.press(fyne.KeyDown) }},
	{"chapters", func(o *office) { o.show(); o.press(fyne.KeyG) }},
	{"empty", func(o *office) { o.all = nil; o.show() }},
	{"print", func(o *office) { o.show(); o.press(fyne.KeyP) }},
	{"class", func(o *office) { stage.Press(o.showClass(), fyne.KeyDown) }},
}

// TestSight: no part lies upon another, and buttons hold what they say.
func TestSight(t *testing.T) {
	for _, view := range views {
		for _, size := range []fyne.Size{small, fyne.NewSize(1920-92, 1080)} {
			for _, l := range lessons.Languages {
				if size != small && l != lessons.English && *stage.Sheets == "" {
					continue // more room
				}
				t.Run(fmt.Sprintf("%s/%s/%g", view.name, l, size.Width), func(t *testing.T) {
					o := newOffice(t, l, theme.New(l, l == lessons.Japanese), size)
					view.show(o)
					stage.Apart(t, o.shown.Parts(), fyne.NewSize(size.Width, 0))
					stage.Picture(t, o.window, fmt.Sprintf("results-%s-%s-%g", view.name, l, size.Width))
				})
			}
		}
	}
}
