// Package search is the built-in player: it looks ahead.
//
// A [Searcher] is as strong as it can within its limits. It looks one ply deeper after
// the other (principal variation search with a table of what it has found out, moves in
// the order of their merit, late ones less deeply, hopeless and needless ones not at
// all), lets exchanges run out where a line ends, and judges what is left.
//
//   - searcher.go and dive.go deepen, descend.go and tries.go look ahead, settle.go lets
//     exchanges run out;
//   - rank.go decides what is tried first, by exchange.go and sequel.go; table.go remembers;
//   - judge.go says what a position is worth, by heat.go, which counts attacks, and by the
//     numbers of terms.bin, which fit.go found from games against itself; value.go has
//     what pieces are worth in exchanges;
//   - history.go sees repetitions, of the game and of the line, and verdict.go what they
//     are worth; weights.go has the numbers of the search.
//
// A [Player] plays at a [Level], from one who has just learned the moves to all that the
// search can. What makes it human is its manner (manner.go, levels.go): it looks less
// far, misjudges, overlooks drops and moves from afar, does not see every mate, follows a
// book, and resigns when a person would. What it misjudges and overlooks depends on
// the position and the seed of the game alone; it never plays at random. It takes back
// what can be taken back. Who has given a handicap avoids exchanges, sets problems
// (giver.go) and does not resign.
//
// Both play to win rather than to draw: they repeat a position only if everything else is
// worse by a pawn, and do not check for ever, which would lose.
package search
