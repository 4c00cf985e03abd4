package study

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"terakoya/app/stage"
	"terakoya/rules"
	"terakoya/rules/kifu"
)

func played(t *testing.T, s *session, moves string) {
	t.Helper()
	for _, text := range strings.Fields(moves) {
		a := stage.Must[rules.Attempt](t)(rules.ParseAttempt(text))
		s.begin()
		if err := s.play(a); err != nil {
			t.Fatal(err)
		}
		s.changed()
	}
}

// lines writes the tree by depths: "0:7g7f 0:3c3d 1:8c8d".
func lines(s *session) string {
	var all []string
	for _, r := range rowsOf(s.record.Root)[1:] {
		all = append(all, fmt.Sprintf("%d:%s", r.depth, r.node.Move))
	}
	return strings.Join(all, " ")
}

// TestVariations: going back and playing another move makes a variation, playing the
// same one does not; one is removed, and made the main line.
func TestVariations(t *testing.T) {
	s := newSession()
	played(t, s, "7g7f 3c3d 2g2f")
	s.at = s.where(toBefore)
	s.at = s.where(toBefore)
	played(t, s, "8c8d 2g2f")
	s.at = s.record.Root
	played(t, s, "7g7f")
	check := func(what, want string) {
		t.Helper()
		if got := lines(s); got != want {
			t.Errorf("%s: %s, want %s", what, got, want)
		}
	}
	check("played", "0:7g7f 0:3c3d 1:8c8d 1:2g2f 0:2g2f")
	s.at = s.record.NodeAt("2 2/1")
	if s.where(otherUp).Move.String() != "3c3d" || s.where(otherDown) != nil || s.where(toEnd).Ply != 3 || s.where(toStart) != s.record.Root {
		t.Error("steps lead elsewhere")
	}
	s.promote()
	check("promoted", "0:7g7f 0:8c8d 1:3c3d 1:2g2f 0:2g2f")
	s.remove()
	check("removed", "0:7g7f 0:3c3d 0:2g2f")
	if s.at.Move.String() != "7g7f" {
		t.Errorf("one stands at %s", s.at.Move)
	}
}

// TestUndo: each change is taken back by itself, and one stands again where it was made.
func TestUndo(t *testing.T) {
	s := newSession()
	played(t, s, "7g7f 3c3d")
	s.begin()
	s.comment("a remark\n\n")
	s.changed()
	s.at = s.record.Root
	played(t, s, "2g2f")
	s.begin()
	s.set(kifu.NewRecord(rules.Handicaps[7].Position()), "other")
	s.changed()
	for _, want := range []string{"0:7g7f 1:2g2f 0:3c3d at 1 1/1", "0:7g7f 0:3c3d at 0", "0:7g7f 0:3c3d at 2", "0:7g7f at 1", " at 0"} {
		if !s.undo() {
			t.Fatal("there is nothing to undo")
		}
		if got := lines(s) + " at " + s.at.Place(); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
	if s.undo() {
		t.Error("more is undone than was done")
	}
}

// TestUndoIsBounded: many changes are not kept for ever.
func TestUndoIsBounded(t *testing.T) {
	s := newSession()
	played(t, s, "7g7f")
	for i := range 3 * mostUndo {
		s.begin()
		s.comment(fmt.Sprint(i))
		s.changed()
	}
	if len(s.before) != mostUndo {
		t.Errorf("%d changes are kept", len(s.before))
	}
	s.before = nil
	for i := range 4 {
		s.begin()
		s.comment(strings.Repeat(fmt.Sprint(i), mostBytes/2))
		s.changed()
	}
	if size(s.before) > mostBytes {
		t.Errorf("%d bytes are kept", size(s.before))
	}
}

// TestKept: what is kept comes back, wherever one stands in whatever record.
func TestKept(t *testing.T) {
	for seed := range uint64(20) {
		r := rand.New(rand.NewPCG(seed, 9))
		s := newSession()
		h := rules.Handicaps[r.IntN(len(rules.Handicaps))]
		s.set(kifu.NewRecord(h.Position()), fmt.Sprintf("game %d\n.kif", seed))
		nodes := []*kifu.Node{s.at}
		for range 50 {
			s.at = nodes[r.IntN(len(nodes))]
			p := s.position()
			moves := p.Legal()
			if err := s.play(moves[r.IntN(len(moves))].Attempt()); err != nil {
				t.Fatal(err)
			}
			s.comment(strings.Repeat("言葉\n", r.IntN(3)))
			nodes = append(nodes, s.at)
		}
		s.turned = seed%2 == 0
		s.at = nodes[r.IntN(len(nodes))]
		back := newSession()
		if _, err := back.read(s.write()); err != nil {
			t.Fatal(err)
		}
		if back.write() != s.write() || lines(back) != lines(s) || back.at.Place() != s.at.Place() || back.turned != s.turned {
			t.Errorf("seed %d comes back as\n%s\nwant\n%s", seed, back.write(), s.write())
		}
		if want := fmt.Sprintf("game %d.kif", seed); back.name != want {
			t.Errorf("it is called %q", back.name)
		}
	}
}

// TestKeptBroken: what is no study changes nothing.
func TestKeptBroken(t *testing.T) {
	for _, text := range []string{"", "x", "#at 3\n", "#at 1\n手合割：平手\n1 ７六歩(77)\n2 ７六歩(77)\n"} {
		s := newSession()
		played(t, s, "2g2f")
		if _, err := s.read(text); err == nil || lines(s) != "0:2g2f" {
			t.Errorf("%q: %v, %s", text, err, lines(s))
		}
	}
}

// TestIllegal: the law refuses for both sides, a piece that must promote does, and
// nothing changes.
func TestIllegal(t *testing.T) {
	s := newSession()
	for _, c := range []struct {
		sfen, try string
		foul      rules.Foul
		played    string
	}{
		{rules.StartSFEN, "8h2b", rules.FoulBlockedPath, ""},
		{rules.StartSFEN, "3c3d", rules.FoulWrongSide, ""},
		{"4k4/9/9/9/9/9/9/9/4K4 w p 1", "P*5i", rules.FoulDropOnOccupied, ""},
		{"4k4/9/4p4/9/9/9/9/9/4K4 w p 1", "P*5g", rules.FoulNifu, ""},
		{"8k/2P6/9/9/9/9/9/9/4K4 b - 1", "7b7a", rules.NoFoul, "7b7a+"},
	} {
		p, _, err := rules.ParseSFEN(c.sfen)
		if err != nil {
			t.Fatal(err)
		}
		s.set(kifu.NewRecord(p), "")
		err = s.play(stage.Must[rules.Attempt](t)(rules.ParseAttempt(c.try)))
		e := refused(err)
		if (e == nil) != (c.foul == rules.NoFoul) || e != nil && e.Foul != c.foul {
			t.Errorf("%s in %s: %v", c.try, c.sfen, err)
		}
		if got := s.at.Move; c.played != "" && got.String() != c.played || c.played == "" && s.record.Root.Next != nil {
			t.Errorf("%s in %s is played as %s", c.try, c.sfen, got)
		}
	}
}
