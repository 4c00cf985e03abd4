package play

import (
	"terakoya/lessons/ladder"
)

// finish gives out how the game ended, the first time that it does: one that is
// lost stays so, also if it is gone on with. Then it sees what to offer next.
func (t *Table) finish() {
	t.record = t.match.past(t.env.now())
	if t.match.told {
		return
	}
	t.match.told = true
	if t.env.Finished != nil {
		t.env.Finished(t.record)
	}
	if _, ok := levelOf(t.match.choice.Opponent); ok && t.match.known {
		t.offer = t.env.standing().Offer
	}
}

// offered reports whether the card of the end offers another rung.
func (t *Table) offered() bool {
	if !t.match.over() {
		return false
	}
	switch t.offer.Reason {
	case ladder.ThreeWins, ladder.FiveOfSix, ladder.ThreeLosses:
		return true
	case ladder.Begin, ladder.Stay:
	}
	return false
}

// onOffer begins a game on the rung that is offered.
func (t *Table) onOffer() {
	if !t.offered() {
		return
	}
	t.Close()
	c := t.match.choice.on(t.offer.Rung)
	t.env.remember(c)
	t.env.Start(c)
}
