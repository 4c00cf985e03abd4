// Package slow runs work that takes longer than a frame off the window's
// goroutine, and brings what came of it back.
//
//	work.Run(func(ctx context.Context) func() {
//		line := search(ctx)                  // on a goroutine of its own
//		return func() { screen.show(line) }  // on the window's
//	})
package slow

import (
	"context"

	"fyne.io/fyne/v2"
)

// Work is what a screen has running in the background: one thing at a time. A new
// one, or Stop, makes what comes of the last one too late to count. It is used on
// the window's goroutine. The zero Work is ready.
type Work struct {
	// Do runs something on the window's goroutine; if nil, fyne.Do does.
	Do func(func())
	// Go starts a goroutine; if nil, the go statement does. Tests run the work at
	// once instead.
	Go func(func())

	number int // of what runs
	cancel context.CancelFunc
}

// Run does work on another goroutine. What it returns is then called on the
// window's goroutine, unless it has been stopped or overtaken meanwhile.
func (w *Work) Run(work func(context.Context) func()) {
	w.Stop()
	ctx, cancel := context.WithCancel(context.Background())
	w.cancel = cancel
	number := w.number
	do, start := w.Do, w.Go
	if do == nil {
		do = fyne.Do
	}
	if start == nil {
		start = func(f func()) { go f() }
	}
	start(func() {
		then := work(ctx)
		do(func() {
			if number != w.number {
				return
			}
			w.Stop()
			then()
		})
	})
}

// Stop ends what runs; what comes of it is no longer of interest.
func (w *Work) Stop() {
	w.number++
	if w.cancel != nil {
		w.cancel()
		w.cancel = nil
	}
}

// Running reports whether something is awaited.
func (w *Work) Running() bool { return w.cancel != nil }
