package learn

import (
	"fyne.io/fyne/v2"

	"terakoya/rules"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// head is the card with the verdict and one sentence.
func head(ground, ink fyne.ThemeColorName, mark pieceart.Mark, verdict, sentence string) fyne.CanvasObject {
	title := widgets.NewParagraph(verdict)
	title.TextSize, title.Bold, title.Color, title.Leading = widgets.SizeVerdict, true, ink, 1.35
	body := widgets.NewColumn(2, title)
	if sentence != "" {
		body.Items = append(body.Items, widgets.NewParagraph(sentence))
	}
	row := widgets.NewBeside(textGap, widgets.NewBadge(mark, badgeHead), body)
	row.Middle = true
	return widgets.NewCard(ground, 20, row)
}

// part is a badge with a title and a text: the same badge as on the board, so
// that the eye can walk from the sentence to its square.
func part(ink fyne.ThemeColorName, mark pieceart.Mark, title, text string) fyne.CanvasObject {
	t := widgets.NewParagraph(title)
	t.Bold, t.Color = true, ink
	body := widgets.NewColumn(0, t)
	if text != "" {
		body.Items = append(body.Items, widgets.NewParagraph(text))
	}
	return widgets.NewBeside(12, widgets.NewBadge(mark, badgePart), body)
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
		rules.FoulDeadSquareDrop, rules.FoulNifu, rules.FoulUchifuzume:
	}
	return pieceart.Other
}
