// Package progress is what the program remembers of its learners: their
// settings, where they stand in each lesson, every answer, what to ask them
// again, the quizzes that they sat, the game that they are playing, and how those
// before it ended.
//
//   - A [Store] holds it. [Open] gives one that is a file, [Memory] one that
//     ends with the program: for the web, and when the file cannot be opened,
//     as a lesson has to run anyhow.
//   - A [Learner] is one who learns. One is made at the first start; the
//     [Register] lists them, and what a store is told belongs to the present one.
//   - An [Answer] is one try at an [Item]: a step of a lesson, or a drill.
//     [Store.Mastery] sums the answers of a lesson up by step, and [Figures] all
//     answers for a page of statistics.
//   - A [Card] is when to ask an item again, by FSRS-6 (package fsrs). Each answer
//     keeps its card; [Reviews] says what is due.
//   - A [Paper] is a quiz, which can be taken up where it was left: [Papers].
//   - A [Game] is a game in progress, saved after every move; a [PastGame] is one
//     that has ended.
//   - [Copies] are a table of answers (CSV) and a backup of everything.
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
// Steps, lessons, drills, topics and opponents are kept by their keys. This
// package does not ask whether they still exist: a card of a step that was
// removed from its lesson is for the caller to pass over.
package progress
