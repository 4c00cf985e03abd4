package play

import (
	"fyne.io/fyne/v2"

	"terakoya/app/words"
	"terakoya/rules"
)

func (t *Table) onLeave() {
	t.Close()
	t.env.Leave()
}

func (t *Table) onNew() {
	t.Close()
	t.env.Setup()
}

// onAgain begins another game of the same kind. The sides that are exchanged are not
// drawn again.
func (t *Table) onAgain() {
	c := t.match.choice
	if t.exchanges() {
		c.White, c.Furigoma = !c.White, false
	}
	t.Close()
	t.env.Start(c)
}

// onAfter looks at the game that has ended.
func (t *Table) onAfter() {
	if t.env.After == nil || !t.match.over() {
		return
	}
	t.Close()
	t.env.After(t.record)
}

// onLesson opens the lesson of the rule that is explained.
func (t *Table) onLesson() {
	if open := t.lesson(); open != nil {
		t.Close()
		open()
	}
}

// lesson is what opens the lesson of the rule that is explained; nil if there is none.
func (t *Table) lesson() func() {
	foul := t.explains()
	if t.env.Lesson == nil || foul == nil {
		return nil
	}
	return t.env.Lesson(foul.Foul)
}

// explains is the foul that is explained now, or that has ended the game; nil if none.
func (t *Table) explains() *rules.IllegalMove {
	if e := t.match.game.Outcome().Foul; e != nil {
		return e
	}
	return t.foul
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

func (t *Table) onTakeBack() {
	if !t.match.canTakeBack() || t.prompt != noPrompt && t.prompt != stuck {
		return
	}
	t.rest()
	t.present()
	t.match.takeBack(t.env.now())
	t.match.clocks.Resume(t.env.now()) // also after the end
	t.startTicking()
	side := t.sides.name(t.match.turn())
	t.foul, t.fault, t.prompt, t.notice = nil, nil, noPrompt, t.env.Words.Say("play.status.takenBack", words.Args{"side": side})
	t.keep()
	t.render()
	t.follow()
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
	case fyne.KeyEscape:
		if t.prompt.leaves() && !t.match.over() {
			t.onPlayOn()
			return
		}
		t.onLeave()
	case fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight:
		if t.match.mine() {
			t.board.Enter(e)
		}
	default:
		if do := t.keys()[e.Name]; do != nil {
			do()
		}
	}
}

// keys are what keys do beside those that every screen has.
func (t *Table) keys() map[fyne.KeyName]func() {
	ask := func(q question) func() { return func() { t.onAsk(q) } }
	return map[fyne.KeyName]func(){
		fyne.KeyU: t.onTakeBack, fyne.KeyBackspace: t.onTakeBack, fyne.KeyR: t.onResign,
		fyne.KeyN: t.onNew, fyne.KeyF: t.onFlip, fyne.KeyG: t.onOffer, fyne.KeyK: t.onSubstitute,
		fyne.KeyH: ask(askHint), fyne.KeyT: ask(askThreat), fyne.KeyM: ask(askMissed), fyne.KeyS: ask(askStanding),
		fyne.KeyHome: t.onFirst, fyne.KeyPageUp: t.onEarlier, fyne.KeyPageDown: t.onLater, fyne.KeyEnd: t.onPresent,
		fyne.KeyO: t.onOther, fyne.KeyP: t.onPause, fyne.KeySlash: t.onType, fyne.KeyI: t.onAgree, fyne.KeyD: t.onDeclare,
		fyne.KeyA: t.onA, fyne.KeyL: t.onLesson,
	}
}

// onA looks at a game that has ended; in one that goes on, it agrees on sennichite.
func (t *Table) onA() {
	if t.match.over() {
		t.onAfter()
		return
	}
	t.onRepeat()
}

// Keys lists the keys of the screen with their messages.
func (t *Table) Keys() [][2]string {
	all := [][2]string{
		{"Enter", "keys.enter"}, {"← ↑ → ↓", "keys.arrows"}, {"/", "keys.typeMove"}, {"U", "keys.takeBack"}, {"R", "keys.resign"},
		{"PgUp PgDn", "keys.lookBack"}, {"Home End", "keys.lookEnds"},
	}
	if t.asksHints() {
		all = append(all, [2]string{"H", "keys.hint"}, [2]string{"T M S", "keys.asks"})
	}
	if t.match.timed() {
		all = append(all, [2]string{"P", "keys.pause"})
	}
	if t.env.Lesson != nil {
		all = append(all, [2]string{"L", "keys.itsLesson"})
	}
	if t.offered() {
		all = append(all, [2]string{"G", "keys.rung"})
	}
	if t.prompt == stuck {
		all = append(all, [2]string{"K", "keys.substitute"})
	}
	return append(all, [][2]string{
		{"O", "keys.more"}, {"I D", "keys.impasse"}, {"A", "keys.after"},
		{"N", "keys.newGame"}, {"F", "keys.flip"}, {"F11", "keys.full"}, {"Esc", "keys.escape"},
	}...)
}
