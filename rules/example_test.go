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

// The same position for the fourth time, hands and turn included, is sennichite.
// The start counts as the first.
func ExampleGame_Outcome() {
	p, _, _ := rules.ParseSFEN(rules.StartSFEN)
	g := rules.NewGame(p)
	for g.Outcome().Ending == rules.NotEnded {
		for _, usi := range []string{"2h3h", "8b7b", "3h2h", "7b8b"} {
			move, _ := rules.ParseAttempt(usi)
			if err := g.Play(move); err != nil {
				panic(err)
			}
		}
		fmt.Println("stands for the", g.Repetitions(), "time")
	}
	o := g.Outcome()
	fmt.Println(o.Ending, "after", o.Ply, "moves; played again:", o.Replay)
	// Output:
	// stands for the 2 time
	// stands for the 3 time
	// stands for the 4 time
	// sennichite after 12 moves; played again: true
}

// A game that sente loses by dropping a pawn for mate.
func ExampleGame_Forfeit() {
	p, _, _ := rules.ParseSFEN("p6lk/9/6G2/9/9/9/9/9/4K4 b P 1")
	g := rules.NewGame(p)
	for _, usi := range []string{"3c2c", "9a9b", "P*1b"} {
		move, _ := rules.ParseAttempt(usi)
		var foul *rules.IllegalMove
		if err := g.Play(move); errors.As(err, &foul) {
			fmt.Println(foul)
			g.Forfeit(foul)
		}
	}
	o := g.Outcome()
	fmt.Println(o.Ending, "at move", o.Ply, "so", o.Winner, "wins")
	// Output:
	// P*1b: uchifuzume (2c)
	// foul at move 3 so white wins
}

// A declaration needs the king in the enemy camp, out of check, ten pieces
// there, and the points.
func ExampleRuleSet_Declare() {
	p, _, _ := rules.ParseSFEN("+R5+P2/+P+P+P+PK1+P1+P/4+P4/9/9/9/9/4k4/9 b R3S8P2b4gs4n4l2p 1")
	d := rules.JSA.Declare(&p, &p)
	fmt.Println(d.Ending, d.Unmet.List(), p.Count(rules.Black, 0).Zone(), "pieces")
	// Output:
	// declaration-loss [zone] 9 pieces
}
