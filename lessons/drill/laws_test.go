package drill_test

import (
	"bytes"
	"flag"
	"fmt"
	"hash/fnv"
	"os"
	"slices"
	"strings"
	"testing"

	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/lessons/problem"
	"terakoya/rules"
)

var (
	update = flag.Bool("update", false, "write testdata/golden.txt anew")
)

// bench has the problems and openings of testdata, which stay when the program's
// own grow.
func bench(t testing.TB) *drill.Bench {
	t.Helper()
	set, err := problem.Load(os.DirFS("testdata/problems"))
	if err != nil {
		t.Fatal(err)
	}
	book, err := os.ReadFile("testdata/openings.txt")
	if err != nil {
		t.Fatal(err)
	}
	openings, err := drill.ParseOpenings(string(book))
	if err != nil {
		t.Fatal(err)
	}
	return drill.New(set, openings...)
}

// text is a text in each language.
func text(s string) lessons.Text {
	t := lessons.Text{}
	for _, l := range lessons.Languages {
		t[l] = s
	}
	return t
}

// template is a template of a generator that says all that it needs.
func template(make string) *lessons.Drill {
	g, _ := drill.About(make)
	d := &lessons.Drill{
		ID: "law-" + make, Make: make, Level: [2]int{1, 5}, Sides: []rules.Color{rules.Black, rules.White},
		Law: rules.JSA, Ask: text("What is right?"), Answers: map[string]lessons.Text{}, Line: 7,
	}
	for _, blank := range g.Fills {
		for _, l := range lessons.Languages {
			d.Ask[l] += " {" + blank + "}"
		}
	}
	for _, key := range g.Answers {
		d.Answers[key] = text(key)
	}
	return d
}

// each runs a law on every generator.
func each(t *testing.T, law func(t *testing.T, b *drill.Bench, d *lessons.Drill, g drill.Generator)) {
	b := bench(t)
	for _, name := range drill.Names() {
		t.Run(name, func(t *testing.T) {
			g, _ := drill.About(name)
			law(t, b, template(name), g)
		})
	}
}

func exercise(t testing.TB, b *drill.Bench, d *lessons.Drill, level int, seed uint64) drill.Exercise {
	t.Helper()
	e, err := b.Make(d, level, seed)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// written is everything that an exercise is.
func written(e *drill.Exercise) string {
	s := &e.Step
	var b strings.Builder
	fmt.Fprintln(&b, s.ID, s.Kind, e.Case, s.Setup.SFEN(), s.Start.SFEN(), s.Played, s.Marks, s.Arrows)
	fmt.Fprintln(&b, s.Goal, s.Accept, s.Law.Name, s.Ask, s.Among, s.Right, s.Action, s.Deed, s.Offer, s.Tally, s.Number, s.Terms)
	fmt.Fprintln(&b, s.Ending, s.Rulings, s.Target.SFEN(), s.Places, s.Style, s.Read, s.Par, s.Passing, s.Blanks)
	for _, o := range s.Option {
		for _, l := range lessons.Languages {
			fmt.Fprintln(&b, o.Text.In(l), o.Right)
		}
	}
	for _, beat := range s.Beats {
		fmt.Fprintln(&b, beat.Learner, beat.Goal, beat.Accept, beat.Move)
	}
	for _, l := range lessons.Languages {
		fmt.Fprintln(&b, s.Text.In(l), s.Hint.In(l), s.After.In(l))
	}
	return b.String()
}

// TestPure: an exercise is a function of template, level and seed, and was the
// same when the golden list was written.
func TestPure(t *testing.T) {
	var list bytes.Buffer
	each(t, func(t *testing.T, b *drill.Bench, d *lessons.Drill, _ drill.Generator) {
		for level := 1; level <= 5; level++ {
			seed := uint64(7*level + 1)
			e, again := exercise(t, b, d, level, seed), exercise(t, b, d, level, seed)
			if written(&e) != written(&again) {
				t.Errorf("level %d seed %d: made twice, it is\n%s\nand\n%s", level, seed, written(&e), written(&again))
			}
			sum := fnv.New64a()
			sum.Write([]byte(written(&e)))
			fmt.Fprintf(&list, "%s %d %d %016x\n", d.Make, level, seed, sum.Sum64())
		}
	})
	const golden = "testdata/golden.txt"
	if *update {
		if err := os.WriteFile(golden, list.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	known := strings.Split(string(want), "\n")
	for line := range strings.Lines(list.String()) {
		if line = strings.TrimSpace(line); !slices.Contains(known, line) {
			t.Errorf("%s: not in %s; a seed gives another exercise than it did", line, golden)
		}
	}
}

// dressing stands in for fonts and glossary.
type dressing struct{}

func (dressing) Missing(lessons.Language, string) []rune { return nil }
func (dressing) HasTerm(string) bool                     { return true }
func (dressing) Refused(lessons.Language) []string       { return nil }
func (dressing) Namings() []lessons.Naming               { return nil }

// perLevel is how many seeds the laws about single exercises look at, and
// mostTries how often one may be tried, of the 2,000 after which it is given up.
const (
	perLevel  = 40
	mostTries = 1000
)

// TestEveryInstance: what is made is judged right by its answer and wrong by
// another, passes what lint asks, looks like shogi, and was quickly found.
func TestEveryInstance(t *testing.T) {
	each(t, func(t *testing.T, b *drill.Bench, d *lessons.Drill, g drill.Generator) {
		for level := 1; level <= 5; level++ {
			for seed := range few(perLevel) {
				e := exercise(t, b, d, level, seed)
				if err := sound(&e, &g); err != "" {
					t.Fatalf("level %d seed %d case %s: %s\n%s", level, seed, e.Case, err, written(&e))
				}
				if tried := b.Tried(d, level, seed); tried > mostTries {
					t.Errorf("level %d seed %d case %s: found after %d tries", level, seed, e.Case, tried)
				}
			}
		}
	})
}

// few is so many seeds, or a tenth of them where time is short.
func few(n uint64) uint64 {
	if testing.Short() {
		return n / 10
	}
	return n
}

// sound says what is wrong with an exercise.
func sound(e *drill.Exercise, g *drill.Generator) string {
	s := &e.Step
	answer, ok := drill.Answer(s)
	switch {
	case !ok:
		return "it has no answer"
	case lessons.Judge(s, wrong(s, answer)).Result == lessons.Right:
		return "a wrong answer is right"
	case s.Kind == lessons.Judgement && len(s.Offer) < 2:
		return "no choice of verdicts"
	case !slices.ContainsFunc(g.Cases, func(c drill.Case) bool { return c.Name == e.Case }):
		return "a case of no generator"
	}
	if faults := s.Prove(dressing{}, dressing{}); len(faults) > 0 {
		return fmt.Sprint(faults)
	}
	for _, blank := range g.Fills {
		if !filled(s, blank) {
			return "{" + blank + "} is empty"
		}
	}
	return likeShogi(s)
}

func filled(s *lessons.Step, blank string) bool {
	switch blank {
	case "piece":
		return s.Blanks.Piece != rules.NoKind
	case "square":
		return s.Blanks.Square.OnBoard()
	case "move":
		return s.Blanks.Move != ""
	case "number", "side":
		return true // any is one
	}
	for _, l := range lessons.Languages {
		if strings.Contains(s.Text.In(l), "{"+blank+"}") {
			return false
		}
	}
	return true
}

// TestMix: over 1,000 seeds each case comes as often as the mix says, within 5
// points, and comes at all. Cases are drawn before anything is made, so that
// every fifth seed may be made.
func TestMix(t *testing.T) {
	each(t, func(t *testing.T, b *drill.Bench, d *lessons.Drill, g drill.Generator) {
		const seeds = 1000
		got, whole := map[string]int{}, 0
		for seed := range uint64(seeds) {
			kase, err := b.Case(d, 1+int(seed%5), seed)
			if err != nil {
				t.Fatal(err)
			}
			got[kase]++
		}
		for _, c := range g.Cases {
			whole += c.Weight
		}
		for _, c := range g.Cases {
			want, is := 100*float64(c.Weight)/float64(whole), 100*float64(got[c.Name])/seeds
			if is < want-5 || is > want+5 || got[c.Name] == 0 {
				t.Errorf("%s: %.1f %%, want %.1f", c.Name, is, want)
			}
		}
	})
}
