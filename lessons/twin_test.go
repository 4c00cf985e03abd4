package lessons

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"terakoya/rules"
)

// One board four times: as it is, mirrored, with the sides exchanged, and both.
const (
	twin         = "k8/9/4p4/9/4R2s1/6G2/9/9/K8 b P 1" // rook 5e, gold 3f; gote's silver 2e, pawn 5c
	twinMirrored = "8k/9/4p4/9/1s2R4/2G6/9/9/8K b P 1"
	twinSwapped  = "8k/9/9/2g6/1S2r4/9/4P4/9/8K w p 1"
	twinBoth     = "k8/9/9/6g2/4r2S1/9/4P4/9/K8 w p 1"
)

// exercise is a step of an asking lesson.
type exercise struct{ kind, sfen, keys string }

// twinFaults lints two lessons of one step each and returns what is said of
// twins.
func twinFaults(t *testing.T, a, b exercise) []Fault {
	t.Helper()
	second := strings.NewReplacer(`"a"`, `"b"`, `"a-1"`, `"b-1"`).Replace(askingLesson(b.kind, b.sfen, ""))
	fsys := fstest.MapFS{
		"a.toml": {Data: []byte(askingLesson(a.kind, a.sfen, a.keys))},
		"b.toml": {Data: []byte(strings.TrimSuffix(second, "\n") + b.keys)},
	}
	if c := Load(fsys); len(c.Lessons) != 2 {
		t.Fatal(c.Faults)
	}
	return slices.DeleteFunc(Lint(fsys, fewGlyphs{}, known), func(f Fault) bool { return !strings.Contains(f.Cause, "same exercise") })
}

func TestTwins(t *testing.T) {
	move := func(sfen, goal string) exercise { return exercise{"move", sfen, `goal = "` + goal + `"`} }
	judge := func(sfen, action string) exercise { return exercise{"verdict", sfen, `action = "` + action + `"`} }
	// With one square offered, as sets of more are not turned yet.
	tap := func(sfen, ask, among string) exercise {
		return exercise{"squares", sfen, `ask = "` + ask + `"` + "\n" + `among = ["` + among + `"]`}
	}
	choose := func(sfen string) exercise { return exercise{"choice", sfen, twoOptions} }
	pointing := func(sfen, at string) exercise {
		return exercise{"choice", sfen, `marks = ["` + at + `"]` + "\n" + twoOptions}
	}
	show := exercise{"show", twin, ""}
	for _, c := range []struct {
		name string
		a, b exercise
		twin bool
	}{
		{"the same", move(twin, "capture 2e"), move(twin, "capture 2e"), true},
		{"another move number", move(twin, "capture 2e"), move(strings.Replace(twin, " P 1", " P 9", 1), "capture 2e"), true},
		{"blanks in the goal", move(twin, "all(capture 2e, not(check))"), move(twin, "all( capture  2e,not(check) )"), true},
		{"mirrored", move(twin, "capture 2e"), move(twinMirrored, "capture 8e"), true},
		{"sides exchanged", move(twin, "capture 2e"), move(twinSwapped, "capture 8e"), true},
		{"both", move(twin, "capture 2e"), move(twinBoth, "capture 2e"), true},
		{"both, from mirrored", move(twinMirrored, "capture 8e"), move(twinSwapped, "capture 8e"), true},
		{"no square named", move(twin, "any(check, promotes)"), move(twinBoth, "any(check, promotes)"), true},
		{"two squares named", move(twin, "any(reach 2e, reach 5c)"), move(twinSwapped, "any(reach 8e, reach 5g)"), true},
		{"the middle file", move(twin, "drops P file:5"), move(twinMirrored, "drops P file:5"), true},
		{"a file, mirrored", move(twin, "capture file:2"), move(twinMirrored, "capture file:8"), true},
		{"a file, sides exchanged", move(twin, "capture file:2"), move(twinSwapped, "capture file:8"), true},
		{"a file, both", move(twin, "capture file:2"), move(twinBoth, "capture file:2"), true},

		{"letters of another case", move(twin, "drops P 4d"), move(twin, "drops p 4d"), true},
		{"a choice that points, mirrored", pointing(twin, "2e"), pointing(twinMirrored, "8e"), true},

		{"a choice that points elsewhere", pointing(twin, "2e"), pointing(twin, "5c"), false},
		{"a choice of other answers", choose(twin), exercise{"choice", twin, strings.Replace(twoOptions, `"a"`, `"x"`, 1)}, false},
		{"another goal", move(twin, "capture 2e"), move(twin, "capture 5c"), false},
		{"another goal, mirrored", move(twin, "capture 2e"), move(twinMirrored, "capture 5c"), false},
		{"a square not mirrored", move(twin, "reach 4e"), move(twinMirrored, "reach 4e"), false},
		{"a file not mirrored", move(twin, "drops P file:4"), move(twinMirrored, "drops P file:4"), false},
		{"another hand", move(twin, "capture 2e"), move(strings.Replace(twin, " P ", " - ", 1), "capture 2e"), false},
		{"another turn", move(twin, "check"), move(strings.Replace(twin, " b P ", " w P ", 1), "check"), false},
		{"one piece elsewhere", move(twin, "capture 2e"), move(strings.Replace(twin, "6G2", "7G1", 1), "capture 2e"), false},
		{"turned, not exchanged", move(twin, "check"), move("8K/9/9/2G6/1s2R4/9/4p4/9/8k b P 1", "check"), false},
		{"another kind", judge(twin, "P*4d"), choose(twin), false},
		{"two to see", show, show, false},

		{"a drop", judge(twin, "P*4d"), judge(twin, "P*4d"), true},
		{"a drop, mirrored", judge(twin, "P*4d"), judge(twinMirrored, "P*6d"), true},
		{"a drop, sides exchanged", judge(twin, "P*4d"), judge(twinSwapped, "P*6f"), true},
		{"a drop, both", judge(twin, "P*4d"), judge(twinBoth, "P*4f"), true},
		{"another drop", judge(twin, "P*4d"), judge(twin, "P*4e"), false},
		{"a drop, not mirrored", judge(twin, "P*4d"), judge(twinMirrored, "P*4d"), false},
		{"the same move", judge(twin, "5e5d"), judge(twin, "5e5d"), true},
		{"the same but promoted", judge(twin, "5e5c"), judge(twin, "5e5c+"), false},

		{"squares", tap(twin, "attackers black 2e", "5e"), tap(twin, "attackers black 2e", "5e"), true},
		{"squares, mirrored", tap(twin, "attackers black 2e", "5e"), tap(twinMirrored, "attackers black 8e", "5e"), true},
		{"black is white, sides exchanged", tap(twin, "attackers black 2e", "3f"), tap(twinSwapped, "attackers white 8e", "7d"), true},
		{"black is white, both", tap(twin, "pieces white S", "2e"), tap(twinBoth, "pieces black S", "2e"), true},
		{"black stays black, mirrored", tap(twin, "camp black", "1i"), tap(twinMirrored, "camp black", "9i"), true},
		{"the other side", tap(twin, "pieces black", "5e"), tap(twin, "pieces white", "5e"), false},
		{"black not exchanged", tap(twin, "pieces black", "5e"), tap(twinSwapped, "pieces black", "5e"), false},
		{"a file asked for, mirrored", tap(twin, "file 2", "2e"), tap(twinMirrored, "file 8", "8e"), true},
		{"a file not turned", tap(twin, "file 2", "5e"), tap(twinMirrored, "file 2", "5e"), false},
		{"other squares offered", tap(twin, "attackers black 2e", "5e"), tap(twin, "attackers black 2e", "3f"), false},

		{"choice", choose(twin), choose(twin), true},
		{"choice, both", choose(twin), choose(twinBoth), true},
		{"choice on another board", choose(twin), choose(shownSFEN), false},
	} {
		t.Run(c.name, func(t *testing.T) {
			for _, pair := range [][2]exercise{{c.a, c.b}, {c.b, c.a}} {
				got := twinFaults(t, pair[0], pair[1])
				want := []Fault{{File: "b.toml", Line: 7, Step: "b-1", Code: Twin, Cause: "b-1 is the same exercise as a-1"}}
				if !c.twin {
					want = nil
				}
				if !slices.Equal(got, want) {
					t.Errorf("%v then %v: %v, want %v", pair[0], pair[1], got, want)
				}
			}
		})
	}
}

// TestTwinsOfOneLesson: twins are found within a lesson, and each after the
// first is named with the first.
func TestTwinsOfOneLesson(t *testing.T) {
	step := func(id, sfen, goal string) string {
		text := askingLesson("move", sfen, `goal = "`+goal+`"`)
		return strings.Replace(text[strings.Index(text, "[[step]]"):], "a-1", id, 1)
	}
	head := askingLesson("", "", "")
	text := head[:strings.Index(head, "[[step]]")] +
		step("a-1", twin, "capture 2e") + step("a-2", twinSwapped, "capture 8e") + step("a-3", twin, "check") + step("a-4", twinBoth, "capture 2e")
	matchFaults(t, lint(text), []string{"13 a-2 is the same exercise as a-1", "25 a-4 is the same exercise as a-1"})
}

// TestTurnedText: squares, files and sides are turned, and nothing else is.
func TestTurnedText(t *testing.T) {
	mirror := func(sq rules.Square) rules.Square { return sq.Mirrored() }
	turn := func(sq rules.Square) rules.Square { return sq.Turned() }
	for _, c := range []struct{ text, mirrored, exchanged string }{
		{"reach 4d", "reach 6d", "reach 6f"},
		{"drops P file:5", "drops P file:5", "drops P file:5"},
		{"drops P file:1", "drops P file:9", "drops P file:9"},
		{"file 3", "file 7", "file 7"},
		{"attackers black 9i", "attackers black 1i", "attackers white 1a"},
		{"pieces white +P", "pieces white +P", "pieces black +P"},
		{"all(reach 1a, not(capture 5e))", "all(reach 9a, not(capture 5e))", "all(reach 9i, not(capture 5e))"},
		{"P*2b", "P*8b", "P*8h"},
		{"mate", "mate", "mate"},
		{"Blackboards have 12 files.", "Blackboards have 12 files.", "Blackboards have 12 files."},
	} {
		if got := turnedText(c.text, mirror, false); got != c.mirrored {
			t.Errorf("%q mirrored is %q, want %q", c.text, got, c.mirrored)
		}
		if got := turnedText(c.text, turn, true); got != c.exchanged {
			t.Errorf("%q with sides exchanged is %q, want %q", c.text, got, c.exchanged)
		}
	}
}
