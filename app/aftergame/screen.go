package aftergame

import (
	"context"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/boardscreen"
	"terakoya/app/saving"
	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/rules/engine/analysis"
	"terakoya/widgets"
)

// Screen shows a game that has ended.
type Screen struct {
	env     Env
	game    Game
	sides   words.Sides
	reading analysis.Reading // as far as it has come
	done    bool             // the game has been read
	failed  bool             // it could not be read to its end
	leaving leaving

	board  *widgets.Board
	header *boardscreen.Header
	panel  *panel
	status *boardscreen.Status
	save   *widgets.Button
	saving *saving.RecordCard // that asks where to, once it was asked for
	begin  *widgets.Button
	flip   *widgets.Button
	root   *fyne.Container

	at     int // moves made in the position that is shown
	chosen *finding
	turned bool   // the board, away from the learner's side
	notice string // for the status line, until something else is looked at
	slides bool   // the last move is to be shown in motion
	closed bool
}

// New shows a game, as it ended, and begins to read it.
func New(env Env, g Game) *Screen {
	env.background()
	start := g.Game.Start()
	s := &Screen{env: env, game: g, sides: env.Words.SidesOf(&start), at: len(g.Game.Moves())}
	s.board = widgets.NewBoard(env.Art)
	s.board.OnKey, s.board.OnMenu = env.OnKey, s.onMenu
	s.board.SetLocked(true)
	w := env.Words
	s.save = widgets.NewButton(widgets.TextButton, w.Say("after.save", nil), "W", s.onSave)
	s.begin = widgets.NewButton(widgets.TextButton, w.Say("play.newGame", nil), "N", s.onNew)
	s.flip = widgets.NewButton(widgets.TextButton, "", "F", s.onFlip)
	s.flip.Icon = theme.FlipIcon()
	widgets.Show(s.save, env.Files.Save != nil && s.whole())
	s.header = boardscreen.NewHeader(s.onLeave, env.OnKey, s.save, s.begin, s.flip)
	s.status = boardscreen.NewStatus()
	s.panel = newPanel(s)
	s.root = container.New(boardscreen.Layout{}, s.header.Content(), s.board, s.panel.root, s.status.Content())
	s.header.Set(s.title())
	s.render()
	s.read()
	return s
}

// Content returns what is put in the window.
func (s *Screen) Content() fyne.CanvasObject { return s.root }

// Close ends the reading of the game. The screen calls it itself before it is left by
// one of its own buttons.
func (s *Screen) Close() {
	s.closed = true
	s.env.Work.Stop()
}

// Return goes on with the screen once it is shown again after it was left: the position
// is the one that was shown. What had not been read of the game is read anew.
func (s *Screen) Return() {
	s.closed, s.notice = false, ""
	if !s.done {
		s.reading = analysis.Reading{}
		s.read()
	}
	s.render()
}

// title says what is looked at: the start, and when and against whom it was played.
func (s *Screen) title() (title, sub string) {
	w := s.env.Words
	start := s.game.Game.Start()
	name := w.Say("play.anyGame", nil)
	if h, known := rules.HandicapOf(&start); known {
		name = words.Title(w.Term(h.Key))
	}
	sub = w.Say("after.sub", words.Args{"start": name, "opponent": s.env.Opponent, "date": w.Date(s.game.Past.When.Local())})
	return w.Say("after.title", nil), sub
}

// whole reports whether the game can be a record: it has no pass.
func (s *Screen) whole() bool {
	_, whole := Record(s.game.Game, nil)
	return whole
}

// read looks at the game in the background.
func (s *Screen) read() {
	reader, g, book, do := s.env.reader(), s.game.Game, s.env.Book, s.env.Work.Do
	tell := func(f func()) {
		do(func() {
			if !s.closed {
				f()
			}
		})
	}
	s.env.Work.Run(func(ctx context.Context) func() {
		l := leave(book, g)
		tell(func() { s.leaving = l; s.panel.list() })
		found, err := reader.Read(ctx, g, func(p analysis.Ply) { tell(func() { s.told(p) }) })
		return func() { s.finished(found, err) }
	})
}

// finished takes up the whole reading; with an error, as far as it came.
func (s *Screen) finished(found analysis.Reading, err error) {
	s.reading, s.done, s.failed = found, true, err != nil
	s.render()
}

// told takes up what was found of one move.
func (s *Screen) told(p analysis.Ply) {
	s.reading.Plies = append(s.reading.Plies, p)
	s.panel.told(&p)
}

func (s *Screen) render() {
	s.renderBoard()
	s.panel.render()
	s.tell()
}

// tell says in the status line what is shown.
func (s *Screen) tell() { s.status.Set(s.statusText(), s.keysText()) }
