package mate_test

import (
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/mate"
)

// The plain search under problem rules: futile interpositions do not count.

func problemMates(p rules.Position, plies int) bool {
	for _, m := range p.Legal() {
		after := p
		if after.Make(m); plies > 0 && after.InCheck() && problemMated(after, plies-1) {
			return true
		}
	}
	return false
}

// problemMated first asks how long the mate takes if nothing is put in the way.
func problemMated(p rules.Position, plies int) bool {
	without := 0
	for ; ; without += 2 {
		if without > plies {
			return false
		}
		if everyStepMates(p, without) {
			break
		}
	}
	for _, m := range p.Legal() {
		after := p
		after.Make(m)
		if m.IsDrop() && !takenInVain(after, m.To(), without) && !problemMates(after, plies-1) {
			return false
		}
	}
	return true
}

func everyStepMates(p rules.Position, plies int) bool {
	for _, m := range p.Legal() {
		after := p
		after.Make(m)
		if !m.IsDrop() && !problemMates(after, plies-1) {
			return false
		}
	}
	return true
}

// takenInVain: a slider takes what was put on a square, down the line to the king,
// loses it again and mates within so many plies.
func takenInVain(p rules.Position, sq rules.Square, plies int) bool {
	us := p.Turn()
	line := rules.Line(p.King(us.Opponent()), sq)
	for _, m := range p.Legal() {
		k := p.At(m.To()).Kind()
		if m.To() != sq || m.IsDrop() || !line.Has(m.From()) {
			continue
		}
		if b := p.At(m.From()).Kind().Base(); b != rules.Rook && b != rules.Bishop && p.At(m.From()).Kind() != rules.Lance {
			continue
		}
		after := p
		after.Make(m)
		after.Discard(us, k.Base())
		if after.InCheck() && problemMated(after, plies) {
			return true
		}
	}
	return false
}

func plainProblem(p rules.Position, most int) int {
	for n := 1; n <= most; n += 2 {
		if problemMates(p, n) {
			return n
		}
	}
	return 0
}

// solvesAsProblem compares the length under problem rules with the plain search,
// and plays the solution.
func solvesAsProblem(t *testing.T, p rules.Position, most int) bool {
	t.Helper()
	r := mate.New(1<<12).Problem(t.Context(), p, engine.Limits{Depth: most, Nodes: 50_000})
	if !r.Mate || r.Length > most {
		return false
	}
	if want := plainProblem(p, r.Length); r.ProblemLength != want {
		t.Errorf("%s: %d plies as a problem, want %d", p.SFEN(), r.ProblemLength, want)
	}
	if len(r.Solution) != r.ProblemLength {
		if r.Sure {
			t.Errorf("%s: %d plies as a problem, but %v", p.SFEN(), r.ProblemLength, r.Solution)
		}
		return false
	}
	now := p
	for _, m := range r.Solution {
		var err error
		if now, err = now.Play(m.Attempt()); err != nil {
			t.Fatalf("%s: %v: %v", p.SFEN(), r.Solution, err)
		}
	}
	if !problemMated(now, 0) || now.Hand(p.Turn()).Len() != r.Spare {
		t.Errorf("%s: %v is no mate, or does not leave %d pieces", p.SFEN(), r.Solution, r.Spare)
	}
	return r.ProblemLength < r.Length
}

// vain are positions in which something can be put in the way: to no avail, or so
// that the slider cannot take it as if nothing were there.
var vain = []string{
	"7k1/8+p/6+P2/5P3/1R7/9/9/9/9 b Gs2n 1", "6k2/7+p1/5+P3/4+R4/9/9/9/9/9 b Gr2b 1",
	"1+R2B2pk/K8/9/8G/9/9/9/9/3B5 b GSg2sl 1", "6rl1/2+B3ks1/6lpP/9/5L3/9/9/9/9 b s2n 1",
	"7nl/7k1/6ppp/9/9/9/9/9/5R3 b Sr2b4g3s3n3l15p 1", "7k1/6P2/2R4S1/6G2/9/9/9/9/9 b Pr2b3g3s4n4l16p 1",
}

func TestPlainProblem(t *testing.T) {
	shorter := 0
	for _, sfen := range vain {
		if testing.Short() {
			break
		}
		if solvesAsProblem(t, position(t, sfen), 7) {
			shorter++
		}
	}
	for seed := range few(1200) {
		if solvesAsProblem(t, strewn(seed), 5) {
			shorter++
		}
	}
	if shorter < 4 && !testing.Short() {
		t.Errorf("only %d are shorter as a problem", shorter)
	}
}
