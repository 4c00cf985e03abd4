package lessons

import "terakoya/rules"

// Lesson is one lesson file.
type Lesson struct {
	ID      string
	Chapter string // the slug of its chapter, such as "drop-restrictions"
	Rules   string // the rule set that its texts speak of, such as "jsa"
	Title   Text
	Aim     Text     // what the learner can do afterwards
	Terms   []string // keys of the glossary that it teaches or uses
	Source  string   // where its facts come from
	Steps   []Step
	File    string // the path it was read from
}

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
	Goal     Goal         // what a move has to do; nil if the step asks none
	Accept   []rules.Move // moves that the file names as right; each meets the goal

	Line int // where the step begins in the file, from 1
}

// Asks reports whether the learner has to answer.
func (s *Step) Asks() bool { return s.Kind.Asks() }

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
	Show     Kind = iota // look and read
	PlayMove             // play a move that meets the goal

	kinds
)

var kindNames = [kinds]string{"show", "move"}

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
