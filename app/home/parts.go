package home

import (
	"fmt"

	"terakoya/app/parts"
	"terakoya/lessons"
)

// Name returns the name of the screen.
func (s *Screen) Name() string { return "home" }

// Says returns nothing: the start screen has no status line.
func (s *Screen) Says() string { return "" }

// Parts returns the named parts: "lesson-0" and so on, "language-ja" and so on,
// "light", "dark" and "quit".
func (s *Screen) Parts() []parts.Part {
	all := []parts.Part{
		parts.Whole("light", s.themes[0]), parts.Whole("dark", s.themes[1]), parts.Whole("quit", s.quit),
	}
	for i, b := range s.start {
		all = append(all, parts.Whole(fmt.Sprintf("lesson-%d", i), b))
	}
	for i, b := range s.languages {
		all = append(all, parts.Whole("language-"+string(lessons.Languages[i]), b))
	}
	return all
}
