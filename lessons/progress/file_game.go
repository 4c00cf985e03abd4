//go:build !js

package progress

import "errors"

// gameColumns are those of a game beside its learner.
const gameColumns = "start, moves, side, opponent, seed, rules, fouls, takebacks, hints, strict, tried, ended, " +
	"clock, times, spent, people, no_hints, no_book, opening, slips"

func (f *file) SaveGame(g Game) error {
	if err := g.check(); err != nil {
		return err
	}
	c := courseOf(g.Moves, g.Times, g.Slips)
	return f.write("INSERT OR REPLACE INTO game (learner, "+gameColumns+`)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		g.Start, c.moves, g.Side.String(), g.Opponent, int64(g.Seed),
		g.Rules, g.Fouls.String(), g.Takebacks, g.Hints, g.NoTakeback, g.Tried, g.Ended,
		g.Clock, c.times, int64(g.Spent), g.People, g.NoHints, g.NoBook, g.Opening, c.slips)
}

func (f *file) Game() (Game, bool, error) {
	var g Game
	var c course
	var side, fouls string
	var seed int64
	found, err := f.read("SELECT "+gameColumns+" FROM game WHERE learner = ?", nil,
		&g.Start, &c.moves, &side, &g.Opponent, &seed, &g.Rules, &fouls, &g.Takebacks, &g.Hints, &g.NoTakeback, &g.Tried, &g.Ended,
		&g.Clock, &c.times, &g.Spent, &g.People, &g.NoHints, &g.NoBook, &g.Opening, &c.slips)
	if err != nil || !found {
		return Game{}, false, err
	}
	var sideErr, foulsErr, courseErr error
	g.Seed = uint64(seed)
	g.Side, sideErr = parseSide(side)
	g.Fouls, foulsErr = parseFoulMode(fouls)
	g.Moves, g.Times, g.Slips, courseErr = c.read()
	if err := errors.Join(sideErr, foulsErr, courseErr); err != nil {
		return Game{}, false, &DamagedError{f.path, err}
	}
	return g, true, nil
}

func (f *file) ForgetGame() error { return f.write("DELETE FROM game WHERE learner = ?") }
