package shell

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	screen "terakoya/app/reference"
	"terakoya/app/stage"
	"terakoya/app/theme"
	"terakoya/lessons"
	"terakoya/lessons/reference"
)

// The focus goes to its list, and
// to the boards with coordinates, of which there are three on the page on notation.
func init() {
	page := longPages["home"]
	page.least = len(reference.AllTopics) + 3
	page.open = func(t *testing.T) *Shell { return schooled(t, func(s *Shell) { s.RulesOn(reference.Notation) }) }
	longPages["rules"] = page
}

// TestReferenceWhole looks at each page from its top to its end, in a window as high
// as the longest of them, and at one of the narrowest with the largest type.
func TestReferenceWhole(t *testing.T) {
	for _, in := range []sight{
		{size: fyne.NewSize(1024, 7000), text: theme.Usual}, {size: fyne.NewSize(1920, 3600), dark: true, text: theme.Usual},
		{size: fyne.NewSize(1024, 24000), text: theme.Largest},
	} {
		for _, l := range lessons.Languages {
			s := open(t, Options{Language: l, Dark: in.dark})
			enlarge(s, in)
			s.Rules()
			s.window.Resize(in.size)
			for _, topic := range reference.AllTopics {
				t.Run(fmt.Sprintf("%s/%s/%s", topic, l, in), func(t *testing.T) {
					s.Screen().(*screen.Screen).Show(topic)
					inspect(t, s, in.size)
					last := "reference.settled"
					if open := reference.Of(topic).Open; len(open) > 0 {
						last = "reference.open." + open[len(open)-1].String()
					}
					wantSaid(t, s, s.words().Say(last, nil))
					if in.text == theme.Usual {
						stage.Picture(t, s.window, fmt.Sprintf("whole-%s-%s-%s", topic, l, in))
					}
				})
			}
		}
	}
}

// wantSaid asks that the end of a page is in view; lines may be broken anywhere.
func wantSaid(t *testing.T, s *Shell, last string) {
	t.Helper()
	all := stage.Texts(s.window.Content())
	said := ""
	for _, text := range all {
		said += text.Text.Text
	}
	blank := strings.NewReplacer(" ", "", "**", "")
	if !strings.Contains(blank.Replace(said), blank.Replace(last)) {
		t.Errorf("the page is not seen to its end: %s", last)
	}
}

// TestReferenceByKeys: the rail leads there, a digit chooses a page, the keys turn it,
// and Escape leads home.
func TestReferenceByKeys(t *testing.T) {
	s := open(t, Options{})
	click(t, s, "rail-rules")
	for i, topic := range reference.AllTopics {
		press(s, fyne.KeyName(fmt.Sprint(i+1)))
		if got := s.Screen().(*screen.Screen).Topic(); got != topic {
			t.Errorf("the key %d shows %s", i+1, got)
		}
	}
	click(t, s, "page-fouls")
	before := topOf(s)
	press(s, fyne.KeyPageDown)
	if topOf(s) == before {
		t.Error("Page Down does not turn the page")
	}
	press(s, fyne.Key1, fyne.Key3)
	if topOf(s) != before {
		t.Error("a page that is chosen anew does not begin at its top")
	}
	if press(s, fyne.KeyEscape); s.Screen().Name() != "home" {
		t.Errorf("Escape leads to %s", s.Screen().Name())
	}
}

// topOf is the first text of the page that is in view.
func topOf(s *Shell) string {
	all := stage.Texts(s.window.Content())
	for _, text := range all {
		if text.Scrolled && text.At.X > 330 {
			return text.Text.Text
		}
	}
	return ""
}
