package drill_test

import (
	"context"
	"strconv"
	"testing"

	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/lessons/problem"
	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/mate"
)

// TestMate: a solver of its own finds the mate in as many plies, and the par.
func TestMate(t *testing.T) {
	solver := mate.New(1 << 14)
	made(t, template("mate"), func(t *testing.T, e *drill.Exercise) {
		r := solver.Solve(context.Background(), e.Position, engine.Limits{Depth: 9})
		if !r.Mate || strconv.Itoa(r.Length) != e.Case || e.Par != (r.Length+1)/2 || e.Goal.String() != "mateIn "+e.Case {
			t.Errorf("mate %t in %d, par %d, goal %s", r.Mate, r.Length, e.Par, e.Goal)
		}
		if e.Setup.Turn != e.Blanks.Side {
			t.Error("the other side is to move")
		}
	})
}

// TestMateFindsGrade: of several problems that of the level's grade comes.
func TestMateFindsGrade(t *testing.T) {
	full := bench(t)
	var pool problem.Set
	for grade := 1; grade <= 5; grade++ {
		e := exercise(t, full, one("mate", "1"), 1, uint64(grade))
		pool.Mates = append(pool.Mates, problem.Mate{ID: strconv.Itoa(grade), Position: e.Position, Length: 1, Grade: grade})
	}
	b := drill.New(pool)
	for level := 1; level <= 5; level++ {
		e := exercise(t, b, one("mate", "1"), level, 3)
		want := pool.Mates[level-1].Position
		if e.Setup.Pieces(rules.Black).Len()+e.Setup.Pieces(rules.White).Len() != want.Pieces(rules.Black).Len()+want.Pieces(rules.White).Len() {
			t.Errorf("level %d: not the problem of grade %d", level, level)
		}
	}
	if _, err := drill.New(problem.Set{}).Make(one("mate", "1"), 1, 1); err == nil {
		t.Error("found without problems")
	}
}

// one is a template with one case.
func one(name, kase string) *lessons.Drill {
	d := template(name)
	d.Sides = d.Sides[:1]
	d.Mix = map[string]int{kase: 1}
	return d
}

// TestThreatmate: a solver of its own finds the threat, or that there is none.
func TestThreatmate(t *testing.T) {
	solver := mate.New(1 << 14)
	made(t, template("threatmate"), func(t *testing.T, e *drill.Exercise) {
		r := solver.Threat(context.Background(), e.Position, engine.Limits{Nodes: 20_000})
		if !r.Sure || r.Mate != (e.Case == "yes") || right(t, &e.Step) != e.Case || r.Length != e.Blanks.Number {
			t.Errorf("threat %t of %d plies, sure %t; {number} is %d", r.Mate, r.Length, r.Sure, e.Blanks.Number)
		}
		if e.Position.InCheck() {
			t.Error("in check")
		}
	})
}

// TestBrinkmate: the law of the solver tells the same from brinkmate.
func TestBrinkmate(t *testing.T) {
	solver := mate.New(1 << 14)
	made(t, template("brinkmate"), func(t *testing.T, e *drill.Exercise) {
		b := solver.Brinkmate(context.Background(), e.Position, engine.Limits{Nodes: 2_000})
		if !b.Threat.Mate || b.Holds != (e.Case == "no") || right(t, &e.Step) != e.Case {
			t.Errorf("threat %t, brinkmate %t, sure %t, parries %v", b.Threat.Mate, b.Holds, b.Sure, b.Parries())
		}
	})
}
