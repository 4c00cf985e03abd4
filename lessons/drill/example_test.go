package drill_test

import (
	"fmt"

	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/lessons/problem"
	"terakoya/rules"
)

func Example() {
	template := lessons.Drill{
		ID: "nifu-files", Make: "nifu", Level: [2]int{1, 5}, Law: rules.JSA,
		Sides: []rules.Color{rules.Black},
		Mix:   map[string]int{"nifu": 1, "tokin": 1},
		Ask:   lessons.Text{lessons.English: "May this pawn be dropped on {square}?"},
	}
	bench := drill.New(problem.Set{})
	exercise, err := bench.Make(&template, 1, 8)
	if err != nil {
		fmt.Println(err)
		return
	}
	answer, _ := drill.Answer(&exercise.Step)
	fmt.Println(exercise.Case, answer.Foul)
	fmt.Println(lessons.Judge(&exercise.Step, answer).Result == lessons.Right)
	// Output:
	// nifu nifu
	// true
}
