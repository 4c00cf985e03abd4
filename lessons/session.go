package lessons

import (
	"context"

	"terakoya/rules"
)

// Session is one learner going through one lesson. A screen hands it what the
// learner does and draws the state that it then has.
type Session struct {
	Lesson  *Lesson
	at      int
	done    []Mastery // by step
	trouble []trouble // by step
	state   State
	verdict Verdict // of the last try
	walk    *Walk   // of a PlayLine
}

// trouble is what a learner had with a step; it stays when they leave it and
// come back.
type trouble struct{ misses, hints int }

// State is where the learner stands with the present step.
type State uint8

// The states.
const (
	Waiting  State = iota // the step is shown; an exercise waits for a try
	Refused               // the last try was a foul or missed the goal
	Answered              // the exercise is answered
	Revealed              // the answer was shown
	Finished              // the last step is behind
)

// Mastery is how well a step went.
type Mastery uint8

// The masteries.
const (
	Untouched Mastery = iota
	Seen              // a step to read, left behind
	FirstTry          // right at the first try, without a hint
	WithHelp          // right after a miss or a hint
	Gave              // the answer was shown
)

// showAfter is how many misses it takes until the answer is offered.
const showAfter = 2

// HintLevels returns how many hints a step has: first in words, then on the
// board.
func (s *Step) HintLevels() int {
	switch s.Kind {
	case PlayMove, TapSquares, PlayLine:
		return 2
	case EnterNumber:
		n := s.wordedHint()
		if !s.Counted().Empty() {
			n++
		}
		return n
	case Judgement, Choice, RuleGame, SetUp, PutInOrder, WriteMove:
		return s.wordedHint()
	case Show:
	}
	return 0
}

func (s *Step) wordedHint() int {
	if s.Hint != nil {
		return 1
	}
	return 0
}

// Counted returns the squares on which something stands that an EnterNumber
// counts.
func (s *Step) Counted() rules.SquareSet {
	var all rules.SquareSet
	for _, t := range s.Terms {
		all = all.Or(t.Squares)
	}
	return all
}

// NewSession returns a session at the first step.
func NewSession(l *Lesson) *Session {
	s := &Session{Lesson: l, done: make([]Mastery, len(l.Steps)), trouble: make([]trouble, len(l.Steps))}
	s.enter(0)
	return s
}

// Step returns the present step, or nil when the lesson is finished.
func (s *Session) Step() *Step {
	if s.state == Finished {
		return nil
	}
	return &s.Lesson.Steps[s.at]
}

// At returns the number of the present step, from 0.
func (s *Session) At() int { return s.at }

// State returns where the learner stands.
func (s *Session) State() State { return s.state }

// Verdict returns the judgement of the last try; it has a meaning in the states
// Refused and Answered.
func (s *Session) Verdict() Verdict { return s.verdict }

// Mastery returns how well a step went.
func (s *Session) Mastery(step int) Mastery { return s.done[step] }

// Hints returns how many hints are given at the present step.
func (s *Session) Hints() int { return s.trouble[s.at].hints }

// CanTry reports whether a try would be judged now.
func (s *Session) CanTry() bool {
	return s.state == Refused || s.state == Waiting && s.Step().Asks()
}

// CanHint reports whether there is another hint.
func (s *Session) CanHint() bool { return s.CanTry() && s.Hints() < s.Step().HintLevels() }

// CanReveal reports whether the answer may be shown: after the second miss.
func (s *Session) CanReveal() bool { return s.CanTry() && s.trouble[s.at].misses >= showAfter }

// CanGoOn reports whether the next step is open.
func (s *Session) CanGoOn() bool {
	return s.state != Finished && (!s.CanTry() || s.done[s.at] != Untouched)
}

// Setup returns the board to draw: the position of the step, or, when it is
// answered, the one after the answer. A refused try changes nothing.
func (s *Session) Setup() rules.Setup {
	step := &s.Lesson.Steps[s.at]
	switch after := step.Position; {
	case s.walk != nil:
		after = s.walk.Position()
		return after.Setup()
	case s.state == Answered && (step.Kind == PlayMove || step.Kind == WriteMove):
		after.Make(s.verdict.Response.Attempt.Move())
		return after.Setup()
	case s.state == Answered && step.Kind == SetUp:
		return step.Target
	}
	return step.Setup
}

// Walk returns the line that is being played at a PlayLine; nil elsewhere.
func (s *Session) Walk() *Walk { return s.walk }

// TakeBack takes back the learner's last move in a line.
func (s *Session) TakeBack() {
	if s.walk != nil && s.CanTry() && s.walk.Back() {
		s.state = Waiting
	}
}

// Try judges what the learner answers. It does nothing when no try is expected.
func (s *Session) Try(r Response) {
	if s.CanTry() {
		s.Take(s.weigh(r))
	}
}

func (s *Session) weigh(r Response) Weighed {
	if s.walk != nil {
		return s.walk.Weigh(context.Background(), r.Attempt)
	}
	return Weighed{verdict: Judge(s.Step(), r)}
}

// Take takes a move of a line that [Walk.Weigh] has judged where the line stands
// now: what [Session.Try] does, for whoever judges on another goroutine. It does
// nothing when no try is expected.
func (s *Session) Take(x Weighed) {
	if !s.CanTry() {
		return
	}
	s.verdict = x.verdict
	if s.walk != nil {
		s.verdict = s.walk.Play(x)
	}
	if s.verdict.Result == Right && s.walk != nil && !s.walk.Done() {
		s.state = Waiting // the line goes on
		return
	}
	if s.verdict.Result != Right {
		s.state = Refused
		s.trouble[s.at].misses++
		return
	}
	s.state = Answered
	if t := s.trouble[s.at]; t.hints == 0 && (t.misses == 0 || s.Step().Free) {
		s.settle(FirstTry)
	} else {
		s.settle(WithHelp)
	}
}

// settle records how the present step went; the first result stands.
func (s *Session) settle(m Mastery) {
	if s.done[s.at] == Untouched {
		s.done[s.at] = m
	}
}

// Retry clears a refused try, or starts an answered step afresh.
func (s *Session) Retry() {
	switch {
	case s.state == Finished:
	case s.state == Refused: // a line goes on from where it stands
		s.state = Waiting
	default:
		s.enter(s.at)
	}
}

// Hint gives the next hint.
func (s *Session) Hint() {
	if s.CanHint() {
		s.trouble[s.at].hints++
		s.state = Waiting
	}
}

// Reveal shows the answer, if it may be shown.
func (s *Session) Reveal() {
	if s.CanReveal() {
		s.state = Revealed
		s.settle(Gave)
	}
}

// Next goes to the next step, or finishes the lesson after the last one.
func (s *Session) Next() {
	if !s.CanGoOn() {
		return
	}
	s.settle(Seen)
	if s.at+1 == len(s.Lesson.Steps) {
		s.state = Finished
		return
	}
	s.enter(s.at + 1)
}

// Back goes to the step before; from the end, to the last step.
func (s *Session) Back() {
	if s.state == Finished {
		s.enter(s.at)
	} else if s.at > 0 {
		s.enter(s.at - 1)
	}
}

func (s *Session) enter(step int) {
	s.at, s.state, s.walk = step, Waiting, nil
	if len(s.Lesson.Steps) > 0 && s.Lesson.Steps[step].Kind == PlayLine {
		s.walk = s.Lesson.Steps[step].Begin()
	}
}

// Resume returns a session at a step that the learner has reached before; the
// first step if there is none of that id. mastery is how the steps went, by id.
func Resume(l *Lesson, step string, mastery map[string]Mastery) *Session {
	s := NewSession(l)
	for i := range l.Steps {
		if l.Steps[i].ID == step {
			s.enter(i)
		}
	}
	for i := range l.Steps {
		m := mastery[l.Steps[i].ID]
		if m == Untouched && i < s.at && !l.Steps[i].Asks() {
			m = Seen
		}
		s.done[i] = m
	}
	return s
}
