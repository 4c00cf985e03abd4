package shell

import (
	"fmt"
	"slices"
	"testing"
	"testing/fstest"
	"time"

	"fyne.io/fyne/v2"

	"terakoya/app/quiz"
	"terakoya/app/stage"
	"terakoya/lessons"
	"terakoya/lessons/progress"
	papers "terakoya/lessons/quiz"
)

// TestLineResumes: a line that was being played when the program was killed goes on where
// it stood, with its time; it is one answer in the end.
func TestLineResumes(t *testing.T) {
	store := progress.Memory()
	fsys := fstest.MapFS{"01-a/one.toml": {Data: []byte(in("board", "one"))}}
	r := newExamRoom(t, Options{Store: store, Lessons: fsys})
	r.checkLesson(r.entry("one"))
	for r.on().Step.Kind != lessons.PlayLine {
		r.screen.(*quiz.Sheet).Answer(papers.Right(&r.on().Step))
		press(r.Shell, fyne.KeyReturn)
	}
	at := r.screen.(*quiz.Sheet).At()
	r.drop("R", "5a", 40*time.Second)
	stood := r.sheet().Session(at).Setup()

	again := newExamRoom(t, Options{Store: store, Lessons: fsys}) // and the old window is gone
	again.ResumeQuiz()
	stage.Picture(t, again.Shell.window, "quiz-line-resumed")
	sheet := again.screen.(*quiz.Sheet)
	if got := again.sheet().Session(at).Setup(); sheet.At() != at || got.SFEN() != stood.SFEN() || again.sheet().Kept(at) != "R*5a" {
		t.Fatalf("at %d, %s, with %q", sheet.At(), got.SFEN(), again.sheet().Kept(at))
	}
	again.drop("G", "1c", 5*time.Second)
	if v := again.sheet().Verdict(at); v.Result != lessons.Right || again.sheet().Kept(at) != "R*5a G*1c" {
		t.Errorf("%v with %q", v.Result, again.sheet().Kept(at))
	}
	open, _ := openPaper(again.papers())
	answers, err := store.PaperAnswers(open.ID)
	if err != nil || len(answers) != at+1 || answers[at].Tried != "R*5a G*1c" || answers[at].Result != progress.Right {
		t.Errorf("kept %+v, %v", answers, err)
	}
	for again.screen.Name() == "quiz" {
		press(again.Shell, fyne.KeyReturn, fyne.KeyF3)
	}
	if kept := again.papers()[0]; kept.Took < 45*time.Second {
		t.Errorf("it took %v", kept.Took)
	}
}

// drop drops a piece by clicks, after a time.
func (r *examRoom) drop(kind, square string, after time.Duration) {
	r.t.Helper()
	r.time = r.time.Add(after)
	click(r.t, r.Shell, "hand-black-"+kind)
	click(r.t, r.Shell, square)
}

// TestLineThatLeadsNowhere: kept moves that are not right, or are of another paper or
// question, are not held against the learner.
func TestLineThatLeadsNowhere(t *testing.T) {
	store := progress.Memory()
	fsys := fstest.MapFS{"01-a/one.toml": {Data: []byte(in("board", "one"))}}
	r := newExamRoom(t, Options{Store: store, Lessons: fsys})
	r.checkLesson(r.entry("one"))
	line := slices.IndexFunc(r.sheet().Paper.Questions, func(q papers.Question) bool { return q.Step.Kind == lessons.PlayLine })
	open, _ := openPaper(r.papers())
	for _, kept := range []string{
		fmt.Sprint(open.ID, " ", line+1, " R*5b"), fmt.Sprint(open.ID, " ", line+1, " R*5a G*3c"), fmt.Sprint(open.ID, " ", line+1, " ?"),
		fmt.Sprint(open.ID, " 99 R*5a"), fmt.Sprint(open.ID, " 0 R*5a"), fmt.Sprint(open.ID+1, " ", line+1, " R*5a"),
		fmt.Sprint(open.ID, " ", line+2, " R*5a"), "x", "",
	} {
		if err := store.SetSetting("quiz-line", kept); err != nil {
			t.Fatal(err)
		}
		again := newExamRoom(t, Options{Store: store, Lessons: fsys})
		again.ResumeQuiz()
		if s := again.sheet(); s.Settled(line) || s.Kept(line) != "" || s.Session(line).Walk().Moves() != 0 {
			t.Errorf("%q: kept %q", kept, s.Kept(line))
		}
	}
}
