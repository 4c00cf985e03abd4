package play

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"

	"terakoya/rules"
	"terakoya/widgets"
)

// Setup is the choice of a new game.
type Setup struct {
	env    Env
	choice Choice

	sheet, list, head, foot *canvas.Rectangle // the grounds
	title, kept             *widgets.Paragraph
	rows                    []*startRow
	starts                  *container.Scroll
	board                   *widgets.Board
	picture                 *container.Clip
	name, about             *widgets.Paragraph
	questions               []*question
	cancel, begin           *widgets.Button
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
	s := &Setup{
		env: env, choice: ParseChoice(env.Last),
		sheet: &canvas.Rectangle{}, list: &canvas.Rectangle{}, head: &canvas.Rectangle{}, foot: &canvas.Rectangle{},
		title: widgets.NewParagraph(env.Words.Say("play.title", nil)),
		kept:  widgets.NewParagraph(env.Words.Say("play.kept", nil)),
		name:  widgets.NewParagraph(""), about: widgets.NewParagraph(""),
	}
	s.title.Bold, s.title.TextSize, s.title.Leading = true, fynetheme.SizeNameHeadingText, 1.3
	s.kept.TextSize, s.kept.Color = widgets.SizeSmall, widgets.ColorInkSoft
	s.name.Bold, s.name.TextSize, s.name.Leading = true, widgets.SizeLead, 1.3
	s.about.Color = widgets.ColorInkSoft
	s.newStarts()
	s.newPicture()
	s.newQuestions()
	s.cancel = widgets.NewButton(widgets.PlainButton, env.Words.Say("play.cancel", nil), "Esc", env.Leave)
	s.begin = widgets.NewButton(widgets.MainButton, env.Words.Say("play.begin", nil), "Enter", s.onBegin)
	for _, b := range []*widgets.Button{s.cancel, s.begin} {
		b.OnKey = env.OnKey
	}
	s.root = container.New(s, s.objects()...)
	s.render()
	return s
}

func (s *Setup) objects() []fyne.CanvasObject {
	all := []fyne.CanvasObject{
		s.sheet, s.list, s.head, s.foot, s.title, s.kept, s.starts, s.picture, s.name, s.about,
	}
	for _, q := range s.questions {
		all = append(all, q.label, q.answer, q.note)
	}
	return append(all, s.cancel, s.begin)
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
	s.questions[0].answer.Signed = true
	s.ask("opponent", func() ([]string, int, string) {
		return names("player", Opponents), slices.Index(Opponents, s.choice.Opponent), w.Say("play.habit."+s.choice.Opponent, nil)
	}, func(i int) { s.choice.Opponent = Opponents[i] })
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
	q := &question{key: key, label: widgets.NewParagraph(s.env.Words.Say("play."+key, nil)), note: widgets.NewParagraph(""), show: show}
	q.note.TextSize, q.note.Color, q.note.Leading = widgets.SizeSmall, widgets.ColorInkSoft, 1.3
	q.answer = widgets.NewSegments(func(i int) { choose(i); s.render() }, s.TypedKey)
	s.questions = append(s.questions, q)
}

// Content returns what is put in the window.
func (s *Setup) Content() fyne.CanvasObject { return s.root }

// Choice returns what is chosen now.
func (s *Setup) Choice() Choice { return s.choice }

func (s *Setup) render() {
	w, h := s.env.Words, s.choice.Handicap()
	fill(s.sheet, widgets.ColorSurface, widgets.ColorLine, 1, sheetCorner)
	fill(s.list, fynetheme.ColorNameBackground, widgets.ColorTransparent, 0, 0)
	fill(s.head, widgets.ColorLine, widgets.ColorTransparent, 0, 0)
	fill(s.foot, widgets.ColorLine, widgets.ColorTransparent, 0, 0)
	for _, r := range s.rows {
		r.setChosen(r.start.Key == h.Key)
	}
	s.board.SetSetup(h.Setup())
	s.board.SetMarks(missing(h))
	s.name.SetText(startName(w, h.Key))
	s.about.SetText(w.Say("play.about."+h.Key, nil))
	for _, q := range s.questions {
		labels, chosen, note := q.show()
		q.answer.Set(labels, chosen)
		q.note.SetText(note)
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
	if s.env.Remember != nil {
		s.env.Remember(s.choice.String())
	}
	s.env.Start(s.choice)
}

// TypedKey handles the keys of the screen.
func (s *Setup) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		s.onBegin()
	case fyne.KeyEscape:
		s.env.Leave()
	case fyne.KeyUp:
		s.step(-1)
	case fyne.KeyDown:
		s.step(1)
	}
}
