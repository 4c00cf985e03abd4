package shell

import (
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/classroom"
	"terakoya/lessons"
	class "terakoya/lessons/classroom"
)

// TestPresent: a class opens with the projector's window. Another language and another
// light keep the class, its place and that window; the end closes it.
func TestPresent(t *testing.T) {
	s := open(t, Options{})
	s.Present(class.Playlist{Items: []class.Item{{Kind: class.Lesson, ID: "nifu"}}}, class.Roster{})
	first, ok := s.Screen().(*classroom.Presenter)
	if !ok {
		t.Fatalf("the screen is %s", s.Screen().Name())
	}
	_, window := first.Projector()
	press(s, fyne.KeyPageDown, fyne.KeyG, fyne.KeyD)
	now, ok := s.Screen().(*classroom.Presenter)
	if !ok || now == first || now.Class() != first.Class() || now.Class().At() != 1 {
		t.Fatalf("the screen is %s, at slide %d", s.Screen().Name(), now.Class().At())
	}
	if _, w := now.Projector(); w == nil || w != window {
		t.Error("the projector's window does not stay")
	}
	if s.choices.Language != lessons.Japanese || !s.choices.Dark {
		t.Errorf("the language is %s, dark %t", s.choices.Language, s.choices.Dark)
	}
	press(s, fyne.KeyEscape)
	if s.Screen() != Screen(now) {
		t.Fatal("the end is not asked")
	}
	press(s, fyne.KeyReturn)
	if _, w := now.Projector(); w != nil || s.Screen().Name() != "class" {
		t.Errorf("at the end: screen %s, projector open %t", s.Screen().Name(), w != nil)
	}
}
