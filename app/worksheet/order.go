package worksheet

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"terakoya/app/course"
	"terakoya/app/print"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/lessons/classroom"
	"terakoya/lessons/drill"
	"terakoya/lessons/quiz"
)

// order is what a sheet is made of. It does not change, so that it can be made while
// something else is chosen.
type order struct {
	choice   Choice
	code     string // of the quiz; empty to set a paper
	seed     uint32 // of the drills, or of the paper that is set
	chapters []course.Chapter
	bank     *quiz.Bank
	bench    *drill.Bench
	words    *words.Words // of the sheet
}

// made is a sheet.
type made struct {
	sheet  print.Worksheet
	name   string // of its file, without an ending
	code   string // that makes it again: of the quiz, or the number of the sheet
	left   int    // exercises that cannot be put on paper
	short  bool   // there are fewer than asked for
	layout pages
}

// asked is an exercise, before it is put on paper.
type asked = *lessons.Step

// Why there is no sheet.
var (
	errNoneTicked = errors.New("nothing is ticked")
	errAsksNone   = errors.New("it has nothing to ask")
)

// emptyError says that lessons have nothing to ask.
type emptyError struct{ lessons []*lessons.Lesson }

func (e *emptyError) Error() string { return fmt.Sprintf("%s: %v", e.lessons[0].ID, errAsksNone) }

// make makes the sheet. The error is one of the above, or that of a code.
func (o order) make(ctx context.Context) (made, error) {
	m, steps, err := o.steps()
	if err != nil {
		return made{}, err
	}
	var last error
	for _, s := range steps {
		if ctx.Err() != nil {
			return made{}, ctx.Err()
		}
		q, err := print.Exercise(o.words, s)
		if err != nil {
			m.left, last = m.left+1, err
			continue
		}
		m.sheet.Questions = append(m.sheet.Questions, q)
	}
	if len(m.sheet.Questions) == 0 {
		return made{}, errors.Join(errAsksNone, last)
	}
	m.layout, err = layPages(m.sheet, o.options())
	return m, err
}

// options are how the sheet is printed.
func (o order) options() print.Options {
	return print.Options{Words: o.words, Page: o.choice.Page, Set: o.choice.Set}
}

// steps are the exercises, with what stands above them.
func (o order) steps() (made, []asked, error) {
	switch o.choice.Kind {
	case Lessons:
		return o.written()
	case Drills:
		return o.drilled()
	case Quiz:
		return o.set()
	}
	panic("no kind of sheet")
}

// written are the steps of the lessons that are ticked.
func (o order) written() (m made, steps []asked, err error) {
	w, at := o.words, map[string]bool{}
	for _, id := range o.choice.Lessons {
		at[id] = true
	}
	var titles []string
	var chosen []*lessons.Lesson
	var of []course.Chapter
	for _, c := range o.chapters {
		for _, e := range c.Entries {
			if !at[e.Lesson.ID] {
				continue
			}
			steps, chosen = append(steps, asking(e.Lesson)...), append(chosen, e.Lesson)
			titles = append(titles, e.Lesson.Title.In(w.Language))
			m.name = e.Lesson.ID
			if n := len(of); n == 0 || of[n-1].Slug != c.Slug {
				of = append(of, c)
			}
		}
	}
	switch {
	case len(titles) == 0:
		return m, nil, errNoneTicked
	case len(steps) == 0:
		return m, nil, &emptyError{chosen}
	case len(titles) == 1:
		m.sheet.Title, m.sheet.Sub = titles[0], chapterTitle(w, of[0])
	case len(of) == 1:
		m.sheet.Title, m.sheet.Sub, m.name = chapterTitle(w, of[0]), listed(w, titles), of[0].Slug
	default:
		m.sheet.Title, m.sheet.Sub, m.name = w.Say("paper.exercises", nil), listed(w, chapterNames(w, of)), "exercises"
	}
	return m, steps, nil
}

// mostNamed is how many lessons or chapters are named in a line.
const mostNamed = 4

// listed names what a sheet is about, if it can be done in a line.
func listed(w *words.Words, names []string) string {
	if len(names) > mostNamed {
		return ""
	}
	return strings.Join(names, " · ")
}

// chapterTitle is the title of a chapter with its number.
func chapterTitle(w *words.Words, c course.Chapter) string {
	return w.Say("lesson.chapter", words.Args{"number": fmt.Sprint(c.Number), "title": w.Chapter(c.Slug)})
}

func chapterNames(w *words.Words, all []course.Chapter) (names []string) {
	for _, c := range all {
		names = append(names, w.Chapter(c.Slug))
	}
	return names
}

// drilled are exercises that the drills of a lesson make, one drill after the other.
// They are those that a class is shown by the same level and seed.
func (o order) drilled() (m made, steps []asked, err error) {
	env := Env{Chapters: o.chapters}
	e := env.lesson(o.choice.Drills)
	if e == nil {
		return m, nil, errNoneTicked
	}
	w, l := o.words, *e.Lesson
	list := classroom.Playlist{}
	for i, d := range l.Drills {
		count := (o.choice.Count + len(l.Drills) - 1 - i) / len(l.Drills)
		if count > 0 {
			level := max(d.Level[0], min(o.choice.Level, d.Level[1]))
			list.Items = append(list.Items, classroom.Item{Kind: classroom.Drill, ID: d.ID, Count: count, Level: level, Seed: o.seed})
		}
	}
	slides, err := classroom.Slides(list, classroom.Source{Course: &lessons.Course{Lessons: []lessons.Lesson{l}}, Bench: o.bench})
	if len(slides) == 0 {
		return m, nil, errors.Join(&emptyError{[]*lessons.Lesson{e.Lesson}}, err)
	}
	number := fmt.Sprint(o.seed)
	m.sheet.Title = l.Title.In(w.Language)
	m.sheet.Sub = w.Say("paper.drillLine", words.Args{"level": fmt.Sprint(o.choice.Level), "number": number})
	m.name, m.code, m.short = l.ID+"-"+number, number, len(slides) < o.choice.Count
	return m, inTurn(slides), nil
}

// inTurn takes exercises from each item in turn.
func inTurn(slides []classroom.Slide) (steps []asked) {
	for number := 1; len(steps) < len(slides); number++ {
		for _, s := range slides {
			if s.Number == number {
				steps = append(steps, s.Step)
			}
		}
	}
	return steps
}

// set are the questions of a quiz.
func (o order) set() (m made, steps []asked, err error) {
	var p *quiz.Paper
	if o.code != "" {
		p, err = o.bank.Read(o.code)
	} else {
		p, err = o.bank.Set(quiz.Request{Topics: o.choice.Chapters, Count: o.choice.Count, Level: o.choice.Level}, o.seed)
	}
	if err != nil {
		return m, nil, err
	}
	for i := range p.Questions {
		steps = append(steps, &p.Questions[i].Step)
	}
	w, topics := o.words, p.Request.Topics
	m.sheet.Title, m.sheet.Code = w.Say("quiz.title", nil), p.Code
	if len(topics) == 1 {
		m.sheet.Title = w.Say("quiz.quizOf", words.Args{"title": o.topic(topics[0])})
	} else {
		var names []string
		for _, t := range topics {
			names = append(names, o.topic(t))
		}
		m.sheet.Sub = listed(w, names)
	}
	m.name, m.code, m.short = "quiz-"+p.Code[:min(len(p.Code), longestCode)], p.Code, p.Short() > 0
	return m, steps, nil
}

// longestCode is how much of a code stands in the name of a file.
const longestCode = 14

// topic is what a topic of a paper is called: a chapter or a lesson.
func (o order) topic(name string) string {
	env := Env{Chapters: o.chapters}
	if e := env.lesson(name); e != nil {
		return e.Lesson.Title.In(o.words.Language)
	}
	return o.words.Chapter(name)
}
