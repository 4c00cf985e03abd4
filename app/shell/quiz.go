package shell

import (
	"errors"
	"math/rand/v2"
	"time"

	"fyne.io/fyne/v2"

	"terakoya/app/course"
	"terakoya/app/home"
	"terakoya/app/quiz"
	"terakoya/app/slow"
	"terakoya/lessons"
	"terakoya/lessons/progress"
	papers "terakoya/lessons/quiz"
	"terakoya/widgets/pieceart"
)

// quizzes is what the window knows of quizzes.
type quizzes struct {
	bank *papers.Bank
	of   []course.Chapter // that the bank is of
	work slow.Work        // makes papers

	seed func() uint32              // nil for chance
	tick func(func()) (stop func()) // nil for a clock
}

// bank is where questions come from: the lessons as they are now.
func (s *Shell) bank() *papers.Bank {
	q := &s.quizzes
	if q.bank == nil || !sameChapters(q.of, s.chapters) {
		q.bank, q.of = papers.NewBank(s.course(), s.bench()), s.chapters
	}
	return q.bank
}

// Quiz asks what quiz is wanted.
func (s *Shell) Quiz() { s.show(quiz.NewSetup(s.quizEnv())) }

// ResumeQuiz goes on with the paper that was left last.
func (s *Shell) ResumeQuiz() {
	if p, ok := openPaper(s.papers()); ok {
		quiz.Resume(s.quizEnv(), p)
		return
	}
	s.Quiz()
}

// papers are those of the learner, the newest first.
func (s *Shell) papers() []progress.Paper {
	all, err := s.store.Papers()
	s.kept(err)
	return all
}

// openPaper returns the paper that was left last.
func openPaper(all []progress.Paper) (progress.Paper, bool) {
	for _, p := range all {
		if p.Ended.IsZero() {
			return p, true
		}
	}
	return progress.Paper{}, false
}

// checks are those of the chapters and lessons, with those passed.
type checks struct{ passed quiz.Passed }

func (s *Shell) checks(all []progress.Paper) checks { return checks{quiz.PassedIn(all, s.chapters)} }

func (c checks) lesson(e *course.Entry) bool { return c.passed.Lessons[e.Lesson.ID] }

func (c checks) chapter(ch course.Chapter) (offered, passed bool) {
	for _, e := range ch.Entries {
		offered = offered || quiz.Checkable(e.Lesson)
	}
	return offered, c.passed.Chapters[ch.Slug]
}

func (s *Shell) checkLesson(e *course.Entry) {
	quiz.Check(s.quizEnv(), papers.LessonCheck, e.Lesson.ID)
}

func (s *Shell) checkChapter(c course.Chapter) {
	quiz.Check(s.quizEnv(), papers.ChapterCheck, c.Slug)
}

func (s *Shell) quizEnv() quiz.Env {
	masteries, err := s.store.Masteries()
	s.kept(err)
	met := map[string]bool{}
	for _, e := range course.Flat(s.chapters) {
		if len(masteries[e.Lesson.ID]) > 0 {
			met[e.Lesson.ID] = true
		}
	}
	return quiz.Env{
		Words: s.words(), Art: s.art, Set: s.set(), Still: s.choices.Still, Chapters: s.chapters, Met: met,
		SetFor: func(l *lessons.Lesson) pieceart.Set { return s.setFor(&course.Entry{Lesson: l}) },
		Bank:   s.bank(), Store: s.store, Kept: s.kept, Cause: s.quizCause,
		Now: s.clock, Seed: s.drawPaper, Tick: s.ticking(), Work: s.work, Background: s.background(&s.quizzes.work),
		Copy: func(text string) { fyne.CurrentApp().Clipboard().SetContent(text) },
		Show: func(screen quiz.Screen) {
			if s.help != nil {
				s.toggleHelp() // the time was up meanwhile
			}
			s.show(screen)
		},
		Home: s.Home, OnKey: s.typedKey,
		Lesson: func(id string) {
			if e := s.entry(id); e != nil {
				s.Learn(e)
			}
		},
		Certificate: s.certificate, Practise: s.PractiseMissed, Fresh: s.quizEnv, Terms: s.terms,
	}
}

// quizCause puts an error of keeping an answer into words.
func (s *Shell) quizCause(err error) string {
	if errors.Is(err, progress.ErrNoPaper) || errors.Is(err, progress.ErrAnswered) {
		return s.words().Say("quiz.elsewhere", nil)
	}
	return s.cause(err)
}

// drawPaper draws which of the papers of a request is set.
func (s *Shell) drawPaper() uint32 {
	if s.quizzes.seed != nil {
		return s.quizzes.seed()
	}
	return rand.Uint32N(papers.Seeds)
}

// ticking is the clock of screens that show the time.
func (s *Shell) ticking() func(func()) (stop func()) {
	if s.quizzes.tick != nil {
		return s.quizzes.tick
	}
	return func(tick func()) (stop func()) {
		done := make(chan struct{})
		clock := time.NewTicker(time.Second)
		go func() {
			defer clock.Stop()
			for {
				select {
				case <-done:
					return
				case <-clock.C:
					fyne.Do(tick)
				}
			}
		}()
		return func() { close(done) }
	}
}

// quizDoor is what the start screen shows of quizzes.
func (s *Shell) quizDoor(all []progress.Paper) home.Quiz {
	p, open := openPaper(all)
	if !open {
		return home.Quiz{}
	}
	answers, err := s.store.PaperAnswers(p.ID)
	s.kept(err)
	return home.Quiz{Open: true, Done: len(answers), All: p.Questions}
}
