package lessons

import "terakoya/rules"

// Lesson is one lesson file.
type Lesson struct {
	ID      string
	Chapter string // the slug of its chapter, such as "drop-restrictions"
	Pieces  string // the piece set that its texts speak of; empty for the learner's own
	Rules   string // the rule set that its texts speak of, such as "jsa"
	Title   Text
	Aim     Text     // what the learner can do afterwards
	Terms   []string // keys of the glossary that it teaches or uses
	Source  string   // where its facts come from
	Steps   []Step
	File    string // the path it was read from

	keys []located // where everything stands in the file
}

// line returns where a key of a step stands in the file, or of the lesson with
// step -1; the step's own line, or 1, if it does not.
func (l *Lesson) line(step int, path string) int { return lineOf(l.keys, step, path) }

// Step is one screen of a lesson: something to see, or something to do.
type Step struct {
	ID     string // progress and reviews are kept by it
	Kind   Kind
	Setup  rules.Setup
	Marks  []Mark
	Arrows []Arrow
	Text   Text // what is said or asked
	Hint   Text // may be nil
	After  Text // said once it is answered; may be nil

	// Position is Setup made playable; only steps that are played have it.
	Position rules.Position
	Goal     Goal         // of PlayMove: what the move has to do
	Accept   []rules.Move // moves that the file names as right; each meets the goal

	Ask    Query           // of TapSquares: which squares
	Among  rules.SquareSet // the squares offered; all, if the file names none
	Right  rules.SquareSet // the answer, computed
	Action rules.Attempt   // of Judgement: what is done
	Offer  []rules.Foul    // the verdicts offered; NoFoul stands for legal
	Option []Option        // of Choice

	Free bool // misses cost nothing: the text invites the learner to try

	Line int // where the step begins in the file, from 1
}

// Asks reports whether the learner has to answer.
func (s *Step) Asks() bool { return s.Kind.Asks() }

// Option is one of the answers of a Choice.
type Option struct {
	Text  Text
	Right bool
	Line  int // where it begins in the file
}

// Verdict returns what the law says of the action of a Judgement; nil if it is
// legal.
func (s *Step) Verdict() *rules.IllegalMove {
	illegal, _ := s.Position.Check(s.Action).(*rules.IllegalMove)
	return illegal
}

// Answers returns every legal move that meets the goal.
func (s *Step) Answers() []rules.Move {
	var right []rules.Move
	if s.Goal == nil {
		return nil
	}
	for _, m := range s.Position.Legal() {
		if s.Goal.Met(&s.Position, m) {
			right = append(right, m)
		}
	}
	return right
}

// Kind is what a step wants of the learner.
type Kind uint8

// The kinds.
const (
	Show       Kind = iota // look and read
	PlayMove               // play a move that meets the goal
	TapSquares             // tap every square that is asked for
	Judgement              // say whether an action is legal, or which foul it is
	Choice                 // pick one of the answers stated

	kinds
)

var kindNames = [kinds]string{"show", "move", "squares", "verdict", "choice"}

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
