package tsume

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"terakoya/lessons"
)

// TestTimedSet: the clock runs while a problem is asked, not while its solution is
// looked at; the result says the times.
func TestTimedSet(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	d := r.set(Choice{Count: 5, Timed: true}, goldHead, twoEnds)
	r.now = r.now.Add(65 * time.Second)
	if r.tick(); d.header.this.Text != "1:05" {
		t.Errorf("it says %q", d.header.this.Text)
	}
	r.solve()
	r.now = r.now.Add(time.Hour)
	if r.tick(); d.header.this.Text != "1:05" || r.results[0].Took != 65*time.Second {
		t.Errorf("it says %q, recorded %v", d.header.this.Text, r.results[0].Took)
	}
	r.press(fyne.KeyReturn)
	r.now = r.now.Add(20 * time.Second)
	if r.tick(); d.header.this.Text != "0:20" || !strings.Contains(d.header.took.Text, "1:25") {
		t.Errorf("it says %q, %q", d.header.this.Text, d.header.took.Text)
	}
	r.solve()
	r.press(fyne.KeyReturn)
	s, ok := r.screen.(*Summary)
	if !ok || r.tick != nil {
		t.Fatalf("%T is shown, ticking %t", r.screen, r.tick != nil)
	}
	if lines := strings.Join(s.lines(), " "); !strings.Contains(lines, "1:25") || !strings.Contains(lines, "1:05") || s.sum.First != 2 {
		t.Errorf("%+v: %s", s.sum, lines)
	}
}

// TestMissedComesAgain: what was missed comes at the end, and no longer counts as missed
// once it was solved.
func TestMissedComesAgain(t *testing.T) {
	r, d := desk(t, goldHead, twoEnds)
	r.click("hand-black-G", "5e")
	r.solve()
	if d.set.Len() != 3 || len(r.tally.Missed) != 1 {
		t.Fatalf("%d problems, missed %v", d.set.Len(), r.tally.Missed)
	}
	r.press(fyne.KeyReturn)
	r.solve()
	r.press(fyne.KeyReturn)
	if !d.task.Again {
		t.Fatalf("%s is asked", d.task.ID)
	}
	if r.solve(); len(r.tally.Missed) != 0 || r.tally.First[1] != 0 || r.tally.All[1] != 1 || r.tally.First[3] != 1 {
		t.Errorf("%+v", r.tally)
	}
}

// TestEndless: one problem is made ahead while another is asked, and comes next; a set
// that has run out waits for one.
func TestEndless(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	r.held = true
	d := r.set(Choice{Length: 1}, goldHead)
	if len(r.waits) != 1 {
		t.Fatalf("%d works wait", len(r.waits))
	}
	r.let()
	r.held = false
	r.solve()
	r.held = true
	r.press(fyne.KeyReturn)
	if !d.task.Made || d.attack == nil || d.attack.Length() != 1 {
		t.Fatalf("%+v is asked", d.task)
	}
	r.waits = nil // the next one is not made in time
	r.held = false
	r.solve()
	r.held = true
	d.mint.Stop()
	if r.press(fyne.KeyReturn); d.attack != nil {
		t.Fatalf("%+v is asked", d.task)
	}
	if r.let(); d.attack == nil || !d.task.Made {
		t.Error("what was made is not asked")
	}
}
