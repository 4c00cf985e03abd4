package usi

import (
	"context"
	"fmt"
	"io"
	"slices"
	"sync"
	"time"

	"terakoya/rules/engine"
)

const (
	mostOptions = 1000 // that an engine may list
	mostRemarks = 100  // that are kept
	mostQueued  = 64   // commands that an engine may leave unread
)

// Client drives an engine. It may be used by several goroutines; their questions
// are put one after the other.
type Client struct {
	cfg    Config
	stream io.ReadWriter
	queue  chan string
	turn   chan struct{} // holds a token while somebody talks with the engine

	// For who holds the turn alone.
	ready   bool      // readyok has been said once
	inGame  bool      // usinewgame without gameover
	open    *question // a search whose end the engine still owes
	ignored []OptionError

	mu       sync.Mutex
	distrust bool // it has said a bestmove too many
	title    string
	author   string
	options  []Option
	asked    map[word]*question
	remarks  []string
	said     string // the last info string
	stage    Stage

	ended   chan struct{} // closed when the engine can say no more
	endErr  error         // why, once ended is closed
	mute    chan struct{} // closed when nothing can be written any more
	muteErr error
	closing chan struct{} // closed by Close, first of all
	gone    chan struct{} // closed by Close when nothing is left to be written
	once    sync.Once
}

var _ engine.Engine = (*Client)(nil)

// Open shakes hands with the engine at the other end of the stream and sets the
// options of the Config. If it fails, or ctx ends first, the stream is closed
// if it is an [io.Closer]; so does [Client.Close]. A stream that cannot be
// closed has a goroutine read it until it ends.
func Open(ctx context.Context, stream io.ReadWriter, cfg Config) (*Client, error) {
	c := &Client{
		cfg: cfg.filled(), stream: stream, queue: make(chan string, mostQueued), turn: make(chan struct{}, 1),
		asked: map[word]*question{}, ended: make(chan struct{}), mute: make(chan struct{}),
		closing: make(chan struct{}), gone: make(chan struct{}),
	}
	go c.read()
	go c.write()
	if err := c.shakeHands(ctx); err != nil {
		c.Close()
		return nil, err
	}
	return c, nil
}

func (c *Client) shakeHands(ctx context.Context) error {
	c.turn <- struct{}{}
	defer c.release()
	q := c.expect(Starting, wordUSIOK)
	if err := c.say("usi"); err != nil {
		return err
	}
	if _, err := c.awaitReady(ctx, q, c.cfg.Start); err != nil {
		return err
	}
	ignored, err := c.set(c.cfg.Options)
	c.ignored = ignored
	return err
}

// Name returns the code by which we know the engine.
func (c *Client) Name() string {
	if c.cfg.Name != "" {
		return c.cfg.Name
	}
	return c.Title()
}

// Title returns the name that the engine gives itself, empty if it has given none.
func (c *Client) Title() string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.title
}

// Author returns who made the engine, as far as it says.
func (c *Client) Author() string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.author
}

// called is how errors call the engine.
func (c *Client) called() string {
	name, title := c.cfg.Name, c.Title()
	switch {
	case name == "" && title == "":
		return "without a name"
	case name == "" || name == title:
		return title
	case title == "":
		return name
	}
	return name + " (" + title + ")"
}

// Options returns what the engine has listed, in its order.
func (c *Client) Options() []Option {
	c.mu.Lock()
	defer c.mu.Unlock()
	return slices.Clone(c.options)
}

// Remarks returns what the engine has done against the protocol and we could
// live with, the first hundred: options that cannot be read, a bestmove that
// nobody asked for.
func (c *Client) Remarks() []string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return slices.Clone(c.remarks)
}

// remark keeps a remark; c.mu is held.
func (c *Client) remark(format string, args ...any) {
	if len(c.remarks) < mostRemarks {
		c.remarks = append(c.remarks, fmt.Sprintf(format, args...))
	}
}

// Alive reports whether the engine can still be asked.
func (c *Client) Alive() bool {
	return c.over() == nil
}

// Close ends the engine: it tells it to quit, waits for it no longer than
// Config.Quit, and closes the stream. Who waits for an answer gets [ErrClosed].
// The error is that of closing the stream.
func (c *Client) Close() (err error) {
	c.once.Do(func() {
		close(c.closing)
		c.goodbye()
		wait(c.ended, c.cfg.Quit)
		close(c.gone)
		if closer, ok := c.stream.(io.Closer); ok {
			err = closer.Close()
			wait(c.ended, c.cfg.Quit)
			wait(c.mute, c.cfg.Quit)
		}
	})
	return err
}

// goodbye says what an engine is told at the end, as far as it listens. Who
// waited for an answer has given up the turn by now, unless it is busy with what
// it does between two.
func (c *Client) goodbye() {
	t := time.NewTimer(c.cfg.Grace)
	defer t.Stop()
	select {
	case c.turn <- struct{}{}: // it is not given back
		if c.open != nil {
			c.send("stop")
		}
		if c.inGame {
			c.send("gameover " + Draw.String())
		}
	case <-t.C:
	}
	c.send("quit")
}
