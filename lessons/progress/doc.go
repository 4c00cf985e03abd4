// Package progress is what the program remembers of its learners: their
// settings, where they stand in each lesson, every answer, and the game that
// they are playing.
//
//   - A [Store] holds it. [Open] gives one that is a file, [Memory] one that
//     ends with the program: for the web, and when the file cannot be opened,
//     as a lesson has to run anyhow.
//   - A [Learner] is one who learns. One is made at the first start, and what a
//     store is told belongs to that one.
//   - An [Answer] is one try at one step. [Store.Mastery] sums the answers of a
//     lesson up by step.
//   - A [Game] is a game in progress, saved after every move.
//
// What is acknowledged is kept: a call that returns nil has written its data to
// the disk, and neither a crash of the program nor of the machine undoes it. A
// call that fails has changed nothing. No file is ever written to that this
// package cannot read whole: see [DamagedError] and [NewerError].
//
//	store, err := progress.Open(path)
//	if err != nil {
//		store = progress.Memory() // and tell the learner why
//	}
//	defer store.Close()
//
// Steps, lessons and opponents are kept by their keys. This package does not ask
// whether they still exist.
package progress
