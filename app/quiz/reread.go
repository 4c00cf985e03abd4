package quiz

import (
	"slices"

	"fyne.io/fyne/v2"

	"terakoya/widgets"
)

// Reread takes over the lessons as they are now, after a teacher has saved one. What is
// chosen stays; a chapter that is gone for a while, as its file has a fault, is ticked
// again when it comes back. The paper is made afresh, as its code belongs to the lessons.
func (s *Setup) Reread(env Env) {
	s.env, s.card.env = env, env
	s.choice = s.wish.among(env.Chapters)
	s.settle()
	s.listTopics()
	s.unfocus()
	s.render()
	if s.read != "" {
		s.readCode(s.read)
		return
	}
	s.make()
}

// unfocus takes the keys from the line of a topic that is gone.
func (s *Setup) unfocus() {
	c := fyne.CurrentApp().Driver().CanvasForObject(s.root)
	if c == nil {
		return
	}
	t, ok := c.Focused().(*widgets.Tick)
	if ok && (t.Disabled() || t != s.all && t != s.met && !slices.Contains(s.chapters, t)) {
		c.Unfocus()
	}
}

// settle leaves a scope that has nothing in it: of another learner, or after a reset.
func (s *Setup) settle() {
	if s.choice.Scope == Met && len(s.env.Met) == 0 {
		s.choice.Scope = All
	}
}

// Reread takes over the lessons as they are now: their titles, and whether they can be
// opened and practised. The questions are those that were asked.
func (r *Result) Reread(env Env) {
	r.env, r.card.env = env, env
	r.advised = nil
	r.card.set(r.sitting.Paper, false)
	r.bar.set(kindOf(&r.env, r.sitting.Paper), r.env.Words.Say("quiz.result", nil), "", "", -1, false)
	r.page.Set(r.items()...)
}

// titleOf is what a lesson of the paper is called: as it is now, or if it is gone as it
// was.
func (r *Result) titleOf(id string) string { return r.env.titleIn(r.sitting.Paper, id) }
