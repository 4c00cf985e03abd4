package kifu

import (
	"errors"
	"strings"
	"time"
	"unicode/utf8"

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

// isEndWord reports whether a text is a word that the specification knows.
func isEndWord(s string) bool { return kifEnd(s).Kind != EndOther }

// someEnd stands for a word that would not be read as one.
const someEnd = "終局"

// kifWord writes an end as a word.
func kifWord(e End) string {
	for _, known := range kifEnds {
		if known.kind == e.Kind {
			return known.word
		}
	}
	if what, _, ok := cutTime(cutBranch(e.Text)); !ok || what != e.Text || what == "" || oneLine(what) != what ||
		trim(what) != what || isEndWord(what) || isMoveText(what) {
		return someEnd
	}
	return e.Text
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
	r.from = strings.Index(r.text, line)
	for line != "" && r.fault == nil {
		end := len(line)
		for i := range line {
			if i > 0 && isSideMark(line[i:]) {
				end = i
				break
			}
		}
		what := trim(line[:end])
		if word := afterMark(what); isEndWord(word) {
			r.end(word, kifEnd(word), kifTime{})
		} else {
			r.move(what, kifTime{})
		}
		line = line[end:]
		r.from += end
	}
	r.from = 0
}

// afterMark cuts the mark of a side off.
func afterMark(s string) string {
	_, size := utf8.DecodeRuneInString(s)
	return trim(s[size:])
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
	number, rest := cutPly(line)
	what, spent, ok := cutTime(cutBranch(trim(rest)))
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
	case number != "" && (!ok || n != expect):
		r.settleFoul()
		r.fail(line, "the number of the move is %s, want %d: a move is missing, or one too many", number, expect)
		if r.foul == nil {
			r.fault.of(FaultNumber)
		}
	case what == "":
		r.settleFoul()
		r.fail(line, "a number without a move")
	case isMoveText(what):
		r.move(what, spent)
	default:
		if e := kifEnd(what); e.Kind == EndOther && kifWord(e) != what {
			r.settleFoul()
			r.fail(what, "this is neither a move nor a word that ends a game")
		} else {
			r.end(what, e, spent)
		}
	}
}

// cutPly cuts the number of a move off a line of KIF. Where no blank parts them,
// the last digits are those of the square: 1７六歩(77), 1 同歩(33), 176歩(77).
func cutPly(line string) (number, rest string) {
	number, rest = cutNumber(line)
	first, _ := utf8.DecodeRuneInString(rest)
	digits := 0
	switch _, piece := bodKinds[first]; {
	case strings.ContainsRune("一二三四五六七八九", first):
		digits = 1
	case piece || first == '成':
		digits = 2
	}
	for ; digits > 0 && number != ""; digits-- {
		_, size := utf8.DecodeLastRuneInString(number)
		number = number[:len(number)-size]
	}
	return number, line[len(number):]
}

// cutBranch cuts the plus off that stands where a variation leaves.
func cutBranch(s string) string {
	return trim(strings.TrimSuffix(strings.TrimSuffix(s, "+"), "＋"))
}

// isMoveText tells a move, readable or not, from a word that ends the game: it
// has 同 or a square at the front, an origin, or 打 at the end. 61手詰 is a word.
func isMoveText(s string) bool {
	rest := strings.TrimLeftFunc(s, isFileOrRank)
	digits := utf8.RuneCountInString(s[:len(s)-len(rest)])
	switch first, _ := utf8.DecodeRuneInString(s); {
	case isEndWord(s) || digits > 0 && strings.HasPrefix(rest, "手"):
		return false
	case first == '同' || digits >= 2 || isDigit(first):
		return true
	}
	return strings.ContainsAny(s, "(（") || strings.HasSuffix(s, "打")
}

func isFileOrRank(c rune) bool {
	return isDigit(c) || strings.ContainsRune("一二三四五六七八九", c)
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
		r.fault.of(FaultMove).Column += column - 1
		return
	}
	err = b.play(attempt)
	if illegal := (*rules.IllegalMove)(nil); errors.As(err, &illegal) {
		r.foul = &kifFoul{illegal, r.faultAt(what, "illegal move: %v", illegal).refused(b.at, err), t}
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

// longestTime is the longest that a move may have taken: a thousand hours.
const longestTime = 1000 * time.Hour

// cutTime cuts the time off the end of a move: "( 0:16/00:00:16)", the second
// part of which is the sum so far. Without a time ok is true.
func cutTime(s string) (what string, t kifTime, ok bool) {
	open := strings.LastIndexAny(s, "(（")
	if open < 0 || !strings.ContainsAny(s[open:], ":：") {
		return s, kifTime{}, true
	}
	inside := strings.Trim(s[open:], "()（） 　")
	move := inside
	if end := strings.IndexAny(inside, "/／"); end >= 0 {
		move = inside[:end]
	}
	seconds := 0
	for i, part := range strings.FieldsFunc(move, func(c rune) bool { return c == ':' || c == '：' }) {
		n, ok := parseNumber(trim(part))
		if !ok || i > 2 {
			return s[open:], kifTime{}, false
		}
		seconds = seconds*60 + n
	}
	if seconds > int(longestTime/time.Second) {
		return s[open:], kifTime{}, false
	}
	return trim(s[:open]), kifTime{time.Duration(seconds) * time.Second, true}, true
}
