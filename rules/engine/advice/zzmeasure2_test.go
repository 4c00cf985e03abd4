//go:build zzadv

package advice

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/search"
)

func TestZOdds(t *testing.T) {
	rank, _ := strconv.Atoi(os.Getenv("ZRANK"))
	games, _ := strconv.Atoi(os.Getenv("ZGAMES"))
	r := rand.New(rand.NewPCG(3, uint64(rank)))
	j := search.NewSearcher(8 << 20)
	for n := range games {
		h := rules.Handicaps[0].Position()
		if n%2 == 1 {
			h = rules.Handicaps[r.IntN(15)].Position()
		}
		g := rules.NewGame(h)
		both := [2]engine.Engine{search.New(search.LevelAt(rank, 0), uint64(n)), search.New(search.LevelAt(rank, 0), uint64(n+5000))}
		type look struct{ at, score int }
		var looks []look
		for g.Outcome().Ending == rules.NotEnded && len(g.Moves()) < 240 {
			p := g.Position()
			c, err := both[p.Turn()&1].Choose(t.Context(), g, engine.Limits{})
			if err != nil {
				t.Fatal(err)
			}
			if err := c.Apply(g); err != nil {
				t.Fatal(err)
			}
			p = g.Position()
			if k := len(g.Moves()); k%10 == 5 && g.Outcome().Ending == rules.NotEnded {
				looks = append(looks, look{k, int(zscore(t, j, p, 20000))})
			}
		}
		o := g.Outcome()
		if o.Ending == rules.NotEnded || o.Ending == rules.EndSennichite {
			continue
		}
		won := 0
		if o.Winner == rules.Black {
			won = 1
		}
		for _, l := range looks {
			fmt.Printf("ODDS %d %d %d\n", l.at, l.score, won)
		}
	}
}
