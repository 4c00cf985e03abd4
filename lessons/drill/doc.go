// Package drill makes exercises: from a template of a lesson file, a level and a
// seed, so that practice never runs out and a class can sit the same paper.
//
//   - A template is a [lessons.Drill]. Its word make names a generator; [Names]
//     lists them and [About] says what cases a generator has, which answers its
//     template states and which blanks of a text it fills.
//   - A [Bench] makes them: [New] takes the problems that some generators draw
//     from. [Bench.Make] gives the exercise of a seed: a [lessons.Step] like those
//     written by hand, judged by the same code. It is a function of template,
//     level and seed alone: no clock, no order of maps.
//   - A [Sitting] gives one after the other and never the same twice.
//   - [Bench.Lint] proves a template.
//
// For example:
//
//	bench := drill.New(problems)                     // of content/problems
//	exercise, err := bench.Make(&template, 3, 42)    // level 3, seed 42
//	verdict := lessons.Judge(&exercise.Step, response)
//
// What a generator makes looks like shogi: no more pieces than a set has, no two
// pawns on a file, no piece without a move, the side not to move not in check.
//
// Each generator stands in a file of its name. It is a func(*maker, *lessons.Step)
// bool that fills in the step for the case drawn; false lets it be tried again.
// The parts that it shares with others: scene.go puts pieces where they could
// stand, question.go makes questions of positions.
package drill
