package lessons

import (
	"slices"
	"strings"

	"github.com/BurntSushi/toml"

	"terakoya/rules"
)

// rawLesson and rawStep are a lesson file as TOML has it. What each key means is
// told to teachers in content/lessons/README.md.
type rawLesson struct {
	ID      string            `toml:"id"`
	Chapter string            `toml:"chapter"`
	Rules   string            `toml:"rules"`
	Pieces  string            `toml:"pieces"`
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
	Ask    string            `toml:"ask"`
	Among  []string          `toml:"among"`
	Action string            `toml:"action"`
	Expect toml.Primitive    `toml:"expect"` // its form follows from the kind
	Offer  []string          `toml:"offer"`
	Option []rawOption       `toml:"options"`
	Free   bool              `toml:"free"`
	Source string            `toml:"source"`
	Text   map[string]string `toml:"text"`
	Hint   map[string]string `toml:"hint"`
	After  map[string]string `toml:"after"`
}

type rawOption struct {
	English     string `toml:"en"`
	Japanese    string `toml:"ja"`
	Traditional string `toml:"zh-Hant"`
	Simplified  string `toml:"zh-Hans"`
	Right       bool   `toml:"right"`
}

// pieceSets are the sets that a lesson can ask for.
var pieceSets = []string{"two-kanji", "one-kanji", "guide"}

// isText are the tables that hold a text in each language.
var isText = map[string]bool{"title": true, "aim": true, "step.text": true, "step.hint": true, "step.after": true}

// valueType is what the value of a key looks like.
type valueType struct{ begins, name string }

var (
	aText  = valueType{`"'`, "a text between quotes"}
	aList  = valueType{"[", "a list between [ and ]"}
	aTable = valueType{"{", "a table of four languages: { en = …, ja = …, zh-Hant = …, zh-Hans = … }"}
	aBool  = valueType{"tf", "true or false"}
	either = valueType{`"'[`, "a text or a list"}
)

// valueOf lists the keys of a lesson file and what their values look like.
var valueOf = func() map[string]valueType {
	of := map[string]valueType{
		"id": aText, "chapter": aText, "rules": aText, "pieces": aText, "terms": aList, "source": aText,
		"step.id": aText, "step.kind": aText, "step.sfen": aText, "step.marks": aList, "step.arrows": aList,
		"step.goal": aText, "step.accept": aList, "step.ask": aText, "step.among": aList, "step.expect": either,
		"step.action": aText, "step.offer": aList, "step.source": aText, "step.free": aBool,
		"step.options": aList, "step.options.right": aBool,
	}
	for _, l := range Languages {
		of["step.options."+string(l)] = aText
	}
	for table := range isText {
		of[table] = aTable
		for _, l := range Languages {
			of[table+"."+string(l)] = aText
		}
	}
	return of
}()

var knownKeys = func() map[string]bool {
	known := map[string]bool{"step": true}
	for key := range valueOf {
		known[key] = true
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
	if l.Pieces = raw.Pieces; l.Pieces != "" && !slices.Contains(pieceSets, l.Pieces) {
		r.fault(r.line(-1, "pieces"), "pieces is %q: want one of %v", raw.Pieces, pieceSets)
	}
	r.distinct(-1, "terms", raw.Terms)
	if len(raw.Step) == 0 {
		r.fault(1, "the lesson has no [[step]]")
	}
	for i, s := range raw.Step {
		l.Steps = append(l.Steps, r.step(i, s))
	}
	return l
}

func (r *reader) need(step int, key, value string) {
	if strings.TrimSpace(value) == "" {
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
		if strings.TrimSpace(t[l]) == "" {
			r.fault(r.line(step, key), "%s has no %s", key, l)
		}
	}
	return t
}

func (r *reader) step(i int, raw rawStep) Step {
	s := Step{
		ID: raw.ID, Line: r.line(i, "step"), Free: raw.Free,
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
	if !ok {
		return s
	}
	r.onlyFor(i, kind)
	switch kind {
	case Show:
	case PlayMove:
		r.playMove(i, raw, &s)
	case TapSquares:
		r.tapSquares(i, raw, &s)
	case Judgement:
		r.judgement(i, raw, &s)
	case Choice:
		r.choice(i, raw, &s)
	}
	return s
}

// distinct refuses a list that says something twice.
func (r *reader) distinct(i int, key string, list []string) {
	for n, text := range list {
		if slices.Contains(list[:n], text) {
			r.fault(r.line(i, key), "%q comes twice", text)
		}
	}
}

// pointers reads marks and arrows.
func (r *reader) pointers(i int, raw rawStep, s *Step) {
	r.distinct(i, "step.marks", raw.Marks)
	r.distinct(i, "step.arrows", raw.Arrows)
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
