package results

import (
	"fmt"
	"slices"
	"strings"

	"terakoya/app/classroom"
	"terakoya/app/words"
	"terakoya/lessons"
	class "terakoya/lessons/classroom"
	"terakoya/lessons/quiz"
)

// Class is the page that ends a class: a line for each slide at which hands went up or
// moves were tried, the weakest first. Nothing of it is kept once it is closed.
type Class struct{ findings }

// NewClass returns the page of a class that has ended. What its env holds of learners is
// not used, nor is Step.
func NewClass(env Env, ended *class.Class) *Class {
	all := ended.Results()
	env.Step = func(_ string, o quiz.Origin) *lessons.Step {
		if i := slices.IndexFunc(all, func(r class.SlideResult) bool { return r.Slide.Origin == o }); i >= 0 {
			return all[i].Slide.Step
		}
		return nil
	}
	s := &Class{}
	s.findings = newFindings(env, s, labels{"terakoya-class", "class-title", "class-line", "class-right", "class-close"})
	s.report = ended.Report()
	for i, r := range s.report.Rows {
		l := line{slide: &all[i]}
		l.add(r)
		s.lines = append(s.lines, l)
	}
	weakestFirst(s.lines)
	s.open(s)
	s.list(nil)
	s.tellLine()
	return s
}

// title is the number of a slide, and what it is of.
func (s *Class) title(l *line) string {
	args := words.Args{"number": fmt.Sprint(l.slide.At + 1), "title": classroom.TitleOf(s.env.Words, l.slide.Slide)}
	return s.teller.say("class-slide", args)
}

// note says how many were right, what else was voted for, and how many fouls were tried;
// if none of that, how many moves.
func (s *Class) note(l *line) string {
	var all []string
	if t := l.total; t.Tries > 0 {
		args := words.Args{"percent": words.Percent(t.Rate()), "right": fmt.Sprint(t.Right), "tries": fmt.Sprint(t.Tries)}
		all = append(all, s.teller.say("class-counted", args))
	}
	hands := 0
	for _, t := range l.spoken() {
		hands += t.times
	}
	if hands > 0 {
		all = append(all, s.env.Words.Count("present.hands", hands, nil))
	}
	fouls := 0
	for _, t := range l.slide.Tries {
		if t.Foul != "" {
			fouls++
		}
	}
	switch {
	case fouls > 0:
		all = append(all, s.env.Words.Count("results.class-tried", fouls, nil))
	case len(all) == 0:
		all = append(all, s.env.Words.Count("results.class-moves", len(l.slide.Tries), nil))
	}
	return strings.Join(all, " · ")
}

// sub is the day of the class.
func (s *Class) sub() string { return s.env.Words.Date(s.env.Now()) }

// offers reports whether the answers that the class voted for are those that the question
// offers: one of them is right. Else they stand for what the teacher said.
func (l *line) offers() bool {
	return l.slide != nil && slices.ContainsFunc(l.slide.Votes, func(c class.Count) bool { return c.Right })
}

// spoken are the votes for what the teacher said.
func (l *line) spoken() (all []told) {
	if l.slide == nil || l.offers() {
		return nil
	}
	for _, c := range l.slide.Votes {
		if c.Votes > 0 {
			all = append(all, told{answer: c.Option, times: c.Votes, hands: true})
		}
	}
	return all
}

// Name returns the name of the screen.
func (s *Class) Name() string { return "class-report" }

// Says returns the status line.
func (s *Class) Says() string { return s.foot.Text() }

// Keys lists the keys for F1.
func (s *Class) Keys() [][2]string { return keysOf(nil, "results.class-close") }
