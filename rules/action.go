package rules

import (
	"fmt"
	"strings"
)

// Action is anything that a player may do at the board: a move of the side to
// move, or one of the things that only a rule book thinks of.
type Action struct {
	Deed    Deed
	Attempt Attempt // of DoMove and DoAgain
	Square  Square  // of DoFlip
	Kind    Kind    // of DoHide
	Start   string  // of DoSetup: the key of a handicap
}

// Deed is the kind of an action.
type Deed uint8

// The deeds, with the words by which [ParseAction] knows them.
const (
	DoMove            Deed = iota // 7g7f
	DoPass                        // pass: leave the turn to the opponent
	DoAgain                       // again:7g7f: the side not to move makes a move
	DoFlip                        // flip:5e: turn over a piece where it stands
	DoTakeback                    // takeback: take the last move back
	DoHide                        // hide:P: keep a piece in hand out of sight
	DoSetup                       // setup:even-game: begin, as if this were that start
	DoDeclare                     // declare an impasse
	DoAgreeImpasse                // agree-impasse: both agree to count
	DoAgreeSennichite             // agree-sennichite: both agree on it before the fourth time
	DoResign                      // resign
	DoTime                        // time: the side to move has none left

	deeds
)

var deedWords = [deeds]string{
	"", "pass", "again", "flip", "takeback", "hide", "setup", "declare", "agree-impasse",
	"agree-sennichite", "resign", "time",
}

// ParseAction reads a move in USI or the word of a deed. The error names the
// text and what is amiss.
func ParseAction(text string) (Action, error) {
	word, rest, colon := strings.Cut(text, ":")
	for d := DoPass; d < deeds; d++ {
		if deedWords[d] != word {
			continue
		}
		a := Action{Deed: d}
		needs := d == DoAgain || d == DoFlip || d == DoHide || d == DoSetup
		if colon != needs {
			return Action{}, fmt.Errorf("action %q: want pass, again:MOVE, flip:SQUARE, hide:PIECE, setup:HANDICAP, "+
				"takeback, declare, agree-impasse, agree-sennichite, resign or time", text)
		}
		return a.with(rest)
	}
	move, err := ParseAttempt(text)
	return Action{Attempt: move}, err
}

// with reads what stands behind the colon.
func (a Action) with(rest string) (Action, error) {
	var err error
	ok := true
	switch a.Deed {
	case DoAgain:
		a.Attempt, err = ParseAttempt(rest)
	case DoFlip:
		a.Square, _ = ParseSquare(rest)
		ok = isSquareName(rest)
	case DoHide:
		a.Kind, ok = ParseKind(rest)
		ok = ok && a.Kind.InHand()
	case DoSetup:
		a.Start = rest
		_, ok = HandicapByKey(rest)
	case DoMove, DoPass, DoTakeback, DoDeclare, DoAgreeImpasse, DoAgreeSennichite, DoResign, DoTime, deeds:
	}
	if err == nil && !ok {
		err = fmt.Errorf("action %s: what is %q?", deedWords[a.Deed], rest)
	}
	return a, err
}

// String writes the action as [ParseAction] reads it.
func (a Action) String() string {
	switch a.Deed {
	case DoMove:
		return a.Attempt.String()
	case DoAgain:
		return "again:" + a.Attempt.String()
	case DoFlip:
		return "flip:" + a.Square.String()
	case DoHide:
		return "hide:" + a.Kind.String()
	case DoSetup:
		return "setup:" + a.Start
	case DoPass, DoTakeback, DoDeclare, DoAgreeImpasse, DoAgreeSennichite, DoResign, DoTime, deeds:
	}
	return deedWords[a.Deed]
}

// NotOpen says why something that is no foul cannot be done: the rule set does
// not know it, or its conditions do not hold.
type NotOpen struct {
	Action Action
	Cause  string
}

func (e *NotOpen) Error() string { return fmt.Sprintf("%s: %s", e.Action, e.Cause) }

// Do does what an action says. A foul is refused with an [*IllegalMove] and
// what is not open with a [*NotOpen]; either changes nothing. Whether a foul
// also loses is for the caller to say, by [Game.Forfeit].
func (g *Game) Do(a Action) error {
	refuse := func(cause string) error { return &NotOpen{a, cause} }
	now, start := g.Position(), g.Start()
	switch a.Deed {
	case DoMove:
		return g.Play(a.Attempt)
	case DoResign:
		g.Resign()
	case DoTime:
		g.call(Outcome{Ending: EndTime}.wonBy(now.turn.Opponent()))
	case DoDeclare:
		d := g.rules.Declare(&now, &start)
		if d.Ending == NotEnded || g.rules.DeclareItself {
			return refuse("players do not declare under the rule set " + g.rules.Name)
		}
		g.call(d.outcome(now.turn))
	case DoAgreeImpasse:
		if !g.rules.MayAgree(&now) {
			return refuse("the kings that the rule set asks for have not entered, or it knows no agreement")
		}
		o := Outcome{Ending: EndImpasse, Replay: true}
		if winner, won := g.rules.Agree(&now, &start); won {
			o = Outcome{Ending: EndImpasse}.wonBy(winner)
		}
		g.call(o)
	case DoAgreeSennichite:
		if !g.rules.RepeatByAgreement || g.Repetitions() < 2 {
			return refuse("no position has come back, or the rule set waits for the fourth time")
		}
		g.call(Outcome{Ending: EndSennichite, Replay: !g.rules.RepeatDraws})
	case DoPass, DoAgain, DoFlip, DoTakeback, DoHide, DoSetup, deeds:
		return g.offence(a)
	}
	return nil
}

// outcome is what a declaration by c brings.
func (d Declaration) outcome(c Color) Outcome {
	o := Outcome{Ending: d.Ending, Unmet: d.Unmet}
	if d.Ending == EndDeclarationDraw {
		o.Replay = true
		return o
	}
	if d.Ending == EndDeclarationLoss {
		c = c.Opponent()
	}
	return o.wonBy(c)
}

// offence returns what is wrong with an action that is no move of the side to
// move, as an [*IllegalMove].
func (g *Game) offence(a Action) error {
	now := g.Position()
	foul := func(f Foul, by Color, sqs ...Square) error {
		return &IllegalMove{Attempt: a.Attempt, Foul: f, Squares: sqs, By: by, King: OffBoard}
	}
	switch other := now.turn.Opponent(); a.Deed {
	case DoAgain:
		return g.again(a, foul)
	case DoTakeback:
		last := g.lastMove()
		switch {
		case last == NoMove: // made before the start that is known here
			return foul(FoulTakeback, other)
		case last.IsDrop():
			return foul(FoulTakeback, other, last.To())
		}
		return foul(FoulTakeback, other, last.To(), last.From())
	case DoFlip:
		return now.flip(a.Square)
	case DoHide:
		for _, c := range [...]Color{now.turn, other} {
			if now.hands[c].Count(a.Kind) > 0 {
				return foul(FoulHiddenHand, c)
			}
		}
		return &NotOpen{a, "nobody has that piece in hand"}
	case DoSetup:
		return now.wrongSetup(a)
	case DoMove, DoPass, DoDeclare, DoAgreeImpasse, DoAgreeSennichite, DoResign, DoTime, deeds:
	}
	return foul(FoulPass, now.turn)
}

// again says what is wrong with a move by the side not to move: that it has no
// such piece, that it has just moved, or that it is not the one to begin.
func (g *Game) again(a Action, foul func(Foul, Color, ...Square) error) error {
	now := g.Position()
	other, at := now.turn.Opponent(), a.Attempt.From
	if a.Attempt.Drop != NoKind {
		at = a.Attempt.To
	} else if pc := now.at(at); pc == NoPiece && at.OnBoard() {
		return foul(FoulEmptySquare, other, at)
	} else if pc != NoPiece && pc.Color() != other {
		return foul(FoulWrongSide, other, at)
	}
	if last := g.lastMove(); last != NoMove {
		return foul(FoulTwoInARow, other, last.To())
	}
	return foul(FoulOutOfTurn, other, at)
}

func (g *Game) lastMove() Move {
	if len(g.moves) == 0 {
		return NoMove
	}
	return g.moves[len(g.moves)-1]
}

// flip says what is wrong with turning over the piece on s where it stands. To
// promote there is a move that goes nowhere.
func (p *Position) flip(s Square) error {
	e := &IllegalMove{Foul: FoulUnpromote, Squares: []Square{s}, By: p.turn, King: OffBoard}
	switch pc := p.at(s); {
	case !s.OnBoard():
		e.Foul, e.Squares = FoulOffBoard, nil
	case pc == NoPiece:
		e.Foul = FoulEmptySquare
	case pc.Color() != p.turn:
		e.Foul = FoulWrongSide
	case pc.Kind().CanPromote():
		e.Foul = FoulWrongMovement
	case !pc.Kind().IsPromoted():
		e.Foul = FoulCannotPromote
	}
	return e
}

// at is At that allows OffBoard.
func (p *Position) at(s Square) Piece {
	if !s.OnBoard() {
		return NoPiece
	}
	return p.board[s]
}

// wrongSetup compares the position with the start that it should be. The side
// that has a piece wrong committed the foul; of two, the side to move.
func (p *Position) wrongSetup(a Action) error {
	h, _ := HandicapByKey(a.Start)
	want := h.Position()
	e := &IllegalMove{Foul: FoulWrongSetup, By: p.turn, King: OffBoard}
	var wrong [2]bool
	for s := Square(0); s < squares; s++ {
		is, should := p.board[s], want.board[s]
		if is == should {
			continue
		}
		e.Squares = append(e.Squares, s)
		for _, pc := range [...]Piece{is, should} {
			if pc != NoPiece {
				wrong[pc.Color()] = true
			}
		}
	}
	for c := range wrong {
		wrong[c] = wrong[c] || p.hands[c] != want.hands[c]
	}
	switch {
	case wrong == [2]bool{}:
		return nil
	case !wrong[p.turn]:
		e.By = p.turn.Opponent()
	}
	return e
}
