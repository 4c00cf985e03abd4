package advice

import (
	"context"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// Grade is how a game stands for a side.
type Grade uint8

// The grades, from the best on.
const (
	Mates Grade = iota
	Winning
	ClearlyBetter
	LittleBetter
	Even
	LittleWorse
	ClearlyWorse
	Losing
	Mated
)

var gradeCodes = [...]string{
	Mates: "mates", Winning: "winning", ClearlyBetter: "clearly-better", LittleBetter: "little-better",
	Even: "even", LittleWorse: "little-worse", ClearlyWorse: "clearly-worse", Losing: "losing", Mated: "mated",
}

// AllGrades lists every grade.
var AllGrades = []Grade{Mates, Winning, ClearlyBetter, LittleBetter, Even, LittleWorse, ClearlyWorse, Losing, Mated}

// String returns the code that messages use, such as "clearly-better".
func (g Grade) String() string { return gradeCodes[g] }

// Where the grades part, as the built-in search scores. Measured with 20,000 nodes, a
// piece that one side loses for nothing and the other has in hand changes a score by the
// median of 180 for a pawn, 580 for a lance, 650 for a knight, 890 for a silver, 990 for a
// gold, 1,570 for a bishop and 1,670 for a rook. Handicaps begin at 140 to 200 for a lance,
// 380 for both, 580 for a bishop or a rook, 1,320 for two pieces, 2,200 for six.
const (
	little   = 250   // more than a pawn taken: of strong players that side wins three games in five
	clear    = 500   // nearly a lance taken: two in three, above 800 three in four
	decisive = 1_200 // more than a gold taken: nine in ten
)

// pawnTaken is by how much a score changes if a pawn is lost for nothing; see above.
const pawnTaken = 180

// Change is how a game stands beside how it began.
type Change uint8

// The changes.
const (
	AsAtStart Change = iota
	BetterThanAtStart
	WorseThanAtStart
)

var changeCodes = [...]string{AsAtStart: "same", BetterThanAtStart: "better", WorseThanAtStart: "worse"}

// AllChanges lists every change.
var AllChanges = []Change{AsAtStart, BetterThanAtStart, WorseThanAtStart}

// String returns the code that messages use, such as "better".
func (c Change) String() string { return changeCodes[c] }

// Standing is how a game stands for a side.
type Standing struct {
	Grade Grade
	Plies int          // to the mate of Mates and Mated
	Score engine.Score // for the side asked about
	// Since is set in games that did not begin even: a handicap may stand well for
	// one side and yet be less than there was at its start.
	Since  Change
	Uneven bool // the game did not begin even, so that Since means something
}

// Standing judges a game from the side c. Mates are those that the player sees.
func (a *Adviser) Standing(ctx context.Context, g *rules.Game, c rules.Color) (Standing, error) {
	now, err := a.scoreFor(ctx, g, c)
	if err != nil {
		return Standing{}, err
	}
	s := Standing{Score: now}
	s.Grade, s.Plies = grade(now)
	start := g.Start()
	if h, known := rules.HandicapOf(&start); known && len(h.Removed) == 0 && h.InHand == 0 {
		return s, nil
	}
	rule := g.Rules()
	then, err := a.scoreFor(ctx, rule.NewGame(start), c)
	if err != nil {
		return Standing{}, err
	}
	s.Uneven, s.Since = true, since(then, now)
	return s, nil
}

// scoreFor is what the player thinks of a game, for the side c.
func (a *Adviser) scoreFor(ctx context.Context, g *rules.Game, c rules.Color) (engine.Score, error) {
	choice, err := a.look(ctx, g)
	if err != nil {
		return 0, err
	}
	if p := g.Position(); p.Turn() != c {
		return -choice.Info.Score, nil
	}
	return choice.Info.Score, nil
}

// grade returns the grade of a score, and the plies of a mate.
func grade(s engine.Score) (Grade, int) {
	if plies, mate := s.Mate(); mate {
		if plies > 0 {
			return Mates, plies
		}
		return Mated, -plies
	}
	switch {
	case s >= decisive:
		return Winning, 0
	case s >= clear:
		return ClearlyBetter, 0
	case s >= little:
		return LittleBetter, 0
	case s > -little:
		return Even, 0
	case s > -clear:
		return LittleWorse, 0
	case s > -decisive:
		return ClearlyWorse, 0
	}
	return Losing, 0
}

// since compares how a game stands with how it began.
func since(then, now engine.Score) Change {
	switch {
	case now >= then+little:
		return BetterThanAtStart
	case now <= then-little:
		return WorseThanAtStart
	}
	return AsAtStart
}
