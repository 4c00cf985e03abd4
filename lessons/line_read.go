package lessons

import (
	"errors"
	"fmt"

	"terakoya/rules"
)

// beat reads one move of a line, and returns the move with which the script goes
// on: of the learner's the first that is named, or that meets the goal.
func (r *reader) beat(raw rawBeat, g *rules.Game) (Beat, rules.Move, error) {
	p := g.Position()
	switch raw.By {
	case "script":
		a, err := rules.ParseAttempt(raw.Move)
		if raw.Goal != "" || len(raw.Accept) > 0 {
			err = errors.New("the script has a move, and nothing else")
		}
		return Beat{Move: a.Move()}, a.Move(), err
	case "learner":
	default:
		return Beat{}, rules.NoMove, fmt.Errorf("by is %q: want learner or script", raw.By)
	}
	b := Beat{Learner: true}
	if raw.Move != "" {
		return b, rules.NoMove, errors.New("the learner has a goal or accept, not a move")
	}
	for _, usi := range raw.Accept {
		a, err := rules.ParseAttempt(usi)
		if err == nil {
			err = p.Check(a)
		}
		if err != nil {
			return b, rules.NoMove, err
		}
		b.Accept = append(b.Accept, a.Move())
	}
	if raw.Goal != "" {
		goal, err := ParseGoal(raw.Goal)
		if err != nil {
			return b, rules.NoMove, err
		}
		b.Goal = goal
	}
	if m := b.first(&p); m != rules.NoMove {
		return b, m, nil
	}
	return b, rules.NoMove, errors.New("no legal move is right")
}

// playLine reads a line: a script, or a goal that is hunted or wandered to.
func (r *reader) playLine(i int, raw rawStep, s *Step) {
	if !r.played(i, raw, s) {
		return
	}
	s.Par, s.Passing = raw.Par, raw.Passing
	if len(raw.Line) > 0 {
		r.script(i, raw, s)
		return
	}
	goal, err := ParseGoal(raw.Goal)
	if err != nil {
		r.fault(BadGoal, r.line(i, "step.goal"), "%v", err)
		return
	}
	if s.Goal = goal; !s.Passing && s.mateIn() == 0 {
		r.fault(NoLine, r.line(i, "step.goal"), "a line wants mateIn N, passing = true or a [[step.line]]")
	}
}

// rawBeat is one move of a line as files have it.
type rawBeat struct {
	By     string   `toml:"by"`
	Goal   string   `toml:"goal"`
	Accept []string `toml:"accept"`
	Move   string   `toml:"move"`
}

func (r *reader) script(i int, raw rawStep, s *Step) {
	at := r.line(i, "step.line")
	g := s.Game()
	for n, b := range raw.Line {
		beat, m, err := r.beat(b, g)
		if err == nil {
			err = g.Play(m.Attempt())
		}
		if err != nil {
			r.fault(BadLine, at, "line: move %d: %v", n+1, err)
			return
		}
		s.Beats = append(s.Beats, beat)
	}
	if !s.Beats[len(s.Beats)-1].Learner {
		r.fault(LineEndsWithScript, at, "line: the last move is the learner's")
	}
}
