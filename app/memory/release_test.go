package memory

import (
	"context"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"
)

// TestAgain: memory is given back once enough has been taken, not while nothing happens,
// and not after the end.
func TestAgain(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, end := context.WithCancel(t.Context())
		var taken atomic.Uint64
		var given atomic.Int32
		go again(ctx, taken.Load, func() { given.Add(1) })
		synctest.Wait()
		for i, step := range []struct {
			takes uint64
			given int32
		}{{0, 0}, {least - 1, 0}, {1, 1}, {0, 1}, {3 * least, 2}, {least - 1, 2}} {
			taken.Add(step.takes)
			time.Sleep(every)
			synctest.Wait()
			if given := given.Load(); given != step.given {
				t.Errorf("after step %d it has given %d times, want %d", i, given, step.given)
			}
		}
		end()
		taken.Add(least)
		time.Sleep(2 * every)
		if given.Load() != 2 {
			t.Error("it gives after the end")
		}
	})
}

var kept []byte // so that the compiler leaves it where it is

// TestAllocated: what is taken is counted, and what is given back can still be.
func TestAllocated(t *testing.T) {
	before := allocated()
	kept = make([]byte, least)
	if took := allocated() - before; took < least {
		t.Errorf("%d bytes are counted of %d", took, least)
	}
	kept = nil
	trim()
}
