package chapters

import (
	"fmt"

	"fyne.io/fyne/v2"

	"terakoya/app/course"
	"terakoya/app/parts"
	"terakoya/widgets"
)

// Lengths of the index, in units.
const (
	indexGap   = 8
	indexWidth = 128 // of a chapter in it, at least
)

// index is the way to each chapter, above them all: they fill several windows.
func (s *Screen) index() fyne.CanvasObject {
	grid := widgets.NewTiles(indexGap, indexWidth)
	for i, c := range s.env.Chapters {
		pick := widgets.NewPick(fmt.Sprint(c.Number), s.env.Words.Chapter(c.Slug), func() { s.choose(i) })
		pick.OnKey = s.env.OnKey
		s.picks = append(s.picks, pick)
		grid.Add(pick)
	}
	return grid
}

// choose frames a chapter, whose lessons the digits open then, and brings it into view.
func (s *Screen) choose(i int) {
	if i < 0 || i >= len(s.cards) {
		return
	}
	s.frame(i)
	s.page.Reveal(s.cards[i])
}

// frame frames a chapter and its place in the index, instead of the one before.
func (s *Screen) frame(i int) {
	s.draw(s.chosen, false, widgets.ColorLine)
	s.chosen = i
	s.draw(i, true, widgets.ColorAccent)
}

func (s *Screen) draw(i int, chosen bool, border fyne.ThemeColorName) {
	if i < len(s.cards) {
		s.cards[i].Border, s.picks[i].Chosen = border, chosen
		s.cards[i].Refresh()
		s.picks[i].Refresh()
	}
}

// first is the chapter that is framed from the first: the one asked for, or else the
// first in which there is something left to learn.
func (s *Screen) first() int {
	left := -1
	for i, c := range s.env.Chapters {
		if c.Number == s.env.Chapter {
			return i
		}
		if left < 0 && c.Finished() < len(c.Entries) {
			left = i
		}
	}
	return max(0, left)
}

// open opens a lesson of the framed chapter, by its number from 1.
func (s *Screen) open(n int) {
	if lessons := s.lessons(); n <= len(lessons) {
		s.env.OnLesson(lessons[n-1])
	}
}

// lessons are those of the framed chapter.
func (s *Screen) lessons() []*course.Entry {
	if s.chosen >= len(s.env.Chapters) {
		return nil
	}
	return s.env.Chapters[s.chosen].Entries
}

// tenth is the lesson that the key 0 opens.
const tenth = 10

// Keys lists the keys of the screen with their messages.
func (s *Screen) Keys() [][2]string {
	return [][2]string{
		{"← →", "keys.chapter"}, {"1–9, 0", "keys.lesson"}, {"Tab", "keys.next"}, {"PgUp PgDn", "keys.scroll"},
		{"F11", "keys.full"}, {"Esc", "keys.home"},
	}
}

// TypedKey handles the keys of the screen.
func (s *Screen) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyEscape:
		s.env.OnHome()
	case fyne.KeyLeft:
		s.choose(s.chosen - 1)
	case fyne.KeyRight:
		s.choose(s.chosen + 1)
	case fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4, fyne.Key5, fyne.Key6, fyne.Key7, fyne.Key8, fyne.Key9:
		s.open(int(e.Name[0] - '0'))
	case fyne.Key0:
		s.open(tenth)
	default:
		s.page.TypedKey(e)
	}
}

// indexParts are the chapters in the index: "chapter-8" and so on.
func (s *Screen) indexParts() []parts.Part {
	var all []parts.Part
	for i, pick := range s.picks {
		all = append(all, parts.Whole(fmt.Sprintf("chapter-%d", s.env.Chapters[i].Number), pick))
	}
	return all
}
