package results

import (
	"context"
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/learners"
	"terakoya/app/page"
	"terakoya/app/parts"
	"terakoya/app/saving"
	"terakoya/app/words"
	"terakoya/lessons/classroom"
	"terakoya/lessons/progress"
	"terakoya/widgets"
)

// Screen is the page. It says that it waits until the answers are read.
type Screen struct {
	env    Env
	teller teller
	all    []progress.Given // of everyone
	read   bool
	failed string // why they could not be read, in words
	filter filter
	report classroom.Report
	lines  []line
	chosen int
	card   *saving.Card // that asks for a path; nil if none was

	head              *widgets.Ends
	who               *widgets.Selector
	when, by          *widgets.Segments
	table, sheet      *widgets.Button
	back              *widgets.Button
	rows              []*widgets.Finding
	list              *widgets.Column
	listScroll        *container.Scroll
	details           *widgets.Column
	detailScroll      *container.Scroll
	listCard, oneCard *widgets.Card
	foot              *widgets.Foot
	root              *fyne.Container
}

// New returns the page, which begins to read.
func New(env Env) *Screen {
	s := &Screen{env: env, teller: teller{env.Words}, foot: widgets.NewFoot(), list: widgets.NewColumn(listGap), details: widgets.NewColumn(detailGap)}
	say := s.teller.say
	s.table = s.button(widgets.PlainButton, say("table", nil), "C", s.onTable)
	s.sheet = s.button(widgets.PlainButton, say("print", nil), "P", s.onPrint)
	s.back = s.button(widgets.PlainButton, say("back", nil), "Esc", env.OnBack)
	title := widgets.NewColumn(0, page.Title(say("title", nil)), page.Soft(say("line", nil)))
	s.head = widgets.NewEnds(page.Wide.Gap, title, page.InRow(s.table, s.sheet, s.back))
	s.who = widgets.NewSelector(s.onWho, env.OnKey)
	s.when = widgets.NewSegments(s.onWhen, env.OnKey)
	s.by = widgets.NewSegments(s.onBy, env.OnKey)
	s.listScroll = container.NewVScroll(widgets.NewPage(mostWide, listPad, s.list))
	s.detailScroll = container.NewVScroll(widgets.NewPage(mostWide, detailPad, s.details))
	s.listCard, s.oneCard = page.Card(0, s.listScroll), page.Card(0, s.detailScroll)
	s.root = container.New(s, s.head, s.who, s.when, s.by, s.listCard, s.oneCard, s.foot)
	s.render()
	s.load()
	return s
}

func (s *Screen) button(kind widgets.ButtonKind, label, key string, tap func()) *widgets.Button {
	b := widgets.NewButton(kind, label, key, tap)
	b.OnKey = s.env.OnKey
	return b
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
	widgets.Enable(s.table, len(s.lines) > 0)
	widgets.Enable(s.sheet, len(s.lines) > 0)
	s.rows = nil
	var items []fyne.CanvasObject
	for i := range s.lines {
		row := widgets.NewFinding("", s.title(&s.lines[i]), s.note(&s.lines[i]), func() { s.choose(i) })
		row.OnKey, row.Chosen = s.env.OnKey, i == s.chosen
		s.rows = append(s.rows, row)
		items = append(items, row)
	}
	if len(items) == 0 {
		items = append(items, s.nothing())
	}
	s.list.SetItems(items...)
	s.listScroll.Content.Refresh()
	s.listScroll.ScrollToTop()
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
	args := words.Args{"percent": percent(c.Rate()), "right": fmt.Sprint(c.Right), "tries": fmt.Sprint(c.Tries), "answers": answers}
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

// lessonName is the title of a lesson; of one that is not here any more, its id.
func (s *Screen) lessonName(id string) string {
	for i := range s.env.Course.Lessons {
		if l := &s.env.Course.Lessons[i]; l.ID == id {
			return l.Title.In(s.env.Words.Language)
		}
	}
	if id == "" {
		return s.teller.say("noLesson", nil)
	}
	return id
}

// note is the second line of a row.
func (s *Screen) note(l *line) string { return s.counted(l.total) }

// Content returns what is put in the window.
func (s *Screen) Content() fyne.CanvasObject { return s.root }

// Name returns the name of the screen.
func (s *Screen) Name() string { return "results" }

// Says returns the status line.
func (s *Screen) Says() string { return s.foot.Text() }

// Close ends what runs in the background.
func (s *Screen) Close() { s.env.Work.Stop() }

// Parts returns the named parts: "who", "when", "by", "table", "print", "back", "list",
// "details" and "row-1".
func (s *Screen) Parts() []parts.Part {
	all := []parts.Part{
		parts.Whole("who", s.who), parts.Whole("when", s.when), parts.Whole("by", s.by), parts.Whole("table", s.table),
		parts.Whole("print", s.sheet), parts.Whole("back", s.back), parts.Whole("details", s.oneCard),
	}
	for i, r := range s.rows {
		all = append(all, parts.Whole(fmt.Sprintf("row-%d", i+1), r))
	}
	return all
}
