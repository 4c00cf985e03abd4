package slow

import (
	"context"
	"testing"
)

// TestWork: what was overtaken or stopped does not come back, and its context ends.
func TestWork(t *testing.T) {
	var jobs, back []func()
	w := Work{
		Do: func(f func()) { back = append(back, f) },
		Go: func(f func()) { jobs = append(jobs, f) },
	}
	var got []string
	var contexts []context.Context
	ask := func(name string) {
		w.Run(func(ctx context.Context) func() {
			contexts = append(contexts, ctx)
			return func() { got = append(got, name) }
		})
	}
	ask("first")
	ask("second")
	if !w.Running() {
		t.Error("nothing runs")
	}
	for _, job := range jobs {
		job()
	}
	for _, f := range back {
		f()
	}
	if len(got) != 1 || got[0] != "second" || w.Running() {
		t.Errorf("came back: %v, running %t", got, w.Running())
	}
	if contexts[0].Err() == nil {
		t.Error("what was overtaken goes on")
	}
	ask("third")
	w.Stop()
	jobs[2]()
	back[2]()
	if len(got) != 1 {
		t.Errorf("what was stopped came back: %v", got)
	}
}
