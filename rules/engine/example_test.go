package engine_test

import (
	"context"
	"fmt"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/search"
)

// A player is asked and its move is made.
func Example() {
	p, _, err := rules.ParseSFEN("7lk/9/7G1/9/9/9/9/9/4K4 b GP 1")
	if err != nil {
		panic(err)
	}
	g := rules.NewGame(p)
	c, err := search.New(search.LevelAt(4, 0), 1).Choose(context.Background(), g, engine.Limits{})
	if err != nil {
		panic(err)
	}
	fmt.Println(c.Move, c.Info.Score)
	fmt.Println(c.Apply(g), g.Outcome().Ending)
	// Output:
	// G*1b mates in 1
	// <nil> mate
}
