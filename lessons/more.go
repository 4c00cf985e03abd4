package lessons

import (
	"fmt"
	"slices"

	"terakoya/rules"
	"terakoya/rules/notation"
)

// law reads the rule set of a step, or takes that of the lesson.
func (r *reader) law(i int, raw rawStep, s *Step) {
	s.Law = r.rules
	if raw.Rules == "" {
		return
	}
	law, err := rules.ParseRuleSet(raw.Rules)
	if err != nil {
		r.fault(BadRules, r.line(i, "step.rules"), "rules: %v", err)
		return
	}
	s.Law = law
}

// played makes the position of a step that only makes sense where moves can be
// played, after the moves that the file tells.
func (r *reader) played(i int, raw rawStep, s *Step) bool {
	p, _, err := s.Setup.Position()
	if err != nil {
		r.fault(Unplayable, r.line(i, "step.sfen"), "no move can be played here: %v", err)
		return false
	}
	s.Start = s.Setup
	g := s.Law.NewGame(p)
	for n, usi := range raw.Moves {
		a, err := rules.ParseAttempt(usi)
		if err == nil {
			err = g.Play(a)
		}
		if err != nil {
			r.fault(BadMoves, r.line(i, "step.moves"), "moves: move %d: %v", n+1, err)
			return false
		}
	}
	s.Played = slices.Clone(g.Moves())
	s.Position = g.Position()
	s.Setup = s.Position.Setup()
	return true
}

// enterNumber counts, and compares what the file expects.
func (r *reader) enterNumber(i int, raw rawStep, s *Step) {
	if !r.played(i, raw, s) {
		return
	}
	tally, err := ParseTally(raw.Ask)
	if err == nil {
		s.Tally = tally
		s.Number, s.Terms, err = tally.Count(s)
	}
	if err != nil {
		r.fault(BadAsk, r.line(i, "step.ask"), "%v", err)
		return
	}
	if !r.has(i, "step.expect") {
		return
	}
	var want int
	if err := r.meta.PrimitiveDecode(raw.Expect, &want); err != nil {
		r.fault(BadExpect, r.line(i, "step.expect"), "expect of a count is a number")
	} else if want != s.Number {
		r.disproved(r.line(i, "step.expect"), s.Number, "expect is %d, but %q gives %d", want, raw.Ask, s.Number)
	}
}

// rawEnding is how a file states an outcome.
type rawEnding struct {
	Ending string `toml:"ending"`
	Winner string `toml:"winner"`
	Replay bool   `toml:"replay"`
}

// String writes it as files do.
func (e rawEnding) String() string {
	return fmt.Sprintf("{ ending = %q, winner = %q, replay = %t }", e.Ending, e.Winner, e.Replay)
}

// ruleGame asks the law how the game stands after the claim.
func (r *reader) ruleGame(i int, raw rawStep, s *Step) {
	if !r.played(i, raw, s) {
		return
	}
	if raw.Claim != "" {
		deed, err := rules.ParseAction(raw.Claim)
		if err != nil {
			r.fault(BadClaim, r.line(i, "step.claim"), "claim: %v", err)
			return
		}
		s.Deed = deed
	}
	o, err := s.Outcome()
	if err != nil {
		r.fault(BadClaim, r.line(i, "step.claim"), "claim: %v", err)
		return
	}
	s.Ending, s.Rulings = o, rulingsFor(o)
	if !r.has(i, "step.expect") {
		return
	}
	truth := rawEnding{o.Ending.String(), "", o.Replay}
	if o.Won {
		truth.Winner = o.Winner.String()
	}
	var want rawEnding
	if err := r.meta.PrimitiveDecode(raw.Expect, &want); err != nil {
		r.fault(BadExpect, r.line(i, "step.expect"), "expect of an outcome is { ending = …, winner = …, replay = … }")
	} else if want != truth {
		r.disproved(r.line(i, "step.expect"), truth, "expect is %s, but the law says %s", want, truth)
	}
}

// setUp reads what is to be set up.
func (r *reader) setUp(i int, raw rawStep, s *Step) {
	target, err := ParseTarget(raw.Target)
	if err != nil {
		r.fault(BadTarget, r.line(i, "step.target"), "target: %v", err)
		return
	}
	s.Target = target
	if len(s.Misplaced(&s.Setup)) == 0 {
		r.fault(SetUpAlready, r.line(i, "step.target"), "the board stands as asked already")
	}
}

// putInOrder reads an order of squares, or of things that are stated.
func (r *reader) putInOrder(i int, raw rawStep, s *Step) {
	if raw.Order == "" {
		r.stated(i, raw, s)
		if len(s.Option) < 3 {
			r.fault(ShortOrder, r.line(i, "step.options"), "an order needs at least three things")
		}
		return
	}
	places, err := ParsePlaces(raw.Order, &s.Setup)
	if err == nil && len(places) == 0 {
		r.fault(NothingToPlace, r.line(i, "step.order"), "nothing is left to be put down")
		return
	}
	if err != nil {
		r.fault(BadOrder, r.line(i, "step.order"), "order: %v", err)
	}
	s.Places = places
}

// writeMove reads the move that is to be written, or to be played as written.
func (r *reader) writeMove(i int, raw rawStep, s *Step) {
	if !r.played(i, raw, s) {
		return
	}
	style, known := notation.ParseStyle(raw.Style)
	if !known {
		r.fault(BadStyle, r.line(i, "step.style"), "style is %q: want ja, kif, western, hosking, csa or usi", raw.Style)
		return
	}
	s.Style, s.Read = style, raw.Read
	a, err := rules.ParseAttempt(raw.Action)
	if err == nil {
		err = s.Position.Check(a)
	}
	if err != nil {
		r.fault(BadAction, r.line(i, "step.action"), "action: %v", err)
		return
	}
	s.Action = a
}

// rawBeat is one move of a line as files have it.
type rawBeat struct {
	By     string   `toml:"by"`
	Goal   string   `toml:"goal"`
	Accept []string `toml:"accept"`
	Move   string   `toml:"move"`
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
