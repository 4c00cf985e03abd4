package lessons

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// TestGuide: every example of the guide for teachers can be read and is proven, and
// there is one of each kind. Examples that are steps alone get a head.
func TestGuide(t *testing.T) {
	text, err := os.ReadFile("../content/lessons/README.md")
	if err != nil {
		t.Fatal(err)
	}
	const head = `id = "guide-%d"
chapter = "board"
rules = "jsa"
title = { en = "t", ja = "t", zh-Hant = "t", zh-Hans = "t" }
aim = { en = "a", ja = "a", zh-Hant = "a", zh-Hans = "a" }
`
	seen := map[Kind]bool{}
	for i, block := range strings.Split(string(text), "```toml\n")[1:] {
		example, _, _ := strings.Cut(block, "```")
		if strings.HasPrefix(example, "[[") {
			example = fmt.Sprintf(head, i) + example
		}
		l, faults := Parse(fmt.Sprintf("example %d", i+1), example)
		for _, f := range faults {
			t.Error(f)
		}
		for n := range l.Steps {
			step := &l.Steps[n]
			seen[step.Kind] = true
			if step.Kind != PlayLine {
				continue
			}
			if par, ok := step.Fewest(); !ok || step.Par != 0 && step.Par != par {
				t.Errorf("%s: par is %d, %t", step.ID, par, ok)
			}
		}
	}
	for _, k := range AllKinds {
		if !seen[k] {
			t.Errorf("the guide has no example of %s", k)
		}
	}
}
