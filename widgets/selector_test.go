package widgets_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"terakoya/lessons"
	"terakoya/widgets"
)

// TestSelector: the arrows go through the answers, Space or a click opens the list of
// them, and other keys are the screen's.
func TestSelector(t *testing.T) {
	useTheme(t, lessons.English)
	var s *widgets.Selector
	labels, chosen, others := []string{"one", "two", "three"}, 1, 0
	s = widgets.NewSelector(func(i int) { chosen = i; s.Set(labels, i) }, func(*fyne.KeyEvent) { others++ })
	s.Set(labels, chosen)
	w := test.NewTempWindow(t, s)
	w.Resize(fyne.NewSize(400, 300))
	var seen []string
	for _, k := range []fyne.KeyName{fyne.KeyRight, fyne.KeyRight, fyne.KeyLeft, fyne.KeyLeft, fyne.KeyLeft, fyne.KeyReturn} {
		s.TypedKey(&fyne.KeyEvent{Name: k})
		seen = append(seen, s.Label())
	}
	if want := []string{"three", "three", "two", "one", "one", "one"}; !slices.Equal(seen, want) || others != 1 {
		t.Errorf("went through %v, want %v; %d other keys", seen, want, others)
	}
	s.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	if s.Menu() == nil || w.Canvas().Focused() != s.Menu() || len(s.Menu().Items) != 3 {
		t.Fatalf("the list is %v", s.Menu())
	}
	s.Menu().TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	s.Menu().TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	s.Menu().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if chosen != 1 || w.Canvas().Overlays().Top() != nil {
		t.Errorf("chosen %d; the list is open: %v", chosen, w.Canvas().Overlays().Top())
	}
}

// TestSelectorEmpty: without answers it shows nothing and opens nothing that could be
// chosen.
func TestSelectorEmpty(t *testing.T) {
	useTheme(t, lessons.English)
	s := widgets.NewSelector(func(i int) { t.Errorf("%d is chosen", i) }, nil)
	s.Set(nil, -1)
	s.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	s.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if s.Label() != "" {
		t.Errorf("it shows %q", s.Label())
	}
	for _, o := range drawn(s) {
		if text, ok := o.(*canvas.Text); ok && text.Text != "" {
			t.Errorf("it says %q", text.Text)
		}
	}
}
