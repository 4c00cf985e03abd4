package drill_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"terakoya/lessons"
	"terakoya/lessons/drill"
)

// guide is the page for teachers that lists the generators.
const guide = "../../content/lessons/DRILLS.md"

// TestGuide: the page lists every generator with its cases, blanks and answers as
// they are, and the templates that it shows can be read and hold. With -update the
// rows are written anew; what is asked, in their second column, is kept.
func TestGuide(t *testing.T) {
	text, err := os.ReadFile(guide)
	if err != nil {
		t.Fatal(err)
	}
	asked := map[string]string{}
	var rows []string
	for _, line := range strings.Split(string(text), "\n") {
		if cell := strings.Split(line, " | "); strings.HasPrefix(line, "| `") && len(cell) == 6 {
			asked[strings.Trim(cell[0], "| `")] = cell[1]
			rows = append(rows, line)
		}
	}
	var want []string
	for _, name := range drill.Names() {
		if len(asked[name]) < 10 {
			t.Errorf("%s: the page does not say what it asks", name)
		}
		want = append(want, guideRow(name, asked[name]))
	}
	if got := strings.Join(rows, "\n"); got != strings.Join(want, "\n") {
		if !*update {
			t.Errorf("the rows of generators are not as they should be; run with -update")
		} else if err := os.WriteFile(guide, []byte(strings.Replace(string(text), got, strings.Join(want, "\n"), 1)), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	examples := strings.Split(string(text), "```toml\n")[1:]
	for i, block := range examples {
		example, _, _ := strings.Cut(block, "```")
		proveTemplates(t, fmt.Sprintf("example %d", i+1), example)
	}
	if len(examples) == 0 {
		t.Error("the page has no example")
	}
}

// guideRow is the row of a generator.
func guideRow(name, asks string) string {
	g, _ := drill.About(name)
	var cases, blanks, answers []string
	for _, c := range g.Cases {
		cases = append(cases, fmt.Sprintf("`%s` %d", c.Name, c.Weight))
	}
	for _, b := range append([]string{"side"}, g.Fills...) {
		blanks = append(blanks, "`{"+b+"}`")
	}
	for _, a := range g.Answers {
		answers = append(answers, "`"+a+"`")
	}
	if len(answers) == 0 {
		answers = []string{"–"}
	}
	return fmt.Sprintf("| `%s` | %s | `%s` | %s | %s | %s |", name, asks, g.Kind, strings.Join(cases, ", "), strings.Join(blanks, " "), strings.Join(answers, ", "))
}

// proveTemplates reads the templates of an example and makes exercises of each.
func proveTemplates(t *testing.T, name, example string) {
	t.Helper()
	const head = `id = "guide"
chapter = "board"
rules = "jsa"
title = { en = "t", ja = "t", zh-Hant = "t", zh-Hans = "t" }
aim = { en = "a", ja = "a", zh-Hant = "a", zh-Hans = "a" }

[[step]]
id = "guide-1"
kind = "show"
sfen = "4k4/9/9/9/9/9/9/9/4K4 b - 1"
text = { en = "t", ja = "t", zh-Hant = "t", zh-Hans = "t" }

`
	l, faults := lessons.Parse(name, head+example)
	for _, f := range faults {
		t.Errorf("%s: %v", name, f)
	}
	if len(faults) > 0 {
		return
	}
	if len(l.Drills) == 0 {
		t.Errorf("%s has no template", name)
	}
	for i := range l.Drills {
		for _, f := range bench(t).Lint(&l.Drills[i], name, dressing{}, dressing{}) {
			t.Errorf("%s: %v", name, f)
		}
	}
}
