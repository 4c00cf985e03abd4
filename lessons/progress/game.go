package progress

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"unicode"

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
	Opponent  string      // the key of the opponent
	Seed      uint64      // of the opponent's choices
	Rules     string      // the key of the rule set, such as "jsa"
	Fouls     FoulMode
	Takebacks int // how often the learner took moves back

	NoTakeback bool // the learner chose to play without
	Hints      int  // how many hints the learner took
	Tried      int  // how many illegal moves the learner tried, also those given back
	Ended      bool // it had ended, is a [PastGame], and was gone on with
}

// Equal reports whether two games are the same in everything that is kept.
func (g Game) Equal(other Game) bool {
	same := slices.Equal(g.Moves, other.Moves)
	g.Moves, other.Moves = nil, nil
	return same && reflect.DeepEqual(g, other)
}

// check says what is wrong with a game that cannot be kept. Whether its moves
// are legal, only the rules can say.
func (g Game) check() error {
	for i, m := range g.Moves {
		if m == "" || strings.ContainsFunc(m, unicode.IsSpace) {
			return fmt.Errorf("game: move %d is %q", i+1, m)
		}
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
