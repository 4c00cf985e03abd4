package rules

import "testing"

func BenchmarkPerft(b *testing.B) {
	p, _, err := ParseSFEN(StartSFEN)
	if err != nil {
		b.Fatal(err)
	}
	n := 0
	for b.Loop() {
		n += p.Perft(5)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(n), "ns/node")
	b.ReportMetric(float64(n)/float64(b.N), "nodes")
}
