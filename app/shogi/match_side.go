package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"terakoya/rules/engine"
	"terakoya/rules/engine/match"
	"terakoya/rules/engine/match/spsa"
	"terakoya/rules/engine/match/sticks"
	"terakoya/rules/engine/search"
	"terakoya/rules/engine/usi"
	"terakoya/rules/joseki"
)

// sideFlags are the flags of one side of a match; each but the first ends with "-a" or
// "-b".
type sideFlags struct {
	player, program, options *string
	nodes, depth             *int
	time                     *time.Duration
	byoyomi                  *bool
}

func newSideFlags(f *flag.FlagSet, side string) sideFlags {
	return sideFlags{
		player:  f.String(side, "searcher", "level=LEVEL, searcher, tuned=FILE, careful or random"),
		nodes:   f.Int("nodes-"+side, 0, "positions visited a move"),
		depth:   f.Int("depth-"+side, 0, "plies looked ahead"),
		time:    f.Duration("time-"+side, 0, "time a move"),
		program: f.String("usi-"+side, "", "an engine and its arguments, instead of a player of ours"),
		options: f.String("set-"+side, "", "options of the engine: NAME=VALUE;NAME=VALUE"),
		byoyomi: f.Bool("byoyomi-"+side, false, "the engine does not know go movetime"),
	}
}

// equipment is what both sides have.
type equipment struct {
	hash int          // the memory of a searcher, in bytes
	book *joseki.Book // that levels follow; nil for none
}

// side makes the side.
func (s *sideFlags) side(with equipment) (match.Side, error) {
	l := engine.Limits{Nodes: *s.nodes, Depth: *s.depth, Time: *s.time}
	if l.Nodes < 0 || l.Depth < 0 || l.Time < 0 {
		return match.Side{}, usageError("limits are above zero, or 0 for none")
	}
	if words := strings.Fields(*s.program); len(words) > 0 {
		options, err := usiOptions(*s.options)
		p := usi.Program{Path: words[0], Args: words[1:]}
		return match.External(filepath.Base(words[0]), l, p, usi.Config{Options: options, NoMoveTime: *s.byoyomi}), err
	}
	player, err := builtPlayer(*s.player, with)
	return match.Built(*s.player, l, player), err
}

// usiOptions reads NAME=VALUE;NAME=VALUE.
func usiOptions(text string) (map[string]string, error) {
	all := map[string]string{}
	for part := range strings.SplitSeq(text, ";") {
		if part == "" {
			continue
		}
		name, value, ok := strings.Cut(part, "=")
		if !ok {
			return nil, usageError(fmt.Sprintf("option %q: want NAME=VALUE", part))
		}
		all[strings.TrimSpace(name)] = strings.TrimSpace(value)
	}
	return all, nil
}

// builtPlayer returns what makes one of our players for each seed.
func builtPlayer(text string, with equipment) (func(seed uint64) engine.Engine, error) {
	kind, value, _ := strings.Cut(text, "=")
	switch kind {
	case "level":
		level, err := search.ParseLevel(value)
		if err != nil {
			return nil, usageError(err.Error())
		}
		return func(seed uint64) engine.Engine {
			p := search.New(level, seed)
			if with.book != nil {
				p.Follow(with.book)
			}
			return p
		}, nil
	case "searcher":
		return func(uint64) engine.Engine { return search.NewSearcher(with.hash) }, nil
	case "tuned":
		return tunedPlayer(value, with.hash)
	case "careful":
		return func(seed uint64) engine.Engine { return sticks.NewCareful(seed) }, nil
	case "random":
		return func(seed uint64) engine.Engine { return sticks.NewRandom(seed) }, nil
	}
	return nil, usageError(fmt.Sprintf("no player %q; there are level=LEVEL, searcher, tuned=FILE, careful and random", text))
}

// tunedPlayer returns what makes a searcher with the values to which a tuning has come.
func tunedPlayer(file string, hash int) (func(uint64) engine.Engine, error) {
	s, err := readTuning(file)
	if err != nil {
		return nil, err
	}
	if _, err := search.NewTuned(hash, s.Rounded()); err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return func(uint64) engine.Engine {
		e, _ := search.NewTuned(hash, s.Rounded()) // as it has gone well once
		return e
	}, nil
}

// readTuning reads the state that the command tune keeps.
func readTuning(file string) (*spsa.State, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	s := &spsa.State{}
	if err := json.Unmarshal(text, s); err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	if err := s.Valid(); err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return s, nil
}
