package match

import (
	"context"
	"runtime"
	"time"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/usi"
)

// Side is one of the two who play a match.
type Side struct {
	Name   string
	Limits engine.Limits
	// Sit takes a seat, in which one game is played after the other. Each worker has
	// its own.
	Sit func(ctx context.Context) (Seat, error)
}

// Seat is where a side plays.
type Seat interface {
	// Begin returns who plays the next game; seed is what games of a player differ by.
	Begin(ctx context.Context, seed uint64) (engine.Engine, error)
	// Clock returns what has been spent so far; only differences mean anything.
	Clock() time.Duration
	// Close gives the seat up.
	Close()
}

// Built returns a side of our own players: player makes one for each game.
func Built(name string, l engine.Limits, player func(seed uint64) engine.Engine) Side {
	return Side{name, l, func(context.Context) (Seat, error) { return built(player), nil }}
}

type built func(seed uint64) engine.Engine

func (b built) Begin(_ context.Context, seed uint64) (engine.Engine, error) { return b(seed), nil }
func (built) Clock() time.Duration                                          { return processor() }
func (built) Close()                                                        {}

// External returns a side that is a program, which plays whatever the seed. One that
// has ended is started anew for the next game. What it spends is the time of day. An
// option that it does not take is an error: it would be another player.
func External(name string, l engine.Limits, p usi.Program, cfg usi.Config) Side {
	return Side{name, l, func(ctx context.Context) (Seat, error) {
		s := &external{program: p, config: cfg}
		if _, err := s.Begin(ctx, 0); err != nil {
			s.Close()
			return nil, err
		}
		return s, nil
	}}
}

type external struct {
	program usi.Program
	config  usi.Config
	client  *usi.Client
}

// Begin tells the program that a game begins.
func (s *external) Begin(ctx context.Context, _ uint64) (engine.Engine, error) {
	if s.client != nil && !s.client.Alive() {
		s.Close()
	}
	if s.client == nil {
		c, err := usi.Start(ctx, s.program, s.config)
		if err != nil {
			return nil, err
		}
		s.client = c
		if ignored := c.Ignored(); len(ignored) > 0 {
			return nil, &ignored[0]
		}
	}
	return s.client, s.client.NewGame(ctx)
}

func (s *external) Clock() time.Duration { return time.Duration(time.Now().UnixNano()) }

func (s *external) Close() {
	if s.client != nil {
		s.client.Close()
		s.client = nil
	}
}

// Work is what a side has done.
type Work struct {
	Moves int           // chosen, declarations and resignations included
	Nodes int           // positions visited
	Depth int           // the sum of the plies looked ahead
	Spent time.Duration // processor time; of a program, time of day
}

// add adds w to the work.
func (k *Work) add(w Work) {
	k.Moves += w.Moves
	k.Nodes += w.Nodes
	k.Depth += w.Depth
	k.Spent += w.Spent
}

// choose asks a side for its move and notes the work. The thread is kept meanwhile, so
// that its clock is that of the player.
func choose(ctx context.Context, e engine.Engine, s Seat, g *rules.Game, l engine.Limits, w *Work) (engine.Choice, error) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	from := s.Clock()
	c, err := e.Choose(ctx, g, l)
	w.add(Work{1, c.Info.Nodes, c.Info.Depth, s.Clock() - from})
	return c, err
}
