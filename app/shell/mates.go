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
func (s *Shell) Mates() {
	set, err := problem.Load(content.Problems())
	if err != nil {
		fmt.Fprintln(errorLog, "terakoya:", err)
	}
	s.show(tsume.NewSetup(s.matesEnv(set.Mates)))
}

// MatesFrom lets the mate by the side to move in a position be found, such as one that
// was missed in a game.
func (s *Shell) MatesFrom(p rules.Position) { s.show(tsume.NewSingle(s.matesEnv(nil), p)) }

func (s *Shell) matesEnv(mates []problem.Mate) tsume.Env {
	last, _ := s.store.Setting(keyMates)
	return tsume.Env{
		Words: s.words(), Art: s.art, Set: s.choices.Set, Still: s.choices.Still, Library: tsume.NewLibrary(mates),
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
