package progress

import (
	"fmt"
	"slices"
	"time"

	"terakoya/rules"
)

// PastGame is a game that has ended.
type PastGame struct {
	ID        int64       // given by the store when it is added; rises in the order of adding
	When      time.Time   // of the end; in UTC, to the microsecond
	Start     string      // the position at the start, as SFEN
	Side      rules.Color // the learner's
	Opponent  string      // the key of the opponent, with its level if it has one; "people" if there is none
	Outcome   GameOutcome
	Ending    string // the code of a rules.Ending, such as "mate"
	Plies     int
	Takebacks int // how often the learner took moves back
	Hints     int // how many hints the learner took
	Fouls     int // illegal moves that the learner tried, also those given back

	// Games of earlier versions have none of these but Rules.

	Moves    []string        // in USI or [Pass]; nil if there are none
	Times    []time.Duration // what each move took; empty if that was not measured
	Rules    string          // the key of the rule set, such as "jsa"
	Clock    string          // as rules.ParseClock reads it; "" for none
	People   bool            // two people played at one board; Side is that of the near one
	FoulMode FoulMode        // what a foul did
	Slips    []Slip          // those of Fouls whose position is one of the game: not those before moves taken back
}

// GameOutcome is how a game ended for the learner.
type GameOutcome uint8

// The outcomes. Files keep their names.
const (
	GameWon GameOutcome = iota
	GameLost
	GameDrawn
	GameReplay // it is to be played again, as after sennichite
)

var gameOutcomeNames = []string{"won", "lost", "drawn", "replay"}

// String returns the name of an outcome: "won", "lost", "drawn" or "replay".
func (o GameOutcome) String() string { return gameOutcomeNames[o] }

// PastGames keeps how the games of a learner ended.
type PastGames interface {
	// AddPastGame adds a game that has ended; its ID is of no account.
	AddPastGame(PastGame) error
	// PastGames returns all in the order in which they were added, whatever their
	// times say.
	PastGames() ([]PastGame, error)
	// RemovePastGame removes a game by its ID; there may be none of the present
	// learner that has it.
	RemovePastGame(id int64) error
}

// kept returns a game as it is kept, or what is wrong with it.
func (g PastGame) kept() (PastGame, error) {
	switch {
	case g.Start == "":
		return g, fmt.Errorf("past game: it has no start")
	case g.Opponent == "":
		return g, fmt.Errorf("past game: it has no opponent")
	case g.Side > rules.White:
		return g, fmt.Errorf("past game: there is no side %d", uint8(g.Side))
	case int(g.Outcome) >= len(gameOutcomeNames):
		return g, fmt.Errorf("past game: there is no outcome %d", uint8(g.Outcome))
	case g.Ending == "":
		return g, fmt.Errorf("past game: it does not say how it ended")
	case min(g.Plies, g.Takebacks, g.Hints, g.Fouls) < 0:
		return g, fmt.Errorf("past game: %d plies, %d takebacks, %d hints, %d fouls", g.Plies, g.Takebacks, g.Hints, g.Fouls)
	case int(g.FoulMode) >= len(foulModeNames):
		return g, fmt.Errorf("past game: there is no foul mode %d", uint8(g.FoulMode))
	}
	if err := checkCourse(g.Moves, g.Times, g.Slips); err != nil {
		return g, fmt.Errorf("past game: %w", err)
	}
	g.ID, g.When = 0, time.UnixMicro(g.When.UnixMicro()).UTC()
	return g.clone(), nil
}

// clone returns the game with lists of its own; empty ones are nil.
func (g PastGame) clone() PastGame {
	g.Moves = append([]string(nil), g.Moves...)
	g.Times = append([]time.Duration(nil), g.Times...)
	g.Slips = append([]Slip(nil), g.Slips...)
	return g
}

// parseGameOutcome reads the name of an outcome.
func parseGameOutcome(name string) (GameOutcome, error) {
	o := slices.Index(gameOutcomeNames, name)
	if o < 0 {
		return 0, fmt.Errorf("there is no outcome %q", name)
	}
	return GameOutcome(o), nil
}
