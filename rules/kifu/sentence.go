package kifu

import (
	"fmt"
	"strings"

	"terakoya/rules"
	"terakoya/rules/notation"
)

// sentence reads the line まで87手で先手の勝ち, by which KI2 tells how a game
// ended, and KIF once more.
func (r *kifReader) sentence(line string) {
	if r.build == nil {
		r.begin()
	}
	if r.build == nil || r.style == notation.KIF && r.build.at.End.Kind != NoEnd {
		return
	}
	text := trim(strings.TrimPrefix(line, "まで"))
	if text == "" {
		r.warn(line, "nothing is said of how the game ended")
		return
	}
	turn := r.build.pos.Turn() // the side to move, after a foul too
	if r.foul != nil {
		turn = turn.Opponent()
	}
	r.end(line, ended(text, turn), kifTime{})
}

// ended says what a sentence means, without its まで, when turn is to move.
func ended(s string, turn rules.Color) End {
	number, rest := cutNumber(s)
	result, ok := strings.CutPrefix(rest, "手で")
	if number == "" || !ok {
		return End{Kind: EndOther, Text: s}
	}
	side, told := winner(result)
	switch {
	case strings.Contains(result, "反則") && told:
		if strings.Contains(result, "負け") {
			side = side.Opponent()
		}
		if side == turn {
			return End{Kind: EndFoulWin}
		}
		return End{Kind: EndFoulLoss}
	case strings.Contains(result, "入玉"):
		return End{Kind: EndDeclaration}
	case strings.Contains(result, "時間切れ"):
		return End{Kind: EndTimeout}
	case strings.Contains(result, "トライ"):
		return End{Kind: EndTry}
	case told && side != turn && strings.HasSuffix(result, "の勝ち"):
		return End{Kind: EndResign}
	}
	return kifEnd(result)
}

// winner returns the side that a sentence names.
func winner(s string) (rules.Color, bool) {
	for side, names := range sideNames {
		for _, name := range names {
			if strings.Contains(s, name+"の") {
				return rules.Color(side), true
			}
		}
	}
	return rules.Black, false
}

// sentenceOf writes the sentence for an end when turn is to move after n moves.
func sentenceOf(e End, n int, turn rules.Color, handicap bool) string {
	name := func(c rules.Color) string {
		if handicap {
			return sideNames[c][1]
		}
		return sideNames[c][0]
	}
	result := kifWord(e)
	switch e.Kind {
	case EndResign:
		result = name(turn.Opponent()) + "の勝ち"
	case EndTimeout:
		result = "時間切れにより" + name(turn.Opponent()) + "の勝ち"
	case EndFoulWin, EndFoulLoss, EndDeclaration:
		result = name(turn) + "の" + result
	case EndOther:
		if ended(e.Text, turn) == e {
			return "まで" + oneLine(e.Text) // as まで61手詰
		}
	case NoEnd, EndInterrupt, EndRepetition, EndImpasse, EndDraw, EndMate, EndNoMate, EndMoveLimit,
		EndWinByDefault, EndLossByDefault, EndTry, EndError, endKinds:
	}
	return fmt.Sprintf("まで%d手で%s", n, result)
}
