package worksheet

import (
	"context"
	"errors"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/page"
	quizzes "terakoya/app/quiz"
	"terakoya/app/saving"
	"terakoya/app/setupscreen"
	"terakoya/app/slow"
	"terakoya/lessons/quiz"
	"terakoya/widgets"
)

// Screen is the choice of a worksheet. The sheet is made while the choice is made.
type Screen struct {
	env    Env
	choice Choice
	wish   Choice // what was chosen, also of what is not there for now
	seed   uint32
	code   string // of a quiz that was written; empty if the choice counts
	ready  bool   // made is what is chosen
	made   made
	page   int    // that is shown, from 0
	wrong  string // why there is no sheet
	blamed bool   // by something that was chosen or written
	told   string // what came of the last one
	wanted bool   // it is to be saved as soon as it is made
	work   slow.Work

	sheet        *setupscreen.Sheet
	kinds        *widgets.Segments
	list         *list
	questions    []*question
	codeLabel    *widgets.Paragraph
	entry        *widgets.Entry
	other        *widgets.Button
	fault        *widgets.Paragraph
	rest         *setupscreen.Rest
	preview      *preview
	foot         *widgets.Paragraph
	cancel, save *widgets.Button
	card         *saving.Card
	root         *fyne.Container
}

// New returns the screen with the last choice.
func New(env Env) *Screen {
	w := env.Words
	s := &Screen{
		env: env, choice: ParseChoice(env.Last, env.Chapters, w.Language, env.Set), seed: env.Seed(), work: env.Work,
		codeLabel: widgets.NewParagraph(""), entry: widgets.NewEntry(), fault: widgets.NewParagraph(""), foot: page.Soft(""),
	}
	if env.Last == "" {
		s.choice.Lessons = []string{env.Lesson}
		s.choice = s.choice.among(env.Chapters)
	}
	s.wish = s.choice
	s.fault.TextSize, s.fault.Leading = widgets.SizeSmall, 1.35
	s.foot.TextSize, s.foot.Leading = widgets.SizeSmall, 1.35
	s.kinds = widgets.NewSegments(s.chooseKind, env.OnKey)
	s.list = newList(&s.env, s.change, env.OnKey)
	s.newQuestions()
	s.entry.OnDone, s.entry.OnKey = s.onCode, env.OnKey
	s.other = widgets.NewButton(widgets.PlainButton, w.Say("paper.another", nil), "N", s.Another)
	s.preview = newPreview(w, s.turn)
	s.cancel = widgets.NewButton(widgets.PlainButton, w.Say("paper.back", nil), "Esc", env.Leave)
	s.save = widgets.NewButton(widgets.MainButton, w.Say("paper.save", nil), "Enter", s.Save)
	for _, b := range []*widgets.Button{s.other, s.cancel, s.save, s.preview.back, s.preview.next} {
		b.OnKey = env.OnKey
	}
	s.sheet = setupscreen.New(w.Say("paper.title", nil), w.Say("play.kept", nil), s.save, s.cancel)
	s.root = container.New(s, s.objects()...)
	s.render()
	s.make()
	return s
}

func (s *Screen) objects() []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, q := range s.questions {
		all = append(all, q.Objects()...)
	}
	s.rest = setupscreen.NewRest(s.layRest, append(all, s.codeLabel, s.entry, s.other, s.fault)...)
	between := []fyne.CanvasObject{s.kinds, s.list.scroll, s.rest.Scroll}
	return s.sheet.Around(append(append(between, s.preview.objects()...), s.foot)...)
}

// change changes the choice; a code that was written counts no longer.
func (s *Screen) change(do func(*Choice)) {
	do(&s.choice)
	s.choice = s.choice.among(s.env.Chapters)
	s.wish, s.code = s.choice, ""
	s.renew()
}

// Reread takes over the lessons as they are now, after a teacher has saved one. What is
// chosen stays; what is gone for a while is chosen again when it comes back.
func (s *Screen) Reread(env quizzes.Env) {
	s.env.Chapters, s.env.Bank = env.Chapters, env.Bank
	s.choice = s.wish.among(env.Chapters)
	s.list.fill(s.choice.Kind)
	s.make()
	s.render()
}

func (s *Screen) chooseKind(i int) {
	if Kind(i) != s.choice.Kind {
		page.Leave(s.root, s.entry)
		s.change(func(c *Choice) { c.Kind = Kind(i) })
	}
}

// Another sets other questions of the same kind.
func (s *Screen) Another() {
	if s.choice.Kind != Lessons {
		s.seed, s.code = s.env.Seed(), ""
		s.renew()
	}
}

// renew makes the sheet anew, from its first page.
func (s *Screen) renew() {
	s.page, s.told = 0, ""
	s.make()
	s.render()
}

// order is what is chosen, for a sheet.
func (s *Screen) order() order {
	return order{
		choice: s.choice, code: s.code, seed: s.seed, chapters: s.env.Chapters, bank: s.env.Bank, bench: s.env.Bench,
		words: s.env.In(s.choice.Language),
	}
}

// make makes the sheet of what is chosen.
func (s *Screen) make() {
	o := s.order()
	s.ready, s.wrong = false, ""
	s.work.Run(func(ctx context.Context) func() {
		m, err := o.make(ctx)
		return func() { s.take(m, err) }
	})
}

// take takes over a sheet, or why there is none.
func (s *Screen) take(m made, err error) {
	s.made, s.ready, s.wrong = m, err == nil, ""
	if err != nil {
		s.wrong, s.blamed = faultText(s.env.Words, err), !errors.Is(err, errNoneTicked)
	} else {
		s.entry.SetText(m.code)
	}
	wanted := s.wanted && s.ready
	s.wanted = false
	s.render()
	if wanted {
		s.Save()
	}
}

// onCode makes the sheet of the code or the number that is written; if it is that which
// is shown, it is saved.
func (s *Screen) onCode() {
	text := s.entry.Text
	switch {
	case s.ready && text == s.made.code:
		s.Save()
	case s.choice.Kind == Quiz && text != "":
		s.code = text
		s.renew()
	case s.choice.Kind == Drills:
		n, err := strconv.ParseUint(text, 10, 32)
		if err != nil || n >= quiz.Seeds {
			s.take(made{}, errNumber)
			return
		}
		s.seed = uint32(n)
		s.renew()
	}
}

// turn shows another page.
func (s *Screen) turn(by int) {
	s.page = max(0, min(s.page+by, s.made.layout.count()-1))
	s.render()
}

// Choice returns what is chosen now.
func (s *Screen) Choice() Choice { return s.choice }

// Content returns what is put in the window.
func (s *Screen) Content() fyne.CanvasObject { return s.root }

// Shown brings into view what was chosen last.
func (s *Screen) Shown() { s.list.reveal() }

// Close ends what is still being made, and keeps the choice.
func (s *Screen) Close() {
	s.work.Stop()
	s.env.Keep(s.choice.String())
}

// Name returns the name of the screen.
func (s *Screen) Name() string { return "paper" }

// Says returns why there is no sheet, what came of the last one, or else what the sheet is.
func (s *Screen) Says() string {
	switch {
	case s.wrong != "":
		return s.wrong
	case s.told != "":
		return s.told
	}
	return s.about()
}

// TypedKey handles the keys of the screen.
func (s *Screen) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		s.Save()
	case fyne.KeyEscape:
		s.env.Leave()
	case fyne.Key1, fyne.Key2, fyne.Key3:
		s.chooseKind(int(e.Name[0] - '1'))
	case fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight:
		by := 1
		if e.Name == fyne.KeyUp || e.Name == fyne.KeyLeft {
			by = -1
		}
		s.list.step(by, e.Name == fyne.KeyLeft || e.Name == fyne.KeyRight)
	case fyne.KeyPageUp:
		s.turn(-1)
	case fyne.KeyPageDown:
		s.turn(1)
	case fyne.KeyN:
		s.Another()
	case fyne.KeyC:
		if s.choice.Kind != Lessons {
			page.Focus(s.root, s.entry)
		}
	}
}

// Keys lists the keys of the screen, each with the message that says what it does.
func (s *Screen) Keys() [][2]string {
	return [][2]string{
		{"Enter", "keys.enter"}, {"1–3", "keys.sheetKind"}, {"↑ ↓", "keys.sheetLine"}, {"← →", "keys.sheetChapter"}, {"Space", "keys.sheetTick"},
		{"Tab", "keys.tab"}, {"← →", "keys.choose"}, {"N", "keys.otherSheet"}, {"C", "keys.code"}, {"PgUp PgDn", "keys.scroll"},
		{"F11", "keys.full"}, {"Esc", "keys.escape"},
	}
}
