package main

import (
	"context"
	"fmt"
	"runtime"
	"slices"
	"sync"
	"time"

	"fyne.io/fyne/v2"

	"terakoya/content"
	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/search"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

const (
	framesTime  = 30 * time.Second
	framesFirst = 2 * time.Second       // not counted: pictures are drawn for the first time
	askEvery    = 10 * time.Millisecond // of the window's goroutine
	framesHash  = 16 << 20
)

// even is the start of an even game.
var even = rules.Handicaps[0]

// printFrames slides a rook over the full board of a window while the search thinks
// on all processors but one, and then prints how long the window took from tick to
// tick of an animation, and how long to do what another goroutine asks for.
func printFrames(w fyne.Window, done func()) error {
	art, err := pieceart.New(content.Font(content.SerifJP), content.Font(content.SansJP), content.Font(content.SansJPBold))
	if err != nil {
		return err
	}
	board := widgets.NewBoard(art)
	board.SetLocked(true)
	w.SetContent(board)
	slide(board)
	ctx, stop := context.WithTimeout(context.Background(), framesFirst+framesTime)
	think(ctx, max(1, runtime.GOMAXPROCS(0)-1))
	var ticks, answers spans
	stopTicks := ticks.everyTick()
	go func() {
		defer stop()
		answers.untilDone(ctx)
		fyne.Do(func() {
			stopTicks()
			fmt.Println(ticks.report("ticks"))
			fmt.Println(answers.report("answers"))
			done()
		})
	}()
	return nil
}

// slide moves the rook of an even game along its rank, there and back without end.
func slide(board *widgets.Board) {
	setup := even.Setup()
	there := rules.Attempt{From: rules.NewSquare(2, 8), To: rules.NewSquare(7, 8)}
	board.SetSetup(setup)
	again := fyne.NewAnimation(time.Hour, func(float32) {
		if board.Moving() {
			return
		}
		setup.Board[there.To], setup.Board[there.From] = setup.Board[there.From], rules.NoPiece
		board.Play(setup, there)
		there.From, there.To = there.To, there.From
	})
	again.Start()
}

// think lets players think until ctx ends.
func think(ctx context.Context, players int) {
	for range players {
		go func() {
			player, game := search.NewSearcher(framesHash), rules.NewGame(even.Position())
			for ctx.Err() == nil { // a game that it plays with itself to the end, and again
				choice, err := player.Choose(ctx, game, engine.Limits{Time: 5 * time.Second})
				if err == nil {
					err = choice.Apply(game)
				}
				if err != nil || game.Outcome().Ending != rules.NotEnded {
					game = rules.NewGame(even.Position())
				}
			}
		}()
	}
}

// spans are lengths of time that were measured.
type spans struct {
	lock sync.Mutex
	all  []time.Duration
}

func (s *spans) add(d time.Duration) {
	s.lock.Lock()
	defer s.lock.Unlock()
	s.all = append(s.all, d)
}

// everyTick measures from tick to tick of an animation, after the first moments.
func (s *spans) everyTick() (stop func()) {
	start := time.Now()
	last := start
	a := fyne.NewAnimation(time.Hour, func(float32) {
		now := time.Now()
		if now.Sub(start) > framesFirst {
			s.add(now.Sub(last))
		}
		last = now
	})
	a.Start()
	return a.Stop
}

// untilDone measures again and again how long the window's goroutine lets one wait.
func (s *spans) untilDone(ctx context.Context) {
	start := time.Now()
	for ctx.Err() == nil {
		asked, answered := time.Now(), make(chan time.Duration, 1)
		fyne.Do(func() { answered <- time.Since(asked) })
		took := <-answered
		if asked.Sub(start) > framesFirst {
			s.add(took)
		}
		time.Sleep(askEvery)
	}
}

// report is one line: how many, the middle one, the one that 99 of 100 do not exceed,
// and the longest, in milliseconds.
func (s *spans) report(name string) string {
	s.lock.Lock()
	defer s.lock.Unlock()
	slices.Sort(s.all)
	at := func(share float64) float64 {
		if len(s.all) == 0 {
			return 0
		}
		i := min(int(share*float64(len(s.all))), len(s.all)-1)
		return float64(s.all[i].Microseconds()) / 1000
	}
	return fmt.Sprintf("%s %d median %.1f 99%% %.1f longest %.1f ms", name, len(s.all), at(0.5), at(0.99), at(1))
}
