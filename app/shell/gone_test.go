package shell

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/stage"
	"terakoya/lessons"
	"terakoya/lessons/progress"
)

// TestGoneDoesNotStarve: what is due of lessons that are gone takes no place of what can
// be asked, in the review and in the figures, and the next time is of what is there.
func TestGoneDoesNotStarve(t *testing.T) {
	logged(t)
	s := school(t, lessons.English, false)
	for i := range 150 {
		missedOnce(t, s, progress.Answer{Lesson: "lost", Drill: fmt.Sprint("lost-", i), Level: 1})
	}
	missedOnce(t, s, progress.Answer{Lesson: "nifu", Step: "nifu-10"})
	if err := s.store.Record(progress.Answer{Lesson: "lost", Drill: "later", Level: 1, When: evening, Result: progress.Missed}); err != nil {
		t.Fatal(err)
	}
	if due := s.due(); len(due) != 1 || due[0].Step != "nifu-10" {
		t.Fatalf("%d are due", len(due))
	}
	s.Figures()
	s.window.Resize(fyne.NewSize(windowWidth, 3000)) // all of the page is in view
	texts := stage.Texts(s.window.Content())
	if !slices.ContainsFunc(texts, func(x stage.Text) bool { return strings.HasPrefix(x.Text.Text, "Of those due today, 1 are asked") }) {
		t.Error("the figures do not say how many are asked")
	}
	s.window.Resize(fyne.NewSize(windowWidth, windowHeight))
	s.Review()
	click(t, s, "hand-black-P")
	click(t, s, "4e")
	if end := s.memory.end; !end.read || end.more || !end.hasOne || end.next.Before(evening.AddDate(0, 0, 2)) {
		t.Errorf("end %+v", end)
	}
}
