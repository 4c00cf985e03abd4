// Package fit finds the terms by which the search judges: it lets the search play itself,
// keeps what it thought of quiet positions and how the games ended, and moves the terms
// until they foretell both as well as they can.
//
// The words used:
//
//   - A [Row] is a position of a game, its score by a search and the [Result] of the game,
//     all for Black. Files have one a line, parted by tabs: a position in SFEN, the score
//     in hundredths of a pawn, and b, w or d. [Read] reads them.
//   - [Games] are what is played: from the even start, or one of four from any start of
//     [rules.Handicaps], by 3 to 10 random plies, then by one player on both sides. A game
//     that has a score beyond 500 (from a handicap 2500) before it has a row is begun anew.
//     A side whose score is below -3000 twice running, or below -5000, has lost. A row is
//     kept if its side is not in check, the best move takes and promotes nothing, and the
//     score is within 4000.
//   - A [Plan] says how the terms of a [search.Fitting] are learnt from the rows. A row
//     counts by trust times its result and the rest times the chance that the score stands
//     for.
//
// The console tool has both halves:
//
//	shogi fit -play games.tsv -games 10000 -workers 2
//	shogi fit -out rules/engine/search/terms.bin games.tsv
//
// The player judges by the terms that are built in. Learning takes some five kilobytes of
// memory a position.
//
// # The terms that are shipped
//
// They were fitted with trust 0.3, rate 60, 14 rounds and no pull to two files in this
// order: 480,000 positions of games by terms made by hand, at 500 nodes a move, and 500,000
// positions of games at 600 nodes a move by the terms of an intermediate fit. The files,
// 80 MB, are not kept, so the same terms cannot be made again. The losses tell little of
// strength: what counts is a match of the new terms against the old ones (shogi match).
package fit
