package usi

import (
	"time"

	"terakoya/rules/engine"
)

// Config is how a Client deals with its engine. The zero Config is a good one:
// a time that is zero is its default.
type Config struct {
	// Name is the code by which we know the engine, such as the name that the
	// user has given it; empty is the name that it gives itself.
	Name string
	// Options are set once the engine has listed its own; see [Client.Set]. What
	// was not set is told by [Client.Ignored].
	Options map[string]string
	// Limits are those of a Choose that has none of its own. Default: one second.
	Limits engine.Limits
	// NoMoveTime is for engines that do not know "go movetime" (gpsshogi): a Time
	// is sent as byoyomi.
	NoMoveTime bool
	// Progress, if any, is told every half second, by whoever waits, that the
	// engine is still not ready.
	Progress func(Progress)

	// Start is the time for the handshake: some engines load their books before
	// they answer. Default: 40 s.
	Start time.Duration
	// Ready is the time for an answer to isready, where others load their
	// networks. Default: 60 s.
	Ready time.Duration
	// Longest is the time for a search that has no limit in time. Default: 5 min.
	Longest time.Duration
	// Lag is how much later than its time an engine may answer before it is told
	// to stop. Default: 30 ms.
	Lag time.Duration
	// Stop is the time for an answer to stop when a search has used up its time.
	// Default: 3 s.
	Stop time.Duration
	// Grace is the time for an answer to stop when a context has ended; nobody
	// waits for the move any more. Default: 40 ms.
	Grace time.Duration
	// Quit is the time for the engine to end by itself. Default: 1 s.
	Quit time.Duration
}

// Progress is what can be shown while an engine is not ready.
type Progress struct {
	Stage  Stage         // Starting or Readying
	Waited time.Duration // since the question
	Said   string        // the engine's last info string, if any
}

// progressEvery is the time between two calls of Config.Progress.
const progressEvery = 500 * time.Millisecond

// filled returns the Config with its defaults.
func (c Config) filled() Config {
	for _, d := range []struct {
		field   *time.Duration
		usually time.Duration
	}{
		{&c.Start, 40 * time.Second}, {&c.Ready, time.Minute}, {&c.Longest, 5 * time.Minute},
		{&c.Lag, 30 * time.Millisecond}, {&c.Stop, 3 * time.Second}, {&c.Grace, 40 * time.Millisecond},
		{&c.Quit, time.Second},
	} {
		if *d.field <= 0 {
			*d.field = d.usually
		}
	}
	if c.Limits == (engine.Limits{}) {
		c.Limits.Time = time.Second
	}
	return c
}

// Stage is what was asked of an engine when something happened.
type Stage uint8

// The stages.
const (
	Starting Stage = iota // the handshake
	Readying              // isready
	Thinking              // a search
	Mating                // a mate search
	Stopping              // stop, or the end of an earlier search
	Idling                // nothing
)

// String returns what the engine was doing, such as "thinking".
func (s Stage) String() string {
	switch s {
	case Starting:
		return "starting"
	case Readying:
		return "getting ready"
	case Thinking:
		return "thinking"
	case Mating:
		return "looking for a mate"
	case Stopping:
		return "being stopped"
	case Idling:
	}
	return "doing nothing"
}

// owes returns the word that the engine is to say at this stage.
func (s Stage) owes() string {
	switch s {
	case Starting:
		return "usiok"
	case Readying:
		return "readyok"
	case Thinking:
		return "bestmove"
	case Mating:
		return "checkmate"
	case Stopping:
		return "bestmove after stop"
	case Idling:
	}
	return "word"
}
