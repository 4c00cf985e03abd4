// Package mate finds mates: it proves or refutes that the side to move mates by
// checks alone, whatever the answers (tsume).
//
//   - A [Solver] answers questions. [Solver.Solve] finds the shortest mate, every
//     first move that gives it, and the line of the longest resistance.
//   - [Solver.Problem] looks at a position as an author of problems does: the
//     length without futile interpositions (無駄合い), what is left in hand, and
//     second solutions (余詰).
//   - [Solver.Threat] and [Solver.Brinkmate] look at the side not to move: is mate
//     threatened (詰めろ), and can that be parried or not (必至)?
//   - [Solver.Prove] gives a [Tree] to walk through, for whoever plays a mate out.
//
// Lengths are plies. The attacker needs no king. Bounds are [engine.Limits]; an
// answer that a bound cut short says that it is not sure, and is otherwise no
// guess: a mate found is a mate.
//
// How it works: depth-first proof-number search (df-pn), once with as many plies
// as are asked for, so that lengths are exact, and once with any number, which
// settles more. What is learnt is kept with the least hand that it takes, or the
// best that does not help, so that it serves all positions with the same board
// and no worse a hand. Without a bound on plies a line that comes back to where it
// was has failed, for that way only.
//
//   - search.go and expand.go are the search, table.go and hand.go its memory;
//   - futile.go leaves out futile interpositions;
//   - solver.go, shortest.go, line.go, problem.go, threat.go and tree.go ask.
package mate
