package classroom

import (
	"terakoya/app/words"
	class "terakoya/lessons/classroom"
)

// TitleOf names a slide: its item, or its lesson.
func TitleOf(w *words.Words, s class.Slide) string {
	switch {
	case s.Title != "":
		return s.Title
	case s.Lesson != nil:
		return s.Lesson.Title.In(w.Language)
	}
	return w.Say("present.board", nil)
}
