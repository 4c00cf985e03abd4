package kifu

import (
	"errors"
	"strconv"
	"strings"
	"time"

	"terakoya/rules"
	"terakoya/rules/notation"
)

// csaEnds pairs the words that end a game with what they mean. The words of
// fouls that name a side are not here: see csaReader.endOf.
var csaEnds = []struct {
	word string
	kind EndKind
}{
	{"%TORYO", EndResign}, {"%CHUDAN", EndInterrupt}, {"%SENNICHITE", EndRepetition},
	{"%JISHOGI", EndImpasse}, {"%HIKIWAKE", EndDraw}, {"%TSUMI", EndMate}, {"%FUZUMI", EndNoMate},
	{"%TIME_UP", EndTimeout}, {csaAnyFoul, EndFoulLoss}, {"%KACHI", EndDeclaration},
	{"%MAX_MOVES", EndMoveLimit}, {"%ERROR", EndError},
}

// csaAnyFoul says that a foul has lost the game, and not whose.
const csaAnyFoul = "%ILLEGAL_MOVE"

// csaTakeback is the word for a move taken back, and takeback that of KIF, whose
// specification has none.
const (
	csaTakeback = "%MATTA"
	takeback    = "待った"
)

// csaFouls are the words that say by side who has committed a foul and lost.
var csaFouls = [2]string{rules.Black: "%+ILLEGAL_ACTION", rules.White: "%-ILLEGAL_ACTION"}

// turn reads the line that says whose move it is at the start.
func (r *csaReader) turn(s string) {
	if r.game.build != nil {
		r.fail(r.at, s, "it is said again whose move it is")
		return
	}
	r.begin(csaSide(s))
}

func csaSide(s string) rules.Color {
	if s[0] == '-' {
		return rules.White
	}
	return rules.Black
}

// ready makes sure that moves can follow.
func (r *csaReader) ready(s string, turn rules.Color) bool {
	if r.game.build == nil {
		r.warn(s, "no line says whose move it is; the first move tells")
		r.begin(turn)
	}
	if foul := r.game.foul; foul != nil && r.fault == nil {
		r.fault = foul.fault
	}
	return r.fault == nil
}

func (r *csaReader) move(s string) {
	if !r.ready(s, csaSide(s)) {
		return
	}
	b := r.game.build
	if b.at.End.Kind != NoEnd {
		r.fail(r.at, s, "a move after the end of the game")
		return
	}
	attempt, err := notation.CSA.Read(&b.pos, s, b.prev())
	if err != nil {
		column, cause := 1, err.Error()
		if e := (*notation.Error)(nil); errors.As(err, &e) {
			column, cause = e.Column, e.Cause
		}
		r.fail(r.at, s, "%s", cause)
		r.fault.of(FaultMove).Column += column - 1
		return
	}
	r.settle(b.at)
	err = b.play(attempt)
	if illegal := (*rules.IllegalMove)(nil); errors.As(err, &illegal) {
		r.game.foul = &csaFoul{
			move: illegal, side: b.pos.Turn(), fault: r.faultAt(r.at, s, "illegal move: %v", illegal).refused(b.at, err),
		}
		return
	}
	if err != nil {
		r.fail(r.at, s, "%v", err)
	}
}

// end reads a word that ends the game. After an illegal move it must be one that
// says so.
func (r *csaReader) end(s string) {
	g := &r.game
	if g.foul != nil && (s == csaAnyFoul || s == csaFouls[g.foul.side]) {
		r.endFoul(s)
		return
	}
	if !r.ready(s, rules.Black) {
		return
	}
	if g.build.at.End.Kind != NoEnd {
		r.warn(s, "a second end of the game; the first counts")
		return
	}
	r.settle(g.build.at)
	if err := g.build.end(csaEnd(s, g.build.pos.Turn()), nil); err != nil {
		r.fail(r.at, s, "%v", err)
	}
}

// endFoul ends the game by the illegal move before. Whose foul it was is told by
// the move, whichever word was written: it is what KIF says by 反則勝ち in the
// place of the next move.
func (r *csaReader) endFoul(word string) {
	foul, b := r.game.foul, r.game.build
	r.game.foul = nil
	if err := b.end(End{Kind: EndFoulWin}, foul.move); err != nil {
		r.fail(r.at, word, "%v", err)
		return
	}
	b.at.Spent, b.at.Timed = foul.time.spent, foul.time.timed
}

// csaEnd says what a word means when turn is to move.
func csaEnd(word string, turn rules.Color) End {
	switch word {
	case csaFouls[turn]:
		return End{Kind: EndFoulLoss}
	case csaFouls[turn.Opponent()]:
		return End{Kind: EndFoulWin}
	}
	for _, e := range csaEnds {
		if e.word == word {
			return End{Kind: e.kind}
		}
	}
	if word == csaTakeback {
		return End{Kind: EndOther, Text: takeback}
	}
	return End{Kind: EndOther, Text: word}
}

// csaTime is the time of a move.
type csaTime struct {
	spent time.Duration
	timed bool
}

// time reads T12, and T12.345 of 3.0: seconds spent on the move before.
func (r *csaReader) time(s string) {
	spent, ok := csaSeconds(s[1:])
	if !ok {
		r.fail(r.at, s, "a time is written in seconds, like T12")
		return
	}
	g := &r.game
	switch {
	case g.build == nil || g.foul == nil && g.build.at == g.build.record.Root:
		r.warn(s, "a time without a move")
	case g.foul != nil && !g.foul.time.timed:
		g.foul.time = csaTime{spent, true}
	case g.foul == nil && !g.build.at.Timed:
		g.build.at.Spent, g.build.at.Timed = spent, true
	case g.foul == nil && g.build.at.Foul != nil && !g.summed: // of the move, now of the word
		g.build.at.Spent, g.summed = g.build.at.Spent+spent, true
	default:
		r.warn(s, "a second time for one move")
	}
}

// csaSeconds reads seconds with at most nine digits before the point and, if
// there is one, after it.
func csaSeconds(s string) (time.Duration, bool) {
	whole, part, pointed := strings.Cut(s, ".")
	if !isDigits(whole) || len(whole) > 9 || len(part) > 9 || pointed && part != "" && !isDigits(part) {
		return 0, false
	}
	seconds, err := strconv.Atoi(whole)
	nanos, err2 := strconv.Atoi((part + "000000000")[:9])
	if err != nil || err2 != nil {
		return 0, false
	}
	return time.Duration(seconds)*time.Second + time.Duration(nanos), true
}
