package search

import "fmt"

// weights are the numbers of the search that are found by
// playing, not by thinking; see [Parameters].
type weights struct {
	slack               int // a ply: what a quiet move may still gain that nobody has seen
	hope                int // the same for the futility of quiet moves
	razor               int // a ply: how far behind exchanges alone are looked at
	reduce, reduceBy    int // of late moves: constant and slope, in hundredths
	nullBase, nullDepth int // how many plies less deep the answer to a pass is looked at, and depth by which one more
	late                int // quiet moves tried near the end of a line, at least
	delta               int // what a capture at the end of a line may gain beyond what it takes
	gift, loss          int // what a capture may lose a ply near the end of a line, and a quiet move a squared ply
	trust               int // merit of a move that makes it looked at a ply more deeply
	falls, open         int // how much more a move is reduced where the side stands worse than before, and less where exact
	extend              int // how long a line may be drawn out by checks, in hundredths of its depth
}

var tuned = weights{
	slack: 120, hope: 110, razor: 250, reduce: 40, reduceBy: 55, nullBase: 3, nullDepth: 4, late: 4, delta: 200,
	gift: 150, loss: 25, trust: 8000, falls: 70, open: 100, extend: 200,
}

// Parameter is a number of the search that can be tuned by playing.
type Parameter struct {
	Name                  string
	Value, Min, Max, Step int // Step is by how much a tool may try to change it
}

// knob is a parameter, and where it is kept.
type knob struct {
	name           string
	min, max, step int
	at             func(*weights) *int
}

var knobs = []knob{
	{"slack", 40, 300, 15, func(w *weights) *int { return &w.slack }},
	{"hope", 40, 300, 15, func(w *weights) *int { return &w.hope }},
	{"razor", 100, 900, 40, func(w *weights) *int { return &w.razor }},
	{"reduce", 0, 150, 10, func(w *weights) *int { return &w.reduce }},
	{"reduce-by", 20, 100, 5, func(w *weights) *int { return &w.reduceBy }},
	{"null-base", 2, 5, 1, func(w *weights) *int { return &w.nullBase }},
	{"null-depth", 2, 8, 1, func(w *weights) *int { return &w.nullDepth }},
	{"late", 1, 12, 1, func(w *weights) *int { return &w.late }},
	{"delta", 0, 600, 40, func(w *weights) *int { return &w.delta }},
	{"gift", 20, 400, 30, func(w *weights) *int { return &w.gift }},
	{"loss", 5, 80, 5, func(w *weights) *int { return &w.loss }},
	{"trust", 2000, 60000, 2000, func(w *weights) *int { return &w.trust }},
	{"falls", 0, 200, 15, func(w *weights) *int { return &w.falls }},
	{"open", 0, 250, 15, func(w *weights) *int { return &w.open }},
	{"extend", 0, 300, 30, func(w *weights) *int { return &w.extend }},
}

// Parameters lists what can be tuned, as it is now.
func Parameters() []Parameter {
	list := make([]Parameter, len(knobs))
	w := tuned
	for i, k := range knobs {
		list[i] = Parameter{k.name, *k.at(&w), k.min, k.max, k.step}
	}
	return list
}

// NewTuned is [NewSearcher] with other values for some parameters, by name. The
// error names a parameter that is not there, or a value out of its bounds.
func NewTuned(bytes int, values map[string]int) (*Searcher, error) {
	w := tuned
	for _, k := range knobs {
		if v, given := values[k.name]; given {
			if v < k.min || v > k.max {
				return nil, fmt.Errorf("parameter %s is %d, want %d to %d", k.name, v, k.min, k.max)
			}
			*k.at(&w) = v
			delete(values, k.name)
		}
	}
	for name := range values {
		return nil, fmt.Errorf("no parameter %q", name)
	}
	return newSearcher(bytes, &scale{w, newReductions(&w), fitted}), nil
}
