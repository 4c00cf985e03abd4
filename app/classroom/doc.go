// Package classroom is the two windows before a class.
//
//   - A [Presenter] is the teacher's: the step, what the class answers, the tools.
//   - A [Projector] is what the class sees. Both show the same state of lessons/classroom.
//
// Neither knows a store: what they need comes in a [PresenterEnv].
package classroom
