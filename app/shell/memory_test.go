package shell

import (
	"fmt"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"terakoya/app/choices"
	"terakoya/app/course"
	"terakoya/app/learners"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/lessons/progress"
)

// evening is when the tests of what is remembered take place, a Thursday.
var evening = time.Date(2026, time.December, 3, 20, 0, 0, 0, time.UTC)

// school opens the program with all lessons, and learners of whom the present one
// has learned for some weeks.
func school(t *testing.T, l lessons.Language, dark bool, names ...string) *Shell {
	t.Helper()
	s := open(t, Options{Language: l, Dark: dark, Lessons: content.Lessons(), Store: progress.Memory()})
	s.choices.Set = choices.SetFor(l)
	s.memory.now = func() time.Time { return evening }
	seed := uint64(0)
	s.memory.seed = func() uint64 { seed++; return seed }
	register(t, s, names...)
	return s
}

// register names the learners of a shell.
func register(t *testing.T, s *Shell, names ...string) {
	t.Helper()
	for i, name := range names {
		var err error
		if i == 0 {
			err = s.store.SetName(name)
		} else {
			_, err = s.store.AddLearner(name)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// begun are the first lessons of the chapters up to the one of drops.
func begun(chapters []course.Chapter) (all []*course.Entry) {
	for _, c := range chapters {
		if c.Number <= 8 {
			all = append(all, c.Entries[:min(3, len(c.Entries))]...)
		}
	}
	return all
}

// learned answers steps and drills of the course on the days before, most of them
// rightly, and returns how many.
func learned(t *testing.T, s *Shell) int {
	t.Helper()
	n := 0
	keep := func(a progress.Answer, age int) {
		a.When = evening.AddDate(0, 0, -age).Add(time.Duration(n) * time.Minute)
		if n++; n%4 == 0 {
			a.Result = progress.Missed
		}
		if err := s.store.Record(a); err != nil {
			t.Fatal(err)
		}
	}
	for i, e := range begun(s.chapters) {
		age := 30 - i
		for j := range e.Lesson.Steps {
			if step := &e.Lesson.Steps[j]; step.Asks() && !(age == 12 || age == 20) {
				keep(progress.Answer{Lesson: e.Lesson.ID, Step: step.ID, Topic: e.Lesson.ID, Took: 8 * time.Second}, age)
			}
		}
		for _, d := range e.Lesson.Drills {
			keep(progress.Answer{Lesson: e.Lesson.ID, Drill: d.ID, Level: d.Level[0], Seed: 7, Source: progress.FromDrill}, max(0, age-25))
		}
	}
	for i, right := range []int{17, 12} {
		began := evening.AddDate(0, 0, -9+i)
		p, err := s.store.BeginPaper(fmt.Sprintf("A1K2-7M4T-9QZ%d", i), 20, began)
		if err == nil {
			err = s.store.EndPaper(p.ID, began.Add(time.Minute), time.Minute, []progress.Score{{Topic: "nifu", Right: right, Total: 20}})
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if _, err := s.store.BeginPaper("B2K2-7M4T-9QZ7", 10, evening); err != nil {
		t.Fatal(err)
	}
	return n
}

// giveUp answers the present exercise wrongly until the answer is offered, and has
// it shown.
func giveUp(t *testing.T, s *Shell) {
	t.Helper()
	session := s.screen.(interface{ Session() *lessons.Session }).Session()
	if !session.Step().Asks() {
		press(s, fyne.KeyReturn)
		return
	}
	for !session.CanReveal() {
		session.Try(wrong(t, session.Step()))
	}
	s.screen.TypedKey(&fyne.KeyEvent{Name: fyne.KeyF3})
	s.screen.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
}

// through gives up every exercise of a run.
func through(t *testing.T, s *Shell) {
	t.Helper()
	session := s.screen.(interface{ Session() *lessons.Session }).Session()
	for range len(session.Lesson.Steps) {
		giveUp(t, s)
	}
	if session.State() != lessons.Finished {
		t.Fatalf("the run stands at step %d of %d, state %d", session.At(), len(session.Lesson.Steps), session.State())
	}
}

func entryOf(t *testing.T, s *Shell, id string) *course.Entry {
	t.Helper()
	e := s.entry(id)
	if e == nil {
		t.Fatalf("there is no lesson %s", id)
	}
	return e
}

// remembered are the screens of what is remembered, each as it is reached.
var remembered = map[string]scene{
	"figures-empty": func(t *testing.T, s *Shell) { s.Figures() },
	"home-due":      func(t *testing.T, s *Shell) { learned(t, s); s.Home() },
	"figures":       func(t *testing.T, s *Shell) { learned(t, s); s.Figures() },
	"figures-days": func(t *testing.T, s *Shell) {
		learned(t, s)
		s.Figures()
		s.window.Canvas().Focus(part(t, s, "days").Object.(fyne.Focusable))
		press(s, fyne.KeyUp, fyne.KeyLeft)
	},
	"figures-foot": func(t *testing.T, s *Shell) {
		learned(t, s)
		s.Figures()
		press(s, fyne.KeyA)
		for range 9 {
			s.typedKey(&fyne.KeyEvent{Name: fyne.KeyPageDown})
		}
	},
	"review":       func(t *testing.T, s *Shell) { learned(t, s); s.Review() },
	"review-shown": func(t *testing.T, s *Shell) { learned(t, s); s.Review(); giveUp(t, s); giveUp(t, s) },
	"review-end":   func(t *testing.T, s *Shell) { learned(t, s); s.Review(); through(t, s) },
	"practice":     func(t *testing.T, s *Shell) { learned(t, s); s.Practise(entryOf(t, s, "nifu"), s.Home) },
	"practice-end": func(t *testing.T, s *Shell) {
		s.Practise(entryOf(t, s, "nifu"), s.Home)
		through(t, s)
	},
	"lesson-end": func(t *testing.T, s *Shell) {
		s.Learn(entryOf(t, s, "nifu"))
		through(t, s)
	},
	"learners":        func(t *testing.T, s *Shell) { learned(t, s); s.Learners() },
	"learners-rename": func(t *testing.T, s *Shell) { s.Learners(); s.tap(t, "rename-2") },
	"learners-remove": func(t *testing.T, s *Shell) { s.Learners(); s.tap(t, "remove-2") },
	"learners-export": func(t *testing.T, s *Shell) { s.Learners(); s.tap(t, "export") },
	"learners-exists": func(t *testing.T, s *Shell) {
		s.Learners()
		s.tap(t, "backup")
		s.screen.(*learners.Screen).AskReplace("/home/aiko/Documents/backups of the shogi school/terakoya-backup.db")
	},
	"learners-import": func(t *testing.T, s *Shell) { s.Learners(); s.tap(t, "import") },
	"learners-failed": func(t *testing.T, s *Shell) {
		s.Learners()
		s.tap(t, "import")
		s.screen.(*learners.Screen).Tell(s.copyCause(&progress.NewerError{Path: "/home/aiko/Documents/backups of the shogi school/terakoya-backup.db"}), true)
	},
	"learners-reset": func(t *testing.T, s *Shell) {
		learned(t, s)
		s.Learners()
		s.scrollToEnd()
		press(s, fyne.KeyTab)
		s.screen.(*learners.Screen).TypedKey(&fyne.KeyEvent{Name: fyne.KeyEnd})
		s.tap(t, "reset")
		s.scrollToEnd()
	},
	"learners-sure": func(t *testing.T, s *Shell) {
		learned(t, s)
		s.Learners()
		s.tap(t, "reset")
		s.tap(t, "chapter-8")
		s.scrollToEnd()
	},
	"choice": func(t *testing.T, s *Shell) {
		all, now := s.learners()
		s.show(learners.NewChoice(s.words(), all, now, s.useLearner, s.typedKey))
	},
}

// tap taps a part wherever it is, also out of view.
func (s *Shell) tap(t *testing.T, name string) {
	t.Helper()
	part(t, s, name).Object.(fyne.Tappable).Tapped(nil)
}

// scrollToEnd shows the end of a page.
func (s *Shell) scrollToEnd() {
	for range 12 {
		s.screen.TypedKey(&fyne.KeyEvent{Name: fyne.KeyPageDown})
	}
}
