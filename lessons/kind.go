package lessons

// Kind is what a step wants of the learner.
type Kind uint8

// The kinds.
const (
	Show        Kind = iota // look and read
	PlayMove                // play a move that meets the goal
	TapSquares              // tap every square that is asked for
	Judgement               // say whether an action is legal, or which foul it is
	Choice                  // pick one of the answers stated
	EnterNumber             // enter a number that the rules count
	RuleGame                // say how the game stands, or how it ends by what is claimed
	SetUp                   // put pieces on the board until it stands as asked
	PutInOrder              // tap squares, or pick things, one after the other
	WriteMove               // write a move that is shown, or play one that is written
	PlayLine                // play one side of a line to its end

	kinds
)

var kindNames = [kinds]string{
	"show", "move", "squares", "verdict", "choice", "count", "outcome", "arrange", "order", "notate", "line",
}

// AllKinds lists every kind.
var AllKinds = func() (all []Kind) {
	for k := Show; k < kinds; k++ {
		all = append(all, k)
	}
	return all
}()

// String returns the name that lesson files use.
func (k Kind) String() string { return kindNames[k] }

// Asks reports whether a step of this kind is an exercise.
func (k Kind) Asks() bool { return k != Show }

// ParseKind reads the name that lesson files use.
func ParseKind(name string) (Kind, bool) {
	for k, n := range kindNames {
		if n == name {
			return Kind(k), true
		}
	}
	return Show, false
}
