package lessons

import (
	"slices"

	"terakoya/rules"
	"terakoya/rules/notation"
)

// Result is what a try is worth.
type Result uint8

// The results.
const (
	Right  Result = iota // it is what was asked for
	Missed               // it is not; a move was legal
	Foul                 // an illegal move: in a game it would lose at once
)

// Response is what a learner answers; which part counts follows from the kind of
// the step.
type Response struct {
	Attempt rules.Attempt   // PlayMove
	Squares rules.SquareSet // TapSquares
	Foul    rules.Foul      // Judgement; NoFoul says that the action is legal
	Option  int             // Choice, from 0
	Number  int             // EnterNumber
	Ruling  Ruling          // RuleGame
	Setup   rules.Setup     // SetUp: the board as it was set up
	Tapped  []rules.Square  // PutInOrder, of squares
	Order   []int           // PutInOrder, of things stated: their numbers
	Text    string          // WriteMove
}

// Verdict is the answer to a response.
type Verdict struct {
	Result   Result
	Response Response
	// Illegal says why a Foul is one, or, at a Judgement, what the law says of the
	// action; nil where there is nothing illegal.
	Illegal *rules.IllegalMove
	// Open are the squares to which the same piece could legally go; given with a
	// Foul.
	Open rules.SquareSet
	// Missing and Extra are the squares that a TapSquares lacks and has too many.
	Missing, Extra rules.SquareSet
	Wrong          []Misplaced     // of a SetUp
	Good           int             // of a PutInOrder: how many are right from the first on
	Unread         *notation.Error // of a WriteMove: why the text is no move
	Reply          rules.Move      // of a PlayLine: what the opponent answered, if anything
}

// Judge judges a response to a step that asks.
func Judge(s *Step, r Response) Verdict {
	v := Verdict{Response: r}
	switch s.Kind {
	case PlayMove:
		judgeMove(s, &v)
	case TapSquares:
		v.Missing, v.Extra = s.Right.Without(r.Squares), r.Squares.Without(s.Right)
		if !v.Missing.Empty() || !v.Extra.Empty() {
			v.Result = Missed
		}
	case Judgement:
		foul := rules.NoFoul
		if v.Illegal = s.Verdict(); v.Illegal != nil {
			foul = v.Illegal.Foul
		}
		if r.Foul != foul {
			v.Result = Missed
		}
	case Choice:
		if r.Option < 0 || r.Option >= len(s.Option) || !s.Option[r.Option].Right {
			v.Result = Missed
		}
	case EnterNumber:
		v.Result = rightIf(r.Number == s.Number)
	case RuleGame:
		v.Result = rightIf(r.Ruling == RulingOf(s.Ending))
	case SetUp:
		v.Wrong = s.Misplaced(&r.Setup)
		v.Result = rightIf(len(v.Wrong) == 0)
	case PutInOrder:
		judgeOrder(s, &v)
	case WriteMove:
		judgeWritten(s, &v)
	case PlayLine:
		return s.Begin().Try(r.Attempt)
	case Show:
	}
	return v
}

func rightIf(ok bool) Result {
	if ok {
		return Right
	}
	return Missed
}

// judgeOrder counts how far an order is right.
func judgeOrder(s *Step, v *Verdict) {
	all := len(s.Option)
	if len(s.Places) > 0 {
		all = len(s.Places)
		for v.Good < min(all, len(v.Response.Tapped)) && v.Response.Tapped[v.Good] == s.Places[v.Good] {
			v.Good++
		}
	} else {
		for v.Good < min(all, len(v.Response.Order)) && v.Response.Order[v.Good] == v.Good {
			v.Good++
		}
	}
	v.Result = rightIf(v.Good == all)
}

func judgeMove(s *Step, v *Verdict) {
	a := v.Response.Attempt
	if illegal, ok := s.Position.Check(a).(*rules.IllegalMove); ok {
		v.Result, v.Illegal = Foul, illegal
		v.Open = openSquares(&s.Position, a)
		return
	}
	if !s.Goal.Met(&s.Position, a.Move()) {
		v.Result = Missed
	}
}

// openSquares returns where the piece of the attempt may legally go.
func openSquares(p *rules.Position, a rules.Attempt) rules.SquareSet {
	return p.Targets(a.From, a.Drop.Base())
}

// offered returns the verdicts that a Judgement offers when the file names none:
// legal, what the action could be taken for, and what it really is.
func offered(s *Step) []rules.Foul {
	all := []rules.Foul{rules.NoFoul}
	switch {
	case s.Action.Drop != rules.NoKind:
		all = append(all, rules.FoulNifu, rules.FoulDeadSquareDrop, rules.FoulUchifuzume)
	case s.Action.From.OnBoard() && s.Position.At(s.Action.From).Kind() == rules.King:
		all = append(all, rules.FoulWrongMovement, rules.FoulMovesIntoCheck)
	default:
		all = append(all, rules.FoulWrongMovement, rules.FoulBlockedPath, rules.FoulMustPromote)
	}
	if s.Position.InCheck() {
		all = append(all, rules.FoulKingLeftInCheck)
	}
	if e := s.Verdict(); e != nil && !slices.Contains(all, e.Foul) {
		all = append(all, e.Foul)
	}
	return all
}
