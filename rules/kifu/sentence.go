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
	if r.build == nil || r.build.at.End.Kind != NoEnd && r.style == notation.KIF {
		return
	}
	text := trim(strings.TrimPrefix(line, "まで"))
	at := r.build.at
	e := ended(text, r.build.pos.Turn(), r.foul != nil || at.Foul != nil)
	switch {
	case at.End == e:
		return // told by a word before
	case e.Kind == EndOther && (e.Text == "" || r.style == notation.KIF && kifWord(e) != e.Text):
		r.warn(line, "how the game ended is not understood")
		return
	}
	made := at.Ply + r.base
	if r.foul != nil {
		made++
	}
	if number, rest := cutNumber(text); strings.HasPrefix(rest, "手で") {
		if n, ok := parseNumber(number); !ok || n != made {
			r.warn(line, "%d moves were read", made)
		}
	}
	r.end(line, e, kifTime{})
}

// ended says what a sentence means, without its まで, when turn is to move or,
// if fouled, has just made an illegal move. Where it contradicts whose turn it
// is, it is kept as it stands.
func ended(s string, turn rules.Color, fouled bool) End {
	number, rest := cutNumber(s)
	result, ok := strings.CutPrefix(rest, "手で")
	if number == "" || !ok {
		return End{Kind: EndOther, Text: s}
	}
	result = trim(result)
	side, told := winner(result)
	if !told {
		return kifEnd(result)
	}
	wins, loses := strings.HasSuffix(result, "勝ち"), strings.HasSuffix(result, "負け")
	kind := EndOther
	switch foul := strings.Contains(result, "反則"); {
	case foul && wins && (side != turn) == fouled:
		kind = EndFoulWin
	case foul && wins && !fouled || foul && loses && side == turn:
		kind = EndFoulLoss
	case foul && loses && !fouled:
		kind = EndFoulWin
	case foul:
	case strings.Contains(result, "入玉") && wins && side == turn:
		kind = EndDeclaration
	case strings.Contains(result, "時間切れ") && wins && side != turn, strings.Contains(result, "切れ負け") && side == turn:
		kind = EndTimeout
	case strings.Contains(result, "トライ") && wins && side != turn:
		kind = EndTry
	case strings.HasSuffix(result, "の勝ち") && !strings.Contains(result, "により") && side != turn:
		kind = EndResign
	}
	if kind == EndOther {
		return kifEnd(result)
	}
	return End{Kind: kind}
}

// winner returns the side that a sentence names, as a rule the winner.
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

// sentence writes how a line of n moves ended; the last of them is a foul of the
// side to move, if fouled.
func (w *kifWriter) sentence(e End, n int, fouled bool) string {
	turn := w.pos.Turn()
	name := func(c rules.Color) string {
		if w.handicap {
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
	case EndFoulWin:
		if fouled {
			turn = turn.Opponent()
		}
		result = name(turn) + "の" + result
	case EndFoulLoss, EndDeclaration:
		result = name(turn) + "の" + result
	case EndOther:
		return w.otherSentence(e, n)
	case NoEnd, EndInterrupt, EndRepetition, EndImpasse, EndDraw, EndMate, EndNoMate, EndMoveLimit,
		EndWinByDefault, EndLossByDefault, EndTry, EndError, endKinds:
	}
	return fmt.Sprintf("まで%d手で%s", n, result)
}

// otherSentence writes words that only this file knows, so that they read back:
// まで2手で封じ手, but まで61手詰.
func (w *kifWriter) otherSentence(e End, n int) string {
	plain := e.Text == trim(oneLine(e.Text)) && e.Text != ""
	texts := [2]string{fmt.Sprintf("%d手で%s", n, e.Text), e.Text}
	if number, _ := cutNumber(e.Text); number != "" {
		texts[0], texts[1] = texts[1], texts[0]
	}
	for _, text := range texts {
		if plain && ended(text, w.pos.Turn(), false) == e {
			return "まで" + text
		}
	}
	return fmt.Sprintf("まで%d手で%s", n, someEnd)
}
