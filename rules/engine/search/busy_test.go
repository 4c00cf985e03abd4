package search

import (
	"context"
	"runtime"
	"sync"
	"testing"
	"time"

	"terakoya/rules/engine"
)

// busy keeps every processor that Go may use at work, until it is told to stop.
func busy() (stop func()) {
	done := make(chan struct{})
	var all sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		all.Go(func() {
			for n := uint64(1); ; n = mix(n) {
				if n%1024 != 0 {
					continue
				}
				select {
				case <-done:
					return
				default:
				}
			}
		})
	}
	return func() {
		close(done)
		all.Wait()
	}
}

// BenchmarkBusy is the longest answer of every rank, while others keep the processors
// busy: it should stay below five seconds.
func BenchmarkBusy(b *testing.B) {
	for rank := 1; rank <= 10; rank++ {
		l := LevelAt(rank, 2)
		b.Run(l.String(), func(b *testing.B) {
			stop := busy()
			defer stop()
			p, longest := New(l, 1), time.Duration(0)
			for b.Loop() {
				for _, sfen := range someGames {
					g, begun := game(b, sfen), time.Now()
					if _, err := p.Choose(b.Context(), g, engine.Limits{}); err != nil {
						b.Fatal(err)
					}
					longest = max(longest, time.Since(begun))
				}
			}
			b.ReportMetric(longest.Seconds(), "s/longest")
		})
	}
}

// telling is a context that tells, once, when it has been asked so often.
type telling struct {
	context.Context
	left  int
	asked chan struct{}
}

func (c *telling) Err() error {
	if c.left--; c.left == 0 {
		close(c.asked)
	}
	return c.Context.Err()
}

// BenchmarkCancel is the time from the end of the context to the answer, at the longest
// and on average: it should stay below 50 ms.
func BenchmarkCancel(b *testing.B) {
	for name, load := range map[string]func() func(){
		"idle": func() func() { return func() {} },
		"busy": busy,
	} {
		b.Run(name, func(b *testing.B) {
			stop := load()
			defer stop()
			p, g := New(Strongest, 1), game(b, someGames["fight"])
			longest, all := time.Duration(0), time.Duration(0)
			for b.Loop() {
				ctx, cancel := context.WithCancel(b.Context())
				thinking, answered := &telling{ctx, 40, make(chan struct{})}, make(chan time.Time)
				go func() {
					p.Choose(thinking, g, engine.Limits{Depth: deepest})
					answered <- time.Now()
				}()
				<-thinking.asked
				begun := time.Now()
				cancel()
				took := (<-answered).Sub(begun)
				longest, all = max(longest, took), all+took
			}
			b.ReportMetric(longest.Seconds()*1000, "ms/longest")
			b.ReportMetric(all.Seconds()*1000/float64(b.N), "ms/cancel")
		})
	}
}
