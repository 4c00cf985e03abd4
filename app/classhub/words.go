package classhub

import (
	"fmt"
	"regexp"
	"strings"

	"terakoya/app/course"
	"terakoya/app/words"
	"terakoya/lessons"
	class "terakoya/lessons/classroom"
	"terakoya/lessons/quiz"
)

// phrases says what stands in a playlist.
type phrases struct {
	words    *words.Words
	chapters []course.Chapter
}

func (w phrases) of(key string, args words.Args) string { return w.words.Say("hub."+key, args) }

// lesson finds a lesson by its id; nil if there is none.
func (w phrases) lesson(id string) *lessons.Lesson {
	for _, e := range course.Flat(w.chapters) {
		if e.Lesson.ID == id {
			return e.Lesson
		}
	}
	return nil
}

// drill finds a template by its id, and its lesson; nil if there is none.
func (w phrases) drill(id string) (*lessons.Lesson, *lessons.Drill) {
	for _, e := range course.Flat(w.chapters) {
		for i := range e.Lesson.Drills {
			if e.Lesson.Drills[i].ID == id {
				return e.Lesson, &e.Lesson.Drills[i]
			}
		}
	}
	return nil, nil
}

// title is what an item is called; what is not here any more by what the file calls it.
func (w phrases) title(i class.Item) string {
	switch i.Kind {
	case class.Lesson:
		if l := w.lesson(i.ID); l != nil {
			return l.Title.In(w.words.Language)
		}
	case class.Drill:
		if l, _ := w.drill(i.ID); l != nil {
			return l.Title.In(w.words.Language)
		}
	case class.Quiz:
	}
	switch {
	case i.Title != "":
		return i.Title
	case i.ID != "":
		return i.ID
	}
	return i.Code
}

// note says what an item is. A paper is nil while it is made.
func (w phrases) note(i class.Item, p *quiz.Paper, known bool) string {
	switch i.Kind {
	case class.Lesson:
		if l := w.lesson(i.ID); l != nil {
			return w.of("lessonNote", words.Args{"steps": w.steps(l)})
		}
	case class.Drill:
		if _, d := w.drill(i.ID); d != nil {
			return w.of("drillNote", words.Args{"exercises": w.exercises(i.Count), "level": fmt.Sprint(i.Level), "ask": w.asked(d)})
		}
	case class.Quiz:
		switch {
		case !known:
			return w.of("paperMade", nil)
		case p != nil:
			return w.of("quizNote", words.Args{
				"questions": w.words.Count("hub.questions", len(p.Questions), nil),
				"level":     fmt.Sprint(p.Request.Level), "code": i.Code,
			})
		}
	}
	return w.of("gone", nil)
}

func (w phrases) steps(l *lessons.Lesson) string {
	return w.words.Count("hub.steps", len(l.Steps), nil)
}

func (w phrases) exercises(n int) string { return w.words.Count("hub.exercises", n, nil) }

// blank is what a drill fills in.
var blank = regexp.MustCompile(`\{[a-z]+\}`)

// asked is what a drill asks, with dots for what differs from one exercise to the next.
func (w phrases) asked(d *lessons.Drill) string {
	return strings.ReplaceAll(blank.ReplaceAllString(d.Ask.In(w.words.Language), "…"), "….", "…")
}
