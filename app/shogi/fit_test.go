package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestFit: games are played in two goes, of which the first was cut off, and learnt from.
func TestFit(t *testing.T) {
	dir := t.TempDir()
	games, terms := filepath.Join(dir, "games"), filepath.Join(dir, "terms")
	play := func() (text, fault string) {
		_, fault, code := shogi("fit", "-play", games, "-games", "2", "-nodes", "4")
		if code != 0 {
			t.Fatal(fault)
		}
		return readText(t, games), fault
	}
	first, told := play()
	if !strings.HasPrefix(told, "2 games, ") || strings.Count(told, "\n") != 1 {
		t.Errorf("%q", told)
	}
	write(t, games, first+first[:30])
	both, told := play()
	if !strings.HasPrefix(told, games+":") || !strings.Contains(told, ": the last line is cut off; it is removed\n2 games, ") {
		t.Errorf("%q", told)
	}
	if more, found := strings.CutPrefix(both, first); !found || more == "" || strings.HasPrefix(first, more) {
		t.Errorf("%q, then %q", first, both)
	}
	write(t, games, both+"x")
	out, told, code := shogi("fit", "-out", terms, "-rounds", "2", games, games)
	if want := ": the last line is cut off; it is skipped\n"; code != 0 || strings.Count(told, want) != 2 {
		t.Errorf("%q, %d", told, code)
	}
	if !strings.Contains(out, " positions\nround\tloss\theld back\n1\t0.") || !strings.Contains(out, "\n2\t0.") {
		t.Errorf("%q", out)
	}
	if shipped := readText(t, filepath.Join("..", "..", "rules", "engine", "search", "terms.bin")); len(readText(t, terms)) != len(shipped) {
		t.Errorf("%d bytes of terms, %d are shipped", len(readText(t, terms)), len(shipped))
	}
}

func readText(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func write(t *testing.T, file, text string) {
	t.Helper()
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestFitFaults: what is wrong is told, and files of others stay as they are.
func TestFitFaults(t *testing.T) {
	dir := t.TempDir()
	other, empty, bare := filepath.Join(dir, "other"), filepath.Join(dir, "empty"), filepath.Join(dir, "bare")
	write(t, other, "a\nb")
	write(t, empty, "")
	write(t, bare, "b")
	for args, c := range map[string]struct {
		fault string
		code  int
	}{
		"":                           {"want -play FILE or -out FILE", 2},
		"-play D/x -out D/y":         {"want -play FILE or -out FILE", 2},
		"-play D/x D/other":          {"no other file", 2},
		"-play D/x -nodes 1":         {"above one", 2},
		"-play D/x -workers 0":       {"above zero", 2},
		"-out D/x":                   {"want files", 2},
		"-out D/x -trust 2 D/empty":  {"from 0 to 1", 2},
		"-out D/x -rounds 0 D/empty": {"above zero", 2},
		"-out D/x D/empty":           {"no position", 1},
		"-out D/x D/none":            {"D/none", 1},
		"-out D/x D/other":           {"D/other:1: want position", 1},
		"-play D/other":              {"D/other:1: want position", 1},
		"-play D/bare -games 1":      {"D/bare:1: the last line is cut off", 1},
		"-play D/none/x -games 1":    {"D/none/x", 1},
	} {
		words := strings.Fields(strings.ReplaceAll(args, "D/", dir+"/"))
		_, fault, code := shogi(append([]string{"fit"}, words...)...)
		if want := strings.ReplaceAll(c.fault, "D/", dir+"/"); code != c.code || !strings.Contains(fault, want) {
			t.Errorf("%s: %q, %d", args, fault, code)
		}
	}
	if left, _ := os.ReadDir(dir); len(left) != 3 || readText(t, other) != "a\nb" || readText(t, bare) != "b" {
		t.Errorf("left: %v", left)
	}
}
