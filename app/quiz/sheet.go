package quiz

import (
	"fmt"
	"time"

	"fyne.io/fyne/v2"

	"terakoya/app/learn"
	"terakoya/app/parts"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/lessons/progress"
	"terakoya/lessons/quiz"
	"terakoya/widgets/pieceart"
)

// Sheet asks the questions of a paper, one at a time. It keeps its paper also when a
// lesson is read again meanwhile: the answers given are kept by the numbers of the
// questions, and the score is of what was asked, not of what stands there since.
type Sheet struct {
	env     Env
	kept    progress.Paper // as the store has it; without ID if it has not
	sitting *quiz.Sitting
	at      int
	before  time.Duration // that was used when this window began
	since   time.Time
	asked   time.Duration // was used when the question came up
	ticks   int
	trouble string
	over    bool

	bar   *bar
	learn *learn.Screen
	stop  func() // the clock
}

// NewSheet goes on with a sitting; used is the time that it has taken so far.
func NewSheet(env Env, kept progress.Paper, sitting *quiz.Sitting, used time.Duration) *Sheet {
	s := &Sheet{env: env, kept: kept, sitting: sitting, before: used, asked: used, since: env.Now()}
	s.bar = newBar(s.onLeave, env.OnKey)
	s.at, _ = sitting.Next()
	s.learn = learn.New(learn.Env{
		Words: env.Words, Art: env.Art, Set: s.set(), Still: env.Still, Leave: s.onLeave, OnKey: env.OnKey, Work: env.Work,
		Exam: &learn.Exam{
			Header: s.bar.root, Try: s.onTry, Take: s.onTake, Skip: s.onSkip,
			Settled: s.settled, Said: s.said, Next: s.onNext, Label: s.nextLabel,
		},
	}, sitting.Session(s.at), 0)
	s.render()
	s.stop = func() {}
	if env.Tick != nil {
		s.stop = env.Tick(s.tick)
	}
	return s
}

// Shown is called once the screen is in its window.
func (s *Sheet) Shown() {
	if s.sitting.Over(s.used()) {
		s.finish()
		return
	}
	s.learn.Shown()
	s.learn.Act()
}

func (s *Sheet) question() *quiz.Question { return &s.sitting.Paper.Questions[s.at] }
func (s *Sheet) set() pieceart.Set        { return s.env.setFor(s.question().Lesson) }
func (s *Sheet) settled() bool            { return s.sitting.Settled(s.at) }

// used is how much of the time was used: what passes while the paper is on the
// screen.
func (s *Sheet) used() time.Duration { return s.before + max(0, s.env.Now().Sub(s.since)) }

func (s *Sheet) onTry(r lessons.Response) {
	s.sitting.Answer(s.at, r)
	s.note()
}

func (s *Sheet) onTake(x lessons.Weighed) {
	s.sitting.Take(s.at, x)
	s.note()
}

// onSkip leaves a question unanswered, and goes on at once.
func (s *Sheet) onSkip() {
	s.sitting.Skip(s.at)
	s.note()
	s.onNext()
}

// note keeps what was answered, once the question is settled; of a line before that the
// moves so far.
func (s *Sheet) note() {
	if !s.settled() {
		s.keepLine()
		return
	}
	s.trouble = ""
	if s.kept.ID > 0 {
		s.fail(s.env.Store.Record(s.answer()))
		s.keepTime()
	}
	s.render()
}

// answer is the answer to the present question, as a store keeps it.
func (s *Sheet) answer() progress.Answer {
	q, v := s.question(), s.sitting.Verdict(s.at)
	now := s.used()
	a := progress.Answer{
		Lesson: q.Topic, Step: q.Origin.Step, Drill: q.Origin.Drill, Source: progress.FromQuiz, Topic: q.Topic,
		Paper: s.kept.ID, Question: s.at + 1, When: s.env.Now(), Took: max(0, now-s.asked), Tried: s.sitting.Kept(s.at),
	}
	if q.Origin.Drill != "" {
		a.Level, a.Seed = q.Origin.Level, q.Origin.Seed
	}
	a.Result, a.Foul = resultOf(v)
	s.asked = now
	return a
}

// resultOf is what a verdict is worth, as a store keeps it.
func resultOf(v lessons.Verdict) (r progress.Result, foul string) {
	switch v.Result {
	case lessons.Right:
		return progress.Right, ""
	case lessons.Foul:
		if v.Illegal != nil {
			return progress.Foul, v.Illegal.Foul.String()
		}
	case lessons.Missed:
	}
	return progress.Missed, ""
}

// fail says why something could not be kept.
func (s *Sheet) fail(err error) {
	if err == nil {
		return
	}
	s.env.Kept(err)
	s.trouble = s.env.Words.Say("store.lost", words.Args{"cause": s.env.Cause(err)})
	s.render()
}

// keepTime keeps how much time was used.
func (s *Sheet) keepTime() {
	if s.kept.ID > 0 {
		s.env.Kept(s.env.Store.SetSetting(keyUsed, fmt.Sprintf("%d %d", s.kept.ID, s.used().Milliseconds())))
	}
}

// keepEvery is after how many seconds the time is kept.
const keepEvery = 5

// tick is called every second.
func (s *Sheet) tick() {
	if s.over {
		return
	}
	if s.ticks++; s.ticks%keepEvery == 0 {
		s.keepTime()
	}
	if s.sitting.Over(s.used()) && !s.settled() {
		s.finish()
		return
	}
	s.render()
}

func (s *Sheet) onNext() {
	next, open := s.sitting.Next()
	if !open || s.sitting.Over(s.used()) {
		s.finish()
		return
	}
	s.at, s.asked = next, s.used()
	s.render()
	s.learn.Ask(s.sitting.Session(s.at), s.set())
}

func (s *Sheet) nextLabel() string {
	if s.sitting.Over(s.used()) {
		return s.env.Words.Say("quiz.toResult", nil)
	}
	return s.env.Words.Say("quiz.next", nil)
}

// finish ends the paper and shows what came of it.
func (s *Sheet) finish() {
	if s.over {
		return
	}
	s.over = true
	used := s.used()
	if all, timed := s.sitting.Paper.Time(); timed {
		used = min(used, all)
	}
	score := s.sitting.Score()
	var by []progress.Score
	for _, t := range score.Topics {
		by = append(by, progress.Score{Topic: t.Name, Right: t.Right, Total: t.Total})
	}
	if s.kept.ID > 0 {
		if err := s.env.Store.EndPaper(s.kept.ID, s.env.Now(), used, by); err != nil {
			s.fail(err)
		}
	}
	s.env.Show(NewResult(s.env.fresh(), s.sitting, used, s.trouble))
}

// onLeave leaves the paper for later.
func (s *Sheet) onLeave() {
	s.keepTime()
	s.env.Home()
}

// Close stops the clock.
func (s *Sheet) Close() {
	s.over = true
	s.stop()
	s.learn.Close()
}

// hurry is how much time is little.
const hurry = time.Minute

func (s *Sheet) render() {
	w, p := s.env.Words, s.sitting.Paper
	settled, _ := s.sitting.Progress()
	clock, little := "", false
	if left, timed := s.sitting.Left(s.used()); timed {
		clock = w.Say("quiz.left", words.Args{"time": words.Countdown(left)})
		little = left < hurry
	}
	under := w.Say("quiz.codeIs", words.Args{"code": p.Code})
	if s.trouble != "" {
		under = s.trouble
	}
	all := len(p.Questions)
	s.bar.set(kindOf(&s.env, p), under, fmt.Sprintf("%d / %d", s.at+1, all), clock, float32(settled)/float32(all), little)
}

// Answer answers the question that is shown, and shows what is said to it.
func (s *Sheet) Answer(r lessons.Response) { s.learn.Answer(r) }

// At returns the number of the question that is shown, from 0.
func (s *Sheet) At() int { return s.at }

// Sitting returns the sitting.
func (s *Sheet) Sitting() *quiz.Sitting { return s.sitting }

// Name returns the name of the screen.
func (s *Sheet) Name() string { return "quiz" }

// Says returns the status line.
func (s *Sheet) Says() string {
	if s.trouble != "" {
		return s.trouble
	}
	return s.learn.Says()
}

// Content returns what is put in the window.
func (s *Sheet) Content() fyne.CanvasObject { return s.learn.Content() }

// Tell says something in the status line, until something is done.
func (s *Sheet) Tell(text string) { s.learn.Tell(text) }

// TypedKey handles the keys of the screen.
func (s *Sheet) TypedKey(e *fyne.KeyEvent) { s.learn.TypedKey(e) }

// Parts returns the named parts: those of a question as in a lesson, "leave",
// "progress" and "clock"; "show" skips.
func (s *Sheet) Parts() []parts.Part { return append(barParts(s.bar), s.learn.Parts()...) }

func barParts(b *bar) []parts.Part {
	return []parts.Part{parts.Whole("leave", b.leave), parts.Whole("progress", b.trough), parts.Whole("clock", b.clock)}
}
