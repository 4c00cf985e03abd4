package lessons

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"terakoya/rules"
)

func TestParseArea(t *testing.T) {
	for text, want := range map[string]string{ // its corners and size; empty if it is none
		"1a-5e": "1a 5e 25", "5e-1a": "1a 5e 25", "5a-1e": "1a 5e 25", "1e-5a": "1a 5e 25",
		"7g-9i": "7g 9i 9", "1a-9h": "1a 9h 72", "1a-8i": "1a 8i 72", "4d-6f": "4d 6f 9",
		"1a-9i": "", "9a-1i": "", "1a-2e": "", "1a-5b": "", "5e-5e": "", "1a": "", "": "", "-": "",
		"1a-5j": "", "0a-5e": "", "1a-5e-9i": "", "1a–5e": "", "1A-5E": "", "1a - 5e": "",
	} {
		set, err := ParseArea(text)
		if (err == nil) != (want != "") || err != nil && !strings.Contains(err.Error(), text) {
			t.Errorf("%q: %v", text, err)
			continue
		}
		if want == "" {
			if !set.Empty() {
				t.Errorf("%q: %s beside an error", text, set)
			}
			continue
		}
		corners := strings.Fields(want)
		all := set.Squares()
		first, last := all[0].String(), all[len(all)-1].String()
		if first != corners[0] || last != corners[1] || strconv.Itoa(len(all)) != corners[2] {
			t.Errorf("%q: %s to %s, %d squares, want %s", text, first, last, len(all), want)
		}
	}
}

const cornerSFEN = "7nk/9/6+P1N/9/9/9/9/9/9 b GP 1"

// TestOutOfArea: whatever a step is about is seen to lie in its area, and what lies
// outside is refused, at the line of the key.
func TestOutOfArea(t *testing.T) {
	for _, c := range []struct {
		name, kind, sfen, keys string
		area, cause            string // cause is empty where nothing is outside
	}{
		{"pieces", "show", cornerSFEN, "", "1a-5e", ""},
		{"a piece", "show", cornerSFEN, "", "2a-5e", "a piece: 1a 1c"},
		{"a mark", "show", cornerSFEN, `marks = ["6e"]`, "1a-5e", "a mark: 6e"},
		{"a lost square", "show", cornerSFEN, `marks = ["lost:6e"]`, "1a-5e", "a mark: 6e"},
		{"a file that goes on", "show", cornerSFEN, `marks = ["file:5"]`, "1a-5e", ""},
		{"a file outside", "show", cornerSFEN, `marks = ["file:6"]`, "1a-5e", "a mark: all of 6a"},
		{"an arrow", "show", cornerSFEN, `arrows = ["1c>1i"]`, "1a-5e", "an arrow: 1i"},
		{"the move before", "show", "7nk/9/6+P1N/9/2r6/9/9/9/9 w GP 1", `moves = ["7e3e"]`, "1a-5e", "the move before: 7e"},
		{"a mate", "move", cornerSFEN, `goal = "mate"`, "1a-5e", ""},
		{"a right answer", "move", cornerSFEN, `goal = "drops P file:4"`, "1a-4d", "a right answer: 4e 4f 4g 4h 4i"},
		{"squares", "squares", cornerSFEN, `ask = "moves 3c"`, "1a-5e", ""},
		{"a right square", "squares", cornerSFEN, `ask = "moves 3c"`, "1a-3c", "a right answer: 3d 4b 4c"},
		{"a square offered", "squares", cornerSFEN, "ask = \"moves 3c\"\namong = [\"3b\", \"6f\"]", "1a-5e", "a square offered: 6f"},
		{"a verdict", "verdict", cornerSFEN, `action = "P*2f"`, "1a-5e", "the action: 2f"},
		{"a claim", "outcome", cornerSFEN, `claim = "resign"`, "1a-5e", ""},
		{"a deed", "outcome", cornerSFEN, `claim = "flip:1c"`, "1a-5e", ""},
		{"pieces to count", "count", cornerSFEN, `ask = "pieces black"`, "1a-5e", ""},
		{"counted squares", "count", cornerSFEN, `ask = "file 1"`, "1a-5e", "what is counted: 1f 1g 1h 1i"},
		{"a target", "arrange", "9/9/9/9/9/9/9/9/9 b - 1", `target = "4k4/9/9/9/9/9/9/9/9 b - 1"`, "1a-4d", "a piece of the target: 5a"},
		{"an order", "order", cornerSFEN, `order = "1a 2a 9a"`, "1a-5e", "a right answer: 9a"},
		{"a move to write", "notate", cornerSFEN, "style = \"ja\"\naction = \"P*5f\"", "1a-5e", "the action: 5f"},
		{"a script", "line", cornerSFEN, `line = [ { by = "learner", accept = ["3c3b"] }, { by = "script", move = "2a3c" }, { by = "learner", accept = ["G*2a"] } ]`, "1a-5e", ""},
		{"a reply", "line", "7nk/9/6+P1N/r8/9/9/9/9/9 w GP 1", `line = [ { by = "script", move = "9d1d" }, { by = "learner", accept = ["G*2b"] } ]`, "1a-5e", "a piece: 9d"},
		{"a scripted reply", "line", cornerSFEN, `line = [ { by = "learner", accept = ["P*1e"] }, { by = "script", move = "1a1b" }, { by = "learner", accept = ["P*9d", "3c3b"] } ]`, "1a-5e", ""},
		{"a learner's move of a script", "line", cornerSFEN, `line = [ { by = "learner", goal = "drops P file:1" } ]`, "1a-5e", "a right answer: 1f"},
		{"a hunt", "line", "9/9/6S2/8k/9/7R1/9/9/9 b r2b4g3s3n4l18p 1", `goal = "mateIn 3"`, "1a-4g", ""},
		{"a way", "line", "9/9/9/9/9/9/9/9/1N2K4 b - 1", "goal = \"reach 6e\"\npassing = true", "5g-9i", "the solution: 6e"},
	} {
		keys := "area = \"" + c.area + "\"\n" + c.keys
		faults := lint(askingLesson(c.kind, c.sfen, keys))
		i := slices.IndexFunc(faults, func(f Fault) bool { return f.Code == OutOfArea })
		switch {
		case slices.ContainsFunc(faults, func(f Fault) bool { return f.Code < OddPosition || f.Code == BadArea }):
			t.Errorf("%s cannot be read: %v", c.name, faults)
		case (i >= 0) != (c.cause != ""):
			t.Errorf("%s: %v, want %q", c.name, faults, c.cause)
		case i >= 0 && (faults[i].Line != 12 || !strings.HasPrefix(faults[i].Cause, "area: "+c.cause)):
			t.Errorf("%s: line %d, %q, want %q", c.name, faults[i].Line, faults[i].Cause, c.cause)
		}
	}
}

// TestAreaIsKept: a step has the area that its file names, and none if it names none.
func TestAreaIsKept(t *testing.T) {
	l, faults := Parse("a.toml", askingLesson("show", cornerSFEN, `area = "5e-1a"`))
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	if a := l.Steps[0].Area; a.Len() != 25 || !a.Has(rules.NewSquare(5, 5)) || a.Has(rules.NewSquare(6, 5)) {
		t.Errorf("area %s", a)
	}
	l, _ = Parse("a.toml", askingLesson("show", cornerSFEN, ""))
	if !l.Steps[0].Area.Empty() {
		t.Errorf("area %s without a key", l.Steps[0].Area)
	}
}
