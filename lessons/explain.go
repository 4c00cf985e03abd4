package lessons

import (
	"slices"

	"terakoya/rules"
)

// Explanation is what has to be said about a foul: the message's key, and what
// its placeholders stand for. Words are put to it where the languages are.
type Explanation struct {
	Key     string // "foul." and the code, in some cases with a variant behind it
	Foul    rules.Foul
	Side    rules.Color
	Piece   rules.Kind     // what is moved or dropped
	From    rules.Square   // where it stood
	Square  rules.Square   // where it was to go
	Other   []rules.Square // the squares that make it wrong, the telling one first
	By      rules.Kind     // what stands on the first of them
	King    rules.Square   // the king in danger
	Answers []Answer       // what answers the check here
}

// Answer is a kind of answer to a check.
type Answer uint8

// The kinds of answer.
const (
	MoveKing Answer = iota
	TakeChecker
	PutBetween
)

// Explain chooses the sentence for a foul committed in p.
func Explain(p *rules.Position, e *rules.IllegalMove) Explanation {
	a := e.Attempt
	if a == (rules.Attempt{}) && len(e.Squares) > 0 {
		a.From, a.To = e.Squares[0], e.Squares[0] // nothing was moved: it is about the piece there
	}
	x := Explanation{
		Key: "foul." + e.Foul.String(), Foul: e.Foul, Side: e.By, Piece: a.Drop,
		From: a.From, Square: a.To, Other: e.Squares, King: e.King,
	}
	if a.Drop == rules.NoKind && a.From.OnBoard() {
		x.Piece = p.At(a.From).Kind()
	}
	if len(e.Squares) > 0 {
		x.By = p.At(e.Squares[0]).Kind()
	}
	x.Key += variant(p, e, &x)
	return x
}

// explainMovement is Explain for a fault of movement, on a board from which no
// game need be playable.
func explainMovement(s *rules.Setup, e *rules.IllegalMove) Explanation {
	a := e.Attempt
	mover := s.Board[a.From]
	x := Explanation{
		Key: "foul." + e.Foul.String(), Foul: e.Foul, Side: mover.Color(), Piece: mover.Kind(),
		From: a.From, Square: a.To, Other: e.Squares, By: s.Board[e.Squares[0]].Kind(), King: e.King,
	}
	if e.Foul == rules.FoulWrongMovement {
		x.Key += movementVariant(e, mover.Kind())
	}
	return x
}

// movementVariant is the variant for a piece that does not move so.
func movementVariant(e *rules.IllegalMove, k rules.Kind) string {
	if e.Squares[0] == e.Attempt.To && e.Attempt.From != e.Attempt.To {
		return "-takes-king"
	}
	return "-" + PieceKey(k)
}

// variant returns what follows the foul's code in the key, where one sentence
// does not fit every case.
func variant(p *rules.Position, e *rules.IllegalMove, x *Explanation) string {
	a := e.Attempt
	switch e.Foul {
	case rules.FoulWrongMovement:
		return movementVariant(e, x.Piece)
	case rules.FoulCannotPromote:
		if x.Piece.IsPromoted() {
			return "-twice"
		}
	case rules.FoulPromoteOutsideZone:
		a.Promote = false
		if p.Check(a) != nil {
			return "-anyway"
		}
	case rules.FoulKingLeftInCheck:
		return checkVariant(p, e, x)
	case rules.FoulMovesIntoCheck:
		if x.By == rules.King {
			return "-kings"
		}
		if !kingCanMove(p) || !p.InCheck() {
			return "-only"
		}
	case rules.FoulPinnedPiece:
		if openSquares(p, a).Empty() {
			return "-stuck"
		}
	case rules.FoulWrongSetup:
		if len(e.Squares) == 0 {
			return "-hand"
		}
	case rules.NoFoul, rules.FoulOffBoard, rules.FoulEmptySquare, rules.FoulWrongSide,
		rules.FoulDropNotInHand, rules.FoulBlockedPath, rules.FoulOwnPiece,
		rules.FoulDropOnOccupied, rules.FoulDropPromoted, rules.FoulMustPromote,
		rules.FoulDeadSquareDrop, rules.FoulNifu, rules.FoulUchifuzume,
		rules.FoulTwoInARow, rules.FoulOutOfTurn, rules.FoulPass, rules.FoulUnpromote,
		rules.FoulHiddenHand, rules.FoulTakeback:
	}
	return ""
}

// checkVariant is the variant for a check that is not answered.
func checkVariant(p *rules.Position, e *rules.IllegalMove, x *Explanation) string {
	x.Answers = answersToCheck(p)
	given := p.Checkers() // before the attempt; e.Squares are those after it
	if !slices.ContainsFunc(e.Squares, given.Has) && len(x.Answers) > 0 {
		return "-opened"
	}
	x.Other = given.Squares()
	x.By = p.At(x.Other[0]).Kind()
	switch {
	case len(x.Answers) == 0:
		return "-mate"
	case given.Len() > 1:
		return "-double"
	}
	return ""
}

// answersToCheck returns the kinds of legal move that there are in check.
func answersToCheck(p *rules.Position) []Answer {
	var has [PutBetween + 1]bool
	for _, m := range p.Legal() {
		switch {
		case m.From() == p.King(p.Turn()):
			has[MoveKing] = true
		case p.At(m.To()) != rules.NoPiece:
			has[TakeChecker] = true
		default:
			has[PutBetween] = true
		}
	}
	var out []Answer
	for a, ok := range has {
		if ok {
			out = append(out, Answer(a))
		}
	}
	return out
}

func kingCanMove(p *rules.Position) bool {
	for _, m := range p.Legal() {
		if m.From() == p.King(p.Turn()) {
			return true
		}
	}
	return false
}

// PieceKey returns the glossary's key of a kind, such as "promoted-silver".
func PieceKey(k rules.Kind) string { return pieceKeys[k] }

var pieceKeys = map[rules.Kind]string{
	rules.Pawn: "pawn", rules.Lance: "lance", rules.Knight: "knight", rules.Silver: "silver",
	rules.Gold: "gold", rules.Bishop: "bishop", rules.Rook: "rook", rules.King: "king",
	rules.Tokin: "tokin", rules.PromotedLance: "promoted-lance", rules.PromotedKnight: "promoted-knight",
	rules.PromotedSilver: "promoted-silver", rules.Horse: "horse", rules.Dragon: "dragon",
}
