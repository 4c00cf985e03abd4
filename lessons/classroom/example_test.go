package classroom_test

import (
	"fmt"
	"math/rand/v2"
	"os"

	"terakoya/lessons"
	"terakoya/lessons/classroom"
	"terakoya/rules"
)

// A class is asked, votes, and a learner tries a move at the board.
func Example() {
	course := lessons.Load(os.DirFS("../../content/lessons"))
	playlist, err := classroom.ParsePlaylist("tuesday.toml", []byte("[[item]]\nkind = \"lesson\"\nid = \"nifu\""))
	if err != nil {
		fmt.Println(err)
		return
	}
	slides, _ := classroom.Slides(playlist, classroom.Source{Course: &course})
	roster, _ := classroom.ParseRoster([]byte("Ada, Grace"))
	class := classroom.New(slides, roster)
	for class.Slide().Step.Kind != lessons.Judgement {
		class.Next()
	}
	class.Vote("A", 7)
	class.Vote("B", 21)
	class.Reveal()
	answer, _ := class.Shown()
	fmt.Println(class.Tally()[1].Votes, "say", answer.Options[0]+":", answer.Foul)

	drop, _ := rules.ParseAttempt("P*5d")
	ruling := class.Attempt(drop)
	fmt.Println(ruling.Legal, ruling.Illegal.Foul, class.Moves())
	fmt.Println(class.Waiting(), "wait,", len(class.Pick(rand.New(rand.NewPCG(1, 2)))) > 0)
	// Output:
	// 21 say B: nifu
	// false nifu 0
	// 2 wait, true
}
