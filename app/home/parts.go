package home

import (
	"fmt"

	"terakoya/app/parts"
)

// Name returns the name of the screen.
func (s *Screen) Name() string { return "home" }

// Says returns nothing: the start screen has no status line.
func (s *Screen) Says() string { return "" }

// Parts returns the named parts: "start", "play", "other" and "chapter-8" and so
// on.
func (s *Screen) Parts() []parts.Part {
	all := []parts.Part{parts.Whole("play", s.play), parts.Whole("other", s.other)}
	if s.start != nil {
		all = append(all, parts.Whole("start", s.start))
	}
	for i, t := range s.chapters {
		all = append(all, parts.Whole(fmt.Sprintf("chapter-%d", s.env.Chapters[i].Number), t))
	}
	return all
}
