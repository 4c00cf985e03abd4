package main

import (
	"fmt"
	"time"

	"fyne.io/fyne/v2"
)

// afterFrame calls f on the main thread once a frame has been drawn: an animation
// ticks once a frame, before it is drawn.
func afterFrame(f func()) {
	frames := 0
	var wait *fyne.Animation
	wait = fyne.NewAnimation(time.Hour, func(float32) {
		if frames++; frames == 2 {
			wait.Stop()
			fyne.Do(f)
		}
	})
	wait.Start()
}

// printCost prints what the start took: seconds since the program began,
// seconds of processor time, and the most memory it held.
func printCost() {
	cpu, rss := usage()
	fmt.Printf("start %.2f cpu %.2f rss %d MB\n", time.Since(began).Seconds(), cpu, rss)
}
