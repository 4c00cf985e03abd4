package results

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/page"
	"terakoya/app/parts"
	"terakoya/app/saving"
	"terakoya/lessons/classroom"
	"terakoya/widgets"
)

// account says what a page tells of its lines.
type account interface {
	title(*line) string // what a line is called
	note(*line) string  // how it went
	sub() string        // below the title of the printed page
}

// labels are the name of the files that a page proposes, and the messages of its own.
type labels struct{ file, title, line, share, back string }

// findings is what both pages of results have: lines in a list, beside it what was
// answered in the chosen one, and the ways to take all of it along.
type findings struct {
	env    Env
	of     account
	labels labels
	teller teller
	report classroom.Report
	lines  []line
	chosen int
	card   *saving.Card // that asks for a path; nil if none was

	head              *widgets.Ends
	table, sheet      *widgets.Button
	back              *widgets.Button
	rows              []*widgets.Finding
	column            *widgets.Column
	listScroll        *container.Scroll
	details           *widgets.Column
	detailScroll      *container.Scroll
	listCard, oneCard *widgets.Card
	foot              *widgets.Foot
	root              *fyne.Container
}

// newFindings makes the parts, which open puts together.
func newFindings(env Env, of account, l labels) findings {
	return findings{
		env: env, of: of, labels: l, teller: teller{env.Words},
		foot: widgets.NewFoot(), column: widgets.NewColumn(listGap), details: widgets.NewColumn(detailGap),
	}
}

// open puts the parts together, with those of the page itself.
func (s *findings) open(layout fyne.Layout, own ...fyne.CanvasObject) {
	say := s.teller.say
	s.table = s.button(widgets.PlainButton, say("table", nil), "C", s.onTable)
	s.sheet = s.button(widgets.PlainButton, say("print", nil), "P", s.onPrint)
	s.back = s.button(widgets.PlainButton, say(s.labels.back, nil), "Esc", s.env.OnBack)
	title := widgets.NewColumn(0, page.Title(say(s.labels.title, nil)), page.Soft(say(s.labels.line, nil)))
	s.head = widgets.NewEnds(page.Wide.Gap, title, page.InRow(s.table, s.sheet, s.back))
	s.listScroll = container.NewVScroll(widgets.NewPage(mostWide, listPad, s.column))
	s.detailScroll = container.NewVScroll(widgets.NewPage(mostWide, detailPad, s.details))
	s.listCard, s.oneCard = page.Card(0, s.listScroll), page.Card(0, s.detailScroll)
	all := append([]fyne.CanvasObject{s.head}, own...)
	s.root = container.New(layout, append(all, s.listCard, s.oneCard, s.foot)...)
}

func (s *findings) button(kind widgets.ButtonKind, label, key string, tap func()) *widgets.Button {
	b := widgets.NewButton(kind, label, key, tap)
	b.OnKey = s.env.OnKey
	return b
}

// list shows the lines anew; where there are none, what stands there instead.
func (s *findings) list(nothing fyne.CanvasObject) {
	widgets.Enable(s.table, len(s.lines) > 0)
	widgets.Enable(s.sheet, len(s.lines) > 0)
	s.rows = nil
	var items []fyne.CanvasObject
	for i := range s.lines {
		row := widgets.NewFinding("", s.of.title(&s.lines[i]), s.of.note(&s.lines[i]), func() { s.choose(i) })
		row.OnKey, row.Chosen = s.env.OnKey, i == s.chosen
		s.rows = append(s.rows, row)
		items = append(items, row)
	}
	if len(items) == 0 {
		items = append(items, nothing)
	}
	s.column.SetItems(items...)
	s.listScroll.Content.Refresh()
	s.listScroll.ScrollToTop()
}

// lessonName is the title of a lesson; of one that is not here any more, its id.
func (s *findings) lessonName(id string) string {
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

// Content returns what is put in the window.
func (s *findings) Content() fyne.CanvasObject { return s.root }

// Close ends what runs in the background.
func (s *findings) Close() { s.env.Work.Stop() }

// Parts returns the named parts of both pages.
func (s *findings) Parts() []parts.Part {
	all := []parts.Part{
		parts.Whole("table", s.table), parts.Whole("print", s.sheet), parts.Whole("back", s.back), parts.Whole("details", s.oneCard),
	}
	for i, r := range s.rows {
		all = append(all, parts.Whole(fmt.Sprintf("row-%d", i+1), r))
	}
	return all
}
