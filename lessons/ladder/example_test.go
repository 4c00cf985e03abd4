package ladder_test

import (
	"fmt"

	"terakoya/lessons/ladder"
)

func Example() {
	begin := ladder.Read(nil)
	won := ladder.Game{Rung: begin.Offer.Rung, Result: ladder.Won}
	for n := range 4 {
		s := ladder.Read([]ladder.Game{won, won, won}[:n])
		fmt.Println(s.Offer.Rung.Handicap, s.Offer.Rung.Level, s.Offer.Reason)
	}
	// Output:
	// ten-piece-handicap 3 begin
	// ten-piece-handicap 3 stay
	// ten-piece-handicap 3 stay
	// ten-piece-handicap 3+ three-wins
}
