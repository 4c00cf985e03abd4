package usi_test

import (
	"context"
	"fmt"
	"net"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/search"
	"terakoya/rules/engine/usi"
)

// An engine, here our own at the other end of a pipe, is asked for a move.
func Example() {
	ours, theirs := net.Pipe()
	go usi.Serve(context.Background(), theirs, theirs, usi.ServerConfig{
		Name:   "Terakoya",
		Player: func(o usi.PlayerOptions) engine.Engine { return search.NewSearcher(o.Hash) },
	})

	ctx := context.Background()
	c, err := usi.Open(ctx, ours, usi.Config{Options: map[string]string{"RuleSet": "jsa"}})
	if err != nil {
		panic(err)
	}
	defer c.Close()

	p, _, err := rules.ParseSFEN("7lk/9/7G1/9/9/9/9/9/4K4 b GP 1")
	if err != nil {
		panic(err)
	}
	g := rules.NewGame(p)
	choice, err := c.Choose(ctx, g, engine.Limits{Depth: 2})
	if err != nil {
		panic(err)
	}
	fmt.Println(c.Name(), choice.Move, choice.Info.Score)
	fmt.Println(choice.Apply(g), g.Outcome().Ending)
	fmt.Println(c.GameOver(ctx, usi.ResultFor(g.Outcome(), rules.Black)))
	// Output:
	// Terakoya G*1b mates in 1
	// <nil> mate
	// <nil>
}
