package drill_test

import (
	"strings"
	"testing"

	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/lessons/problem"
	"terakoya/rules"
)

// TestLintAccepts: the templates of the laws have no faults.
func TestLintAccepts(t *testing.T) {
	each(t, func(t *testing.T, b *drill.Bench, d *lessons.Drill, _ drill.Generator) {
		for _, f := range b.Lint(d, "x.toml", dressing{}, dressing{}) {
			t.Error(f, f.Code)
		}
	})
}

func TestLintRefuses(t *testing.T) {
	b := bench(t)
	for _, c := range []struct {
		name  string
		make  string
		spoil func(d *lessons.Drill)
		code  lessons.Code
		cause string
	}{
		{"generator", "nifu", func(d *lessons.Drill) { d.Make = "nifuu" }, lessons.BadDrill, `no generator "nifuu"`},
		{"case", "nifu", func(d *lessons.Drill) { d.Mix = map[string]int{"nifu": 1, "tokins": 1} }, lessons.BadMix, `nifu has no case "tokins"`},
		{"no case", "nifu", func(d *lessons.Drill) { d.Mix = map[string]int{"nifu": 0} }, lessons.BadMix, "every case is 0"},
		{"level", "nifu", func(d *lessons.Drill) { d.Level = [2]int{3, 6} }, lessons.BadLevel, "[3 6]"},
		{"answer missing", "promotion", func(d *lessons.Drill) { delete(d.Answers, "may") }, lessons.DrillAnswers, `"may" is missing`},
		{"answer too many", "nifu", func(d *lessons.Drill) { d.Answers["may"] = text("x") }, lessons.DrillAnswers, `nifu has no answer "may"`},
		{"blank", "nifu", func(d *lessons.Drill) { d.Ask[lessons.Japanese] += "{number}" }, lessons.BadBlank, "ja: nifu fills no blank {number}"},
		{"blank in an answer", "promotion", func(d *lessons.Drill) { d.Answers["may"][lessons.English] += "{x}" }, lessons.BadBlank, "fills no blank {x}"},
		{"all legal", "nifu", func(d *lessons.Drill) { d.Mix = map[string]int{"tokin": 1} }, lessons.GivenAway, "100 % of the verdicts are legal"},
		{"long", "nifu", func(d *lessons.Drill) { d.Ask[lessons.English] = strings.Repeat("word ", 40) }, lessons.TooLong, "40 long"},
	} {
		d := template(c.make)
		c.spoil(d)
		faults := b.Lint(d, "x.toml", dressing{}, dressing{})
		if len(faults) == 0 || faults[0].Code != c.code || !strings.Contains(faults[0].Cause, c.cause) ||
			faults[0].File != "x.toml" || faults[0].Line != 7 || faults[0].Step != d.ID {
			t.Errorf("%s: %+v", c.name, faults)
		}
	}
}

// TestNoProblems: without problems there is an error and no hang.
func TestNoProblems(t *testing.T) {
	b := drill.New(problem.Set{})
	if _, err := b.Make(template("uchifuzume"), 1, 1); err == nil {
		t.Error("made of nothing")
	}
	d := template("nifu")
	d.Sides = []rules.Color{rules.White}
	if e, err := b.Make(d, 1, 1); err != nil || e.Blanks.Side != rules.White || e.Position.Turn() != rules.White {
		t.Errorf("%v, %+v", err, e.Blanks)
	}
}
