package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestCheckProblems: the problems that are shipped have no fault.
func TestCheckProblems(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing runs at once in it, and it is long under the race detector")
	}
	out, fault, code := shogi("problems", "check")
	if code != 0 || fault != "" || !strings.Contains(out, "uchifuzume.toml  mated ") {
		t.Errorf("%s%s exit code %d", out, fault, code)
	}
}

func TestCheckProblemsFolder(t *testing.T) {
	dir := t.TempDir()
	const text = `[[pawn-drop]]
id   = "a"
sfen = "7lk/9/7G1/9/9/9/9/9/4K4 b P 1"
move = "P*1b"
kind = "mated"

[[pawn-drop]]
id   = "b"
sfen = "7nk/7g1/8G/5B3/9/9/9/9/4K4 b P 1"
move = "P*1b"
kind = "captor"
`
	if err := os.WriteFile(filepath.Join(dir, "uchifuzume.toml"), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	out, _, code := shogi("problems", "check", dir)
	want := filepath.Join(dir, "uchifuzume.toml") + ":7: b: kind is \"captor\", but P*1b is \"captor-pinned-off\"\n" +
		"uchifuzume.toml  mated  1\nall                     1\n"
	if out != want || code != 1 {
		t.Errorf("%q, want %q; exit code %d", out, want, code)
	}
}

func TestProblemsMisuse(t *testing.T) {
	for name, c := range map[string]struct {
		args  []string
		fault string
		code  int
	}{
		"nothing":     {nil, "want uchifuzume, mates or check", 2},
		"unknown":     {[]string{"chess"}, `no problems "chess"`, 2},
		"no folder":   {[]string{"check", "nowhere"}, "nowhere:1:", 1},
		"two folders": {[]string{"check", "a", "b"}, "want one folder at most", 2},
		"no seed":     {[]string{"uchifuzume", "-seed", "x"}, "-seed", 2},
		"arguments":   {[]string{"uchifuzume", "x"}, "want flags only", 2},
		"two counts":  {[]string{"mates", "-counts", "1,2"}, "four numbers", 2},
		"no count":    {[]string{"mates", "-counts", "1,2,3,x"}, "four numbers", 2},
		"no room":     {[]string{"mates", "-counts", "0,0,0,0", "-dir", "nowhere"}, "nowhere", 1},
	} {
		t.Run(name, func(t *testing.T) {
			_, fault, code := shogi(append([]string{"problems"}, c.args...)...)
			if !strings.Contains(fault, c.fault) || code != c.code {
				t.Errorf("%q, exit code %d; want %q, %d", fault, code, c.fault, c.code)
			}
		})
	}
}

// TestMakeMates: the command writes the four files. The maker has tests of its own.
func TestMakeMates(t *testing.T) {
	dir := t.TempDir()
	if _, fault, code := shogi("problems", "mates", "-seed", "7", "-counts", "0,0,0,0", "-dir", dir); code != 0 {
		t.Fatalf("%s exit code %d", fault, code)
	}
	files, err := filepath.Glob(filepath.Join(dir, "mate-[1357].toml"))
	if err != nil || len(files) != 4 {
		t.Errorf("files %q (%v)", files, err)
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil || !strings.Contains(string(text), "\n# Made by: shogi problems mates -seed 7 -counts 0,0,0,0\n") {
			t.Errorf("%s: %s (%v)", name, text, err)
		}
	}
	if out, _, code := shogi("problems", "check", dir); code != 0 {
		t.Errorf("%s exit code %d", out, code)
	}
}

// TestCheckMates: a mate problem is solved, not believed.
func TestCheckMates(t *testing.T) {
	dir := t.TempDir()
	const text = `[[mate]]
id     = "a"
sfen   = "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1"
length = 1
grade  = 5

[[mate]]
id     = "b"
sfen   = "4k4/9/4P4/9/9/9/9/9/9 b S2r2b4g3s4n4l17p 1"
length = 1
grade  = 1
`
	if err := os.WriteFile(filepath.Join(dir, "mate-1.toml"), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	out, _, code := shogi("problems", "check", dir)
	for _, want := range []string{"mate-1.toml:1: a: grade is 5, computed 3\n", "mate-1.toml:7: b: no mate found within 1 plies\n"} {
		if code != 1 || !strings.Contains(out, want) {
			t.Errorf("%s exit code %d, want %s", out, code, want)
		}
	}
}

// TestMakeUchifuzume: the shipped file is what its command makes.
func TestMakeUchifuzume(t *testing.T) {
	if testing.Short() {
		t.Skip("takes two seconds")
	}
	file, err := os.ReadFile("../../content/problems/uchifuzume.toml")
	if err != nil {
		t.Fatal(err)
	}
	name := filepath.Join(t.TempDir(), "made.toml")
	if _, fault, code := shogi("problems", "uchifuzume", "-o", name); code != 0 {
		t.Fatalf("%s exit code %d", fault, code)
	}
	if made, err := os.ReadFile(name); err != nil || string(made) != string(file) {
		t.Errorf("the shipped file is another than \"shogi problems uchifuzume\" makes (%v)", err)
	}
}
