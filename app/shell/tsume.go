package shell

import (
	"fmt"
	"math/rand/v2"

	"terakoya/app/tsume"
	"terakoya/content"
	"terakoya/lessons/problem"
	"terakoya/lessons/problem/solving"
	"terakoya/rules"
)

// Settings of mate problems: the last choice, and what was solved so far.
const (
	keyMates = "mates"
	keyTally = "mates-tally"
)

// Mates asks what mate problems are wanted.
func (s *Shell) Mates() { s.show(tsume.NewSetup(s.matesEnv())) }

// matesFor asks the same, with those offered that train for a mate in so many plies. The
// way out is back to a game.
func (s *Shell) matesFor(plies int, back func()) {
	env := s.toGame(back)
	env.Last = tsume.ParseChoice(env.Last).For(plies).String()
	s.show(tsume.NewSetup(env))
}

// matesFrom lets the mate by the side to move in a position be found, such as one that
// was missed in a game, to which the way out leads back.
func (s *Shell) matesFrom(p rules.Position, back func()) { s.show(tsume.NewSingle(s.toGame(back), p)) }

// toGame is matesEnv with a way back to a game.
func (s *Shell) toGame(back func()) tsume.Env {
	env := s.matesEnv()
	env.Leave, env.Back = back, s.words().Say("tsume.toGame", nil)
	return env
}

// mateLibrary is the problems of the program, and those made since it began. They are
// read when they are first needed.
func (s *Shell) mateLibrary() *tsume.Library {
	if s.mates == nil {
		set, err := problem.Load(content.Problems())
		if err != nil {
			fmt.Fprintln(errorLog, "terakoya:", err)
		}
		s.mates = tsume.NewLibrary(set.Mates)
	}
	return s.mates
}

func (s *Shell) matesEnv() tsume.Env {
	last, _ := s.store.Setting(keyMates)
	return tsume.Env{
		Words: s.words(), Art: s.art, Set: s.set(), Still: s.choices.Still, Library: s.mateLibrary(),
		Last: last, Remember: func(choice string) { s.kept(s.store.SetSetting(keyMates, choice)) },
		Tally: s.mateTally,
		Record: func(r solving.Result) {
			s.kept(s.store.SetSetting(keyTally, s.mateTally().Add(r).String()))
		},
		Now: s.clock, Seed: rand.Uint64, Tick: s.ticking(), Work: s.work,
		Show: func(screen tsume.Screen) { s.show(screen) }, Leave: s.Home, OnKey: s.typedKey,
	}
}

// mateTally is what the learner has solved of mate problems.
func (s *Shell) mateTally() tsume.Tally {
	text, _ := s.store.Setting(keyTally)
	return tsume.ParseTally(text)
}
