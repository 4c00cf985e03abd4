package lessons

import (
	"context"
	"strings"
	"testing"

	"terakoya/rules"
)

// TestSolution: how a line goes on, from its start and from where it stands.
func TestSolution(t *testing.T) {
	const script = "line = [ { by = \"learner\", goal = \"reach 7f\" }, { by = \"script\", move = \"3c3d\" }, { by = \"learner\", accept = [\"8h2b+\"] } ]"
	for _, c := range []struct {
		sfen, keys  string
		first, then string
	}{
		{"9/9/6S2/8k/9/7R1/9/9/9 b r2b4g3s3n4l18p 1", `goal = "mateIn 3"`, "3c2d+ 1d1e 2d2e", "2d2e"},
		{"4k4/9/9/9/9/9/9/9/1N2K4 b - 1", "goal = \"reach 6e\"\npassing = true", "8i7g none 7g6e", "7g6e"},
		{rules.StartSFEN, script, "7g7f 3c3d 8h2b+", "8h2b+"},
	} {
		w := asking(t, "line", c.sfen, c.keys).Steps[0].Begin()
		if got := named(w.Solution(context.Background())); got != c.first {
			t.Errorf("%s: %q, want %q", c.keys, got, c.first)
		}
		w.Try(w.Solution(context.Background())[0].Attempt())
		if got := named(w.Solution(context.Background())); got != c.then {
			t.Errorf("%s: after a move %q, want %q", c.keys, got, c.then)
		}
		w.Try(w.Solution(context.Background())[0].Attempt())
		if left := w.Solution(context.Background()); !w.Done() || len(left) > 0 {
			t.Errorf("%s: done %t, left %v", c.keys, w.Done(), left)
		}
	}
}

func named(moves []rules.Move) string {
	var names []string
	for _, m := range moves {
		if m == rules.NoMove {
			names = append(names, "none")
			continue
		}
		names = append(names, m.String())
	}
	return strings.Join(names, " ")
}

// TestWeigh: judging changes nothing; only what is taken counts.
func TestWeigh(t *testing.T) {
	l := asking(t, "line", "9/9/6S2/8k/9/7R1/9/9/9 b r2b4g3s3n4l18p 1", `goal = "mateIn 3"`)
	s := NewSession(l)
	right, _ := rules.ParseAttempt("3c2d+")
	x := s.Walk().Weigh(context.Background(), right)
	if s.Walk().Moves() != 0 || s.State() != Waiting || s.Walk().Left() != 3 {
		t.Error("weighing plays the move")
	}
	s.Take(x)
	if s.Walk().Moves() != 1 || s.Verdict().Reply == rules.NoMove || s.Walk().Left() != 1 {
		t.Errorf("%d moves, %+v", s.Walk().Moves(), s.Verdict())
	}
}

// TestPassInCheck: while the opponent passes, a check is no way to go, as nobody
// passes in check; where it is the goal, it is right.
func TestPassInCheck(t *testing.T) {
	const keys = "passing = true\ngoal = "
	rook, _ := rules.ParseAttempt("1i1a")
	for goal, want := range map[string]Result{"reach 5b": Missed, "check": Right} {
		w := asking(t, "line", "4k4/9/9/9/9/9/9/9/4K3R b - 1", keys+`"`+goal+`"`).Steps[0].Begin()
		if v := w.Try(rook); v.Result != want || w.Done() != (want == Right) {
			t.Errorf("%s: %v, done %t", goal, v.Result, w.Done())
		}
	}
}
