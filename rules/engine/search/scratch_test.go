package search

import (
	"bufio"
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
	"time"

	"terakoya/rules"
	"terakoya/rules/engine"
)

func mates(p *rules.Position) (n, all int) {
	for _, m := range p.Legal() {
		q := *p
		q.Make(m)
		if q.InCheck() && !q.HasLegal() {
			n++
		}
		all++
	}
	return
}

func TestTsume1(t *testing.T) {
	f, _ := os.Open("/work/shared/tsume.tsv")
	s := bufio.NewScanner(f)
	n, ok, n3, ok3 := 0, 0, 0, 0
	for s.Scan() {
		c := strings.Split(s.Text(), "\t")
		if c[1] != "1" && c[1] != "3" {
			continue
		}
		p, _, err := rules.ParseSFEN(c[0])
		if err != nil {
			t.Fatal(err)
		}
		pl := New(1)
		if c[1] == "3" {
			pl.depth = 3
		}
		ch, err := pl.Choose(context.Background(), rules.NewGame(p), engine.Limits{})
		if c[1] == "1" {
			n++
			if ch.Info.Score == engine.Mates(1) {
				ok++
			}
		} else {
			n3++
			if ch.Info.Score == engine.Mates(3) {
				ok3++
			}
		}
	}
	fmt.Println("mate1", ok, n, "mate3@3", ok3, n3)
}

// see2m of the match runner.
type see2m struct{}

var vh = map[rules.Kind]int{rules.Pawn: 1, rules.Lance: 4, rules.Knight: 5, rules.Silver: 7, rules.Gold: 8, rules.Bishop: 11, rules.Rook: 13}

func (see2m) Name() string { return "see2m" }
func (see2m) Choose(ctx context.Context, g *rules.Game, l engine.Limits) (engine.Choice, error) {
	p := g.Position()
	var best rules.Move
	bs := -1e9
	for _, m := range p.Legal() {
		s := float64(gain(&p, m))
		u := p.Make(m)
		if p.InCheck() && !p.HasLegal() {
			s += 1e6
		} else {
			worst := 0
			for _, r := range p.Legal() {
				if v := gain(&p, r); p.At(r.To()) != rules.NoPiece {
					w := p.At(r.From()).Kind()
					u2 := p.Make(r)
					if !p.Attackers(p.Turn(), r.To()).Empty() {
						v -= value[w].board + value[w].hand
					}
					p.Unmake(u2)
					worst = max(worst, v)
				}
			}
			s -= float64(worst)
		}
		p.Unmake(u)
		s += rand.Float64() * 50
		if s > bs {
			bs, best = s, m
		}
	}
	return engine.Choice{Move: best}, nil
}

func at(depth int, seed uint64) *Player { p := New(seed); p.depth = depth; return p }

func play(t *testing.T, key string, a, b engine.Engine, max int) (rules.Outcome, *rules.Game, [2]time.Duration, [2]time.Duration) {
	g := game(key)
	pl := [2]engine.Engine{a, b}
	var tot, most [2]time.Duration
	for g.Outcome().Ending == rules.NotEnded && len(g.Moves()) < max {
		p := g.Position()
		s := time.Now()
		c, err := pl[p.Turn()].Choose(context.Background(), g, engine.Limits{})
		d := time.Since(s)
		tot[p.Turn()] += d
		if d > most[p.Turn()] {
			most[p.Turn()] = d
		}
		if err != nil {
			t.Fatal(err)
		}
		if err := c.Apply(g); err != nil {
			t.Fatal(err)
		}
	}
	return g.Outcome(), g, tot, most
}

func TestMatch(t *testing.T) {
	type pair struct {
		key  string
		a, b func(s uint64) engine.Engine
		name string
		n    uint64
	}
	d := func(n int) func(s uint64) engine.Engine { return func(s uint64) engine.Engine { return at(n, s) } }
	see := func(uint64) engine.Engine { return see2m{} }
	for _, m := range []pair{
		{"even-game", d(2), see, "d2-see2m", 20},
		{"even-game", see, d(2), "see2m-d2", 20},
		{"even-game", d(1), see, "d1-see2m", 20},
		{"six-piece-handicap", see, d(2), "see2m-d2 6p", 20},
		{"eight-piece-handicap", see, d(2), "see2m-d2 8p", 20},
		{"ten-piece-handicap", see, d(2), "see2m-d2 10p", 20},
		{"even-game", d(2), d(1), "d2-d1", 20},
		{"even-game", d(3), d(2), "d3-d2", 20},
		{"even-game", d(4), d(2), "d4-d2", 10},
	} {
		var w [3]int
		var moves int
		var tot, most [2]time.Duration
		ends := map[rules.Ending]int{}
		for s := range m.n {
			o, g, tt, mm := play(t, m.key, m.a(s), m.b(s+100), 300)
			ends[o.Ending]++
			switch {
			case !o.Won:
				w[2]++
			default:
				w[o.Winner]++
			}
			moves += len(g.Moves())
			for i := range tot {
				tot[i] += tt[i]
				most[i] = max(most[i], mm[i])
			}
		}
		fmt.Println(m.name, "black", w[0], "white", w[1], "none", w[2], ends, "plies", moves/int(m.n), "avg", tot[0]/time.Duration(moves/2), tot[1]/time.Duration(moves/2), "max", most)
	}
}
