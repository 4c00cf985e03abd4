package play

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"terakoya/app/stage"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/rules/engine"
)

// timed is an even game with a clock, as sente, against a player that passes.
func timed(t *testing.T, clock string) (*room, *Table) {
	t.Helper()
	r := newRoom(t, lessons.English, false, middling)
	c := against(Waits)
	c.Clock = clock
	return r, r.game(c)
}

// left is what a side still has.
func (r *room) left(c rules.Color) rules.Left {
	return r.screen.(*Table).match.clocks.Left(c, r.clock)
}

// CLK-01: the move in the moment in which the main time reaches zero is made, in
// byoyomi.
func mainTimeToZero(t *testing.T) {
	r, table := timed(t, "byoyomi 10 10")
	r.wait(10 * time.Second)
	r.click("7g", "7f")
	if left := r.left(rules.Black); len(table.match.game.Moves()) != 1 || left.Main != 0 || left.Byoyomi != 10*time.Second {
		t.Errorf("%d moves, %+v", len(table.match.game.Moves()), left)
	}
	if r.left(rules.White).Fallen {
		t.Error("the opponent's flag fell")
	}
}

// CLK-03: byoyomi begins anew with each move.
func byoyomiAnew(t *testing.T) {
	r, table := timed(t, "byoyomi 0 10")
	for _, move := range [][]string{{"7g", "7f"}, {"2g", "2f"}, {"2f", "2e"}, {"7f", "7e"}, {"7e", "7d"}} {
		if got := table.panel.cards[rules.Black].face.Text(); got != "0:10" {
			t.Errorf("before the move it shows %s", got)
		}
		r.wait(8 * time.Second)
		r.click(move...)
		r.wait(8 * time.Second)
		r.answer()
	}
	if table.match.over() || len(table.match.game.Moves()) != 10 {
		t.Errorf("%d moves, %v", len(table.match.game.Moves()), table.match.game.Outcome())
	}
}

// CLK-04: the flag falls while something is asked, or a piece chooses to promote: the
// question is closed, no time below zero is shown, and the result is.
func flagUnderQuestion(t *testing.T) {
	for name, ask := range map[string]func(*room){
		"resigning": func(r *room) { r.press(fyne.KeyR) },
		"others":    func(r *room) { r.press(fyne.KeyO) },
		"declaring": func(r *room) { r.press(fyne.KeyD) },
		"typing":    func(r *room) { r.press(fyne.KeySlash) },
		"promotion": func(r *room) { r.click("2d", "2c") },
		"a hint":    func(r *room) { r.press(fyne.KeyH) },
		"back":      func(r *room) { r.press(fyne.KeyPageUp) },
	} {
		t.Run(name, func(t *testing.T) {
			r := newRoom(t, lessons.English, false, middling)
			c := against(Waits)
			c.Clock, c.Start, c.SFEN = "sudden 3", FromPosition, "4k4/9/9/7P1/9/9/9/9/4K4 b - 1"
			table := r.game(c)
			ask(r)
			r.wait(4 * time.Second)
			o := table.match.game.Outcome()
			if o.Ending != rules.EndTime || o.Winner != rules.White || table.prompt != noPrompt || table.board.Choosing() || table.counsel.thinks() {
				t.Fatalf("%v, asks %q", o.Ending, table.prompt)
			}
			if got := table.panel.cards[rules.Black].face.Text(); got != "0:00" || len(table.panel.texts.Items) == 0 {
				t.Errorf("it shows %s, %d texts", got, len(table.panel.texts.Items))
			}
			r.click("2d") // the board is closed
			if table.board.Held() != rules.NoPiece {
				t.Error("a piece is taken up after the end")
			}
		})
	}
}

// CLK-06: after a takeback the clock of the side to move runs, and its flag falls.
func flagAfterTakeback(t *testing.T) {
	r, table := timed(t, "sudden 60")
	r.wait(20 * time.Second)
	r.click("7g", "7f")
	r.press(fyne.KeyU)
	if left := r.left(rules.Black); left.Main != time.Minute || len(table.match.game.Moves()) != 0 {
		t.Errorf("%+v", left)
	}
	r.wait(time.Second)
	if got := table.panel.cards[rules.Black].face.Text(); got != "0:59" {
		t.Errorf("it shows %s", got)
	}
	r.wait(time.Minute)
	if o := table.match.game.Outcome(); o.Ending != rules.EndTime || o.Winner != rules.White {
		t.Errorf("%+v", o)
	}
}

// CLK-07: time that passes while the computer sleeps is taken off, and a clock of the
// computer that is set back gives nothing.
func suspended(t *testing.T) {
	r, _ := timed(t, "fischer 180 15")
	r.wait(10 * time.Second)
	r.wait(2 * time.Minute)
	if left := r.left(rules.Black).Main; left != 65*time.Second {
		t.Errorf("%s left", left)
	}
	r.wait(-time.Hour)
	if left := r.left(rules.Black).Main; left > 195*time.Second {
		t.Errorf("%s left after the clock was set back", left)
	}
}

// CLK-09: the clock of the side that moves first runs at once, and no other.
func runsAtOnce(t *testing.T) {
	r, table := timed(t, "sudden 60")
	r.wait(61 * time.Second)
	if o := table.match.game.Outcome(); o.Ending != rules.EndTime || o.Winner != rules.White || r.left(rules.White).Main != time.Minute {
		t.Errorf("%+v", o)
	}
}

// TestLateComputer: a computer that has run out of time has lost, whatever it answers.
func TestLateComputer(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	s := sluggish{make(chan engine.Choice, 1)}
	r.env.player = func(Choice, uint64) engine.Engine { return s }
	c := against(Wanders)
	c.Clock = "sudden 30"
	table := r.game(c)
	r.click("7g", "7f")
	r.clock = r.clock.Add(31 * time.Second) // and nobody has looked yet
	s.answer <- engine.Choice{Move: stage.Must[rules.Attempt](t)(rules.ParseAttempt("3c3d")).Move()}
	r.answer()
	if o := table.match.game.Outcome(); o.Ending != rules.EndTime || o.Winner != rules.Black || len(table.match.game.Moves()) != 1 {
		t.Errorf("%+v after %d moves", o, len(table.match.game.Moves()))
	}
}

// TestLateMove: so has a learner, also if the window has not noticed yet.
func TestLateMove(t *testing.T) {
	r, table := timed(t, "sudden 30")
	r.clock = r.clock.Add(31 * time.Second)
	table.onAttempt(stage.Must[rules.Attempt](t)(rules.ParseAttempt("7g7f")))
	if o := table.match.game.Outcome(); o.Ending != rules.EndTime || len(table.match.game.Moves()) != 0 {
		t.Errorf("%+v after %d moves", o, len(table.match.game.Moves()))
	}
}

// TestPause: both clocks stand, the hands are out of sight and nothing else is; the
// computer does not think. The game that is left meanwhile goes on as it stood.
func TestPause(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	c := against(Waits)
	c.Clock, c.Start, c.SFEN = "sudden 60", FromPosition, "4k4/9/9/9/9/9/4P4/9/4K4 b G2p 1"
	table := r.game(c)
	r.wait(10 * time.Second)
	r.click("pause")
	r.wait(time.Hour)
	if _, size := table.board.HandRect(rules.Black, rules.Gold); !size.IsZero() {
		t.Error("the hand is to be seen")
	}
	if r.left(rules.Black).Main != 50*time.Second || table.match.over() || r.screen.Says() != r.env.Words.Say("play.status.paused", nil) {
		t.Errorf("%+v, says %q", r.left(rules.Black), r.screen.Says())
	}
	r.click("5g", "5f") // the board is closed
	kept := r.kept[len(r.kept)-1]
	r.press(fyne.KeyP)
	r.click("5g", "5f")
	r.press(fyne.KeyP)
	if table.thinker.thinks() || len(table.match.game.Moves()) != 1 {
		t.Errorf("thinks: %t, %d moves", table.thinker.thinks(), len(table.match.game.Moves()))
	}
	r.click("main")
	if !table.thinker.thinks() {
		t.Error("the computer has forgotten its turn")
	}
	again := stage.Must[*Table](t)(NewTable(r.env, kept))
	r.show(again)
	r.wait(time.Second)
	if left := r.left(rules.Black).Main; left != 49*time.Second {
		t.Errorf("gone on with %s", left)
	}
}

// TestClockKept: a game that is left keeps what its clocks show.
func TestClockKept(t *testing.T) {
	r, _ := timed(t, "byoyomi 60 10")
	r.wait(20 * time.Second)
	r.click("7g", "7f")
	r.wait(5 * time.Second)
	r.answer()
	r.wait(15 * time.Second)
	r.press(fyne.KeyEscape)
	if r.tick != nil {
		t.Error("it ticks after it was left")
	}
	r.clock = r.clock.Add(time.Hour)
	table := stage.Must[*Table](t)(NewTable(r.env, r.kept[len(r.kept)-1]))
	r.show(table)
	if b, w := r.left(rules.Black).Main, r.left(rules.White).Main; b != 25*time.Second || w != 55*time.Second {
		t.Errorf("%s and %s", b, w)
	}
	if got := table.panel.moves.rows[0].line.Side; got != "0:20" {
		t.Errorf("the first move took %q", got)
	}
}
