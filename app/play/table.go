package play

import (
	"math/rand/v2"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/boardscreen"
	"terakoya/app/words"
	"terakoya/lessons/ladder"
	"terakoya/lessons/progress"
	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/widgets"
)

// Table shows a game and lets it be played.
type Table struct {
	env     Env
	match   *match
	sides   sides
	thinker thinker
	counsel counsel       // what the learner asked
	judge   engine.Engine // that advises, once it is asked

	board  *widgets.Board
	header *header
	panel  *panel
	status *status
	root   *fyne.Container

	turned bool               // the board, away from the learner's side
	foul   *rules.IllegalMove // that is explained now
	asking bool               // whether to resign
	notice string             // for the status line, until the next move
	moving bool               // the last move is to be shown in motion
	offer  ladder.Offer       // once the game is over
}

// NewGame begins a game.
func NewGame(env Env, c Choice) *Table {
	t := newTable(env, newMatch(c, rand.Uint64()))
	t.keep()
	t.begin()
	return t
}

// NewTable goes on with a game that was kept. The error names the move that could
// not be made again; then the game is of no use.
func NewTable(env Env, kept progress.Game) (*Table, error) {
	m, err := resume(kept)
	if err != nil {
		return nil, err
	}
	t := newTable(env, m)
	t.begin()
	return t, nil
}

func newTable(env Env, m *match) *Table {
	env.background()
	t := &Table{env: env, match: m, sides: sides{env.Words, m.handicap()}}
	t.thinker = thinker{player: env.player(m.choice.Opponent, m.seed), do: env.do, pace: env.pace(m.choice.Opponent)}
	t.board = widgets.NewBoard(env.Art)
	t.board.OnAttempt = t.onAttempt
	t.board.OnHold = t.onHold
	t.board.OnKey = t.env.OnKey
	t.board.OnMenu = t.onMenu
	t.board.Targets = t.targets
	t.board.Choice = t.mayChoose
	t.board.OnChoose = func(pc rules.Piece) { t.status.set(t.env.Words.Choosing(pc.Kind()), t.keysText()) }
	t.header = newHeader(t)
	t.panel = newPanel(t)
	t.status = newStatus()
	t.root = container.New(boardscreen.Layout{}, t.header.root, t.board, t.panel.root, t.status.root)
	return t
}

// Content returns what is put in the window.
func (t *Table) Content() fyne.CanvasObject { return t.root }

// Close ends the thinking of the computer. The screen calls it itself before it is
// left by one of its own buttons.
func (t *Table) Close() { t.rest() }

// far is the side at the far end of the board.
func (t *Table) far() rules.Color {
	far := t.match.choice.Side().Opponent()
	if t.turned {
		return far.Opponent()
	}
	return far
}

// begin asks the computer if it is its turn, and draws.
func (t *Table) begin() {
	if !t.match.over() && !t.match.mine() {
		t.thinker.ask(t.match.game, t.answered)
	}
	t.render()
}

// answered makes the computer's move.
func (t *Table) answered(c engine.Choice, err error) {
	if err == nil {
		err = c.Apply(t.match.game)
	}
	if err != nil { // a fault of the player; the status line says what can be done
		t.render()
		return
	}
	t.moved()
}

// moved keeps what was played, or forgets a game that has ended, and goes on.
func (t *Table) moved() {
	t.counsel.clear()
	t.foul, t.asking, t.notice, t.moving = nil, false, "", true
	if t.match.over() {
		t.thinker.stop()
		if t.env.Forget != nil {
			t.env.Forget()
		}
		t.finish()
	} else {
		t.keep()
	}
	t.begin()
}

func (t *Table) keep() {
	if t.env.Keep != nil {
		if trouble := t.env.Keep(t.match.kept()); trouble != "" {
			t.notice = trouble
		}
	}
}

func (t *Table) render() {
	t.header.render()
	t.renderBoard()
	t.panel.render()
	t.status.set(t.statusText(), t.keysText())
}

func (t *Table) renderBoard() {
	w := t.env.Words
	boardscreen.Dress(t.board, w, t.env.Set, t.env.Still, t.far() == rules.Black)
	p := t.match.game.Position()
	t.showPosition(&p)
	t.board.SetLocked(!t.match.mine() || t.asking)
	names := [2]widgets.StandName{{Side: t.sides.name(rules.Black)}, {Side: t.sides.name(rules.White)}}
	names[t.match.choice.Side()].Player = w.Say("stand.you", nil)
	t.board.SetNames(names)
	t.board.SetMarks(t.marks())
}

// mayChoose reports whether an attempt could be made with promotion and without.
func (t *Table) mayChoose(a rules.Attempt) bool {
	p := t.match.game.Position()
	turned := a
	turned.Promote = true
	return p.Check(a) == nil && p.Check(turned) == nil
}

func (t *Table) onAttempt(a rules.Attempt) {
	if !t.match.mine() {
		return
	}
	p := t.match.game.Position()
	if turned := a; a.Drop == rules.NoKind && p.Check(a) != nil {
		if turned.Promote = true; p.Check(turned) == nil {
			a = turned // a piece that must promote does
		}
	}
	if illegal, ok := t.match.game.Play(a).(*rules.IllegalMove); ok {
		t.refuse(&p, illegal)
		return
	}
	t.moved()
}

// refuse does with an illegal attempt what was chosen.
func (t *Table) refuse(p *rules.Position, e *rules.IllegalMove) {
	t.foul, t.notice = nil, ""
	how := t.match.choice.Fouls
	if !isSlip(e.Foul) {
		t.match.fouls++
	} else if how == FoulsLose {
		how = FoulsPrevented
	}
	switch how {
	case FoulsPrevented:
		t.notice = t.env.Words.Say("play.status.prevented", words.Args{"why": plain(t.sides.explain(p, e))})
	case FoulsExplained:
		t.foul = e
	case FoulsLose:
		t.match.game.Forfeit(e)
		t.moved()
		return
	}
	t.render()
}

// isSlip reports whether an attempt is no move at all but a slip of the hand, such
// as a click on the opponent's piece. It is given back even where fouls lose.
func isSlip(f rules.Foul) bool {
	switch f {
	case rules.FoulOffBoard, rules.FoulEmptySquare, rules.FoulWrongSide, rules.FoulDropNotInHand, rules.FoulOwnPiece:
		return true
	case rules.NoFoul, rules.FoulWrongMovement, rules.FoulBlockedPath, rules.FoulDropOnOccupied,
		rules.FoulDropPromoted, rules.FoulCannotPromote, rules.FoulPromoteOutsideZone, rules.FoulMustPromote,
		rules.FoulDeadSquareDrop, rules.FoulNifu, rules.FoulKingLeftInCheck, rules.FoulMovesIntoCheck,
		rules.FoulPinnedPiece, rules.FoulUchifuzume, rules.FoulTwoInARow, rules.FoulOutOfTurn, rules.FoulPass,
		rules.FoulUnpromote, rules.FoulWrongSetup, rules.FoulHiddenHand, rules.FoulTakeback:
	}
	return false
}

// onHold tells which piece is taken up; what was said of an attempt goes away.
func (t *Table) onHold(pc rules.Piece) {
	if pc == rules.NoPiece {
		t.status.set(t.statusText(), t.keysText())
		return
	}
	if t.foul != nil {
		t.foul = nil
		t.board.SetMarks(t.marks())
		t.panel.render()
	}
	t.notice = ""
	held := t.env.Words.Say("status.held", words.Args{"piece": t.env.Words.Piece(pc.Kind())})
	t.status.set(held, t.keysText())
}
