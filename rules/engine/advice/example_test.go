package advice_test

import (
	"context"
	"fmt"

	"terakoya/rules"
	"terakoya/rules/engine/advice"
	"terakoya/rules/engine/mate"
	"terakoya/rules/engine/search"
)

func Example() {
	p, _, err := rules.ParseSFEN("4k4/9/4p4/9/4r4/4P4/9/9/4K4 b - 1")
	if err != nil {
		panic(err)
	}
	a := advice.New(search.NewSearcher(1<<20), mate.New(1<<14))
	a.SearchNodes = 5_000
	h, err := a.Hint(context.Background(), rules.NewGame(p))
	fmt.Println(h.Move, h.Reason.Kind, h.Reason.Piece, h.Reason.At, err)
	// Output: 5f5e takes-free R 5e <nil>
}
