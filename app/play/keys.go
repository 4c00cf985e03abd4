package play

import (
	"fyne.io/fyne/v2"

	"terakoya/app/words"
)

func (t *Table) onLeave() {
	t.rest()
	t.env.Leave()
}

func (t *Table) onNew() {
	t.rest()
	t.env.Setup()
}

// onAgain begins another game of the same kind.
func (t *Table) onAgain() {
	c := t.match.choice
	c.White = c.White != t.exchanges()
	t.rest()
	t.env.Start(c)
}

func (t *Table) onFlip() {
	t.thinker.hurry()
	t.turned = !t.turned
	t.render()
}

func (t *Table) onRetry() {
	t.foul = nil
	t.render()
}

func (t *Table) onPlayOn() {
	t.asking = false
	t.render()
}

func (t *Table) onTakeBack() {
	if !t.match.canTakeBack() || t.asking {
		return
	}
	t.rest()
	t.match.takeBack()
	side := t.sides.name(t.match.choice.Side())
	t.foul, t.notice = nil, t.env.Words.Say("play.status.takenBack", words.Args{"side": side})
	t.keep()
	t.render()
}

// onResign asks, and the second time resigns.
func (t *Table) onResign() {
	switch {
	case !t.match.mine():
	case !t.asking:
		t.foul, t.notice, t.asking = nil, "", true
		t.render()
	default:
		t.match.game.Resign()
		t.moved()
	}
}

// TypedKey handles the keys of the screen. Whatever the key, the computer waits no
// longer with a move that it has found.
func (t *Table) TypedKey(e *fyne.KeyEvent) {
	t.thinker.hurry()
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if t.panel.main.Visible() {
			t.panel.main.Tapped(nil)
		}
	case fyne.KeyU, fyne.KeyBackspace:
		t.onTakeBack()
	case fyne.KeyR:
		t.onResign()
	case fyne.KeyN:
		t.onNew()
	case fyne.KeyF:
		t.onFlip()
	case fyne.KeyH:
		t.onAsk(askHint)
	case fyne.KeyT:
		t.onAsk(askThreat)
	case fyne.KeyM:
		t.onAsk(askMissed)
	case fyne.KeyS:
		t.onAsk(askStanding)
	case fyne.KeyG:
		t.onOffer()
	case fyne.KeyEscape:
		if t.asking {
			t.onPlayOn()
			return
		}
		t.onLeave()
	case fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight:
		if t.match.mine() {
			t.board.Enter(e)
		}
	}
}
