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
