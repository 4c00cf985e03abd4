package lessons

import (
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"terakoya/rules"
)

// refuted is a drawn position, a move in it, and what refutes that.
type refuted struct {
	name, goal, move string
	position         rules.Position
	by               []string
	way              Way
}

// ways are the names of ways in the drawings.
var ways = map[string]Way{
	"none": NoEscape, "no-check": NoCheck, "moves": KingMoves, "takes-king": KingTakes, "takes": PieceTakes,
	"between": PieceBetween, "mates": Mates,
}

// TestRefutation: what the opponent plays, and how it is told, in every drawing.
func TestRefutation(t *testing.T) {
	all := readRefutations(t)
	if len(all) < 20 {
		t.Fatalf("%d positions", len(all))
	}
	seen := map[Way]bool{}
	for _, c := range all {
		t.Run(c.name, func(t *testing.T) {
			s := Step{Kind: PlayMove, Position: c.position, Goal: goalOf(t, c.goal)}
			m := legal(t, &s.Position, c.move)
			var got []string
			line := s.Refutation(m)
			p := s.Position
			p.Make(m)
			for _, reply := range line {
				if err := p.Check(reply.Attempt()); err != nil {
					t.Fatal(err)
				}
				p.Make(reply)
				got = append(got, reply.String())
			}
			if !slices.Equal(got, c.by) {
				t.Errorf("refuted by %v, want %v", got, c.by)
			}
			if e := EscapeBy(&s.Position, m, line); e.Way != c.way {
				t.Errorf("told as %+v, want %d", e, c.way)
			}
			if len(line) > 0 && s.Goal.Met(&s.Position, m) {
				t.Error("a right move is refuted")
			}
			seen[c.way] = true
		})
	}
	if len(seen) != len(ways) {
		t.Errorf("%d ways of %d are drawn", len(seen), len(ways))
	}
}

func goalOf(t *testing.T, text string) Goal {
	t.Helper()
	g, err := ParseGoal(text)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// legal reads a move that is legal.
func legal(t *testing.T, p *rules.Position, usi string) rules.Move {
	t.Helper()
	a, err := rules.ParseAttempt(usi)
	if err == nil {
		err = p.Check(a)
	}
	if err != nil {
		t.Fatal(err)
	}
	return a.Move()
}

// readRefutations reads the drawings.
func readRefutations(t *testing.T) []refuted {
	t.Helper()
	text, err := os.ReadFile("testdata/refutations.txt")
	if err != nil {
		t.Fatal(err)
	}
	var all []refuted
	for _, part := range strings.Split(string(text), "\n-- ")[1:] {
		all = append(all, readRefutation(t, strings.Split(strings.TrimSpace(part), "\n")))
	}
	return all
}

func readRefutation(t *testing.T, lines []string) refuted {
	t.Helper()
	c := refuted{name: lines[0]}
	ranks, hand := []string{}, "-"
	for _, line := range lines[1:] {
		words := strings.Fields(line)
		switch words[0] {
		case "goal":
			c.goal = strings.Join(words[1:], " ")
		case "hand":
			hand = words[1]
		case "move":
			c.move = words[1]
			if words[3] != "-" {
				c.by = words[3 : len(words)-1]
			}
			way, ok := ways[words[len(words)-1]]
			if !ok {
				t.Fatalf("%s: %q", c.name, line)
			}
			c.way = way
		default:
			ranks = append(ranks, rank(words))
		}
	}
	for len(ranks) < 9 {
		ranks = append(ranks, "9")
	}
	p, _, err := rules.ParseSFEN(strings.Join(ranks, "/") + " b " + hand + " 1")
	if err != nil {
		t.Fatalf("%s: %v", c.name, err)
	}
	c.position = p
	return c
}

// rank writes a drawn rank as SFEN does.
func rank(squares []string) string {
	out, empty := "", 0
	flush := func() {
		if empty > 0 {
			out += strconv.Itoa(empty)
		}
		empty = 0
	}
	for _, sq := range squares {
		if sq == "." {
			empty++
			continue
		}
		flush()
		out += sq
	}
	flush()
	return out
}

// TestLooksAhead: only mates of several plies take time.
func TestLooksAhead(t *testing.T) {
	for goal, want := range map[string]bool{
		"mate": false, "mateIn 1": false, "mateIn 3": true, "keepsMateIn 1": true, "all(drops G, mateIn 3)": true,
		"not(mateIn 3)": false, "safe": false,
	} {
		s := Step{Goal: goalOf(t, goal)}
		if s.LooksAhead() != want {
			t.Errorf("%s: %t", goal, !want)
		}
	}
	if s := (Step{}); s.LooksAhead() || s.WantsMate() || s.Refutation(rules.NoMove) != nil {
		t.Error("a step without a goal looks ahead")
	}
}

// TestWalkRefutation: a line tells what refuted the last try, and forgets it with the next.
func TestWalkRefutation(t *testing.T) {
	p, _, err := rules.ParseSFEN("9/9/6S2/8k/9/7R1/9/9/9 b r2b4g3s3n4l18p 1")
	if err != nil {
		t.Fatal(err)
	}
	s := Step{Kind: PlayLine, Position: p, Goal: goalOf(t, "mateIn 3")}
	w := s.Begin()
	for _, c := range []struct{ move, by string }{
		{"2f1f", "1d2c"}, {"2f9f", ""}, {"2f5a", ""}, {"2f1f", "1d2c"}, {"3c2d+", ""}, {"2f1f", "1e2d"}, {"2d2e", ""},
	} {
		a, err := rules.ParseAttempt(c.move)
		if err != nil {
			t.Fatal(err)
		}
		w.Try(a)
		got := ""
		for _, m := range w.Refutation() {
			got += m.String()
		}
		if got != c.by {
			t.Errorf("%s is refuted by %q, want %q", c.move, got, c.by)
		}
	}
	if !w.Done() {
		t.Error("the line is not at its end")
	}
}

// TestBeatRefutation: in a script the goal of the move says what refutes it.
func TestBeatRefutation(t *testing.T) {
	p, _, err := rules.ParseSFEN("4k4/9/9/9/9/4p4/9/9/4K4 b NS 1")
	if err != nil {
		t.Fatal(err)
	}
	s := Step{Kind: PlayLine, Position: p, Beats: []Beat{{Learner: true, Goal: goalOf(t, "safe")}}}
	w := s.Begin()
	w.Try(legal(t, &p, "N*5g").Attempt())
	if line := w.Refutation(); len(line) != 1 || line[0].String() != "5f5g+" {
		t.Errorf("refuted by %v", line)
	}
	s = Step{Kind: PlayLine, Position: p, Passing: true, Goal: goalOf(t, "reach 5e")}
	w = s.Begin()
	if v := w.Try(legal(t, &p, "S*5b").Attempt()); v.Result != Missed || w.Refutation() != nil {
		t.Errorf("where the opponent passes %+v is refuted by %v", v, w.Refutation())
	}
}
