package shell

import (
	"errors"

	"terakoya/app/play"
	"terakoya/app/words"
	"terakoya/lessons/progress"
	"terakoya/rules"
)

// keyGame is the setting that holds the last choice of a game.
const keyGame = "game"

// Play goes on with the game that is kept, or asks for a new one.
func (s *Shell) Play() {
	kept, ok, err := s.store.Game()
	s.kept(err)
	if s.game = nil; ok {
		s.game = &kept
		table, err := play.NewTable(s.playEnv(), kept)
		if err == nil {
			s.show(table)
			return
		}
		s.kept(err)
	}
	s.PlaySetup()
}

// PlaySetup asks what game to play.
func (s *Shell) PlaySetup() { s.show(play.NewSetup(s.playEnv())) }

func (s *Shell) playEnv() play.Env {
	last, _ := s.store.Setting(keyGame)
	language := s.choices.Language // what is called in the background must not ask for it
	return play.Env{
		Words: s.words(), Art: s.art, Set: s.set(), Still: s.choices.Still, Last: last, Book: s.openings,
		Opening: s.openings.only, Openings: func(handicap string) []play.OpeningName { return s.openings.from(handicap, language) },
		OpeningName: func(id string) string { return s.openings.name(id, language) }, Work: s.work,
		After: s.After, Lesson: s.lessonOf(s.Play), Engines: s.engineNames(), Engine: s.engine,
		Leave: s.Home, Setup: s.PlaySetup, OnKey: s.typedKey,
		Start: func(c play.Choice) {
			s.game = nil // the new game takes the place of whatever is kept
			s.show(play.NewGame(s.playEnv(), c))
		},
		Remember: func(choice string) { s.kept(s.store.SetSetting(keyGame, choice)) },
		Keep:     s.keepGame,
		Forget:   s.forgetGame,
		Past:     s.pastGames,
		Finished: func(g progress.PastGame) { s.kept(s.store.AddPastGame(g)) },
	}
}

// pastGames returns the games that have ended; none if they cannot be read.
func (s *Shell) pastGames() []progress.PastGame {
	all, err := s.store.PastGames()
	s.kept(err)
	return all
}

// errElsewhere tells that the game kept is not the one that this window plays.
var errElsewhere = errors.New("another window plays this game")

// keepGame keeps the game in progress, and says why if it cannot. A game that
// another window has gone on with is not written over.
func (s *Shell) keepGame(g progress.Game) string {
	err := s.mayWrite()
	if err == nil {
		err = s.store.SaveGame(g)
	}
	if err != errElsewhere { // which is no trouble with keeping
		s.kept(err)
	}
	if err != nil {
		return s.words().Say("store.gameLost", words.Args{"cause": s.cause(err)})
	}
	s.game = &g
	return ""
}

// forgetGame drops the game in progress once it has ended.
func (s *Shell) forgetGame() {
	err := s.mayWrite()
	if err == nil {
		err = s.store.ForgetGame()
	}
	if err != errElsewhere {
		s.kept(err)
	}
	s.game = nil
}

// mayWrite refuses to replace a game that is not as this window left it.
func (s *Shell) mayWrite() error {
	now, ok, err := s.store.Game()
	switch {
	case err != nil || s.game == nil:
		return err
	case !ok || !now.Equal(*s.game):
		return errElsewhere
	}
	return nil
}

// standing is what the start screen shows of a game: the position, what it is called,
// and whether it can be gone on with.
func (s *Shell) standing() (setup rules.Setup, name string, resume bool) {
	last, _ := s.store.Setting(keyGame)
	start := play.ParseChoice(last).Handicap()
	kept, ok, err := s.store.Game()
	s.kept(err)
	if ok {
		if now, h, err := play.Standing(kept); err == nil {
			return now, words.Title(s.words().Term(h.Key)), true
		}
	}
	return start.Setup(), words.Title(s.words().Term(start.Key)), false
}
