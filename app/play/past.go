package play

import (
	"time"

	"terakoya/lessons/ladder"
	"terakoya/lessons/progress"
)

// finish gives out how the game ended, the first time that it does: one that is
// lost stays so, also if it is gone on with. Then it sees what to offer next.
func (t *Table) finish() {
	if t.match.told {
		return
	}
	t.match.told = true
	if t.env.Finished != nil {
		t.env.Finished(t.match.past(t.env.now()))
	}
	if _, ok := levelOf(t.match.choice.Opponent); ok && t.match.known {
		t.offer = t.env.standing().Offer
	}
}

// past returns a game that has ended as it is kept.
func (m *match) past(now time.Time) progress.PastGame {
	o, start := m.game.Outcome(), m.game.Start()
	g := progress.PastGame{
		When: now, Start: start.SFEN(), Side: m.choice.Side(), Opponent: m.choice.Opponent, Outcome: progress.GameDrawn,
		Ending: o.Ending.String(), Plies: o.Ply, Takebacks: m.takebacks, Hints: m.hints, Fouls: m.fouls,
	}
	switch {
	case o.Won && o.Winner == g.Side:
		g.Outcome = progress.GameWon
	case o.Won:
		g.Outcome = progress.GameLost
	case o.Replay:
		g.Outcome = progress.GameReplay
	}
	return g
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
	t.rest()
	c := t.match.choice.on(t.offer.Rung)
	t.env.remember(c)
	t.env.Start(c)
}
