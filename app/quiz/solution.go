package quiz

import (
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/lessons/quiz"
	"terakoya/widgets"
)

// Because says why it is, by the law and by the lesson; it may be empty.
func Because(w *words.Words, step *lessons.Step) string { return reason(w, alone(step), false) }

// SolutionMarks show on a board what is right at a step.
func SolutionMarks(step *lessons.Step) widgets.Marks {
	return missMarks(&quiz.Miss{Step: step}, alone(step), false)
}

// alone is a session of one step, at which nothing was tried.
func alone(step *lessons.Step) *lessons.Session {
	return lessons.NewSession(&lessons.Lesson{Steps: []lessons.Step{*step}})
}
