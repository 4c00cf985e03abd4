// Package course is the lessons as the screens show them: in chapters, with how
// far the learner has come in each.
package course

import (
	"path"
	"strconv"
	"strings"

	"terakoya/lessons"
	"terakoya/widgets"
)

// Chapter is a folder of lessons.
type Chapter struct {
	Number  int    // 0 to 21, from the name of the folder
	Slug    string // the key of its title
	Entries []*Entry
}

// Entry is a lesson and how far the learner is in it.
type Entry struct {
	Lesson  *lessons.Lesson
	Chapter int // its number
	Session *lessons.Session
}

// Build sorts lessons into chapters, in the order in which they come.
func Build(all []lessons.Lesson, resume func(*lessons.Lesson) *lessons.Session) []Chapter {
	var chapters []Chapter
	for i := range all {
		l := &all[i]
		number := numberOf(l.File)
		if n := len(chapters); n == 0 || chapters[n-1].Slug != l.Chapter || chapters[n-1].Number != number {
			chapters = append(chapters, Chapter{Number: number, Slug: l.Chapter})
		}
		c := &chapters[len(chapters)-1]
		c.Entries = append(c.Entries, &Entry{Lesson: l, Chapter: number, Session: resume(l)})
	}
	return chapters
}

// numberOf reads the number at the front of a lesson's folder, 08-name.
func numberOf(file string) int {
	digits, _, _ := strings.Cut(path.Base(path.Dir(file)), "-")
	n, _ := strconv.Atoi(digits)
	return n
}

// Started reports whether the learner has gone beyond the first step.
func (e *Entry) Started() bool {
	for i := range e.Lesson.Steps {
		if e.Session.Mastery(i) != lessons.Untouched {
			return true
		}
	}
	return false
}

// Finished reports whether every step is behind.
func (e *Entry) Finished() bool {
	for i := range e.Lesson.Steps {
		if e.Session.Mastery(i) == lessons.Untouched {
			return false
		}
	}
	return true
}

// States are the pills that show how the steps of a session went.
func States(s *lessons.Session) []widgets.StepState {
	out := make([]widgets.StepState, len(s.Lesson.Steps))
	for i := range out {
		switch s.Mastery(i) {
		case lessons.Seen, lessons.FirstTry:
			out[i] = widgets.StepDone
		case lessons.WithHelp, lessons.Gave:
			out[i] = widgets.StepMissed
		case lessons.Untouched:
		}
	}
	return out
}

// Finished returns how many lessons of a chapter are finished.
func (c *Chapter) Finished() int {
	n := 0
	for _, e := range c.Entries {
		if e.Finished() {
			n++
		}
	}
	return n
}

// Flat lists the lessons of all chapters.
func Flat(chapters []Chapter) []*Entry {
	var all []*Entry
	for _, c := range chapters {
		all = append(all, c.Entries...)
	}
	return all
}

// Current returns the lesson to go on with: the one last entered, or, when that
// is finished, the first unfinished one behind it, or the last of all. from is
// the chapter at which a learner begins who has entered none.
func Current(chapters []Chapter, last string, from int) *Entry {
	all := Flat(chapters)
	at := 0
	for i, e := range all {
		if e.Lesson.ID == last {
			at = i
			break
		}
		if last == "" && e.Chapter == from {
			at = i
			break
		}
	}
	for _, e := range all[at:] {
		if !e.Finished() {
			return e
		}
	}
	if len(all) == 0 {
		return nil
	}
	return all[len(all)-1]
}
