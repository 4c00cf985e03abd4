package shell

import (
	"terakoya/app/play"
	"terakoya/lessons/progress"
	"terakoya/rules"
)

// keyGame is the setting that holds the last choice of a game.
const keyGame = "game"

// Play goes on with the game that is kept, or asks for a new one.
func (s *Shell) Play() {
	kept, ok, err := s.store.Game()
	s.kept(err)
	if ok {
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
	return play.Env{
		Words: s.words(), Art: s.art, Set: s.choices.Set, Still: s.choices.Still, Last: last, Leave: s.Home, Setup: s.PlaySetup,
		Start:    func(c play.Choice) { s.show(play.NewGame(s.playEnv(), c)) },
		Remember: func(choice string) { s.kept(s.store.SetSetting(keyGame, choice)) },
		Keep:     func(g progress.Game) { s.kept(s.store.SaveGame(g)) },
		Forget:   func() { s.kept(s.store.ForgetGame()) },
	}
}

// game is what the start screen shows of a game: the position, what it is called,
// and whether it can be gone on with.
func (s *Shell) game() (setup rules.Setup, name string, resume bool) {
	last, _ := s.store.Setting(keyGame)
	start := play.ParseChoice(last).Handicap()
	kept, ok, err := s.store.Game()
	s.kept(err)
	if ok {
		if now, h, err := play.Standing(kept); err == nil {
			return now, s.words().Term(h.Key), true
		}
	}
	return start.Setup(), s.words().Term(start.Key), false
}
