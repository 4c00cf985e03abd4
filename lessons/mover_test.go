package lessons_test

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"terakoya/content"
	"terakoya/lessons"
	"terakoya/rules"
)

var writeMovers = flag.Bool("write-movers", false, "let TestMovers write testdata/movers.txt anew")

const moversFile = "testdata/movers.txt"

// TestMovers holds which exercises of the course ask for the movement of which kind
// to a list that a person has read; and in the chapters on movement those that ask for
// none.
func TestMovers(t *testing.T) {
	var list strings.Builder
	asked := map[rules.Kind]int{}
	for _, l := range lessons.Load(content.Lessons()).Lessons {
		on := l.Chapter == "movement" || l.Chapter == "promoted-pieces"
		for i := range l.Steps {
			s := &l.Steps[i]
			kind := l.Mover(s)
			if kind == rules.NoKind && (!on || !s.Asks()) {
				continue
			}
			asked[kind]++
			name := "none"
			if kind != rules.NoKind {
				name = lessons.PieceKey(kind)
			}
			fmt.Fprintf(&list, "%s %s %s\n", s.ID, s.Kind, name)
		}
	}
	for _, kind := range rules.AllKinds {
		if asked[kind] == 0 {
			t.Errorf("no exercise asks how the %s moves", lessons.PieceKey(kind))
		}
	}
	if *writeMovers {
		if err := os.WriteFile(moversFile, []byte(list.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(moversFile)
	if err != nil {
		t.Fatal(err)
	}
	if list.String() != string(want) {
		t.Errorf("%s is another; read the difference, then write it with -write-movers:\n%s", moversFile, list.String())
	}
}

// TestMoverOfMoves: a move to be found asks for a movement if one kind alone can make
// it, from the board, in a chapter on movement.
func TestMoverOfMoves(t *testing.T) {
	for _, c := range []struct {
		chapter, sfen, goal string
		want                rules.Kind
	}{
		{"movement", "4k4/9/9/9/9/9/9/4S4/4K4 b - 1", "reach 6g", rules.Silver},
		{"promoted-pieces", "4k4/9/9/9/9/9/9/4S4/4K4 b - 1", "reach 6g", rules.Silver},
		{"fouls", "4k4/9/9/9/9/9/9/4S4/4K4 b - 1", "reach 6g", rules.NoKind},
		{"movement", "4k4/9/9/9/9/9/9/2G1S4/4K4 b - 1", "reach 6g", rules.NoKind},
		{"movement", "4k4/9/9/9/9/9/9/4S4/4K4 b P 1", "any(reach 6g, drops P)", rules.NoKind},
		{"movement", "4k4/9/9/9/9/9/9/9/4K4 b P 1", "drops P", rules.NoKind},
	} {
		setup, err := rules.ParseSetup(c.sfen)
		if err != nil {
			t.Fatal(err)
		}
		s := lessons.Step{Kind: lessons.PlayMove, Setup: setup}
		if s.Position, _, err = setup.Position(); err != nil {
			t.Fatal(err)
		}
		if s.Goal, err = lessons.ParseGoal(c.goal); err != nil {
			t.Fatal(err)
		}
		l := lessons.Lesson{Chapter: c.chapter}
		if got := l.Mover(&s); got != c.want {
			t.Errorf("%s in %s: %q, want %q", c.goal, c.sfen, got, c.want)
		}
	}
}
