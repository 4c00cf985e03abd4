// Package match measures players: it lets two of them play many games, and counts.
//
// The words used:
//
//   - A [Side] is one of the two: [Built] of our own players, [External] of a program that
//     speaks USI. Its limits bound each move; a level has bounds of its own.
//   - A [Match] is a number of games between A and B, from the lines of [Openings], with
//     colours swapped on each unless the [Role] says otherwise, under a rule set.
//   - A [Result] has the games; its [Tally] counts them: the score of A, the difference of
//     strength in Elo with the interval of 95 %, why games ended, what was illegal, the
//     [Work] of each side, and its [Manners]: does it take back, does it hang big pieces.
//   - [Bench] measures one search at the [Stages] and tells by a checksum whether it is
//     still the same.
//
// The folder sticks has players that never change, to measure against; the folder spsa
// tunes parameters by matches. The console tool has all of it: shogi match, bench and tune.
//
// A game is the same whenever and by however many workers it is played, as long as both
// sides are ours and no limit is a time. So a match of sources that have not changed need
// not be played again; shogi match -record keeps to that. Interval and score do not know
// that games from one opening are alike: [Tally].Different tells of copies.
package match
