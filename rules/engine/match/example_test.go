package match_test

import (
	"context"
	"fmt"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/match"
	"terakoya/rules/engine/match/sticks"
)

// A careful beginner gives six pieces to somebody who moves at random.
func Example() {
	h, _ := rules.HandicapByKey("six-piece-handicap")
	openings, err := match.Openings(h.Key)
	if err != nil {
		panic(err)
	}
	r, err := match.Match{
		A:     match.Built("careful", engine.Limits{}, func(seed uint64) engine.Engine { return sticks.NewCareful(seed) }),
		B:     match.Built("random", engine.Limits{}, func(seed uint64) engine.Engine { return sticks.NewRandom(seed) }),
		Games: 10, Role: match.Giver, Start: h.Position(), Openings: openings, Workers: 2,
	}.Play(context.Background())
	if err != nil {
		panic(err)
	}
	t := r.Tally()
	fmt.Println(t.Games(), "games, the giver has won", t.Won)
	// Output: 10 games, the giver has won 10
}
