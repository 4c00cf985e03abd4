package kifu

import (
	"errors"
	"strings"
	"time"

	"terakoya/rules"
	"terakoya/rules/notation"
)

// kifEnds pairs the words that end a list of moves in KIF with what they mean;
// the first of a kind is what is written.
var kifEnds = []struct {
	word string
	kind EndKind
}{
	{"投了", EndResign}, {"中断", EndInterrupt}, {"千日手", EndRepetition}, {"持将棋", EndImpasse},
	{"引き分け", EndDraw}, {"引分", EndDraw}, {"引分け", EndDraw}, {"詰み", EndMate}, {"詰", EndMate},
	{"不詰", EndNoMate}, {"切れ負け", EndTimeout}, {"時間切れ", EndTimeout}, {"反則勝ち", EndFoulWin},
	{"反則負け", EndFoulLoss}, {"入玉勝ち", EndDeclaration}, {"最大手数", EndMoveLimit}, {"不戦勝", EndWinByDefault},
	{"不戦敗", EndLossByDefault}, {"トライ", EndTry}, {"エラー", EndError},
}

// kifEnd says what a word means.
func kifEnd(word string) End {
	for _, e := range kifEnds {
		if e.word == word {
			return End{Kind: e.kind}
		}
	}
	return End{Kind: EndOther, Text: word}
}

// kifWord writes an end as a word.
func kifWord(e End) string {
	for _, known := range kifEnds {
		if known.kind == e.Kind {
			return known.word
		}
	}
	return oneLine(e.Text)
}

// moves reads a line of moves: one with its number in KIF, several in KI2.
func (r *kifReader) moves(line string) {
	if r.build == nil {
		if r.begin(); r.build == nil {
			return
		}
	}
	if r.style == notation.KIF {
		r.numbered(line)
		return
	}
	for line != "" && r.fault == nil {
		end := len(line)
		for i := range line {
			if i > 0 && isSideMark(line[i:]) {
				end = i
				break
			}
		}
		r.move(trim(line[:end]), kifTime{})
		line = line[end:]
	}
}

// isSideMark reports whether a text begins with the mark of a side.
func isSideMark(s string) bool {
	for _, mark := range [...]string{"▲", "△", "☗", "☖", "▼", "▽", "⛊", "⛉"} {
		if strings.HasPrefix(s, mark) {
			return true
		}
	}
	return false
}

// numbered reads a line of KIF: number, move or word, time, and a plus where a
// variation leaves.
func (r *kifReader) numbered(line string) {
	number, rest := cutNumber(line)
	what, spent, ok := cutTime(trim(strings.TrimSuffix(rest, "+")))
	if !ok {
		r.fail(what, "a time is written like ( 0:16/00:00:16)")
		return
	}
	n, ok := parseNumber(number)
	expect := r.build.at.Ply + 1 + r.base
	if r.foul != nil {
		expect++
	}
	if first := r.build.pos.MoveNumber(); r.build.nodes == 0 && n == first && r.foul == nil {
		r.base, expect = n-1, n
	}
	switch {
	case !ok || n != expect:
		r.settleFoul()
		r.fail(line, "the number of the move is %s, want %d: a move is missing, or one too many", number, expect)
	case what == "":
		r.settleFoul()
		r.fail(line, "a number without a move")
	case isMoveText(what):
		r.move(what, spent)
	default:
		r.end(what, kifEnd(what), spent)
	}
}

// isMoveText tells a move, readable or not, from a word that ends the game.
func isMoveText(s string) bool {
	for _, e := range kifEnds {
		if e.word == s {
			return false
		}
	}
	if strings.Contains(s, "手") { // 封じ手, 61手詰
		return false
	}
	return strings.HasPrefix(s, "同") || strings.ContainsAny(s, "(（打123456789１２３４５６７８９一二三四五六七八九")
}

func (r *kifReader) move(what string, t kifTime) {
	r.settleFoul()
	if r.fault != nil {
		return
	}
	b := r.build
	r.settle()
	if b.at.End.Kind != NoEnd {
		r.fail(what, "a move after the end of the game")
		return
	}
	attempt, err := r.style.Read(&b.pos, what, b.prev())
	if err != nil {
		column, cause := 1, err.Error()
		if e := (*notation.Error)(nil); errors.As(err, &e) {
			column, cause = e.Column, e.Cause
		}
		r.fail(what, "%s", cause)
		r.fault.Column += column - 1
		return
	}
	err = b.play(attempt)
	if illegal := (*rules.IllegalMove)(nil); errors.As(err, &illegal) {
		r.foul = &kifFoul{illegal, r.faultAt(what, "illegal move: %v", illegal), t}
		return
	}
	if err != nil {
		r.fail(what, "%v", err)
		return
	}
	b.at.Spent, b.at.Timed = t.spent, t.timed
}

// kifTime is the time that a move took.
type kifTime struct {
	spent time.Duration
	timed bool
}

// cutTime cuts the time off the end of a move: "( 0:16/00:00:16)", the second
// part of which is the sum so far. Without a time ok is true.
func cutTime(s string) (what string, t kifTime, ok bool) {
	open := strings.LastIndexAny(s, "(（")
	if open < 0 || !strings.ContainsAny(s[open:], ":：") {
		return s, kifTime{}, true
	}
	inside := strings.Trim(s[open:], "()（） 　")
	move, _, _ := strings.Cut(inside, "/")
	seconds := time.Duration(0)
	for _, part := range strings.FieldsFunc(move, func(c rune) bool { return c == ':' || c == '：' }) {
		n, ok := parseNumber(trim(part))
		if !ok {
			return s[open:], kifTime{}, false
		}
		seconds = seconds*60 + time.Duration(n)
	}
	return trim(s[:open]), kifTime{seconds * time.Second, true}, true
}
