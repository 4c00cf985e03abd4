package shell

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"terakoya/app/course"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/lessons/progress"
)

// session is that of the lesson or run on the screen.
func (s *Shell) session() *lessons.Session {
	return s.screen.(interface{ Session() *lessons.Session }).Session()
}

// logged collects what is written to the log.
func logged(t *testing.T) *bytes.Buffer {
	var log bytes.Buffer
	old := errorLog
	errorLog = &log
	t.Cleanup(func() { errorLog = old })
	return &log
}

// missed answers a step or drill wrongly three days ago.
func missedOnce(t *testing.T, s *Shell, a progress.Answer) {
	t.Helper()
	a.When, a.Result = evening.AddDate(0, 0, -3), progress.Missed
	if err := s.store.Record(a); err != nil {
		t.Fatal(err)
	}
}

// TestReviewByKeys: R on the start screen asks what is due, a step and a drill of the
// seed that was missed; what is answered is kept as of a review.
func TestReviewByKeys(t *testing.T) {
	s := school(t, lessons.English, false)
	missedOnce(t, s, progress.Answer{Lesson: "nifu", Step: "nifu-10"})
	missedOnce(t, s, progress.Answer{Lesson: "squares", Drill: entryOf(t, s, "squares").Lesson.Drills[0].ID, Level: 2, Seed: 77})
	s.Home()
	press(s, fyne.KeyR)
	if s.screen.Name() != "learn" || len(s.session().Lesson.Steps) != 2 {
		t.Fatalf("on %s", s.screen.Name())
	}
	through(t, s)
	if s.screen.Name() != "learn" {
		t.Fatalf("at the end on %s", s.screen.Name())
	}
	press(s, fyne.KeyReturn)
	if s.screen.Name() != "home" || len(s.due()) != 0 {
		t.Errorf("afterwards on %s, %d due", s.screen.Name(), len(s.due()))
	}
	for lesson, want := range map[string]string{"nifu": "nifu-10", "squares": "77"} {
		answers, err := s.store.Answers(lesson)
		if err != nil {
			t.Fatal(err)
		}
		reviewed := slices.DeleteFunc(answers, func(a progress.Answer) bool { return a.Source != progress.FromReview })
		if len(reviewed) == 0 {
			t.Fatalf("no answer of a review in %s", lesson)
		}
		for _, a := range reviewed {
			if a.Topic != lesson || a.Step+fmt.Sprint(a.Seed) != want && a.Step != want {
				t.Errorf("%s: kept %+v", lesson, a)
			}
		}
		if last := reviewed[len(reviewed)-1]; last.Result != progress.Shown {
			t.Errorf("%s: the last is %v", lesson, last.Result)
		}
	}
}

// TestReviewRight: right at the first try is told at the end, with when more is due.
func TestReviewRight(t *testing.T) {
	s := school(t, lessons.English, false)
	missedOnce(t, s, progress.Answer{Lesson: "nifu", Step: "nifu-10"})
	s.Review()
	click(t, s, "hand-black-P")
	click(t, s, "4e")
	press(s, fyne.KeyReturn)
	first, all := s.memory.run.First()
	if first != 1 || all != 1 || !s.memory.end.read || s.memory.end.more || s.memory.end.streak != 1 {
		t.Errorf("%d of %d, end %+v", first, all, s.memory.end)
	}
	if got := s.nextDueText(); !strings.HasPrefix(got, "The next ones are due") {
		t.Error(got)
	}
}

// TestReviewPassesOver: a step that is no longer there is not asked, not counted, and
// told in the log.
func TestReviewPassesOver(t *testing.T) {
	log := logged(t)
	s := school(t, lessons.English, false)
	missedOnce(t, s, progress.Answer{Lesson: "nifu", Step: "nifu-99"})
	missedOnce(t, s, progress.Answer{Lesson: "lost", Drill: "lost-drill", Level: 1})
	s.Home()
	if slices.ContainsFunc(s.Parts(), named("review")) {
		t.Error("the start screen offers a review of nothing")
	}
	s.Review()
	if s.screen.Name() != "home" || strings.Count(log.String(), "passed over") != 2 {
		t.Errorf("on %s, log %q", s.screen.Name(), log)
	}
	missedOnce(t, s, progress.Answer{Lesson: "nifu", Step: "nifu-10"})
	s.Review()
	if s.screen.Name() != "learn" || len(s.session().Lesson.Steps) != 1 {
		t.Errorf("on %s", s.screen.Name())
	}
}

// TestPractice: from the end of a lesson by P, ten exercises, kept as of a drill.
func TestPractice(t *testing.T) {
	s := school(t, lessons.English, false)
	e := entryOf(t, s, "nifu")
	s.Learn(e)
	for e.Session.State() != lessons.Finished {
		giveUp(t, s)
	}
	press(s, fyne.KeyP)
	if n := len(s.session().Lesson.Steps); n != 10 {
		t.Fatalf("%d exercises", n)
	}
	seeds := map[string]bool{}
	for _, a := range answersTo(t, s, "nifu") {
		if a.Source != progress.FromLesson {
			t.Errorf("kept before practice: %+v", a)
		}
	}
	through(t, s)
	for _, a := range answersTo(t, s, "nifu") {
		if a.Source == progress.FromDrill {
			seeds[fmt.Sprint(a.Level, a.Seed)] = true
			if a.Drill == "" || a.Topic != "nifu" || a.Level == 0 {
				t.Errorf("kept %+v", a)
			}
		}
	}
	if len(seeds) < 4 || len(seeds) > 10 { // missed ones come back
		t.Errorf("%d different exercises", len(seeds))
	}
	press(s, fyne.KeyReturn)
	if s.session().At() != 0 || s.session().State() == lessons.Finished {
		t.Error("there are no ten more")
	}
}

func answersTo(t *testing.T, s *Shell, lesson string) []progress.Answer {
	t.Helper()
	all, err := s.store.Answers(lesson)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// TestTook: what a try took and its topic are kept of lessons too. A miss that costs
// nothing is kept as such.
func TestTook(t *testing.T) {
	s := school(t, lessons.English, false)
	now := evening
	s.memory.now = func() time.Time { return now }
	e := entryOf(t, s, "nifu")
	for _, step := range []string{"nifu-10", "nifu-8"} {
		e.Session = lessons.Resume(e.Lesson, step, nil)
		s.Learn(e)
		now = now.Add(7 * time.Second)
		e.Session.Try(wrong(t, e.Session.Step()))
		s.record(s.answer(e, e.Session.Step()), e.Session.Step(), e.Session.Verdict())
		now = now.Add(time.Hour)
		e.Session.Try(lessons.Response{Attempt: e.Session.Step().Answers()[0].Attempt()})
		s.record(s.answer(e, e.Session.Step()), e.Session.Step(), e.Session.Verdict())
	}
	all := answersTo(t, s, "nifu")
	if len(all) != 4 || all[0].Result == progress.Right || all[2].Took != 7*time.Second || all[3].Took != 0 || all[2].Topic != "nifu" {
		t.Errorf("kept %+v", all)
	}
	for i, free := range []bool{true, false, false, false} {
		if all[i].Free != free {
			t.Errorf("answer %d: %+v", i, all[i])
		}
	}
	mastery, err := s.store.Mastery("nifu")
	if mastery["nifu-10"] != lessons.FirstTry || mastery["nifu-8"] != lessons.WithHelp || err != nil {
		t.Errorf("mastery %v, %v", mastery, err)
	}
}

// TestFiguresByKeys: the charts are read by the arrow keys, all topics shown by A.
func TestFiguresByKeys(t *testing.T) {
	s := school(t, lessons.English, false, "Aiko")
	learned(t, s)
	click(t, s, "rail-figures")
	if got := s.screen.Says(); !strings.HasPrefix(got, "1 day in a row.") {
		t.Error(got)
	}
	s.window.Canvas().Focus(part(t, s, "days").Object.(fyne.Focusable))
	if got := s.screen.Says(); !strings.HasPrefix(got, "Thu 3 Dec: ") {
		t.Error(got)
	}
	press(s, fyne.KeyUp, fyne.KeyUp, fyne.KeyRight)
	if got := s.screen.Says(); !strings.HasPrefix(got, "Fri 20 Nov: ") {
		t.Error(got)
	}
	s.window.Canvas().Focus(part(t, s, "forecast").Object.(fyne.Focusable))
	press(s, fyne.KeyRight)
	if got := s.screen.Says(); !strings.HasPrefix(got, "Fri 4 Dec: ") || !strings.HasSuffix(got, "reviews.") {
		t.Error(got)
	}
	before := len(s.Parts())
	press(s, fyne.KeyA)
	if len(s.Parts()) <= before {
		t.Errorf("%d parts, before %d", len(s.Parts()), before)
	}
	s.tap(t, "practise-nifu")
	if s.screen.Name() != "learn" {
		t.Errorf("practice is on %s", s.screen.Name())
	}
	press(s, fyne.KeyEscape)
	if s.screen.Name() != "figures" {
		t.Errorf("practice leads back to %s", s.screen.Name())
	}
}

// BenchmarkDue is the start screen and the first exercise of a review where 5,000
// cards are due.
func BenchmarkDue(b *testing.B) {
	s := benchSchool(b)
	b.Run("home", func(b *testing.B) {
		for b.Loop() {
			if len(s.due()) == 0 {
				b.Fatal("nothing is due")
			}
		}
	})
	b.Run("review", func(b *testing.B) {
		for b.Loop() {
			cards := s.due()
			s.shelf().Cards(cards[:min(len(cards), reviewLength)], s.draw).Begin()
		}
	})
}

func benchSchool(b *testing.B) *Shell {
	b.Helper()
	store := progress.Memory() // what a file takes is measured in its package
	s := &Shell{store: store}
	src := course.NewSource(course.Shipped, "", content.Lessons(), nil)
	all, _ := course.Merge([]*course.Source{src})
	s.chapters = course.Build(all, nil, lessons.NewSession)
	if len(s.chapters) == 0 {
		b.Fatal("there are no lessons")
	}
	s.memory.now = func() time.Time { return evening }
	n := 0
	for n < 5000 {
		for _, e := range course.Flat(s.chapters) {
			for i := range e.Lesson.Steps {
				if step := &e.Lesson.Steps[i]; step.Asks() {
					id := step.ID
					if n > 500 {
						id = fmt.Sprintf("%s-%d", id, n) // no longer there
					}
					n++
					a := progress.Answer{Lesson: e.Lesson.ID, Step: id, When: evening.AddDate(0, 0, -30).Add(time.Duration(n) * time.Second)}
					if err := store.Record(a); err != nil {
						b.Fatal(err)
					}
				}
			}
		}
	}
	if err := store.SetSetting(progress.SettingNew, "0"); err != nil {
		b.Fatal(err)
	}
	if err := store.SetSetting(progress.SettingReviews, "0"); err != nil {
		b.Fatal(err)
	}
	return s
}
