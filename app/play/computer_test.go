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

// does is a player that does one thing.
type does engine.Choice

func (does) Name() string { return "does" }

func (d does) Choose(context.Context, *rules.Game, engine.Limits) (engine.Choice, error) {
	return engine.Choice(d), nil
}

// declared is a position in which, after a move of sente's, gote wins by declaring an
// impasse.
const declared = "4K4/9/9/9/9/9/1+p+p+p1+p+p+p1/9/1+p+p+pk+p3 b 2r2bg 1"

// TestComputerEnds: the computer resigns or declares an impasse. The window says so, the
// outcome is given out once, and the learner may go back to their move.
func TestComputerEnds(t *testing.T) {
	for name, c := range map[string]struct {
		start  string
		move   []string
		does   engine.Choice
		ending rules.Ending
		winner rules.Color
	}{
		"resigns":              {rules.StartSFEN, []string{"7g", "7f"}, engine.Choice{Resign: true}, rules.EndResignation, rules.Black},
		"declares":             {declared, []string{"5a", "5b"}, engine.Choice{Declare: true}, rules.EndDeclarationWin, rules.White},
		"declares for nothing": {rules.StartSFEN, []string{"7g", "7f"}, engine.Choice{Declare: true}, rules.EndDeclarationLoss, rules.Black},
	} {
		t.Run(name, func(t *testing.T) {
			r := newRoom(t, lessons.English, false, small)
			r.env.player = func(Choice, uint64) engine.Engine { return does(c.does) }
			table := stage.Must[*Table](t)(NewTable(r.env, progress.Game{Start: c.start, Side: rules.Black, Opponent: "5", Rules: ruleSet}))
			r.show(table)
			before := now(table)
			r.click(c.move...)
			r.answer()
			o := table.match.game.Outcome()
			if o.Ending != c.ending || !o.Won || o.Winner != c.winner {
				t.Fatalf("%+v", o)
			}
			title, _ := table.sides.ending(o)
			if !strings.HasPrefix(r.screen.Says(), title) || len(table.panel.texts.Items) == 0 || table.thinker.thinks() {
				t.Errorf("says %q, %d texts", r.screen.Says(), len(table.panel.texts.Items))
			}
			if len(r.finished) != 1 || r.finished[0].Ending != c.ending.String() || !slices.Equal(r.calls, []string{"forget"}) {
				t.Errorf("told %+v, %q", r.finished, r.calls)
			}
			r.press(fyne.KeyU)
			if now(table) != before || !table.match.mine() {
				t.Errorf("taken back: %s, %v", now(table), table.match.game.Outcome())
			}
		})
	}
}
