package search

import (
	"math/rand/v2"
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
	for _, row := range vectors(t) {
		moves := strings.Fields(row[2])
		for back := 1; back <= 2; back++ {
			g := game(t, row[1])
			follow(t, g, moves[:len(moves)-back]...)
			before := g.Position()
			if err := choose(t, New(1), g, engine.Limits{}).Apply(g); err != nil {
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
		tr := newTree(t.Context(), g, engine.Limits{}, 0)
		tr.list(g, rand.New(rand.NewPCG(0, 0)))
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

// TestNoPerpetualCheck: far behind, with a check at hand every time, the player
// still turns to something else before the fourth time.
func TestNoPerpetualCheck(t *testing.T) {
	g := game(t, "6k2/r8/9/9/9/9/9/5R3/8K b b4g4s 1")
	p := New(1)
	for range 12 {
		if g.Outcome().Ending != rules.NotEnded {
			break
		}
		if err := choose(t, p, g, engine.Limits{}).Apply(g); err != nil {
			t.Fatal(err)
		}
		if now := g.Position(); g.Outcome().Ending == rules.NotEnded {
			follow(t, g, now.Legal()[0].String())
		}
	}
	if o := g.Outcome(); o.Ending == rules.EndPerpetualCheck && o.Winner == rules.White {
		t.Errorf("checked for ever: %v", g.Moves())
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
