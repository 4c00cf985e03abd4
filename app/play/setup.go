package play

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/sheet"
	"terakoya/lessons/ladder"
	"terakoya/rules"
	"terakoya/widgets"
)

// Setup is the choice of a new game.
type Setup struct {
	env    Env
	choice Choice

	sheet         *sheet.Sheet
	rest          *sheet.Rest
	standing      ladder.Standing
	offer         *widgets.Option
	why           *widgets.Paragraph
	rows          []*startRow
	starts        *container.Scroll
	board         *widgets.Board
	picture       *container.Clip
	name, about   *widgets.Paragraph
	questions     []*sheet.Question
	ofLevel       []*sheet.Question // those of them that only a level has
	cancel, begin *widgets.Button
	root          *fyne.Container
}

// NewSetup returns the screen with the last choice.
func NewSetup(env Env) *Setup {
	s := &Setup{
		env: env, choice: ParseChoice(env.Last),
		name: widgets.NewParagraph(""), about: widgets.NewParagraph(""),
	}
	s.name.Bold, s.name.TextSize, s.name.Leading = true, widgets.SizeLead, 1.3
	s.about.Color = widgets.ColorInkSoft
	s.newOffer()
	s.newStarts()
	s.newPicture()
	s.newQuestions()
	s.cancel = widgets.NewButton(widgets.PlainButton, env.Words.Say("play.cancel", nil), "Esc", env.Leave)
	s.begin = widgets.NewButton(widgets.MainButton, env.Words.Say("play.begin", nil), "Enter", s.onBegin)
	for _, b := range []*widgets.Button{s.cancel, s.begin} {
		b.OnKey = env.OnKey
	}
	s.sheet = sheet.New(env.Words.Say("play.title", nil), env.Words.Say("play.kept", nil), s.begin, s.cancel)
	s.root = container.New(s, s.objects()...)
	s.render()
	return s
}

func (s *Setup) objects() []fyne.CanvasObject {
	all := []fyne.CanvasObject{s.picture, s.name, s.about}
	for _, q := range s.questions {
		all = append(all, q.Objects()...)
	}
	s.rest = sheet.NewRest(s.layRest, all...)
	return s.sheet.Around(s.offer, s.why, s.starts, s.rest.Scroll)
}

func (s *Setup) newStarts() {
	column := widgets.NewColumn(startGap)
	for _, h := range rules.Handicaps {
		r := newStartRow(s.env.Words, h, func() { s.onStart(h.Key) })
		s.rows = append(s.rows, r)
		column.Items = append(column.Items, r)
	}
	s.starts = container.NewVScroll(column)
}

// newPicture makes the small board, of which uwate's three ranks are seen.
func (s *Setup) newPicture() {
	s.board = widgets.NewBoard(s.env.Art)
	s.board.SetStyle(widgets.Style{Set: s.env.Set, Bare: true})
	s.board.SetLocked(true)
	s.board.OnKey = s.env.OnKey
	s.picture = container.NewClip(s.board)
}

func (s *Setup) newQuestions() {
	w := s.env.Words
	names := func(table string, keys []string) []string {
		all := make([]string, len(keys))
		for i, k := range keys {
			all[i] = w.Say("play."+table+"."+k, nil)
		}
		return all
	}
	s.ask("you", func() ([]string, int, string) {
		even := len(s.choice.Handicap().Removed) == 0
		sides := sides{w, !even}
		keys := []string{sides.key(rules.Black), sides.key(rules.White)}
		return names("seat", keys), int(s.choice.Side()), ""
	}, func(i int) { s.choice.White = i == 1 })
	s.questions[0].Answer.Signed = true
	s.askOpponent()
	s.askLevel()
	s.ask("fouls", func() ([]string, int, string) {
		var keys []string
		for _, f := range allFouls {
			keys = append(keys, f.String())
		}
		return names("foul", keys), slices.Index(allFouls, s.choice.Fouls), w.Say("play.law."+s.choice.Fouls.String(), nil)
	}, func(i int) { s.choice.Fouls = allFouls[i] })
	s.ask("takeback", func() ([]string, int, string) {
		chosen := 1
		if s.choice.Takeback {
			chosen = 0
		}
		return names("allow", []string{"on", "off"}), chosen, ""
	}, func(i int) { s.choice.Takeback = i == 0 })
}

func (s *Setup) ask(key string, show func() ([]string, int, string), choose func(int)) {
	chosen := func(i int) { choose(i); s.render() }
	s.questions = append(s.questions, sheet.NewQuestion(key, s.env.Words.Say("play."+key, nil), show, chosen, s.TypedKey))
}

// Content returns what is put in the window.
func (s *Setup) Content() fyne.CanvasObject { return s.root }

// Choice returns what is chosen now.
func (s *Setup) Choice() Choice { return s.choice }

func (s *Setup) render() {
	w, h := s.env.Words, s.choice.Handicap()
	s.sheet.Dress()
	for _, r := range s.rows {
		r.setChosen(r.start.Key == h.Key)
	}
	s.board.SetSetup(h.Setup())
	s.board.SetMarks(missing(h))
	s.name.SetText(startName(w, h.Key))
	s.about.SetText(w.Say("play.about."+h.Key, nil))
	for i, q := range s.questions {
		q.Render(true)
		for _, o := range q.Objects() {
			widgets.Show(o, s.asked(i))
		}
	}
	s.Layout(nil, s.root.Size())
}

// missing are the pieces that uwate has given, as ghosts.
func missing(h rules.Handicap) widgets.Marks {
	var m widgets.Marks
	even := rules.Handicaps[0].Setup()
	for _, sq := range h.Removed {
		m.Ghosts = append(m.Ghosts, widgets.Ghost{Square: sq, Piece: even.Board[sq]})
	}
	return m
}

func (s *Setup) onStart(key string) {
	s.choice.Start = key
	s.render()
}

// step chooses the start so many places further down and brings it into view.
func (s *Setup) step(by int) {
	i := slices.IndexFunc(s.rows, func(r *startRow) bool { return r.chosen }) + by
	if i < 0 || i >= len(s.rows) {
		return
	}
	s.onStart(s.rows[i].start.Key)
	s.reveal()
}

func (s *Setup) onBegin() {
	s.env.remember(s.choice)
	s.env.Start(s.choice)
}

// TypedKey handles the keys of the screen.
func (s *Setup) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		s.onBegin()
	case fyne.KeyEscape:
		s.env.Leave()
	case fyne.KeyG:
		s.onOffer()
	case fyne.KeyUp:
		s.step(-1)
	case fyne.KeyDown:
		s.step(1)
	}
}
