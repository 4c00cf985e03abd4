package quiz

import (
	"slices"
	"strings"

	"terakoya/app/course"
	"terakoya/lessons"
	"terakoya/lessons/progress"
	"terakoya/lessons/quiz"
)

// Passed are the checks that a learner has passed.
type Passed struct {
	Lessons  map[string]bool // by id
	Chapters map[string]bool // by slug
	// Papers are the newest of the checks by which chapters were passed, by slug.
	Papers map[string]progress.Paper
}

// PassedIn reads from papers, the newest first, which checks were passed.
func PassedIn(papers []progress.Paper, chapters []course.Chapter) Passed {
	passed := Passed{Lessons: map[string]bool{}, Chapters: map[string]bool{}, Papers: map[string]progress.Paper{}}
	home := map[string]string{} // the chapter of a lesson
	for _, c := range chapters {
		for _, e := range c.Entries {
			home[e.Lesson.ID] = c.Slug
		}
	}
	for _, p := range papers {
		if p.Ended.IsZero() || !p.Passed() {
			continue
		}
		switch topic := p.Scores[0].Topic; modeOf(p.Code) {
		case quiz.LessonCheck:
			passed.Lessons[topic] = true
		case quiz.ChapterCheck:
			if slug := home[topic]; !passed.Chapters[slug] {
				passed.Chapters[slug], passed.Papers[slug] = true, p
			}
		case quiz.Mixed, quiz.Court:
		}
	}
	return passed
}

// signs are those of a code, by their values.
const signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

// modeOf reads from a code what kind of paper it is: its first sign holds version,
// mode, and one bit more. To make the paper would tell it too, but takes longer
// than a list of chapters may.
func modeOf(code string) quiz.Mode {
	const spare, version = 1, 1
	if code == "" {
		return quiz.Mixed
	}
	sign := strings.IndexByte(signs, code[0])
	if sign < 0 || sign>>3 != version {
		return quiz.Mixed
	}
	return quiz.Mode(sign >> spare & 3)
}

// Checkable reports whether there is anything to ask about a lesson in a check.
func Checkable(l *lessons.Lesson) bool {
	return len(l.Drills) > 0 || slices.ContainsFunc(l.Steps, func(s lessons.Step) bool { return s.Asks() && !s.Free && !s.Linked })
}
