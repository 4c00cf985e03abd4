// Package ladder says which game a learner should play next: what handicap, and
// against what level of the opponent.
//
//   - A [Rung] is a handicap with a level. Its gap is how strong the opponent is
//     with the handicap counted in, in Elo.
//   - [Rungs] is the ladder of a learner who takes handicaps. At ten pieces the
//     level rises to 7, at eight and six pieces again from a lower one; from
//     there the handicap shrinks while the level stays; in even games the level
//     rises again to the last.
//   - A [Game] is one that was played. [Read] makes a [Standing] of all of them:
//     the rating of the learner, and the [Offer] of the next game with its
//     [Reason].
//
// The rating moves with every game, by Elo's rule, and says how far a rung would
// be about even. What is offered moves by events that a learner sees coming,
// [ThreeWins] and so on, one rung at a time, and is for the learner to take or to
// leave. A game won with much help counts neither for the rating nor for an
// event: see [Game].
//
//	s := ladder.Read(games)
//	next := s.Offer.Rung // because of s.Offer.Reason
//	giver := s.For("six-piece-handicap", false)
//
// Nothing here knows where games are kept, or what a screen says of them.
package ladder
