// Package memory gives back to the system what the program holds and does not need: the
// C library keeps what drawing has freed, some hundred megabytes after a while, and Go
// keeps what its last collections have freed.
//
//	go memory.Release(ctx)
package memory

import (
	"context"
	"runtime/debug"
	"runtime/metrics"
	"time"
)

// How often memory is given back, and how many bytes must have been taken since the last
// time: nothing is done while nothing happens.
const (
	every = 30 * time.Second
	least = 64 << 20
)

// Release gives memory back again and again, until it is told to end.
func Release(ctx context.Context) {
	again(ctx, allocated, func() {
		debug.FreeOSMemory()
		trim()
	})
}

// again gives whenever enough has been taken since it gave before.
func again(ctx context.Context, taken func() uint64, give func()) {
	tick := time.NewTicker(every)
	defer tick.Stop()
	for since := taken(); ; {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
		if now := taken(); now-since >= least {
			since = now
			give()
		}
	}
}

// allocated is how many bytes Go has ever taken for what lies in its memory.
func allocated() uint64 {
	sample := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}}
	metrics.Read(sample)
	return sample[0].Value.Uint64()
}
