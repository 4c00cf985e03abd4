// Package solving is what happens while mate problems are solved.
//
//   - [Weigh] says what a move of the attacker is worth: mate still follows, or the
//     defender has a way out, which it names. [Defences] lists what the defender can
//     do against a mate, the longest resistance first.
//   - An [Attack] is one problem being solved, move by move, with what it took.
//   - A [Replay] walks through a solution and what else could have been defended.
//   - A [Set] is a row of problems; those that were missed come again at its end.
//
// Only what takes a solver takes a context; it is for the background. Everything else
// is at once. The defender always resists as long as it can:
//
//	a := solving.NewAttack(m.Position, m.Length)
//	w, err := solving.Weigh(ctx, solver, a.Position(), move, a.Left())
//	a.Take(w) // its move and the answer are made if it mates in time
package solving
