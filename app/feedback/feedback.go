// Package feedback is how a screen answers a try: cards and badges beside the
// board, and the marks on it that belong to them. A badge looks the same in both
// places, so that the eye can walk from a sentence to its square.
package feedback

import (
	"fyne.io/fyne/v2"

	"terakoya/rules"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

const (
	badgeHead = 36
	badgePart = 26
	headGap   = 16
	headPad   = 20
	partGap   = 12
)

// badgeSide is how large a badge is: as usual until type is half as large again, for the
// smallest window has no room to spare.
func badgeSide(usual float32) float32 { return max(usual, widgets.Grown(usual/1.5)) }

// Head is the card with the verdict and one sentence, which may be empty.
func Head(ground, ink fyne.ThemeColorName, mark pieceart.Mark, verdict, sentence string) fyne.CanvasObject {
	return HeadWith(ground, ink, widgets.NewBadge(mark, badgeSide(badgeHead)), verdict, sentence)
}

// HeadWith is Head with a sign of one's own in the place of the badge.
func HeadWith(ground, ink fyne.ThemeColorName, sign fyne.CanvasObject, verdict, sentence string) fyne.CanvasObject {
	title := widgets.NewParagraph(verdict)
	title.TextSize, title.Bold, title.Color, title.Leading = widgets.SizeVerdict, true, ink, 1.35
	body := widgets.NewColumn(2, title)
	if sentence != "" {
		body.Items = append(body.Items, widgets.NewParagraph(sentence))
	}
	row := widgets.NewBeside(headGap, sign, body)
	row.Middle = true
	return widgets.NewCard(ground, headPad, row)
}

// Part is a badge with a title and a text, which may be empty.
func Part(ink fyne.ThemeColorName, mark pieceart.Mark, title, text string) fyne.CanvasObject {
	t := widgets.NewParagraph(title)
	t.Bold, t.Color = true, ink
	body := widgets.NewColumn(0, t)
	if text != "" {
		body.Items = append(body.Items, widgets.NewParagraph(text))
	}
	return widgets.NewBeside(partGap, widgets.NewBadge(mark, badgeSide(badgePart)), body)
}

// reasonBadge is the sign that the reason for a foul has on the board.
func reasonBadge(f rules.Foul) pieceart.Mark {
	switch f {
	case rules.FoulBlockedPath, rules.FoulOwnPiece, rules.FoulDropOnOccupied:
		return pieceart.Blocker
	case rules.FoulKingLeftInCheck, rules.FoulMovesIntoCheck, rules.FoulPinnedPiece:
		return pieceart.Checker
	case rules.NoFoul, rules.FoulOffBoard, rules.FoulEmptySquare, rules.FoulWrongSide,
		rules.FoulDropNotInHand, rules.FoulWrongMovement, rules.FoulDropPromoted,
		rules.FoulCannotPromote, rules.FoulPromoteOutsideZone, rules.FoulMustPromote,
		rules.FoulDeadSquareDrop, rules.FoulNifu, rules.FoulUchifuzume, rules.FoulTwoInARow,
		rules.FoulOutOfTurn, rules.FoulPass, rules.FoulUnpromote, rules.FoulWrongSetup,
		rules.FoulHiddenHand, rules.FoulTakeback:
	}
	return pieceart.Other
}
