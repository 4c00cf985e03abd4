package results

import (
	"context"
	"fmt"

	"fyne.io/fyne/v2"

	"terakoya/app/learners"
	"terakoya/app/page"
	"terakoya/app/parts"
	"terakoya/app/words"
	"terakoya/lessons/classroom"
	"terakoya/lessons/progress"
	"terakoya/widgets"
)

// Screen is the page. It says that it waits until the answers are read.
type Screen struct {
	findings
	all    []progress.Given // of everyone
	read   bool
	failed string // why they could not be read, in words
	filter filter

	who      *widgets.Selector
	when, by *widgets.Segments
}

// New returns the page, which begins to read.
func New(env Env) *Screen {
	s := &Screen{}
	s.findings = newFindings(env, s, labels{"terakoya-results", "title", "line", "first", "back"})
	s.who = widgets.NewSelector(s.onWho, env.OnKey)
	s.when = widgets.NewSegments(s.onWhen, env.OnKey)
	s.by = widgets.NewSegments(s.onBy, env.OnKey)
	s.open(s, s.who, s.when, s.by)
	s.render()
	s.load()
	return s
}

// load reads the answers of everyone.
func (s *Screen) load() {
	s.env.Work.Run(func(context.Context) func() {
		all, err := s.env.Load()
		return func() {
			s.all, s.read = all, true
			if err != nil {
				s.failed = s.env.Cause(err)
			}
			s.sum()
		}
	})
}

// sum sums up the answers of the filter.
func (s *Screen) sum() {
	if !s.read {
		s.render()
		return
	}
	all, f, now := s.all, s.filter, s.env.Now()
	s.env.Work.Run(func(context.Context) func() {
		report := classroom.ReportOf(s.env.Course, f.chosen(all, now))
		lines := f.summed(report, s.env.Chapters)
		return func() {
			s.report, s.lines, s.chosen = report, lines, 0
			s.render()
			s.tellLine()
		}
	})
}

func (s *Screen) onWho(i int) {
	s.filter.learner = 0
	if i > 0 {
		s.filter.learner = s.env.Learners[i-1].ID
	}
	s.sum()
}

func (s *Screen) onWhen(i int) { s.filter.period = periods[i]; s.sum() }

func (s *Screen) onBy(i int) { s.filter.axis = axis(i); s.sum() }

// whoNames are the learners that can be chosen, everyone first.
func (s *Screen) whoNames() (names []string, chosen int) {
	names = []string{s.teller.say("everyone", nil)}
	for i, l := range s.env.Learners {
		names = append(names, learners.NameOf(s.env.Words, l, i+1))
		if l.ID == s.filter.learner {
			chosen = i + 1
		}
	}
	return names, chosen
}

// render shows the filters and the lines anew.
func (s *Screen) render() {
	say := s.teller.say
	names, who := s.whoNames()
	s.who.Set(names, who)
	s.when.Set([]string{say("always", nil), say("month", nil), say("week", nil)}, int(s.filter.period))
	s.by.Set([]string{say("byLesson", nil), say("byChapter", nil)}, int(s.filter.axis))
	s.list(s.nothing())
	s.foot.SetText(s.summary())
}

// nothing is what stands there instead of lines.
func (s *Screen) nothing() fyne.CanvasObject {
	switch {
	case !s.read:
		return page.Soft(s.teller.say("waiting", nil))
	case s.failed != "":
		return widgets.NewParagraph(s.failed)
	}
	return page.Soft(s.teller.say("empty", nil))
}

// summary is the status line.
func (s *Screen) summary() string {
	switch {
	case !s.read:
		return s.teller.say("waiting", nil)
	case s.failed != "":
		return s.failed
	case len(s.lines) == 0:
		return s.teller.say("empty", nil)
	}
	var total progress.Count
	for i := range s.lines {
		c := s.lines[i].total
		total.Answers, total.Tries, total.Right = total.Answers+c.Answers, total.Tries+c.Tries, total.Right+c.Right
	}
	return s.counted(total)
}

// counted says a count in words.
func (s *Screen) counted(c progress.Count) string {
	answers := s.env.Words.Count("results.answers", c.Answers, nil)
	if c.Tries == 0 {
		return answers
	}
	args := words.Args{"percent": words.Percent(c.Rate()), "right": fmt.Sprint(c.Right), "tries": fmt.Sprint(c.Tries), "answers": answers}
	return s.teller.say("counted", args)
}

// title is what a line is called.
func (s *Screen) title(l *line) string {
	switch {
	case !l.whole:
		return s.lesson(l.rows[0])
	case l.chapter == "":
		return s.teller.say("otherLessons", nil)
	}
	return s.env.Words.Chapter(l.chapter)
}

// lesson is what a row of the report is called: its lesson, and the topic if that is
// another.
func (s *Screen) lesson(r classroom.Row) string {
	name := s.lessonName(r.Lesson)
	if r.Topic != "" && r.Topic != r.Lesson {
		return s.teller.say("topic", words.Args{"lesson": name, "topic": s.lessonName(r.Topic)})
	}
	return name
}

// note is the second line of a row.
func (s *Screen) note(l *line) string { return s.counted(l.total) }

// sub says of whom and of what time the printed page tells.
func (s *Screen) sub() string {
	names, who := s.whoNames()
	when := s.teller.say([]string{"always", "month", "week"}[s.filter.period], nil)
	return s.teller.say("printSub", words.Args{"who": names[who], "when": when, "date": s.env.Words.Date(s.env.Now())})
}

// Name returns the name of the screen.
func (s *Screen) Name() string { return "results" }

// Says returns the status line.
func (s *Screen) Says() string { return s.foot.Text() }

// Parts returns the named parts: "who", "when", "by", "table", "print", "back", "details"
// and "row-1".
func (s *Screen) Parts() []parts.Part {
	return append([]parts.Part{parts.Whole("who", s.who), parts.Whole("when", s.when), parts.Whole("by", s.by)}, s.findings.Parts()...)
}
