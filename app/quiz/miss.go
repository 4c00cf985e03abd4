package quiz

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/boardscreen"
	"terakoya/app/feedback"
	"terakoya/app/learn"
	"terakoya/app/page"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/lessons/quiz"
	"terakoya/rules"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// Lengths of the card of a miss, in units.
const (
	boardWide = 214
	boardHigh = 238
	standWide = 56 // more, where pieces are in hand
)

// miss is the card of a question that was not answered rightly.
func (r *Result) miss(m *quiz.Miss, solution string) fyne.CanvasObject {
	w, step, session := r.env.Words, m.Step, r.sitting.Session(m.Question)
	lesson := r.sitting.Paper.Questions[m.Question].Topic
	caption := page.Soft(w.Say("quiz.number", words.Args{"number": fmt.Sprint(m.Question + 1), "title": r.titleOf(lesson)}))
	caption.TextSize, caption.Leading = widgets.SizeSmall, 1.35
	text := widgets.NewParagraph(w.Told(step, step.Text))
	text.Bold, text.Leading = true, 1.4
	given, tried := w.Say("quiz.wasOpen", nil), !m.Open && !m.Skipped
	switch {
	case tried:
		given = told(w, session, m.Verdict)
	case m.Skipped:
		given = w.Say("quiz.wasSkipped", nil)
	}
	items := []fyne.CanvasObject{
		caption, text,
		feedback.Part(widgets.ColorWrong, pieceart.Offender, w.Say("quiz.yours", nil), given),
		feedback.Part(widgets.ColorRight, pieceart.Right, w.Say("quiz.solution", nil), solution),
	}
	if why := reason(w, session, tried); why != "" {
		items = append(items, feedback.Part(widgets.ColorWhy, pieceart.Other, w.Say("quiz.why", nil), why))
	}
	return page.Card(cardPad, widgets.NewBeside(cardGap, r.picture(m, session, tried), widgets.NewColumn(10, items...)))
}

// reason says why, by the law and by the lesson.
func reason(w *words.Words, session *lessons.Session, tried bool) string {
	why, after := learn.Reason(w, session, tried), learn.After(w, session.Step())
	switch {
	case why == "", after != "" && why == w.Say("verdict.missedWhy", nil):
		return after
	case after == "" || after == why:
		return why
	}
	return why + "\n" + after
}

// picture is a small board with what was answered and what would have been right.
func (r *Result) picture(m *quiz.Miss, session *lessons.Session, tried bool) fyne.CanvasObject {
	setup := m.Step.Setup
	if m.Step.Kind == lessons.PlayLine {
		p := session.Walk().Position()
		setup = p.Setup()
	}
	if m.Step.Kind == lessons.SetUp {
		setup = m.Step.Target
	}
	board := widgets.NewBoard(r.env.Art)
	boardscreen.Dress(board, r.env.Words, r.small(), true, m.Step.Turned)
	style := board.Style()
	style.Bare, style.Stands, style.Area = true, false, m.Step.Area
	wide := float32(boardWide)
	if held := setup.Hands[rules.Black].Len() + setup.Hands[rules.White].Len(); held > 0 && showsHands(m.Step) {
		style.Stands, wide = true, boardWide+standWide
	}
	board.SetStyle(style)
	board.SetLocked(true)
	board.SetSetup(setup)
	board.SetMarks(missMarks(m, session, tried))
	return container.NewGridWrap(fyne.NewSize(wide, boardHigh), board)
}

// small is the piece set of small boards: one kanji can be read on them.
func (r *Result) small() pieceart.Set { return pieceart.OneKanji }

// showsHands reports whether pieces in hand are part of what was asked.
func showsHands(s *lessons.Step) bool {
	switch s.Kind {
	case lessons.PlayMove, lessons.PlayLine, lessons.EnterNumber, lessons.RuleGame, lessons.Judgement:
		return true
	case lessons.WriteMove, lessons.TapSquares, lessons.Choice, lessons.SetUp, lessons.PutInOrder, lessons.Show:
	}
	return false
}
