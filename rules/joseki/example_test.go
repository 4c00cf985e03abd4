package joseki_test

import (
	"fmt"

	"terakoya/rules"
	"terakoya/rules/joseki"
)

// A book of two lines, asked for the answer to the first move.
func Example() {
	start := rules.Handicaps[0].Position()
	read := func(usi ...string) (moves []rules.Move) {
		for _, text := range usi {
			a, _ := rules.ParseAttempt(text)
			moves = append(moves, a.Move())
		}
		return moves
	}
	book, err := joseki.New([]joseki.Line{
		{Start: start, Weight: 3, Moves: read("7g7f", "3c3d", "2g2f")},
		{Start: start, Weight: 1, Moves: read("7g7f", "8c8d"), Kinds: [2]joseki.Kind{joseki.Main, joseki.Branch}},
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	p, _ := start.Play(read("7g7f")[0].Attempt())
	for _, r := range book.Replies(&p) {
		fmt.Println(r.Move, r.Weight, r.Kind)
	}
	// Output:
	// 3c3d 3 main
	// 8c8d 1 branch
}
