package joseki

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/boardmenu"
	"terakoya/app/boardscreen"
	"terakoya/app/slow"
	"terakoya/app/words"
	"terakoya/lessons/opening"
	"terakoya/rules"
	"terakoya/widgets"
)

// Trainer is an opening at the board.
type Trainer struct {
	env     Env
	opening *opening.Opening
	memory  *opening.Memory
	session *opening.Session
	sides   words.Sides
	looks   slow.Work // compares a move that no book has

	mode opening.Mode
	side rules.Color
	line int // that is walked, or the mistake that is punished

	board  *widgets.Board
	header *header
	strip  *strip
	panel  *panel
	status *boardscreen.Status
	root   *fyne.Container

	turned bool   // the board, away from the learner's side
	moves  int    // that the board shows
	notice string // for the status line, until something happens
}

// New returns the screen of an opening: it asks what is due, or else begins with the
// first line of which something is new.
func New(env Env, o *opening.Opening) *Trainer {
	start := o.Handicap.Position()
	t := &Trainer{env: env, opening: o, memory: env.Memory(), sides: env.Words.SidesOf(&start)}
	t.looks = slow.Work{Do: env.Work.Do, Go: env.Work.Go}
	t.first()
	t.board = widgets.NewBoard(env.Art)
	t.board.OnAttempt = t.onAttempt
	t.board.OnHold = t.onHold
	t.board.OnKey = env.OnKey
	t.board.OnMenu = t.onMenu
	t.board.Targets = t.targets
	t.board.Choice = t.mayChoose
	t.board.OnChoose = func(pc rules.Piece) { t.status.Set(env.Words.Choosing(pc.Kind()), t.keysText()) }
	t.header = newHeader(t)
	t.strip = newStrip()
	t.panel = newPanel(t)
	t.status = boardscreen.NewStatus()
	t.root = container.New(layout{}, t.header.bar.Content(), t.board, t.strip.root, t.panel.root, t.status.Content())
	t.begin()
	return t
}

// first chooses how the trainer begins.
func (t *Trainer) first() {
	for _, side := range []rules.Color{rules.Black, rules.White} {
		if t.opening.Tally(t.memory, side).Due > 0 {
			t.mode, t.side = opening.Drill, side
			return
		}
	}
	t.mode, t.side, t.line = opening.Learn, rules.Black, t.fresh()
	if t.line < 0 {
		t.mode, t.line = opening.Drill, 0
	}
}

// fresh is the first line that is a model for the side and has something new; -1 if
// none has.
func (t *Trainer) fresh() int {
	for _, lane := range t.opening.Lanes {
		for _, d := range lane.Dots {
			if d.Side == t.side && t.opening.Teaches(lane.Line, t.side) && t.opening.At(t.memory, d, t.side) == opening.New {
				return lane.Line
			}
		}
	}
	return -1
}

// begin begins a session of the mode, of the line or mistake that is chosen.
func (t *Trainer) begin() {
	t.looks.Stop()
	t.session = t.opening.Begin(opening.Start{
		Mode: t.mode, Side: t.side, Line: t.line, Seed: t.env.Seed(), Memory: t.memory, Record: t.env.Record,
	})
	t.moves, t.notice = len(t.session.Game().Moves()), ""
	t.board.SetSetup(t.setup(t.moves))
	t.render()
}

// Content returns what is put in the window.
func (t *Trainer) Content() fyne.CanvasObject { return t.root }

// Close ends what runs in the background.
func (t *Trainer) Close() { t.looks.Stop() }

// far is the side at the far end of the board.
func (t *Trainer) far() rules.Color {
	if t.turned {
		return t.side
	}
	return t.side.Opponent()
}

// setup is the position after the first n moves.
func (t *Trainer) setup(n int) rules.Setup {
	p := t.session.Game().PositionAfter(n)
	return p.Setup()
}

func (t *Trainer) render() {
	t.header.render()
	t.renderBoard()
	t.strip.render(t)
	t.panel.render()
	t.status.Set(t.statusText(), t.keysText())
}

func (t *Trainer) renderBoard() {
	boardscreen.Dress(t.board, t.env.Words, t.env.Set, t.env.Still, t.far() == rules.Black)
	if moves := t.session.Game().Moves(); len(moves) > t.moves {
		t.board.SetSetup(t.setup(len(moves) - 1))
		t.board.Play(t.setup(len(moves)), moves[len(moves)-1].Attempt())
		t.moves = len(moves)
	} else {
		t.board.SetSetup(t.setup(len(moves)))
	}
	t.board.SetLocked(t.session.Phase() != opening.Asking)
	names := [2]widgets.StandName{{Side: t.sides.Name(rules.Black)}, {Side: t.sides.Name(rules.White)}}
	names[t.side].Player = t.env.Words.Say("stand.you", nil)
	t.board.SetNames(names)
	t.board.SetMarks(t.marks())
}

// targets are the squares to which a piece may go.
func (t *Trainer) targets(from rules.Square, drop rules.Kind) rules.SquareSet {
	p := t.session.Position()
	return p.Targets(from, drop)
}

// mayChoose reports whether an attempt could be made with promotion and without.
func (t *Trainer) mayChoose(a rules.Attempt) bool {
	p := t.session.Position()
	return p.Choice(a)
}

// onHold tells which piece is taken up; what was said of a try goes away.
func (t *Trainer) onHold(pc rules.Piece) {
	if pc == rules.NoPiece {
		t.status.Set(t.statusText(), t.keysText())
		return
	}
	held := t.env.Words.Say("status.held", words.Args{"piece": t.env.Words.Piece(pc.Kind())})
	t.status.Set(held, t.keysText())
}

// onMenu opens the menu of the board.
func (t *Trainer) onMenu(at fyne.Position) {
	boardmenu.Show(t.env.Words, t.board, t.setup(len(t.session.Game().Moves())), at, t.sides.Handicap, t.Tell)
}

// Tell says something in the status line, until something happens.
func (t *Trainer) Tell(text string) {
	t.notice = text
	t.status.Set(text, t.keysText())
}
