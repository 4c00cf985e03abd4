package opening

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"terakoya/lessons"
	"terakoya/rules"
)

// TestLanes: a lane begins where it leaves those before it, and ends where it comes back.
func TestLanes(t *testing.T) {
	o := library(t, small).Find("small")
	var got []string
	for _, lane := range o.Lanes {
		text := fmt.Sprintf("%s from %d of %d", o.Lines[lane.Line].ID, lane.First, lane.Parent)
		for _, d := range lane.Dots {
			text += fmt.Sprintf(" %d%s", d.Ply, d.Move)
			if d.Mistake {
				text += "?"
			}
		}
		if lane.Into >= 0 {
			text += fmt.Sprintf(" into %d after %d", lane.Into, lane.At)
		}
		got = append(got, fmt.Sprintf("%s, %.1f", text, lane.Share))
	}
	want := []string{
		"main from 1 of -1 17a6b 27g7f 35c5d 44g4f 56b5c 64f4e, 0.5",
		"other from 2 of 0 24g4f 35c5d into 0 after 4, 0.3",
		"other from 7 of 0 75a4b 86g6f, 0.3",
		"late from 5 of 0 59c9d? 64f4e 79d9e 83g3f, 0.1",
		"clever from 1 of 0 13a2b 29g9f, 0.1",
	}
	if !slices.Equal(got, want) {
		t.Errorf("the lanes are\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// TestPurposes: what one line tells of a move holds for every line that makes it in the
// same position.
func TestPurposes(t *testing.T) {
	l := library(t, small)
	o := l.Find("small")
	p := after(t, o, "7a6b 4g4f 5c5d 7g7f 6b5c")
	if text, ok := l.Purpose(&p, move(t, "4f4e")); !ok || text.In(lessons.English) != "T" {
		t.Errorf("of the sixth move of another line: %v", text)
	}
	p = after(t, o, "7a6b")
	if text, ok := l.Purpose(&p, move(t, "4g4f")); ok {
		t.Errorf("the same move in another position: %v", text)
	}
	for i, want := range []int{2, 1, 1, 0} {
		if got := l.Purposes(&o.Lines[i]); got != want {
			t.Errorf("line %s has %d purposes, want %d", o.Lines[i].ID, got, want)
		}
	}
}

// TestItems: a position is asked about once, whatever lines come to it, and not where
// the book has only mistakes.
func TestItems(t *testing.T) {
	o := library(t, small).Find("small")
	steps := func(side rules.Color) (all []string) {
		for _, i := range o.Items(side) {
			if i.Lesson != "joseki/small" {
				t.Errorf("an item of %q", i.Lesson)
			}
			all = append(all, i.Step)
		}
		return all
	}
	if got := steps(rules.Black); !slices.Equal(got, []string{"main@2", "main@4", "main@6", "other@8", "late@6", "late@8"}) {
		t.Errorf("Shitate is asked %q", got)
	}
	if got := steps(rules.White); !slices.Equal(got, []string{"main@1", "main@3", "main@5", "other@3", "other@7", "late@7"}) {
		t.Errorf("Uwate is asked %q", got)
	}
	p := after(t, o, "3a2b")
	if item, ok := o.Item(p.Hash()); ok {
		t.Errorf("a move that is no model is asked for as %v", item)
	}
	for i, want := range []bool{true, true, true, false} {
		if o.Teaches(i, rules.Black) != want {
			t.Errorf("line %d teaches Shitate: %t", i, !want)
		}
	}
	if o.Teaches(2, rules.White) {
		t.Error("a line with a mistake of Uwate is a model for Uwate")
	}
}

// TestShippedTrees: every taught ply of every shipped line lies on the map, on a lane or
// on that which it comes back to, and steps are unique.
func TestShippedTrees(t *testing.T) {
	l, err := shipped()
	if err != nil {
		t.Fatal(err)
	}
	groups := 0
	for _, h := range l.ByHandicap() {
		groups += len(h.Openings)
	}
	if groups != len(l.All) || len(l.All) < 35 {
		t.Errorf("%d openings, %d by handicap", len(l.All), groups)
	}
	for _, o := range l.All {
		onMap := map[uint64]bool{}
		for i, lane := range o.Lanes {
			for _, d := range lane.Dots {
				onMap[d.After] = true
			}
			if lane.Parent >= i || lane.Parent < 0 != (i == 0) {
				t.Errorf("%s: lane %d leaves lane %d", o.ID, i, lane.Parent)
			}
		}
		steps := map[string]bool{}
		for hash, n := range o.nodes {
			if steps[n.step] {
				t.Errorf("%s: two positions are kept as %s", o.ID, n.step)
			}
			steps[n.step] = true
			for _, e := range n.edges {
				if !onMap[e.to] {
					t.Errorf("%s: %s in %d is on no lane", o.ID, e.move, hash)
				}
			}
		}
	}
}
