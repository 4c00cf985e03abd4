// Package rules is shogi itself: the board, the moves and what the rules say of
// them. There is no teacher, no screen and no file in it.
//
// The words, one noun a file:
//
//   - A [Square] is written "5e": the file counted from sente's right, then the
//     rank from gote's side. A [SquareSet] is a set of them.
//   - A [Piece] is a [Kind] with an owner, a [Color]. A tokin is another kind
//     than a pawn. Sente, or shitate in a handicap game, is Black.
//   - A [Setup] is anything that can be drawn. A [Position] is one that can be
//     played; what is strange about it is an [Odd].
//   - A [Move] is on the board or a drop. An [Attempt] is what a hand may try.
//   - A [Foul] is the reason why an attempt is illegal. [Position.Check] names
//     it, with the squares that make the attempt wrong.
//   - A [Game] knows how it stands: [Game.Outcome].
//
// The law has one implementation. [Position.Generate] makes exactly the legal
// moves, and [Position.Check] explains every other attempt; a fuzz law holds
// them together. Where rule texts leave something open, the comment of the
// constant says what is done here and why.
package rules
