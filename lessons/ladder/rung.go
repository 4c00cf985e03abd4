package ladder

import (
	"math"

	"terakoya/rules/engine/search"
)

// Rung is a handicap and the level of the opponent.
type Rung struct {
	Handicap string // a key of rules.Handicaps
	Level    search.Level
	Gives    bool // the learner gives the handicap; never in an even game
}

// levelElo is how strong each level is, in Elo above the first. They are set 95
// apart until they are measured: this table is all there is to replace.
var levelElo = [search.Levels]float64{
	0, 95, 190, // 1, 1+, 1++
	285, 380, 475,
	570, 665, 760,
	855, 950, 1045,
	1140, 1235, 1330,
	1425, 1520, 1615,
	1710, 1805, 1900,
	1995, 2090, 2185,
	2280, 2375, 2470,
	2565, 2660, 2755,
}

// handicapElo is what each handicap is worth, in Elo: Kaufman's values of 1997,
// with eight and ten pieces as estimated for this program. What he does not
// value lies between its neighbours, or beyond them.
var handicapElo = map[string]float64{
	"even-game":                  0,
	"lance-handicap":             50,
	"right-lance-handicap":       50,
	"both-lances-handicap":       100,
	"bishop-handicap":            250,
	"rook-handicap":              300,
	"rook-lance-handicap":        400,
	"two-piece-handicap":         600,
	"three-piece-handicap":       700,
	"right-three-piece-handicap": 700,
	"four-piece-handicap":        800,
	"five-piece-handicap":        1050,
	"left-five-piece-handicap":   1050,
	"six-piece-handicap":         1200,
	"left-seven-piece-handicap":  1350,
	"right-seven-piece-handicap": 1350,
	"eight-piece-handicap":       1500,
	"nine-piece-handicap":        1650,
	"ten-piece-handicap":         1800,
	"three-pawns":                2200,
	"naked-king":                 2400,
}

// Gap returns how strong the opponent is with the handicap counted in, in Elo
// above the first level in an even game. A handicap without a key of ours counts
// as none.
func (r Rung) Gap() float64 {
	given := handicapElo[r.Handicap]
	if r.Gives {
		given = -given
	}
	return levelElo[r.Level] - given
}

// Score returns the share of the points, from 0 to 1, that a learner of a rating
// can expect.
func (r Rung) Score(rating float64) float64 {
	return 1 / (1 + math.Pow(10, (r.Gap()-rating)/400))
}

// lead is how far above a gap a rating is from which such a share is expected.
func lead(share float64) float64 { return 400 * math.Log10(share/(1-share)) }
