package content

import _ "embed"

//go:embed templates/lesson.toml
var lessonTemplate []byte

// LessonTemplate returns a lesson to begin with, with remarks for the teacher who
// writes it. Its ids begin with my-lesson. Its bytes must not be changed.
func LessonTemplate() []byte { return lessonTemplate }
