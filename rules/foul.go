package rules

// Foul is the reason why an attempt is illegal. The list is closed: whoever
// explains fouls must explain each, and the build fails until they do. In a
// game every one of them loses at once.
//
// Each comment ends with an example that a test proves: a position, what is done,
// the foul last, and the squares that make it wrong ("-" for none).
type Foul uint8

// The fouls, in the order in which a referee looks for them.
const (
	// NoFoul is the absence of a foul.
	NoFoul Foul = iota
	// FoulOffBoard names a square that does not exist.
	//
	//	4k4/9/9/9/9/9/9/9/4K4 b - 1	5i5j	-
	FoulOffBoard
	// FoulEmptySquare moves from a square on which nothing stands.
	//
	//	4k4/9/9/9/9/9/9/9/4K4 b - 1	5e5d	5e
	FoulEmptySquare
	// FoulWrongSide moves a piece of the opponent.
	//
	//	4k4/9/4p4/9/9/9/9/9/4K4 b - 1	5c5d	5c
	FoulWrongSide
	// FoulDropNotInHand drops a piece that the side does not hold.
	//
	//	4k4/9/9/9/9/9/9/9/4K4 b g 1	G*5e	-
	FoulDropNotInHand
	// FoulWrongMovement moves a piece as it never moves, to its own square too.
	//
	//	4k4/9/9/9/4S4/9/9/9/4K4 b - 1	5e4e	5e
	FoulWrongMovement
	// FoulBlockedPath moves a lance, bishop, rook, horse or dragon past a piece;
	// only the knight jumps. The square is that of the first piece in the way.
	//
	//	4k4/9/2p6/9/2R6/9/9/9/4K4 b - 1	7e7b	7c
	FoulBlockedPath
	// FoulOwnPiece moves onto a piece of the same side.
	//
	//	4k4/9/9/9/9/9/9/4G4/4K4 b - 1	5i5h	5h
	FoulOwnPiece
	// FoulDropOnOccupied drops onto a piece; a drop never captures.
	//
	//	4k4/9/9/9/4p4/9/9/9/4K4 b G 1	G*5e	5e
	FoulDropOnOccupied
	// FoulDropPromoted drops a piece with its promoted side up.
	//
	//	4k4/9/9/9/9/9/9/9/4K4 b B 1	+B*5e	-
	FoulDropPromoted
	// FoulCannotPromote promotes a gold, a king or a piece already promoted.
	//
	//	4k4/9/9/2G6/9/9/9/9/4K4 b - 1	7d7c+	7d
	FoulCannotPromote
	// FoulPromoteOutsideZone promotes though the move neither starts nor ends in
	// the three farthest ranks.
	//
	//	4k4/9/9/9/2P6/9/9/9/4K4 b - 1	7e7d+	7e 7d
	FoulPromoteOutsideZone
	// FoulMustPromote leaves a pawn, lance or knight unpromoted on a square from
	// which it could never move again.
	//
	//	8k/2P6/9/9/9/9/9/9/4K4 b - 1	7b7a	7a
	FoulMustPromote
	// FoulDeadSquareDrop drops a pawn, lance or knight where it could never move.
	//
	//	3k5/9/9/9/9/9/9/9/4K4 b N 1	N*5b	5b
	FoulDeadSquareDrop
	// FoulNifu drops a pawn on a file that holds an unpromoted pawn of the same
	// side. Tokins and the opponent's pawns do not count.
	//
	//	4k4/9/4p4/9/9/9/4P4/9/4K4 b P 1	P*5d	5g
	FoulNifu
	// FoulKingLeftInCheck does not answer a check; the squares are those of the
	// pieces that still give it, or, once that check is met, of those that give
	// a new one.
	//
	//	4r3k/9/9/9/9/9/9/9/P3K4 b - 1	9i9h	5a
	FoulKingLeftInCheck
	// FoulMovesIntoCheck moves the king to a square that the opponent attacks,
	// also backwards along the line of a check; the squares are the attackers'.
	//
	//	8k/9/9/9/9/9/4g4/9/4K4 b - 1	5i5h	5g
	FoulMovesIntoCheck
	// FoulPinnedPiece moves a piece that shields its king out of the line. The
	// squares are the pinning piece's and the line between it and the king.
	//
	//	4r3k/9/9/9/9/9/4G4/9/4K4 b - 1	5g4g	5a 5b 5c 5d 5e 5f 5g 5h
	FoulPinnedPiece
	// FoulUchifuzume gives mate by dropping a pawn. The squares are those of the
	// pieces that guard the pawn, hold the king's squares or pin a defender.
	//
	//	7lk/9/7G1/9/9/9/9/9/4K4 b P 1	P*1b	2c
	FoulUchifuzume

	// What follows is no move of the side to move: see [Action].

	// FoulTwoInARow moves again before the opponent has moved. The square is that
	// to which the move before came.
	//
	//	4k4/9/9/9/9/9/9/9/4K4 b - 1	5i5h again:5h5g	5h
	FoulTwoInARow
	// FoulOutOfTurn begins the game though the other side moves first: sente, or
	// uwate in a handicap game. The square is that of the piece moved.
	//
	//	4k4/9/9/9/9/9/9/9/4K4 b - 1	again:5a5b	5a
	FoulOutOfTurn
	// FoulPass leaves the turn to the opponent. Every turn is a move or a drop.
	//
	//	4k4/9/9/9/9/9/9/9/4K4 b - 1	pass	-
	FoulPass
	// FoulUnpromote turns a promoted piece on the board back. Only capture does.
	//
	//	4k4/9/9/9/4+S4/9/9/9/4K4 b - 1	flip:5e	5e
	FoulUnpromote
	// FoulWrongSetup began the game with a piece missing, added or on a wrong
	// square. The squares are those that differ from the start.
	//
	//	lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1R5B1/LNSGKGSNL b - 1	setup:even-game	2h 8h
	FoulWrongSetup
	// FoulHiddenHand keeps a piece in hand where the opponent cannot see it.
	//
	//	4k4/9/9/9/9/9/9/9/4K4 b G 1	hide:G	-
	FoulHiddenHand
	// FoulTakeback takes a move back after the hand has left the piece. The
	// squares are those of the move, where it came to first.
	//
	//	4k4/9/9/9/9/9/9/9/4K4 b - 1	5i5h takeback	5h 5i
	FoulTakeback

	fouls
)

// IsMove reports whether f is a foul of a move: one that [Position.Check] finds
// in an [Attempt]. The others are fouls of an [Action].
func (f Foul) IsMove() bool { return f > NoFoul && f < FoulTwoInARow }

// AllFouls lists every foul.
var AllFouls = func() (all []Foul) {
	for f := NoFoul + 1; f < fouls; f++ {
		all = append(all, f)
	}
	return all
}()

var foulCodes = [fouls]string{
	"", "off-board", "empty-square", "wrong-side", "drop-not-in-hand", "wrong-movement",
	"blocked-path", "own-piece", "drop-on-occupied", "drop-promoted", "cannot-promote",
	"promote-outside-zone", "must-promote", "dead-square-drop", "nifu", "king-left-in-check",
	"moves-into-check", "pinned-piece", "uchifuzume", "two-in-a-row", "out-of-turn", "pass",
	"unpromote", "wrong-setup", "hidden-hand", "takeback",
}

// String returns the code that the console tool, lessons and messages use, such
// as "nifu"; it is empty for NoFoul.
func (f Foul) String() string { return foulCodes[f] }

// ParseFoul reads the code of a foul.
func ParseFoul(code string) (Foul, bool) {
	for _, f := range AllFouls {
		if foulCodes[f] == code {
			return f, true
		}
	}
	return NoFoul, false
}
