package search

import (
	"terakoya/rules"
	"terakoya/rules/engine"
)

const (
	// endless is what checking for ever is worth to the side that is checked: not a
	// mate, as there is time to turn back, but more than any material.
	endless engine.Score = 500_000
	// grown is what it is worth to have come back to a board with more in hand.
	grown engine.Score = 100_000
)

// repeated returns what the last position is worth to the side to move if it is
// a repetition.
func (d *dive) repeated() (engine.Score, bool) {
	switch d.past.cycle() {
	case quietCycle:
		return d.drawn(), true
	case checkedCycle:
		return endless, true
	case checkingCycle:
		return -endless, true
	case richerCycle:
		return grown, true
	case poorerCycle:
		return -grown, true
	case noCycle:
	}
	return 0, false
}

// drawn returns what a draw is worth to the side to move: a pawn less to the
// player than the game as it stands, and never more than nothing, so that it
// neither shuffles to and fro nor throws a won game away.
func (d *dive) drawn() engine.Score {
	if d.pos.Turn() == d.player {
		return d.draw
	}
	return -d.draw
}

// over returns what having no legal move is worth to the side to move. Without a
// check the law calls that lost too, but a learner would wonder why: the player
// rather goes on to a mate.
func (d *dive) over(ply int) engine.Score {
	if d.past.inCheck() || d.pos.Turn() == d.player {
		return engine.Mated(ply)
	}
	return d.drawn()
}

// lost reports whether a score is that of being mated or worse.
func lost(s engine.Score) bool {
	plies, mate := s.Mate()
	return mate && plies <= 0 || s <= -grown
}

// verdict plays m after a copy of the game and asks the law what came of it: the
// score is for the side that played m. Whoever loses by checking for ever loses
// at once, which counts as a mate.
func (d *dive) verdict(g *rules.Game, m rules.Move) (engine.Score, bool) {
	if d.replica == nil {
		d.replica = replay(g)
	}
	if d.replica.Play(m.Attempt()) != nil {
		return 0, false
	}
	o := d.replica.Outcome()
	d.replica.TakeBack(1)
	switch {
	case o.Ending == rules.NotEnded:
		return 0, false
	case !o.Won:
		return d.draw, true
	case o.Winner == d.player:
		return engine.Mates(1), true
	}
	return engine.Mated(1), true
}

func replay(g *rules.Game) *rules.Game {
	set := g.Rules()
	c := set.NewGame(g.Start())
	for _, m := range g.Moves() {
		if m == rules.NoMove {
			c.Pass()
		} else if c.Play(m.Attempt()) != nil {
			break // never: the game has played it
		}
	}
	return c
}
