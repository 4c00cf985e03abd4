//go:build !linux

package match

import "time"

var begun = time.Now()

// processor returns the time of day, where nothing says what a thread has spent.
func processor() time.Duration { return time.Since(begun) }
