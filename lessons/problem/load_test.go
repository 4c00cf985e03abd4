package problem_test

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"terakoya/lessons/problem"
	"terakoya/rules"
)

const drops = `# A comment.
[[pawn-drop]]
id   = "mated-a"
sfen = "7lk/9/7G1/9/9/9/9/9/4K4 b P 1"
move = "P*1b"
kind = "mated"

[[pawn-drop]]
id   = "pinned-b"
sfen = "7nk/7g1/8G/5B3/9/9/9/9/4K4 b P 1"
move = "P*1b"
kind = "captor-pinned-off"
`

const mates = `
[[mate]]
id     = "mate-a"
sfen   = "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1"
length = 1
grade  = 1

[[mate]]
id     = "mate-b"
sfen   = "8k/9/8P/9/9/9/9/9/9 b S2r2b4g3s4n4l17p 1"
length = 1
grade  = 2
`

// load reads the two files and returns how many problems there are, and each
// fault as its line and cause.
func load(t *testing.T, drops, mates string) (problem.Set, []string) {
	t.Helper()
	set, err := problem.Load(fstest.MapFS{"uchifuzume.toml": {Data: []byte(drops)}, "mate-1.toml": {Data: []byte(mates)}})
	var faults []string
	for _, f := range problem.Faults(err) {
		faults = append(faults, fmt.Sprintf("%s:%d %s %s", f.File, f.Line, f.ID, f.Cause))
	}
	if (err == nil) != (len(faults) == 0) {
		t.Fatalf("faults %q of %v", faults, err)
	}
	return set, faults
}

func TestLoad(t *testing.T) {
	set, faults := load(t, drops, mates)
	if len(faults) > 0 || len(set.PawnDrops) != 2 || len(set.Mates) != 2 {
		t.Fatal(faults, len(set.PawnDrops), len(set.Mates))
	}
	d, m := set.PawnDrops[1], set.Mates[1]
	if d.ID != "pinned-b" || d.Kind != problem.CaptorPinnedOff || d.Line != 8 || d.Move.String() != "P*1b" {
		t.Errorf("%+v", d)
	}
	if m.ID != "mate-b" || m.Length != 1 || m.Grade != 2 || m.Line != 8 || m.Position.Hand(rules.White).Count(rules.Pawn) != 17 {
		t.Errorf("%+v", m)
	}
}

// fault is a change of the good files: the first old becomes new. One entry is
// lost, or all of the file, and the fault is told.
type fault struct {
	name     string
	old, new string
	want     string
	whole    bool
}

var dropFaults = []fault{
	{"doubled id", `"pinned-b"`, `"mated-a"`, "9 mated-a the id is also at uchifuzume.toml:3", false},
	{"id of a mate", `"mated-a"`, `"mate-b"`, "3 mate-b the id is also at mate-1.toml:9", false},
	{"form of id", `"mated-a"`, `"Mated a"`, "3 Mated a an id is written", false},
	{"no id", `id   = "mated-a"`, "", "2  id is missing", false},
	{"empty id", `"mated-a"`, `""`, "3  id is empty", false},
	{"unknown key", `kind = "mated"`, "kind = \"mated\"\nnote = \"x\"", `7 mated-a unknown key "note"`, false},
	{"capitals", `kind = "mated"`, "kind = \"mated\"\nKind = \"mated\"", `7 mated-a unknown key "Kind": it is written "kind"`, false},
	{"bad sfen", "7lk/9", "7lk/8", "4 mated-a sfen \"7lk/8", false},
	{"type", `"7lk/9/7G1/9/9/9/9/9/4K4 b P 1"`, `7`, "4 mated-a sfen is a text between quotes", false},
	{"bad move", `"P*1b"`, `"1b"`, `5 mated-a move "1b"`, false},
	{"no kind", `"mated"`, `"mate"`, `6 mated-a kind "mate" is not one of mated, `, false},
	{"other kind", `"mated"`, `"captor"`, `2 mated-a kind is "captor", but P*1b is "mated"`, false},
	{"no case", `"P*1b"`, `"P*5b"`, `2 mated-a P*5b is no case`, false},
	{"gote to move", "b P 1", "w P 1", "2 mated-a gote is to move", false},
	{"no king", "7lk/", "7l1/", "2 mated-a gote has no king", false},
	{"nifu", "9/9/9/9/9/4K4 b P", "9/9/9/P8/P8/4K4 b P", "2 mated-a two unpromoted pawns", false},
	{"gote in check", "7G1/9", "8L/9", "2 mated-a the side not to move is in check", false},
	{"too few", "4K4 b P 1", "9 b P 1", "2 mated-a 2 pieces beside gote's king", false},
	{"a piece too many", "7G1/9/9", "7G1/9/P8", "2 mated-a without the piece on 9e", false},
	{"hand", "b P 1", "b SP 1", "2 mated-a sente's hand", false},
	{"gote's hand", "b P 1", "b Pg 1", "2 mated-a gote has pieces in hand", false},
	{"twin", "7nk/7g1/8G/5B3/9/9/9/9/4K4 b P 1\"\nmove = \"P*1b\"\nkind = \"captor-pinned-off\"", "kl7/9/1G7/9/9/9/9/9/4K4 b P 1\"\nmove = \"P*9b\"\nkind = \"mated\"", "10 pinned-b the same position and move as mated-a", false},
	{"table", "[[pawn-drop]]", "[[mate]]", "2  unknown table [[mate]]", true},
	{"no list", "[[pawn-drop]]", "[head]\nx = 1\n\n[[pawn-drop]]", "2  unknown table [head]", true},
	{"table in a table", `kind = "mated"`, "[pawn-drop.kind]\nx = \"mated\"", "6  unknown table [pawn-drop.kind]", true},
	{"inline table", `"mated"`, "{ x = 1 }", "6  want a line [[pawn-drop]], or one key", true},
	{"before", "# A comment.", "seed = 1", "1  seed stands before", true},
	{"several lines", `"mated"`, "\"\"\"mated\"\"\"", "6  want a line [[pawn-drop]], or one key", true},
	{"no TOML", `id   = "mated-a"`, `id   = mated-a`, "3  ", true},
	{"doubled key", `kind = "mated"`, "kind = \"mated\"\nkind = \"mated\"", "7  ", true},
	{"no UTF-8", "comment", "\xff", "1  the file is not UTF-8", true},
}

func TestLoadFaults(t *testing.T) {
	for _, f := range dropFaults {
		t.Run(f.name, func(t *testing.T) {
			set, faults := load(t, f.in(t, drops), mates)
			f.match(t, "uchifuzume.toml:", faults, len(set.PawnDrops))
			if len(set.Mates) != 2 {
				t.Errorf("%d mates", len(set.Mates))
			}
		})
	}
}

var mateFaults = []fault{
	{"other length", "length = 1", "length = 3", "5 mate-a length is 3, but this file has length 1", false},
	{"no length", "length = 1", "", "2 mate-a length is missing", false},
	{"type", "length = 1", `length = "1"`, "5 mate-a length is a whole number", false},
	{"fraction", "grade  = 1", `grade  = 1.5`, "6 mate-a grade is a whole number", false},
	{"grade", "grade  = 1", `grade  = 6`, "2 mate-a grade is 6, want 1 to 5", false},
	{"a pawn missing", "17p", "16p", "2 mate-a 17 pieces of kind P in all, want 18", false},
	{"a pawn too many", "17p", "18p", "4 mate-a sfen", false},
	{"in check", "4k4/9/4P4/9/9/9/9/9/9 b G2r2b", "4k4/9/4P4/9/9/4r4/9/9/4K4 b Gr2b", "2 mate-a sente is in check", false},
	{"twin", "8k/9/8P/9/9/9/9/9/9 b S2r2b4g3s", "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s", "10 mate-b the same position", false},
	{"solution", "grade  = 1", "grade  = 1\nmove = \"G*5b\"", `7 mate-a unknown key "move"`, false},
}

func TestLoadMateFaults(t *testing.T) {
	for _, f := range mateFaults {
		t.Run(f.name, func(t *testing.T) {
			set, faults := load(t, drops, f.in(t, mates))
			f.match(t, "mate-1.toml:", faults, len(set.Mates))
			if len(set.PawnDrops) != 2 {
				t.Errorf("%d pawn drops", len(set.PawnDrops))
			}
		})
	}
}

func (f *fault) in(t *testing.T, text string) string {
	t.Helper()
	if !strings.Contains(text, f.old) {
		t.Fatalf("the file has no %q", f.old)
	}
	return strings.Replace(text, f.old, f.new, 1)
}

func (f *fault) match(t *testing.T, file string, faults []string, left int) {
	t.Helper()
	if len(faults) != 1 || !strings.HasPrefix(faults[0], file+f.want) {
		t.Errorf("faults %q, want one: %s%s", faults, file, f.want)
	}
	if want := map[bool]int{true: 0, false: 1}[f.whole]; left != want {
		t.Errorf("%d problems left, want %d", left, want)
	}
}

func TestLoadFileNames(t *testing.T) {
	set, err := problem.Load(fstest.MapFS{"mate-9.toml": {Data: []byte(mates)}, "mate-1.toml": {Data: []byte(mates)}, "README.md": {}})
	if err == nil || err.Error() != "mate-9.toml:1: no file of problems has this name" || len(set.Mates) != 2 {
		t.Errorf("%v, %d mates", err, len(set.Mates))
	}
}

// TestWrite: what is written reads the same, in one order, and nothing wrong is
// written.
func TestWrite(t *testing.T) {
	set, _ := load(t, drops, mates)
	back := slices.Clone(set.Mates)
	slices.Reverse(back)
	var a, b, c bytes.Buffer
	if err := errors.Join(problem.WriteMates(&a, "a test", set.Mates), problem.WriteMates(&b, "a\ntest", back), problem.WritePawnDrops(&c, "a test", set.PawnDrops)); err != nil {
		t.Fatal(err)
	}
	if a.String() != b.String() || !strings.HasSuffix(a.String(), mates) || !strings.Contains(a.String(), "\n# Made by: a test\n") {
		t.Errorf("%s\nand\n%s", a.String(), b.String())
	}
	again, faults := load(t, c.String(), a.String())
	if len(faults) > 0 || len(again.Mates) != 2 || again.PawnDrops[1].Position != set.PawnDrops[1].Position {
		t.Errorf("read again: %v", faults)
	}
	var none bytes.Buffer
	set.Mates[1].Length = 3
	if err := problem.WriteMates(&none, "a test", set.Mates); err == nil || none.Len() > 0 {
		t.Errorf("%v, %q", err, none.String())
	}
	set.PawnDrops[0].Kind = problem.CutLine
	if err := problem.WritePawnDrops(&none, "a test", set.PawnDrops); err == nil || none.Len() > 0 || !strings.Contains(err.Error(), "mated-a: ") {
		t.Errorf("%v, %q", err, none.String())
	}
}
