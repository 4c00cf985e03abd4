package main

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"go/parser"
	"go/token"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"

	"terakoya/rules/engine/match"
)

// The table of matches in the tree, and its columns.
const (
	matchesFile = "rules/engine/search/testdata/matches.tsv"
	matchesHead = "fingerprint\tcommit\tcommand\tgames\twon\tdrawn\tlost\tscore\telo\tlow\thigh"
	moduleName  = "terakoya"
)

// recorded plays a match and adds it to the table, or shows the row that is there: what
// has not changed is not played again.
func recorded(ctx context.Context, m *match.Match, command, commit string, out io.Writer) error {
	root, err := treeRoot()
	if err != nil {
		return err
	}
	mark, err := fingerprint(os.DirFS(root))
	if err != nil {
		return err
	}
	table := filepath.Join(root, filepath.FromSlash(matchesFile))
	rows, err := os.ReadFile(table)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if row, known := findRow(string(rows), mark, command); known {
		_, err := fmt.Fprintf(out, "played before, and nothing has changed:\n%s\n%s\n", matchesHead, row)
		return err
	}
	r, err := m.Play(ctx)
	if err != nil {
		return err
	}
	t := r.Tally()
	if _, err := fmt.Fprintf(out, "%s: %s\n", command, &t); err != nil {
		return err
	}
	return addRow(table, len(rows) == 0, row(mark, commitOf(commit), command, &t))
}

// findRow finds a match in the table.
func findRow(rows, mark, command string) (string, bool) {
	for l := range strings.Lines(rows) {
		l = strings.TrimRight(l, "\r\n")
		if cells := strings.Split(l, "\t"); len(cells) > 2 && cells[0] == mark && cells[2] == command {
			return l, true
		}
	}
	return "", false
}

// row writes a match as the table has it.
func row(mark, commit, command string, t *match.Tally) string {
	elo, low, high := t.Elo()
	cells := []string{mark, commit, command}
	for _, n := range []int{t.Games(), t.Won, t.Drawn, t.Lost} {
		cells = append(cells, strconv.Itoa(n))
	}
	cells = append(cells, fmt.Sprintf("%.3f", t.Score()))
	for _, e := range []float64{elo, low, high} {
		cells = append(cells, strings.ToLower(fmt.Sprintf("%+.0f", e)))
	}
	return strings.Join(cells, "\t")
}

// addRow adds a row in one write, as others may add theirs; a new table gets its head.
func addRow(table string, empty bool, row string) error {
	f, err := os.OpenFile(table, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	if empty {
		row = matchesHead + "\n" + row
	}
	_, err = io.WriteString(f, row+"\n")
	return errors.Join(err, f.Close())
}

// commitOf returns the commit that is noted: the one given, or that of the build, with a
// plus if it was changed; "-" if neither is known, as go run does not say.
func commitOf(given string) string {
	if given != "" {
		return given
	}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "-"
	}
	commit, changed := "-", ""
	for _, s := range info.Settings {
		switch {
		case s.Key == "vcs.revision":
			commit = s.Value[:min(len(s.Value), 7)]
		case s.Key == "vcs.modified" && s.Value == "true":
			changed = "+"
		}
	}
	return commit + changed
}

// treeRoot returns the folder of the sources, in or below which the tool was started.
func treeRoot() (string, error) {
	dir, err := os.Getwd()
	for err == nil {
		text, _ := os.ReadFile(filepath.Join(dir, "go.mod"))
		if slices.Contains(strings.Split(string(text), "\n"), "module "+moduleName) {
			return dir, nil
		}
		up := filepath.Dir(dir)
		if up == dir {
			return "", errors.New("-record needs the sources: start it in their folder")
		}
		dir = up
	}
	return "", err
}

// fingerprint returns a hash of the sources by which games go: those of the players, of
// all that they import, and of the match with its openings. Tests do not count.
func fingerprint(tree fs.FS) (string, error) {
	sum := sha256.New()
	folders := []string{"rules/engine/search", "rules/engine/match/sticks"}
	for i := 0; i < len(folders); i++ {
		imported, err := hashFolder(tree, folders[i], sum)
		if err != nil {
			return "", err
		}
		for _, dir := range imported {
			if !slices.Contains(folders, dir) {
				folders = append(folders, dir)
			}
		}
	}
	if _, err := hashFolder(tree, "rules/engine/match", sum); err != nil { // but not the protocol it imports
		return "", err
	}
	return fmt.Sprintf("%x", sum.Sum(nil)[:6]), nil
}

// fitting makes the numbers of the judgement, and plays no part in a game.
const fitting = "rules/engine/search/fit.go"

// hashFolder hashes the sources of a folder and the data beside them, and returns which
// folders of the tree they import.
func hashFolder(tree fs.FS, dir string, sum io.Writer) (imported []string, err error) {
	files, err := fs.ReadDir(tree, dir)
	if err != nil {
		return nil, err
	}
	for _, f := range files {
		name := path.Join(dir, f.Name())
		if f.IsDir() || strings.HasSuffix(name, "_test.go") || strings.HasSuffix(name, ".md") || name == fitting {
			continue
		}
		text, err := fs.ReadFile(tree, name)
		if err != nil {
			return nil, err
		}
		fmt.Fprintf(sum, "%s %d\n%s", name, len(text), text)
		if path.Ext(name) != ".go" {
			continue
		}
		source, err := parser.ParseFile(token.NewFileSet(), name, text, parser.ImportsOnly)
		if err != nil {
			return nil, err
		}
		for _, i := range source.Imports {
			if dir, ours := strings.CutPrefix(strings.Trim(i.Path.Value, `"`), moduleName+"/"); ours {
				imported = append(imported, dir)
			}
		}
	}
	return imported, nil
}
