//go:build zzadv

package advice

import (
	"fmt"
	"slices"
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/search"
)

// what a piece taken for nothing changes: White lacks it, Black has it in hand
func TestZPieces(t *testing.T) {
	s := search.NewSearcher(8 << 20)
	starts := []string{rules.StartSFEN}
	// openings: self play of the first moves with another player
	for n := range 24 {
		g := rules.NewGame(rules.Handicaps[0].Position())
		p0 := search.New(search.LevelAt(8, 0), uint64(n))
		for range 14 + n*2 {
			if g.Outcome().Ending != rules.NotEnded { break }
			c, err := p0.Choose(t.Context(), g, engine.Limits{})
			if err != nil {
				t.Fatal(err)
			}
			if c.Resign { break }
			c.Apply(g)
		}
		p := g.Position()
		if v := zscore(t, s, p, 20000); v > -400 && v < 400 && !p.InCheck() {
			starts = append(starts, p.SFEN())
		}
	}
	fmt.Println(len(starts), "positions")
	for _, k := range []rules.Kind{rules.Pawn, rules.Lance, rules.Knight, rules.Silver, rules.Gold, rules.Bishop, rules.Rook} {
		var d, e []int
		for _, f := range starts {
			p, _, _ := rules.ParseSFEN(f)
			base := zscore(t, s, p, 20000)
			for sq := range p.Of(rules.White, k).All() {
				su := p.Setup()
				su.Board[sq] = rules.NoPiece
				su2 := su
				su2.Hands[rules.Black][k]++
				for i, x := range []rules.Setup{su2, su} {
					q, _, err := x.Position()
					if err != nil { continue }
					v := zscore(t, s, q, 20000)
					if _, m := v.Mate(); m { continue }
					if i == 0 { d = append(d, int(v-base)) } else { e = append(e, int(v-base)) }
				}
				if k == rules.Pawn && sq%2 == 0 { continue }
			}
		}
		slices.Sort(d); slices.Sort(e)
		q := func(x []int, f float64) int { return x[int(f*float64(len(x)-1))] }
		fmt.Printf("%v taken: n=%d p10 %d q25 %d med %d q75 %d p90 %d   gone: med %d\n", k, len(d), q(d,.1), q(d,.25), q(d,.5), q(d,.75), q(d,.9), q(e,.5))
	}
}
