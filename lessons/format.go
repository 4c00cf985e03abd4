package lessons

import (
	"terakoya/rules"
)

// rawLesson and rawStep are a lesson file as TOML has it. What each key means is
// told to teachers in content/lessons/README.md.
type rawLesson struct {
	ID      string            `toml:"id"`
	Chapter string            `toml:"chapter"`
	Rules   string            `toml:"rules"`
	Title   map[string]string `toml:"title"`
	Aim     map[string]string `toml:"aim"`
	Terms   []string          `toml:"terms"`
	Source  string            `toml:"source"`
	Step    []rawStep         `toml:"step"`
}

type rawStep struct {
	ID     string            `toml:"id"`
	Kind   string            `toml:"kind"`
	SFEN   string            `toml:"sfen"`
	Marks  []string          `toml:"marks"`
	Arrows []string          `toml:"arrows"`
	Goal   string            `toml:"goal"`
	Accept []string          `toml:"accept"`
	Text   map[string]string `toml:"text"`
	Hint   map[string]string `toml:"hint"`
	After  map[string]string `toml:"after"`
}

// isText are the tables that hold a text in each language.
var isText = map[string]bool{"title": true, "aim": true, "step.text": true, "step.hint": true, "step.after": true}

var knownKeys = func() map[string]bool {
	known := map[string]bool{}
	for _, key := range []string{
		"id", "chapter", "rules", "terms", "source", "step",
		"step.id", "step.kind", "step.sfen", "step.marks", "step.arrows", "step.goal", "step.accept",
	} {
		known[key] = true
	}
	for table := range isText {
		known[table] = true
		for _, l := range Languages {
			known[table+"."+string(l)] = true
		}
	}
	return known
}()

func (r *reader) lesson(raw rawLesson) Lesson {
	l := Lesson{
		ID: raw.ID, Chapter: raw.Chapter, Rules: raw.Rules, Terms: raw.Terms, Source: raw.Source, File: r.file,
		Title: r.text(-1, "title", raw.Title, true), Aim: r.text(-1, "aim", raw.Aim, true),
	}
	r.need(-1, "id", raw.ID)
	r.need(-1, "chapter", raw.Chapter)
	if raw.Rules != "jsa" {
		r.fault(r.line(-1, "rules"), `rules is %q: want "jsa"`, raw.Rules)
	}
	if len(raw.Step) == 0 {
		r.fault(1, "the lesson has no [[step]]")
	}
	for i, s := range raw.Step {
		l.Steps = append(l.Steps, r.step(i, s))
	}
	return l
}

func (r *reader) need(step int, key, value string) {
	if value == "" {
		r.fault(r.line(step, key), "%s is missing", key)
	}
}

// text reads a text, which must be there in all four languages or, where it is
// not required, in none.
func (r *reader) text(step int, key string, raw map[string]string, required bool) Text {
	if len(raw) == 0 {
		if required {
			r.fault(r.line(step, key), "%s is missing", key)
		}
		return nil
	}
	t := Text{}
	for _, l := range Languages {
		t[l] = raw[string(l)]
		if t[l] == "" {
			r.fault(r.line(step, key), "%s has no %s", key, l)
		}
	}
	return t
}

func (r *reader) step(i int, raw rawStep) Step {
	s := Step{
		ID: raw.ID, Line: r.line(i, "step"),
		Text:  r.text(i, "step.text", raw.Text, true),
		Hint:  r.text(i, "step.hint", raw.Hint, false),
		After: r.text(i, "step.after", raw.After, false),
	}
	r.need(i, "step.id", raw.ID)
	kind, ok := ParseKind(raw.Kind)
	if !ok {
		r.fault(r.line(i, "step.kind"), "kind %q is not one of %v", raw.Kind, kindNames)
	}
	s.Kind = kind
	if raw.SFEN == "" {
		r.fault(r.line(i, "step.sfen"), "step.sfen is missing")
		return s
	}
	setup, err := rules.ParseSetup(raw.SFEN)
	if err != nil {
		r.fault(r.line(i, "step.sfen"), "%v", err)
		return s
	}
	s.Setup = setup
	r.pointers(i, raw, &s)
	switch kind {
	case Show:
		if raw.Goal != "" {
			r.fault(r.line(i, "step.goal"), "a step that only shows has no goal")
		}
		if len(raw.Accept) > 0 {
			r.fault(r.line(i, "step.accept"), "a step that only shows accepts no move")
		}
	case PlayMove:
		r.playMove(i, raw, &s)
	}
	return s
}

// pointers reads marks and arrows.
func (r *reader) pointers(i int, raw rawStep, s *Step) {
	for _, text := range raw.Marks {
		m, err := ParseMark(text, s.Setup.Turn)
		if err != nil {
			r.fault(r.line(i, "step.marks"), "%v", err)
		}
		s.Marks = append(s.Marks, m)
	}
	for _, text := range raw.Arrows {
		a, err := ParseArrow(text)
		if err != nil {
			r.fault(r.line(i, "step.arrows"), "%v", err)
		}
		s.Arrows = append(s.Arrows, a)
	}
}

func (r *reader) playMove(i int, raw rawStep, s *Step) {
	p, _, err := s.Setup.Position()
	if err != nil {
		r.fault(r.line(i, "step.sfen"), "no move can be played here: %v", err)
		return
	}
	s.Position = p
	goal, err := ParseGoal(raw.Goal)
	if err != nil {
		r.fault(r.line(i, "step.goal"), "%v", err)
		return
	}
	s.Goal = goal
	for _, usi := range raw.Accept {
		a, err := rules.ParseAttempt(usi)
		if err == nil {
			err = p.Check(a)
		}
		if err != nil {
			r.fault(r.line(i, "step.accept"), "accept: %v", err)
			continue
		}
		s.Accept = append(s.Accept, a.Move())
	}
}
