package play

import (
	"context"
	"testing"
	"testing/synctest"
	"time"

	"fyne.io/fyne/v2"

	"terakoya/app/stage"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/firsthour"
)

// TestPaces: every player takes from 0.6 to 2 seconds, the same in the same position
// and not the same everywhere.
func TestPaces(t *testing.T) {
	g := rules.NewGame(rules.Handicaps[0].Position())
	for _, key := range Opponents {
		p, seen := paceOf(key), map[time.Duration]bool{}
		for _, m := range []string{"7g7f", "3c3d", "2g2f"} {
			d := p.at(g)
			if d < 600*time.Millisecond || d > 2*time.Second || d < p.least || d > p.most || d != p.at(copyOf(g, g.Rules())) {
				t.Errorf("%s: %s of %v", key, d, p)
			}
			seen[d] = true
			if err := g.Play(stage.Must[rules.Attempt](t)(rules.ParseAttempt(m))); err != nil {
				t.Fatal(err)
			}
		}
		if len(seen) != 3 {
			t.Errorf("%s: always the same", key)
		}
		g.TakeBack(3)
	}
}

// thinks is a player that takes its time.
type thinks struct{ time.Duration }

func (thinks) Name() string { return "thinks" }

func (d thinks) Choose(ctx context.Context, g *rules.Game, l engine.Limits) (engine.Choice, error) {
	linger(ctx, d.Duration)
	return firsthour.Waits{}.Choose(ctx, g, l)
}

// TestPaced: an answer is held back until its time has come, or until the learner does
// something; a thought that takes longer is not held back. What was stopped is given up
// at once. Nothing is left that waits: else the bubble would not end.
func TestPaced(t *testing.T) {
	const second = time.Second
	for name, c := range map[string]struct {
		thought, hurried, stopped, want time.Duration
	}{
		"held back":              {want: 2 * second},
		"thought about":          {thought: second, want: 2 * second},
		"thought about for long": {thought: 3 * second, want: 3 * second},
		"hurried":                {hurried: second, want: second},
		"hurried in thought":     {thought: second, hurried: second / 2, want: second},
		"stopped":                {stopped: second, want: second},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				back := make(chan time.Time, 1)
				from := time.Now()
				th := thinker{player: thinks{c.thought}, do: func(func()) { back <- time.Now() }, pace: pace{2 * second, 2 * second}}
				th.ask(rules.NewGame(rules.Handicaps[0].Position()), engine.Limits{}, nil)
				if c.hurried > 0 {
					time.Sleep(c.hurried)
					th.hurry()
				}
				if c.stopped > 0 {
					time.Sleep(c.stopped)
					th.stop()
					th.hurry() // of nothing
				}
				if took := (<-back).Sub(from); took != c.want {
					t.Errorf("it took %s", took)
				}
				th.stop()
			})
		})
	}
}

// TestHurried: whatever the learner does, the computer waits no longer with its move;
// and once the screen is closed nothing is waited for.
func TestHurried(t *testing.T) {
	for name, act := range map[string]func(*room){
		"a key": func(r *room) { r.press(fyne.KeyC) }, "the board turned": func(r *room) { r.click("flip") },
		"closed": func(r *room) { r.screen.(*Table).Close() }, "left": func(r *room) { r.click("leave") },
	} {
		t.Run(name, func(t *testing.T) {
			r := newRoom(t, lessons.English, false, small)
			r.env.pace = func(string) pace { return pace{time.Hour, time.Hour} }
			table := r.game(against(Waits))
			r.click("7g", "7f")
			on := table.thinker.thinks()
			act(r)
			r.answer() // which would not come for an hour
			if !on || table.thinker.thinks() {
				t.Error("the computer thinks when it should not, or does not")
			}
		})
	}
}
