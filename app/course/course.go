// Package course is the lessons as the screens show them: in chapters, with how
// far the learner has come in each.
package course

import (
	"path"
	"slices"
	"strconv"
	"strings"

	"terakoya/lessons"
	"terakoya/widgets"
)

// Chapter is a folder of lessons.
type Chapter struct {
	Number  int    // from the name of the folder: 0 to 21, and above for those of others
	Slug    string // the key of its title
	Entries []*Entry
}

// Entry is a lesson and how far the learner is in it.
type Entry struct {
	Lesson  *lessons.Lesson
	Chapter int // its number
	Session *lessons.Session
}

// Build sorts lessons into chapters, in the order in which they come. A lesson
// joins the chapter of its slug that is there already; a new chapter has the number
// of its folder, or the next that is free. The entry of a lesson that was in old is taken
// over, with its session.
func Build(all []*lessons.Lesson, old []Chapter, resume func(*lessons.Lesson) *lessons.Session) []Chapter {
	entries := map[*lessons.Lesson]*Entry{}
	for _, e := range Flat(old) {
		entries[e.Lesson] = e
	}
	var chapters []Chapter
	for _, l := range all {
		c := chapterOf(&chapters, l)
		e := entries[l]
		if e == nil {
			e = &Entry{Lesson: l, Session: resume(l)}
		}
		e.Chapter = c.Number
		c.Entries = append(c.Entries, e)
	}
	return chapters
}

// chapterOf finds the chapter of a lesson, or adds it.
func chapterOf(chapters *[]Chapter, l *lessons.Lesson) *Chapter {
	most := -1
	for i := range *chapters {
		c := &(*chapters)[i]
		if c.Slug == l.Chapter {
			return c
		}
		most = max(most, c.Number)
	}
	number, ok := numberOf(l.File)
	if !ok || slices.ContainsFunc(*chapters, func(c Chapter) bool { return c.Number == number }) {
		number = most + 1
	}
	*chapters = append(*chapters, Chapter{Number: number, Slug: l.Chapter})
	return &(*chapters)[len(*chapters)-1]
}

// numberOf reads the number at the front of a lesson's folder, 08-name.
func numberOf(file string) (int, bool) {
	digits, _, _ := strings.Cut(path.Base(path.Dir(file)), "-")
	n, err := strconv.Atoi(digits)
	return n, err == nil && len(digits) <= 2 && n >= 0
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
