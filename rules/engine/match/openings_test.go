package match

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/search"
)

var remake = flag.Bool("openings", false, "make openings.txt anew")

// openingStarts are those that there are lines for.
var openingStarts = []string{
	"even-game", "bishop-handicap", "rook-handicap", "two-piece-handicap", "four-piece-handicap",
	"six-piece-handicap", "eight-piece-handicap", "ten-piece-handicap",
}

// TestOpenings: the lines are there, legal, and none twice. With -openings they are made,
// which takes some minutes.
func TestOpenings(t *testing.T) {
	if *remake {
		writeOpenings(t)
	}
	for _, key := range openingStarts {
		lines, err := Openings(key)
		if err != nil {
			t.Fatal(err)
		}
		seen := map[string]bool{}
		for _, l := range lines {
			seen[fmt.Sprint(l)] = true
			if len(l) != openingPlies {
				t.Errorf("%s: %v has %d plies", key, l, len(l))
			}
		}
		if len(lines) != openingsEach || len(seen) != len(lines) {
			t.Errorf("%s: %d lines, %d different", key, len(lines), len(seen))
		}
	}
	if lines, err := Openings("naked-king"); len(lines) > 0 || err != nil {
		t.Errorf("%v, %v", lines, err)
	}
}

func writeOpenings(t *testing.T) {
	var b strings.Builder
	b.WriteString("# Random lines of eight plies, made by: go test ./rules/engine/match -run Openings -openings\n")
	judge := search.NewSearcher(16 << 20)
	for _, key := range openingStarts {
		h, _ := rules.HandicapByKey(key)
		lines, err := makeOpenings(t.Context(), h.Position(), openingsEach, 1, judge, engine.Limits{Nodes: 20_000})
		if err != nil {
			t.Fatal(err)
		}
		for _, l := range lines {
			fmt.Fprintln(&b, key, strings.Trim(fmt.Sprint(l), "[]"))
		}
	}
	openingsText = b.String()
	if err := os.WriteFile("openings.txt", []byte(openingsText), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestBadOpenings: a fault names the line.
func TestBadOpenings(t *testing.T) {
	for text, want := range map[string]string{
		"# none\neven-game 7g7f 7g7f\n": "f:2: move 2: 7g7f: ",
		"even-game x\n":                 "f:1: move 1: move \"x\"",
	} {
		if _, err := readOpenings("f", text, "even-game"); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%v", err)
		}
	}
	if _, err := readOpenings("f", "chess e4", "chess"); err == nil || err.Error() != `f:1: no start "chess"` {
		t.Errorf("%v", err)
	}
}

// TestMakeOpenings: the same seed makes the same fair lines, another one others.
func TestMakeOpenings(t *testing.T) {
	h, _ := rules.HandicapByKey("ten-piece-handicap")
	start := h.Position()
	judge, l := search.NewSearcher(1<<20), engine.Limits{Depth: 1}
	lines := func(seed uint64) [][]rules.Move {
		found, err := makeOpenings(t.Context(), start, 3, seed, judge, l)
		if err != nil {
			t.Fatal(err)
		}
		return found
	}
	a, again, b := lines(1), lines(1), lines(2)
	if !slices.EqualFunc(a, again, slices.Equal) || slices.EqualFunc(a, b, slices.Equal) {
		t.Errorf("%v, %v, %v", a, again, b)
	}
}
