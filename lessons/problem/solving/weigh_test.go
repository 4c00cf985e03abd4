package solving_test

import (
	"context"
	"errors"
	"testing"

	"terakoya/content"
	"terakoya/lessons/problem"
	"terakoya/lessons/problem/solving"
	"terakoya/rules"
	"terakoya/rules/engine/mate"
)

// TestWeigh: what a move is worth, how long the mate then takes, and what answers it.
func TestWeigh(t *testing.T) {
	for name, c := range map[string]struct {
		sfen, move string
		left       int
		want       solving.Weighed
	}{
		"it mates":          {goldHead, "G*5b", 1, solving.Weighed{Worth: solving.Mates}},
		"the king takes it": {goldHead, "G*4a", 1, solving.Weighed{Worth: solving.Escapes, Reply: move(t, "5a4a")}},
		"no check":          {goldHead, "G*5e", 1, solving.Weighed{Worth: solving.Quiet}},
		"the king has one":  {twoEnds, "8d9c", 3, solving.Weighed{Worth: solving.Mates, Length: 2, Reply: move(t, "9b8a")}},
		"later":             {shortAndLong, "7a9c+", 1, solving.Weighed{Worth: solving.Longer, Length: 2, Reply: move(t, "9b8a")}},
		"not later":         {shortAndLong, "7a9c+", 3, solving.Weighed{Worth: solving.Mates, Length: 2, Reply: move(t, "9b8a")}},
	} {
		c.want.Move = move(t, c.move)
		if got := weigh(t, position(t, c.sfen), c.want.Move, c.left); got != c.want {
			t.Errorf("%s: %+v, want %+v", name, got, c.want)
		}
	}
}

// TestEverySolution tries every legal move of problems, at each turn of the attacker
// in one line: it is taken if and only if mate follows in time, found by trying
// everything. After one that is taken the answer holds out longest, after another
// check it leads out.
func TestEverySolution(t *testing.T) {
	set, err := problem.Load(content.Problems())
	if err != nil {
		t.Fatal(err)
	}
	s, tried, ends := mate.New(1<<14), 0, 0
	for i, m := range set.Mates {
		if m.Length > 3 || i%40 != 0 {
			continue
		}
		a := solving.NewAttack(m.Position, m.Length)
		for a.State() == solving.Open {
			right := everyMove(t, s, a)
			if tried += len(right); a.Left() == 1 && len(right) > 1 {
				ends++
			}
			a.Take(right[len(right)-1])
		}
	}
	if tried < 15 || ends < 1 {
		t.Errorf("%d moves were right, and %d last moves had others beside them", tried, ends)
	}
}

// everyMove weighs every legal move and returns those that are right.
func everyMove(t *testing.T, s *mate.Solver, a *solving.Attack) (right []solving.Weighed) {
	t.Helper()
	p := a.Position()
	for _, m := range p.Legal() {
		w, err := solving.Weigh(t.Context(), s, p, m, a.Left())
		if err != nil {
			t.Fatal(err)
		}
		if mates := mateBy(p, m, a.Left()); mates != (w.Worth == solving.Mates) {
			t.Errorf("%s: %s within %d is %t, but worth %d", p.SFEN(), m, a.Left(), mates, w.Worth)
		}
		after := p
		after.Make(m)
		for _, reply := range after.Legal() {
			next := after
			next.Make(reply)
			if w.Worth == solving.Mates && !mateWithin(next, w.Length-1) {
				t.Errorf("%s: after %s %s holds out longer than %s", p.SFEN(), m, reply, w.Reply)
			}
		}
		switch w.Worth {
		case solving.Mates:
			right = append(right, w)
		case solving.Escapes:
			if after.Make(w.Reply); mateWithin(after, 3) {
				t.Errorf("%s: after %s %s is no way out", p.SFEN(), m, w.Reply)
			}
		case solving.Longer, solving.Quiet:
		}
	}
	if len(right) == 0 {
		t.Fatalf("%s: nothing mates within %d", p.SFEN(), a.Left())
	}
	return right
}

// TestDefences: every legal answer is listed, the longest resistance first, each with
// the mate that follows.
func TestDefences(t *testing.T) {
	p := position(t, fourDefences)
	p.Make(move(t, "R*7b"))
	all, err := solving.Defences(t.Context(), mate.New(1<<14), p)
	if err != nil || len(all) != len(p.Legal()) || len(all) != 4 {
		t.Fatalf("%v, %v", all, err)
	}
	last := all[0].Length
	for _, d := range all {
		after := p
		after.Make(d.Move)
		if d.Length > last || len(d.Line) != d.Length-1 || mateWithin(after, d.Length-3) {
			t.Errorf("%+v", d)
		}
		for _, m := range d.Line {
			after.Make(m)
		}
		if last = d.Length; !after.InCheck() || after.HasLegal() {
			t.Errorf("%s: %v is no mate", d.Move, d.Line)
		}
	}
	if all[0].Length != 4 || all[3].Length != 2 {
		t.Errorf("%d first, %d last", all[0].Length, all[3].Length)
	}
}

// TestDefencesOut: a way out comes before all.
func TestDefencesOut(t *testing.T) {
	p := position(t, goldHead)
	p.Make(move(t, "G*4a"))
	if all, _ := solving.Defences(t.Context(), mate.New(1<<14), p); len(all) == 0 || all[0].Length != 0 || all[0].Line != nil {
		t.Errorf("%+v", all)
	}
}

// TestStopped: work that is no longer wanted ends with the error of its context.
func TestStopped(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	s, p := mate.New(1<<10), position(t, fourDefences)
	_, weighed := solving.Weigh(ctx, s, p, rules.Drop(rules.Rook, p.King(rules.White)+9), 5)
	_, lined := solving.Line(ctx, s, p, 5)
	_, defended := solving.Defences(ctx, s, p)
	for _, err := range []error{weighed, lined, defended} {
		if !errors.Is(err, context.Canceled) {
			t.Errorf("%v", err)
		}
	}
}
