package usi

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// TestLate: what comes late from a search that was broken off, or once too
// often, is never the answer to the next question.
func TestLate(t *testing.T) {
	g := rules.NewGame(start())
	for name, c := range map[string]struct{ script, next string }{
		"a bestmove long after stop": {
			polite + "go depth: until stop; wait 2s; say bestmove 2g2f\ngo: say bestmove 7g7f", "",
		},
		"and one when asked again": {
			polite + "go depth: until stop; wait 2s; say bestmove 2g2f; say bestmove 2g2f\ngo: say bestmove 7g7f", "",
		},
		"no bestmove at all": {
			polite + "go depth: until stop; hang", "no bestmove after stop within 3s",
		},
		"a readyok instead": {
			polite + "go depth: until stop; say readyok; wait 1s; say bestmove 2g2f\ngo: say bestmove 7g7f", "",
		},
		"dies instead": {
			polite + "go depth: until stop; die", "ended unexpectedly while being stopped",
		},
	} {
		t.Run(name, func(t *testing.T) {
			talk(t, c.script, Config{}, func(t *testing.T, cl *Client, _ *fake) {
				ctx, cancel := context.WithTimeout(t.Context(), time.Second)
				defer cancel()
				from := time.Now()
				_, err := cl.Choose(ctx, g, engine.Limits{Depth: 3})
				if took := time.Since(from); took > time.Second+50*time.Millisecond {
					t.Errorf("took %s", took)
				}
				if !errors.Is(err, context.DeadlineExceeded) && name != "dies instead" {
					t.Error(err)
				}
				choice, err := cl.Choose(t.Context(), g, engine.Limits{})
				if !said(err, c.next) || err == nil && choice.Move.String() != "7g7f" {
					t.Errorf("%+v, %v", choice, err)
				}
			})
		})
	}
}

// TestDistrust: after a bestmove too many the engine is asked whether it is
// ready, and what it has said till then is not believed.
func TestDistrust(t *testing.T) {
	script := "usi: say usiok\nisready: say readyok\nisready: say bestmove 9g9f; say readyok\n" +
		"go: raw \"bestmove 7g7f\\nbestmove 2g2f\\n\"\ngo: say bestmove 3g3f"
	talk(t, script, Config{}, func(t *testing.T, c *Client, e *fake) {
		for _, want := range []string{"7g7f", "3g3f"} {
			choice, err := c.Choose(t.Context(), rules.NewGame(start()), engine.Limits{})
			if err != nil || choice.Move.String() != want {
				t.Errorf("%s, %v", choice.Move, err)
			}
		}
		if n := len(c.Remarks()); n != 2 {
			t.Errorf("%q", c.Remarks())
		}
	})
}

// TestBestSoFar: when the context ends, the choice is the best found until then,
// be it told by a bestmove in time or by infos alone.
func TestBestSoFar(t *testing.T) {
	for _, script := range []string{
		"say info depth 4 score cp 50 pv 2g2f 8c8d; until stop; say bestmove 2g2f",
		"say info depth 4 score cp 50 pv 2g2f 8c8d; hang",
	} {
		talk(t, polite+"go: "+script, Config{}, func(t *testing.T, c *Client, _ *fake) {
			ctx, cancel := context.WithTimeout(t.Context(), time.Second)
			defer cancel()
			choice, err := c.Choose(ctx, rules.NewGame(start()), engine.Limits{Depth: 4})
			if !errors.Is(err, context.DeadlineExceeded) || choice.Move.String() != "2g2f" || choice.Info.Score != 50 || len(choice.Info.Line) != 2 {
				t.Errorf("%+v, %v", choice, err)
			}
		})
	}
}

// TestAnalyse: several lines of play, the best first, as they are thought of.
func TestAnalyse(t *testing.T) {
	script := polite + "go infinite: say info depth 1 multipv 2 score cp -20 pv 2g2f; wait 1s; " +
		"say info depth 2 seldepth 9 multipv 1 score cp 35 lowerbound nodes 10 nps 20 time 30 hashfull 4 pv 7g7f 3c3d 7g7f; " +
		"wait 1s; say info nodes 500 nps 2000; wait 1s; say info depth 5 multipv 2 score mate -4 pv 2g2f 8c8d; until stop; say bestmove 7g7f"
	talk(t, script, Config{}, func(t *testing.T, c *Client, _ *fake) {
		ctx, cancel := context.WithTimeout(t.Context(), 10*time.Second)
		defer cancel()
		var seen []int
		found, err := c.Analyse(ctx, rules.NewGame(start()), engine.Limits{}, func(i []Info) { seen = append(seen, len(i)) })
		if !errors.Is(err, context.DeadlineExceeded) || !slices.Equal(seen, []int{1, 2, 2, 2}) {
			t.Errorf("%v, %v", seen, err)
		}
		if len(found) != 2 {
			t.Fatalf("%+v", found)
		}
		best, second := found[0], found[1]
		if best.Rank != 1 || best.Bound != AtLeast || best.Nodes != 500 || best.Depth != 2 || best.Selective != 9 || best.Score != 35 ||
			best.Speed != 2000 || best.HashFull != 4 || fmt.Sprint(best.Line) != "[7g7f 3c3d]" {
			t.Errorf("%+v", best)
		}
		if second.Rank != 2 || second.Score != engine.Mated(4) || second.Depth != 5 {
			t.Errorf("%+v", second)
		}
	})
}

// TestOneAtATime: two who ask at once are answered one after the other, and who
// does not want to wait goes.
func TestOneAtATime(t *testing.T) {
	talk(t, polite+"go: wait 1s; say bestmove 7g7f", Config{}, func(t *testing.T, c *Client, _ *fake) {
		l := engine.Limits{Time: time.Minute}
		done := make(chan error)
		for range 3 {
			go func() {
				_, err := c.Choose(t.Context(), rules.NewGame(start()), l)
				done <- err
			}()
		}
		from := time.Now()
		for range 3 {
			if err := <-done; err != nil {
				t.Error(err)
			}
		}
		if took := time.Since(from); took != 3*time.Second {
			t.Errorf("took %s", took)
		}
		go func() {
			_, err := c.Choose(t.Context(), rules.NewGame(start()), l)
			done <- err
		}()
		time.Sleep(time.Millisecond)
		ctx, cancel := context.WithTimeout(t.Context(), time.Millisecond)
		defer cancel()
		if _, err := c.Choose(ctx, rules.NewGame(start()), l); !errors.Is(err, context.DeadlineExceeded) {
			t.Error(err)
		}
		<-done
	})
}

// TestClosed: who waits when the engine is closed, and who asks later, is told.
func TestClosed(t *testing.T) {
	talk(t, polite+"go: hang", Config{}, func(t *testing.T, c *Client, _ *fake) {
		done := make(chan error)
		go func() {
			_, err := c.Choose(t.Context(), rules.NewGame(start()), engine.Limits{Depth: 30})
			done <- err
		}()
		time.Sleep(time.Second)
		c.Close()
		_, later := c.Choose(t.Context(), rules.NewGame(start()), engine.Limits{})
		if err := <-done; !errors.Is(err, ErrClosed) || !errors.Is(later, ErrClosed) || c.Close() != nil || c.Alive() {
			t.Errorf("%v, %v", err, later)
		}
	})
}

// TestDeaf: commands that an engine does not read make nobody wait for it.
func TestDeaf(t *testing.T) {
	script := "usi: say option name S type string default x; say usiok; deaf"
	talk(t, script, Config{Name: "stone"}, func(t *testing.T, c *Client, _ *fake) {
		var err error
		for i := 0; i < 2*mostQueued && err == nil; i++ {
			_, err = c.Set(map[string]string{"S": strings.Repeat("y", 1<<12)})
		}
		var deaf *Deaf
		if !errors.As(err, &deaf) || err.Error() != "engine stone does not read its commands" {
			t.Error(err)
		}
	})
}

// TestMate: the answers to go mate, and an engine that has never heard of it.
func TestMate(t *testing.T) {
	for reply, want := range map[string]MateAnswer{
		"say checkmate G*1b":                            MateFound,
		"say checkmate nomate":                          NoMate,
		"say checkmate timeout":                         MateTimeout,
		"say checkmate notimplemented":                  NoMateSearch,
		"until stop; say checkmate timeout":             MateTimeout,
		"until stop; say bestmove G*1b":                 NoMateSearch,
		"say bestmove resign":                           NoMateSearch,
		"say info string searching; say checkmate G*1b": MateFound,
	} {
		talk(t, polite+"go mate: "+reply+"\ngo: say bestmove G*1b", Config{}, func(t *testing.T, c *Client, e *fake) {
			p := position(t, "8k/9/7G1/9/9/9/9/9/4K4 b G 1")
			got, line, err := c.Mate(t.Context(), p, 2*time.Second)
			if got != want || err != nil || (want == MateFound) != (len(line) == 1) {
				t.Errorf("%s: %s %v, %v", reply, got, line, err)
			}
			if !slices.Contains(e.commands(), "go mate 2000") {
				t.Errorf("%q", e.commands())
			}
		})
	}
	talk(t, polite+"go mate: wait 1ms\ngo: say bestmove 7g7f", Config{}, func(t *testing.T, c *Client, _ *fake) {
		var silent *Silent
		if _, _, err := c.Mate(t.Context(), start(), time.Second); !errors.As(err, &silent) {
			t.Error(err)
		}
		choice, err := c.Choose(t.Context(), rules.NewGame(start()), engine.Limits{})
		if err != nil || choice.Move.String() != "7g7f" {
			t.Errorf("%+v, %v: an engine that does not know mate can still play", choice, err)
		}
	})
}

// TestPositionCommand: the start, what has been played since, and since a pass.
func TestPositionCommand(t *testing.T) {
	g := rules.NewGame(start())
	move := func(text string) {
		a, err := rules.ParseAttempt(text)
		if err == nil {
			err = g.Play(a)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	var got []string
	note := func() { got = append(got, positionCommand(g)) }
	note()
	move("7g7f")
	note()
	g.Pass()
	note()
	move("2g2f")
	note()
	six := rules.NewGame(position(t, "2sgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"))
	got = append(got, positionCommand(six))
	const passed = "position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3"
	want := []string{
		"position startpos", "position startpos moves 7g7f", passed, passed + " moves 2g2f",
		"position sfen 2sgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%q", got)
	}
}

// TestGoCommand: limits as they are sent; see TestUSI03 and TestUSI04 for clocks.
func TestGoCommand(t *testing.T) {
	for want, l := range map[string]engine.Limits{
		"go infinite":                          {},
		"go movetime 1500":                     {Time: 1500 * time.Millisecond},
		"go movetime 1":                        {Time: time.Microsecond},
		"go depth 5":                           {Depth: 5},
		"go nodes 500":                         {Nodes: 500},
		"go movetime 200 depth 5 nodes 9":      {Depth: 5, Nodes: 9, Time: 200 * time.Millisecond},
		"go btime 0 wtime 0 byoyomi 0":         {Clock: &engine.Clock{}},
		"go btime 1 wtime 0 byoyomi 0 depth 2": {Depth: 2, Time: 1, Clock: &engine.Clock{Left: [2]time.Duration{1999999, -5}}},
	} {
		if got := goCommand(l, false); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if got := goCommand(engine.Limits{Time: time.Second}, true); got != "go btime 0 wtime 0 byoyomi 1000" {
		t.Error(got)
	}
}
