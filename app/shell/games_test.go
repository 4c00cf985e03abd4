package shell

import (
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/lessons/progress"
)

// TestGames: a game is looked at and removed, and the ways out lead where they say.
func TestGames(t *testing.T) {
	s := open(t, Options{Store: progress.Memory()})
	s.Games()
	if press(s, fyne.KeyReturn); s.Screen().Name() != "setup" {
		t.Errorf("without games it leads to %s", s.Screen().Name())
	}
	for range 2 {
		s.kept(s.store.AddPastGame(hung))
	}
	for key, want := range map[fyne.KeyName]string{fyne.KeyReturn: "after", fyne.KeyO: "study", fyne.KeyN: "setup", fyne.KeyEscape: "home"} {
		s.Games()
		if press(s, key); s.Screen().Name() != want {
			t.Errorf("%s leads to %s, want %s", key, s.Screen().Name(), want)
		}
		for top := s.window.Canvas().Overlays().Top(); top != nil; top = s.window.Canvas().Overlays().Top() {
			s.window.Canvas().Overlays().Remove(top)
		}
	}
	s.Games()
	press(s, fyne.KeyDelete)
	if s.asked() == nil {
		t.Fatal("it is not asked before a game is removed")
	}
	s.window.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyD})
	if all := s.pastGames(); len(all) != 1 || s.asked() != nil {
		t.Errorf("%d games are left", len(all))
	}
}
