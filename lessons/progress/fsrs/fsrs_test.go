package fsrs

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
)

// TestHistories holds a thousand histories of another implementation.
func TestHistories(t *testing.T) {
	text, err := os.ReadFile("testdata/histories.tsv")
	if err != nil {
		t.Fatal(err)
	}
	histories := 0
	for line := range strings.Lines(string(text)) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		histories++
		history(t, histories, strings.TrimSuffix(line, "\n"))
	}
	if histories != 1000 {
		t.Errorf("%d histories", histories)
	}
}

func history(t *testing.T, n int, line string) {
	t.Helper()
	p, m := Default(), Memory{}
	for i, cell := range strings.Split(line, "\t") {
		var days, interval, got int
		var r Rating
		var want Memory
		if _, err := fmt.Sscan(cell, &days, &r, &want.Stability, &want.Difficulty, &interval); err != nil {
			t.Fatalf("history %d: %q: %v", n, cell, err)
		}
		m, got = p.Next(m, days, r)
		if !near(m.Stability, want.Stability) || !near(m.Difficulty, want.Difficulty) || got != interval {
			t.Errorf("history %d, rating %d: %v and %d days, want %v and %d", n, i+1, m, got, want, interval)
			return
		}
	}
}

// near allows for the last of eight decimals.
func near(a, b float64) bool { return math.Abs(a-b) < 1e-7 }

// TestLaws: whatever is rated whenever, also with a clock set back, memory and
// interval stay within their bounds, and a better rating asks no sooner.
func TestLaws(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 500 {
		p, m := Default(), Memory{}
		p.Retention = 0.7 + 0.29*random.Float64()
		for range 1 + random.IntN(30) {
			days := random.IntN(1<<random.IntN(20)) - random.IntN(4)
			checkRatings(t, p, m, days)
			if none, _ := p.Next(m, 0, Good); days > 0 {
				if back, _ := p.Next(m, -days, Good); back != none {
					t.Fatalf("a clock set back by %d: %v, not %v", days, back, none)
				}
			}
			m, _ = p.Next(m, days, Rating(1+random.IntN(4)))
		}
	}
}

func checkRatings(t *testing.T, p Parameters, m Memory, days int) {
	t.Helper()
	last := 1
	for r := Again; r <= Easy; r++ {
		next, interval := p.Next(m, days, r)
		if next.Stability < minStability || next.Stability > maxStability || next.Difficulty < 1 || next.Difficulty > 10 {
			t.Fatalf("%v after %d days, rated %d, is %v", m, days, r, next)
		}
		if interval < last || interval > p.Longest+2 {
			t.Fatalf("%v after %d days, rated %d, is asked in %d, the worse rating in %d", m, days, r, interval, last)
		}
		last = interval
	}
}

func TestRecall(t *testing.T) {
	p, m := Default(), Memory{Stability: 30, Difficulty: 5}
	if p.Recall(m, 0) != 1 || p.Recall(m, -9) != 1 || !near(p.Recall(m, 30), 0.9) || p.Recall(m, 60) >= 0.9 {
		t.Error(p.Recall(m, 0), p.Recall(m, 30), p.Recall(m, 60))
	}
}

func BenchmarkNext(b *testing.B) {
	p, m := Default(), Memory{Stability: 30, Difficulty: 5}
	for b.Loop() {
		p.Next(m, 31, Good)
	}
}
