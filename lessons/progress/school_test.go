//go:build !js

package progress

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"terakoya/lessons"
)

// day returns noon of a day of January 2026, or later, in UTC.
func day(n int) time.Time { return time.Date(2026, time.January, n, 12, 0, 0, 0, time.UTC) }

func testLearners(t *testing.T, s Store, again func() Store) {
	must(t, s.SetName("Aki"))
	must(t, s.Record(numbered(1)))
	ben, err := s.AddLearner("Ben")
	must(t, err)
	if l, err := s.Learner(); l.Name != "Aki" || err != nil {
		t.Errorf("the store is of %v, %v", l, err)
	}
	must(t, s.Use(ben.ID))
	must(t, s.SetSetting("language", "ja"))
	s = again()
	if l, err := s.Learner(); l != ben || err != nil {
		t.Errorf("the store is of %v, %v", l, err)
	}
	must(t, s.Rename(1, "Akiko"))
	all, err := s.Learners()
	if diff := cmp.Diff([]Learner{{1, "Akiko"}, {2, "Ben"}}, all); diff != "" || err != nil {
		t.Error(diff, err)
	}
	if a, err := s.Answers("lesson"); len(a) != 0 || err != nil {
		t.Errorf("Ben has the answers of Aki: %v, %v", a, err)
	}
}

func testRemoved(t *testing.T, s Store, again func() Store) {
	must(t, s.Record(numbered(1)))
	ben, err := s.AddLearner("Ben")
	must(t, err)
	must(t, s.Use(ben.ID))
	for name, err := range map[string]error{"Use": s.Use(9), "Rename": s.Rename(9, "x"), "RemoveLearner": s.RemoveLearner(9)} {
		if !errors.Is(err, ErrNoLearner) {
			t.Errorf("%s of nobody: %v", name, err)
		}
	}
	must(t, s.RemoveLearner(ben.ID))
	if l, err := s.Learner(); l.ID != 1 || err != nil {
		t.Errorf("after Ben, the store is of %v, %v", l, err)
	}
	if err := s.RemoveLearner(1); !errors.Is(err, ErrLastLearner) {
		t.Errorf("the last learner: %v", err)
	}
	if cho, err := s.AddLearner("Cho"); cho.ID == ben.ID || err != nil {
		t.Errorf("Cho got the number of Ben: %v, %v", cho, err)
	}
	s = again()
	if a, err := s.Answers("lesson"); len(a) != 1 || err != nil {
		t.Errorf("Aki has %d answers, %v", len(a), err)
	}
}

func testDrills(t *testing.T, s Store, again func() Store) {
	answers := []Answer{
		{
			Lesson: "nifu", Drill: "nifu-files", Level: 3, Seed: 1<<64 - 1, Source: FromDrill, Topic: "drops",
			When: day(1), Took: 90 * time.Second, Result: Foul, Foul: "nifu", Tried: "P*5d",
		},
		{Lesson: "nifu", Drill: "nifu-files", Level: 3, Seed: 7, Source: FromDrill, When: day(1)},
		{Drill: "pins", Source: FromReview, When: day(1), Result: Shown},
	}
	for _, a := range answers {
		must(t, s.Record(a))
	}
	s = again()
	got, err := s.Answers("nifu")
	if diff := cmp.Diff(answers[:2], got); diff != "" || err != nil {
		t.Error(diff, err)
	}
	if m, err := s.Mastery("nifu"); len(m) != 0 || err != nil {
		t.Errorf("drills have mastery %v, %v", m, err)
	}
	card := func() Card {
		c, ok, err := s.Card(answers[0].Item())
		if !ok || err != nil {
			t.Fatal(ok, err)
		}
		return c
	}
	if c := card(); !c.Repeat || c.Level != 3 || c.Seed != 1<<64-1 {
		t.Errorf("what was missed does not come back: %+v", c)
	}
	must(t, s.Record(Answer{Lesson: "nifu", Drill: "nifu-files", Level: 3, Seed: 1<<64 - 1, Source: FromReview, When: day(3)}))
	if c := card(); c.Repeat || c.Reps != 2 {
		t.Errorf("after a right answer, no sibling is asked: %+v", c)
	}
}

func testPapers(t *testing.T, s Store, again func() Store) {
	p, err := s.BeginPaper("nifu-7", 3, day(1))
	must(t, err)
	asked := func(n int) Answer {
		return Answer{Lesson: "nifu", Drill: fmt.Sprint("drill-", n), Seed: 5, Source: FromQuiz, Paper: p.ID, Question: n, When: day(1)}
	}
	must(t, s.Record(asked(3)))
	must(t, s.Record(asked(1)))
	s = again()
	if err := s.Record(asked(1)); !errors.Is(err, ErrAnswered) {
		t.Errorf("a second answer: %v", err)
	}
	if err := s.Record(asked(4)); err == nil {
		t.Error("a question beyond the paper is answered")
	}
	got, err := s.PaperAnswers(p.ID)
	if diff := cmp.Diff([]Answer{asked(1), asked(3)}, got); diff != "" || err != nil {
		t.Error(diff, err)
	}
	p, err = s.BeginPaper("nifu-7", 3, day(2)) // the same code again
	must(t, err)
	must(t, s.Record(asked(1)))
	if papers, err := s.Papers(); len(papers) != 2 || papers[0].ID != p.ID || err != nil {
		t.Errorf("%+v, %v", papers, err)
	}
}

func testPaperEnds(t *testing.T, s Store, again func() Store) {
	p, err := s.BeginPaper("nifu-7", 3, day(1))
	must(t, err)
	asked := func(n int) Answer {
		return Answer{Lesson: "nifu", Step: fmt.Sprint("step-", n), Source: FromQuiz, Paper: p.ID, Question: n, When: day(1)}
	}
	must(t, errors.Join(s.Record(asked(1)), s.Record(asked(3))))
	for name, err := range map[string]error{
		"no end": s.EndPaper(p.ID, time.Time{}, 0, nil), "time below zero": s.EndPaper(p.ID, day(1), -1, nil),
		"too many right":    s.EndPaper(p.ID, day(1), 0, []Score{{"drops", 3, 2}}),
		"a topic twice":     s.EndPaper(p.ID, day(1), 0, []Score{{"drops", 1, 2}, {"drops", 1, 1}}),
		"a paper of nobody": s.EndPaper(99, day(1), 0, nil),
	} {
		if err == nil {
			t.Errorf("%s is kept", name)
		}
	}
	must(t, s.EndPaper(p.ID, day(1).Add(time.Hour), time.Minute, []Score{{"pins", 0, 1}, {"drops", 2, 2}}))
	if err := s.EndPaper(p.ID, day(1), 0, nil); !errors.Is(err, ErrNoPaper) {
		t.Errorf("ended twice: %v", err)
	}
	if err := s.Record(asked(2)); !errors.Is(err, ErrNoPaper) {
		t.Errorf("answered after the end: %v", err)
	}
	p.Ended, p.Took, p.Scores = day(1).Add(time.Hour), time.Minute, []Score{{"drops", 2, 2}, {"pins", 0, 1}}
	s = again()
	papers, err := s.Papers()
	if diff := cmp.Diff([]Paper{p}, papers); diff != "" || err != nil || p.Passed() { // two of three do not
		t.Error(diff, err)
	}
	must(t, s.ForgetPaper(p.ID))
	if a, err := s.Answers("nifu"); len(a) != 2 || a[0].Paper != 0 || err != nil {
		t.Errorf("answers of a forgotten paper: %+v, %v", a, err)
	}
	if papers, err := s.Papers(); len(papers) != 0 || err != nil {
		t.Errorf("papers %+v, %v", papers, err)
	}
}

func testReset(t *testing.T, s Store, again func() Store) {
	open, err := s.BeginPaper("x", 2, day(1))
	must(t, err)
	for _, lesson := range []string{"nifu", "pins", "kept"} {
		must(t, s.Record(Answer{Lesson: lesson, Step: "a", When: day(1)}))
		must(t, s.Record(Answer{Lesson: lesson, Drill: "d", When: day(1), Source: FromDrill}))
		must(t, s.SetPlace(lesson, "a"))
	}
	must(t, s.Record(Answer{Lesson: "nifu", Step: "b", When: day(1), Source: FromQuiz, Paper: open.ID, Question: 1}))
	must(t, s.Reset("nifu", "pins", "never entered", ""))
	s = again()
	m, err := s.Masteries()
	if diff := cmp.Diff(map[string]map[string]lessons.Mastery{"kept": {"a": lessons.FirstTry}}, m); diff != "" || err != nil {
		t.Error(diff, err)
	}
	if a, err := s.Answers("nifu"); len(a) != 1 || a[0].Paper != open.ID || err != nil {
		t.Errorf("left in nifu: %+v, %v", a, err)
	}
	_, nifu := s.Place("nifu")
	_, kept := s.Place("kept")
	if cards, err := s.Due(day(9), 0, nil); nifu || !kept || len(cards) != 2 || err != nil {
		t.Errorf("places %v, %v, cards %+v, %v", nifu, kept, cards, err)
	}
}

func testTable(t *testing.T, s Store, _ func() Store) {
	must(t, s.SetName("=Aki"))
	must(t, s.Record(Answer{Lesson: "nifu", Step: "a", When: day(1), Result: Foul, Foul: "nifu", Tried: "P*5d", Took: 1500 * time.Millisecond}))
	ben, err := s.AddLearner("Ben, \"B\"")
	must(t, err)
	must(t, s.Use(ben.ID))
	p, err := s.BeginPaper("code-1", 9, day(2))
	must(t, err)
	must(t, s.Record(Answer{Drill: "pins", Level: 2, Seed: 9, Source: FromQuiz, Paper: p.ID, Question: 4, When: day(2), Topic: "pins"}))
	var own, all bytes.Buffer
	must(t, s.WriteCSV(&own, Table{}))
	must(t, s.WriteCSV(&all, Table{Everyone: true, Mark: true, Where: time.FixedZone("JST", 9*60*60)}))
	const header = "learner,time,source,lesson,step,drill,level,seed,topic,result,foul,hints,tried,seconds,paper,question,first_try,free\r\n"
	if want := header + "\"Ben, \"\"B\"\"\",2026-01-02T12:00:00Z,quiz,,,pins,2,9,pins,right,,0,,0,code-1,4,true,false\r\n"; own.String() != want {
		t.Error(cmp.Diff(want, own.String()))
	}
	if want := "\ufeff" + header + "'=Aki,2026-01-01T21:00:00+09:00,lesson,nifu,a,,,,,foul,nifu,0,P*5d,1.5,,,true,false\r\n" +
		"\"Ben, \"\"B\"\"\",2026-01-02T21:00:00+09:00,quiz,,,pins,2,9,pins,right,,0,,0,code-1,4,true,false\r\n"; all.String() != want {
		t.Error(cmp.Diff(want, all.String()))
	}
}

func testClosed(t *testing.T, s Store, _ func() Store) {
	must(t, s.SetSetting("key", "value"))
	must(t, errors.Join(s.Close(), s.Close()))
	_, learner := s.Learner()
	_, answers := s.Answers("lesson")
	_, mastery := s.Mastery("lesson")
	_, _, game := s.Game()
	_, learners := s.Learners()
	_, add := s.AddLearner("x")
	_, masteries := s.Masteries()
	_, due := s.Due(day(1), 1, nil)
	_, count := s.DueCount(day(1))
	_, _, next := s.NextDue(day(1), nil)
	_, _, card := s.Card(Item{Lesson: "lesson", Step: "x"})
	_, begin := s.BeginPaper("x", 1, day(1))
	_, paperAnswers := s.PaperAnswers(1)
	_, papers := s.Papers()
	_, counts := s.Counts(ByLesson)
	_, days := s.Days(day(1), 3, time.UTC)
	_, forecast := s.Forecast(day(1), 3, time.UTC)
	_, streak := s.Streak(day(1), time.UTC)
	_, imported := s.Import(filepath.Join(t.TempDir(), "none"))
	for i, err := range []error{
		learners, add, masteries, due, count, next, card, begin, paperAnswers, papers, counts, days, forecast, streak,
		s.Use(1), s.Rename(1, "x"), s.RemoveLearner(1), s.EndPaper(1, day(1), 0, nil), s.ForgetPaper(1), s.Reset("lesson"),
		s.WriteCSV(io.Discard, Table{}), s.Backup(filepath.Join(t.TempDir(), "copy"), false),
		learner, answers, mastery, game, s.SetName("x"), s.SetSetting("key", "x"), s.SetPlace("lesson", "x"),
		s.Record(numbered(1)), s.SaveGame(gameOf(1)), s.ForgetGame(),
	} {
		if !errors.Is(err, ErrClosed) {
			t.Errorf("call %d after Close: %v", i, err)
		}
	}
	if imported == nil {
		t.Error("a closed store imports")
	}
	if _, ok := s.Setting("key"); ok {
		t.Error("a closed store has settings")
	}
}
