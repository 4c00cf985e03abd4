package main

import (
	"fmt"
	"os"
	"runtime"
	"time"
)

// usageEvery is how often it is printed what the program holds.
const usageEvery = 2 * time.Second

// printUsage prints to the standard error, again and again, what the program holds:
// seconds since it began, memory that is in use after a collection, memory taken from
// the system, and goroutines.
func printUsage() {
	for range time.Tick(usageEvery) {
		runtime.GC()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		fmt.Fprintf(os.Stderr, "usage %.0f s heap %.1f MB system %.1f MB goroutines %d\n",
			time.Since(began).Seconds(), megabytes(m.HeapAlloc), megabytes(m.Sys-m.HeapReleased), runtime.NumGoroutine())
	}
}

func megabytes(bytes uint64) float64 { return float64(bytes) / (1 << 20) }
