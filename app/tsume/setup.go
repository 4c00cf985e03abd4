package tsume

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/page"
	"terakoya/app/setupscreen"
	"terakoya/app/slow"
	"terakoya/app/words"
	"terakoya/lessons/problem"
	"terakoya/lessons/problem/solving"
	"terakoya/widgets"
)

// Setup is the choice of a set of problems.
type Setup struct {
	env    Env
	choice Choice
	tally  Tally
	waits  bool // it is to begin once the themes are known
	work   slow.Work

	sheet         *setupscreen.Sheet
	themes        []*themeRow
	list          *container.Scroll
	questions     []*setupscreen.Question
	found         *widgets.Paragraph // how many problems there are of the choice
	record        *widgets.Card
	cancel, start *widgets.Button
	rest          *setupscreen.Rest
	root          *fyne.Container
}

// NewSetup returns the screen with the last choice.
func NewSetup(env Env) *Setup {
	w := env.Words
	s := &Setup{
		env: env, choice: ParseChoice(env.Last), tally: env.Tally(), work: env.background(),
		found: widgets.NewParagraph(""),
	}
	s.found.Bold = true
	s.newThemes()
	s.newQuestions()
	s.record = s.newRecord()
	s.cancel = widgets.NewButton(widgets.PlainButton, w.Say("play.cancel", nil), "Esc", env.Leave)
	s.start = widgets.NewButton(widgets.MainButton, w.Say("tsume.begin", nil), "Enter", s.onStart)
	for _, b := range []*widgets.Button{s.cancel, s.start} {
		b.OnKey = env.OnKey
	}
	s.sheet = setupscreen.New(w.Say("tsume.title", nil), w.Say("play.kept", nil), s.start, s.cancel)
	s.root = container.New(s, s.objects()...)
	s.render()
	s.learn()
	return s
}

func (s *Setup) objects() []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, q := range s.questions {
		all = append(all, q.Objects()...)
	}
	s.rest = setupscreen.NewRest(s.layRight, append(all, s.found)...)
	return s.sheet.Around(s.list, s.record, s.rest.Scroll)
}

func (s *Setup) newThemes() {
	column := widgets.NewColumn(themeGap)
	for _, key := range themes {
		r := newThemeRow(key, func() { s.onTheme(key) })
		s.themes = append(s.themes, r)
		column.Items = append(column.Items, r)
	}
	s.list = container.NewVScroll(column)
}

// learn finds the themes of the problems, which takes a second or two.
func (s *Setup) learn() {
	if s.env.Library.Known() {
		return
	}
	read := s.env.Library.Read()
	s.work.Run(func(ctx context.Context) func() {
		themes := read(ctx)
		return func() {
			s.env.Library.Know(themes)
			s.render()
			if s.waits {
				s.onStart()
			}
		}
	})
}

func (s *Setup) newQuestions() {
	w := s.env.Words
	s.ask("length", func() ([]string, int, string) {
		var labels []string
		for _, n := range lengths {
			labels = append(labels, lengthName(w, n))
		}
		return labels, slices.Index(lengths, s.choice.Length), w.Say("tsume.lengthNote", nil)
	}, func(i int) { s.choice.Length = lengths[i] })
	s.ask("level", func() ([]string, int, string) {
		var labels []string
		for _, l := range levels {
			labels = append(labels, w.Say("tsume.level."+l.String(), nil))
		}
		return labels, slices.Index(levels, s.choice.Level), w.Say("tsume.levelNote", nil)
	}, func(i int) { s.choice.Level = levels[i] })
	s.ask("count", func() ([]string, int, string) {
		var labels []string
		for _, n := range counts[:len(counts)-1] {
			labels = append(labels, fmt.Sprint(n))
		}
		note := w.Say("tsume.again", nil)
		if s.choice.Count == 0 {
			note = w.Say("tsume.endlessNote", nil)
		}
		return append(labels, w.Say("tsume.endless", nil)), slices.Index(counts, s.choice.Count), note
	}, func(i int) { s.choice.Count = counts[i] })
	s.askTwo("clock", func() *bool { return &s.choice.Timed })
	s.askTwo("bottom", func() *bool { return &s.choice.Turned })
}

func (s *Setup) ask(key string, show func() ([]string, int, string), choose func(int)) {
	chosen := func(i int) { choose(i); s.chosen() }
	s.questions = append(s.questions, setupscreen.NewQuestion(key, s.env.Words.Say("tsume.ask."+key, nil), show, chosen, s.TypedKey))
}

// askTwo asks for one of two answers, the second of which is "on".
func (s *Setup) askTwo(key string, on func() *bool) {
	w := s.env.Words
	s.ask(key, func() ([]string, int, string) {
		chosen := 0
		if *on() {
			chosen = 1
		}
		return []string{w.Say("tsume."+key+"Off", nil), w.Say("tsume."+key+"On", nil)}, chosen, ""
	}, func(i int) { *on() = i == 1 })
}

// lengthName is what a length is called; that of all lengths is 0.
func lengthName(w *words.Words, plies int) string {
	if plies == 0 {
		return w.Say("tsume.mixed", nil)
	}
	return w.Say("tsume.plies", words.Args{"plies": fmt.Sprint(plies)})
}

// newRecord is the card of what was solved before, by length.
func (s *Setup) newRecord() *widgets.Card {
	w := s.env.Words
	rows := widgets.NewColumn(recordGap, page.Lead(w.Say("tsume.record", nil)))
	for _, n := range problem.Lengths {
		first, all := s.tally.First[n], s.tally.All[n]
		rows.Items = append(rows.Items, widgets.NewShare(lengthName(w, n), fmt.Sprintf("%d / %d", first, all), float32(first)/float32(max(1, all)), 0, false))
	}
	return page.Card(recordPad, rows)
}

// chosen is called when the choice has changed.
func (s *Setup) chosen() {
	s.waits = false
	s.render()
}

func (s *Setup) onTheme(key string) {
	s.choice.Theme = key
	s.chosen()
}

// showTheme shows a theme, with how many problems of it there are, once that is known.
func (s *Setup) showTheme(r *themeRow) {
	count, c := "", s.choice
	if c.Theme = r.theme; s.settled(c) {
		count = fmt.Sprint(len(s.wanted(c)))
	}
	r.set(s.env.Words.Say("tsume.theme."+keyOf(r.theme), nil), count, r.theme == s.choice.Theme)
}

// keyOf is the word by which messages know a theme of the choice.
func keyOf(theme string) string {
	if theme == "" {
		return "any"
	}
	return theme
}

func (s *Setup) render() {
	s.sheet.Dress()
	for _, r := range s.themes {
		s.showTheme(r)
	}
	for _, q := range s.questions {
		q.Render(true)
	}
	s.found.SetText(s.Says())
	widgets.Enable(s.start, s.ready())
	s.start.Refresh()
	s.Layout(nil, s.root.Size())
}

// ready reports whether the choice can be begun, now or once the themes are known.
func (s *Setup) ready() bool {
	return !s.settled(s.choice) || s.choice.endless() || len(s.wanted(s.choice)) > 0
}

// wanted returns the problems of a choice that are there.
func (s *Setup) wanted(c Choice) []problem.Mate { return s.env.Library.Find(c, s.tally) }

// settled reports whether it is known which problems a choice has.
func (s *Setup) settled(c Choice) bool {
	return c.Theme == "" || c.Theme == Missed || s.env.Library.Known()
}

// onStart begins the set, or does so once the themes are known.
func (s *Setup) onStart() {
	if !s.ready() {
		return
	}
	if s.waits = !s.settled(s.choice); s.waits {
		s.render()
		return
	}
	s.env.Remember(s.choice.String())
	s.env.Last = s.choice.String()
	begin(s.env, s.choice)
}

// begin draws a set of a choice and shows it.
func begin(env Env, c Choice) {
	all, draw := env.Library.Find(c, env.Tally()), rand.New(rand.NewPCG(env.Seed(), 0))
	draw.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	if c.Count > 0 {
		all = all[:min(len(all), c.Count)]
	}
	env.Show(NewDesk(env, c, solving.NewSet(all, c.endless())))
}
