package progress

import (
	"fmt"
	"reflect"
	"slices"
	"time"

	"terakoya/rules"
)

// Pass is how a pass is written among the moves of a [Game].
const Pass = "pass"

// FoulMode says what a foul of the learner does in a game.
type FoulMode uint8

// The modes. Files keep their names.
const (
	FoulExplained FoulMode = iota // it is explained, and the learner tries again
	FoulLoses                     // it loses, as in a real game
	FoulPrevented                 // the piece goes back, and a line says why
)

var foulModeNames = []string{"explained", "loses", "prevented"}

// String returns the name of a mode: "explained", "loses" or "prevented".
func (m FoulMode) String() string { return foulModeNames[m] }

// Game is a game in progress: what is needed to set it up again as it stood.
type Game struct {
	Start     string      // the position at the start, as SFEN
	Moves     []string    // those made so far, in USI or [Pass]
	Side      rules.Color // the learner's
	Opponent  string      // the key of the opponent; "people" if there is none
	Seed      uint64      // of the opponent's choices
	Rules     string      // the key of the rule set, such as "jsa"
	Fouls     FoulMode
	Takebacks int // how often the learner took moves back

	NoTakeback bool // the learner chose to play without
	Hints      int  // how many hints the learner took
	Tried      int  // how many illegal moves the learner tried, also those given back
	Ended      bool // it had ended, is a [PastGame], and was gone on with

	Clock   string          // as rules.ParseClock reads it; "" for none
	Times   []time.Duration // what each move took; empty if that was not measured
	Spent   time.Duration   // what the move in progress has taken so far
	People  bool            // two people play at one board; Side is that of the near one
	NoHints bool            // the learner chose to play without
	NoBook  bool            // the opponent knows no opening
	Opening string          // the id of the one that it is to follow; "" for any
	Slips   []Slip          // those of Tried whose position still stands: not those before moves taken back
}

// Equal reports whether two games are the same in everything that is kept.
func (g Game) Equal(other Game) bool {
	same := slices.Equal(g.Moves, other.Moves) && slices.Equal(g.Times, other.Times) && slices.Equal(g.Slips, other.Slips)
	g.Moves, g.Times, g.Slips = nil, nil, nil
	other.Moves, other.Times, other.Slips = nil, nil, nil
	return same && reflect.DeepEqual(g, other)
}

// clone returns the game with lists of its own.
func (g Game) clone() Game {
	g.Moves, g.Times, g.Slips = slices.Clone(g.Moves), slices.Clone(g.Times), slices.Clone(g.Slips)
	return g
}

// check says what is wrong with a game that cannot be kept.
func (g Game) check() error {
	if err := checkCourse(g.Moves, g.Times, g.Slips); err != nil {
		return fmt.Errorf("game: %w", err)
	}
	switch {
	case g.Start == "":
		return fmt.Errorf("game: it has no start")
	case g.Side > rules.White:
		return fmt.Errorf("game: there is no side %d", uint8(g.Side))
	case int(g.Fouls) >= len(foulModeNames):
		return fmt.Errorf("game: there is no foul mode %d", uint8(g.Fouls))
	case min(g.Takebacks, g.Hints, g.Tried) < 0:
		return fmt.Errorf("game: %d takebacks, %d hints, %d illegal moves", g.Takebacks, g.Hints, g.Tried)
	case g.Spent < 0:
		return fmt.Errorf("game: its last move has taken %s", g.Spent)
	}
	return nil
}

// parseSide reads the name of a side.
func parseSide(name string) (rules.Color, error) {
	for _, c := range []rules.Color{rules.Black, rules.White} {
		if c.String() == name {
			return c, nil
		}
	}
	return 0, fmt.Errorf("there is no side %q", name)
}

// parseFoulMode reads the name of a mode.
func parseFoulMode(name string) (FoulMode, error) {
	m := slices.Index(foulModeNames, name)
	if m < 0 {
		return 0, fmt.Errorf("there is no foul mode %q", name)
	}
	return FoulMode(m), nil
}
