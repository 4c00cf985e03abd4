package play

import (
	"fyne.io/fyne/v2"

	"terakoya/app/boardmenu"
	"terakoya/rules"
)

// showPosition shows how the game stands, or stood; a move just made slides. In a pause
// the pieces in hand are put out of sight, as hands are thought about.
func (t *Table) showPosition() {
	p, moves := t.position(), t.match.game.Moves()
	setup := p.Setup()
	slide := t.moving && !t.looksBack() && len(moves) > 0 && moves[len(moves)-1] != rules.NoMove
	t.moving = false
	switch {
	case t.prompt == paused:
		setup.Hands = [2]rules.Hand{}
		t.board.SetSetup(setup)
	case slide:
		t.board.Play(setup, moves[len(moves)-1].Attempt())
	default:
		t.board.SetSetup(setup)
	}
}

// targets are the squares to which a piece may go. Where a foul loses, the
// learner is to find them alone.
func (t *Table) targets(from rules.Square, drop rules.Kind) rules.SquareSet {
	if t.match.choice.Fouls == FoulsLose {
		return rules.SquareSet{}
	}
	p := t.match.game.Position()
	return p.Targets(from, drop)
}

// onMenu opens the menu of the board.
func (t *Table) onMenu(at fyne.Position) {
	p := t.position()
	boardmenu.Show(t.env.Words, t.board, p.Setup(), at, t.match.handicap(), t.Tell)
}

// Tell says something in the status line until the next move, or as soon as something
// else has to be said.
func (t *Table) Tell(text string) {
	t.notice = text
	t.status.Set(text, t.keysText())
}
