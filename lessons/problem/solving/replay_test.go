package solving_test

import (
	"testing"

	"terakoya/lessons/problem/solving"
	"terakoya/rules"
	"terakoya/rules/engine/mate"
)

// replay is the walk through the solution of a problem.
func replay(t *testing.T, sfen string, plies int) *solving.Replay {
	t.Helper()
	p := position(t, sfen)
	line, err := solving.Line(t.Context(), mate.New(1<<14), p, plies)
	if err != nil || len(line) != plies {
		t.Fatalf("%v, %v", line, err)
	}
	return solving.NewReplay(p, line)
}

// TestReplay: it goes to every move, and no farther.
func TestReplay(t *testing.T) {
	r := replay(t, fourDefences, 5)
	if r.At() != 5 || r.Defending() || len(r.Turns()) != 2 {
		t.Errorf("at %d, defending %t, turns %v", r.At(), r.Defending(), r.Turns())
	}
	end := r.Position()
	if !end.InCheck() || end.HasLegal() {
		t.Error("it does not end with mate")
	}
	if r.Go(9); r.At() != 5 {
		t.Errorf("at %d", r.At())
	}
	if r.Go(-1); r.At() != 0 {
		t.Errorf("at %d", r.At())
	}
	if r.Go(1); !r.Defending() {
		t.Error("the defender is to move, and has no choice")
	}
}

// TestDefend: every defence at every turn leads to mate, a defence in a variation too,
// and there is a way back.
func TestDefend(t *testing.T) {
	main := replay(t, fourDefences, 5)
	solver := mate.New(1 << 14)
	seen := 0
	for _, turn := range main.Turns() {
		main.Go(turn)
		all, err := solving.Defences(t.Context(), solver, main.Position())
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range all {
			r := replay(t, fourDefences, 5)
			r.Go(turn)
			r.Defend(d)
			apart, left := r.Apart()
			if same := d.Move == main.Line()[turn]; left == same || left && apart != turn || r.At() != turn+1 {
				t.Errorf("%s: apart after %d, %t; at %d", d.Move, apart, left, r.At())
			}
			if end := r.After(r.Len()); !end.InCheck() || end.HasLegal() {
				t.Errorf("%s: it does not end with mate", d.Move)
			}
			if r.Back(); left && (r.At() != turn || r.Len() != 5) {
				t.Errorf("%s: back at %d of %d", d.Move, r.At(), r.Len())
			}
			seen++
		}
	}
	if seen < 5 {
		t.Errorf("%d defences", seen)
	}
}

// TestDefendTwice: another defence within a variation, and the solution's own one chosen
// again, which leads back to it.
func TestDefendTwice(t *testing.T) {
	r := replay(t, fourDefences, 5)
	solver := mate.New(1 << 14)
	choose := func(move func([]solving.Defence) solving.Defence) {
		t.Helper()
		all, err := solving.Defences(t.Context(), solver, r.Position())
		if err != nil {
			t.Fatal(err)
		}
		r.Defend(move(all))
	}
	of := func(m rules.Move) func([]solving.Defence) solving.Defence {
		return func(all []solving.Defence) solving.Defence {
			for _, d := range all {
				if d.Move == m {
					return d
				}
			}
			t.Fatalf("no defence %s", m)
			return solving.Defence{}
		}
	}
	own := r.Line()[1]
	r.Go(1)
	choose(func(all []solving.Defence) solving.Defence { return all[1] })
	if r.Go(3); !r.Defending() {
		t.Fatalf("no second defence in %v", r.Line())
	}
	choose(func(all []solving.Defence) solving.Defence { return all[len(all)-1] })
	if apart, left := r.Apart(); !left || apart != 1 {
		t.Errorf("apart after %d, %t", apart, left)
	}
	r.Go(1)
	choose(of(own))
	if _, left := r.Apart(); left || r.Len() != 5 || r.Line()[1] != own {
		t.Errorf("not back on the solution: %v", r.Line())
	}
}
