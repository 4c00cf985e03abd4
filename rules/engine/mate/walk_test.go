package mate_test

import (
	"errors"
	"slices"
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/mate"
)

func attempt(t testing.TB, s string) rules.Attempt {
	t.Helper()
	a, err := rules.ParseAttempt(s)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// walk goes down every branch and proves each length by the plain search.
func walk(t *testing.T, tree *mate.Tree) int {
	t.Helper()
	p := tree.Position()
	all, err := tree.Branches(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if !tree.Attacking() && len(all) != len(p.Legal()) {
		t.Errorf("%s: %d answers, want all %d", p.SFEN(), len(all), len(p.Legal()))
	}
	visited := 1
	for i, b := range all {
		next, err := tree.Play(t.Context(), b.Move.Attempt())
		if err != nil {
			t.Fatal(err)
		}
		n := next.Length()
		now := next.Position()
		switch {
		case i == 0 && n != tree.Length()-1, n > tree.Length()-1:
			t.Errorf("%s: %s leaves %d plies of %d", p.SFEN(), b.Move, n, tree.Length())
		case next.Attacking() && (!plainMates(now, n) || plainMates(now, n-2)):
			t.Errorf("%s: not mate in exactly %d", now.SFEN(), n)
		case !next.Attacking() && (!plainMated(now, n) || n > 0 && plainMated(now, n-2)):
			t.Errorf("%s: not mated in exactly %d", now.SFEN(), n)
		}
		visited += walk(t, next)
	}
	return visited
}

func TestTree(t *testing.T) {
	for seed := range few(2000) {
		tree, err := mate.New(1<<14).Prove(t.Context(), strewn(seed), engine.Limits{Depth: 3, Nodes: 20_000})
		if err == nil && tree.Length() == 3 {
			walk(t, tree)
		} else if err != nil && !errors.Is(err, mate.ErrNoMate) {
			t.Error(err)
		}
	}
}

func TestTreeRefuses(t *testing.T) {
	tree, err := mate.New(1<<14).Prove(t.Context(), position(t, cases["futile interposition"].sfen), engine.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	var illegal *rules.IllegalMove
	if _, err := tree.Play(t.Context(), attempt(t, "4i5h")); !errors.As(err, &illegal) {
		t.Error(err)
	}
	if _, err := tree.Play(t.Context(), attempt(t, "S*3a")); !errors.Is(err, mate.ErrNoMate) {
		t.Error(err)
	}
	if tree.Length() != 7 || !tree.Attacking() {
		t.Errorf("after refusals: %+v", tree)
	}
}

// TestProblem: a sound problem, and what is wrong with others.
func TestProblem(t *testing.T) {
	for name, c := range map[string]struct {
		sfen, solution string
		spare          int
		cooks          []mate.Cook
	}{
		"sound":       {cases["gold at the head"].sfen, "G*5b", 0, nil},
		"spare piece": {"4k4/9/4P4/9/9/9/9/9/9 b GP2r2b3g4s4n4l16p 1", "G*5b", 1, nil},
		"no mate":     {rules.StartSFEN, "", 0, nil},
		"four cooks": {"4k4/9/3GGG3/9/9/9/9/9/9 b 2r2bg4s4n4l18p 1", "4c5b", 0, []mate.Cook{
			{Move: attempt(t, "4c4b").Move()}, {Move: attempt(t, "5c5b").Move()},
			{Move: attempt(t, "6c5b").Move()}, {Move: attempt(t, "6c6b").Move()},
		}},
		"futile": {cases["futile interposition"].sfen, "4i4b+ R*3b S*3a 2b1b 4b3b", 1, nil},
	} {
		t.Run(name, func(t *testing.T) {
			r := mate.New(1<<16).Problem(t.Context(), position(t, c.sfen), engine.Limits{Nodes: 50_000})
			sound := name == "sound"
			if texts(r.Solution) != c.solution || r.Spare != c.spare || r.Sound() != sound || !r.Sure {
				t.Errorf("%+v", r)
			}
			if !slices.Equal(r.Cooks, c.cooks) {
				t.Errorf("cooks %v, want %v", r.Cooks, c.cooks)
			}
		})
	}
}

// TestThreat: what is threatened, and which moves parry it, by the plain search
// of three plies beyond each.
func TestThreat(t *testing.T) {
	for name, c := range map[string]struct {
		sfen, threat string
		holds        bool
	}{
		"four king moves parry":    {"4k4/9/4P4/9/9/9/9/9/4K4 w G 1", "G*5b", false},
		"a king in the corner":     {"8k/9/6G2/9/9/9/9/9/4K4 w G 1", "G*2b", true},
		"a knight parries":         {"7nk/9/6+P2/9/9/9/9/9/4K4 w GS 1", "G*2b", false},
		"nothing is threatened":    {"4k4/9/4P4/9/9/9/9/9/4K4 w P 1", "", false},
		"in check nobody can pass": {"4k4/4G4/4P4/9/9/9/9/9/4K4 w G 1", "", false},
		"a rook in hand parries":   {"8k/9/6G2/9/9/9/9/9/4K4 w Gr 1", "G*2b", false},
		"a pawn in hand parries":   {"8k/9/6G2/9/9/9/9/9/4K4 w Gp 1", "G*2b", false},
		"a check only puts it off": {"8k/9/6G2/9/4n4/9/9/9/4K4 w G 1", "G*2b", true},
	} {
		t.Run(name, func(t *testing.T) {
			p := position(t, c.sfen)
			b := mate.New(1<<16).Brinkmate(t.Context(), p, engine.Limits{Nodes: 50_000})
			if texts(b.Threat.Line) != c.threat || b.Holds != c.holds || !b.Sure {
				t.Errorf("threat %+v, holds %t, sure %t, parries %s", b.Threat, b.Holds, b.Sure, texts(b.Parries()))
			}
			for _, d := range b.Defences {
				after := p
				after.Make(d.Move)
				if d.Parry && plainMates(after, 3) || !d.Parry && !d.Check && !plainMates(after, d.Mate.Length) {
					t.Errorf("%s: %+v", d.Move, d)
				}
			}
		})
	}
}

// TestMated: a check from afar that nothing but futile pieces answers is mate.
func TestMated(t *testing.T) {
	for sfen, want := range map[string]bool{
		"R6k1/6P2/7S1/6G2/9/9/9/9/9 w P 1":   true,
		"+R6k1/6P2/7S1/6G2/9/9/9/9/9 w Pr 1": true,
		"+R6k1/9/7S1/6G2/9/9/9/9/9 w r 1":    false,
		"4k4/4G4/4P4/9/9/9/9/9/9 w r 1":      true,
		"4k4/9/4P4/9/9/9/9/9/9 w r 1":        false,
	} {
		p := position(t, sfen)
		if got := mate.New(1<<12).Mated(t.Context(), p); got != want || got != (p.InCheck() && problemMated(p, 0)) {
			t.Errorf("%s: %t", sfen, got)
		}
	}
}
