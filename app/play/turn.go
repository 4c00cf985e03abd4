package play

import (
	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/rules/engine"
)

// begin asks the computer if it is its turn, and draws.
func (t *Table) begin() {
	if t.prompt == noPrompt && !t.match.over() && !t.match.mine() {
		t.thinker.ask(t.match.game, t.match.limits(t.env.now()), t.answered)
	}
	t.render()
	t.follow()
}

// answered does what the computer does, unless its time is up.
func (t *Table) answered(c engine.Choice, err error) {
	if t.timeUp() {
		return
	}
	if err == nil {
		err = c.Apply(t.match.game)
	}
	if err != nil {
		t.fail(err)
		return
	}
	t.moved()
}

// moved keeps what was played, or forgets a game that has ended, and goes on.
func (t *Table) moved() {
	now := t.env.now()
	for n := len(t.match.clocks.Times()); n < len(t.match.game.Moves()); n++ {
		t.match.press(now)
	}
	t.counsel.clear()
	t.foul, t.fault, t.prompt, t.notice, t.moving = nil, nil, noPrompt, "", !t.looksBack()
	if t.match.over() {
		t.thinker.stop()
		t.match.clocks.Pause(now)
		t.stopTicking()
		if t.env.Forget != nil {
			t.env.Forget()
		}
		t.finish()
	} else {
		t.keep()
	}
	t.begin()
}

func (t *Table) onAttempt(a rules.Attempt) {
	if !t.match.mine() || t.looksBack() {
		return
	}
	p := t.match.game.Position()
	a = p.Meant(a) // a piece that must promote does
	t.play(a)
}

// play makes an attempt of a person at this board.
func (t *Table) play(a rules.Attempt) {
	if t.timeUp() {
		return
	}
	p := t.match.game.Position()
	if illegal, ok := t.match.game.Play(a).(*rules.IllegalMove); ok {
		t.refuse(&p, illegal)
		return
	}
	t.moved()
}

// do does what is no move. What is not open changes nothing; the buttons offer only what
// is.
func (t *Table) do(d rules.Deed) {
	if t.timeUp() {
		return
	}
	if t.match.game.Do(rules.Action{Deed: d}) == nil {
		t.moved()
	}
}

// refuse does with an illegal attempt what was chosen.
func (t *Table) refuse(p *rules.Position, e *rules.IllegalMove) {
	t.foul, t.notice, t.prompt = nil, "", noPrompt
	how := t.match.choice.Fouls
	if !isSlip(e.Foul) {
		t.match.slip(e)
	} else if how == FoulsLose {
		how = FoulsPrevented
	}
	switch how {
	case FoulsPrevented:
		t.notice = t.env.Words.Say("play.status.prevented", words.Args{"why": plain(t.sides.explain(p, e))})
	case FoulsExplained:
		t.foul = e
	case FoulsLose:
		t.match.game.Forfeit(e)
		t.moved()
		return
	}
	t.render()
}

// isSlip reports whether an attempt is no move at all but a slip of the hand, such
// as a click on the opponent's piece. It is given back even where fouls lose.
func isSlip(f rules.Foul) bool {
	switch f {
	case rules.FoulOffBoard, rules.FoulEmptySquare, rules.FoulWrongSide, rules.FoulDropNotInHand, rules.FoulOwnPiece:
		return true
	case rules.NoFoul, rules.FoulWrongMovement, rules.FoulBlockedPath, rules.FoulDropOnOccupied,
		rules.FoulDropPromoted, rules.FoulCannotPromote, rules.FoulPromoteOutsideZone, rules.FoulMustPromote,
		rules.FoulDeadSquareDrop, rules.FoulNifu, rules.FoulKingLeftInCheck, rules.FoulMovesIntoCheck,
		rules.FoulPinnedPiece, rules.FoulUchifuzume, rules.FoulTwoInARow, rules.FoulOutOfTurn, rules.FoulPass,
		rules.FoulUnpromote, rules.FoulWrongSetup, rules.FoulHiddenHand, rules.FoulTakeback:
	}
	return false
}
