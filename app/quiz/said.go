package quiz

import (
	"fyne.io/fyne/v2"

	"terakoya/app/feedback"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// said is what is said to an answer: a mark. What a foul leads to is said at once,
// all other reasons come at the end.
func (s *Sheet) said() []fyne.CanvasObject {
	w, step, v := s.env.Words, &s.question().Step, s.sitting.Verdict(s.at)
	given := w.Say("quiz.given", words.Args{"answer": told(w, s.sitting.Session(s.at), v)})
	head := feedback.Head(widgets.ColorRightSoft, widgets.ColorRight, pieceart.Right, w.Say("verdict.right", nil), given)
	if v.Result != lessons.Right {
		head = feedback.Head(widgets.ColorWrongSoft, widgets.ColorWrong, pieceart.Offender, w.Say("quiz.wrong", nil), given)
	}
	items := []fyne.CanvasObject{head}
	if step.Kind == lessons.Judgement {
		return append(items, claim(w, step)...)
	}
	if v.Result != lessons.Right {
		later := widgets.NewParagraph(w.Say("quiz.later", nil))
		later.TextSize, later.Color = widgets.SizeSmall, widgets.ColorInkSoft
		items = append(items, later)
	}
	return items
}

// claim says who may point out what was done, and what follows.
func claim(w *words.Words, step *lessons.Step) []fyne.CanvasObject {
	illegal := step.Verdict()
	if illegal == nil {
		return []fyne.CanvasObject{feedback.Part(widgets.ColorRight, pieceart.Right, w.Say("call.legal", nil), w.Say("court.legal", nil))}
	}
	follows := "court.loses"
	if ofEvent(illegal.Foul) {
		follows = "court.event"
	}
	loser := words.Args{"side": w.Seats(step).Name(illegal.By)}
	return []fyne.CanvasObject{
		feedback.Part(widgets.ColorWhy, pieceart.Other, w.Say("court.who", words.Args{"foul": w.Foul(illegal.Foul)}), w.Say("court.anyone", nil)),
		feedback.Part(widgets.ColorWrong, pieceart.Offender, w.Say("court.then", nil), w.Say(follows, loser)),
	}
}

// ofEvent reports whether what a foul leads to is for the event to say; for the
// others the rules do.
func ofEvent(f rules.Foul) bool {
	switch f {
	case rules.FoulWrongSetup, rules.FoulHiddenHand:
		return true
	case rules.NoFoul, rules.FoulOffBoard, rules.FoulEmptySquare, rules.FoulWrongSide, rules.FoulDropNotInHand,
		rules.FoulWrongMovement, rules.FoulBlockedPath, rules.FoulOwnPiece, rules.FoulDropOnOccupied, rules.FoulDropPromoted,
		rules.FoulCannotPromote, rules.FoulPromoteOutsideZone, rules.FoulMustPromote, rules.FoulDeadSquareDrop, rules.FoulNifu,
		rules.FoulKingLeftInCheck, rules.FoulMovesIntoCheck, rules.FoulPinnedPiece, rules.FoulUchifuzume, rules.FoulTwoInARow,
		rules.FoulOutOfTurn, rules.FoulPass, rules.FoulUnpromote, rules.FoulTakeback:
	}
	return false
}
