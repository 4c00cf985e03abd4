package home

import (
	"fmt"

	"terakoya/app/parts"
)

// Name returns the name of the screen.
func (s *Screen) Name() string { return "home" }

// Says returns nothing: the start screen has no status line.
func (s *Screen) Says() string { return "" }

// Parts returns the named parts: "start", "play", "other", "games", "review" and "chapter-8" and so
// on.
func (s *Screen) Parts() []parts.Part {
	all := []parts.Part{parts.Whole("play", s.play), parts.Whole("other", s.other), parts.Whole("quiz", s.quizzes.first)}
	if s.env.Quiz.Open {
		all = append(all, parts.Whole("other-quiz", s.quizzes.other))
	}
	if s.games != nil {
		all = append(all, parts.Whole("games", s.games))
	}
	if s.start != nil {
		all = append(all, parts.Whole("start", s.start))
	}
	if s.review != nil {
		all = append(all, parts.Whole("review", s.review))
	}
	for i, t := range s.chapters {
		all = append(all, parts.Whole(fmt.Sprintf("chapter-%d", s.env.Chapters[i].Number), t))
	}
	return all
}
