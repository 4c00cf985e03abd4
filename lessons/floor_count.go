package lessons

import (
	"slices"

	"terakoya/rules"
)

// Stand counts what the course has for each floor. The glossary says how handicaps
// are named.
func (c *Course) Stand(floors []Floor, terms Glossary) []Standing {
	all := make([]Standing, len(floors))
	for i := range floors {
		all[i] = floors[i].stand(c, terms)
	}
	return all
}

func (f *Floor) stand(c *Course, terms Glossary) Standing {
	s := Standing{Floor: f, Wanted: f.Least, Lacking: f.unknown(c)}
	switch f.Count {
	case OfLessons:
		s.Found = len(c.Lessons)
	case OfDrills:
		for i := range c.Lessons {
			s.Found += len(c.Lessons[i].Drills)
		}
	case OfExercises:
		f.exercises(c, &s)
	case OfFouls, OfEndings, OfBoundaries, OfHandicaps, OfNotations:
		met := f.met(c, terms)
		for _, thing := range f.things() {
			if _, spared := f.But[thing]; spared {
				continue
			}
			s.Wanted++
			if met[thing] {
				s.Found++
			} else {
				s.Lacking = append(s.Lacking, thing)
			}
		}
	}
	return s
}

// exercises counts exercises, and the verdicts among them.
func (f *Floor) exercises(c *Course, s *Standing) {
	for i := range c.Lessons {
		l := &c.Lessons[i]
		for j := range l.Steps {
			step := &l.Steps[j]
			if f.counts(l, step) {
				s.Found++
			}
			if f.Legal == [2]int{} || step.Kind != Judgement || !f.lists(l) {
				continue
			}
			switch foul := step.truth(); {
			case foul == rules.NoFoul:
				s.Verdicts, s.Legal = s.Verdicts+1, s.Legal+1
			case len(f.Fouls) == 0 || slices.Contains(f.Fouls, foul):
				s.Verdicts++
			}
		}
	}
}

// counts reports whether a step is one of the exercises that the floor counts.
func (f *Floor) counts(l *Lesson, s *Step) bool {
	if !s.Asks() || len(f.Kinds) > 0 && !slices.Contains(f.Kinds, s.Kind) {
		return false
	}
	all := len(f.Lessons)+len(f.Chapters)+len(f.Fouls)+len(f.Endings) == 0
	return all || f.lists(l) ||
		s.Kind == Judgement && slices.Contains(f.Fouls, s.truth()) ||
		s.Kind == RuleGame && slices.Contains(f.Endings, s.Ending.Ending)
}

// lists reports whether the floor names a lesson, or its chapter.
func (f *Floor) lists(l *Lesson) bool {
	return slices.Contains(f.Lessons, l.ID) || slices.Contains(f.Chapters, l.Chapter)
}

// unknown lists the lessons and chapters that the floor names and the course lacks: one
// that was renamed is not to be lost without a word.
func (f *Floor) unknown(c *Course) []string {
	var lost []string
	for _, id := range f.Lessons {
		if !slices.ContainsFunc(c.Lessons, func(l Lesson) bool { return l.ID == id }) {
			lost = append(lost, "lesson "+id)
		}
	}
	for _, slug := range f.Chapters {
		if !slices.ContainsFunc(c.Lessons, func(l Lesson) bool { return l.Chapter == slug }) {
			lost = append(lost, "chapter "+slug)
		}
	}
	return lost
}

// truth is the foul of a Judgement, NoFoul if it is legal.
func (s *Step) truth() rules.Foul {
	if e := s.Verdict(); e != nil {
		return e.Foul
	}
	return rules.NoFoul
}

// Prose is how much text a course has in one language.
type Prose struct {
	Texts   int
	Length  int    // words in English, characters in the others
	Longest int    // of a step that is only read
	Show    string // the id of that step
}

// Prose counts what a reader of a language has before them: titles, aims, steps with
// their options, and what drills ask and offer.
func (c *Course) Prose(lang Language) Prose {
	var p Prose
	add := func(t Text) {
		if t != nil {
			p.Texts++
			p.Length += length(lang, t.In(lang))
		}
	}
	for i := range c.Lessons {
		l := &c.Lessons[i]
		add(l.Title)
		add(l.Aim)
		for j := range l.Steps {
			s := &l.Steps[j]
			add(s.Text)
			add(s.Hint)
			add(s.After)
			for _, o := range s.Option {
				add(o.Text)
			}
			if n := length(lang, s.Text.In(lang)); !s.Asks() && n > p.Longest {
				p.Longest, p.Show = n, s.ID
			}
		}
		for j := range l.Drills {
			d := &l.Drills[j]
			add(d.Ask)
			add(d.Hint)
			add(d.After)
			for _, t := range d.Answers {
				add(t)
			}
		}
	}
	return p
}
