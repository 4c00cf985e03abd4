package search

import (
	"context"
	"math/rand/v2"
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// someGames are positions of every stage, also the benchmark's.
var someGames = map[string]string{
	"start":   rules.StartSFEN,
	"six":     "2sgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
	"castles": "ln1g3nl/1ks4r1/1pppp1bpp/p4pp2/2P6/PP1PPPP1P/1BSS1G1P1/2KG3R1/LN5NL b Gs 1",
	"fight":   "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
	"check":   "l3k4/9/2p1p4/4r4/9/9/3P1P3/3G1G3/4K4 b GSL2b 1",
	"problem": "7nl/7k1/6ppp/9/9/9/9/9/5R3 b S 1",
}

// whole is the search without any cut, which proves the cuts.
func (t *tree) whole(ply, depth int, hot rules.SquareSet) engine.Score {
	if score, ok := t.repeated(); ok && ply > 0 {
		return score
	}
	if depth == 0 {
		return t.exchange(ply, evasions, -infinite, infinite, hot)
	}
	moves := t.pos.Legal()
	if len(moves) == 0 {
		return t.over(ply)
	}
	best := -infinite
	for _, m := range moves {
		u := t.make(m)
		best = max(best, -t.whole(ply+1, depth-1, hot.Or(rules.SetOf(m.To()))))
		t.unmake(u)
	}
	return best
}

// TestCuts: what is left out in the search changes nothing.
func TestCuts(t *testing.T) {
	for name, sfen := range someGames {
		for depth := 1; depth <= 2; depth++ {
			g := game(t, sfen)
			c := choose(t, New(7), g, engine.Limits{Depth: depth})
			all := newTree(context.Background(), g, engine.Limits{}, rand.NewPCG(7, 0).Uint64())
			if want := all.whole(0, depth, rules.SquareSet{}); c.Info.Score != want {
				t.Errorf("%s, %d plies: %v with cuts, %v without", name, depth, c.Info.Score, want)
			}
			if p := g.Position(); all.pos != p {
				t.Errorf("%s: the position is not as before", name)
			}
		}
	}
}

// TestMirror: a position seen from the other side is worth as much, but for the
// taste of the seed.
func TestMirror(t *testing.T) {
	for name, sfen := range someGames {
		s, err := rules.ParseSetup(sfen)
		if err != nil {
			t.Fatal(err)
		}
		turned := rules.Setup{Turn: s.Turn.Opponent(), Move: 1, Hands: [2]rules.Hand{s.Hands[1], s.Hands[0]}}
		for sq, pc := range s.Board {
			if pc != rules.NoPiece {
				turned.Board[rules.Square(sq).Turned()] = rules.NewPiece(pc.Color().Opponent(), pc.Kind())
			}
		}
		a := newTree(context.Background(), game(t, sfen), engine.Limits{}, 0)
		b := newTree(context.Background(), game(t, turned.SFEN()), engine.Limits{}, 0)
		if d := a.judge() - b.judge(); d < -7 || d > 7 {
			t.Errorf("%s: %v and turned round %v", name, a.judge(), b.judge())
		}
	}
}

func TestSensible(t *testing.T) {
	for name, c := range map[string]struct{ sfen, want string }{
		"takes what is free":      {"4k4/9/4p4/9/4r4/4P4/9/9/4K4 b - 1", "5f5e"},
		"saves what is attacked":  {"4k4/9/9/3p5/4G4/9/9/9/4K4 w - 1", "6d6e"},
		"takes back":              {"4k4/9/9/9/4s4/4P4/9/9/4K4 b - 1", "5f5e"},
		"promotes":                {"4k4/9/9/7P1/9/9/9/9/4K4 b - 1", "2d2c+"},
		"no bad exchange":         {"4k4/9/4p4/4s4/9/9/9/4R4/4K4 b - 1", "!5h5d"},
		"answers check by taking": {"4k4/9/9/9/9/9/9/4g4/4K4 b - 1", "5i5h"},
	} {
		t.Run(name, func(t *testing.T) {
			got := choose(t, New(1), game(t, c.sfen), engine.Limits{}).Move.String()
			if c.want[0] == '!' && got == c.want[1:] || c.want[0] != '!' && got != c.want {
				t.Errorf("plays %s, want %s", got, c.want)
			}
		})
	}
}

// TestNoAllocation: what is taken is taken at the start, however far it looks.
func TestNoAllocation(t *testing.T) {
	g := game(t, someGames["fight"])
	allocations := func(depth int) float64 {
		p := &Player{1, depth}
		return testing.AllocsPerRun(3, func() { choose(t, p, g, engine.Limits{Nodes: 5000}) })
	}
	if few, many := allocations(1), allocations(4); many > few+2 || many > 20 {
		t.Errorf("%v allocations for one ply, %v for more", few, many)
	}
}

func BenchmarkChoose(b *testing.B) {
	more := map[string]string{"593 moves": "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1"}
	for name, sfen := range someGames {
		more[name] = sfen
	}
	for name, sfen := range more {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			g, nodes := game(b, sfen), 0
			for b.Loop() {
				nodes += choose(b, New(1), g, engine.Limits{}).Info.Nodes
			}
			b.ReportMetric(float64(nodes)/float64(b.N), "nodes/op")
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
		})
	}
}
