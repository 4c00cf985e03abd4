package lessons

import (
	"slices"
	"strings"

	"terakoya/rules"
)

// answered are the kinds that want an answer.
var answered = AllKinds[1:]

// boards are the kinds whose board comes about by moves.
var boards = []Kind{Show, PlayMove, Judgement, EnterNumber, RuleGame, WriteMove, PlayLine}

// belongs says in which kinds of step a key has a meaning.
var belongs = map[string][]Kind{
	"step.goal": {PlayMove, PlayLine}, "step.accept": {PlayMove},
	"step.ask": {TapSquares, EnterNumber}, "step.among": {TapSquares},
	"step.expect": {TapSquares, Judgement, EnterNumber, RuleGame},
	"step.action": {Judgement, WriteMove}, "step.offer": {Judgement},
	"step.options": {Choice, PutInOrder}, "step.source": {Choice, PutInOrder},
	"step.moves": boards, "step.rules": boards, "step.claim": {RuleGame}, "step.target": {SetUp},
	"step.order": {PutInOrder}, "step.style": {WriteMove}, "step.read": {WriteMove},
	"step.line": {PlayLine}, "step.par": {PlayLine}, "step.passing": {PlayLine},
	"step.hint": answered, "step.after": answered, "step.free": answered, "step.quiz": answered,
}

// onlyFor refuses keys that a step of this kind would not look at.
func (r *reader) onlyFor(i int, kind Kind) {
	for _, k := range r.keys {
		if kinds, ok := belongs[k.path]; ok && k.step == i && !slices.Contains(kinds, kind) {
			r.fault(ForeignKey, k.line, "a step of kind %s has no %s", kind, k.path[len("step."):])
		}
	}
}

func (r *reader) playMove(i int, raw rawStep, s *Step) {
	if !r.played(i, raw, s) {
		return
	}
	goal, err := ParseGoal(raw.Goal)
	if err != nil {
		r.fault(BadGoal, r.line(i, "step.goal"), "%v", err)
		return
	}
	s.Goal = goal
	for _, usi := range raw.Accept {
		a, err := rules.ParseAttempt(usi)
		if err == nil {
			err = s.Position.Check(a)
		}
		if err != nil {
			r.fault(BadAccept, r.line(i, "step.accept"), "accept: %v", err)
			continue
		}
		s.Accept = append(s.Accept, a.Move())
	}
}

// tapSquares computes the squares asked for and compares what the file expects.
func (r *reader) tapSquares(i int, raw rawStep, s *Step) {
	ask, err := ParseQuery(raw.Ask)
	if err != nil {
		r.fault(BadAsk, r.line(i, "step.ask"), "%v", err)
		return
	}
	s.Ask = ask
	all, err := ask.Answer(&s.Setup)
	if err != nil {
		r.fault(BadAsk, r.line(i, "step.ask"), "%v", err)
		return
	}
	if p, _, err := s.Setup.Position(); err == nil {
		s.Position = p
	}
	if s.Among = r.squares(i, "step.among", raw.Among); s.Among.Empty() {
		if r.has(i, "step.among") {
			r.fault(BadAmong, r.line(i, "step.among"), "among names no square")
		}
		s.Among = s.Among.Complement()
	}
	s.Right = all.And(s.Among)
	if !r.has(i, "step.expect") {
		return
	}
	var names []string
	if err := r.meta.PrimitiveDecode(raw.Expect, &names); err != nil {
		r.fault(BadExpect, r.line(i, "step.expect"), "expect of squares is a list of squares")
		return
	}
	if want := r.squares(i, "step.expect", names); want != s.Right {
		r.disproved(r.line(i, "step.expect"), s.Right, "expect is %s, but %q gives %s", want, raw.Ask, s.Right)
	}
}

func (r *reader) squares(i int, key string, names []string) rules.SquareSet {
	var set rules.SquareSet
	r.distinct(i, key, names)
	for _, name := range names {
		sq, ok := rules.ParseSquare(name)
		if !ok {
			r.fault(BadSquare, r.line(i, key), "%q is no square", name)
			continue
		}
		set = set.Or(rules.SetOf(sq))
	}
	return set
}

// judgement reads an action and proves the verdict that the file expects.
func (r *reader) judgement(i int, raw rawStep, s *Step) {
	if !r.played(i, raw, s) {
		return
	}
	deed, err := rules.ParseAction(raw.Action)
	if err != nil {
		r.fault(BadAction, r.line(i, "step.action"), "action: %v", err)
		return
	}
	s.Action, s.Deed = deed.Attempt, deed
	truth := legalCode
	if e := s.Verdict(); e != nil {
		truth = e.Foul.String()
	}
	for _, code := range raw.Offer {
		f, ok := parseVerdict(code)
		if !ok {
			r.fault(BadOffer, r.line(i, "step.offer"), "offer: %q is neither legal nor a foul", code)
		}
		s.Offer = append(s.Offer, f)
	}
	r.distinct(i, "step.offer", raw.Offer)
	if len(raw.Offer) == 0 {
		s.Offer = offered(s)
	} else if len(raw.Offer) < 2 {
		r.fault(ShortOffer, r.line(i, "step.offer"), "offer needs at least two verdicts to choose from")
	} else if !slices.Contains(raw.Offer, truth) {
		r.fault(OfferLacksTruth, r.line(i, "step.offer"), "offer lacks the right verdict, %s", truth)
	}
	if !r.has(i, "step.expect") {
		return
	}
	var want string
	if err := r.meta.PrimitiveDecode(raw.Expect, &want); err != nil {
		r.fault(BadExpect, r.line(i, "step.expect"), "expect of a verdict is legal or the code of a foul")
	} else if want != truth {
		r.disproved(r.line(i, "step.expect"), truth, "expect is %s, but the law says %s", want, truth)
	}
}

// legalCode is how lesson files write that there is no foul.
const legalCode = "legal"

func parseVerdict(code string) (rules.Foul, bool) {
	if code == legalCode {
		return rules.NoFoul, true
	}
	return rules.ParseFoul(code)
}

// choice reads the answers stated; at least one is right and one is not.
func (r *reader) choice(i int, raw rawStep, s *Step) {
	r.stated(i, raw, s)
	right := 0
	for _, o := range s.Option {
		if o.Right {
			right++
		}
	}
	if right == 0 || right == len(raw.Option) {
		r.fault(OptionsRight, r.line(i, "step.options"), "options: %d of %d are right; some have to be, and some not", right, len(raw.Option))
	}
}

// stated reads options, each in every language and no two alike.
func (r *reader) stated(i int, raw rawStep, s *Step) {
	lines := r.optionLines(i, len(raw.Option))
	for n, o := range raw.Option {
		text := Text{English: o.English, Japanese: o.Japanese, Traditional: o.Traditional, Simplified: o.Simplified}
		for _, l := range Languages {
			if strings.TrimSpace(text[l]) == "" {
				r.fault(MissingLanguage, lines[n], "option %d has no %s", n+1, l)
				continue
			}
			for m, other := range s.Option {
				if other.Text[l] == text[l] {
					r.fault(OptionsAlike, lines[n], "options %d and %d are the same in %s", m+1, n+1, l)
				}
			}
		}
		s.Option = append(s.Option, Option{text, o.Right, lines[n]})
	}
}

// optionLines returns where each of n options begins: a key that comes again
// belongs to the next one.
func (r *reader) optionLines(step, n int) []int {
	lines := []int{}
	seen := map[string]bool{}
	for _, k := range r.keys {
		if k.step != step || !strings.HasPrefix(k.path, "step.options.") {
			continue
		}
		if len(lines) == 0 || seen[k.path] {
			lines = append(lines, k.line)
			clear(seen)
		}
		seen[k.path] = true
	}
	for len(lines) < n {
		lines = append(lines, r.line(step, "step.options"))
	}
	return lines
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
