// Package advice tells a learner about a game what can be proven: what is
// threatened, what a move missed, which move is worth a look and why, and how the
// game stands. It has no text: whoever shows a fact puts it into words.
//
//   - [Adviser.Threat] says what the opponent would do if the side to move passed.
//   - [Adviser.Hint] names the best move in three steps, area, piece and move, with
//     one [Reason] that the position itself bears out.
//   - [Adviser.Missed] compares a move that was played with the best one.
//   - [Adviser.Standing] says who stands better.
//
// The words: a worth is in hundredths of a pawn in hand; taking a piece counts what the
// one side loses and the other gets. A score is what the player thinks of a game, an
// [engine.Score]: a piece taken changes it by less than its worth, as more than pieces
// counts.
// An exchange is what comes of a capture if both go on taking on that square as long
// as it pays. A piece is free if nobody can take back. Plies are counted on both
// sides, so that a mate with the next move is one of 1 ply.
//
// Work is bounded by positions, never by time: the same game gets the same advice.
package advice
