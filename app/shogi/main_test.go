package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// shogi runs the tool and returns what it prints and its exit code.
func shogi(args ...string) (out, fault string, code int) {
	var o, f bytes.Buffer
	code = run(args, &o, &f)
	return o.String(), f.String(), code
}

func TestPerft(t *testing.T) {
	out, _, code := shogi("perft", "3")
	if out != "nodes 25470\n" || code != 0 {
		t.Errorf("%q, exit code %d", out, code)
	}
	out, _, _ = shogi("perft", "-divide", "2", "4k4/9/9/9/9/9/9/9/4K4 b - 1")
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if lines[len(lines)-1] != "nodes 25" || len(lines) != 6 || !slices.Contains(lines, "5i5h 5") {
		t.Errorf("divided: %q", lines)
	}
}

func TestJudge(t *testing.T) {
	for name, c := range map[string]struct {
		args []string
		want judgement
	}{
		"nifu": {
			[]string{"4k4/9/4p4/9/9/9/4P4/9/4K4 b P 1", "P*5d"},
			judgement{
				[]judgedMove{{"P*5d", false, "nifu", []string{"5g"}}}, "4k4/9/4p4/9/9/9/4P4/9/4K4 b P 1", false,
				judgedEnd{"foul", "white", false, 1},
			},
		},
		"stops at the first illegal move": {
			[]string{"startpos", "7g7f", "3c3e", "2g2f"},
			judgement{
				[]judgedMove{{"7g7f", true, "", []string{}}, {"3c3e", false, "wrong-movement", []string{"3c"}}},
				"lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2", false, judgedEnd{"foul", "black", false, 2},
			},
		},
		"mate": {
			[]string{"-rules", "jsa", "sfen 8k/9/7G1/9/9/9/9/9/4K4 b G 1", "G*1b"},
			judgement{
				[]judgedMove{{"G*1b", true, "", []string{}}}, "8k/8G/7G1/9/9/9/9/9/4K4 w - 2", true,
				judgedEnd{"mate", "black", false, 1},
			},
		},
		"no move at all": {
			[]string{"8k/6G2/7G1/9/9/9/9/9/4K4 b - 1", "3b3a"},
			judgement{
				[]judgedMove{{"3b3a", true, "", []string{}}}, "6G1k/9/7G1/9/9/9/9/9/4K4 w - 2", false,
				judgedEnd{"no-legal-move", "black", false, 1},
			},
		},
		"mated before": {
			[]string{"4l3k/9/9/9/9/9/9/4g4/4K4 b - 1", "5i5h"},
			judgement{
				[]judgedMove{{"5i5h", false, "moves-into-check", []string{"5a"}}}, "4l3k/9/9/9/9/9/9/4g4/4K4 b - 1", true,
				judgedEnd{"foul", "white", false, 1},
			},
		},
		"a second move": {
			[]string{"startpos", "7g7f", "again:2g2f"},
			judgement{
				[]judgedMove{{"7g7f", true, "", []string{}}, {"again:2g2f", false, "two-in-a-row", []string{"7f"}}},
				"lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2", false, judgedEnd{"foul", "white", false, 2},
			},
		},
		"a declaration fails": {
			[]string{"4k4/9/9/9/9/9/9/9/4K4 b - 1", "declare"},
			judgement{
				[]judgedMove{{"declare", true, "", []string{}}}, "4k4/9/9/9/9/9/9/9/4K4 b - 1", false,
				judgedEnd{"declaration-loss", "white", false, 0},
			},
		},
		"declared too late": {
			[]string{"4k4/9/9/9/9/9/9/9/4K4 b - 501", "declare"},
			judgement{
				[]judgedMove{{"declare", true, "", []string{}}}, "4k4/9/9/9/9/9/9/9/4K4 b - 501", false,
				judgedEnd{"declaration-loss", "white", false, 0},
			},
		},
		"by other rules": {
			[]string{"-rules", "try", "9/4K4/9/9/9/9/9/9/k8 b - 1", "5b5a"},
			judgement{
				[]judgedMove{{"5b5a", true, "", []string{}}}, "4K4/9/9/9/9/9/9/9/k8 w - 2", false,
				judgedEnd{"try", "black", false, 1},
			},
		},
		"the last move": {
			[]string{"-rules", "jsa,cap=2", "4k4/9/9/9/9/9/9/9/4K4 b - 1", "5i5h", "5a5b"},
			judgement{
				[]judgedMove{{"5i5h", true, "", []string{}}, {"5a5b", true, "", []string{}}}, "9/4k4/9/9/9/9/9/4K4/9 b - 3", false,
				judgedEnd{"move-limit", "", true, 2},
			},
		},
		"nothing played": {
			[]string{"startpos"},
			judgement{[]judgedMove{}, "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", false, judgedEnd{"none", "", false, 0}},
		},
	} {
		t.Run(name, func(t *testing.T) {
			out, fault, code := shogi(append([]string{"judge", "-json"}, c.args...)...)
			want, _ := json.Marshal(c.want)
			if strings.TrimSpace(out) != string(want) || fault != "" || code != 0 {
				t.Errorf("printed\n%s\nwant\n%s\n%s exit code %d", out, want, fault, code)
			}
		})
	}
}

func TestMisuse(t *testing.T) {
	for name, c := range map[string]struct {
		args  []string
		fault string
		code  int
	}{
		"nothing":         {nil, "usage:", 2},
		"unknown command": {[]string{"play"}, `no command "play"`, 2},
		"unknown flag":    {[]string{"perft", "-x", "1"}, "-x", 2},
		"no depth":        {[]string{"perft"}, "want a depth", 2},
		"bad depth":       {[]string{"perft", "three"}, `depth "three"`, 2},
		"no position":     {[]string{"judge"}, "want an SFEN", 2},
		"unknown rules":   {[]string{"judge", "-rules", "chess", "startpos"}, `rule set "chess"`, 2},
		"broken SFEN":     {[]string{"judge", "4k4/9/9/9/9/9/9/9/4K4 x - 1"}, "SFEN:1:23: side to move", 1},
		"two kings":       {[]string{"judge", "4k4/9/9/9/9/9/9/9/3KK4 b - 1"}, "two kings for sente", 1},
		"broken move":     {[]string{"judge", "startpos", "e2e4"}, "MOVE:1:1:", 1},
		"after the end":   {[]string{"judge", "startpos", "resign", "7g7f"}, "MOVE:2:1: 7g7f comes after the end", 1},
		"not open":        {[]string{"judge", "startpos", "agree-impasse"}, "MOVE:1:1: agree-impasse:", 1},
		"no style":        {[]string{"notate", "-style", "fen", "startpos", "7g7f"}, `no style "fen"`, 2},
		"no such move":    {[]string{"read", "startpos", "▲５五桂"}, "TEXT:1:", 1},
		"no file":         {[]string{"convert"}, "want one file", 2},
		"no such file":    {[]string{"convert", "nowhere.kif"}, "nowhere.kif:1:1:", 1},
		"no such format":  {[]string{"convert", "-to", "pgn", "x"}, `no format "pgn"`, 2},
		"no such folder":  {[]string{"lint", "nowhere"}, "nowhere:1:", 1},
	} {
		t.Run(name, func(t *testing.T) {
			_, fault, code := shogi(c.args...)
			if !strings.Contains(fault, c.fault) || code != c.code {
				t.Errorf("%q, exit code %d; want %q, %d", fault, code, c.fault, c.code)
			}
		})
	}
}

// TestLintContent: the lessons that are shipped have no fault.
func TestLintContent(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing runs at once in it, and it is long under the race detector")
	}
	if out, fault, code := shogi("lint"); out != "" || fault != "" || code != 0 {
		t.Errorf("%s%s exit code %d", out, fault, code)
	}
}

func TestLintFolder(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "x.toml"), []byte("id = \"x\"\nID = \"y\"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	out, _, code := shogi("lint", dir)
	want := filepath.Join(dir, "x.toml") + `:2: unknown key "ID": it is written "id"`
	if !slices.Contains(strings.Split(out, "\n"), want) || code != 1 {
		t.Errorf("%q, want %q; exit code %d", out, want, code)
	}
}
