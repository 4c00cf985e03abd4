package lessons

import (
	"slices"

	"terakoya/rules"
)

// movementChapters are those in which a move that is judged, found or played to its end
// asks how a piece moves. Elsewhere it may ask for a check, a pin or a promotion.
var movementChapters = []string{"movement", "promoted-pieces"}

// Mover returns the kind whose movement an exercise of the lesson asks for, or
// [rules.NoKind] if it asks for something else. In every lesson that is the kind of the
// piece of which the squares are asked to which it can move; in the chapters on
// movement, that of the piece
//
//   - that makes the move to be judged, if that is legal or goes where such a piece
//     never goes: what a king does in check is not a question of movement;
//   - that makes the move to be found, if no other kind can;
//   - that goes the way to be found, if it is alone but for a king.
func (l *Lesson) Mover(s *Step) rules.Kind {
	if s.Kind == TapSquares {
		return s.movesAsked()
	}
	if !slices.Contains(movementChapters, l.Chapter) {
		return rules.NoKind
	}
	switch s.Kind {
	case Judgement:
		return s.judgedMover()
	case PlayMove:
		return s.onlyMover()
	case PlayLine:
		return s.loneMover()
	case Show, TapSquares, Choice, EnterNumber, RuleGame, SetUp, PutInOrder, WriteMove, kinds:
	}
	return rules.NoKind
}

// movesAsked is the kind of the piece whose squares are asked for, whether or not
// anything keeps its king safe.
func (s *Step) movesAsked() rules.Kind {
	if s.Ask.word != "moves" {
		return rules.NoKind
	}
	sq, _ := rules.ParseSquare(s.Ask.args[0]) // it was one when the step was read
	return s.Setup.Board[sq].Kind()
}

func (s *Step) judgedMover() rules.Kind {
	if s.Deed.Deed != rules.DoMove || !s.Action.From.OnBoard() {
		return rules.NoKind
	}
	illegal := s.Verdict()
	if illegal != nil && illegal.Foul != rules.FoulWrongMovement && illegal.Foul != rules.FoulBlockedPath {
		return rules.NoKind
	}
	return s.Setup.Board[s.Action.From].Kind()
}

func (s *Step) onlyMover() rules.Kind {
	found := rules.NoKind
	for _, m := range s.Answers() {
		if m.IsDrop() {
			return rules.NoKind
		}
		kind := s.Setup.Board[m.From()].Kind()
		if found != rules.NoKind && kind != found {
			return rules.NoKind
		}
		found = kind
	}
	return found
}

func (s *Step) loneMover() rules.Kind {
	found := rules.NoKind
	for sq := range s.Setup.Pieces(s.Setup.Turn).All() {
		switch kind := s.Setup.Board[sq].Kind(); {
		case kind == rules.King:
		case found != rules.NoKind:
			return rules.NoKind
		default:
			found = kind
		}
	}
	return found
}
