package play

import "terakoya/rules"

// looksBack reports whether the board shows an earlier position. The game goes on
// meanwhile: the clocks run, and the computer thinks.
func (t *Table) looksBack() bool { return t.back >= 0 }

// shown is how many moves the board shows made.
func (t *Table) shown() int {
	if t.looksBack() {
		return t.back
	}
	return len(t.match.game.Moves())
}

// position is the one that the board shows.
func (t *Table) position() rules.Position { return t.match.game.PositionAfter(t.shown()) }

// present lets the board show the game as it stands, without drawing it.
func (t *Table) present() { t.back = -1 }

// look shows the position after so many moves.
func (t *Table) look(plies int) {
	plies = max(0, plies)
	if t.prompt != noPrompt && t.prompt != stuck || plies == t.shown() {
		return
	}
	if t.back = plies; plies >= len(t.match.game.Moves()) {
		t.present()
	}
	t.foul, t.notice = nil, ""
	t.render()
}

func (t *Table) onFirst()   { t.look(0) }
func (t *Table) onEarlier() { t.look(t.shown() - 1) }
func (t *Table) onLater()   { t.look(t.shown() + 1) }
func (t *Table) onPresent() { t.look(len(t.match.game.Moves())) }
