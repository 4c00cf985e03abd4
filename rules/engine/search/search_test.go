package search

import (
	"context"
	"fmt"
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/firsthour"
)

func TestScratch(t *testing.T) {
	wins := 0
	for _, key := range []string{"ten-piece-handicap", "six-piece-handicap", "even-game"} {
		for seed := range uint64(10) {
			g := game(key)
			players := [2]engine.Engine{New(seed), firsthour.NewWanders(seed)}
			nodes := 0
			for g.Outcome().Ending == rules.NotEnded && len(g.Moves()) < 300 {
				p := g.Position()
				c, err := players[p.Turn()].Choose(context.Background(), g, engine.Limits{})
				if err != nil {
					t.Fatal(err)
				}
				nodes = max(nodes, c.Info.Nodes)
				if err := c.Apply(g); err != nil {
					t.Fatal(err)
				}
			}
			o := g.Outcome()
			p := g.Position()
			fmt.Println(key, seed, o.Ending, o.Winner, o.Ply, len(g.Moves()), "maxnodes", nodes, p.SFEN())
		}
	}
	_ = wins
}

func game(key string) *rules.Game {
	for _, h := range rules.Handicaps {
		if h.Key == key {
			return rules.NewGame(h.Position())
		}
	}
	panic(key)
}

func BenchmarkChoose(b *testing.B) {
	for _, sfen := range []string{
		rules.StartSFEN,
		"l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
		"ln1g3nl/1ks4r1/1pppp1bpp/p4pp2/2P6/PP1PPPP1P/1BSS1G1P1/2KG3R1/LN5NL b Gs 1",
	} {
		p, _, err := rules.ParseSFEN(sfen)
		if err != nil {
			b.Fatal(err)
		}
		g := rules.NewGame(p)
		b.Run(sfen[:6], func(b *testing.B) {
			b.ReportAllocs()
			nodes := 0
			for b.Loop() {
				c, err := New(1).Choose(context.Background(), g, engine.Limits{})
				if err != nil {
					b.Fatal(err)
				}
				nodes = c.Info.Nodes
			}
			b.ReportMetric(float64(nodes), "nodes")
		})
	}
}
