package search

import (
	"context"
	"os"
	"strings"
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine"
)

func game(t testing.TB, sfen string) *rules.Game {
	t.Helper()
	p, _, err := rules.ParseSFEN(sfen)
	if err != nil {
		t.Fatal(err)
	}
	return rules.NewGame(p)
}

// positions reads a file of testdata; lines with # are comments.
func positions(t testing.TB, name string) []string {
	t.Helper()
	text, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for line := range strings.Lines(string(text)) {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "#") {
			out = append(out, line)
		}
	}
	return out
}

func choose(t testing.TB, p *Player, g *rules.Game, l engine.Limits) engine.Choice {
	t.Helper()
	c, err := p.Choose(context.Background(), g, l)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestMateInOne: whoever is of rank 3 or more sees a mate in one always.
func TestMateInOne(t *testing.T) {
	for _, sfen := range positions(t, "mates.txt") {
		for rank := 3; rank <= 10; rank++ {
			g := game(t, sfen)
			c := choose(t, New(LevelAt(rank, 0), uint64(rank)), g, engine.Limits{})
			if c.Info.Score != engine.Mates(1) {
				t.Errorf("%s: rank %d plays %v and thinks %v", sfen, rank, c.Move, c.Info.Score)
			}
			if err := c.Apply(g); err != nil || g.Outcome().Ending != rules.EndMate {
				t.Errorf("%s: %v of rank %d does not mate, %v", sfen, c.Move, rank, err)
			}
		}
	}
}

// TestMateRatherThanTakingBack: a mate goes before what can be taken back, also where
// a pinned piece seems to guard against it.
func TestMateRatherThanTakingBack(t *testing.T) {
	for rank := 3; rank <= 10; rank++ {
		g := game(t, "R2gk4/9/4P4/9/9/8p/8S/9/4K3L w G 1")
		follow(t, g, "1f1g")
		if got := choose(t, New(LevelAt(rank, 0), 1), g, engine.Limits{}).Move.String(); got != "G*5b" {
			t.Errorf("rank %d plays %s", rank, got)
		}
	}
}

// allowsMate reports whether the side to move can mate at once.
func allowsMate(p rules.Position) bool {
	for _, m := range p.Legal() {
		next := p
		if next.Make(m); next.InCheck() && !next.HasLegal() {
			return true
		}
	}
	return false
}

func TestMateAvoided(t *testing.T) {
	for _, sfen := range positions(t, "threats.txt") {
		g := game(t, sfen)
		pass := game(t, sfen)
		pass.Pass()
		if !allowsMate(pass.Position()) {
			t.Errorf("%s: no mate threatens", sfen)
		}
		for rank := 7; rank <= 10; rank++ {
			c := choose(t, New(LevelAt(rank, 0), 1), g, engine.Limits{})
			after := game(t, sfen)
			if err := c.Apply(after); err != nil || allowsMate(after.Position()) {
				t.Errorf("%s: %v of rank %d lets itself be mated, %v", sfen, c.Move, rank, err)
			}
		}
	}
}

// TestMateRatherThanStandstill: the side that cannot move has lost even without
// a check, but a learner wonders why. The second is the row END-01 of the faults that
// other programs had.
func TestMateRatherThanStandstill(t *testing.T) {
	for _, sfen := range []string{
		"8k/9/9/9/9/9/9/9/K5+R2 b - 1",   // 3i3b leaves no move
		"8k/6G2/7G1/9/9/9/9/9/4K4 b - 1", // 3b3a
	} {
		for rank := 8; rank <= 10; rank++ {
			g := game(t, sfen)
			if err := choose(t, New(LevelAt(rank, 0), 1), g, engine.Limits{}).Apply(g); err != nil {
				t.Fatal(err)
			}
			if o := g.Outcome(); o.Ending == rules.EndNoLegalMove {
				t.Errorf("%s: rank %d, %s", sfen, rank, o.Ending)
			}
		}
	}
}
