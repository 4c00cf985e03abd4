package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/match"
)

// TestMatch: the line says what was played and how it ended.
func TestMatch(t *testing.T) {
	given := []string{"-start", "six-piece-handicap", "-role", "taker", "-a", "careful", "-games", "4"}
	out, _, code := shogi(append([]string{"match", "-b", "random", "-workers", "2"}, given...)...)
	if !strings.HasPrefix(out, "match -a careful -b random -games 4 -role taker -start six-piece-handicap: +") ||
		!strings.Contains(out, "4 of 4 games different") || strings.Count(out, "\n") != 1 || code != 0 {
		t.Errorf("%q, %d", out, code)
	}
	again, _, _ := shogi(append([]string{"match", "-v", "-workers", "1", "-b", "random"}, given...)...)
	if before, _, _ := strings.Cut(out, " | A"); !strings.HasPrefix(again, before) {
		t.Errorf("%q\n%q", out, again)
	}
	_, fault, _ := shogi("match", "-v", "-a", "level=1", "-nodes-a", "5", "-b", "searcher", "-depth-b", "1", "-games", "1", "-cap", "12", "-hash", "1")
	if !strings.HasPrefix(fault, "game 1: A plays black, opening 2, seed 1: drawn cap after 12 plies\n") {
		t.Error(fault)
	}
}

// TestMatchBook: with a book the levels play from it.
func TestMatchBook(t *testing.T) {
	for _, on := range []bool{false, true} {
		var with equipment
		if on {
			with.book = book(t)
		}
		player, err := builtPlayer("level=5", with)
		if err != nil {
			t.Fatal(err)
		}
		g := rules.NewGame(rules.Handicaps[0].Position())
		c, err := player(1).Choose(t.Context(), g, engine.Limits{Nodes: 100})
		if err != nil || (c.Move.String() == "9g9f") != on {
			t.Errorf("%t: %v, %v", on, c.Move, err)
		}
	}
	given := []string{"match", "-a", "level=3", "-b", "level=3", "-games", "1", "-nodes-a", "10", "-nodes-b", "10", "-cap", "4"}
	if out, fault, code := shogi(append(given, "-book")...); !strings.Contains(out, "-book true") || code != 0 {
		t.Errorf("%q, %q, %d", out, fault, code)
	}
}

// TestMatchMisused: what is not understood is said.
func TestMatchMisused(t *testing.T) {
	for args, want := range map[string]string{
		"-a level=11":       `level "11"`,
		"-a deep":           `no player "deep"`,
		"-start x":          `no start "x"`,
		"-role x":           `role "x"`,
		"-rules x":          `rule set "x"`,
		"-games 0":          "above zero",
		"-nodes-b -1":       "limits are above zero",
		"-usi-a x -set-a y": `option "y"`,
		"now":               "want flags alone",
	} {
		if _, fault, code := shogi(append([]string{"match"}, strings.Fields(args)...)...); code != 2 || !strings.Contains(fault, want) {
			t.Errorf("%s: %q, %d", args, fault, code)
		}
	}
	if _, fault, code := shogi("match", "-a", "tuned=none.json"); code != 1 || !strings.Contains(fault, "none.json") {
		t.Errorf("%q, %d", fault, code)
	}
	if _, fault, code := shogi("match", "-usi-a", "no-such-engine"); code != 1 || !strings.Contains(fault, "cannot be started") {
		t.Errorf("%q, %d", fault, code)
	}
}

// inTree makes a tree of sources with a search and makes it the folder of the test.
func inTree(t *testing.T) (dir string) {
	dir = t.TempDir()
	files := map[string]string{
		"go.mod":                         "module terakoya\n",
		"rules/a.go":                     "package rules",
		"rules/engine/search/a.go":       "package search\n\nimport _ \"terakoya/rules\"\n",
		"rules/engine/search/a_test.go":  "package search",
		"rules/engine/search/testdata/x": "",
		"rules/engine/match/sticks/a.go": "package sticks",
		"rules/engine/match/a.go":        "package match\n\nimport _ \"terakoya/rules/engine/usi\"\n",
		"rules/engine/usi/a.go":          "package usi",
	}
	for name, text := range files {
		name = filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(filepath.Join(dir, "rules"))
	return dir
}

// TestRecord: a match is kept, and played again only when the sources have changed.
func TestRecord(t *testing.T) {
	dir := inTree(t)
	record := func(games string) string {
		out, fault, code := shogi("match", "-a", "careful", "-b", "random", "-games", games, "-record", "-commit", "abc1234")
		if code != 0 {
			t.Fatal(fault)
		}
		return out
	}
	first, again, more := record("2"), record("2"), record("3")
	if strings.HasPrefix(first, "played before") || !strings.HasPrefix(again, "played before") || strings.HasPrefix(more, "played before") {
		t.Errorf("%q\n%q\n%q", first, again, more)
	}
	if err := os.WriteFile(filepath.Join(dir, "rules", "a.go"), []byte("package rules // changed"), 0o644); err != nil {
		t.Fatal(err)
	}
	if changed := record("2"); strings.HasPrefix(changed, "played before") {
		t.Error(changed)
	}
	text, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(matchesFile)))
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	if len(lines) != 4 || lines[0] != matchesHead {
		t.Errorf("%q", text)
	}
	for _, l := range lines[1:] {
		cells := strings.Split(l, "\t")
		if len(cells) != strings.Count(matchesHead, "\t")+1 || cells[1] != "abc1234" || !strings.HasPrefix(cells[2], "match -a careful -b random -games ") {
			t.Errorf("%q", cells)
		}
	}
	t.Chdir(t.TempDir())
	if _, fault, code := shogi("match", "-record"); code != 1 || !strings.Contains(fault, "needs the sources") {
		t.Errorf("%q, %d", fault, code)
	}
}

// TestFingerprint: it is that of what the players import, and of the match itself.
func TestFingerprint(t *testing.T) {
	source := func(imports string) *fstest.MapFile {
		text := "package a\n"
		if imports != "" {
			text += "import _ \"terakoya/" + imports + "\"\n"
		}
		return &fstest.MapFile{Data: []byte(text)}
	}
	tree := fstest.MapFS{
		"rules/engine/search/a.go": source("rules/b"), "rules/b/b.go": source("rules/c"), "rules/c/c.go": source(""),
		"rules/engine/match/sticks/a.go": source(""), "rules/engine/match/a.go": source("rules/d"), "rules/d/d.go": source(""),
		"rules/engine/search/a_test.go": source(""), "rules/engine/search/README.md": source(""), "rules/engine/match/openings.txt": source(""),
	}
	was, err := fingerprint(tree)
	if err != nil || len(was) != 12 {
		t.Fatal(was, err)
	}
	for name, changes := range map[string]bool{
		"rules/engine/search/a.go": true, "rules/c/c.go": true, "rules/engine/match/sticks/a.go": true, "rules/engine/match/a.go": true,
		"rules/engine/match/openings.txt": true, "rules/d/d.go": false, "rules/engine/search/a_test.go": false, "rules/engine/search/README.md": false,
	} {
		keep := tree[name]
		tree[name] = &fstest.MapFile{Data: append(bytes.Clone(keep.Data), '\n')}
		if is, err := fingerprint(tree); err != nil || (is != was) != changes {
			t.Errorf("%s: %s, was %s, %v", name, is, was, err)
		}
		tree[name] = keep
	}
	delete(tree, "rules/engine/match/sticks/a.go")
	if _, err := fingerprint(tree); err == nil {
		t.Error("a folder is missing, and no error")
	}
}

// TestCommand: programs are called without their folder, and what decides nothing is left out.
func TestCommand(t *testing.T) {
	f := flags("match")
	newMatchFlags(f)
	err := parse(f, []string{"-workers", "4", "-usi-b", "/opt/engines/fish -t 1", "-set-b", "A=1;B=2", "-seed", "1", "-nodes-b", "10", "-v"})
	want := `match -a searcher -nodes-b 10 -set-b "A=1;B=2" -usi-b "fish -t 1"`
	if got := canonical(f); got != want || err != nil {
		t.Errorf("%s, %v", got, err)
	}
	text, err := os.ReadFile(filepath.Join("..", "..", filepath.FromSlash(matchesFile)))
	if head, _, _ := strings.Cut(string(text), "\n"); err != nil || head != matchesHead {
		t.Errorf("the table in the tree begins %q, %v", head, err)
	}
	tally := match.Tally{Won: 3, Lost: 1}
	if got := row("f", "c", "m", &tally); got != "f\tc\tm\t4\t3\t0\t1\t0.750\t+191\t-126\t+inf" {
		t.Errorf("%q", got)
	}
}
