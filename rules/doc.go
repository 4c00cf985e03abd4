// Package rules is shogi itself: the board, the moves and what the rules say of
// them. There is no teacher, no screen and no file in it.
//
// # The words
//
// One noun a file, from the board up:
//
//   - A [Square] is written "5e": the file counted from sente's right, then the
//     rank from gote's side. A [SquareSet] is a set of them.
//   - A [Piece] is a [Kind] with an owner, a [Color]. A tokin is another kind
//     than a pawn. Sente, or shitate in a handicap game, is Black.
//   - A [Setup] is anything that can be drawn. A [Position] is one that can be
//     played; what is strange about it is an [Odd]. [ParseSFEN] reads one.
//   - A [Handicap] is a way to begin, with the squares that uwate has emptied.
//   - A [Move] is on the board or a drop. An [Attempt] is what a hand may try. An
//     [Action] is anything a player may do: moving, but also passing, moving
//     twice, taking back, declaring, resigning.
//   - A [Foul] is the reason why something is illegal. An [IllegalMove] is a foul
//     with its squares: what to light so that it is seen.
//   - A [RuleSet] is what the associations and servers do differently.
//   - A [Clock] is how much time a side has; [Clocks] run for both. [Furigoma]
//     throws the pawns that draw the sides of an even game.
//   - A [Game] is moves from a start under a rule set. [Game.Outcome] says how it
//     stands: one [Ending], who wins, or whether it is played again.
//
// # The law
//
// The law has one implementation. [Position.Generate] makes exactly the legal
// moves: nifu, dead squares, pins and uchifuzume are never produced, so nothing
// is filtered. [Position.Check] explains every other attempt, and a fuzz law
// holds the two together. An attempt may be wrong in several ways; Check names
// what a referee would, [Position.Fouls] names all:
//
//  1. whose piece it is, how it moves and what stands there;
//  2. promotion, and squares where a piece could never move again;
//  3. nifu;
//  4. the safety of the king;
//  5. uchifuzume.
//
// # The end
//
// [Game.Outcome] asks in this order: a foul, resignation, what a player or the
// clock has called, mate and the want of a legal move, repetition and perpetual
// check, the try rule, a declaration that needs no words, the last move allowed.
// A repetition is the same board, the same hands and the same side to move. It
// counts whether all of one side's moves since the first time were checks, not
// the moves of the last loop alone. In an impasse [Position.Count] has the points
// term by term, [RuleSet.Declare] what a declaration would bring and which
// [Condition] it misses, [RuleSet.Agree] who wins when both agree to count.
//
// # What is open
//
// Where rule texts leave something open, the comment of the constant says what
// is done here and why. Two more: whether a pawn drop is uchifuzume when every
// answer would complete a perpetual check (the problem called the last judgement)
// has never been ruled on; here the legality of a move does not look at the
// history of the game. And a pawn drop after which the other side is not in check
// and cannot move is no uchifuzume, as no king is mated: it is legal, and
// [EndNoLegalMove] follows.
package rules
