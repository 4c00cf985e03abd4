package reference

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"terakoya/rules"
)

// comments reads the examples in the comments of a file of rules, by constant.
func comments(t *testing.T, file, prefix string) map[string][]string {
	t.Helper()
	text, err := os.ReadFile("../../rules/" + file)
	if err != nil {
		t.Fatal(err)
	}
	found, fields := map[string][]string{}, []string(nil)
	for _, line := range strings.Split(string(text), "\n") {
		line = strings.TrimSpace(line)
		if rest, ok := strings.CutPrefix(line, "//\t"); ok {
			fields = strings.Split(rest, "\t")
		} else if fields != nil && strings.HasPrefix(line, prefix) {
			found[line], fields = fields, nil
		}
	}
	return found
}

// constant is the name of the constant that has a code, such as FoulNifu.
func constant(prefix, code string) string {
	for _, word := range strings.Split(code, "-") {
		prefix += strings.ToUpper(word[:1]) + word[1:]
	}
	return prefix
}

// TestFoulExamples: each foul has the example of its comment, and it is that foul.
func TestFoulExamples(t *testing.T) {
	all := comments(t, "foul.go", "Foul")
	for _, f := range rules.AllFouls {
		want, have := all[constant("Foul", f.String())], foulExamples[f]
		if len(want) < 2 || want[0] != have.sfen || want[1] != have.words {
			t.Errorf("%s has the example %q, its comment %q", f, have, want)
		}
		if _, foul := have.played(&rules.JSA); foul == nil || foul.Foul != f {
			t.Errorf("the example of %s is %v", f, foul)
		}
	}
	if len(foulExamples) != len(rules.AllFouls) {
		t.Errorf("%d examples for %d fouls", len(foulExamples), len(rules.AllFouls))
	}
}

// unfolded writes "*3(a b)" out, and "-" as nothing.
func unfolded(words string) string {
	times, body, folded := strings.Cut(strings.TrimPrefix(words, "*"), "(")
	n, err := strconv.Atoi(times)
	switch {
	case words == "-":
		return ""
	case !folded || err != nil:
		return words
	}
	return strings.TrimSpace(strings.Repeat(strings.TrimSuffix(body, ")")+" ", n))
}

// TestEndingExamples: each ending has the example of its comment, and a rule set has
// the ending exactly if a game of that set ends so there.
func TestEndingExamples(t *testing.T) {
	all := comments(t, "outcome.go", "End")
	for _, e := range rules.AllEndings {
		want, have := all[constant("End", e.String())], endingExamples[e]
		if len(want) < 3 || want[1] != have.sfen || unfolded(want[2]) != have.words {
			t.Errorf("%s has the example %q, its comment %q", e, have, want)
			continue
		}
		named := false
		for _, r := range rules.RuleSets {
			g, foul := have.played(r)
			if foul != nil {
				g.Forfeit(foul)
			}
			if ends := g.Outcome().Ending == e; ends != has(r, e) {
				t.Errorf("%s: the game ends as %s, and the page says that the rule set has %s: %t", r.Name, g.Outcome().Ending, e, has(r, e))
			}
			named = named || r.Name == want[0] && has(r, e)
		}
		if !named {
			t.Errorf("%s is not said to be of %s", e, want[0])
		}
	}
}

// TestResults: what the comment says, where one rule set speaks for all.
func TestResults(t *testing.T) {
	all := comments(t, "outcome.go", "End")
	for _, e := range rules.AllEndings {
		want := wins
		switch {
		case e == rules.EndImpasse: // by the points of the rule set
			want = either
		case all[constant("End", e.String())][3] == "replay":
			want = replays
		}
		if got := resultOf(e); got != want {
			t.Errorf("%s: %s, want %s", e, got, want)
		}
	}
}
