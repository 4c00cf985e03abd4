package lessons

import "terakoya/rules"

// Result is what a try is worth.
type Result uint8

// The results.
const (
	Right  Result = iota // it meets the goal
	Missed               // legal, but it does not meet the goal
	Foul                 // illegal: in a game it would lose at once
)

// Verdict is the answer to a try.
type Verdict struct {
	Result Result
	Tried  rules.Attempt
	// Illegal says why a Foul is one; nil otherwise.
	Illegal *rules.IllegalMove
	// Open are the squares to which the same piece could legally go; given with a
	// Foul.
	Open rules.SquareSet
}

// Judge judges a try at a step that is played.
func Judge(s *Step, a rules.Attempt) Verdict {
	v := Verdict{Tried: a}
	if illegal, ok := s.Position.Check(a).(*rules.IllegalMove); ok {
		v.Result, v.Illegal = Foul, illegal
		v.Open = openSquares(&s.Position, a)
		return v
	}
	if !s.Goal.Met(&s.Position, a.Move()) {
		v.Result = Missed
	}
	return v
}

// openSquares returns where the piece of the attempt may legally go.
func openSquares(p *rules.Position, a rules.Attempt) rules.SquareSet {
	var open rules.SquareSet
	for _, m := range p.Legal() {
		if m.From() == a.From && m.Dropped() == a.Drop.Base() {
			open = open.Or(rules.SetOf(m.To()))
		}
	}
	return open
}
