package notation_test

import (
	"fmt"

	"terakoya/rules"
	"terakoya/rules/notation"
)

// Three golds can come to 5f: one move in every style, what a learner typed, and
// a text that does not say enough.
func Example() {
	p, _, err := rules.ParseSFEN("4k4/9/9/9/9/3G1G3/4G4/9/4K4 b - 1")
	if err != nil {
		panic(err)
	}
	move, _ := rules.ParseAttempt("6f5f")
	for _, s := range []notation.Style{
		notation.Japanese, notation.KIF, notation.CSA, notation.Western, notation.Hosking, notation.USI,
	} {
		fmt.Println(s, s.Write(&p, move, rules.OffBoard))
	}
	a, err := notation.Japanese.Read(&p, "56金直", rules.OffBoard)
	fmt.Println(a, err)
	_, err = notation.Western.Read(&p, "G-5f", rules.OffBoard)
	fmt.Println(err)
	// Output:
	// ja ▲５六金左
	// kif ５六金(66)
	// csa +6656KI
	// western G6f-5f
	// hosking G66-56
	// usi 6f5f
	// 5g5f <nil>
	// move "G-5f", column 1: 3 golds can come to 5f so: 4f 5g 6f
}
