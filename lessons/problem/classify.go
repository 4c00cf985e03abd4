package problem

import (
	"errors"

	"terakoya/rules"
)

// mostSteps is how many squares the king may have where a step is the reason: a
// king with more is plainly not mated.
const mostSteps = 2

// Classify tells which kind of case an attempt of the side to move is. The
// attempt is a pawn dropped at the head of the enemy king, or a mate there by a
// pawn moved or by another piece dropped. It reports false for anything else,
// and for cases that two reasons decide: such a question would have no single
// explanation.
//
// Only the law of [rules] is asked. The defender's hand never matters, as the
// check comes from next to the king. Whether the position is odd is not asked.
func Classify(p rules.Position, a rules.Attempt) (Kind, bool) {
	them := p.Turn().Opponent()
	king := p.King(them)
	if !king.OnBoard() {
		return 0, false
	}
	t := trial{before: &p, attempt: a, king: king, head: Head(king, them)}
	t.captors = p.Attackers(them, t.head).Without(rules.SetOf(king))
	err := p.Check(a)
	switch {
	case isUchifuzume(err):
		return t.foul(), true
	case err != nil || a.To != t.head:
		return 0, false
	case a.Drop == rules.Pawn:
		return t.lookAlike()
	}
	return t.otherMate()
}

// Head returns the square in front of a king of the given side, where a pawn of
// the other gives check, or OffBoard.
func Head(king rules.Square, side rules.Color) rules.Square {
	if side == rules.White {
		return rules.NewSquare(king.File(), king.Rank()+1)
	}
	return rules.NewSquare(king.File(), king.Rank()-1)
}

func isUchifuzume(err error) bool {
	var illegal *rules.IllegalMove
	return errors.As(err, &illegal) && illegal.Foul == rules.FoulUchifuzume
}

// trial is one attempt to be explained.
type trial struct {
	before  *rules.Position
	attempt rules.Attempt
	king    rules.Square // of the defender
	head    rules.Square
	captors rules.SquareSet // what attacks the head, the king left out, pinned or not
}

func (t *trial) foul() Kind {
	switch {
	case t.before.InCheck():
		return AnswersCheck
	case !t.captors.Empty():
		return CaptorPinnedOff
	}
	return Mated
}

// lookAlike explains a pawn that may be dropped at the head.
func (t *trial) lookAlike() (Kind, bool) {
	takers, steps, known := t.replies()
	n := steps.Len()
	switch {
	case !known || steps.Has(t.head): // the pawn is not guarded: no look-alike
		return 0, false
	case n > mostSteps || takers.Len() > 1 || n > 0 && takers.Len() > 0:
		return 0, false
	case t.before.InCheck():
		return AnswersCheckMet, true
	case n > 0:
		return t.stepping(steps)
	case t.captors.Len() != 1:
		return 0, false
	case t.pinned(takers.Squares()[0]):
		return CaptorPinnedAlong, true
	}
	return CaptorTakes, true
}

// replies returns the pieces that may take on the head and the squares to which
// the king may go, or false if the attempt is refused.
func (t *trial) replies() (takers, steps rules.SquareSet, ok bool) {
	after, err := t.before.Play(t.attempt)
	if err != nil {
		return takers, steps, false
	}
	for _, m := range after.Legal() {
		if m.From() == t.king {
			steps = steps.Or(rules.SetOf(m.To()))
		} else {
			takers = takers.Or(rules.SetOf(m.From()))
		}
	}
	return takers, steps, true
}

// stepping tells squares that the pawn itself gives to the king from those that
// it had before.
func (t *trial) stepping(steps rules.SquareSet) (Kind, bool) {
	if !t.captors.Empty() {
		return 0, false
	}
	lifted := t.before.Setup()
	lifted.Board[t.king] = rules.NoPiece
	opened := 0
	for s := range steps.All() {
		if !lifted.Attackers(t.before.Turn(), s).Empty() {
			opened++
		}
	}
	switch opened {
	case 0:
		return KingSteps, true
	case steps.Len():
		return CutLine, true
	}
	return 0, false
}

// pinned reports whether a piece of the defender shields its king before the
// attempt.
func (t *trial) pinned(s rules.Square) bool {
	lifted := t.before.Setup()
	lifted.Board[s] = rules.NoPiece
	return !lifted.Attackers(t.before.Turn(), t.king).Empty()
}

// otherMate explains what comes to the head and is no pawn from the hand.
func (t *trial) otherMate() (Kind, bool) {
	after, err := t.before.Play(t.attempt)
	if err != nil || !after.InCheck() || after.HasLegal() || t.before.InCheck() {
		return 0, false
	}
	if t.attempt.Drop == rules.NoKind {
		pushed := after.At(t.head).Kind() == rules.Pawn
		return PushedPawn, pushed
	}
	pawn := rules.Attempt{From: rules.OffBoard, To: t.head, Drop: rules.Pawn}
	return OtherPiece, isUchifuzume(t.before.Check(pawn))
}
