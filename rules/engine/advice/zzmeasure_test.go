//go:build zzadv

package advice

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/search"
)

func zscore(t *testing.T, s *search.Searcher, p rules.Position, n int) engine.Score {
	c, err := s.Choose(t.Context(), rules.NewGame(p), engine.Limits{Nodes: n})
	if err != nil {
		t.Fatal(err)
	}
	if p.Turn() == rules.White {
		return -c.Info.Score
	}
	return c.Info.Score
}

func TestZHandicaps(t *testing.T) {
	s := search.NewSearcher(8 << 20)
	for _, h := range rules.Handicaps {
		p := h.Position()
		fmt.Printf("%-28v", h.Key)
		for _, n := range []int{8000, 20000, 120000} {
			fmt.Printf(" %6v", zscore(t, s, p, n))
		}
		fmt.Println()
	}
}

// games of the searcher at few nodes after random first moves; scores by ply and result
func TestZGames(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 3))
	s, j := search.NewSearcher(1<<20), search.NewSearcher(8<<20)
	for n := range 24 {
		h := rules.Handicaps[0].Position()
		if n%2 == 1 {
			h = rules.Handicaps[r.IntN(len(rules.Handicaps))].Position()
		}
		g := rules.NewGame(h)
		weak := search.New(search.LevelAt(2+r.IntN(6), 0), uint64(n))
		var row string
		for g.Outcome().Ending == rules.NotEnded && len(g.Moves()) < 200 {
			var e engine.Engine = s
			l := engine.Limits{Nodes: 3000}
			if len(g.Moves()) < 30 && r.IntN(3) == 0 {
				e = weak
				l = engine.Limits{}
			}
			c, err := e.Choose(t.Context(), g, l)
			if err != nil {
				t.Fatal(err)
			}
			if err := c.Apply(g); err != nil {
				t.Fatal(err)
			}
			p := g.Position()
			if k := len(g.Moves()); k%12 == 10 && g.Outcome().Ending == rules.NotEnded {
				sc := zscore(t, j, p, 20000)
				row += fmt.Sprintf(" %d", int(sc))
				fmt.Printf("POS\t%s\t%d\t%d\n", p.SFEN(), k, int(sc))
			}
		}
		o := g.Outcome()
		fmt.Printf("GAME %d %v win=%v plies=%d%s\n", n, o.Ending, o.Winner, len(g.Moves()), row)
	}
}
