package play

import (
	"context"
	"errors"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/usi"
)

// dying is an engine that fails so often, and then passes.
type dying struct {
	times *int
	fault error
}

func (dying) Name() string { return "dying" }

func (d dying) Choose(context.Context, *rules.Game, engine.Limits) (engine.Choice, error) {
	if *d.times--; *d.times >= 0 {
		return engine.Choice{}, d.fault
	}
	return engine.Choice{Pass: true}, nil
}

// TestEngineDies: the game is kept, what happened is told, and it can be asked again or
// give its place to a level.
func TestEngineDies(t *testing.T) {
	for name, c := range map[string]struct {
		fault error
		says  string
		end   fyne.KeyName
	}{
		"ended, asked again":    {&usi.Ended{}, "ended by itself", fyne.KeyReturn},
		"silent, asked again":   {&usi.Silent{}, "does not answer", fyne.KeyReturn},
		"bad move, given over":  {&usi.BadReply{Reply: "bestmove P*5e"}, "“bestmove P*5e”, which is no move here", fyne.KeyK},
		"something, given over": {errors.New("odd"), "found no move", fyne.KeyK},
	} {
		t.Run(name, func(t *testing.T) {
			r := newRoom(t, lessons.English, false, small)
			times, opened := 1, 0
			r.env.Engine = func(_ context.Context, name string) (engine.Engine, error) {
				if opened++; name != "Gikou" {
					t.Errorf("opened %q", name)
				}
				return dying{&times, c.fault}, nil
			}
			table := r.game(against(External + "Gikou"))
			r.click("7g", "7f")
			r.answer()
			kept := r.kept[len(r.kept)-1]
			if table.prompt != stuck || len(kept.Moves) != 1 || kept.Opponent != "usi:Gikou" || !strings.Contains(noted(table), c.says) {
				t.Fatalf("asks %q, kept %+v, says %q", table.prompt, kept, noted(table))
			}
			if c.end == fyne.KeyK {
				r.env.player = func(Choice, uint64) engine.Engine { return does{Pass: true} }
				table.env.player = r.env.player
			}
			r.press(c.end)
			r.answer()
			if !table.match.mine() || table.prompt != noPrompt || len(table.match.game.Moves()) != 2 {
				t.Errorf("%d moves, asks %q", len(table.match.game.Moves()), table.prompt)
			}
			if last := r.kept[len(r.kept)-1].Opponent; (c.end == fyne.KeyK) == (last == "usi:Gikou") || c.end == fyne.KeyReturn && opened != 2 {
				t.Errorf("against %s, opened %d times", last, opened)
			}
		})
	}
}
