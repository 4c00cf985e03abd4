package quiz

import (
	"fmt"
	"slices"

	"terakoya/lessons"
)

// Request says what paper is asked for. The zero Request is a quiz of twenty
// questions on everything.
type Request struct {
	Mode Mode
	// Topics are slugs of chapters and ids of lessons, a slug first where a name is
	// both; none is all. A check has exactly one: of a lesson, or of a chapter.
	Topics  []string
	Count   int // questions, 1 to 100; 0 is what is usual
	Minutes int // the time for all of them, 1 to 60; 0 is any time
	Level   int // the hardest that drills come, 1 to 5; 0 is 3
}

// Mode is what kind of paper it is.
type Mode uint8

// The modes.
const (
	Mixed        Mode = iota // exercises of every kind
	Court                    // the foul court: verdicts only
	LessonCheck              // ends a lesson: 6 to 10 questions
	ChapterCheck             // ends a chapter: 20 questions
)

var modeNames = [...]string{"mixed", "court", "lesson-check", "chapter-check"}

// String returns the name by which messages know a mode.
func (m Mode) String() string { return modeNames[m] }

// isCheck reports whether a paper ends something.
func (m Mode) isCheck() bool { return m == LessonCheck || m == ChapterCheck }

// The bounds of a request.
const (
	MostQuestions  = 100
	MostMinutes    = 60
	HardestLevel   = 5
	Seeds          = 1 << seedBits // seeds are from 0 to one less
	usualQuestions = 20
	usualLevel     = 3
	perMinute      = 2 // questions, where only the time is given
)

// A lesson's check has a question for each of its exercises, within these.
const leastCheck, mostCheck = 6, 10

// RequestError says what of a request cannot be.
type RequestError struct{ Cause string }

func (e *RequestError) Error() string { return e.Cause }

func refused(format string, args ...any) error { return &RequestError{fmt.Sprintf(format, args...)} }

// settle fills in what a request for a scope leaves open.
func (b *Bank) settle(r Request, s scope) (Request, error) {
	r.Topics = b.names(s, r.Mode)
	if r.Level == 0 {
		r.Level = usualLevel
	}
	if r.Count == 0 {
		r.Count = b.usual(r, s)
	}
	least, most := 1, MostQuestions
	switch r.Mode {
	case LessonCheck:
		least, most = leastCheck, mostCheck
	case ChapterCheck:
		least, most = usualQuestions, usualQuestions
	case Mixed, Court:
	}
	switch {
	case r.Mode.isCheck() && len(r.Topics) != 1:
		return r, refused("a check is of one lesson or one chapter, not of %d topics", len(r.Topics))
	case r.Count < least || r.Count > most:
		return r, refused("%d questions: want %d to %d", r.Count, least, most)
	case r.Minutes < 0 || r.Minutes > MostMinutes:
		return r, refused("%d minutes: want 1 to %d", r.Minutes, MostMinutes)
	case r.Level < 1 || r.Level > HardestLevel:
		return r, refused("level %d: want 1 to %d", r.Level, HardestLevel)
	}
	return r, nil
}

// usual is how many questions there are where the request does not say.
func (b *Bank) usual(r Request, s scope) int {
	switch {
	case r.Mode == LessonCheck:
		written := 0
		for i := range b.course.Lessons {
			if s[i] {
				written += len(b.written(i, r.Mode))
			}
		}
		return max(leastCheck, min(written, mostCheck))
	case r.Mode != ChapterCheck && r.Minutes > 0:
		return min(perMinute*r.Minutes, MostQuestions)
	}
	return usualQuestions
}

// scope says by lesson whether a paper is about it.
type scope []bool

// scope reads the topics of a request.
func (b *Bank) scope(r Request) (scope, error) {
	all := b.course.Lessons
	s := make(scope, len(all))
	if int(r.Mode) >= len(modeNames) {
		return nil, refused("there is no mode %d", r.Mode)
	}
	for _, topic := range r.Topics {
		chapter := func(l lessons.Lesson) bool { return l.Chapter == topic }
		isChapter := r.Mode != LessonCheck && slices.ContainsFunc(all, chapter)
		found := false
		for i, l := range all {
			if isChapter && chapter(l) || !isChapter && r.Mode != ChapterCheck && l.ID == topic {
				s[i], found = true, true
			}
		}
		if !found {
			return nil, refused("there is no lesson or chapter %q", topic)
		}
	}
	for i := range s {
		s[i] = s[i] || len(r.Topics) == 0
	}
	return s, nil
}

// whole reports whether a scope is everything.
func (s scope) whole() bool { return !slices.Contains(s, false) }

// names returns the topics of a scope, in the order of the course: a chapter where
// all of it is meant. None is everything.
func (b *Bank) names(s scope, m Mode) []string {
	if s.whole() && !m.isCheck() {
		return nil
	}
	var names []string
	partly := map[string]bool{}
	for i, l := range b.course.Lessons {
		partly[l.Chapter] = partly[l.Chapter] || !s[i]
	}
	for i, l := range b.course.Lessons {
		name := l.Chapter
		if partly[l.Chapter] || m == LessonCheck {
			name = l.ID
		}
		if s[i] && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}
