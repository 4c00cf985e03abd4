package tsume

import (
	"encoding/json"
	"slices"

	"terakoya/lessons/problem"
)

// Choice is what is chosen before a set of problems. Its text, by [Choice.String], is
// what a setting keeps.
type Choice struct {
	Length int    `json:"length"` // in plies; 0 for all of them
	Level  Level  `json:"level"`
	Theme  string `json:"theme"` // the name of a problem.Theme, Missed, or empty for any
	Count  int    `json:"count"` // of problems; 0 for a set without end
	Timed  bool   `json:"timed"`
	Turned bool   `json:"turned"` // the defender sits at the bottom
}

// Missed is the theme of those problems that were missed before.
const Missed = "missed"

// Level is how hard problems are for their length.
type Level uint8

// The levels.
const (
	AnyLevel Level = iota
	Easy
	Middle
	Hard
)

var levelNames = [...]string{"any", "easy", "middle", "hard"}

// String returns the word by which messages know a level.
func (l Level) String() string { return levelNames[l] }

// takes reports whether a grade is of the level.
func (l Level) takes(grade int) bool {
	switch l {
	case Easy:
		return grade <= 2
	case Middle:
		return grade == 3
	case Hard:
		return grade >= 4
	case AnyLevel:
	}
	return true
}

// lengths, levels and counts are what is offered, in this order.
var (
	lengths = append(slices.Clone(problem.Lengths), 0)
	levels  = []Level{AnyLevel, Easy, Middle, Hard}
	counts  = []int{5, 10, 20, 0}
)

// themes are the keys of what is offered: any, then one by one, then the missed ones.
var themes = func() []string {
	all := []string{""}
	for _, t := range problem.AllThemes {
		all = append(all, t.String())
	}
	return append(all, Missed)
}()

// preset is what a learner is offered who has never chosen.
var preset = Choice{Length: 1, Level: AnyLevel, Count: 10}

// ParseChoice reads what [Choice.String] wrote. What it cannot read, or what no longer
// exists, is as in the first offer.
func ParseChoice(text string) Choice {
	c := preset
	if json.Unmarshal([]byte(text), &c) != nil {
		return preset
	}
	if !slices.Contains(lengths, c.Length) {
		c.Length = preset.Length
	}
	if !slices.Contains(levels, c.Level) {
		c.Level = preset.Level
	}
	if !slices.Contains(counts, c.Count) {
		c.Count = preset.Count
	}
	if !slices.Contains(themes, c.Theme) {
		c.Theme = ""
	}
	return c
}

// String returns the choice as JSON.
func (c Choice) String() string { return written(c) }

// For is the choice of problems that train for a mate in so many plies, of any theme.
func (c Choice) For(plies int) Choice {
	c.Length, c.Theme = problem.LengthFor(plies), ""
	return c
}

func written(v any) string {
	text, err := json.Marshal(v)
	if err != nil { // it holds nothing that could not be written
		panic(err)
	}
	return string(text)
}

// endless reports whether a set of the choice has no end; one of those missed has.
func (c Choice) endless() bool { return c.Count == 0 && c.Theme != Missed }

// takes reports whether a problem of such themes is of the choice; those that were
// missed are not asked for here.
func (c Choice) takes(m *problem.Mate, themes problem.Themes) bool {
	theme, named := problem.ParseTheme(c.Theme)
	return (c.Length == 0 || m.Length == c.Length) && c.Level.takes(m.Grade) && (!named || themes.Has(theme))
}
