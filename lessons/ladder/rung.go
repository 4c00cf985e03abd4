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

// levelElo is how strong each level is, in Elo above the first, as measured on
// 2026-11-30 (testdata/matches.tsv of the search). Sixty games between neighbours are
// out by some 90 either way, so of each step they give one third, and a third of the
// step between the whole ranks, by 100 games, gives the rest; what was not measured
// is set at 105. All is rounded to 5.
var levelElo = [search.Levels]float64{
	0, 80, 155, // 1, 1+, 1++
	250, 375, 470,
	610, 705, 805,
	890, 1015, 1110,
	1230, 1340, 1430,
	1530, 1665, 1775,
	1900, 1985, 2070,
	2205, 2295, 2410,
	2520, 2620, 2725,
	2830, 2935, 3040,
}

// handicapElo is what each handicap is worth among players such as ours, in Elo.
// Six, eight and ten pieces are measured, on 2026-11-30, by games in which our levels
// give them to a careful beginner; the others lie between, or beyond. Among people,
// by Kaufman's values of 1997, all from the bishop to six pieces are worth about two
// or three times as much: a learner's rating takes up the difference.
var handicapElo = map[string]float64{
	"even-game":                  0,
	"lance-handicap":             40,
	"right-lance-handicap":       40,
	"both-lances-handicap":       80,
	"bishop-handicap":            130,
	"rook-handicap":              180,
	"rook-lance-handicap":        230,
	"two-piece-handicap":         280,
	"three-piece-handicap":       305,
	"right-three-piece-handicap": 305,
	"four-piece-handicap":        330,
	"five-piece-handicap":        360,
	"left-five-piece-handicap":   360,
	"six-piece-handicap":         390,
	"left-seven-piece-handicap":  500,
	"right-seven-piece-handicap": 500,
	"eight-piece-handicap":       610,
	"nine-piece-handicap":        1150,
	"ten-piece-handicap":         1730,
	"three-pawns":                1900,
	"naked-king":                 2100,
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
