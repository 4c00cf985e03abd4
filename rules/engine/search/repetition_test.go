package search

import (
	"os"
	"strings"
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// follow plays moves in USI.
func follow(t testing.TB, g *rules.Game, moves ...string) {
	t.Helper()
	for _, m := range moves {
		a, err := rules.ParseAttempt(m)
		if err == nil {
			err = g.Play(a)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// vectors returns the games of the law's own test that end by repetition.
func vectors(t *testing.T) [][]string {
	t.Helper()
	text, err := os.ReadFile("../../testdata/sennichite.tsv")
	if err != nil {
		t.Fatal(err)
	}
	var rows [][]string
	for line := range strings.Lines(string(text)) {
		row := strings.Split(line, "\t")
		if len(row) > 7 && (row[7] == "draw" || strings.HasPrefix(row[7], "perpetual-")) {
			rows = append(rows, row)
		}
	}
	if len(rows) < 10 {
		t.Fatalf("%d rows", len(rows))
	}
	return rows
}

// TestRepetitionsEnd takes the vectors just before the end: whoever checked for
// ever stops, and nobody who is ahead draws.
func TestRepetitionsEnd(t *testing.T) {
	mustTurnAway(t, func(g *rules.Game) engine.Choice {
		return choose(t, New(Strongest, 1), g, engine.Limits{Nodes: 5000})
	})
}

// mustTurnAway lets somebody move just before the vectors end.
func mustTurnAway(t *testing.T, moves func(*rules.Game) engine.Choice) {
	t.Helper()
	for _, row := range vectors(t) {
		played := strings.Fields(row[2])
		for back := 1; back <= 2; back++ {
			g := game(t, row[1])
			follow(t, g, played[:len(played)-back]...)
			before := g.Position()
			if err := moves(g).Apply(g); err != nil {
				t.Fatal(err)
			}
			o := g.Outcome()
			if o.Ending == rules.EndPerpetualCheck && o.Winner != before.Turn() {
				t.Errorf("%s, %d before the end: loses by perpetual check", row[0], back)
			}
			if o.Ending == rules.EndSennichite && material(&before, before.Turn()) > material(&before, before.Turn().Opponent()) {
				t.Errorf("%s, %d before the end: draws", row[0], back)
			}
		}
	}
}

// TestVerdict: what ends the game at once is judged by the law, which looks back
// to the first time, not only to the last.
func TestVerdict(t *testing.T) {
	for _, row := range vectors(t) {
		moves := strings.Fields(row[2])
		g := game(t, row[1])
		follow(t, g, moves[:len(moves)-1]...)
		tr := newDive(1, &scale{tuned, newReductions(&tuned), fitted})
		tr.prepare(t.Context(), g, engine.Limits{}, clearView)
		want := tr.draw
		if row[7] != "draw" {
			want = engine.Mates(1)
			if (row[7] == "perpetual-sente") == (tr.player == rules.Black) {
				want = engine.Mated(1)
			}
		}
		for _, r := range tr.roots {
			if last := r.move.String() == moves[len(moves)-1]; last != r.settled || last && r.score != want {
				t.Errorf("%s: %s settled %v, %v; want %v", row[0], r.move, r.settled, r.score, want)
			}
		}
	}
}

// TestNoPerpetualCheck: far behind, with a check at hand every time and no mate
// against it, the player still turns to something else before the fourth time. The
// other side only ever moves its king.
func TestNoPerpetualCheck(t *testing.T) {
	for _, l := range []Level{LevelAt(1, 0), LevelAt(4, 0), LevelAt(7, 0), LevelAt(8, 0)} {
		g := game(t, "4k4/9/9/pppp5/5R3/9/PPPP5/LSGG5/LKSN5 b r2b2g2l2s3n 1")
		p := New(l, 1)
		for range 16 {
			if err := choose(t, p, g, engine.Limits{}).Apply(g); err != nil {
				t.Fatal(err)
			}
			if g.Outcome().Ending != rules.NotEnded {
				break
			}
			now := g.Position()
			for _, m := range now.Legal() {
				if m.From() == now.King(rules.White) {
					follow(t, g, m.String())
					break
				}
			}
		}
		if o := g.Outcome(); o.Ending == rules.EndPerpetualCheck && o.Winner == rules.White {
			t.Errorf("%s checked for ever: %v", l, g.Moves())
		}
	}
}

// TestCycles compares what the search sees ahead with what the law says once the
// game is over.
func TestCycles(t *testing.T) {
	g := game(t, "6k2/9/9/9/9/9/9/5R3/8K b - 1")
	loop := []string{"4h3h", "3a4a", "3h4h", "4a3a"}
	h := newHistory(g)
	if h.cycle() != noCycle {
		t.Error("the start is no repetition")
	}
	follow(t, g, loop...)
	if h = newHistory(g); h.cycle() != checkingCycle {
		t.Errorf("a loop of checks is %d", h.cycle())
	}
	follow(t, g, "4h3h")
	if h = newHistory(g); h.cycle() != checkedCycle {
		t.Errorf("seen by the side that is checked it is %d", h.cycle())
	}
	follow(t, g, "3a2a", "3h4h", "2a3a", "4h5h", "3a2a", "5h4h", "2a3a")
	if h = newHistory(g); h.cycle() != quietCycle {
		t.Errorf("a loop without checks is %d", h.cycle())
	}
}

// TestCyclesOfHands: within the line, but not before it, it also counts that the
// board has come back with other hands.
func TestCyclesOfHands(t *testing.T) {
	for name, c := range map[string]struct {
		sfen, moves string
		want        cycle
	}{
		"a pawn has been given away": {"4k4/9/9/9/9/4r4/9/9/K8 b 4P 1", "P*5e 5f5e 9i9h 5e5f 9h8i 5a4a 8i9i 4a5a", poorerCycle},
		"a pawn has been won":        {"4k4/9/9/9/9/9/9/7R1/K8 b p 1", "9i9h P*2d 2h2d 5a4a 2d2h 4a4b 9h9i 4b5a", richerCycle},
		"nothing has changed":        {"4k4/9/9/9/9/9/9/7R1/K8 b p 1", "9i9h 5a4a 9h9i 4a5a", quietCycle},
		"the other side is to move":  {"4k4/9/9/9/9/9/9/7R1/K8 b p 1", "9i9h 5a4a 9h8h 4a5a 8h9i", noCycle},
	} {
		t.Run(name, func(t *testing.T) {
			g := game(t, c.sfen)
			h := newHistory(g)
			moves := strings.Fields(c.moves)
			for i, m := range moves {
				if follow(t, g, m); h.cycle() != noCycle {
					t.Errorf("before %s: %d", m, h.cycle())
				}
				now := g.Position()
				if h.push(&now); i == len(moves)-1 && h.cycle() != c.want {
					t.Errorf("in the line: %d, want %d", h.cycle(), c.want)
				}
			}
			if past := newHistory(g); c.want != quietCycle && past.cycle() != noCycle {
				t.Errorf("in the game: %d", past.cycle())
			}
		})
	}
}

// TestRepeated: what a repetition in the line is worth to the side to move.
func TestRepeated(t *testing.T) {
	const start = "6k2/9/9/9/9/9/9/5R3/8K b r2b 1" // a draw is worth something else than nothing
	d := anew(t, game(t, start))
	for _, c := range []struct {
		moves string
		want  engine.Score
	}{
		{"4h3h 3a4a 3h4h 4a3a", -endless}, {"4h3h 3a4a 3h4h 4a3a 4h3h", endless},
		{"4h5h 3a2a 5h4h 2a3a", d.draw}, {"4h5h 3a2a 5h4h 2a3a 4h5h", -d.draw},
	} {
		d := anew(t, game(t, start))
		for i, name := range strings.Fields(c.moves) {
			if _, over := d.repeated(); over != (i == 4) {
				t.Errorf("%s: before %s a repetition: %t", c.moves, name, over)
			}
			d.make(named(&d.pos, name), i)
		}
		if got, over := d.repeated(); !over || got != c.want {
			t.Errorf("%s: %v, %t, want %v", c.moves, got, over, c.want)
		}
	}
}
