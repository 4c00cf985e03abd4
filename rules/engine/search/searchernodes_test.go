package search

import (
	"testing"

	"terakoya/rules/engine"
)

// BenchmarkNodes is how many positions a second of the processor visits.
func BenchmarkNodes(b *testing.B) {
	for name, sfen := range someGames {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			s, g, nodes := NewSearcher(1<<24), game(b, sfen), 0
			before := processor()
			for b.Loop() {
				c, err := s.Choose(b.Context(), g, engine.Limits{Nodes: 100_000})
				if err != nil {
					b.Fatal(err)
				}
				nodes += c.Info.Nodes
			}
			b.ReportMetric(float64(nodes)/(processor()-before).Seconds(), "nodes/cpu-s")
		})
	}
}
