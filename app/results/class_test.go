package results

import (
	"bytes"
	"encoding/csv"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/stage"
	"terakoya/lessons"
	class "terakoya/lessons/classroom"
	"terakoya/lessons/quiz"
	"terakoya/rules"
)

// slideOf is a slide of the first step that a lesson has of a kind.
func slideOf(k lessons.Kind) class.Slide {
	all := shipped()
	for i := range all.Lessons {
		l := &all.Lessons[i]
		if n := slices.IndexFunc(l.Steps, func(s lessons.Step) bool { return s.Kind == k && (k != lessons.Judgement || s.Verdict() != nil) }); n >= 0 {
			return class.Slide{Step: &l.Steps[n], Lesson: l, Origin: quiz.Origin{Step: l.Steps[n].ID}}
		}
	}
	return class.Slide{}
}

// ended is a class that has seen a slide of each kind. At the first, a judgement, two of
// eight were right; at the move the first of two was a foul; at the squares three hands
// went up for what the teacher said, at the start of a game a move was tried, and the last
// was passed over.
func ended() *class.Class {
	foul, _ := rules.ParseAttempt("1a1a")
	pawn, _ := rules.ParseAttempt("7g7f")
	start := class.Slide{Step: &lessons.Step{ID: "start", Setup: rules.Handicaps[0].Setup()}, Origin: quiz.Origin{Step: "start"}, Title: "Start"}
	slides := []class.Slide{slideOf(lessons.Judgement), slideOf(lessons.PlayMove), slideOf(lessons.TapSquares), start, slideOf(lessons.Show)}
	c := class.New(slides, class.Roster{})
	right, _ := c.Answer()
	c.SetVotes("A", 6) // legal, which it is not
	c.SetVotes(right.Options[0], 2)
	c.Attempt(foul)
	c.Next()
	c.Attempt(foul)
	c.TakeBack()
	c.Attempt(quiz.Right(c.Slide().Step).Attempt)
	c.Next()
	c.SetVotes("B", 3)
	c.Next()
	c.Attempt(pawn)
	return c
}

// showClass shows the page of the class that has ended.
func (o *office) showClass() *Class {
	size := o.window.Canvas().Size()
	page := NewClass(o.env, ended())
	o.shown = page
	o.window.SetContent(page.Content())
	o.window.Resize(size)
	return page
}

// TestClass: the slides that were answered stand with the weakest first; what a slide was
// answered is told in words, votes and fouls apart, and so are the table and the print.
func TestClass(t *testing.T) {
	o := english(t)
	o.env.Step = nil // that of learners
	s := o.showClass()
	var notes []string
	for _, r := range s.rows {
		notes = append(notes, r.Head()[:2]+" "+r.Text())
	}
	want := []string{"2. 0% right (0 of 1) · 1 foul tried", "1. 25% right (2 of 8) · 1 foul tried", "3. 3 hands", "4. 1 move tried"}
	if !slices.Equal(notes, want) {
		t.Fatalf("%q", notes)
	}
	stage.Press(s, fyne.KeyDown)
	all := s.tell(s.lines[s.chosen].misses())
	if len(all) != 2 || all[0].answer != "Legal" || s.times(all[0]) != "6 hands" || s.times(all[1]) != "once" || !strings.Contains(all[1].answer, ": ") {
		t.Errorf("%+v", all)
	}
	stage.Press(s, fyne.KeyC)
	s.card.Save()
	table := o.files["terakoya-class.csv"]
	cells, err := csv.NewReader(bytes.NewReader(table)).ReadAll()
	if err != nil || len(cells) != 6 || !slices.Equal(cells[1][3:6], []string{"8", "8", "25%"}) || !bytes.Contains(table, []byte("Legal")) {
		t.Errorf("%v\n%s", err, table)
	}
	if printed := s.printedTable(); len(printed.Rows) != 4 || !strings.Contains(printed.Rows[1][3], "Legal, 6 hands") || printed.Rows[2][3] != "B, 3 hands" || printed.Title != "After the class" {
		t.Errorf("%+v", printed)
	}
	stage.Press(s, fyne.KeyP)
	s.card.Save()
	if !bytes.HasPrefix(o.files["terakoya-class.pdf"], []byte("%PDF")) {
		t.Errorf("says %q", s.Says())
	}
	stage.Press(s, fyne.KeyEscape)
	if !slices.Equal(o.calls, []string{"back"}) {
		t.Error("Escape does not lead back")
	}
}
