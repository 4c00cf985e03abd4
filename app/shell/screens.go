package shell

import (
	"terakoya/app/chapters"
	"terakoya/app/choices"
	"terakoya/app/course"
	"terakoya/app/home"
	"terakoya/app/learn"
	"terakoya/app/quiz"
	"terakoya/app/settings"
	"terakoya/app/welcome"
	"terakoya/lessons"
	"terakoya/lessons/progress"
	"terakoya/widgets/pieceart"
)

// keyLesson is the setting that names the lesson last entered.
const keyLesson = "lesson"

// Welcome shows the first run.
func (s *Shell) Welcome() {
	s.show(welcome.New(welcome.Env{
		Words: s.words(), Art: s.art, Now: s.choices, Trouble: s.troubleText(),
		OnKey:    s.typedKey,
		OnChange: func(c choices.Choices) { s.choose(c, s.Welcome) },
		OnStart: func() {
			s.kept(choices.Write(s.store, s.choices))
			if s.Home(); s.choices.Level == choices.Games {
				s.PlaySetup()
			}
		},
	}))
}

// Home shows the start screen.
func (s *Shell) Home() {
	last, _ := s.store.Setting(keyLesson)
	game, gameName, resume := s.standing()
	papers := s.papers()
	var games func()
	if len(s.pastGames()) > 0 {
		games = s.Games
	}
	s.show(home.New(home.Env{
		Game: game, GameName: gameName, Resume: resume, OnPlay: s.Play, OnOther: s.PlaySetup, OnGames: games,
		Words: s.words(), Art: s.art, Set: s.choices.Set, Chapters: s.chapters, Faults: s.faults, Passed: s.checks(papers).passed.Chapters,
		Current: course.Current(s.chapters, last, s.choices.Level.Chapter()), Trouble: s.troubleText(),
		OnKey: s.typedKey, OnLesson: s.Learn, OnChapter: func(c course.Chapter) { s.Chapters(c.Number) },
		Due: len(s.due()), OnReview: s.Review, Quiz: s.quizDoor(papers), OnQuiz: s.Quiz, OnResumeQuiz: s.ResumeQuiz,
	}))
}

// Chapters shows all lessons, a chapter first.
func (s *Shell) Chapters(number int) {
	checks := s.checks(s.papers())
	var screen *chapters.Screen
	screen = chapters.New(chapters.Env{
		Words: s.words(), Chapters: s.chapters, Chapter: number, OnLesson: s.Learn, OnHome: s.Home, OnKey: s.typedKey,
		Check: checks.chapter, Passed: checks.lesson, OnCheck: s.checkChapter,
		OnCertificate: func(c course.Chapter, tell func(string)) { s.certificate(screen.Content(), c.Slug, tell) },
	})
	s.show(screen)
	screen.Shown()
}

// Settings shows the settings.
func (s *Shell) Settings() {
	s.show(settings.New(settings.Env{
		Words: s.words(), Art: s.art, Now: s.choices, Shown: s.inForce, OnHome: s.Home, OnKey: s.typedKey, OnEngines: s.Engines,
		OnChange: func(c choices.Choices) {
			s.kept(choices.Write(s.store, c))
			s.choose(c, s.Settings)
		},
	}))
}

// choose puts choices into force and shows the screen anew.
func (s *Shell) choose(c choices.Choices, again func()) {
	s.choices = c
	s.dress()
	again()
}

// Learn shows a lesson, at the step where it was left.
func (s *Shell) Learn(e *course.Entry) { s.learn(e, s.Home) }

// learn is Learn, left by the way that leads to where it was opened.
func (s *Shell) learn(e *course.Entry, leave func()) {
	if e.Session.State() == lessons.Finished || e.Finished() {
		e.Session = lessons.NewSession(e.Lesson)
	}
	s.kept(s.store.SetSetting(keyLesson, e.Lesson.ID))
	env := learn.Env{
		Words: s.words(), Art: s.art, Set: s.setFor(e), Still: s.choices.Still, Leave: leave, OnKey: s.typedKey,
		Work: s.work, Terms: s.terms(func() { s.learn(e, leave) }),
		Entered: func(step *lessons.Step) {
			s.memory.since = s.clock()
			s.kept(s.store.SetPlace(e.Lesson.ID, step.ID))
		},
		Tried: func(step *lessons.Step, v lessons.Verdict) { s.record(s.answer(e, step), step, v) },
		Gave: func(step *lessons.Step) {
			a := s.answer(e, step)
			a.Result = progress.Shown
			s.kept(s.store.Record(a))
		},
	}
	if len(e.Lesson.Drills) > 0 {
		env.Practise = func() { s.Practise(e, s.Home) }
	}
	if quiz.Checkable(e.Lesson) {
		env.Check = func() { s.checkLesson(e) }
	}
	all := course.Flat(s.chapters)
	for i := range all[:len(all)-1] {
		if all[i] == e {
			env.Next = func() { s.learn(all[i+1], leave) }
		}
	}
	screen := learn.New(env, e.Session, e.Chapter)
	s.show(screen)
	screen.Shown()
}

// setFor is the piece set of a lesson: the one that its texts speak of, with nothing
// faded, or the learner's own.
func (s *Shell) setFor(e *course.Entry) pieceart.Set {
	for _, set := range pieceart.Sets {
		if set.String() == e.Lesson.Pieces {
			return set
		}
	}
	return s.set()
}
