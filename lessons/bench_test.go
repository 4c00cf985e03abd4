package lessons_test

import (
	"slices"
	"testing"
	"time"

	"terakoya/content"
	"terakoya/lessons"
	"terakoya/lessons/quiz"
)

// BenchmarkJudge judges the right answer to every exercise that the program ships,
// and reports the slowest in a hundred.
func BenchmarkJudge(b *testing.B) {
	course := lessons.Load(content.Lessons())
	var took []time.Duration
	for b.Loop() {
		for i := range course.Lessons {
			for j := range course.Lessons[i].Steps {
				s := &course.Lessons[i].Steps[j]
				if !s.Asks() {
					continue
				}
				r := quiz.Right(s)
				from := time.Now()
				lessons.Judge(s, r)
				took = append(took, time.Since(from))
			}
		}
	}
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)*99/100].Nanoseconds())/1000, "µs-p99")
}
