//go:build !unix

package search

import "time"

var begun = time.Now()

// processor returns the time of day, where nothing says what the processor spent.
func processor() time.Duration { return time.Since(begun) }
