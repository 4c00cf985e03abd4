package play

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/google/go-cmp/cmp"

	"terakoya/app/stage"
	"terakoya/lessons"
	"terakoya/lessons/progress"
	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/firsthour"
)

// TestResume: a kept game gives the same position, whatever was played.
func TestResume(t *testing.T) {
	for _, opponent := range append(slices.Clone(firstHour), "1", "10++") {
		r := newRoom(t, lessons.English, false, small)
		if _, leveled := levelOf(opponent); leveled { // whose moves take their time
			r.env.player = func(_ Choice, seed uint64) engine.Engine { return firsthour.NewWanders(seed) }
		}
		c := Choice{Start: "two-piece-handicap", Opponent: opponent, Rules: ruleSet, Fouls: FoulsPrevented, Takeback: true}
		r.env.Last = c.String()
		table := r.game(c)
		r.answer()
		for _, move := range []string{"7g 7f", "2g 2f", "2f 2e"} {
			r.click(strings.Fields(move)...)
			r.answer()
		}
		r.press(fyne.KeyU)
		kept := r.kept[len(r.kept)-1]
		again := stage.Must[*Table](t)(NewTable(r.env, kept))
		if now(again) != now(table) || again.match.choice != c {
			t.Errorf("%s: %s, %v; want %s", opponent, now(again), again.match.choice, now(table))
		}
		if diff := cmp.Diff(kept, again.match.kept(ended)); diff != "" {
			t.Error(diff)
		}
	}
}

// TestResumeTurn: a game that was kept while the computer was to move goes on by
// itself; one from an unknown start can be played too.
func TestResumeTurn(t *testing.T) {
	r := newRoom(t, lessons.Traditional, true, small)
	table := stage.Must[*Table](t)(NewTable(r.env, progress.Game{
		Start: "4k4/9/4P4/9/9/9/9/9/4K4 w G 1", Side: rules.Black, Opponent: Waits, Rules: ruleSet,
	}))
	r.show(table)
	r.answer()
	r.click("hand-black-G", "5b")
	if o := table.match.game.Outcome(); o.Ending != rules.EndMate {
		t.Errorf("%v at %s", o.Ending, now(table))
	}
}

func TestResumeBroken(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	for name, k := range map[string]progress.Game{
		"no position": {Start: "x"},
		"no move":     {Start: rules.StartSFEN, Moves: []string{"7g7f", "?"}},
		"illegal":     {Start: rules.StartSFEN, Moves: []string{"7g7f", "7c7e"}},
	} {
		if table, err := NewTable(r.env, k); err == nil || table != nil {
			t.Errorf("%s: no error", name)
		}
	}
}

// TestResumeOld: a game against a player that is no longer there goes on against a
// level near it.
func TestResumeOld(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	for key, want := range map[string]string{twoPly: "5", "4+": "4+", "4+++": preset.Opponent, "": preset.Opponent} {
		table := stage.Must[*Table](t)(NewTable(r.env, progress.Game{Start: rules.StartSFEN, Opponent: key}))
		if got := table.match.choice.Opponent; got != want {
			t.Errorf("%q goes on as %q, want %q", key, got, want)
		}
	}
}
