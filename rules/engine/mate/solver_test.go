package mate_test

import (
	"context"
	"flag"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/mate"
)

var deep = flag.Bool("deep", false, "take the time to settle everything")

func position(t testing.TB, sfen string) rules.Position {
	t.Helper()
	p, _, err := rules.ParseSFEN(sfen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func texts(moves []rules.Move) string {
	var s []string
	for _, m := range moves {
		s = append(s, m.String())
	}
	return strings.Join(s, " ")
}

// cases are mates that are known, with what is special about them.
var cases = map[string]struct {
	sfen            string
	length, problem int
	first           string
}{
	"gold at the head":         {"4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1", 1, 1, "G*5b"},
	"two golds would do":       {"5kg2/9/4GG3/9/9/9/9/9/9 b 2r2bg4s4n4l18p 1", 1, 1, "5c5b"},
	"a pawn may not mate":      {"7lk/9/7G1/9/9/9/9/9/9 b P2r2b3g4s4n3l17p 1", 0, 0, ""},
	"white attacks":            {"9/9/9/9/9/9/4p4/9/4K4 w g 1", 1, 1, "G*5h"},
	"no check at all":          {rules.StartSFEN, 0, 0, ""},
	"futile interposition":     {"7nl/7k1/6ppp/9/9/9/9/9/5R3 b Sr2b4g3s3n3l15p 1", 7, 5, "4i4b+"},
	"futile all the way":       {"7k1/6P2/2R4S1/6G2/9/9/9/9/9 b Pr2b3g3s4n4l16p 1", 7, 1, "P*2b"},
	"eleven plies":             {"4k4/9/PPPPPPPPP/9/9/9/9/9/9 b B4L2rb4g4s4n9p 1", 11, 11, "L*5b"},
	"the attacker is in check": {"7k1/9/7S1/9/9/9/9/9/1r5K1 b G 1", 0, 0, ""},
}

func TestKnown(t *testing.T) {
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			p := position(t, c.sfen)
			r := mate.New(1<<16).Solve(t.Context(), p, engine.Limits{})
			if r.Length != c.length || r.ProblemLength != c.problem || texts(r.FirstMoves) != c.first || !r.Sure {
				t.Errorf("%+v", r)
			}
			if r.Mate {
				isMate(t, p, r.Line, c.length)
			}
		})
	}
}

// TestGPSShogi compares with another solver on positions of games.
func TestGPSShogi(t *testing.T) {
	text, err := os.ReadFile("testdata/gpsshogi.tsv")
	if err != nil {
		t.Fatal(err)
	}
	nodes := 3000
	if *deep {
		nodes = 5_000_000
	}
	s := mate.New(1 << 18)
	count := map[string]int{}
	for line := range strings.Lines(string(text)) {
		sfen, verdict, ok := strings.Cut(strings.TrimSpace(line), "\t")
		if !ok || sfen == "sfen" || strings.HasPrefix(sfen, "#") {
			continue
		}
		r := s.Solve(t.Context(), position(t, sfen), engine.Limits{Nodes: nodes})
		ours := "timeout"
		switch {
		case r.Mate:
			ours = "mate"
		case r.Sure:
			ours = "nomate"
		}
		switch {
		case ours == verdict:
			count["the same"]++
		case ours == "timeout":
			count["open here"]++
		case verdict == "timeout":
			count["open there"]++
		default:
			t.Errorf("%s: %s, gpsshogi says %s", sfen, ours, verdict)
		}
	}
	if count["the same"] < 250 {
		t.Errorf("%v", count)
	}
	t.Log(count)
}

// TestBounds: a bound makes the answer unsure, never wrong.
func TestBounds(t *testing.T) {
	p := position(t, cases["eleven plies"].sfen)
	for _, nodes := range []int{1, 2, 10, 100, 1000, 10_000} {
		r := mate.New(1<<16).Solve(t.Context(), p, engine.Limits{Nodes: nodes})
		if r.Sure || r.Mate && r.Length < 11 || r.Nodes > nodes+32 {
			t.Errorf("%d nodes: %+v", nodes, r)
		}
	}
	for plies := 1; plies <= 12; plies++ {
		r := mate.New(1<<16).Solve(t.Context(), p, engine.Limits{Depth: plies})
		if r.Mate != (plies >= 11) || r.Sure != r.Mate {
			t.Errorf("within %d plies: %+v", plies, r)
		}
	}
}

// counting ends when it has been asked so often.
type counting struct {
	context.Context
	left int
}

func (c *counting) Err() error {
	if c.left--; c.left < 0 {
		return context.Canceled
	}
	return nil
}

// TestEnd: the context is asked at every 256th position, each some microseconds,
// and then no more is looked at.
func TestEnd(t *testing.T) {
	p := position(t, cases["eleven plies"].sfen)
	for _, left := range []int{0, 1, 7} {
		r := mate.New(1<<16).Solve(&counting{t.Context(), left}, p, engine.Limits{})
		if r.Sure || r.Nodes > (left+2)*256 {
			t.Errorf("asked %d times: %+v", left, r)
		}
	}
	r := mate.New(1<<16).Solve(t.Context(), p, engine.Limits{Time: time.Nanosecond})
	if r.Sure || r.Nodes > 1024 {
		t.Errorf("no time: %+v", r)
	}
}

// TestMemory: what a solver has learnt changes no answer.
func TestMemory(t *testing.T) {
	s := mate.New(1 << 16)
	for range 2 {
		for name, c := range cases {
			old := s.Solve(t.Context(), position(t, c.sfen), engine.Limits{})
			fresh := mate.New(1<<16).Solve(t.Context(), position(t, c.sfen), engine.Limits{})
			if old.Length != fresh.Length || old.ProblemLength != fresh.ProblemLength ||
				texts(old.Line) != texts(fresh.Line) || !slices.Equal(old.FirstMoves, fresh.FirstMoves) {
				t.Errorf("%s: %+v, fresh %+v", name, old, fresh)
			}
		}
	}
}

// TestUnsureLine: a mate whose length is not settled has a line all the same.
func TestUnsureLine(t *testing.T) {
	p := position(t, "2k6/+S8/2p1s4/4rp3/1pP3pS1/3B5/1P1PPPPP+l/1G4G1+l/4KB1+r1 w L2gs4nl7p 116")
	r := mate.New(1<<20).Solve(t.Context(), p, engine.Limits{Nodes: 200_000})
	if !r.Mate || r.Sure || len(r.Line) == 0 || len(r.Line) > r.Length {
		t.Fatalf("%+v", r)
	}
	isMate(t, p, r.Line, len(r.Line))
}
