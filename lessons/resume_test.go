package lessons

import (
	"strings"
	"testing"
)

// TestStepInserted: progress is kept by the id of a step, not by its place
// (SAVE-04 among the cases that other programs were reported for).
func TestStepInserted(t *testing.T) {
	old := drops(t)
	text := goodLesson(t)
	second := strings.Index(text, "[[step]]\nid")
	at := strings.Index(text[second+1:], "[[step]]") + second + 1
	inserted := `[[step]]
id   = "drops-new"
kind = "show"
sfen = "4k4/9/9/9/9/9/9/9/4K4 b - 1"
  [step.text]
  en      = "A new step."
  ja      = "新しい段階です。"
  zh-Hant = "新的一步。"
  zh-Hans = "新的一步。"

`
	l, faults := Parse("drops.toml", text[:at]+inserted+text[at:])
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	mastery := map[string]Mastery{old.Steps[1].ID: FirstTry}
	s := Resume(&l, old.Steps[2].ID, mastery)
	if got := s.Step().ID; got != old.Steps[2].ID {
		t.Errorf("goes on at %s", got)
	}
	for i := range l.Steps {
		want := Untouched
		switch {
		case l.Steps[i].ID == old.Steps[1].ID:
			want = FirstTry
		case i < s.At() && !l.Steps[i].Asks():
			want = Seen // read, as it lies before where the learner stands
		}
		if got := s.Mastery(i); got != want {
			t.Errorf("%s is %d, want %d", l.Steps[i].ID, got, want)
		}
	}
}
