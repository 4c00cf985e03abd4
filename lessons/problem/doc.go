// Package problem holds the problems that practice, lint and the opponent use:
// positions that were searched for by program and are shipped as data, in the
// folder content/problems.
//
//   - A [Mate] is a mate problem (tsume): sente to move mates in so many plies.
//     The solution is not kept; a solver finds it.
//     [Grade] says how hard it is for its length, [ProveMates] that it is sound.
//   - A [PawnDrop] is a question about uchifuzume, mate by dropping a pawn: a
//     position, what sente tries, and the [Kind] of case it is. Three kinds are
//     fouls, seven are legal and look like one.
//   - [Classify] proves the kind of a case from the rules alone.
//   - [Load] reads a folder, strictly; [WriteMates] and [WritePawnDrops] write
//     what it reads.
//
// The attacker is always sente and always to move, so that whoever shows a
// problem may mirror it or exchange the sides.
package problem
