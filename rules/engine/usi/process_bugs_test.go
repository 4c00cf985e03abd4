package usi

import (
	"errors"
	"runtime"
	"testing"
	"time"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// What follows are the rows that need a process.

// An engine that ignores quit, the end of its input and SIGTERM is gone within
// 3 s of the end of the window, which comes while it thinks.
func TestUSI09(t *testing.T) {
	before := runtime.NumGoroutine()
	var engines Engines
	c, err := engines.Open(t.Context(), "undead", fakeProgram(t, polite+"go: say info string thinking; undead"), Config{})
	if err != nil {
		t.Fatal(err)
	}
	answered := make(chan error)
	thinks := make(chan struct{})
	go func() {
		_, err := c.Analyse(t.Context(), rules.NewGame(start()), engine.Limits{}, nil)
		answered <- err
	}()
	go func() { // until it has said so
		for c.lastSaid() != "thinking" {
			runtime.Gosched()
		}
		close(thinks)
	}()
	<-thinks
	from := time.Now()
	engines.CloseAll()
	if took := time.Since(from); took > 3*time.Second || len(children(t)) > 0 {
		t.Errorf("after %s there are %v", took, children(t))
	}
	if err := <-answered; !errors.Is(err, ErrClosed) {
		t.Error(err)
	}
	if _, err := engines.Open(t.Context(), "undead", Program{}, Config{}); !errors.Is(err, ErrClosed) {
		t.Error(err)
	}
	settled(t, before)
}

func (c *Client) lastSaid() string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.said
}

// Five games and five lessons with the same engine: one process, and none when
// the screen is left.
func TestUSI10(t *testing.T) {
	before := runtime.NumGoroutine()
	var engines Engines
	program := fakeProgram(t, answers)
	for range 10 {
		c, err := engines.Open(t.Context(), "one", program, Config{})
		if err != nil {
			t.Fatal(err)
		}
		if err := c.NewGame(t.Context()); err != nil {
			t.Fatal(err)
		}
		if _, err := c.Choose(t.Context(), rules.NewGame(start()), engine.Limits{}); err != nil {
			t.Fatal(err)
		}
		if n := len(children(t)); n > 1 || n == 0 && runtime.GOOS == "linux" {
			t.Fatalf("%d processes", n)
		}
	}
	engines.Close("one")
	settled(t, before)
	engines.CloseAll()
}

// The process is killed while it thinks: the message says so, the game is kept,
// and goes on with the engine started anew.
func TestUSI15(t *testing.T) {
	before := runtime.NumGoroutine()
	var engines Engines
	program := fakeProgram(t, polite+"go depth: say info string thinking; hang\ngo: say bestmove 7g7f")
	c, err := engines.Open(t.Context(), "victim", program, Config{})
	if err != nil {
		t.Fatal(err)
	}
	go func() {
		for c.lastSaid() != "thinking" {
			runtime.Gosched()
		}
		_ = c.stream.(*process).cmd.Process.Kill()
	}()
	g := rules.NewGame(start())
	_, err = c.Choose(t.Context(), g, engine.Limits{Depth: 5})
	var ended *Ended
	if !errors.As(err, &ended) || runtime.GOOS == "linux" &&
		err.Error() != "engine victim (Fake) ended unexpectedly while thinking (signal: killed)" {
		t.Error(err)
	}
	if c, err = engines.Open(t.Context(), "victim", program, Config{}); err != nil {
		t.Fatal(err)
	}
	choice, err := c.Choose(t.Context(), g, engine.Limits{})
	if err != nil || choice.Apply(g) != nil || len(g.Moves()) != 1 {
		t.Errorf("%+v, %v", choice, err)
	}
	engines.CloseAll()
	settled(t, before)
}
