package play

import (
	"math/rand/v2"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/boardscreen"
	"terakoya/app/page"
	"terakoya/app/words"
	"terakoya/lessons/ladder"
	"terakoya/lessons/progress"
	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/widgets"
)

// Table shows a game and lets it be played.
type Table struct {
	env      Env
	match    *match
	sides    sides
	thinker  thinker
	counsel  counsel       // what the learner asked
	judge    engine.Engine // that advises, once it is asked
	still    func()        // ends the ticking; nil while nothing ticks
	followed followed

	board  *widgets.Board
	header *header
	panel  *panel
	status *boardscreen.Status
	entry  *widgets.Entry // for a move that is typed
	root   *fyne.Container

	turned     bool               // the board, away from the learner's side
	foul       *rules.IllegalMove // that is explained now
	prompt     prompt             // what is asked now, if anything
	fault      error              // of the computer, while the prompt is stuck
	substitute string             // the level that can take its place
	unread     string             // why what was typed is no move
	throw      int                // of the furigoma, the one that is shown
	back       int                // how many moves the board shows made, if it looks back; else -1
	notice     string             // for the status line, until the next move
	moving     bool               // the last move is to be shown in motion
	record     progress.PastGame  // once the game is over
	offer      ladder.Offer       // once the game is over
}

// NewGame begins a game. The clock of the side that moves first runs at once, after a
// furigoma once it has been shown.
func NewGame(env Env, c Choice) *Table {
	return newGame(env, c, rand.Uint64())
}

// newGame is NewGame with a seed.
func newGame(env Env, c Choice, seed uint64) *Table {
	env.background()
	t := newTable(env, newMatch(c, seed, env.now()))
	if len(t.match.throws) > 0 {
		t.prompt = drawing
	}
	t.keep()
	t.begin()
	return t
}

// NewTable goes on with a game that was kept, its clocks as they stood. The error names
// the move that could not be made again; then the game is of no use.
func NewTable(env Env, kept progress.Game) (*Table, error) {
	env.background()
	m, err := resume(kept, env.now())
	if err != nil {
		return nil, err
	}
	t := newTable(env, m)
	t.begin()
	return t, nil
}

func newTable(env Env, m *match) *Table {
	t := &Table{env: env, match: m, sides: sides{env.Words, m.handicap()}, back: -1, followed: followed{work: env.Work}}
	t.thinker = thinker{do: env.do, pace: env.pace(m.choice.Opponent)}
	if !m.choice.People {
		t.thinker.player = env.player(m.choice, m.seed)
	}
	t.board = widgets.NewBoard(env.Art)
	t.board.OnAttempt = t.onAttempt
	t.board.OnHold = t.onHold
	t.board.OnKey = t.env.OnKey
	t.board.OnMenu = t.onMenu
	t.board.Targets = t.targets
	t.board.Choice = t.mayChoose
	t.board.OnChoose = func(pc rules.Piece) { t.status.Set(t.env.Words.Choosing(pc.Kind()), t.keysText()) }
	t.newEntry()
	t.header = newHeader(t)
	t.panel = newPanel(t)
	t.status = boardscreen.NewStatus()
	t.root = container.New(boardscreen.Layout{}, t.header.bar.Content(), t.board, t.panel.root, t.status.Content())
	t.startTicking()
	return t
}

// Content returns what is put in the window.
func (t *Table) Content() fyne.CanvasObject { return t.root }

// Close ends the thinking of the computer and the ticking of the clocks, and keeps what
// they show. The screen calls it itself before it is left by one of its own buttons. Who
// thought is forgotten: Fyne keeps screens for a while, and searches have much memory.
func (t *Table) Close() {
	t.rest()
	if t.still != nil && !t.match.over() {
		t.keep()
	}
	t.stopTicking()
	t.followed.work.Stop()
	if o, ok := t.thinker.player.(*outside); ok {
		o.over(t.match.game.Outcome(), t.match.choice.Side().Opponent())
	}
	t.thinker.player, t.judge = nil, nil
}

// near is the learner's side, or that of the near one of two people. As long as the sides
// are being drawn nothing tells which it is.
func (t *Table) near() rules.Color {
	if t.undrawn() {
		return rules.Black
	}
	return t.match.choice.Side()
}

// far is the side at the far end of the board.
func (t *Table) far() rules.Color {
	far := t.near().Opponent()
	if t.turned {
		return far.Opponent()
	}
	return far
}

func (t *Table) keep() {
	if t.env.Keep != nil {
		if trouble := t.env.Keep(t.match.kept(t.env.now())); trouble != "" {
			t.notice = trouble
		}
	}
}

func (t *Table) render() {
	if t.prompt != typing {
		page.Leave(t.root, t.entry)
	}
	t.header.render()
	t.renderBoard()
	t.panel.render()
	t.renderStatus()
}

// renderStatus shows what there is to say at the foot.
func (t *Table) renderStatus() { t.status.Set(t.statusText(), t.keysText()) }

func (t *Table) renderBoard() {
	w := t.env.Words
	boardscreen.Dress(t.board, w, t.env.Set, t.env.Still, t.far() == rules.Black)
	t.showPosition()
	t.board.SetLocked(!t.match.mine() || t.prompt != noPrompt || t.looksBack())
	names := [2]widgets.StandName{{Side: t.sides.name(rules.Black)}, {Side: t.sides.name(rules.White)}}
	if t.undrawn() {
		names = [2]widgets.StandName{}
	}
	if !t.match.choice.People {
		names[t.near()].Player = w.Say("stand.you", nil)
	}
	t.board.SetNames(names)
	t.board.SetMarks(t.marks())
}

// mayChoose reports whether an attempt could be made with promotion and without.
func (t *Table) mayChoose(a rules.Attempt) bool {
	p := t.match.game.Position()
	return p.Choice(a)
}

// onHold tells which piece is taken up; what was said of an attempt goes away.
func (t *Table) onHold(pc rules.Piece) {
	if pc == rules.NoPiece {
		t.renderStatus()
		return
	}
	if t.foul != nil {
		t.foul = nil
		t.board.SetMarks(t.marks())
		t.panel.render()
	}
	t.notice = ""
	held := t.env.Words.Say("status.held", words.Args{"piece": t.env.Words.Piece(pc.Kind())})
	t.status.Set(held, t.keysText())
}
