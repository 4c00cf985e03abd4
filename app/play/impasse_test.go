package play

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/lessons"
	"terakoya/rules"
)

// TestAgree: two people agree on what their pieces are worth, or on a repetition. The
// computer does not agree to lose.
func TestAgree(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	table := r.at(entered).screen.(*Table)
	r.press(fyne.KeyI)
	if text := noted(table); !strings.Contains(text, "Sente: 31") || !strings.Contains(text, "Gote: 23") || !strings.Contains(text, "Sente wins") {
		t.Errorf("it says %q", text)
	}
	r.press(fyne.KeyReturn, fyne.KeyI, fyne.KeyI)
	if o := table.match.game.Outcome(); o.Ending != rules.EndImpasse || o.Winner != rules.Black {
		t.Errorf("%+v", o)
	}
	c := against(Waits)
	c.Start, c.SFEN = FromPosition, entered
	table = r.game(c)
	r.press(fyne.KeyI, fyne.KeyI)
	if table.match.over() || !strings.Contains(r.screen.Says(), "does not agree") {
		t.Errorf("says %q", r.screen.Says())
	}
	table = r.at(rules.StartSFEN).screen.(*Table)
	r.press(fyne.KeyI, fyne.KeyA)
	if table.prompt != noPrompt {
		t.Errorf("asks %q in the first position", table.prompt)
	}
	for _, m := range []string{"2h3h", "8b7b", "3h2h", "7b8b"} {
		r.do(m)
	}
	r.press(fyne.KeyA, fyne.KeyA)
	if o := table.match.game.Outcome(); o.Ending != rules.EndSennichite || !o.Replay {
		t.Errorf("%+v", o)
	}
}

// TestRepetitionCounted: the count grows, and who gives perpetual check is warned.
func TestRepetitionCounted(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	table := r.at("4k4/9/9/9/5R3/9/9/9/4K4 b - 1").screen.(*Table)
	check := []string{"4e5e", "5a4a", "5e4e", "4a5a"}
	for n := 2; n <= 3; n++ {
		for _, m := range check {
			r.do(m)
		}
		got := table.match.repetition()
		if got != (repetition{n, 4, true, rules.Black}) || !strings.Contains(noted(table), "Sente loses") || !strings.Contains(r.screen.Says(), "Sente loses") {
			t.Errorf("%+v, says %q", got, noted(table))
		}
	}
	table = r.at(rules.StartSFEN).screen.(*Table)
	for _, m := range []string{"2h3h", "8b7b", "3h2h", "7b8b"} {
		r.do(m)
	}
	if got := table.match.repetition(); got.times != 2 || got.perpetual || !strings.Contains(noted(table), "2 of 4") {
		t.Errorf("%+v, says %q", got, noted(table))
	}
}
