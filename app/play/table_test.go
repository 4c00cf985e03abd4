package play

import (
	"context"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/stage"
	"terakoya/lessons"
	"terakoya/lessons/progress"
	"terakoya/rules"
	"terakoya/rules/engine"
)

// against is an even game as sente.
func against(opponent string) Choice {
	return Choice{Start: "even-game", Opponent: opponent, Rules: ruleSet, Fouls: FoulsExplained, Takeback: true, Hints: true}
}

// TestMate plays by clicks from the largest handicap to mate; the opponent waits.
func TestMate(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	c := against(Waits)
	c.Start = "naked-king"
	table := r.game(c)
	for _, move := range []string{
		"2g 2f", "2f 2e", "2e 2d", "2d 2c 2c", "2c 3b", // the last click promotes
		"7g 7f", "8h 3c 3c", "3c 4d", "4d 5c", "2h 2a 2a",
	} {
		r.answer()
		r.click(strings.Fields(move)...)
	}
	o := table.match.game.Outcome()
	if o.Ending != rules.EndMate || o.Winner != rules.Black {
		t.Fatalf("%v at %s", o.Ending, now(table))
	}
	if want := "Shitate wins. Uwate's king is in check, and no move answers it: mate."; r.screen.Says() != want {
		t.Errorf("says %q", r.screen.Says())
	}
	if len(r.kept) != 20 || !slices.Equal(r.calls, []string{"forget"}) {
		t.Errorf("kept %d times, called %q", len(r.kept), r.calls)
	}
	r.press(fyne.KeyReturn)
	r.click("new", "home")
	if !slices.Equal(r.started, []Choice{c}) || !slices.Equal(r.calls, []string{"forget", "setup", "leave"}) {
		t.Errorf("started %v, called %q", r.started, r.calls)
	}
}

// TestExplained: an illegal move is explained in three parts and changes nothing.
func TestExplained(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	table := r.game(against(Waits))
	before := now(table)
	r.click("8h", "9f")
	if now(table) != before || table.foul == nil {
		t.Fatalf("%v at %s", table.foul, now(table))
	}
	if got := r.marked(); !slices.Equal(got, []string{"offender-9f"}) {
		t.Errorf("lit %q", got)
	}
	if items := table.panel.texts.Items; len(items) != 4 {
		t.Errorf("%d parts", len(items))
	}
	r.click("main")
	if table.foul != nil || len(r.marked()) != 0 {
		t.Error("it is still explained")
	}
	r.click("8h", "9f", "7g") // taking up another piece ends the explanation too
	if table.foul != nil {
		t.Error("it is still explained")
	}
	r.click("7f")
	if table.match.mine() {
		t.Error("the legal move is not made")
	}
}

// TestPrevented: an illegal move is given back, and the status line says why, with
// the names of the sides that the game has.
func TestPrevented(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	c := against(Waits)
	c.Start, c.Fouls = "ten-piece-handicap", FoulsPrevented
	table := r.game(c)
	r.answer()
	before := now(table)
	r.click("7c", "7d")
	if now(table) != before || table.foul != nil || !table.match.mine() {
		t.Errorf("%v at %s", table.foul, now(table))
	}
	if want := "Given back. The pawn on 7c belongs to Uwate, and it is the turn of Shitate."; r.screen.Says() != want {
		t.Errorf("says %q", r.screen.Says())
	}
}

// TestFatal: an illegal move loses, but a slip of the hand does not.
func TestFatal(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	c := against(Waits)
	c.Fouls = FoulsLose
	table := r.game(c)
	r.click("7c", "7d")
	if table.match.over() {
		t.Fatal("a click on the opponent's piece loses")
	}
	r.click("8h", "9f")
	o := table.match.game.Outcome()
	if o.Ending != rules.EndFoul || o.Winner != rules.White {
		t.Fatalf("%v", o)
	}
	if want := "Gote wins. Sente committed a foul: wrong movement. That loses at once."; r.screen.Says() != want {
		t.Errorf("says %q", r.screen.Says())
	}
	if got := r.marked(); !slices.Equal(got, []string{"offender-9f"}) || len(table.panel.texts.Items) != 3 {
		t.Errorf("lit %q, %d parts", got, len(table.panel.texts.Items))
	}
}

// TestTakeBack: back to the learner's turn, whoever has moved last.
func TestTakeBack(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	table := r.game(against(Wanders))
	start := now(table)
	r.press(fyne.KeyU) // nothing to take back yet
	r.click("7g", "7f")
	r.answer()
	r.click("takeback")
	if now(table) != start || table.match.takebacks != 1 {
		t.Errorf("%s after %d", now(table), table.match.takebacks)
	}
	r.click("2g", "2f")
	r.press(fyne.KeyU) // the computer is thinking
	if now(table) != start || table.thinker.thinks() || !table.match.mine() {
		t.Errorf("%s, thinks: %t", now(table), table.thinker.thinks())
	}
	last := r.kept[len(r.kept)-1]
	if len(last.Moves) != 0 || last.Takebacks != 2 {
		t.Errorf("kept %+v", last)
	}
	r.answer() // too late
	if now(table) != start {
		t.Errorf("%s after a late answer", now(table))
	}
}

// TestNoTakeBack: where it was not chosen, there is none.
func TestNoTakeBack(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	c := against(Waits)
	c.Takeback = false
	table := r.game(c)
	r.click("7g", "7f")
	r.answer()
	r.press(fyne.KeyU)
	if len(table.match.game.Moves()) != 2 || table.panel.left.Visible() {
		t.Error("taken back")
	}
}

// sluggish answers when it is told to, whatever has become of its context.
type sluggish struct{ answer chan engine.Choice }

func (sluggish) Name() string { return "slow" }

func (s sluggish) Choose(context.Context, *rules.Game, engine.Limits) (engine.Choice, error) {
	return <-s.answer, nil
}

// TestLateAnswer: an answer to a game that has gone on is dropped, and so is one
// that comes after the screen was left.
func TestLateAnswer(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	s := sluggish{make(chan engine.Choice)}
	r.env.player = func(Choice, uint64) engine.Engine { return s }
	table := r.game(against(Wanders))
	reply := engine.Choice{Move: stage.Must[rules.Attempt](t)(rules.ParseAttempt("3c3d")).Move()}

	r.click("7g", "7f")
	r.press(fyne.KeyU)
	r.click("2g", "2f")
	after := now(table)
	s.answer <- reply // one of the two questions
	r.answer()
	s.answer <- reply
	r.answer()
	if p := table.match.game.PositionAfter(1); p.SFEN() != after || len(table.match.game.Moves()) != 2 {
		t.Errorf("%d moves, %s", len(table.match.game.Moves()), now(table))
	}

	r.click("2f", "2e")
	after = now(table)
	kept := len(r.kept)
	r.press(fyne.KeyEscape)
	s.answer <- reply
	r.answer()
	if now(table) != after || len(r.kept) != kept {
		t.Errorf("%s after the screen was left", now(table))
	}
}

// TestIllegalAnswer: a player that makes no legal move stops the game, not the
// program.
func TestIllegalAnswer(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	s := sluggish{make(chan engine.Choice, 1)}
	r.env.player = func(Choice, uint64) engine.Engine { return s }
	table := r.game(against(Wanders))
	r.click("7g", "7f")
	s.answer <- engine.Choice{Move: rules.Step(rules.NewSquare(5, 5), rules.NewSquare(5, 4))}
	r.answer()
	if !strings.Contains(r.screen.Says(), "finds no move") {
		t.Errorf("says %q", r.screen.Says())
	}
	r.press(fyne.KeyU)
	if !table.match.mine() {
		t.Error("the learner cannot go on")
	}
}

// TestResign asks once more.
func TestResign(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	table := r.game(against(Waits))
	r.click("resign")
	r.press(fyne.KeyEscape)
	r.click("resign", "main")
	if table.match.over() || table.prompt == resigning || len(r.calls) != 0 {
		t.Fatal("resigned, or left")
	}
	r.click("resign", "resign")
	if o := table.match.game.Outcome(); o.Ending != rules.EndResignation || o.Winner != rules.White {
		t.Errorf("%v", o)
	}
}

// TestSennichite: the pieces go to and fro; the next game has the sides exchanged.
func TestSennichite(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	table := r.game(against(Waits))
	for range 3 {
		for _, move := range []string{"2h 3h", "3h 2h"} {
			if table.match.over() {
				break
			}
			r.click(strings.Fields(move)...)
			if !table.match.over() {
				r.answer()
			}
		}
	}
	if o := table.match.game.Outcome(); o.Ending != rules.EndSennichite {
		t.Fatalf("%v after %d", o.Ending, len(table.match.game.Moves()))
	}
	r.click("main")
	if len(r.started) != 1 || !r.started[0].White {
		t.Errorf("again: %v", r.started)
	}
}

// TestMarks: the last move and a king in check are shown.
func TestMarks(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	table := stage.Must[*Table](t)(NewTable(r.env, progress.Game{
		Start: "4k4/9/9/9/9/9/9/9/4K3R b - 1", Side: rules.Black, Opponent: Waits, Moves: []string{"1i1a+", progress.Pass},
	}))
	r.show(table)
	m := table.marks()
	if !m.Check.Has(rules.NewSquare(5, 1)) || !slices.Equal(m.Last, []rules.Square{rules.NewSquare(1, 9), rules.NewSquare(1, 1)}) {
		t.Errorf("%v, %v", m.Check, m.Last)
	}
}

// TestArrowWhileAsked: an arrow while the question of resigning is open does
// nothing, and comes back.
func TestArrowWhileAsked(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	table := r.game(preset)
	if !table.match.mine() {
		r.answer()
	}
	table.board.Tapped(&fyne.PointEvent{})
	r.press(fyne.KeyR, fyne.KeyLeft, fyne.KeyDown)
	if table.prompt != resigning || table.match.over() {
		t.Errorf("asking %t, over %t", table.prompt == resigning, table.match.over())
	}
}
