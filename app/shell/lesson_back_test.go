package shell

import (
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/play"
	"terakoya/rules"
)

// TestLessonBackToGame: the lesson of a rule, opened out of a game, is left to that game;
// one opened from the start screen to the start screen.
func TestLessonBackToGame(t *testing.T) {
	s := open(t, Options{})
	env := s.playEnv()
	env.Start(play.ParseChoice(""))
	lesson := env.Lesson(rules.FoulNifu)
	if lesson == nil {
		t.Fatal("there is no lesson of nifu")
	}
	lesson()
	if s.screen.Name() != "learn" {
		t.Fatalf("the lesson is %q", s.screen.Name())
	}
	if press(s, fyne.KeyEscape); s.screen.Name() != "play" {
		t.Errorf("it is left to %q", s.screen.Name())
	}
	s.Home()
	press(s, fyne.KeyReturn, fyne.KeyEscape)
	if s.screen.Name() != "home" {
		t.Errorf("another one is left to %q", s.screen.Name())
	}
}
