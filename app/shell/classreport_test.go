package shell

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/classroom"
	"terakoya/app/stage"
	"terakoya/content"
	"terakoya/lessons"
	class "terakoya/lessons/classroom"
	"terakoya/lessons/progress"
)

// TestClassEnds: a class that voted ends with the page of what it answered, which writes
// the table and leads back; nothing of it is kept.
func TestClassEnds(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("USERPROFILE", home)
	s := open(t, Options{Lessons: content.Lessons()})
	s.Present(class.Playlist{Items: []class.Item{{Kind: class.Lesson, ID: "nifu"}}}, class.Roster{})
	c := s.Screen().(*classroom.Presenter).Class()
	for n := 1; c.Slide().Step.Kind != lessons.Judgement && n < c.Slide().Of; n++ {
		press(s, fyne.KeyPageDown)
	}
	right, _ := c.Answer()
	press(s, fyne.Key1, fyne.Key1, fyne.Key1)
	c.SetVotes(right.Options[0], 1)
	c.SetVotes("A", 3)
	press(s, fyne.KeyEscape, fyne.KeyReturn)
	if s.Screen().Name() != "class-report" {
		t.Fatalf("the screen is %s", s.Screen().Name())
	}
	if says := s.Screen().Says(); !strings.Contains(says, "25% right (1 of 4)") {
		t.Errorf("says %q", says)
	}
	press(s, fyne.KeyC)
	// the driver of tests takes the window that was opened last for that of any object
	above := fyne.CurrentApp().Driver().CanvasForObject(s.window.Content())
	above.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if table := string(stage.Must[[]byte](t)(os.ReadFile(filepath.Join(home, "terakoya-class.csv")))); !strings.Contains(table, "25%,") || !strings.Contains(table, ",Legal,,3\r\n") {
		t.Errorf("the table is %q", table)
	}
	press(s, fyne.KeyEscape)
	if s.Screen().Name() != "class" {
		t.Errorf("Escape leads to %s", s.Screen().Name())
	}
	if all, err := progress.AnswersOf(s.store); len(all) > 0 || err != nil {
		t.Errorf("%v are kept (%v)", all, err)
	}
}
