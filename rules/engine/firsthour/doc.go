// Package firsthour is three players for somebody's first hour of shogi. They
// are weaker than any player that looks ahead; the idea is that of the
// beginners' edition of Shōō (将皇 入門編).
//
//   - [Waits] leaves every turn to the learner, who can walk about in peace.
//   - [WaitsUnlessChecked] leaves the turn too, but answers a check: one mates
//     it with pieces at leisure.
//   - [Wanders] plays moves almost at random.
//
// They pass by [rules.Game.Pass], so a game with the first two is no game of
// shogi, and nothing is to be read into its result. None of them ever resigns.
package firsthour
