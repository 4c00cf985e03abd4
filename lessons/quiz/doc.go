// Package quiz sets papers of questions, repeatable by a code, and scores them.
//
//   - A [Bank] is where questions come from: the exercises of a course that are
//     written by hand, and its drills. A topic is a lesson, within its chapter.
//   - A [Request] says what is asked for; with a seed it makes a [Paper]. The paper
//     is a function of request, seed and bank alone: no clock, no order of maps.
//   - The code of a paper makes it again on every machine that has the same
//     lessons. Another edition is refused, never answered with other questions.
//   - A [Sitting] is one learner at one paper: one try a question and no help. It
//     can be resumed from the answers kept as text. [Right] is what would have
//     been right.
//
// For example
//
//	bank := quiz.NewBank(&course, drill.New(problems))
//	paper, err := bank.Set(quiz.Request{Topics: []string{"promotion"}, Count: 10}, 42)
//	same, err := bank.Read(paper.Code) // such as "A1K2-7M4T-9QZP"
//	sitting := quiz.Sit(same)
//	verdict := sitting.Answer(0, response)
package quiz
