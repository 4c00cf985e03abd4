package play

import (
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/lessons"
	"terakoya/rules/engine"
)

// TestLookBack: the board shows earlier positions by keys, buttons and rows, is closed
// meanwhile, and a move of the computer joins the list without a jump.
func TestLookBack(t *testing.T) {
	r := newRoom(t, lessons.English, false, middling)
	computer := told{make(chan engine.Choice)}
	r.env.player = func(Choice, uint64) engine.Engine { return computer }
	table := r.game(against(Wanders))
	start := now(table)
	r.click("7g", "7f")
	computer.tell(t, "3c3d")
	r.answer()
	r.click("2g", "2f")
	r.press(fyne.KeyHome)
	shown := func() string { p := table.position(); return p.SFEN() }
	if shown() != start || r.screen.Says() != "The position after move 0 of 3. End comes back to the game." {
		t.Errorf("%s, says %q", shown(), r.screen.Says())
	}
	computer.tell(t, "4a3b")
	r.answer()
	if shown() != start || len(table.panel.moves.rows) != 4 || !table.match.mine() {
		t.Errorf("the computer's move jumps to %s", shown())
	}
	r.click("6g", "6f")
	if len(table.match.game.Moves()) != 4 {
		t.Error("a move was made in an earlier position")
	}
	r.click("move-2", "later", "earlier", "earlier", "later")
	if table.shown() != 2 || table.panel.moves.lit != 1 {
		t.Errorf("%d shown, %d lit", table.shown(), table.panel.moves.lit)
	}
	r.press(fyne.KeyPageUp, fyne.KeyPageUp, fyne.KeyPageUp)
	if table.shown() != 0 {
		t.Errorf("%d shown", table.shown())
	}
	backToThePresent(t, r, table)
}

func backToThePresent(t *testing.T, r *room, table *Table) {
	t.Helper()
	r.click("present")
	r.press(fyne.KeyPageDown)
	r.click("6g", "6f")
	if table.looksBack() || len(table.match.game.Moves()) != 5 {
		t.Errorf("%d moves", len(table.match.game.Moves()))
	}
	r.press(fyne.KeyPageUp, fyne.KeyU)
	if table.looksBack() || len(table.match.game.Moves()) != 4 {
		t.Errorf("taken back: %d moves, looks back: %t", len(table.match.game.Moves()), table.looksBack())
	}
}
