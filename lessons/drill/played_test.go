package drill_test

import (
	"fmt"
	"testing"

	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/rules"
)

// seedsOf runs a law on the first exercises of a generator at all levels.
func seedsOf(t *testing.T, make string, law func(e *drill.Exercise) string) {
	t.Helper()
	b, d := bench(t), template(make)
	for seed := range few(400) {
		e := exercise(t, b, d, 1+int(seed%5), seed)
		if err := law(&e); err != "" {
			t.Fatalf("seed %d, case %s, %s: %s", seed, e.Case, e.Setup.SFEN(), err)
		}
	}
}

// TestPromotionIsPlayed: of the two results of the move that is asked for one
// attacks the lit square; the other is legal but misses it, or it is a foul.
func TestPromotionIsPlayed(t *testing.T) {
	seedsOf(t, "promotion-play", func(e *drill.Exercise) string {
		answer, _ := drill.Answer(&e.Step)
		right := answer.Attempt
		if right.To != e.Blanks.Square || e.Position.At(right.From).Kind() != e.Blanks.Piece {
			return "another move than the text names"
		}
		if right.Promote == (e.Case == "decline") {
			return "the other result is right"
		}
		other := right
		other.Promote = !right.Promote
		verdict := lessons.Judge(&e.Step, lessons.Response{Attempt: other})
		if foul := verdict.Result == lessons.Foul; foul != (e.Case == "must") || verdict.Result == lessons.Right {
			return fmt.Sprint("the other result is judged ", verdict.Result)
		}
		return ""
	})
}

// TestPromotionIsShown: the squares are those of what the piece is after the move.
func TestPromotionIsShown(t *testing.T) {
	seedsOf(t, "promotion-squares", func(e *drill.Exercise) string {
		last := e.Played[len(e.Played)-1]
		now := e.Setup.Board[e.Blanks.Square]
		switch {
		case last.To() != e.Blanks.Square || now.Kind() != e.Blanks.Piece:
			return "another piece than the text names"
		case now.Kind().IsPromoted() == (e.Case == "declined"):
			return "it has the other result"
		case now.Color() != e.Blanks.Side:
			return "it is the other side's"
		case e.Right != e.Setup.Moves(e.Blanks.Square):
			return "other squares are right"
		}
		return ""
	})
}

// TestExchangeIsPlayed: each side has taken as often on one square, what is to be
// dropped is what was taken first, and the case can be seen.
func TestExchangeIsPlayed(t *testing.T) {
	seedsOf(t, "exchange-drops", func(e *drill.Exercise) string {
		at := e.Blanks.Square
		first := e.Start.Board[at].Kind()
		if len(e.Played)%2 != 0 || first.Base() != e.Blanks.Piece || e.Position.Hand(e.Blanks.Side).Count(first.Base()) == 0 {
			return "something else was exchanged"
		}
		for _, move := range e.Played {
			if move.To() != at || move.Promotes() {
				return "it was not an exchange on the square"
			}
		}
		if first.IsPromoted() != (e.Case == "promoted") || first == rules.Pawn != (e.Case == "pawn") {
			return "another case"
		}
		return barred(e)
	})
}

// barred says what is missing of a case in which a rule beside that of empty
// squares forbids some drops.
func barred(e *drill.Exercise) string {
	taken := e.Setup.Pieces(rules.Black).Or(e.Setup.Pieces(rules.White))
	ruled := !e.Among.Without(taken).Without(e.Right).Empty()
	switch {
	case e.Among.And(taken).Empty():
		return "no occupied square is offered"
	case e.Case == "pawn" && !ruled:
		return "nothing forbids a drop of the pawn"
	}
	return ""
}
