package search

import (
	"slices"
	"strings"
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// TestTakesBack: drawn boards on which the last move took something that can be taken
// back for nothing. Every rank does it.
func TestTakesBack(t *testing.T) {
	for name, c := range map[string]struct {
		sfen  string
		moves []string
		best  string // the answer, or where it goes
	}{
		"a silver":                               {"4k4/9/9/4s4/4S4/4P4/9/9/4K4 w - 1", []string{"5d5e"}, "5e"},
		"a gold beside the king":                 {"4k4/9/9/9/9/9/4s4/4G4/4K4 w - 1", []string{"5g5h"}, "5h"},
		"the bishop of the opening":              {rules.StartSFEN, []string{"7g7f", "3c3d", "8h2b+"}, "2b"},
		"by the pawn, as the rook would be lost": {"4k4/9/9/4ps3/4S3R/4P4/9/9/4K4 w - 1", []string{"4d5e"}, "5f5e"},
		"for White a rook":                       {"4k4/4p4/4r4/9/4R4/9/9/9/4K4 b - 1", []string{"5e5c+"}, "5c"},
	} {
		t.Run(name, func(t *testing.T) {
			for rank := 1; rank <= 10; rank++ {
				seeds := uint64(2)
				if rank <= 3 {
					seeds = 12 // they misjudge much
				}
				for seed := range seeds {
					g := game(t, c.sfen)
					follow(t, g, c.moves...)
					m := choose(t, New(LevelAt(rank, 0), seed), g, engine.Limits{}).Move
					if !strings.HasSuffix(strings.TrimSuffix(m.String(), "+"), c.best) {
						t.Errorf("rank %d, seed %d: %s", rank, seed, m)
					}
				}
			}
		})
	}
}

// TestPlayerLaws: what holds of every move of every level in its games.
func TestPlayerLaws(t *testing.T) {
	games := 4
	if testing.Short() {
		games = 1
	}
	backs, mates := 0, 0
	for _, l := range []Level{0, LevelAt(2, 1), LevelAt(3, 0), LevelAt(4, 2), LevelAt(5, 0), LevelAt(6, 1)} {
		for n := range games {
			g := game(t, someGames[[]string{"start", "six", "castles", "fight"}[n]])
			p := New(l, uint64(n))
			for g.Outcome().Ending == rules.NotEnded && len(g.Moves()) < 120 {
				now := g.Position()
				c := choose(t, p, g, engine.Limits{})
				d := anew(t, g)
				if now.Check(c.Move.Attempt()) != nil {
					t.Fatalf("%s: %s plays %s", now.SFEN(), l, c.Move)
				}
				mates += mustMate(t, l, d, c)
				backs += mustTakeBack(t, l, d, g, c)
				if c.Resign {
					break
				}
				follow(t, g, c.Move.String())
			}
		}
	}
	if backs < 20*games || mates < games {
		t.Errorf("%d times something could be taken back, %d times there was a mate: too few", backs, mates)
	}
}

// mustMate: from rank 3 on a mate in one is played where there is one.
func mustMate(t *testing.T, l Level, d *dive, c engine.Choice) int {
	t.Helper()
	if l.Rank() < 3 || !allowsMate(d.pos) {
		return 0
	}
	if !d.mated(c.Move) {
		t.Errorf("%s: %s plays %s, which does not mate", d.pos.SFEN(), l, c.Move)
	}
	return 1
}

// mustTakeBack: what was taken is taken back where that costs nothing, unless more is
// won elsewhere or there is a mate.
func mustTakeBack(t *testing.T, l Level, d *dive, g *rules.Game, c engine.Choice) int {
	t.Helper()
	n := len(g.Moves())
	if n == 0 {
		return 0
	}
	last := g.Moves()[n-1].To()
	if before := g.PositionAfter(n - 1); before.At(last) == rules.NoPiece {
		return 0
	}
	back := slices.ContainsFunc(d.pos.Legal(), func(m rules.Move) bool { // a mate may not be seen
		return m.To() == last && d.pays(m, 0) && !d.mated(m)
	})
	_, mate := c.Info.Score.Mate()
	if !back || mate {
		return 0
	}
	worth := cost[d.pos.At(last).Kind()]
	if c.Move.To() != last && cost[d.pos.At(c.Move.To()).Kind()] < worth || !d.pays(c.Move, 0) {
		t.Errorf("%s: %s plays %s and takes nothing back on %s", d.pos.SFEN(), l, c.Move, last)
	}
	return 1
}

// TestAnswersCheck: in check every rank answers it: by the only move where there is
// but one, and else by a legal one.
func TestAnswersCheck(t *testing.T) {
	for sfen, only := range map[string]string{
		"7k1/5G1P1/6B2/7N1/9/9/9/9/4K4 w - 1": "2a1a",
		"4k4/9/9/9/9/9/3ppp3/4r4/4K4 b R 1":   "",
		"4k4/9/9/9/4r4/9/9/9/3GKG3 b GSNLP 1": "",
		"4k4/9/9/9/9/3n5/9/9/3GKG1R1 b - 1":   "",
	} {
		for rank := 1; rank <= 10; rank++ {
			g := game(t, sfen)
			now := g.Position()
			if g.Outcome().Ending != rules.NotEnded {
				t.Fatalf("%s is over", sfen)
			}
			m := choose(t, New(LevelAt(rank, 0), 2), g, engine.Limits{Nodes: 3000}).Move
			if now.Check(m.Attempt()) != nil || only != "" && m.String() != only {
				t.Errorf("%s: rank %d plays %s, only %s", sfen, rank, m, only)
			}
		}
	}
}
