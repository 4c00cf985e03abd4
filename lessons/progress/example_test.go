package progress_test

import (
	"fmt"
	"time"

	"terakoya/lessons"
	"terakoya/lessons/progress"
)

// A learner misses, asks for a hint, and finds the move.
func Example() {
	store := progress.Memory() // a program tries progress.Open first
	defer store.Close()
	now := time.Date(2026, time.November, 30, 9, 0, 0, 0, time.UTC)
	for _, a := range []progress.Answer{
		{Lesson: "nifu", Step: "nifu-2", When: now, Result: progress.Foul, Foul: "nifu", Tried: "P*5d"},
		{Lesson: "nifu", Step: "nifu-2", When: now.Add(time.Minute), Result: progress.Right, Hints: 1, Tried: "P*4d"},
	} {
		if err := store.Record(a); err != nil {
			fmt.Println(err) // it is not kept, and the learner is told so
		}
	}
	mastery, err := store.Mastery("nifu")
	fmt.Println(mastery["nifu-2"] == lessons.WithHelp, err)
	// Output: true <nil>
}

// What was missed is due on the next day, with the exercise that was missed.
func ExampleReviews() {
	store := progress.Memory()
	defer store.Close()
	today := time.Date(2026, time.November, 30, 21, 0, 0, 0, time.UTC)
	for seed, result := range []progress.Result{progress.Right, progress.Missed} {
		err := store.Record(progress.Answer{
			Lesson: "pins", Drill: fmt.Sprint("pins-", seed), Level: 2, Seed: uint64(seed), Source: progress.FromDrill, When: today, Result: result,
		})
		if err != nil {
			fmt.Println(err)
		}
	}
	due, err := store.Due(today.Add(10*time.Hour), 20, nil) // the next morning
	for _, c := range due {
		fmt.Println(c.Drill, c.Level, c.Seed, c.Repeat)
	}
	fmt.Println(len(due), err)
	// Output:
	// pins-1 2 1 true
	// 1 <nil>
}
