package problem_test

import (
	"fmt"

	"terakoya/lessons/problem"
	"terakoya/rules"
)

func ExampleClassify() {
	p, _, _ := rules.ParseSFEN("7lk/9/7G1/9/9/9/9/9/4K4 b LP 1")
	for _, usi := range []string{"P*1b", "L*1b"} {
		a, _ := rules.ParseAttempt(usi)
		kind, _ := problem.Classify(p, a)
		fmt.Println(usi, kind, kind.Legal())
	}
	// Output:
	// P*1b mated false
	// L*1b other-piece true
}
