package lessons

import (
	"slices"

	"terakoya/rules"
)

// standTerm is the piece stand in the glossary.
const standTerm = "piece-stand"

// Hands reports whether pieces in hand have a part in a lesson, so that the stands are
// to be seen: it speaks of the stand, or a step has a piece in hand, plays a line, or
// may be answered by a capture.
func (l *Lesson) Hands() bool {
	return slices.Contains(l.Terms, standTerm) ||
		slices.ContainsFunc(l.Steps, func(s Step) bool { return s.hands() })
}

func (s *Step) hands() bool {
	if s.Setup.Hands[rules.Black].Len()+s.Setup.Hands[rules.White].Len() > 0 {
		return true
	}
	switch s.Kind {
	case PlayLine, SetUp:
		return true
	case PlayMove, WriteMove, Judgement:
		return slices.ContainsFunc(s.Position.Legal(), func(m rules.Move) bool { return s.Setup.Board[m.To()] != rules.NoPiece })
	case Show, TapSquares, Choice, EnterNumber, RuleGame, PutInOrder:
	}
	return false
}
