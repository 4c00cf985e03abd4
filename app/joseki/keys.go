package joseki

import (
	"context"

	"fyne.io/fyne/v2"

	"terakoya/app/words"
	"terakoya/lessons/opening"
	"terakoya/rules"
)

// onAttempt answers the question.
func (t *Trainer) onAttempt(a rules.Attempt) {
	if t.session.Phase() != opening.Asking {
		return
	}
	t.looks.Stop()
	t.notice = ""
	p := t.session.Position()
	a = p.Meant(a) // a piece that must promote does
	if v := t.session.Try(a); v.Result == opening.Outside && t.env.Engine != nil {
		t.compare(v)
	}
	t.render()
}

// compare asks in the background what a move that no book has is worth.
func (t *Trainer) compare(v *opening.Verdict) {
	if len(v.Book) == 0 {
		return
	}
	p, tried, book, engine := v.Before, v.Tried, v.Book[0].Move, t.env.Engine
	t.looks.Run(func(ctx context.Context) func() {
		c, err := opening.Compare(ctx, engine, p, tried, book)
		return func() {
			if err == nil {
				t.session.Compared(c)
			}
			t.render()
		}
	})
}

// onMain does what the filled button says.
func (t *Trainer) onMain() {
	switch v := t.session.Verdict(); {
	case t.session.Phase() == opening.Finished:
		t.onNext(1)
		return
	case t.session.Phase() == opening.Answered:
		t.session.Next()
	case v.Result != opening.NotTried:
		t.looks.Stop()
		t.session.Retry()
	}
	t.notice = ""
	t.render()
}

// onHint gives a hint.
func (t *Trainer) onHint() {
	if t.session.Phase() == opening.Asking && t.session.Asks() {
		t.session.Hint()
		t.render()
	}
}

// onShow makes the move that is asked for.
func (t *Trainer) onShow() {
	if t.session.Phase() == opening.Asking {
		t.looks.Stop()
		t.session.Show()
		t.render()
	}
}

// onMode chooses another mode, if there is something for it; the last one hands over to
// a game.
func (t *Trainer) onMode(i int) {
	if i >= len(opening.AllModes) {
		t.onPlayOn()
		return
	}
	mode := opening.AllModes[i]
	if mode == opening.Punish && len(t.opening.Problems(t.side)) == 0 {
		t.notice = t.env.Words.Say("joseki.noMistakes", words.Args{"opponent": t.sides.Name(t.side.Opponent())})
		t.render()
		return
	}
	t.mode, t.line = mode, 0
	if mode == opening.Learn {
		t.line = max(0, t.fresh())
		t.settle(1)
	}
	t.begin()
}

// onPlayOn hands the position over to a game.
func (t *Trainer) onPlayOn() {
	t.looks.Stop()
	t.env.PlayOn(t.opening, t.session.Position(), t.side)
}

// onNext goes to another line or mistake, or begins another drill.
func (t *Trainer) onNext(by int) {
	switch t.mode {
	case opening.Learn:
		t.line += by
		t.settle(by)
	case opening.Punish:
		n := len(t.opening.Problems(t.side))
		t.line = (t.line + by + n) % n
	case opening.Drill:
	}
	t.begin()
}

// settle goes on from a line to one that is a model for the side.
func (t *Trainer) settle(by int) {
	n := len(t.opening.Lines)
	for range n {
		t.line = (t.line + n) % n
		if t.opening.Teaches(t.line, t.side) {
			return
		}
		t.line += by
	}
	t.line = 0
}

// onLane walks the line of a lane of the map.
func (t *Trainer) onLane(i int) {
	line, ok := t.panel.drawn.lineOf(i)
	if !ok || !t.opening.Teaches(line, t.side) {
		return
	}
	t.mode, t.line = opening.Learn, line
	t.begin()
}

// onSide changes the side that the learner plays.
func (t *Trainer) onSide() {
	t.side = t.side.Opponent()
	t.turned = false
	if t.mode == opening.Punish && len(t.opening.Problems(t.side)) == 0 {
		t.mode = opening.Drill
	}
	t.line = 0
	if t.mode == opening.Learn {
		t.settle(1)
	}
	t.begin()
}

func (t *Trainer) onFlip() {
	t.turned = !t.turned
	t.render()
}

// onAgain begins the same once more.
func (t *Trainer) onAgain() { t.begin() }

// Keys lists the keys of the screen with their messages.
func (t *Trainer) Keys() [][2]string {
	return [][2]string{
		{"Enter", "keys.enter"}, {"← ↑ → ↓", "keys.arrows"}, {"1–4", "keys.modes"}, {"H", "keys.hint"}, {"S", "keys.show"},
		{"N", "keys.nextLine"}, {"A", "keys.again"}, {"T", "keys.changeSide"}, {"G", "keys.playOn"}, {"F", "keys.flip"},
		{"F11", "keys.full"}, {"Esc", "keys.escape"},
	}
}

// TypedKey handles the keys of the screen.
func (t *Trainer) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if t.panel.main.Visible() {
			t.onMain()
		}
	case fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4:
		t.onMode(int(e.Name[0] - '1'))
	case fyne.KeyH:
		t.onHint()
	case fyne.KeyS:
		t.onShow()
	case fyne.KeyN:
		t.onNext(1)
	case fyne.KeyA:
		t.onAgain()
	case fyne.KeyT:
		t.onSide()
	case fyne.KeyG:
		t.onPlayOn()
	case fyne.KeyF:
		t.onFlip()
	case fyne.KeyEscape:
		t.env.Back()
	case fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight:
		if t.session.Phase() == opening.Asking {
			t.board.Enter(e)
		}
	}
}
