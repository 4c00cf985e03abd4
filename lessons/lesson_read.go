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
	Drill   []rawDrill        `toml:"drill"`
}

type rawStep struct {
	ID      string            `toml:"id"`
	Kind    string            `toml:"kind"`
	SFEN    string            `toml:"sfen"`
	Marks   []string          `toml:"marks"`
	Arrows  []string          `toml:"arrows"`
	Area    string            `toml:"area"`
	Rules   string            `toml:"rules"`
	Moves   []string          `toml:"moves"`
	Claim   string            `toml:"claim"`
	Target  string            `toml:"target"`
	Order   string            `toml:"order"`
	Style   string            `toml:"style"`
	Read    bool              `toml:"read"`
	Line    []rawBeat         `toml:"line"`
	Par     int               `toml:"par"`
	Passing bool              `toml:"passing"`
	Goal    string            `toml:"goal"`
	Accept  []string          `toml:"accept"`
	Ask     string            `toml:"ask"`
	Among   []string          `toml:"among"`
	Action  string            `toml:"action"`
	Expect  toml.Primitive    `toml:"expect"` // its form follows from the kind
	Offer   []string          `toml:"offer"`
	Option  []rawOption       `toml:"options"`
	Free    bool              `toml:"free"`
	Turned  bool              `toml:"turned"`
	Source  string            `toml:"source"`
	Quiz    *bool             `toml:"quiz"`
	Text    map[string]string `toml:"text"`
	Hint    map[string]string `toml:"hint"`
	After   map[string]string `toml:"after"`
}

type rawOption struct {
	English     string `toml:"en"`
	Japanese    string `toml:"ja"`
	Traditional string `toml:"zh-Hant"`
	Simplified  string `toml:"zh-Hans"`
	Right       bool   `toml:"right"`
}

// pieceSets are the sets that a lesson can ask for.
var pieceSets = []string{"two-kanji", "one-kanji", "guide", "international"}

// isText are the tables that hold a text in each language.
var isText = map[string]bool{"title": true, "aim": true, "step.text": true, "step.hint": true, "step.after": true,
	"drill.ask": true, "drill.hint": true, "drill.after": true}

// valueType is what the value of a key looks like.
type valueType struct{ begins, name string }

var (
	aText   = valueType{`"'`, "a text between quotes"}
	aList   = valueType{"[", "a list between [ and ]"}
	aTable  = valueType{"{", "a table of four languages: { en = …, ja = …, zh-Hant = …, zh-Hans = … }"}
	aBool   = valueType{"tf", "true or false"}
	aNumber = valueType{"0123456789+", "a number"}
	stated  = valueType{`"'[{0123456789+-`, "a text, a list, a number or a table, as the kind has it"}
)

// valueOf lists the keys of a lesson file and what their values look like.
var valueOf = func() map[string]valueType {
	of := map[string]valueType{
		"id": aText, "chapter": aText, "rules": aText, "pieces": aText, "terms": aList, "source": aText,
		"step.id": aText, "step.kind": aText, "step.sfen": aText, "step.marks": aList, "step.arrows": aList,
		"step.area": aText,
		"step.goal": aText, "step.accept": aList, "step.ask": aText, "step.among": aList, "step.expect": stated,
		"step.action": aText, "step.offer": aList, "step.source": aText, "step.free": aBool, "step.turned": aBool, "step.quiz": aBool,
		"step.options": aList, "step.options.right": aBool,
		"step.rules": aText, "step.moves": aList, "step.claim": aText, "step.target": aText, "step.order": aText,
		"step.style": aText, "step.read": aBool, "step.par": aNumber, "step.passing": aBool,
		"step.line": aList, "step.line.by": aText, "step.line.goal": aText, "step.line.accept": aList, "step.line.move": aText,
		"drill.id": aText, "drill.make": aText, "drill.level": aList, "drill.side": aText, "drill.rules": aText,
		"step.expect.ending": aText, "step.expect.winner": aText, "step.expect.replay": aBool,
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
	known := map[string]bool{"step": true, "drill": true, "drill.mix": true, "drill.answers": true}
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
	law, err := rules.ParseRuleSet(raw.Rules)
	if err != nil {
		r.fault(BadRules, r.line(-1, "rules"), "rules: %v", err)
		law = rules.JSA
	}
	r.rules = law
	if l.Pieces = raw.Pieces; l.Pieces != "" && !slices.Contains(pieceSets, l.Pieces) {
		r.fault(BadPieces, r.line(-1, "pieces"), "pieces is %q: want one of %v", raw.Pieces, pieceSets)
	}
	r.distinct(-1, "terms", raw.Terms)
	if len(raw.Step) == 0 {
		r.fault(NoStep, 1, "the lesson has no [[step]]")
	}
	for i, d := range raw.Drill {
		l.Drills = append(l.Drills, r.drill(i, d))
	}
	for i, s := range raw.Step {
		l.Steps = append(l.Steps, r.step(i, s))
	}
	return l
}

func (r *reader) need(step int, key, value string) {
	if strings.TrimSpace(value) == "" {
		r.fault(Missing, r.line(step, key), "%s is missing", key)
	}
}

// text reads a text, which must be there in all four languages or, where it is
// not required, in none.
func (r *reader) text(step int, key string, raw map[string]string, required bool) Text {
	return r.textAt(r.line(step, key), key, raw, required)
}

// textAt is text for one that stands on a line of the file.
func (r *reader) textAt(line int, key string, raw map[string]string, required bool) Text {
	if len(raw) == 0 {
		if required {
			r.fault(Missing, line, "%s is missing", key)
		}
		return nil
	}
	t := Text{}
	for _, l := range Languages {
		t[l] = raw[string(l)]
		if strings.TrimSpace(t[l]) == "" {
			r.fault(MissingLanguage, line, "%s has no %s", key, l)
		}
	}
	return t
}

func (r *reader) step(i int, raw rawStep) Step {
	s := Step{
		ID: raw.ID, Line: r.line(i, "step"), Free: raw.Free, Turned: raw.Turned, Linked: raw.Quiz != nil && !*raw.Quiz,
		Text:  r.text(i, "step.text", raw.Text, true),
		Hint:  r.text(i, "step.hint", raw.Hint, false),
		After: r.text(i, "step.after", raw.After, false),
	}
	r.need(i, "step.id", raw.ID)
	kind, ok := ParseKind(raw.Kind)
	if !ok {
		r.fault(UnknownKind, r.line(i, "step.kind"), "kind %q is not one of %v", raw.Kind, kindNames)
	}
	s.Kind = kind
	if raw.SFEN == "" {
		r.fault(Missing, r.line(i, "step.sfen"), "step.sfen is missing")
		return s
	}
	setup, err := rules.ParseSetup(raw.SFEN)
	if err != nil {
		r.fault(BadSFEN, r.line(i, "step.sfen"), "%v", err)
		return s
	}
	s.Setup = setup
	r.pointers(i, raw, &s)
	r.area(i, raw, &s)
	if !ok {
		return s
	}
	r.onlyFor(i, kind)
	r.law(i, raw, &s)
	r.question(i, raw, &s)
	return s
}

// question reads what belongs to the kind.
func (r *reader) question(i int, raw rawStep, s *Step) {
	switch s.Kind {
	case Show:
		if len(raw.Moves) > 0 {
			r.played(i, raw, s)
		}
	case PlayMove:
		r.playMove(i, raw, s)
	case TapSquares:
		r.tapSquares(i, raw, s)
	case Judgement:
		r.judgement(i, raw, s)
	case Choice:
		r.choice(i, raw, s)
	case EnterNumber:
		r.enterNumber(i, raw, s)
	case RuleGame:
		r.ruleGame(i, raw, s)
	case SetUp:
		r.setUp(i, raw, s)
	case PutInOrder:
		r.putInOrder(i, raw, s)
	case WriteMove:
		r.writeMove(i, raw, s)
	case PlayLine:
		r.playLine(i, raw, s)
	}
}

// distinct refuses a list that says something twice.
func (r *reader) distinct(i int, key string, list []string) {
	for n, text := range list {
		if slices.Contains(list[:n], text) {
			r.fault(SaidTwice, r.line(i, key), "%q comes twice", text)
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
			r.fault(BadMark, r.line(i, "step.marks"), "%v", err)
		}
		s.Marks = append(s.Marks, m)
	}
	for _, text := range raw.Arrows {
		a, err := ParseArrow(text)
		if err != nil {
			r.fault(BadArrow, r.line(i, "step.arrows"), "%v", err)
		}
		s.Arrows = append(s.Arrows, a)
	}
}
