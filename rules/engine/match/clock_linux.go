package match

import (
	"syscall"
	"time"
)

// processor returns the time that the processor has spent on this thread: others that
// play at the same time do not count, nor what else the machine does.
func processor() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_THREAD, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
