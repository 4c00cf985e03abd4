package shell

import (
	"terakoya/app/course"
	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/lessons/progress"
	"terakoya/rules"
	"terakoya/widgets/pieceart"
)

// guide is how well the learner knows how each kind moves, by which the marks of the
// guide fade. It is followed from answer to answer.
type guide struct {
	of      []course.Chapter // that it is about; others come with another learner, too
	steps   map[progress.Item]rules.Kind
	drills  map[progress.Item]*lessons.Drill
	lessons []string // whose answers tell something
	last    int64    // of the answers that were looked at
	tries   progress.Tries
	skills  [rules.Dragon + 1]progress.Skill
}

// newGuide finds what asks for the movement of a kind.
func newGuide(chapters []course.Chapter) guide {
	g := guide{of: chapters, steps: map[progress.Item]rules.Kind{}, drills: map[progress.Item]*lessons.Drill{}}
	for _, e := range course.Flat(chapters) {
		l, before := e.Lesson, len(g.steps)+len(g.drills)
		for i := range l.Steps {
			if kind := l.Mover(&l.Steps[i]); kind != rules.NoKind {
				g.steps[progress.Item{Lesson: l.ID, Step: l.Steps[i].ID}] = kind
			}
		}
		for i := range l.Drills {
			if d := &l.Drills[i]; drill.AsksMovement(d) {
				g.drills[progress.Item{Lesson: l.ID, Drill: d.ID}] = d
			}
		}
		if len(g.steps)+len(g.drills) > before {
			g.lessons = append(g.lessons, l.ID)
		}
	}
	return g
}

// add takes one more answer into account.
func (g *guide) add(a progress.Answer) {
	kind := g.steps[a.Item()]
	if d := g.drills[a.Item()]; d != nil {
		kind = drill.Mover(d, a.Level, a.Seed)
	}
	if kind != rules.NoKind && g.tries.First(a) {
		g.skills[kind] = g.skills[kind].After(a)
	}
}

// set is the guide, faded as far as its marks are needed no more.
func (g *guide) set() pieceart.Set {
	set := pieceart.Guide
	for _, kind := range rules.AllKinds {
		set = set.Faded(kind, fadeAt(g.skills[kind].Stage()))
	}
	return set
}

// fadeAt is how far marks have faded at a stage of learning.
func fadeAt(s progress.Stage) pieceart.Fade {
	switch s {
	case progress.Beginning:
		return pieceart.Unfaded
	case progress.Begun:
		return pieceart.Pale
	case progress.Practised:
		return pieceart.Faint
	case progress.Learned:
		return pieceart.Gone
	}
	return pieceart.Unfaded
}

// set is the learner's piece set for a screen that opens now. What cannot be read
// fades nothing.
func (s *Shell) set() pieceart.Set {
	if s.choices.Set != pieceart.Guide {
		return s.choices.Set
	}
	g := &s.memory.guide
	if !sameChapters(g.of, s.chapters) {
		*g = newGuide(s.chapters)
	}
	answers, last, err := s.store.AnswersSince(g.last, g.lessons...)
	s.kept(err)
	g.last = last
	for _, a := range answers {
		g.add(a)
	}
	return g.set()
}
