package drill

import (
	"fmt"
	"maps"
	"math/bits"
	"math/rand/v2"
	"slices"

	"terakoya/lessons"
	"terakoya/lessons/problem"
	"terakoya/rules"
)

// Bench makes exercises. It may be used from several goroutines at once.
type Bench struct {
	pool     problem.Set
	stations []station
}

// New returns a bench. Some generators draw from the problems, which are those of
// [problem.Load], one from openings; without them they find nothing.
func New(pool problem.Set, openings ...Opening) *Bench { return &Bench{pool, stations(openings)} }

// Exercise is what a generator has made.
type Exercise struct {
	lessons.Step
	Drill string // the id of the template
	Seed  uint64
	Level int
	Case  string // the part of the mix that it belongs to
}

// Generator describes what a template can ask for.
type Generator struct {
	// Cases are the parts of its mix, with how often each comes of the sum where a
	// template does not say.
	Cases []Case
	// Answers are the keys of the answers that a template has to state; none where
	// the answer is a square, a move, a number or a verdict.
	Answers []string
	// ByCase says that of the answers under the name of a case only those have to
	// be stated whose case is in the mix.
	ByCase bool
	// Fills are the blanks of a text that it fills beside {side}, such as "square".
	Fills []string
	// Kind is the kind of the exercises.
	Kind lessons.Kind
	// ByMover says that its cases are the kinds whose movement it asks for.
	ByMover bool
	// Gote is how many of a hundred are gote's where a template has both sides; 0
	// is half.
	Gote int

	// make fills in a step for the case; false lets it be tried again. It is given
	// a step that has the template's texts, its rule set and, as Blanks.Side, the
	// side to play.
	make func(m *maker, s *lessons.Step) bool
	// hard measures what rises with the level; nil counts the pieces on the board.
	hard func(s *lessons.Step) int
}

// Case is one part of a mix.
type Case struct {
	Name   string
	Weight int
}

// generators are all there are.
var generators = func() map[string]Generator {
	all := map[string]Generator{}
	for _, group := range []map[string]Generator{boardGenerators, gameGenerators} {
		maps.Copy(all, group)
	}
	return all
}()

// Names returns the names of the generators, in alphabetical order.
func Names() []string { return slices.Sorted(maps.Keys(generators)) }

// About describes a generator.
func About(name string) (Generator, bool) {
	g, known := generators[name]
	return g, known
}

// Difficulty measures what rises with the level of this generator's exercises; the
// numbers of different generators have nothing to do with each other.
func (g *Generator) Difficulty(s *lessons.Step) int {
	if g.hard != nil {
		return g.hard(s)
	}
	return s.Setup.Pieces(rules.Black).Len() + s.Setup.Pieces(rules.White).Len()
}

// maker is what a generator works with. All chance comes from rand.
type maker struct {
	rand  *rand.Rand
	drill *lessons.Drill
	about *Generator
	pool  *problem.Set
	book  []station
	level int         // 1 to 5: more pieces, closer cases
	side  rules.Color // who is to play
	kase  string
	// luck are draws from 0 to 99 that stay the same however often it is tried, so
	// that what is refused more often does not come more seldom.
	luck  [4]int
	tried int
}

// tries is how often a generator may fail before a seed is given up.
const tries = 2000

// Make makes the exercise of a seed at a level. An error says that the template
// is wrong, or that the generator found nothing.
func (b *Bench) Make(d *lessons.Drill, level int, seed uint64) (Exercise, error) {
	e, _, err := b.make(d, level, seed)
	return e, err
}

// Case returns the part of the mix that the exercise of a seed belongs to, without
// making it.
func (b *Bench) Case(d *lessons.Drill, level int, seed uint64) (string, error) {
	m, err := b.begin(d, level, seed)
	if err != nil {
		return "", err
	}
	return m.kase, nil
}

// make is Make that also says how often it was tried.
func (b *Bench) make(d *lessons.Drill, level int, seed uint64) (Exercise, int, error) {
	m, err := b.begin(d, level, seed)
	if err != nil {
		return Exercise{}, 0, err
	}
	for m.tried = 1; m.tried <= tries; m.tried++ {
		s := lessons.Step{
			ID: fmt.Sprintf("%s/%d/%d", d.ID, level, seed), Kind: m.about.Kind, Text: d.Ask, Hint: d.Hint, After: d.After,
			Law: d.Law, Blanks: lessons.Blanks{Side: m.side, Square: rules.OffBoard}, Line: d.Line,
		}
		if m.about.make(m, &s) {
			return Exercise{s, d.ID, seed, level, m.kase}, m.tried, nil
		}
	}
	return Exercise{}, tries, fmt.Errorf("drill %s: nothing found for %q at level %d, seed %d", d.ID, m.kase, level, seed)
}

// begin draws what does not depend on tries: the side, the case and the luck.
func (b *Bench) begin(d *lessons.Drill, level int, seed uint64) (*maker, error) {
	g, known := generators[d.Make]
	if !known {
		return nil, fmt.Errorf("drill %s: there is no generator %q", d.ID, d.Make)
	}
	cases, err := g.cases(d)
	if err != nil {
		return nil, fmt.Errorf("drill %s: %w", d.ID, err)
	}
	for _, key := range g.wants(d) {
		if d.Answers[key] == nil {
			return nil, fmt.Errorf("drill %s: answers: %q is missing", d.ID, key)
		}
	}
	m := &maker{rand: rand.New(rand.NewPCG(seed, uint64(level))), drill: d, about: &g, pool: &b.pool, book: b.stations, level: level}
	m.side = m.seat()
	m.kase = dealt(cases, level, seed)
	for i := range m.luck {
		m.luck[i] = m.rand.IntN(100)
	}
	return m, nil
}

// seat draws the side to play.
func (m *maker) seat() rules.Color {
	drawn, gote := m.rand.IntN(100), m.about.Gote
	if gote == 0 {
		gote = 50
	}
	switch sides := m.drill.Sides; {
	case len(sides) == 0:
		return rules.Black
	case len(sides) == 1:
		return sides[0]
	case drawn < gote:
		return rules.White
	}
	return rules.Black
}

// cases returns the mix of a template, in the order of the generator.
func (g *Generator) cases(d *lessons.Drill) ([]Case, error) {
	if len(d.Mix) == 0 {
		return g.Cases, nil
	}
	var all []Case
	for _, c := range g.Cases {
		if n, named := d.Mix[c.Name]; named {
			all = append(all, Case{c.Name, n})
		}
	}
	for _, name := range slices.Sorted(maps.Keys(d.Mix)) {
		if !slices.ContainsFunc(g.Cases, func(c Case) bool { return c.Name == name }) {
			return nil, fmt.Errorf("mix: %s has no case %q", d.Make, name)
		}
	}
	if sum(all) == 0 {
		return nil, fmt.Errorf("mix: every case is 0")
	}
	return all, nil
}

// wants returns the keys of the answers that a template has to state.
func (g *Generator) wants(d *lessons.Drill) []string {
	if !g.ByCase || len(d.Mix) == 0 {
		return g.Answers
	}
	var keys []string
	for _, key := range g.Answers {
		isCase := slices.ContainsFunc(g.Cases, func(c Case) bool { return c.Name == key })
		if !isCase || d.Mix[key] > 0 {
			keys = append(keys, key)
		}
	}
	return keys
}

func sum(cases []Case) int {
	n := 0
	for _, c := range cases {
		n += c.Weight
	}
	return n
}

// golden is the golden ratio as a fraction of 2^64: its multiples lie more evenly
// in that range than chance would have it.
const golden = 0x9e3779b97f4a7c15

// dealt is the case of a seed, by weight. Seeds that follow each other hold to the
// mix closely, so that a rare case is not missing from a thousand.
func dealt(cases []Case, level int, seed uint64) string {
	high, _ := bits.Mul64((seed+uint64(level)<<32)*golden, uint64(sum(cases)))
	n := int(high)
	for _, c := range cases {
		if n -= c.Weight; n < 0 {
			return c.Name
		}
	}
	return ""
}

// one draws one of several.
func one[T any](m *maker, all []T) T { return all[m.rand.IntN(len(all))] }

// chance is true so many times out of a hundred.
func (m *maker) chance(percent int) bool { return m.rand.IntN(100) < percent }

// within draws a number from low to high.
func (m *maker) within(low, high int) int { return low + m.rand.IntN(high-low+1) }

// shuffle mixes a list.
func shuffle[T any](m *maker, all []T) {
	m.rand.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
}
