package results

import (
	"context"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"terakoya/app/page"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/widgets"
)

// mostMisses is how many wrong answers of a line are told: the commonest.
const mostMisses = 40

// told is a wrong answer in words, with what it was given to.
type told struct {
	question, answer string
	times            int
}

// choose takes another line.
func (s *Screen) choose(i int) {
	if i < 0 || i >= len(s.lines) || i == s.chosen {
		return
	}
	if s.chosen < len(s.rows) {
		s.rows[s.chosen].Choose(false)
	}
	s.chosen = i
	s.rows[i].Choose(true)
	widgets.Reveal(s.listScroll, s.rows[i])
	s.tellLine()
}

// tellLine shows the chosen line beside the list: at once how it went, and the wrong
// answers as soon as their questions are found.
func (s *Screen) tellLine() {
	widgets.Show(s.oneCard, len(s.lines) > 0)
	if len(s.lines) == 0 {
		return
	}
	l := s.lines[s.chosen]
	s.foot.SetText(s.teller.say("line-status", words.Args{"title": s.title(&l), "counted": s.counted(l.total)}))
	s.showDetails(&l, []fyne.CanvasObject{page.Soft(s.teller.say("finding", nil))})
	s.env.Work.Run(func(context.Context) func() {
		all := s.tell(l.misses())
		return func() { s.showDetails(&l, s.wrongs(all)) }
	})
}

// tell finds what wrong answers were given to. It may run in the background.
func (s *Screen) tell(misses []miss) (all []told) {
	for _, m := range misses[:min(len(misses), mostMisses)] {
		step := s.env.Step(m.lesson, m.Origin)
		next := told{s.question(m, step), s.teller.tried(step, m.Wrong), m.Times}
		same := func(t told) bool { return t.question == next.question && t.answer == next.answer }
		if i := slices.IndexFunc(all, same); i >= 0 { // kept in a lesson and in a quiz
			all[i].times += next.times
			continue
		}
		all = append(all, next)
	}
	slices.SortStableFunc(all, func(a, b told) int { return b.times - a.times })
	return all
}

// question is what was asked.
func (s *Screen) question(m miss, step *lessons.Step) string {
	if step == nil {
		return s.teller.say("gone", words.Args{"question": m.Origin.String()})
	}
	return strings.ReplaceAll(s.env.Words.Told(step, step.Text), "\n", " ")
}

// showDetails shows a line, and below it what is given.
func (s *Screen) showDetails(l *line, below []fyne.CanvasObject) {
	items := []fyne.CanvasObject{widgets.NewColumn(2, page.Heading(s.title(l)), page.Soft(s.counted(l.total)))}
	if l.total.Tries > 0 {
		bar := widgets.NewBar(s.teller.say("first", nil), s.teller.say("percent", words.Args{"percent": percent(l.total.Rate())}), float32(l.total.Rate()))
		bar.Note = noteWide
		items = append(items, bar)
	}
	s.details.SetItems(append(items, below...)...)
	s.detailScroll.Content.Refresh()
	s.detailScroll.ScrollToTop()
}

// wrongs lists wrong answers below the questions that they were given to.
func (s *Screen) wrongs(all []told) (items []fyne.CanvasObject) {
	if len(all) == 0 {
		return []fyne.CanvasObject{page.Soft(s.teller.say("noWrong", nil))}
	}
	items = append(items, page.Lead(s.teller.say("wrong", nil)))
	most := all[0].times
	for _, group := range byQuestion(all) {
		column := widgets.NewColumn(barsGap, widgets.NewParagraph(group[0].question))
		for _, t := range group {
			bar := widgets.NewBar(t.answer, s.env.Words.Count("results.times", t.times, nil), float32(t.times)/float32(most))
			bar.Note, bar.Label = noteWide, answerShare
			column.Items = append(column.Items, bar)
		}
		items = append(items, widgets.NewRule(), column)
	}
	return items
}

// byQuestion puts answers to the same question beside each other; the question with the
// commonest wrong answer stays first.
func byQuestion(all []told) (groups [][]told) {
	at := map[string]int{}
	for _, t := range all {
		i, known := at[t.question]
		if !known {
			i = len(groups)
			at[t.question] = i
			groups = append(groups, nil)
		}
		groups[i] = append(groups[i], t)
	}
	return groups
}
