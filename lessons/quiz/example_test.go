package quiz_test

import (
	"fmt"
	"os"

	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/lessons/problem"
	"terakoya/lessons/quiz"
)

// A teacher sets a paper and tells the class its code; a learner answers.
func Example() {
	course := lessons.Load(os.DirFS("../../content/lessons"))
	problems, _ := problem.Load(os.DirFS("../../content/problems"))
	bank := quiz.NewBank(&course, drill.New(problems))

	paper, err := bank.Set(quiz.Request{Topics: []string{"nifu"}, Count: 10}, 42)
	if err != nil {
		fmt.Println(err)
		return
	}
	same, _ := bank.Read(paper.Code)
	sitting := quiz.Sit(same)
	for i := range same.Questions {
		sitting.Answer(i, quiz.Right(&same.Questions[i].Step))
	}
	score := sitting.Score()
	fmt.Println(score.Right, "of", score.Total, score.Passed())
	// Output: 10 of 10 true
}
