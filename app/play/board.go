package play

import (
	"fyne.io/fyne/v2"

	"terakoya/app/boardmenu"
	"terakoya/rules"
)

// showPosition shows how the game stands; a move just made slides.
func (t *Table) showPosition(p *rules.Position) {
	moves := t.match.game.Moves()
	slide := t.moving && len(moves) > 0 && moves[len(moves)-1] != rules.NoMove
	t.moving = false
	if slide {
		t.board.Play(p.Setup(), moves[len(moves)-1].Attempt())
		return
	}
	t.board.SetSetup(p.Setup())
}

// targets are the squares to which a piece may go. Where a foul loses, the
// learner is to find them alone.
func (t *Table) targets(from rules.Square, drop rules.Kind) rules.SquareSet {
	var set rules.SquareSet
	if t.match.choice.Fouls == FoulsLose {
		return set
	}
	p := t.match.game.Position()
	for _, m := range p.Legal() {
		if m.From() == from && m.Dropped() == drop {
			set = set.Or(rules.SetOf(m.To()))
		}
	}
	return set
}

// onMenu opens the menu of the board.
func (t *Table) onMenu(at fyne.Position) {
	p := t.match.game.Position()
	boardmenu.Show(t.env.Words, t.board, p.Setup(), at, t.match.handicap(), func(text string) {
		t.notice = text
		t.status.set(t.statusText(), t.keysText())
	})
}
