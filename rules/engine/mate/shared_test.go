package mate_test

import (
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"terakoya/rules/engine"
	"terakoya/rules/engine/mate"
)

// tsume are other people's problems, which stand beside the project where it is
// worked on and are not part of it.
const tsume = "../../../../shared/tsume.tsv"

type row struct {
	sfen, first string
	length      int
}

func rows(t testing.TB) []row {
	t.Helper()
	text, err := os.ReadFile(tsume)
	if err != nil {
		t.Skip("tsume: 0 problems, as those of others are not part of the project: ", err)
	}
	var all []row
	for line := range strings.Lines(string(text)) {
		f := strings.Split(line, "\t")
		if n, err := strconv.Atoi(f[1]); err == nil {
			all = append(all, row{f[0], strings.Fields(f[2])[0], n})
		}
	}
	return all
}

// TestTsume: each is solved, with its length and its one first move.
func TestTsume(t *testing.T) {
	all := rows(t)
	s := mate.New(1 << 16)
	for _, row := range all {
		p := position(t, row.sfen)
		r := s.Solve(t.Context(), p, engine.Limits{})
		if r.Length != row.length || texts(r.FirstMoves) != row.first || !r.Sure {
			t.Errorf("%s: want %d plies, %s: %+v", row.sfen, row.length, row.first, r)
		}
		isMate(t, p, r.Line, row.length)
	}
	t.Logf("tsume: %d problems", len(all))
}

// BenchmarkTsume reports the median of the problems of a length, each solved by a
// solver that knows nothing yet.
func BenchmarkTsume(b *testing.B) {
	all := rows(b)
	for _, plies := range []int{1, 3, 5, 7} {
		b.Run(strconv.Itoa(plies), func(b *testing.B) {
			var times []time.Duration
			for b.Loop() {
				for _, row := range all {
					if row.length != plies {
						continue
					}
					p, s := position(b, row.sfen), mate.New(1<<16)
					start := time.Now()
					s.Solve(b.Context(), p, engine.Limits{})
					times = append(times, time.Since(start))
				}
			}
			slices.Sort(times)
			b.ReportMetric(float64(times[len(times)/2].Microseconds()), "µs-median")
			b.ReportMetric(float64(times[len(times)-1].Microseconds()), "µs-max")
		})
	}
}

// BenchmarkEleven finds a mate of eleven plies, with all its first moves.
func BenchmarkEleven(b *testing.B) {
	p := position(b, cases["eleven plies"].sfen)
	nodes := 0
	for b.Loop() {
		nodes = mate.New(1<<16).Solve(b.Context(), p, engine.Limits{}).Nodes
	}
	b.ReportMetric(float64(nodes), "nodes")
}
