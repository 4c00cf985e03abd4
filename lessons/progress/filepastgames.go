//go:build !js

package progress

import (
	"errors"
	"time"
)

// pastGameColumns are those of a past game beside its id and its learner.
const pastGameColumns = "at, start, side, opponent, outcome, ending, plies, takebacks, hints, fouls"

func (f *file) AddPastGame(g PastGame) error {
	g, err := g.kept()
	if err != nil {
		return err
	}
	return f.write("INSERT INTO past_game (learner, "+pastGameColumns+") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
		g.When.UnixMicro(), g.Start, g.Side.String(), g.Opponent, g.Outcome.String(), g.Ending,
		g.Plies, g.Takebacks, g.Hints, g.Fouls)
}

func (f *file) PastGames() ([]PastGame, error) {
	var all []PastGame
	err := f.each("SELECT "+pastGameColumns+" FROM past_game WHERE learner = ? ORDER BY id", nil, func(s scan) error {
		g, err := scanPastGame(s)
		all = append(all, g)
		return err
	})
	if err != nil {
		return nil, err
	}
	return all, nil
}

// scanPastGame reads a row of pastGameColumns.
func scanPastGame(s scan) (PastGame, error) {
	var g PastGame
	var at int64
	var side, outcome string
	err := s(&at, &g.Start, &side, &g.Opponent, &outcome, &g.Ending, &g.Plies, &g.Takebacks, &g.Hints, &g.Fouls)
	if err != nil {
		return g, err
	}
	var sideErr, outcomeErr error
	g.Side, sideErr = parseSide(side)
	g.Outcome, outcomeErr = parseGameOutcome(outcome)
	g.When = time.UnixMicro(at).UTC()
	if err := errors.Join(sideErr, outcomeErr); err != nil {
		return g, errors.Join(errMalformed, err)
	}
	return g, nil
}
