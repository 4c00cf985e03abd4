package progress

import (
	"fmt"
	"slices"
	"time"

	"terakoya/rules"
)

// PastGame is a game that has ended.
type PastGame struct {
	When      time.Time   // of the end; in UTC, to the microsecond
	Start     string      // the position at the start, as SFEN
	Side      rules.Color // the learner's
	Opponent  string      // the key of the opponent, with its level if it has one
	Outcome   GameOutcome
	Ending    string // the code of a rules.Ending, such as "mate"
	Plies     int
	Takebacks int // how often the learner took moves back
	Hints     int // how many hints the learner took
	Fouls     int // illegal moves that the learner tried, also those given back
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
	// AddPastGame adds a game that has ended.
	AddPastGame(PastGame) error
	// PastGames returns all in the order in which they were added, whatever their
	// times say.
	PastGames() ([]PastGame, error)
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
	}
	g.When = time.UnixMicro(g.When.UnixMicro()).UTC()
	return g, nil
}

// parseGameOutcome reads the name of an outcome.
func parseGameOutcome(name string) (GameOutcome, error) {
	o := slices.Index(gameOutcomeNames, name)
	if o < 0 {
		return 0, fmt.Errorf("there is no outcome %q", name)
	}
	return GameOutcome(o), nil
}
