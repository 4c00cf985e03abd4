package problem

import "fmt"

// Kind is what decides a question about uchifuzume. The list is closed: whoever
// explains the kinds must explain each. The zero Kind is none.
type Kind uint8

// The kinds: fouls first, then what is legal and looks like a foul. The head is
// the square in front of the king, where a pawn gives check; a captor is a piece
// of the defender, not its king, that attacks the head.
const (
	// Mated is plain uchifuzume: nothing attacks the pawn but perhaps the king,
	// which may not take it and has no square.
	Mated Kind = iota + 1
	// CaptorPinnedOff is uchifuzume too: there is a captor, but each one shields
	// its king from another side and may not leave that line.
	CaptorPinnedOff
	// AnswersCheck is uchifuzume too: the pawn answers a check to the own king and
	// mates. The piece that gave the check attacks the pawn, but is pinned.
	AnswersCheck
	// KingSteps is legal: there is no captor and the pawn is guarded, but the king
	// has one or two squares.
	KingSteps
	// CaptorTakes is legal: the king has no square, but the one captor may take.
	CaptorTakes
	// CaptorPinnedAlong is legal: as CaptorTakes, but the captor shields its king
	// on the very line on which it takes.
	CaptorPinnedAlong
	// CutLine is legal: there is no captor and the pawn is guarded, but it shuts
	// off a piece of its own side, and the king has one or two squares for that
	// reason alone.
	CutLine
	// PushedPawn is legal: mate by a pawn moved on the board to the head, not
	// promoting.
	PushedPawn
	// OtherPiece is legal: mate by dropping something other than a pawn on the
	// head, where a pawn, in hand as well, would be uchifuzume.
	OtherPiece
	// AnswersCheckMet is legal: the pawn, guarded, answers a check to the own king
	// and gives check, and either one piece may take it or the king has one or two
	// squares, not both.
	AnswersCheckMet

	kinds
)

// AllKinds lists every kind, the fouls first.
var AllKinds = func() (all []Kind) {
	for k := Mated; k < kinds; k++ {
		all = append(all, k)
	}
	return all
}()

var kindNames = [kinds]string{
	"", "mated", "captor-pinned-off", "answers-check",
	"king-steps", "captor", "captor-pinned-along", "cut-line", "pushed-pawn", "other-piece", "answers-check-met",
}

// String returns the name that files use, such as "cut-line"; it is empty for
// the zero Kind.
func (k Kind) String() string {
	if k >= kinds {
		return fmt.Sprintf("Kind(%d)", uint8(k))
	}
	return kindNames[k]
}

// ParseKind reads the name of a kind.
func ParseKind(name string) (Kind, bool) {
	for _, k := range AllKinds {
		if kindNames[k] == name {
			return k, true
		}
	}
	return 0, false
}

// Legal reports whether what is tried is a legal move; what is not is
// uchifuzume.
func (k Kind) Legal() bool {
	switch k {
	case Mated, CaptorPinnedOff, AnswersCheck:
		return false
	case KingSteps, CaptorTakes, CaptorPinnedAlong, CutLine, PushedPawn, OtherPiece, AnswersCheckMet:
		return true
	}
	return false
}
