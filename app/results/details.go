package results

import (
	"context"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"terakoya/app/page"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/lessons/quiz"
	"terakoya/widgets"
)

// mostMisses is how many wrong answers of a line are told: the commonest.
const mostMisses = 40

// told is a wrong answer in words, with what it was given to.
type told struct {
	question, answer string
	times            int
	hands            bool // of a class
}

// choose takes another line.
func (s *findings) choose(i int) {
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
func (s *findings) tellLine() {
	widgets.Show(s.oneCard, len(s.lines) > 0)
	if len(s.lines) == 0 {
		return
	}
	l := &s.lines[s.chosen]
	s.foot.SetText(s.teller.say("line-status", words.Args{"title": s.of.title(l), "counted": s.of.note(l)}))
	s.showDetails(l, []fyne.CanvasObject{page.Soft(s.teller.say("finding", nil))})
	s.env.Work.Run(func(context.Context) func() {
		all := s.tell(l.misses())
		return func() { s.showDetails(l, s.wrongs(l, all)) }
	})
}

// tell finds what wrong answers were given to. It may run in the background.
func (s *findings) tell(misses []miss) (all []told) {
	for _, m := range misses[:min(len(misses), mostMisses)] {
		step := s.env.Step(m.lesson, m.Origin)
		next := told{s.question(m.Origin, step), s.teller.tried(step, m.Wrong), m.Times, m.hands}
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
func (s *findings) question(o quiz.Origin, step *lessons.Step) string {
	if step == nil {
		return s.teller.say("gone", words.Args{"question": o.String()})
	}
	return strings.ReplaceAll(s.env.Words.Told(step, step.Text), "\n", " ")
}

// showDetails shows a line, and below it what is given.
func (s *findings) showDetails(l *line, below []fyne.CanvasObject) {
	items := []fyne.CanvasObject{widgets.NewColumn(2, page.Heading(s.of.title(l)), page.Soft(s.of.note(l)))}
	if l.total.Tries > 0 {
		bar := widgets.NewBar(s.teller.say(s.labels.share, nil), s.rate(l), float32(l.total.Rate()))
		bar.Note, bar.Label = noteWide, answerShare
		items = append(items, bar)
	}
	s.details.SetItems(append(items, below...)...)
	s.detailScroll.Content.Refresh()
	s.detailScroll.ScrollToTop()
}

// wrongs lists wrong answers below the questions that they were given to, and what was
// voted for that the question does not offer.
func (s *findings) wrongs(l *line, all []told) (items []fyne.CanvasObject) {
	switch {
	case len(all) > 0 && l.total.Answers == 0:
		items = append(items, page.Lead(s.teller.say("class-fouls", nil)))
	case len(all) > 0:
		items = append(items, page.Lead(s.teller.say("wrong", nil)))
	case l.total.Tries > 0:
		items = append(items, page.Soft(s.teller.say("noWrong", nil)))
	}
	if len(all) == 0 && l.slide != nil {
		items = append(items, widgets.NewParagraph(s.question(l.slide.Slide.Origin, l.slide.Slide.Step)))
	}
	for _, group := range byQuestion(all) {
		items = append(items, widgets.NewRule(), s.bars(group, all[0].times, widgets.NewParagraph(group[0].question)))
	}
	if spoken := l.spoken(); len(spoken) > 0 {
		most := slices.MaxFunc(spoken, func(a, b told) int { return a.times - b.times }).times
		items = append(items, widgets.NewRule(), s.bars(spoken, most, page.Lead(s.teller.say("class-hands", nil))))
	}
	return items
}

// bars are answers with how often each was given, of the most there are; something
// stands above them.
func (s *findings) bars(all []told, most int, above fyne.CanvasObject) fyne.CanvasObject {
	column := widgets.NewColumn(barsGap, above)
	for _, t := range all {
		bar := widgets.NewBar(t.answer, s.times(t), float32(t.times)/float32(most))
		bar.Note, bar.Label = noteWide, answerShare
		column.Items = append(column.Items, bar)
	}
	return column
}

// times says how often something was answered.
func (s *findings) times(t told) string {
	if t.hands {
		return s.env.Words.Count("present.hands", t.times, nil)
	}
	return s.env.Words.Count("results.times", t.times, nil)
}

// rate is the share of a line that was right; empty where nothing counts for it.
func (s *findings) rate(l *line) string {
	if l.total.Tries == 0 {
		return ""
	}
	return s.teller.say("percent", words.Args{"percent": words.Percent(l.total.Rate())})
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
