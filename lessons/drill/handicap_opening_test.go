package drill_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/rules"
)

// listedMoves reads the file of openings: by position the moves with which a line
// goes on, and whether it lies on the first line of its handicap.
func listedMoves(t *testing.T) (next map[uint64][]rules.Move, main map[uint64]bool) {
	t.Helper()
	book, err := os.ReadFile("testdata/openings.txt")
	if err != nil {
		t.Fatal(err)
	}
	next, main = map[uint64][]rules.Move{}, map[uint64]bool{}
	first := map[string]bool{}
	for line := range strings.Lines(string(book)) {
		key, moves, ok := strings.Cut(line, ":")
		h, known := rules.HandicapByKey(key)
		if !ok || !known {
			continue
		}
		p := h.Position()
		for _, usi := range strings.Fields(moves) {
			a, _ := rules.ParseAttempt(usi)
			if !slices.Contains(next[p.Hash()], a.Move()) {
				next[p.Hash()] = append(next[p.Hash()], a.Move())
			}
			main[p.Hash()] = main[p.Hash()] || !first[key]
			p.Make(a.Move())
		}
		first[key] = true
	}
	return next, main
}

// TestHandicapOpening: the right moves are those with which a line of the file goes
// on from the position, however it came about; known positions lie on the first
// line of their handicap.
func TestHandicapOpening(t *testing.T) {
	next, main := listedMoves(t)
	several := 0
	made(t, template("handicap-opening"), func(t *testing.T, e *drill.Exercise) {
		want := next[e.Position.Hash()]
		got := e.Answers()
		slices.Sort(want)
		slices.Sort(got)
		if !slices.Equal(got, want) || main[e.Position.Hash()] != (e.Case == "known") || e.Setup.Turn != e.Blanks.Side {
			t.Errorf("right are %v, listed %v", got, want)
		}
		for _, m := range want {
			if v := lessons.Judge(&e.Step, lessons.Response{Attempt: m.Attempt()}); v.Result != lessons.Right {
				t.Errorf("%s is not right", m)
			}
		}
		if len(want) > 1 {
			several++
		}
	})
	if several == 0 {
		t.Error("no position has several branches")
	}
}

func TestParseOpeningsRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"ten-piece: 5a4b": `line 1: there is no handicap "ten-piece"`,
		"# a remark\nten-piece-handicap: 5a4b 7g7e":    "line 2: move 2",
		"ten-piece-handicap: 5a4b\nrook-handicap: x 1": "line 2: move 1",
	} {
		if _, err := drill.ParseOpenings(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", text, err)
		}
	}
}
