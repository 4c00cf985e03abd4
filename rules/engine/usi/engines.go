package usi

import (
	"context"
	"reflect"
	"sync"
)

// Engines are the running engines of a program, by the names under which the
// user has configured them: one process each at most, however many games and
// lessons ask for it. The zero Engines has none running.
type Engines struct {
	mu      sync.Mutex
	running map[string]*running
	closed  bool
}

// running is an engine that runs or is being started.
type running struct {
	program Program
	client  *Client
	lock    chan struct{}      // holds a token while it is being started or ended
	cancel  context.CancelFunc // ends a start that is going on; guarded by Engines.mu
}

// Open returns the running engine of that name, or starts it. One that has
// ended, or is another program by now, is replaced, and who still uses it gets
// [ErrClosed]. The errors are those of [Start], and ErrClosed after CloseAll.
func (e *Engines) Open(ctx context.Context, name string, p Program, cfg Config) (*Client, error) {
	r, err := e.entry(name)
	if err != nil {
		return nil, err
	}
	select {
	case r.lock <- struct{}{}:
		defer func() { <-r.lock }()
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	if r.client != nil && r.client.Alive() && reflect.DeepEqual(r.program, p) {
		return r.client, nil
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	if !e.begin(r, cancel) { // before the old one is ended, so that Close need not wait for the new
		return nil, ErrClosed
	}
	r.end()
	cfg.Name = name
	c, err := Start(ctx, p, cfg)
	if err != nil {
		return nil, err
	}
	r.program, r.client = p, c
	return c, nil
}

// begin notes how to end a start. It reports whether there may be one.
func (e *Engines) begin(r *running, cancel context.CancelFunc) bool {
	e.mu.Lock()
	defer e.mu.Unlock()
	r.cancel = cancel
	return !e.closed
}

// end closes what runs; r.lock is held.
func (r *running) end() {
	if r.client != nil {
		r.client.Close()
		r.client = nil
	}
}

func (e *Engines) entry(name string) (*running, error) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.closed {
		return nil, ErrClosed
	}
	if e.running == nil {
		e.running = map[string]*running{}
	}
	if e.running[name] == nil {
		e.running[name] = &running{lock: make(chan struct{}, 1)}
	}
	return e.running[name], nil
}

// Close ends the engine of that name, if it runs, also while it starts.
func (e *Engines) Close(name string) {
	e.mu.Lock()
	r := e.running[name]
	if r != nil && r.cancel != nil {
		r.cancel()
	}
	e.mu.Unlock()
	if r != nil {
		r.lock <- struct{}{}
		r.end()
		<-r.lock
	}
}

// CloseAll ends every engine, all at once, and lets none be started any more. It
// is for the end of the program and takes no longer than one [Client.Close].
func (e *Engines) CloseAll() {
	e.mu.Lock()
	e.closed = true
	all := e.running
	e.mu.Unlock()
	var done sync.WaitGroup
	for name := range all {
		done.Go(func() { e.Close(name) })
	}
	done.Wait()
}
