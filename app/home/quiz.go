package home

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/page"
	"terakoya/app/words"
	"terakoya/widgets"
)

// Quiz is a quiz that was left, if there is one.
type Quiz struct {
	Open      bool
	Done, All int // questions
}

// quizButtons are those of the card: what T does, and another quiz while one is
// open.
type quizButtons struct{ first, other *widgets.Button }

// quiz is the card of the quizzes.
func (s *Screen) quiz() fyne.CanvasObject {
	w, q := s.env.Words, s.env.Quiz
	label, text := "home.quizStart", w.Say("home.quizLine", nil)
	if q.Open {
		label = "home.quizGoOn"
		text = w.Say("home.quizAt", words.Args{"done": fmt.Sprint(q.Done), "all": fmt.Sprint(q.All)})
	}
	s.quizzes.first = widgets.NewButton(widgets.PlainButton, w.Say(label, nil), "T", s.onQuiz)
	s.quizzes.other = widgets.NewButton(widgets.TextButton, w.Say("home.quizAnother", nil), "", s.env.OnQuiz)
	s.quizzes.first.OnKey, s.quizzes.other.OnKey = s.env.OnKey, s.env.OnKey
	buttons := container.NewHBox(s.quizzes.first)
	if q.Open {
		buttons = container.NewHBox(s.quizzes.other, s.quizzes.first)
	}
	return page.Card(page.Wide.Gap, widgets.NewEnds(page.Wide.Gap, widgets.NewColumn(0, page.Heading(w.Say("home.quiz", nil)), page.Soft(text)), buttons))
}

// onQuiz goes on with the quiz that was left, or sets one up.
func (s *Screen) onQuiz() {
	if s.env.Quiz.Open {
		s.env.OnResumeQuiz()
		return
	}
	s.env.OnQuiz()
}
