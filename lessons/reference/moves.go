package reference

import (
	"terakoya/lessons"
	"terakoya/rules"
)

// center is where a piece stands that shows how it moves.
var center = rules.NewSquare(5, 5)

// moves is how each kind moves from the middle of an empty board.
func moves() []Block {
	var base, promoted Grid
	for _, k := range rules.AllKinds {
		if card := mover(k); k.IsPromoted() {
			promoted = append(promoted, card)
		} else {
			base = append(base, card)
		}
	}
	return []Block{
		Paragraph{say("moves.lead")}, says("moves.law-", "turn", "capture", "jump", "board"),
		Heading{say("moves.base")}, base,
		Heading{say("moves.promoted")}, promoted,
	}
}

func mover(k rules.Kind) Card {
	reach := rules.Reach(rules.Black, k, center)
	b := Board{Goes: reach}
	b.Setup.Board[center] = rules.NewPiece(rules.Black, k)
	return Card{
		Title: Piece(k), Board: b,
		Lines: []Text{say("moves." + lessons.PieceKey(k)), Counted{"moves.squares", reach.Len()}},
	}
}
