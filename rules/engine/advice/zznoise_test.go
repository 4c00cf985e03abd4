//go:build zzadv

package advice

import (
	"bufio"
	"fmt"
	"os"
	"slices"
	"testing"
	"strings"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/search"
)

func TestZNoise(t *testing.T) {
	f, _ := os.Open("/tmp/h8/pos.out")
	in := bufio.NewScanner(f)
	s := search.NewSearcher(8 << 20)
	for in.Scan() {
		if !strings.Contains(in.Text(), "POS\t") { continue }
		p, _, err := rules.ParseSFEN(strings.Split(in.Text(), "\t")[1])
		if err != nil { t.Fatal(err) }
		all = append(all, p)
	}
	for _, n := range []int{20000, 120000} {
		var d []int
		for i := 0; i < len(all); i += max(1, len(all)/60) {
			p := all[i]
			c, _ := s.Choose(t.Context(), rules.NewGame(p), engine.Limits{Nodes: n})
			if _, m := c.Info.Score.Mate(); m || c.Info.Score > 2000 || c.Info.Score < -2000 { continue }
			q := after(p, c.Move)
			r, err := s.Choose(t.Context(), rules.NewGame(q), engine.Limits{Nodes: n})
			if err != nil { continue }
			if _, m := r.Info.Score.Mate(); m { continue }
			d = append(d, int(c.Info.Score+r.Info.Score)) // loss of the best move: best - (-reply)
		}
		slices.Sort(d)
		q := func(f float64) int { return d[int(f*float64(len(d)-1))] }
		fmt.Println("NOISE", n, len(d), q(0), q(.1), q(.5), q(.9), q(.95), q(.98), q(1))
	}
}
var all []rules.Position
