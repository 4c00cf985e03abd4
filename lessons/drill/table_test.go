package drill_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/rules"
)

// BenchmarkTable prints what is measured (-bench Table -benchtime 1x): the mix over
// 1,000 seeds, the share of gote, the difficulty by level, and the slowest of them.
func BenchmarkTable(t *testing.B) {
	b := bench(t)
	fmt.Println("| generator | kind | cases, % (wanted) | gote | difficulty by level | mean | slowest |\n|---|---|---|---|---|---|---|")
	for _, name := range drill.Names() {
		g, _ := drill.About(name)
		fmt.Println(row(t, b, template(name), &g))
	}
}

func row(t testing.TB, b *drill.Bench, d *lessons.Drill, g *drill.Generator) string {
	const seeds = 1000
	got, gote, whole := map[string]int{}, 0, 0
	var hard [6]float64
	var all, slowest time.Duration
	for seed := range uint64(seeds) {
		level := 1 + int(seed%5)
		from := time.Now()
		e := exercise(t, b, d, level, seed)
		took := time.Since(from)
		all, slowest = all+took, max(slowest, took)
		got[e.Case]++
		if e.Blanks.Side == rules.White {
			gote++
		}
		hard[level] += float64(g.Difficulty(&e.Step)) * 5 / seeds
	}
	for _, c := range g.Cases {
		whole += c.Weight
	}
	var cases []string
	for _, c := range g.Cases {
		cases = append(cases, fmt.Sprintf("%s %.1f (%.1f)", c.Name, float64(got[c.Name])/seeds*100, float64(c.Weight)*100/float64(whole)))
	}
	return fmt.Sprintf("| %s | %s | %s | %d %% | %.1f | %v | %v |", d.Make, g.Kind, strings.Join(cases, ", "),
		100*gote/seeds, hard[1:], (all / seeds).Round(time.Microsecond), slowest.Round(10*time.Microsecond))
}
