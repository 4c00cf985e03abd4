package lessons

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"terakoya/rules"
)

// Typesetter knows what can be shown. One that is a [Measurer] is asked too whether
// texts fit into their boxes.
type Typesetter interface {
	// Missing returns the characters of a text that no font of the language has.
	Missing(l Language, text string) []rune
}

// Glossary knows the terms.
type Glossary interface {
	// HasTerm reports whether a key is in the glossary.
	HasTerm(key string) bool
	// Refused returns the words that may appear nowhere in a language.
	Refused(l Language) []string
	// Namings returns every term with its words.
	Namings() []Naming
}

// Lint reads all lessons of a file system and proves what they state. It returns
// every fault, those of [Load] first; none means that the lessons can be taught.
func Lint(fsys fs.FS, set Typesetter, terms Glossary) []Fault {
	c := Load(fsys)
	faults := append(c.Faults, notShipped(fsys)...)
	faults = append(faults, twins(c.Lessons)...)
	faults = append(faults, givenAway(c.Lessons)...)
	faults = append(faults, lopsided(c.Lessons)...)
	for i := range c.Lessons {
		l := linter{lesson: &c.Lessons[i], set: set, terms: terms}
		l.check()
		faults = append(faults, l.faults...)
	}
	return faults
}

// notShipped finds files that go:embed leaves out without a word.
func notShipped(fsys fs.FS) []Fault {
	var faults []Fault
	_ = fs.WalkDir(fsys, ".", func(name string, _ fs.DirEntry, err error) error {
		if base := path.Base(name); err == nil && name != "." && (base[0] == '_' || base[0] == '.') {
			faults = append(faults, Fault{File: name, Line: 1, Code: NotShipped, Cause: "the name begins with _ or a dot: it would not be shipped"})
		}
		return nil // what cannot be read, Load has reported
	})
	return faults
}

type linter struct {
	lesson  *Lesson
	set     Typesetter
	terms   Glossary
	lexicon *lexicon // made of terms when it is first asked
	faults  []Fault
}

func (l *linter) fault(code Code, line int, format string, args ...any) {
	l.faults = append(l.faults, Fault{File: l.lesson.File, Line: line, Step: l.lesson.stepAt(line), Code: code, Cause: fmt.Sprintf(format, args...)})
}

func (l *linter) check() {
	for _, key := range l.lesson.Terms {
		if !l.terms.HasTerm(key) {
			l.fault(UnknownTerm, l.lesson.line(-1, "terms"), "terms: %q is not in the glossary", key)
		}
	}
	l.prose(-1, "title", l.lesson.Title, titleLimits)
	l.prose(-1, "aim", l.lesson.Aim, aimLimits)
	for i := range l.lesson.Steps {
		l.step(i, &l.lesson.Steps[i])
	}
}

func (l *linter) step(i int, s *Step) {
	limits := showLimits
	if s.Asks() {
		limits = taskLimits
	}
	l.prose(i, "step.text", s.Text, limits)
	l.prose(i, "step.hint", s.Hint, replyLimits)
	l.prose(i, "step.after", s.After, replyLimits)
	l.inArea(i, s)
	switch s.Kind {
	case Show:
		if p, odd, err := s.Setup.Position(); err == nil {
			l.odd(s, &p, odd)
		}
	case PlayMove:
		_, odd, _ := s.Setup.Position()
		l.odd(s, &s.Position, odd)
		l.goal(s)
	case TapSquares:
		if p, odd, err := s.Setup.Position(); err == nil {
			l.odd(s, &p, odd)
		}
		if s.Right == s.Among {
			l.fault(AllRight, s.Line, "every square offered is right")
		}
		if s.Right.Empty() && lineOf(l.lesson.keys, i, "step.expect") == s.Line {
			l.fault(NoneRight, s.Line, "no square is right; if that is meant, write expect = []")
		}
	case Judgement:
		_, odd, _ := s.Setup.Position()
		l.odd(s, &s.Position, odd)
	case EnterNumber, RuleGame, WriteMove:
		_, odd, _ := s.Setup.Position()
		l.odd(s, &s.Position, odd)
	case SetUp:
	case PlayLine:
		_, odd, _ := s.Setup.Position()
		l.odd(s, &s.Position, odd)
		l.walk(s)
	case Choice, PutInOrder:
		if p, odd, err := s.Setup.Position(); err == nil {
			l.odd(s, &p, odd)
		}
		limits := optionLimits
		if s.Kind == PutInOrder {
			limits = orderLimits
		}
		for _, o := range s.Option {
			l.text(o.Line, "options", o.Text, limits)
		}
	}
}

// odd refuses positions that cannot come about, but for a missing king.
func (l *linter) odd(s *Step, p *rules.Position, odd rules.Odd) {
	if odd &^= rules.OddNoBlackKing | rules.OddNoWhiteKing; odd != 0 {
		l.fault(OddPosition, s.Line, "sfen %s: %s", p.SFEN(), odd)
	}
}

// goal proves that the exercise can be answered, and what the file says of it.
func (l *linter) goal(s *Step) {
	answers := s.Answers()
	if len(answers) == 0 {
		l.fault(NoAnswer, s.Line, "no legal move meets the goal %s", s.Goal)
		return
	}
	for _, m := range s.Accept {
		if !s.Goal.Met(&s.Position, m) {
			l.fault(Disproved, s.Line, "accept: %s is legal but does not meet the goal %s", m, s.Goal)
			return
		}
	}
	if n := len(answers); n > 1 && n == len(s.Position.Legal()) {
		l.fault(AllRight, s.Line, "every legal move meets the goal %s", s.Goal)
	}
	accept := slices.Clone(s.Accept)
	slices.Sort(accept)
	slices.Sort(answers)
	if len(accept) > 0 && !slices.Equal(accept, answers) {
		l.fault(Disproved, s.Line, "accept names %d moves, but %d meet the goal: %s", len(s.Accept), len(answers), moveNames(answers))
	}
}

func moveNames(moves []rules.Move) string {
	names := make([]string, len(moves))
	for i, m := range moves {
		names[i] = m.String()
	}
	return strings.Join(names, " ")
}

// Prove holds an exercise that was made to what lint asks of those written by
// hand. That no square is right is no fault here.
func (s *Step) Prove(set Typesetter, terms Glossary) []Fault {
	made := *s
	made.Line = 0 // there is no file that could expect anything
	l := linter{lesson: &Lesson{}, set: set, terms: terms}
	l.step(0, &made)
	return l.faults
}
