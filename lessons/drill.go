package lessons

import (
	"slices"
	"strings"

	"terakoya/rules"
)

// Drill is a template from which exercises are made; the package drill does it.
// It names a generator and how often each of its cases comes.
type Drill struct {
	ID      string // progress and reviews are kept by it
	Make    string // the generator, such as "nifu"
	Level   [2]int // from the easiest to the hardest, within 1 to 5
	Sides   []rules.Color
	Law     rules.RuleSet
	Mix     map[string]int  // by case, how many of the sum; empty is the generator's own
	Ask     Text            // the question, with blanks; see Blanks
	Hint    Text            // may be nil
	After   Text            // may be nil
	Answers map[string]Text // the answers offered, by their keys, where the generator states some
	Line    int             // where it begins in the file, from 1
}

// rawDrill is a drill as files have it.
type rawDrill struct {
	ID      string                       `toml:"id"`
	Make    string                       `toml:"make"`
	Level   []int                        `toml:"level"`
	Side    string                       `toml:"side"`
	Rules   string                       `toml:"rules"`
	Mix     map[string]int               `toml:"mix"`
	Ask     map[string]string            `toml:"ask"`
	Hint    map[string]string            `toml:"hint"`
	After   map[string]string            `toml:"after"`
	Answers map[string]map[string]string `toml:"answers"`
}

// hardestLevel is the hardest that a drill can be.
const hardestLevel = 5

// drillSides are the words for who is to play.
var drillSides = map[string][]rules.Color{
	"": {rules.Black}, "black": {rules.Black}, "white": {rules.White}, "both": {rules.Black, rules.White},
}

func (r *reader) drill(i int, raw rawDrill) Drill {
	d := Drill{ID: raw.ID, Make: raw.Make, Mix: raw.Mix, Law: r.rules, Level: [2]int{1, hardestLevel}, Line: r.line(i, "drill")}
	r.need(i, "drill.id", raw.ID)
	r.need(i, "drill.make", raw.Make)
	d.Ask = r.text(i, "drill.ask", raw.Ask, true)
	d.Hint = r.text(i, "drill.hint", raw.Hint, false)
	d.After = r.text(i, "drill.after", raw.After, false)
	if n := len(raw.Level); n > 0 {
		if n != 2 || raw.Level[0] < 1 || raw.Level[0] > raw.Level[1] || raw.Level[1] > hardestLevel {
			r.fault(BadLevel, r.line(i, "drill.level"), "level is %v: want two numbers from 1 to %d, such as [1, 3]", raw.Level, hardestLevel)
		} else {
			d.Level = [2]int(raw.Level)
		}
	}
	sides, known := drillSides[raw.Side]
	if !known {
		r.fault(BadSide, r.line(i, "drill.side"), "side is %q: want black, white or both", raw.Side)
	}
	d.Sides = sides
	if raw.Rules != "" {
		law, err := rules.ParseRuleSet(raw.Rules)
		if err != nil {
			r.fault(BadRules, r.line(i, "drill.rules"), "rules: %v", err)
		}
		d.Law = law
	}
	for word, n := range raw.Mix {
		if n < 0 {
			r.fault(BadMix, r.line(i, "drill.mix"), "mix: %s is %d, want a number from 0", word, n)
		}
	}
	d.Answers = r.answers(i, raw.Answers)
	return d
}

func (r *reader) answers(i int, raw map[string]map[string]string) map[string]Text {
	all := map[string]Text{}
	keys := []string{}
	for key := range raw {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	for _, key := range keys {
		all[key] = r.text(i, "drill.answers."+key, raw[key], true)
	}
	return all
}

// inDrill reports whether the name of a key is that of a drill's mix or answers,
// whose words are the generator's.
func inDrill(name string) bool {
	for _, table := range []string{"drill.mix.", "drill.answers."} {
		if rest, ok := strings.CutPrefix(name, table); ok {
			_, language, deep := strings.Cut(rest, ".")
			return !deep && rest != "" || slices.Contains(Languages[:], Language(language))
		}
	}
	return false
}
