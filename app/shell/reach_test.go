package shell

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"terakoya/lessons"
	"terakoya/widgets"
)

// Screens that the other tests of sight reach by other ways.
func reached() map[string]func(*Shell) {
	all := maps.Clone(screens)
	for name, s := range withBoards {
		all["board-"+name] = s.open
	}
	all["engines"], all["openings"], all["rules"] = (*Shell).Engines, (*Shell).Openings, (*Shell).Rules
	all["quiz"], all["mates-setup"], all["files"] = (*Shell).Quiz, (*Shell).Mates, (*Shell).LessonFiles
	all["games"] = (*Shell).Games
	return all
}

// walked are the controls that Tab comes to, one after the other, until it begins anew.
func walked(c fyne.Canvas, next func(fyne.Canvas)) (all []fyne.Focusable) {
	c.Unfocus()
	for next(c); c.Focused() != nil && !slices.Contains(all, c.Focused()); next(c) {
		all = append(all, c.Focused())
	}
	return all
}

// byMouse lists what can be clicked on a screen, is neither closed nor hidden, and is none of
// the places that Tab comes to nor within one: arrow keys go through the rows of a list.
func byMouse(o fyne.CanvasObject, keyed []fyne.Focusable, out *[]fyne.CanvasObject) {
	if o == nil || !o.Visible() {
		return
	}
	if d, ok := o.(fyne.Disableable); ok && d.Disabled() {
		return
	}
	if f, ok := o.(fyne.Focusable); ok && slices.Contains(keyed, f) {
		return
	}
	if _, ok := o.(fyne.Tappable); ok {
		*out = append(*out, o)
	}
	switch o := o.(type) {
	case *container.Scroll:
		byMouse(o.Content, keyed, out)
	case *fyne.Container:
		for _, held := range o.Objects {
			byMouse(held, keyed, out)
		}
	case fyne.Widget:
		for _, held := range test.WidgetRenderer(o).Objects() {
			byMouse(held, keyed, out)
		}
	}
}

// byKeys are the controls whose work keys of the screen do, each with the message by which
// the list of keys says so: rows and pictures through which arrow keys go, and terms.
var byKeys = map[string]string{
	"*widgets.term": "keys.terms", "*play.startRow": "keys.chooseStart", "*tsume.themeRow": "tsume.keys.theme",
	"*widgets.Graph": "after.keys-step", "*widgets.OpeningMap": "keys.nextLine", "*play.moveRow": "keys.lookBack",
}

// keyOf is the key that is printed on something, or that the list of keys names for it;
// empty if there is none.
func keyOf(s *Shell, o fyne.CanvasObject) string {
	if b, ok := o.(*widgets.Button); ok {
		return b.Key
	}
	for _, k := range s.keys() {
		if k[1] == byKeys[fmt.Sprintf("%T", o)] {
			return k[0]
		}
	}
	return ""
}

// TestAllIsReached: whatever a click does on a screen, the keyboard does too: Tab comes to
// it, in both directions, or its key is printed on it. (ACC-04)
func TestAllIsReached(t *testing.T) {
	all := reached()
	for _, name := range slices.Sorted(maps.Keys(all)) {
		t.Run(name, func(t *testing.T) {
			s := open(t, Options{Language: lessons.English})
			all[name](s)
			c := s.window.Canvas()
			onward, back := walked(c, fyne.Canvas.FocusNext), walked(c, fyne.Canvas.FocusPrevious)
			slices.Reverse(back)
			if len(onward) == 0 || !sameRound(onward, back) {
				t.Errorf("Tab goes %v, and back %v", namesOf(s, onward), namesOf(s, back))
			}
			var left []fyne.CanvasObject
			byMouse(c.Content(), onward, &left)
			for _, o := range left {
				if keyOf(s, o) == "" {
					t.Errorf("%s (%T) is reached by the mouse alone", nameOf(s, o), o)
				}
			}
		})
	}
}

// sameRound reports whether two walks come to the same places in the same order, wherever
// they begin.
func sameRound(a, b []fyne.Focusable) bool {
	if len(a) != len(b) {
		return false
	}
	at := slices.Index(b, a[0])
	return at >= 0 && slices.Equal(a, append(slices.Clone(b[at:]), b[:at]...))
}

func namesOf(s *Shell, all []fyne.Focusable) string {
	names := make([]string, len(all))
	for i, f := range all {
		names[i] = fmt.Sprintf("%s (%T)", nameOf(s, f.(fyne.CanvasObject)), f)
	}
	return strings.Join(names, ", ")
}
