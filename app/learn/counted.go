package learn

import (
	"strings"

	"terakoya/app/words"
	"terakoya/rules"
)

// counted are the words of a count that are told apart; see [lessons.Tally].
var counted = map[string]bool{
	"points": true, "declare": true, "zone": true, "hand": true, "answers": true, "times": true, "plies": true,
	"attackers": true, "camp": true, "drops": true, "moves": true, "pieces": true,
}

// what says what counts here.
func (c *countView) what() string {
	asked := strings.Fields(c.step.Tally.String())
	word, args := asked[0], words.Args{"side": c.words().Seats(c.step).Name(c.step.Setup.Turn)}
	for _, a := range asked[1:] {
		if sq, ok := rules.ParseSquare(a); ok {
			args["square"] = c.words().Square(sq)
			args["piece"] = c.words().Piece(c.step.Setup.Board[sq].Kind())
		} else if k, ok := rules.ParseKind(a); ok {
			args["piece"] = c.words().Piece(k)
		} else {
			args["side"] = c.words().Seats(c.step).Name(colorOf(a))
		}
	}
	switch {
	case !counted[word]:
		word = "each"
	case word == "pieces" && args["piece"] != "":
		word = "pieces-of"
	}
	return c.say("count.what."+word, args)
}

// colorOf reads the side that a question names.
func colorOf(word string) rules.Color {
	if word == rules.White.String() {
		return rules.White
	}
	return rules.Black
}
