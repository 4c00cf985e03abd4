package play

import (
	"context"
	"os"
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

// bugCases are faults that other programs were reported for, by their numbers in
// testdata/bug-cases.tsv, where each is told.
var bugCases = map[string]func(*testing.T){
	"END-01": noMoveLeft, "END-03": pinnedIsRefused, "END-04": capturedByPawnDrop, "END-06": dropIsRecorded,
	"HCAP-01": uwateBegins, "HCAP-03": engineIsUwate, "HCAP-06": handicapFirstMove, "HCAP-07": flippedHint, "HCAP-09": handicapFirstMove,
	"CLK-01": mainTimeToZero, "CLK-03": byoyomiAnew, "CLK-04": flagUnderQuestion, "CLK-06": flagAfterTakeback,
	"CLK-07": suspended, "CLK-09": runsAtOnce,
	"UNDO-01": takeBackOfACapture, "UNDO-03": takeBackOfAMate, "UNDO-04": takeBackOfACapture, "UNDO-06": noTakeBackChosen,
	"UNDO-07": noTakeBackOfUwatesFirstMove,
	"BRD-01":  boardHands, "BRD-03": boardHands, "BRD-04": dragUnderMove, "BRD-06": resized, "BRD-07": boardHands, "BRD-09": handCounts,
}

// TestBugCases: every row of the table has its test.
func TestBugCases(t *testing.T) {
	text := stage.Must[[]byte](t)(os.ReadFile("testdata/bug-cases.tsv"))
	rows := strings.Split(strings.TrimSpace(string(text)), "\n")[1:]
	for _, row := range rows {
		id, _, _ := strings.Cut(row, "\t")
		if bugCases[id] == nil {
			t.Errorf("%s has no test", id)
			continue
		}
		t.Run(id, bugCases[id])
	}
	if len(rows) != len(bugCases) {
		t.Errorf("%d rows, %d tests", len(rows), len(bugCases))
	}
}

// scripted answers with moves given beforehand.
type scripted struct{ moves chan string }

func (scripted) Name() string { return "scripted" }

func (s scripted) Choose(_ context.Context, g *rules.Game, _ engine.Limits) (engine.Choice, error) {
	a, err := rules.ParseAttempt(<-s.moves)
	return engine.Choice{Move: a.Move()}, err
}

// from is a game from a position, with a computer that plays the moves given.
func from(t *testing.T, sfen string, side rules.Color, replies ...string) (*room, *Table) {
	t.Helper()
	r := newRoom(t, lessons.English, false, middling)
	s := scripted{make(chan string, 9)}
	for _, m := range replies {
		s.moves <- m
	}
	r.env.player = func(Choice, uint64) engine.Engine { return s }
	table := stage.Must[*Table](t)(NewTable(r.env, progress.Game{Start: sfen, Side: side, Opponent: Wanders}))
	r.show(table)
	return r, table
}

// HCAP-01: uwate moves first, without the learner doing anything.
func uwateBegins(t *testing.T) {
	r := newRoom(t, lessons.English, false, middling)
	table := r.game(Choice{Start: "two-piece-handicap", Opponent: Wanders, Takeback: true})
	if start := table.match.game.Start(); start.SFEN() != "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1" {
		t.Errorf("start %s", start.SFEN())
	}
	r.answer()
	if n := len(table.match.game.Moves()); n != 1 || !table.match.mine() {
		t.Errorf("%d moves, the learner's turn: %t", n, table.match.mine())
	}
}

// HCAP-06 and HCAP-09: the first move is number 1 and uwate's; three pawns are
// dropped by uwate, and the start has its name.
func handicapFirstMove(t *testing.T) {
	_, table := from(t, "lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", rules.White)
	if got := table.sides.name(rules.White); got != "Uwate" {
		t.Errorf("the side that gives is %q", got)
	}
	table.onAttempt(stage.Must[rules.Attempt](t)(rules.ParseAttempt("3a4b")))
	start := table.match.game.Start()
	if got := sign(start.Turn()) + table.sides.move(&start, table.match.game.Moves()[0]); got != "△S-4b" || len(table.panel.moves.rows) != 1 {
		t.Errorf("move 1 is written %q in %d rows", got, len(table.panel.moves.rows))
	}
	_, table = from(t, "4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w 3p 1", rules.White)
	table.onAttempt(stage.Must[rules.Attempt](t)(rules.ParseAttempt("P*5f")))
	if len(table.match.game.Moves()) != 1 || table.match.choice.Start != "three-pawns" {
		t.Errorf("%v in %s", table.match.game.Moves(), table.match.choice.Start)
	}
}

// UNDO-01, UNDO-04: one takeback removes two plies; a captured promoted piece is
// promoted again and out of the hand.
func takeBackOfACapture(t *testing.T) {
	const sfen = "4k4/9/9/9/4+p4/4P4/9/9/4K4 b - 1"
	r, table := from(t, sfen, rules.Black, "5a5b")
	r.click("5f", "5e")
	r.answer()
	if p := table.match.game.Position(); p.Hand(rules.Black).Count(rules.Pawn) != 1 || len(table.match.game.Moves()) != 2 {
		t.Fatalf("before: %s", p.SFEN())
	}
	r.click("takeback")
	if got := now(table); got != sfen || !table.match.mine() || len(r.marked()) != 0 {
		t.Errorf("after: %s, marks %v", got, r.marked())
	}
}

// UNDO-03: the learner is mated, takes back, and the game goes on.
func takeBackOfAMate(t *testing.T) {
	const sfen = "4k4/9/9/9/9/9/4p1g2/9/4K3P b g 1"
	r, table := from(t, sfen, rules.Black, "G*5h")
	r.click("1i", "1h")
	r.answer()
	if o := table.match.game.Outcome(); o.Ending != rules.EndMate || o.Winner != rules.White {
		t.Fatalf("no mate: %+v in %s", o, now(table))
	}
	r.press(fyne.KeyU)
	if got := now(table); got != sfen || table.match.over() {
		t.Errorf("after: %s", got)
	}
}

// UNDO-07: after uwate's first move there is nothing to take back.
func noTakeBackOfUwatesFirstMove(t *testing.T) {
	r, table := from(t, "4k4/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", rules.Black, "5a5b")
	r.answer()
	r.press(fyne.KeyU)
	if len(table.match.game.Moves()) != 1 || !table.match.mine() {
		t.Errorf("%d moves, the learner's turn: %t", len(table.match.game.Moves()), table.match.mine())
	}
}

// PROM-01, PROM-03, PROM-06: a silver is asked, a gold never; Escape takes the
// move back and every move is possible again.
func TestPromotionChoice(t *testing.T) {
	r, table := from(t, "4k4/9/9/3GS4/9/9/9/9/4K4 b - 1", rules.Black, "5a4a")
	r.click("5d", "5c")
	if len(table.match.game.Moves()) != 0 {
		t.Fatal("the silver was not asked")
	}
	r.window.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if table.board.Held() != rules.NoPiece || !table.match.mine() {
		t.Error("Escape leaves the move half made")
	}
	r.click("6d", "6c")
	r.answer()
	if got := table.match.game.Moves()[0].String(); got != "6d6c" {
		t.Errorf("the gold plays %s", got)
	}
}

// BRD-01, BRD-03, BRD-07: another piece may be taken up instead; a drag that ends
// beside the board comes to nothing; Escape puts down.
func boardHands(t *testing.T) {
	r, table := from(t, "4k4/9/9/9/9/9/4P4/9/4K4 b GP 1", rules.Black)
	r.click("hand-black-G", "5g")
	if got := table.board.Held(); got != rules.NewPiece(rules.Black, rules.Pawn) {
		t.Errorf("held %q", got)
	}
	r.window.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if got := table.board.Held(); got != rules.NoPiece {
		t.Errorf("held %q after Escape", got)
	}
	at, size := r.part("5g").Rect()
	test.Drag(r.window.Canvas(), at.AddXY(size.Width/2+900, size.Height/2), 900, 0)
	if table.board.Held() != rules.NoPiece || len(table.match.game.Moves()) != 0 {
		t.Error("a drag beside the board left a trace")
	}
	r.click("5g", "5f")
	if len(table.match.game.Moves()) != 1 {
		t.Error("the next click does not work")
	}
}
