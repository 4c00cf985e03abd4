package shell

import (
	"testing"

	"terakoya/app/theme"
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
	click(t, s, "type-150")
	if s.Screen().Name() != "settings" || s.choices.Type != theme.Largest {
		t.Errorf("%s, %s", s.Screen().Name(), s.choices.Type)
	}
	for name, now := range map[string]*Shell{"at once": s, "next time": open(t, Options{Store: store})} {
		if got := now.app.Settings().Theme().Size(widgets.SizeBody); got < 1.45*before {
			t.Errorf("%s text is %v, and was %v", name, got, before)
		}
	}
}
