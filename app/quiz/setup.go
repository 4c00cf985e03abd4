package quiz

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"

	"terakoya/app/slow"
	"terakoya/app/words"
	"terakoya/lessons/quiz"
	"terakoya/widgets"
)

// Setup is the choice of a quiz. The paper is made while the choice is made, so
// that its code can be told to others before it is begun.
type Setup struct {
	env    Env
	choice Choice
	seed   uint32
	paper  *quiz.Paper // nil while it is made, or if it cannot be
	coded  bool        // it is that of a code, not of the choice
	used   string      // the code, as it was written
	wrong  string      // why there is no paper, or what is wrong with a code
	wanted bool        // it is to begin as soon as it is made
	told   string      // what happened before, until something is chosen
	work   slow.Work

	sheet, list, head, foot *canvas.Rectangle // the grounds
	title, kept             *widgets.Paragraph
	all, met                *widgets.Tick
	chapters                []*widgets.Tick
	topics                  *container.Scroll
	questions               []*question
	sameLabel               *widgets.Paragraph
	entry                   *widgets.Entry
	use                     *widgets.Button
	fault                   *widgets.Paragraph
	card                    *codeCard
	cancel, start           *widgets.Button
	root                    *fyne.Container
}

// question is one setting: its name, the answers, and what the chosen one means.
type question struct {
	key    string // of its name, and of its part on the screen
	label  *widgets.Paragraph
	answer *widgets.Segments
	note   *widgets.Paragraph
	// show says what to offer, what is chosen and what that means.
	show func() (labels []string, chosen int, note string)
}

// NewSetup returns the screen with the last choice.
func NewSetup(env Env) *Setup {
	last, _ := env.Store.Setting(keyChoice)
	w := env.Words
	s := &Setup{
		env: env, choice: ParseChoice(last, env.Chapters), seed: env.Seed(), work: env.Work,
		sheet: &canvas.Rectangle{}, list: &canvas.Rectangle{}, head: &canvas.Rectangle{}, foot: &canvas.Rectangle{},
		title: widgets.NewParagraph(w.Say("quiz.title", nil)), kept: widgets.NewParagraph(w.Say("play.kept", nil)),
		sameLabel: widgets.NewParagraph(w.Say("quiz.same", nil)), entry: widgets.NewEntry(), fault: widgets.NewParagraph(""),
	}
	if s.choice.Scope == Met && len(env.Met) == 0 {
		s.choice.Scope = All // another learner's, or all was reset
	}
	s.title.Bold, s.title.TextSize, s.title.Leading = true, fynetheme.SizeNameHeadingText, 1.3
	s.kept.TextSize, s.kept.Color = widgets.SizeSmall, widgets.ColorInkSoft
	s.fault.TextSize, s.fault.Color, s.fault.Leading = widgets.SizeSmall, widgets.ColorWrong, 1.3
	s.newTopics()
	s.newQuestions()
	s.entry.SetPlaceHolder(w.Say("quiz.codeLike", nil))
	s.entry.OnDone, s.entry.OnKey = s.onCode, env.OnKey
	s.use = widgets.NewButton(widgets.PlainButton, w.Say("quiz.use", nil), "C", s.onCode)
	s.card = newCodeCard(env)
	s.cancel = widgets.NewButton(widgets.PlainButton, w.Say("play.cancel", nil), "Esc", env.Home)
	s.start = widgets.NewButton(widgets.MainButton, w.Say("quiz.start", nil), "Enter", s.onStart)
	for _, b := range []*widgets.Button{s.use, s.cancel, s.start} {
		b.OnKey = env.OnKey
	}
	s.root = container.New(s, s.objects()...)
	s.render()
	s.make()
	return s
}

func (s *Setup) objects() []fyne.CanvasObject {
	all := []fyne.CanvasObject{s.sheet, s.list, s.head, s.foot, s.title, s.kept, s.topics}
	for _, q := range s.questions {
		all = append(all, q.label, q.answer, q.note)
	}
	return append(all, s.sameLabel, s.entry, s.use, s.fault, s.card.root, s.cancel, s.start)
}

func (s *Setup) newQuestions() {
	w := s.env.Words
	s.ask("length", func() ([]string, int, string) {
		var labels []string
		for _, l := range lengths {
			key, n := "quiz.countShort", l.count
			if l.minutes > 0 {
				key, n = "quiz.minutesShort", l.minutes
			}
			labels = append(labels, w.Say(key, words.Args{"count": fmt.Sprint(n)}))
		}
		note := w.Say("quiz.anyTime", nil)
		if s.choice.Minutes > 0 {
			note = w.Say("quiz.clock", words.Args{"count": fmt.Sprint(2 * s.choice.Minutes)})
		}
		return labels, s.choice.length(), note
	}, func(i int) { s.choice.Count, s.choice.Minutes = lengths[i].count, lengths[i].minutes })
	s.ask("level", func() ([]string, int, string) {
		var labels []string
		for l := range quiz.HardestLevel {
			labels = append(labels, fmt.Sprint(l+1))
		}
		return labels, s.choice.Level - 1, w.Say("quiz.level"+fmt.Sprint(s.choice.Level), nil)
	}, func(i int) { s.choice.Level = i + 1 })
	s.ask("kind", func() ([]string, int, string) {
		labels := []string{w.Say("quiz.mixed", nil), w.Say("quiz.court", nil)}
		if s.choice.Court {
			return labels, 1, w.Say("quiz.courtNote", nil)
		}
		return labels, 0, w.Say("quiz.mixedNote", nil)
	}, func(i int) { s.choice.Court = i == 1 })
}

func (s *Setup) ask(key string, show func() ([]string, int, string), choose func(int)) {
	q := &question{key: key, label: widgets.NewParagraph(s.env.Words.Say("quiz."+key, nil)), note: widgets.NewParagraph(""), show: show}
	q.note.TextSize, q.note.Color, q.note.Leading = widgets.SizeSmall, widgets.ColorInkSoft, 1.3
	q.answer = widgets.NewSegments(func(i int) { choose(i); s.chosen() }, s.TypedKey)
	s.questions = append(s.questions, q)
}

// chosen is called when the choice has changed: it takes the place of a code.
func (s *Setup) chosen() {
	s.coded, s.used, s.told = false, "", ""
	s.entry.SetText("")
	s.render()
	s.make()
}

func (s *Setup) render() {
	fill(s.sheet, widgets.ColorSurface, widgets.ColorLine, 1, sheetCorner)
	fill(s.list, fynetheme.ColorNameBackground, widgets.ColorTransparent, 0, 0)
	fill(s.head, widgets.ColorLine, widgets.ColorTransparent, 0, 0)
	fill(s.foot, widgets.ColorLine, widgets.ColorTransparent, 0, 0)
	s.all.SetOn(!s.coded && s.choice.Scope == All)
	s.met.SetOn(!s.coded && s.choice.Scope == Met)
	for i, t := range s.chapters {
		t.SetOn(!s.coded && s.choice.Scope == Some && slices.Contains(s.choice.Chapters, s.env.Chapters[i].Slug))
	}
	for _, q := range s.questions {
		labels, chosen, note := q.show()
		if s.coded {
			chosen, note = -1, ""
		}
		q.answer.Set(labels, chosen)
		q.note.SetText(note)
	}
	s.fault.SetText(cmp.Or(s.wrong, s.told))
	s.card.set(s.paper, s.coded)
	if s.card.root.Show(); s.wrong != "" {
		s.card.root.Hide()
	}
	s.Layout(nil, s.root.Size())
}

// make makes the paper of the choice.
func (s *Setup) make() {
	request, seed := s.choice.request(s.env.Chapters, s.env.Met), s.seed
	if s.choice.Scope == Met && len(request.Topics) == 0 {
		s.made(nil, quiz.ErrNothing)
		return
	}
	s.paper, s.wrong = nil, ""
	s.work.Run(func(context.Context) func() {
		p, err := s.env.Bank.Set(request, seed)
		return func() { s.made(p, err) }
	})
}

// made takes over a paper, or why there is none.
func (s *Setup) made(p *quiz.Paper, err error) {
	s.paper, s.wrong = p, ""
	if err != nil {
		s.paper, s.wrong = nil, faultText(s.env.Words, err)
	}
	begin := s.wanted && p != nil
	if s.wanted = false; begin {
		s.onStart()
		return
	}
	s.render()
}

// onCode makes the paper of the code that is written, and begins it when it has
// been made before.
func (s *Setup) onCode() {
	code := s.entry.Text
	if code == "" || code == s.used {
		s.onStart()
		return
	}
	s.paper, s.wrong = nil, ""
	s.work.Run(func(context.Context) func() {
		p, err := s.env.Bank.Read(code)
		return func() {
			if s.coded = err == nil; s.coded {
				s.used = code
			}
			s.made(p, err)
		}
	})
}

// onStart begins the paper, or does so once it is made. A code that is written
// comes first.
func (s *Setup) onStart() {
	if code := s.entry.Text; code != "" && code != s.used {
		s.wanted = true
		s.onCode()
		return
	}
	if s.paper == nil {
		s.wanted = s.work.Running()
		return
	}
	if !s.coded {
		s.env.Kept(s.env.Store.SetSetting(keyChoice, s.choice.String()))
	}
	s.env.begin(s.paper)
}

// Choice returns what is chosen now.
func (s *Setup) Choice() Choice { return s.choice }

// Content returns what is put in the window.
func (s *Setup) Content() fyne.CanvasObject { return s.root }

// Close ends what is still being made.
func (s *Setup) Close() { s.work.Stop() }

// TypedKey handles the keys of the screen.
func (s *Setup) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		s.onStart()
	case fyne.KeyEscape:
		s.env.Home()
	case fyne.KeyC:
		if c := fyne.CurrentApp().Driver().CanvasForObject(s.entry); c != nil {
			fyne.Do(func() { c.Focus(s.entry) }) // not before the letter of the key has come
		}
	}
}
