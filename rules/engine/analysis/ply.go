package analysis

import (
	"math"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/advice"
)

// Ply is a move of a game and what it did.
type Ply struct {
	Number int        // moves made before it
	Move   rules.Move // NoMove for a pass
	Side   rules.Color
	// Before and After are how the game stood for Side before the move and after it.
	Before, After engine.Score
	// Best is what the player would have done, and Line how it expects that to go on;
	// NoMove and nothing where the game was over or nobody looked.
	Best rules.Move
	Line []rules.Move
	Miss advice.Missed
}

// Loss is how much of what Side could expect the move gave away: from 0 to 1, where 1
// is a win turned into a loss.
func (p *Ply) Loss() float64 { return max(0, Share(p.Before)-Share(p.After)) }

// Stands is how the game stood after the move for a side.
func (p *Ply) Stands(c rules.Color) engine.Score {
	if c == p.Side {
		return p.After
	}
	return -p.After
}

// spread is the score at which a side may expect to win about three games in four: see
// the grades of [advice.Standing], which were measured.
const spread = 650

// Share is how much of a game a score promises, from 0 to 1: about the share of games
// that a side wins from there. A half is even.
func Share(s engine.Score) float64 {
	if plies, mate := s.Mate(); mate {
		if plies > 0 {
			return 1
		}
		return 0
	}
	return 1 / (1 + math.Exp(-float64(s)/spread))
}
