package match

import (
	"context"
	"fmt"
	"hash/fnv"
	"runtime"
	"time"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// Stage is a position of a stage of the game, by which searches are measured.
type Stage struct{ Name, SFEN string }

// Stages are the positions of [Bench]. The checksums that have been noted are theirs: add
// none, change none.
var Stages = []Stage{
	{"start", rules.StartSFEN},
	{"six", "2sgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
	{"castles", "ln1g3nl/1ks4r1/1pppp1bpp/p4pp2/2P6/PP1PPPP1P/1BSS1G1P1/2KG3R1/LN5NL b Gs 1"},
	{"fight", "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1"},
	{"check", "l3k4/9/2p1p4/4r4/9/9/3P1P3/3G1G3/4K4 b GSL2b 1"},
	{"problem", "7nl/7k1/6ppp/9/9/9/9/9/5R3 b S 1"},
}

// Measure is how a player did at a stage.
type Measure struct {
	Stage string
	Move  rules.Move
	Score engine.Score
	Depth int
	Nodes int
	Spent time.Duration // processor time
}

// Speed returns how many positions were visited in a second of the processor.
func (m Measure) Speed() int { return speed(m.Nodes, m.Spent) }

func speed(nodes int, spent time.Duration) int {
	return int(float64(nodes) / max(spent, time.Microsecond).Seconds())
}

// Benchmark is what [Bench] measures.
type Benchmark struct {
	Measures []Measure
	Nodes    int
	Spent    time.Duration
	// Checksum changes with any move, score, depth or number of nodes: two searches with
	// the same one are the same search, as far as these positions tell.
	Checksum string
}

// Speed returns how many positions were visited in a second of the processor.
func (b *Benchmark) Speed() int { return speed(b.Nodes, b.Spent) }

// Bench lets a player think about every stage within the limits. The error is that of the
// player.
func Bench(ctx context.Context, e engine.Engine, l engine.Limits) (*Benchmark, error) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	b := &Benchmark{}
	sum := fnv.New64a()
	for _, s := range Stages {
		p, _, err := rules.ParseSFEN(s.SFEN)
		if err != nil {
			return nil, fmt.Errorf("stage %s: %w", s.Name, err)
		}
		g := rules.CSA.NewGame(p)
		from := processor()
		c, err := e.Choose(ctx, g, l)
		spent := processor() - from
		if err != nil {
			return nil, fmt.Errorf("stage %s: %w", s.Name, err)
		}
		m := Measure{s.Name, c.Move, c.Info.Score, c.Info.Depth, c.Info.Nodes, spent}
		fmt.Fprintln(sum, m.Move, int(m.Score), m.Depth, m.Nodes)
		b.Measures = append(b.Measures, m)
		b.Nodes += m.Nodes
		b.Spent += spent
	}
	b.Checksum = fmt.Sprintf("%016x", sum.Sum64())
	return b, nil
}
