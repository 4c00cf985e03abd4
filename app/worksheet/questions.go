package worksheet

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"

	"terakoya/app/choices"
	"terakoya/app/print"
	"terakoya/app/setupscreen"
	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/lessons/quiz"
	"terakoya/widgets"
)

// question is one line of the questions.
type question struct {
	*setupscreen.Question
	kinds []Kind // those that it is asked for
	form  bool   // it is about how the sheet looks, and counts also with a code
}

// every are all kinds.
var every = []Kind{Lessons, Drills, Quiz}

// newQuestions makes the questions, in their order: how many exercises and how hard, then
// how the sheet looks.
func (s *Screen) newQuestions() {
	w := s.env.Words
	s.ask("count", []Kind{Drills, Quiz}, func() ([]string, int, string) {
		labels := make([]string, len(counts))
		for i, n := range counts {
			labels[i] = fmt.Sprint(n)
		}
		return labels, slices.Index(counts[:], s.choice.Count), ""
	}, func(c *Choice, i int) { c.Count = counts[i] })
	s.ask("level", []Kind{Drills, Quiz}, func() ([]string, int, string) {
		labels := make([]string, quiz.HardestLevel)
		for i := range labels {
			labels[i] = fmt.Sprint(i + 1)
		}
		return labels, s.choice.Level - 1, w.Say("quiz.level"+fmt.Sprint(s.choice.Level), nil)
	}, func(c *Choice, i int) { c.Level = i + 1 })
	s.newForm()
}

// newForm makes the questions of how the sheet looks.
func (s *Screen) newForm() {
	w := s.env.Words
	s.ask("language", every, func() ([]string, int, string) {
		labels := make([]string, len(lessons.Languages))
		for i, l := range lessons.Languages {
			labels[i] = choices.LanguageName(l)
		}
		return labels, slices.Index(lessons.Languages[:], s.choice.Language), ""
	}, func(c *Choice, i int) { c.Language = lessons.Languages[i] })
	s.questions[len(s.questions)-1].Answer.Font = languageFont
	s.ask("page", every, func() ([]string, int, string) {
		labels := make([]string, len(print.Pages))
		for i, p := range print.Pages {
			labels[i] = w.Say("paper."+p.String(), nil)
		}
		return labels, slices.Index(print.Pages[:], s.choice.Page), ""
	}, func(c *Choice, i int) { c.Page = print.Pages[i] })
	s.ask("pieces", every, func() ([]string, int, string) {
		labels := make([]string, len(sets))
		for i, set := range sets {
			labels[i] = w.Say("settings."+set.String(), nil)
		}
		return labels, slices.Index(sets, s.choice.Set), ""
	}, func(c *Choice, i int) { c.Set = sets[i] })
	s.ask("answers", every, func() ([]string, int, string) {
		labels := []string{w.Say("paper.with", nil), w.Say("paper.without", nil)}
		if s.choice.Alone {
			return labels, 1, ""
		}
		return labels, 0, w.Say("paper.withNote", nil)
	}, func(c *Choice, i int) { c.Alone = i == 1 })
}

// languageFont is the font in which a language is named: each has its own characters.
func languageFont(i int, bold bool) fyne.Resource {
	regular, heavy := words.Fonts(lessons.Languages[i])
	if bold {
		return theme.Font(heavy)
	}
	return theme.Font(regular)
}

// ask adds a question.
func (s *Screen) ask(key string, kinds []Kind, show func() ([]string, int, string), choose func(*Choice, int)) {
	q := &question{kinds: kinds, form: len(kinds) == len(every)}
	chosen := func(i int) {
		if q.form { // the questions stay those of a code
			choose(&s.choice, i)
			s.wish = s.choice
			s.renew()
			return
		}
		s.change(func(c *Choice) { choose(c, i) })
	}
	q.Question = setupscreen.NewQuestion(key, s.env.Words.Say("paper."+key, nil), show, chosen, s.env.OnKey)
	s.questions = append(s.questions, q)
}

// asked reports whether the question is asked of a kind.
func (q *question) asked(k Kind) bool { return slices.Contains(q.kinds, k) }

// render shows what is chosen now.
func (s *Screen) render() {
	w, k := s.env.Words, s.choice.Kind
	s.sheet.Dress()
	labels := make([]string, len(kindNames))
	for i := range labels {
		labels[i] = w.Say("paper."+Kind(i).String(), nil)
	}
	s.kinds.Set(labels, int(k))
	s.list.render(s.choice, s.code == "")
	for _, q := range s.questions {
		q.Render(q.form || s.code == "")
		for _, o := range q.Objects() {
			widgets.Show(o, q.asked(k))
		}
	}
	for _, o := range []fyne.CanvasObject{s.codeLabel, s.entry, s.other} {
		widgets.Show(o, k != Lessons)
	}
	if k == Drills {
		s.codeLabel.SetText(w.Say("paper.number", nil))
		s.entry.SetPlaceHolder("")
	} else {
		s.codeLabel.SetText(w.Say("paper.code", nil))
		s.entry.SetPlaceHolder(w.Say("quiz.codeLike", nil))
	}
	if s.fault.Color = widgets.ColorWrong; !s.blamed {
		s.fault.Color = widgets.ColorInkSoft
	}
	s.fault.SetText(s.wrong)
	widgets.Enable(s.save, s.ready || s.work.Running())
	s.preview.show(s.made, s.page, s.ready, s.about())
	s.Layout(nil, s.root.Size())
}

// about says what the sheet is: its pages and questions, and what is missing.
func (s *Screen) about() string {
	w := s.env.Words
	if !s.ready {
		return ""
	}
	text := w.Count("quiz.questions", len(s.made.sheet.Questions), nil)
	switch {
	case s.made.left > 0:
		text += " · " + w.Count("paper.left", s.made.left, nil)
	case s.made.short:
		text += " · " + w.Say("quiz.short", nil)
	}
	return w.Say("paper.pageOf", words.Args{"page": fmt.Sprint(s.page + 1), "pages": fmt.Sprint(s.made.layout.count())}) + "\n" + text
}
