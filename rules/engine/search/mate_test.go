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

func TestMateInOne(t *testing.T) {
	for _, sfen := range positions(t, "mates.txt") {
		for seed := range uint64(3) {
			g := game(t, sfen)
			c := choose(t, New(seed), g, engine.Limits{})
			if c.Info.Score != engine.Mates(1) {
				t.Errorf("%s: %v thinks %v", sfen, c.Move, c.Info.Score)
			}
			if err := c.Apply(g); err != nil || g.Outcome().Ending != rules.EndMate {
				t.Errorf("%s: %v does not mate, %v", sfen, c.Move, err)
			}
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
		c := choose(t, New(1), g, engine.Limits{})
		if err := c.Apply(g); err != nil || allowsMate(g.Position()) {
			t.Errorf("%s: %v lets itself be mated, %v", sfen, c.Move, err)
		}
	}
}

// TestMateRatherThanStandstill: the side that cannot move has lost even without
// a check, but a learner wonders why.
func TestMateRatherThanStandstill(t *testing.T) {
	const sfen = "8k/9/9/9/9/9/9/9/K5+R2 b - 1" // 3i3b leaves no move
	for seed := range uint64(5) {
		g := game(t, sfen)
		if err := choose(t, New(seed), g, engine.Limits{}).Apply(g); err != nil {
			t.Fatal(err)
		}
		if o := g.Outcome(); o.Ending == rules.EndNoLegalMove {
			t.Errorf("seed %d: %s", seed, o.Ending)
		}
	}
}
