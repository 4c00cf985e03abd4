// Package lessons teaches: it reads lesson files, leads a learner through their
// steps and judges what the learner tries. It draws nothing and knows no disk:
// files come as an [io/fs.FS], words in a language are put to its answers
// elsewhere.
//
//   - [Load] reads lessons, strictly; [Lint] proves what they state.
//   - A [Lesson] has [Step]s. Each has a [Kind]: something shown, or an exercise.
//   - A [Goal] says what a move has to do. Any legal move that does it is right.
//   - A [Session] is one learner in one lesson. Its [Session.Try] gives a
//     [Verdict], and [Explain] chooses the sentence for a foul.
//
// No answer is written that the rules can compute.
package lessons
