package tsume

import (
	"fmt"

	"fyne.io/fyne/v2"

	"terakoya/app/page"
	"terakoya/app/parts"
	"terakoya/app/words"
	"terakoya/lessons/problem/solving"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// Summary is what came of a set of problems.
type Summary struct {
	env    Env
	choice Choice
	set    *solving.Set
	sum    solving.Sum

	again, other, home *widgets.Button
	page               *page.Page
}

// summaryShape is that of the page.
var summaryShape = page.Shape{Width: page.Narrow.Width, Edge: 28, Gap: summaryGap}

// Lengths of the summary, in units.
const (
	summaryGap = 20
	summaryPad = 22
	badgeSide  = 52
	tileLeast  = 170
)

// NewSummary returns the end of a set of a choice.
func NewSummary(env Env, c Choice, set *solving.Set) *Summary {
	w := env.Words
	s := &Summary{env: env, choice: c, set: set, sum: set.Sum()}
	s.again = widgets.NewButton(widgets.MainButton, w.Say("tsume.more", nil), "Enter", s.onAgain)
	s.other = widgets.NewButton(widgets.PlainButton, w.Say("tsume.choose", nil), "N", s.onOther)
	back := env.Back
	if back == "" {
		back = w.Say("play.home", nil)
	}
	s.home = widgets.NewButton(widgets.PlainButton, back, "Esc", env.Leave)
	for _, b := range []*widgets.Button{s.again, s.other, s.home} {
		b.OnKey = env.OnKey
	}
	s.page = page.NewTelling(summaryShape, page.Title(w.Say("tsume.summary", nil)), s.total(), s.table())
	s.page.Tell(s.sumText())
	return s
}

func (s *Summary) sumText() string {
	return s.env.Words.Count("tsume.sum", s.sum.All, words.Args{"first": fmt.Sprint(s.sum.First)})
}

// total is the card of the set as a whole, with what can be done now.
func (s *Summary) total() fyne.CanvasObject {
	sign := pieceart.Right
	if s.sum.First < s.sum.All {
		sign = pieceart.Other
	}
	texts := widgets.NewColumn(summaryPad/4, page.Heading(s.sumText()))
	for _, line := range s.lines() {
		texts.Items = append(texts.Items, page.Soft(line))
	}
	head := widgets.NewBeside(summaryGap, widgets.NewBadge(sign, badgeSide), texts)
	head.Middle = true
	rows := widgets.NewColumn(buttonGap, s.again)
	pair := widgets.NewTiles(buttonGap, tileLeast)
	pair.Add(s.other)
	pair.Add(s.home)
	rows.Items = append(rows.Items, pair)
	return page.Card(summaryPad, widgets.NewColumn(summaryGap, head, rows))
}

// lines say what else came of the set.
func (s *Summary) lines() []string {
	w, sum := s.env.Words, s.sum
	var all []string
	if sum.Help > 0 {
		all = append(all, w.Count("tsume.withHelp", sum.Help, nil))
	}
	if sum.Given > 0 {
		all = append(all, w.Count("tsume.wereShown", sum.Given, nil))
	}
	if sum.Mended > 0 {
		all = append(all, w.Count("tsume.mended", sum.Mended, nil))
	}
	if s.choice.Timed {
		all = append(all, w.Say("tsume.times", words.Args{"time": words.Clock(sum.Took), "slowest": words.Clock(sum.Slowest)}))
	}
	return all
}

// table lists the problems in the order asked.
func (s *Summary) table() fyne.CanvasObject {
	w := s.env.Words
	head := []string{w.Say("tsume.column.number", nil), w.Say("tsume.column.problem", nil), w.Say("tsume.column.how", nil)}
	if s.choice.Timed {
		head = append(head, w.Say("tsume.column.time", nil))
	}
	var rows [][]string
	for i, r := range s.set.Results() {
		name := lengthName(w, r.Length)
		if r.Again {
			name = w.Say("tsume.column.again", words.Args{"problem": name})
		}
		row := []string{fmt.Sprint(i + 1), name, w.Say("tsume.how."+howKey(r.How), nil)}
		if s.choice.Timed {
			row = append(row, words.Clock(r.Took))
		}
		rows = append(rows, row)
	}
	return page.Card(summaryPad, widgets.NewTable(head, rows))
}

// onAgain begins another set of the same choice.
func (s *Summary) onAgain() {
	if len(s.env.Library.Find(s.choice, s.env.Tally())) == 0 && !s.choice.endless() { // all that were missed are solved
		s.onOther()
		return
	}
	begin(s.env, s.choice)
}

func (s *Summary) onOther() { s.env.Show(NewSetup(s.env)) }

// Name returns the name of the screen.
func (s *Summary) Name() string { return "mates-summary" }

// Says returns how many were solved.
func (s *Summary) Says() string { return s.page.Says() }

// Content returns what is put in the window.
func (s *Summary) Content() fyne.CanvasObject { return s.page.Content() }

// Parts returns the named parts: "main" begins another set, "other" chooses, "home".
func (s *Summary) Parts() []parts.Part {
	return []parts.Part{parts.Whole("main", s.again), parts.Whole("other", s.other), parts.Whole("home", s.home)}
}

// Keys lists the keys of the screen with their messages.
func (s *Summary) Keys() [][2]string {
	return [][2]string{
		{"Enter", "keys.enter"}, {"N", "tsume.choose"}, {"↑ ↓", "keys.scroll"}, {"F11", "keys.full"}, {"Esc", "keys.closeForm"},
	}
}

// TypedKey handles the keys of the screen.
func (s *Summary) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		s.onAgain()
	case fyne.KeyN:
		s.onOther()
	case fyne.KeyEscape:
		s.env.Leave()
	case fyne.KeySpace:
		s.page.TypedKey(&fyne.KeyEvent{Name: fyne.KeyPageDown})
	default:
		s.page.TypedKey(e)
	}
}
