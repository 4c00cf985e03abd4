package stage

import (
	"sync"

	"terakoya/app/course"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/lessons/problem"
	"terakoya/lessons/quiz"
)

// School is the course that is shipped, and its questions.
type School struct {
	Chapters []course.Chapter
	Bank     *quiz.Bank
}

// Course reads the course that is shipped, once.
var Course = sync.OnceValues(func() (School, error) {
	all := lessons.Load(content.Lessons())
	var shown []*lessons.Lesson
	for i := range all.Lessons {
		shown = append(shown, &all.Lessons[i])
	}
	problems, err := problem.Load(content.Problems())
	return School{course.Build(shown, nil, lessons.NewSession), quiz.NewBank(&all, drill.New(problems))}, err
})
