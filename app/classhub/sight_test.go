package classhub

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/stage"
	"terakoya/app/theme"
	"terakoya/lessons"
	class "terakoya/lessons/classroom"
)

// views are the states of the page.
var views = []struct {
	name string
	show func(*office)
}{
	{"empty", func(o *office) { o.show() }},
	{"list", func(o *office) {
		o.show()
		o.press(fyne.Key2)
		o.hub.choose(2)
		o.clip = strings.Join([]string{"Aoi", "Ben", "陳怡君", "李明", "Chiara", "佐藤ひなた", "Dmitri", "鈴木蓮", "Eve", "王小明"}, "\n")
		o.press(fyne.KeyP)
	}},
	{"gone", func(o *office) {
		o.show()
		o.hub.put(class.Item{Kind: class.Lesson, ID: "no-such-lesson"})
		o.hub.put(class.Item{Kind: class.Drill, ID: "nifu-files", Count: 5, Level: 1})
		o.press(fyne.KeyN)
	}},
	{"open", func(o *office) {
		o.kept.Recent = []string{"/home/teacher/Documents/second-year/monday.toml", "/tmp/a.toml"}
		o.show()
		o.press(fyne.KeyO)
		o.hub.tell("bad.toml:4: kind is \"dance\": want lesson, drill or quiz", true)
	}},
	{"add", func(o *office) {
		o.show()
		o.press(fyne.KeyA, fyne.KeyDown, fyne.KeyDown)
	}},
	{"drills", func(o *office) {
		o.show()
		o.press(fyne.KeyA)
		o.hub.adding.show(class.Drill)
	}},
}

// TestHubSight: no part lies upon another, and buttons hold what they say.
func TestHubSight(t *testing.T) {
	for _, view := range views {
		for _, size := range []fyne.Size{usual, fyne.NewSize(1920, 1080)} {
			for _, l := range lessons.Languages {
				if size != usual && l != lessons.English && *stage.Sheets == "" {
					continue // more room
				}
				t.Run(fmt.Sprintf("%s/%s/%g", view.name, l, size.Width), func(t *testing.T) {
					o := newOffice(t, l, theme.New(l, l == lessons.Japanese), size.SubtractWidthHeight(railWide, 0))
					view.show(o)
					stage.Apart(t, o.hub.Parts(), fyne.NewSize(o.window.Canvas().Size().Width, 0))
					stage.Picture(t, o.window, fmt.Sprintf("hub-%s-%s-%g", view.name, l, size.Width))
				})
			}
		}
	}
}

// railWide is what the rail takes of the window.
const railWide = 92
