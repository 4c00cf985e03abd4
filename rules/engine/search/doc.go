// Package search is the built-in player: it looks ahead.
//
// A [Player] tries each of its moves against each answer (alpha-beta, two plies
// deep), then lets the exchanges on the squares just moved to run out, then
// judges what is left: material by a table of values, what hangs, and how safe
// the two kings are. A check at the end of a line is answered before anything
// is judged, so it never overlooks a mate in one, its own or the opponent's.
//
//   - tree.go looks ahead, order.go decides what is looked at first;
//   - value.go knows what pieces are worth, judgement.go what a position is worth;
//   - history.go sees repetitions, the game's and the line's.
//
// A [Searcher] looks as deep as its limits allow. No level of the program plays by it yet:
//
//   - searcher.go deepens, dive.go looks ahead, settle.go lets exchanges run out;
//   - rank.go decides what is looked at first, table.go remembers;
//   - heat.go judges: material, attacks near the kings, how shut in they are.
//
// The player plays to win rather than to draw: it repeats a position only if everything
// else is worse by a pawn, and does not check for ever, which would lose. It
// never resigns, as learners are to practise mating.
package search
