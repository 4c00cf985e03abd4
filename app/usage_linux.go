package main

import "syscall"

// usage returns the processor time of the program in seconds and the most
// memory it held in megabytes.
func usage() (cpu float64, rss int) {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0, 0
	}
	seconds := func(t syscall.Timeval) float64 { return float64(t.Sec) + float64(t.Usec)/1e6 }
	return seconds(u.Utime) + seconds(u.Stime), int(u.Maxrss / 1024)
}
