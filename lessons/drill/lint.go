package drill

import (
	"fmt"
	"maps"
	"regexp"
	"slices"

	"terakoya/lessons"
)

// lintSeeds is how many exercises of a template lint makes, spread over its
// levels.
const lintSeeds = 20

// slow is how many tries an exercise may take; what takes more could take longer
// than a learner waits.
const slow = tries / 2

// verdictSeeds is how many verdicts are looked at for one that can be guessed, and
// leastLegal and mostLegal the percentage within which legal has to be.
const (
	verdictSeeds          = 200
	leastLegal, mostLegal = 35, 65
)

// Lint proves a template: that its generator, cases and answers are there, that
// its texts have no other blanks than are filled, and that what is made of it
// holds. The faults are told of the file and the line of the template.
func (b *Bench) Lint(d *lessons.Drill, file string, set lessons.Typesetter, terms lessons.Glossary) []lessons.Fault {
	l := linter{bench: b, drill: d, file: file}
	g, known := About(d.Make)
	if !known {
		l.fault(lessons.BadDrill, "there is no generator %q", d.Make)
		return l.faults
	}
	if _, err := g.cases(d); err != nil {
		l.fault(lessons.BadMix, "%v", err)
	}
	if low, high := d.Level[0], d.Level[1]; low < 1 || low > high || high > hardest {
		l.fault(lessons.BadLevel, "level is %v: want two numbers from 1 to %d", d.Level, hardest)
	}
	l.answers(&g)
	l.blanks(&g)
	if len(l.faults) == 0 {
		l.seeds(set, terms)
	}
	if len(l.faults) == 0 && g.Kind == lessons.Judgement {
		l.guessed()
	}
	return l.faults
}

// hardest is the hardest level.
const hardest = 5

type linter struct {
	bench  *Bench
	drill  *lessons.Drill
	file   string
	faults []lessons.Fault
}

// fault notes what is wrong, the same only once.
func (l *linter) fault(code lessons.Code, format string, args ...any) {
	f := lessons.Fault{File: l.file, Line: l.drill.Line, Step: l.drill.ID, Code: code, Cause: fmt.Sprintf(format, args...)}
	if !slices.Contains(l.faults, f) {
		l.faults = append(l.faults, f)
	}
}

// answers compares the answers that the template states with those it has to.
func (l *linter) answers(g *Generator) {
	for _, key := range g.wants(l.drill) {
		if l.drill.Answers[key] == nil {
			l.fault(lessons.DrillAnswers, "answers: %q is missing", key)
		}
	}
	for _, key := range slices.Sorted(maps.Keys(l.drill.Answers)) {
		if !slices.Contains(g.Answers, key) {
			l.fault(lessons.DrillAnswers, "answers: %s has no answer %q", l.drill.Make, key)
		}
	}
}

var blank = regexp.MustCompile(`\{([^{}]*)\}`)

// blanks refuses blanks that nothing fills.
func (l *linter) blanks(g *Generator) {
	texts := []lessons.Text{l.drill.Ask, l.drill.Hint, l.drill.After}
	for _, key := range slices.Sorted(maps.Keys(l.drill.Answers)) {
		texts = append(texts, l.drill.Answers[key])
	}
	for _, t := range texts {
		for _, lang := range lessons.Languages {
			for _, found := range blank.FindAllStringSubmatch(t.In(lang), -1) {
				if found[1] != "side" && !slices.Contains(g.Fills, found[1]) {
					l.fault(lessons.BadBlank, "%s: %s fills no blank {%s}", lang, l.drill.Make, found[1])
				}
			}
		}
	}
}

// seeds makes exercises and holds each to what lint asks of those written by hand.
// The texts, which are the same in all, are read once.
func (l *linter) seeds(set lessons.Typesetter, terms lessons.Glossary) {
	low, high := l.drill.Level[0], l.drill.Level[1]
	for seed := range uint64(lintSeeds) {
		level := low + int(seed)%(high-low+1)
		e, tried, err := l.bench.make(l.drill, level, seed)
		if err != nil {
			l.fault(lessons.BadDrill, "%v", err)
			continue
		}
		if tried > slow {
			l.fault(lessons.BadDrill, "level %d, seed %d: found after %d tries only", level, seed, tried)
		}
		if _, ok := Answer(&e.Step); !ok {
			l.fault(lessons.NoAnswer, "level %d, seed %d: there is no right answer", level, seed)
		}
		if seed > 0 {
			e.Text, e.Hint, e.After = nil, nil, nil
		}
		for _, f := range e.Prove(set, terms) {
			l.fault(f.Code, "%s", f.Cause)
		}
	}
}

// guessed finds verdicts that can be guessed as one comes too often.
func (l *linter) guessed() {
	low, high := l.drill.Level[0], l.drill.Level[1]
	legal, made := 0, 0
	for seed := range uint64(verdictSeeds) {
		e, err := l.bench.Make(l.drill, low+int(seed)%(high-low+1), seed)
		if err != nil {
			continue
		}
		made++
		if e.Verdict() == nil {
			legal++
		}
	}
	if share := 100 * legal / max(1, made); share < leastLegal || share > mostLegal {
		l.fault(lessons.GivenAway, "%d %% of the verdicts are legal: want %d to %d", share, leastLegal, mostLegal)
	}
}
