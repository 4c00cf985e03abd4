package play

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/stage"
	"terakoya/lessons"
	"terakoya/lessons/progress"
	"terakoya/rules"
)

// TestTyped: a move may be typed in any notation. What cannot be read is told in words,
// and a foul is treated as one made by hand.
func TestTyped(t *testing.T) {
	for _, text := range []string{"P-7f", "P-76", "7六歩", "▲７六歩", "７六歩(77)", "+7776FU", "7g7f", " 7g7f "} {
		r := newRoom(t, lessons.English, false, small)
		table := r.game(against(Waits))
		r.press(fyne.KeySlash)
		table.entry.SetText(text)
		table.entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
		if m := table.match.game.Moves(); len(m) != 1 || m[0].String() != "7g7f" || table.prompt != noPrompt {
			t.Errorf("%q: %v, asks %q", text, m, table.prompt)
		}
	}
	r := newRoom(t, lessons.English, false, small)
	table := r.game(against(Waits))
	for text, want := range map[string]string{
		"S-7f": "No piece of that kind can come to that square.", "7g7": "The text ends", "hello": "",
	} {
		r.press(fyne.KeySlash)
		table.entry.SetText(text)
		r.press(fyne.KeyReturn)
		if table.unread == "" || !strings.Contains(noted(table), table.unread) || !strings.Contains(table.unread, want) || len(table.match.game.Moves()) != 0 {
			t.Errorf("%q: says %q", text, table.unread)
		}
		r.press(fyne.KeyEscape)
	}
	r.press(fyne.KeySlash)
	table.entry.SetText("8h9f")
	r.press(fyne.KeyReturn)
	if table.foul == nil || table.foul.Foul != rules.FoulWrongMovement || table.prompt != noPrompt {
		t.Errorf("%v", table.foul)
	}
}

// TestPeople: both sides are played by hand, take back one move at a time and resign in
// their own turn; the record says so.
func TestPeople(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	r.moves("7g7f 3c3d")
	table := r.screen.(*Table)
	if table.thinker.thinks() || table.panel.asks.root.Visible() {
		t.Error("a computer takes part")
	}
	r.press(fyne.KeyU)
	if table.match.turn() != rules.White || table.match.takebacks != 1 {
		t.Errorf("%s to move", table.match.turn())
	}
	r.click("8c", "8e")
	if table.foul == nil || len(table.match.slips) != 1 {
		t.Error("the foul of the far side is not explained")
	}
	r.press(fyne.KeyReturn, fyne.KeyR, fyne.KeyR)
	past := r.finished[0]
	if o := table.match.game.Outcome(); o.Winner != rules.Black || !past.People || past.Opponent != People || past.Outcome != progress.GameWon {
		t.Errorf("%+v, %+v", o, past)
	}
	again := stage.Must[*Table](t)(NewTable(r.env, r.kept[len(r.kept)-1]))
	if !again.match.choice.People || again.thinker.thinks() {
		t.Error("gone on with against a computer")
	}
}

// TestLessonOfFoul: one key leads from a foul to the lesson of its rule.
func TestLessonOfFoul(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	var asked []rules.Foul
	r.env.Lesson = func(f rules.Foul) func() {
		if f == rules.FoulBlockedPath {
			return nil
		}
		return func() { asked = append(asked, f) }
	}
	r.game(against(Waits))
	r.press(fyne.KeyL)
	r.click("2h", "2e")
	if r.press(fyne.KeyL); r.screen.(*Table).panel.left.Visible() {
		t.Error("a lesson is offered that there is not")
	}
	r.click("main", "8h", "9f", "lesson")
	if !slices.Equal(asked, []rules.Foul{rules.FoulWrongMovement}) {
		t.Errorf("%v", asked)
	}
}

// TestAfter: a game that has ended can be looked at as it was told.
func TestAfter(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	var looked []progress.PastGame
	r.env.After = func(g progress.PastGame) { looked = append(looked, g) }
	r.game(against(Waits))
	r.press(fyne.KeyA)
	r.click("7g", "7f")
	r.answer()
	r.press(fyne.KeyR, fyne.KeyR, fyne.KeyA)
	if len(looked) != 1 || !slices.Equal(looked[0].Moves, []string{"7g7f", progress.Pass}) || looked[0].Ending != "resignation" {
		t.Errorf("%+v", looked)
	}
}

// TestNoHints: where a game is played without, nothing is told.
func TestNoHints(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	c := against(Waits)
	c.Hints = false
	table := r.game(c)
	r.press(fyne.KeyH, fyne.KeyS)
	if table.counsel.thinks() || table.panel.asks.root.Visible() || !r.kept[0].NoHints {
		t.Error("a hint is given")
	}
}
