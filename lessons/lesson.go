package lessons

import (
	"errors"

	"terakoya/rules"
	"terakoya/rules/notation"
)

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
	Drills  []Drill
	File    string // the path it was read from

	keys []located // where everything stands in the file
}

// line returns where a key of a step stands in the file, or of the lesson with
// step -1; the step's own line, or 1, if it does not.
func (l *Lesson) line(step int, path string) int { return lineOf(l.keys, step, path) }

// stepAt returns the id of the step or drill in which a line of the file lies, or
// nothing before the first.
func (l *Lesson) stepAt(line int) string {
	at, id := 0, ""
	for i := range l.Steps {
		if s := &l.Steps[i]; s.Line <= line && s.Line > at {
			at, id = s.Line, s.ID
		}
	}
	for i := range l.Drills {
		if d := &l.Drills[i]; d.Line <= line && d.Line > at {
			at, id = d.Line, d.ID
		}
	}
	return id
}

// Step is one screen of a lesson: something to see, or something to do.
type Step struct {
	ID     string // progress and reviews are kept by it
	Kind   Kind
	Setup  rules.Setup
	Marks  []Mark
	Arrows []Arrow
	Area   rules.SquareSet // the part of the board that is shown, enlarged; empty for all of it
	Text   Text            // what is said or asked
	Hint   Text            // may be nil
	After  Text            // said once it is answered; may be nil

	// Position is Setup made playable; only steps that are played have it.
	Position rules.Position
	Goal     Goal         // of PlayMove: what the move has to do
	Accept   []rules.Move // moves that the file names as right; each meets the goal

	// Law is the rule set under which it is played, and Played the moves that led
	// from Start to Setup, where the file tells them: so positions repeat, and a
	// move of the opponent's is known.
	Law    rules.RuleSet
	Start  rules.Setup
	Played []rules.Move

	Ask     Query           // of TapSquares: which squares
	Among   rules.SquareSet // the squares offered; all, if the file names none
	Right   rules.SquareSet // the answer, computed
	Action  rules.Attempt   // of Judgement and WriteMove: the move
	Deed    rules.Action    // of Judgement, where it is no move; and of RuleGame
	Offer   []rules.Foul    // the verdicts offered; NoFoul stands for legal
	Option  []Option        // of Choice; of PutInOrder, in their order
	Tally   Tally           // of EnterNumber: what is counted
	Number  int             // the answer, computed
	Terms   []Term          // what it is the sum of
	Ending  rules.Outcome   // of RuleGame: how it ends, computed
	Rulings []Ruling        // the answers offered
	Target  rules.Setup     // of SetUp: what is to stand on the board
	Places  []rules.Square  // of PutInOrder, where pieces are put down: their squares in order
	Style   notation.Style  // of WriteMove
	Read    bool            // of WriteMove: the move is written, and is to be played
	Beats   []Beat          // of PlayLine: what is played, and by whom
	Par     int             // of PlayLine: the fewest moves of the learner
	Passing bool            // of PlayLine: the opponent passes

	Turned bool // the board is first seen from gote's seat
	Free   bool // misses cost nothing: the text invites the learner to try
	Linked bool // it leans on the step before it, so no quiz asks it by itself

	// Blanks fill {piece}, {square}, {side}, {number} and {move} in the texts of a
	// step that was made by a drill.
	Blanks Blanks

	Line int // where the step begins in the file, from 1
}

// Asks reports whether the learner has to answer.
func (s *Step) Asks() bool { return s.Kind.Asks() }

// Blanks are what stands in the blanks of a text; what a text has no blank for is
// not looked at.
type Blanks struct {
	Piece  rules.Kind
	Square rules.Square
	Side   rules.Color
	Number int
	Move   string // as its notation writes it
}

// Option is one of the answers of a Choice.
type Option struct {
	Text  Text
	Right bool
	Line  int // where it begins in the file
}

// Verdict returns what the law says of the action of a Judgement; nil if it is
// legal.
func (s *Step) Verdict() *rules.IllegalMove {
	if s.Deed.Deed == rules.DoMove {
		illegal, _ := s.Position.Check(s.Action).(*rules.IllegalMove)
		return illegal
	}
	var illegal *rules.IllegalMove
	errors.As(s.Game().Do(s.Deed), &illegal)
	return illegal
}

// Game returns the game as it stands when the question is asked.
func (s *Step) Game() *rules.Game {
	start := s.Position
	if len(s.Played) > 0 {
		start, _, _ = s.Start.Position()
	}
	g := s.Law.NewGame(start)
	for _, m := range s.Played {
		_ = g.Play(m.Attempt()) // each was legal when the step was read
	}
	return g
}

// Previous returns where the last move came to, or [rules.OffBoard]: what 同 and
// records speak of.
func (s *Step) Previous() rules.Square {
	if n := len(s.Played); n > 0 {
		return s.Played[n-1].To()
	}
	return rules.OffBoard
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
