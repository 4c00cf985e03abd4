package rules_test

import (
	"errors"
	"fmt"

	"terakoya/rules"
)

// A position is read, an attempt is judged, and the reason names its squares.
func Example() {
	p, _, err := rules.ParseSFEN("4k4/9/4p4/9/9/9/4P4/9/4K4 b P 1")
	if err != nil {
		panic(err)
	}
	drop, _ := rules.ParseAttempt("P*5d")
	var illegal *rules.IllegalMove
	if errors.As(p.Check(drop), &illegal) {
		fmt.Println(illegal.Foul, "because of", illegal.Squares)
	}
	drop, _ = rules.ParseAttempt("P*4d")
	p, err = p.Play(drop)
	fmt.Println(p.SFEN(), err)
	// Output:
	// nifu because of [5g]
	// 4k4/9/4p4/5P3/9/9/4P4/9/4K4 w - 2 <nil>
}

// A game that ends: the pawn could not mate by being dropped, the gold can.
func ExampleGame() {
	p, _, _ := rules.ParseSFEN("7lk/9/7G1/9/9/9/9/9/4K4 b GP 1")
	g := rules.NewGame(p)
	pawn, _ := rules.ParseAttempt("P*1b")
	fmt.Println(g.Play(pawn))
	gold, _ := rules.ParseAttempt("G*1b")
	fmt.Println(g.Play(gold), g.Outcome().Ending)
	// Output:
	// P*1b: uchifuzume (2c)
	// <nil> mate
}
