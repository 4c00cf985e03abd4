package shell

import (
	screen "terakoya/app/reference"
	"terakoya/lessons/reference"
)

// Rules shows the reference, from its first page.
func (s *Shell) Rules() { s.RulesOn(reference.Moves) }

// RulesOn shows a page of the reference.
func (s *Shell) RulesOn(t reference.Topic) {
	s.show(screen.New(screen.Env{Words: s.words(), Art: s.art, Topic: t, OnHome: s.Home, OnKey: s.typedKey}))
}
