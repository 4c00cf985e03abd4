//go:build !js

package progress

import (
	"errors"
	"time"
)

// pastGameColumns are those of a past game beside its id and its learner.
const pastGameColumns = "at, start, side, opponent, outcome, ending, plies, takebacks, hints, fouls, " +
	"moves, times, rules, clock, people, foul_mode, slips"

func (f *file) AddPastGame(g PastGame) error {
	g, err := g.kept()
	if err != nil {
		return err
	}
	c := courseOf(g.Moves, g.Times, g.Slips)
	return f.write("INSERT INTO past_game (learner, "+pastGameColumns+") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
		g.When.UnixMicro(), g.Start, g.Side.String(), g.Opponent, g.Outcome.String(), g.Ending,
		g.Plies, g.Takebacks, g.Hints, g.Fouls,
		c.moves, c.times, g.Rules, g.Clock, g.People, g.FoulMode.String(), c.slips)
}

func (f *file) PastGames() ([]PastGame, error) {
	var all []PastGame
	err := f.each("SELECT id, "+pastGameColumns+" FROM past_game WHERE learner = ? ORDER BY id", nil, func(s scan) error {
		g, err := scanPastGame(s)
		all = append(all, g)
		return err
	})
	if err != nil {
		return nil, err
	}
	return all, nil
}

func (f *file) RemovePastGame(id int64) error {
	return f.write("DELETE FROM past_game WHERE learner = ? AND id = ?", id)
}

// scanPastGame reads a row of an id and pastGameColumns.
func scanPastGame(s scan) (PastGame, error) {
	var g PastGame
	var at int64
	var side, outcome, mode string
	var c course
	err := s(&g.ID, &at, &g.Start, &side, &g.Opponent, &outcome, &g.Ending, &g.Plies, &g.Takebacks, &g.Hints, &g.Fouls,
		&c.moves, &c.times, &g.Rules, &g.Clock, &g.People, &mode, &c.slips)
	if err != nil {
		return g, err
	}
	var sideErr, outcomeErr, modeErr, courseErr error
	g.Side, sideErr = parseSide(side)
	g.Outcome, outcomeErr = parseGameOutcome(outcome)
	g.FoulMode, modeErr = parseFoulMode(mode)
	g.Moves, g.Times, g.Slips, courseErr = c.read()
	g.When = time.UnixMicro(at).UTC()
	if err := errors.Join(sideErr, outcomeErr, modeErr, courseErr); err != nil {
		return g, errors.Join(errMalformed, err)
	}
	return g, nil
}
