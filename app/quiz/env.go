// Package quiz is the screens of a quiz: what is asked for, the questions one by
// one, and what came of them. The papers and the
// scores are those of lessons/quiz; the questions look as in a lesson, by app/learn.
//
//   - [Setup] asks what paper is wanted, and makes it ahead, with its code.
//   - [Sheet] asks the questions of a paper. Each answer is kept at once, and
//     [Resume] goes on with a paper that was left.
//   - [Result] shows the score, what was missed, and what to practise.
//
// For example
//
//	env.Show(quiz.NewSetup(env))
package quiz

import (
	"time"

	"fyne.io/fyne/v2"

	"terakoya/app/course"
	"terakoya/app/learn"
	"terakoya/app/parts"
	"terakoya/app/slow"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/lessons/progress"
	"terakoya/lessons/quiz"
	"terakoya/widgets/pieceart"
)

// Screen is one of the screens of this package, as the window shows it.
type Screen interface {
	Name() string
	Says() string
	Content() fyne.CanvasObject
	Parts() []parts.Part
	TypedKey(*fyne.KeyEvent)
}

// Env is what the screens need of the rest of the program.
type Env struct {
	Words    *words.Words
	Art      *pieceart.Artist
	Set      pieceart.Set
	SetFor   func(*lessons.Lesson) pieceart.Set // that its texts speak of, or Set
	Still    bool                               // pieces do not slide
	Chapters []course.Chapter
	Met      map[string]bool // the lessons of which something was answered

	Bank *quiz.Bank

	Store progress.Store
	// Kept notes the outcome of keeping something, and Cause puts an error of that
	// into words.
	Kept  func(error)
	Cause func(error) string

	Now  func() time.Time
	Seed func() uint32
	// Tick calls a function every second on the window's goroutine, until it is
	// stopped.
	Tick func(func()) (stop func())
	Work slow.Work // how screens work in the background
	// Background makes papers while another screen is shown.
	Background *slow.Work
	Copy       func(string)

	Show   func(Screen)
	Home   func()
	Lesson func(id string)
	// Certificate asks above a screen where the certificate of a chapter is to be kept,
	// and tells what came of it. It may be nil.
	Certificate func(screen fyne.CanvasObject, chapter string, tell func(string))
	// Practise asks what was missed of a lesson, and goes back then.
	Practise func(e *course.Entry, missed []quiz.Origin, back func())
	// Terms says what the terms in a result mean; back shows that again, after the
	// glossary was opened from it. It may be nil.
	Terms func(back func()) learn.Terms
	// Fresh is the same of the lessons as they are now: they may be read again while a
	// paper is sat. If nil, they never are.
	Fresh func() Env
	// OnKey is called with keys that no part of a screen uses while it has the
	// focus; the window gives back to TypedKey those that are not its own.
	OnKey func(*fyne.KeyEvent)
}

// keyChoice is the setting that keeps the last choice of the set-up, keyUsed the one
// that keeps how much of its time a paper has used, and keyLine the one that keeps the
// moves of a line that is still being played.
const (
	keyChoice = "quiz"
	keyUsed   = "quiz-used"
	keyLine   = "quiz-line"
)

// fresh is the env of the lessons as they are now.
func (e Env) fresh() Env {
	if e.Fresh == nil {
		return e
	}
	return e.Fresh()
}

// lesson finds a lesson by its id; nil if it is not there.
func (e *Env) lesson(id string) *course.Entry {
	for _, entry := range course.Flat(e.Chapters) {
		if entry.Lesson.ID == id {
			return entry
		}
	}
	return nil
}

// title is what a topic is called: a chapter or a lesson.
func (e *Env) title(topic string) string {
	for _, c := range e.Chapters {
		if c.Slug == topic {
			return e.Words.Chapter(topic)
		}
	}
	return e.lessonTitle(topic)
}

func (e *Env) lessonTitle(id string) string {
	if entry := e.lesson(id); entry != nil {
		return entry.Lesson.Title.In(e.Words.Language)
	}
	return id
}

// titleIn is what a topic of a paper is called, also if its lesson is gone.
func (e *Env) titleIn(p *quiz.Paper, topic string) string {
	if e.lesson(topic) == nil {
		for i := range p.Questions {
			if q := &p.Questions[i]; q.Topic == topic && q.Lesson != nil {
				return q.Lesson.Title.In(e.Words.Language)
			}
		}
	}
	return e.title(topic)
}

// setFor is the piece set of a question.
func (e *Env) setFor(l *lessons.Lesson) pieceart.Set {
	if l == nil || e.SetFor == nil {
		return e.Set
	}
	return e.SetFor(l)
}

// begin begins a paper; those that were left open are dropped, their answers stay.
func (e Env) begin(p *quiz.Paper) {
	before := e.open()
	kept, err := e.Store.BeginPaper(p.Code, len(p.Questions), e.Now())
	e.Kept(err)
	if err != nil {
		kept, before = progress.Paper{Code: p.Code, Questions: len(p.Questions)}, nil
	}
	for _, open := range before {
		e.Kept(e.Store.ForgetPaper(open.ID))
	}
	sheet := NewSheet(e, kept, quiz.Sit(p), 0)
	if err != nil {
		sheet.fail(err)
	}
	e.Show(sheet)
	sheet.Shown()
}

// open returns the papers in progress, the newest first.
func (e *Env) open() []progress.Paper {
	all, err := e.Store.Papers()
	e.Kept(err)
	var open []progress.Paper
	for _, p := range all {
		if p.Ended.IsZero() {
			open = append(open, p)
		}
	}
	return open
}
