package shell

import (
	"terakoya/app/joseki"
	"terakoya/app/play"
	"terakoya/lessons/opening"
	"terakoya/lessons/progress"
	"terakoya/rules"
)

// Openings shows the openings by handicap.
func (s *Shell) Openings() { s.listOpenings(s.josekiEnv()) }

// OpeningAt shows an opening by its id; all of them if it is not there.
func (s *Shell) OpeningAt(id string) {
	env := s.josekiEnv()
	if o := env.Library.Find(id); o != nil {
		s.show(joseki.New(env, o))
		return
	}
	s.listOpenings(env)
}

func (s *Shell) listOpenings(env joseki.Env) {
	list := joseki.NewList(env)
	s.show(list)
	list.Shown()
}

func (s *Shell) josekiEnv() joseki.Env {
	library := s.openings.read().library
	env := joseki.Env{
		Words: s.words(), Art: s.art, Set: s.set(), Still: s.choices.Still, Library: library,
		Engine: s.openings.judge, Seed: s.draw, Work: s.work, Home: s.Home, OnKey: s.typedKey,
		Memory: func() *opening.Memory { return opening.NewMemory(s.remembered) },
		Record: func(a progress.Answer) {
			a.When = s.clock()
			s.kept(s.store.Record(a))
		},
		PlayOn: s.playOn,
	}
	env.Open = func(o *opening.Opening) { s.show(joseki.New(env, o)) }
	env.Back = func() { s.listOpenings(env) }
	return env
}

// remembered is how well a move of an opening is remembered.
func (s *Shell) remembered(i progress.Item) opening.State {
	c, ok, err := s.store.Card(i)
	s.kept(err)
	return opening.StateOf(c, ok, s.clock())
}

// playOn asks against whom to go on from a position of an opening: a game that is kept is
// not replaced before the learner begins the new one.
func (s *Shell) playOn(o *opening.Opening, p rules.Position, side rules.Color) {
	env := s.playEnv()
	c := play.ParseChoice(env.Last)
	c.Start, c.SFEN, c.White, c.People, c.Opening = play.FromPosition, p.SFEN(), side == rules.White, false, o.ID
	env.Last = c.String()
	s.show(play.NewSetup(env))
}
