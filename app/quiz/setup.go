package quiz

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/setupscreen"
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
	wish   Choice // what was chosen, also of what is not there for now
	seed   uint32
	paper  *quiz.Paper // nil while it is made, or if it cannot be
	coded  bool        // it is that of a code, not of the choice
	used   string      // the code, as it was written
	read   string      // the code that was read last; empty once something is chosen
	wrong  string      // why there is no paper, or what is wrong with a code
	wanted bool        // it is to begin as soon as it is made
	told   string      // what happened before, until something is chosen
	work   slow.Work

	sheet         *setupscreen.Sheet
	all, met      *widgets.Tick
	chapters      []*widgets.Tick
	ticks         map[string]*widgets.Tick // all that were listed, by slug
	caption       *widgets.Paragraph
	column        *widgets.Column
	topics        *container.Scroll
	questions     []*setupscreen.Question
	sameLabel     *widgets.Paragraph
	entry         *widgets.Entry
	use           *widgets.Button
	fault         *widgets.Paragraph
	card          *codeCard
	cancel, start *widgets.Button
	rest          *setupscreen.Rest
	root          *fyne.Container
}

// NewSetup returns the screen with the last choice.
func NewSetup(env Env) *Setup {
	last, _ := env.Store.Setting(keyChoice)
	w := env.Words
	s := &Setup{
		env: env, choice: ParseChoice(last, env.Chapters), seed: env.Seed(), work: env.Work,
		sameLabel: widgets.NewParagraph(w.Say("quiz.same", nil)), entry: widgets.NewEntry(), fault: widgets.NewParagraph(""),
	}
	s.wish = s.choice
	s.settle()
	s.fault.TextSize, s.fault.Color, s.fault.Leading = widgets.SizeSmall, widgets.ColorWrong, 1.3
	s.newTopics()
	s.listTopics()
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
	s.sheet = setupscreen.New(w.Say("quiz.title", nil), w.Say("play.kept", nil), s.start, s.cancel)
	s.root = container.New(s, s.objects()...)
	s.render()
	s.make()
	return s
}

func (s *Setup) objects() []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, q := range s.questions {
		all = append(all, q.Objects()...)
	}
	s.rest = setupscreen.NewRest(s.layRight, append(all, s.sameLabel, s.entry, s.use, s.fault, s.card.root)...)
	return s.sheet.Around(s.topics, s.rest.Scroll)
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
	chosen := func(i int) { choose(i); s.chosen() }
	s.questions = append(s.questions, setupscreen.NewQuestion(key, s.env.Words.Say("quiz."+key, nil), show, chosen, s.TypedKey))
}

// chosen is called when the choice has changed: it takes the place of a code.
func (s *Setup) chosen() {
	s.coded, s.used, s.read, s.told = false, "", "", ""
	s.wish = s.choice
	s.entry.SetText("")
	s.render()
	s.make()
}

func (s *Setup) render() {
	s.sheet.Dress()
	s.all.SetOn(!s.coded && s.choice.Scope == All)
	s.met.SetOn(!s.coded && s.choice.Scope == Met)
	for i, t := range s.chapters {
		t.SetOn(!s.coded && s.choice.Scope == Some && slices.Contains(s.choice.Chapters, s.env.Chapters[i].Slug))
	}
	for _, q := range s.questions {
		q.Render(!s.coded)
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
		s.paper, s.wrong = nil, FaultText(s.env.Words, err)
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
	s.readCode(code)
}

func (s *Setup) readCode(code string) {
	s.paper, s.wrong, s.read = nil, "", code
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
