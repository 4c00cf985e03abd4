package study

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/boardscreen"
	"terakoya/app/saving"
	"terakoya/app/slow"
	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/rules/kifu"
	"terakoya/widgets"
)

// Screen is the study board.
type Screen struct {
	env     Env
	session *session
	sides   words.Sides
	board   *widgets.Board
	header  *boardscreen.Header
	bar     bar
	panel   *panel
	arrange *arrangement
	status  *boardscreen.Status
	saving  *saving.RecordCard // the card that asks where to, while it is open
	root    *fyne.Container

	analysis *analysis
	reading  slow.Work
	making   slow.Work  // of an exercise
	file     *kifu.File // that was read last; nil for what began here
	number   int        // of its record that is shown

	foul   *rules.IllegalMove // that is explained now
	told   *notice            // a card that stands until something is done
	notice string             // for the status line, until something is done
	moving bool               // the last move is to be shown in motion
	writes bool               // the comment is being written
	lost   bool               // what was kept could not be read
}

// notice is a card that says what is amiss or what has come of something.
type notice struct{ title, text string }

// bar are the buttons of the header.
type bar struct{ setup, open, save, flip *widgets.Button }

// New returns the study board, with what was kept.
func New(env Env) *Screen {
	s := &Screen{env: env, session: newSession(), reading: env.Work, making: env.Work}
	s.analysis = newAnalysis(s)
	s.board = widgets.NewBoard(env.Art)
	s.board.OnKey = env.OnKey
	s.board.OnMenu = s.onMenu
	s.bar = bar{
		setup: widgets.NewButton(widgets.TextButton, "", "E", s.onArrange),
		open:  widgets.NewButton(widgets.TextButton, "", "O", s.onOpen),
		save:  widgets.NewButton(widgets.TextButton, "", "S", s.onSave),
		flip:  widgets.NewButton(widgets.TextButton, "", "F", s.onFlip),
	}
	s.bar.flip.Icon = theme.FlipIcon()
	s.header = boardscreen.NewHeader(s.onLeave, env.OnKey, s.bar.setup, s.bar.open, s.bar.save, s.bar.flip)
	s.panel = newPanel(s)
	s.status = boardscreen.NewStatus()
	s.arrange = newArrangement(s)
	side := container.NewStack(s.panel.root, s.arrange.root)
	s.root = container.New(boardscreen.Layout{}, s.header.Content(), s.board, side, s.status.Content())
	s.arrange.carried.Root = s.root
	s.resume()
	s.render()
	return s
}

// resume goes on with what was kept. What cannot be read is told, and stays where it is
// until something is changed here.
func (s *Screen) resume() {
	if s.env.Kept == "" {
		return
	}
	board, err := s.session.read(s.env.Kept)
	if err != nil {
		s.lost = true
		s.told = &notice{s.env.Words.Say("study.unreadable", nil), ""}
		return
	}
	s.session.text = s.session.write()
	if board != nil {
		s.arrange.open(*board)
	}
}

// Content returns what is put in the window.
func (s *Screen) Content() fyne.CanvasObject { return s.root }

// Close ends what runs in the background, and keeps where one stands. The screen calls
// it itself before it is left by one of its own buttons.
func (s *Screen) Close() {
	s.settle()
	s.analysis.stop()
	s.analysis.player = nil // it has much memory, and Fyne keeps the screen for a while
	s.reading.Stop()
	s.making.Stop()
	s.saving.Close()
	if !s.lost || len(s.session.before) > 0 {
		s.keep(s.session.write())
	}
}

// keep gives the study out as text.
func (s *Screen) keep(text string) {
	if s.env.Keep == nil {
		return
	}
	if s.arrange.active {
		text = withBoard(text, &s.arrange.setup)
	}
	if trouble := s.env.Keep(text); trouble != "" {
		s.notice = trouble
	}
}

// change does something to the study, keeps it, and shows it.
func (s *Screen) change(do func()) {
	s.settle()
	s.session.begin()
	s.quiet()
	do()
	s.keep(s.session.changed())
	s.panel.list.stale()
	s.render()
}

// quiet forgets what was said of the position before.
func (s *Screen) quiet() { s.foul, s.told, s.notice = nil, nil, "" }

// goTo goes to a node.
func (s *Screen) goTo(n *kifu.Node) {
	if n == nil {
		return
	}
	s.settle()
	s.moving = n.Parent == s.session.at && n.End.Kind == kifu.NoEnd
	if n == s.session.at {
		s.moving = false
	}
	s.quiet()
	s.session.at = n
	s.render()
}

// render shows everything as it is.
func (s *Screen) render() {
	s.sides = s.env.Words.SidesOf(&s.session.record.Start)
	s.renderHeader()
	widgets.Show(s.panel.root, !s.arrange.active)
	widgets.Show(s.arrange.root, s.arrange.active)
	s.renderBoard()
	if s.arrange.active {
		s.analysis.stop()
		s.arrange.render()
	} else {
		s.analysis.look()
		s.panel.render()
	}
	s.status.Set(s.statusText(), s.keysText())
}

// renderNote shows what is said beside the board, after something has come of the
// analysis: the rest stays as it is.
func (s *Screen) renderNote() {
	if s.arrange.active {
		return
	}
	s.board.SetMarks(s.marks())
	s.panel.renderNote()
}

func (s *Screen) renderHeader() {
	w := s.env.Words
	title, sub := w.Say("study.title", nil), s.about()
	if s.arrange.active {
		title, sub = w.Say("study.arrange.title", nil), w.Say("study.arrange.sub", nil)
	}
	for b, key := range map[*widgets.Button]string{s.bar.setup: "study.setup", s.bar.open: "study.open", s.bar.save: "study.saveRecord"} {
		b.Label = w.Say(key, nil)
		widgets.Show(b, !s.arrange.active)
		b.Refresh()
	}
	s.header.Set(title, sub)
}

// about says what is studied: the file and the players, or the start.
func (s *Screen) about() string {
	w := s.env.Words
	players := map[string]string{}
	for _, h := range s.session.record.Headers {
		players[h.Key] = h.Value
	}
	names := [2]string{players["先手"] + players["下手"], players["後手"] + players["上手"]}
	text := Short(s.session.name)
	if names[0] != "" || names[1] != "" {
		text = join(text, w.Say("study.players", words.Args{"black": Short(names[0]), "white": Short(names[1])}))
	}
	if text != "" {
		return text
	}
	if h, known := rules.HandicapOf(&s.session.record.Start); known {
		return words.Title(w.Term(h.Key))
	}
	return w.Say("study.anyStart", nil)
}

// join puts two texts beside each other, if there are two.
func join(a, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return a + "   " + b
}

func (s *Screen) renderBoard() {
	w := s.env.Words
	boardscreen.Dress(s.board, w, s.env.Set, s.env.Still, s.session.turned)
	names := [2]widgets.StandName{{Side: s.sides.Name(rules.Black)}, {Side: s.sides.Name(rules.White)}}
	s.board.SetNames(names)
	if s.arrange.active {
		s.arrange.dress()
		return
	}
	s.undress()
	p := s.session.position()
	if last := s.session.at; s.moving {
		s.board.Play(p.Setup(), last.Move.Attempt())
	} else {
		s.board.SetSetup(p.Setup())
	}
	s.moving = false
	s.board.SetMarks(s.marks())
}

// undress gives the board the gestures of play.
func (s *Screen) undress() {
	b := s.board
	b.OnPick, b.OnBring, b.OnCarry, b.LeaveEnter = nil, nil, nil, false
	b.OnAttempt, b.OnHold = s.onAttempt, s.onHold
	b.Targets, b.Choice, b.OnChoose = s.targets, s.mayChoose, s.onChoose
}
