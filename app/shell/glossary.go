package shell

import (
	"terakoya/app/course"
	"terakoya/app/glossary"
	"terakoya/app/learn"
)

// Glossary shows all terms.
func (s *Shell) Glossary() { s.glossaryAt("", s.Home) }

// glossaryAt shows the glossary at a term; back is where Escape leads.
func (s *Shell) glossaryAt(key string, back func()) {
	env := s.glossaryEnv()
	env.Entries, env.OnLesson, env.OnBack = course.Flat(s.chapters), s.Learn, back
	screen := glossary.New(env, key)
	s.show(screen)
	screen.Shown()
}

func (s *Shell) glossaryEnv() glossary.Env {
	return glossary.Env{Words: s.words(), Terms: s.catalogue.Glossary(), Art: s.art, Set: s.set(), OnKey: s.typedKey}
}

// terms lets the terms in texts be tapped. The screen that they are on is shown again
// by back, after the glossary was opened from it; nil if it cannot be left so.
func (s *Shell) terms(back func()) learn.Terms {
	env := s.glossaryEnv()
	if back != nil {
		env.OnTerm = func(key string) { s.glossaryAt(key, back) }
	}
	return glossary.NewReader(env)
}
