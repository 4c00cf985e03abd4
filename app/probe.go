package main

import (
	"bytes"
	"fmt"
	"os"
	"time"

	"fyne.io/fyne/v2"

	"terakoya/app/parts"
	"terakoya/app/shell"
)

// probe measures what is asked for: "layout", which "layout usage" does beside what the
// program holds, "frames", "classroom", or else the cost of a start.
func probe(what string, s *shell.Shell, quit func()) {
	switch what {
	case "layout":
		go printLayouts(s)
	case "layout usage":
		go printUsage()
		go printLayouts(s)
	case "frames":
		if err := printFrames(s.Window(), quit); err != nil {
			fmt.Fprintln(os.Stderr, "terakoya:", err)
			quit()
		}
	case "classroom":
		go printClass(s, quit)
	default:
		afterFrame(func() {
			printCost()
			quit()
		})
	}
}

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

// layoutEvery is how often the layout is looked at.
const layoutEvery = 60 * time.Millisecond

// printLayouts prints where the parts of the screen lie, whenever that changes.
func printLayouts(s *shell.Shell) {
	var last []byte
	for range time.Tick(layoutEvery) {
		fyne.Do(func() {
			var now bytes.Buffer
			screen := s.Screen()
			_ = parts.Write(&now, screen.Name(), screen.Says(), s.Window().Canvas().Scale(), s.Parts())
			if !bytes.Equal(now.Bytes(), last) {
				last = now.Bytes()
				os.Stdout.Write(last)
			}
		})
	}
}
