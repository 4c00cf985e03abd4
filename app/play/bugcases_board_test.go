package play

import (
	"context"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"terakoya/app/stage"
	"terakoya/lessons"
	"terakoya/lessons/progress"
	"terakoya/rules"
	"terakoya/rules/engine"
)

// END-01: no legal move and no check is a loss, and is told so.
func noMoveLeft(t *testing.T) {
	r, table := from(t, "8k/6G2/7G1/9/9/9/9/9/4K4 b - 1", rules.Black)
	r.click("3b", "3a")
	if o := table.match.game.Outcome(); o.Ending != rules.EndNoLegalMove || o.Winner != rules.Black || !strings.HasPrefix(r.screen.Says(), "Sente wins") {
		t.Errorf("%+v, says %q", o, r.screen.Says())
	}
}

// END-03: a pinned piece stays.
func pinnedIsRefused(t *testing.T) {
	r, table := from(t, "4k4/9/9/9/9/4r4/9/4G4/4K4 b - 1", rules.Black)
	r.click("5h", "4h")
	if table.foul == nil || table.foul.Foul != rules.FoulPinnedPiece || len(table.match.game.Moves()) != 0 {
		t.Errorf("%v", table.foul)
	}
}

// END-04: a drop takes one of two pawns out of the hand.
func capturedByPawnDrop(t *testing.T) {
	r, table := from(t, "ln1g4l/1ks6/1pppp4/9/9/9/9/9/4K4 b 2P 1", rules.Black)
	r.click("hand-black-P", "5e")
	if p := table.match.game.Position(); len(table.match.game.Moves()) != 1 || p.Hand(rules.Black).Count(rules.Pawn) != 1 {
		t.Errorf("%s", p.SFEN())
	}
}

// END-06: a drop that meets a check reaches the record and the opponent.
func dropIsRecorded(t *testing.T) {
	r, table := from(t, "4r3k/9/9/9/9/9/9/9/4K4 b P 1", rules.Black)
	r.click("hand-black-P", "5f")
	kept := r.kept[len(r.kept)-1]
	if len(kept.Moves) != 1 || kept.Moves[0] != "P*5f" || !table.thinker.thinks() || len(table.panel.moves.rows) != 1 {
		t.Errorf("kept %v", kept.Moves)
	}
}

// asked notes the games that it is asked about.
type asked struct{ games chan string }

func (asked) Name() string { return "asked" }

func (a asked) Choose(_ context.Context, g *rules.Game, _ engine.Limits) (engine.Choice, error) {
	start := g.Start()
	a.games <- start.SFEN()
	return engine.Choice{Move: rules.Step(on("5a"), on("5b"))}, nil
}

// HCAP-03: an engine that is uwate is asked about the start itself, at once.
func engineIsUwate(t *testing.T) {
	r := newRoom(t, lessons.English, false, middling)
	a := asked{make(chan string, 1)}
	r.env.Engine = func(context.Context, string) (engine.Engine, error) { return a, nil }
	c := against(External + "Gikou")
	c.Start, c.Clock = "six-piece-handicap", "sudden 60"
	table := r.game(c)
	if got := <-a.games; got != "2sgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1" {
		t.Errorf("it is asked about %s", got)
	}
	r.answer()
	if len(table.match.game.Moves()) != 1 || r.left(rules.Black).Main != r.left(rules.White).Main {
		t.Errorf("%d moves, %+v", len(table.match.game.Moves()), r.left(rules.Black))
	}
}

// HCAP-07: with the board turned round, a hint speaks of the side on move.
func flippedHint(t *testing.T) {
	r := newRoom(t, lessons.English, false, middling)
	table := advised(t, r, freeRook)
	r.press(fyne.KeyF, fyne.KeyH)
	r.answer()
	r.press(fyne.KeyH)
	if m := table.marks(); len(m.Squares) != 1 || m.Squares[0].Square != on("5f") || table.opponent() != "Gote" {
		t.Errorf("%+v of %s's opponent", m, table.opponent())
	}
}

// UNDO-06: where taking back was not chosen, the button is not there and the key does
// nothing.
func noTakeBackChosen(t *testing.T) {
	r := newRoom(t, lessons.English, false, middling)
	table := stage.Must[*Table](t)(NewTable(r.env, progress.Game{Start: rules.StartSFEN, Opponent: Waits, NoTakeback: true}))
	r.show(table)
	r.click("7g", "7f")
	r.answer()
	r.press(fyne.KeyU, fyne.KeyBackspace)
	if len(table.match.game.Moves()) != 2 || table.panel.left.Visible() {
		t.Errorf("%d moves, the button is there: %t", len(table.match.game.Moves()), table.panel.left.Visible())
	}
}

// BRD-04: a piece is dragged while the computer thinks, and its move ends the game: the
// drag comes to nothing.
func dragUnderMove(t *testing.T) {
	r, table := from(t, "4k4/9/9/9/9/9/4p1g2/9/4K3P b Gg 1", rules.Black, "G*5h")
	r.click("1i", "1h")
	at, size := r.part("hand-black-G").Rect()
	middle := at.AddXY(size.Width/2, size.Height/2)
	origin := fyne.CurrentApp().Driver().AbsolutePositionForObject(table.board)
	drag := &fyne.DragEvent{PointEvent: fyne.PointEvent{Position: middle.Subtract(origin).AddXY(-100, -100), AbsolutePosition: middle.AddXY(-100, -100)}, Dragged: fyne.NewDelta(-100, -100)}
	table.board.Dragged(drag)
	r.answer()
	table.board.DragEnd()
	p := table.match.game.Position()
	if !table.match.over() || table.board.Held() != rules.NoPiece || p.Hand(rules.Black).Count(rules.Gold) != 1 {
		t.Errorf("over: %t, held %q at %s", table.match.over(), table.board.Held(), p.SFEN())
	}
}

// BRD-06: whatever the size of the window, the board is square and a click hits what is
// under the pointer.
func resized(t *testing.T) {
	r, table := from(t, "4k4/9/9/9/P8/9/9/9/4K4 b G 1", rules.Black)
	for _, size := range []fyne.Size{fyne.NewSize(800, 600), large, fyne.NewSize(820, 1400), small} {
		r.window.Resize(size)
		for _, name := range []string{"1a", "9i", "5e", "5i", "9e", "hand-black-G"} {
			at, cell := r.part(name).Rect()
			if ratio := cell.Height / cell.Width; !strings.HasPrefix(name, "hand") && (ratio < 1.05 || ratio > 1.15) {
				t.Errorf("%v: %s is %v", size, name, cell)
			}
			test.TapCanvas(r.window.Canvas(), at.AddXY(cell.Width/2, cell.Height/2))
		}
		if got := table.board.Held(); got != rules.NewPiece(rules.Black, rules.Gold) {
			t.Errorf("%v: held %q", size, got)
		}
		r.window.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	}
	if len(table.match.game.Moves()) != 0 {
		t.Errorf("moves %v", table.match.game.Moves())
	}
}

// BRD-09: an empty place in hand does nothing.
func handCounts(t *testing.T) {
	r, table := from(t, "4k4/9/9/9/9/9/9/9/4K4 b 18P 1", rules.Black)
	if _, size := table.board.HandRect(rules.Black, rules.Gold); !size.IsZero() {
		t.Errorf("an empty place of %v", size)
	}
	r.click("hand-black-P", "5e")
	if p := table.match.game.Position(); p.Hand(rules.Black).Count(rules.Pawn) != 17 {
		t.Errorf("%s", p.SFEN())
	}
}
