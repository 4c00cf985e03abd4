package shell

import (
	"fmt"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"terakoya/app/quiz"
	"terakoya/app/stage"
	"terakoya/lessons"
	papers "terakoya/lessons/quiz"
)

// TestQuizSight looks at the screens of quizzes in each language, in a small window
// and a large dark one.
func TestQuizSight(t *testing.T) {
	for _, l := range lessons.Languages {
		for _, size := range []fyne.Size{fyne.NewSize(1024, 700), fyne.NewSize(1280, 900), fyne.NewSize(1920, 1080)} {
			r := newExamRoom(t, Options{Language: l, Dark: size.Width > 1500})
			r.window.Resize(size)
			walkQuiz(t, r, func(state string) {
				r.window.Resize(size)
				t.Run(fmt.Sprintf("%s/%s/%g", state, l, size.Width), func(t *testing.T) {
					inspect(t, r.Shell, size)
					stage.Picture(t, r.Shell.window, fmt.Sprintf("quiz-%s-%s-%g", state, l, size.Width))
				})
			})
		}
	}
}

// walkQuiz sees the set-up and all that follows it.
func walkQuiz(t *testing.T, r *examRoom, see func(state string)) {
	t.Helper()
	r.Home()
	see("home")
	r.Quiz()
	see("setup")
	click(t, r.Shell, "chapter-8")
	click(t, r.Shell, "chapter-7")
	click(t, r.Shell, "length-4")
	see("setup-some")
	code := r.screen.Says()
	press(r.Shell, fyne.KeyC)
	write(t, r.Shell, code[:6]+"?"+code[7:])
	press(r.Shell, fyne.KeyReturn)
	see("setup-fault")
	r.Quiz()
	press(r.Shell, fyne.KeyC)
	write(t, r.Shell, code)
	press(r.Shell, fyne.KeyReturn)
	see("setup-coded")
	click(t, r.Shell, "main")
	r.wait(10 * time.Second)
	see("timed")
	press(r.Shell, fyne.KeyEscape)
	see("home-open")

	walkPaper(t, r, see)
	walkCourt(t, r, see)
	walkCheck(t, r, see)
}

// walkPaper sees a question of every kind, as it is asked, answered rightly and not,
// and the result.
func walkPaper(t *testing.T, r *examRoom, see func(state string)) {
	t.Helper()
	r.Quiz()
	click(t, r.Shell, "length-2")
	click(t, r.Shell, "main")
	seen := map[string]bool{}
	for r.screen.Name() == "quiz" {
		q := r.on()
		key := q.Step.Kind.String()
		miss := seen[key+"-right"]
		switch {
		case !seen[key+"-right"]:
			see("ask-" + key)
			seen[key+"-right"] = true
			r.answer(papers.Right(&q.Step))
			see("right-" + key)
		case !seen[key+"-wrong"] && miss:
			seen[key+"-wrong"] = true
			r.answer(wrong(t, &q.Step))
			see("wrong-" + key)
		case len(seen)%3 == 0:
			r.answer(wrong(t, &q.Step))
		default:
			r.answer(papers.Right(&q.Step))
		}
		press(r.Shell, fyne.KeyReturn)
	}
	see("result")
	for i := range 4 {
		press(r.Shell, fyne.KeyPageDown)
		see(fmt.Sprintf("result-%d", i+1))
	}

}

// walkCourt sees the foul court.
func walkCourt(t *testing.T, r *examRoom, see func(state string)) {
	t.Helper()
	r.Quiz()
	click(t, r.Shell, "kind-1")
	click(t, r.Shell, "length-0")
	click(t, r.Shell, "main")
	for n := 0; r.screen.Name() == "quiz"; n++ {
		see(fmt.Sprintf("court-%d", n))
		truth := papers.Right(&r.on().Step)
		if n == 1 {
			truth = wrong(t, &r.on().Step)
		}
		r.answer(truth)
		see(fmt.Sprintf("court-%d-called", n))
		press(r.Shell, fyne.KeyReturn)
		if n == 3 {
			break
		}
	}
}

// walkCheck sees a check passed, where that is marked, and where one is offered.
func walkCheck(t *testing.T, r *examRoom, see func(state string)) {
	t.Helper()
	r.checkLesson(r.entry("nifu"))
	for r.screen.Name() == "quiz" {
		r.answer(papers.Right(&r.on().Step))
		press(r.Shell, fyne.KeyReturn)
	}
	see("check-passed")
	r.Chapters(8)
	see("chapters")
	e := r.entry("nifu")
	last := &e.Lesson.Steps[len(e.Lesson.Steps)-1]
	e.Session = lessons.Resume(e.Lesson, last.ID, nil)
	r.Learn(e)
	e.Session.Try(papers.Right(last))
	press(r.Shell, fyne.KeyReturn)
	see("lesson-end")
	press(r.Shell, fyne.KeyT)
	if r.sheet().Paper.Request.Mode != papers.LessonCheck {
		t.Error("T at the end of a lesson does not begin its check")
	}
}

// answer answers the present question.
func (r *examRoom) answer(a lessons.Response) { r.screen.(*quiz.Sheet).Answer(a) }
