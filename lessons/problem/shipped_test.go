package problem_test

import (
	"bytes"
	"io/fs"
	"strings"
	"testing"

	"terakoya/content"
	"terakoya/lessons/problem"
	"terakoya/rules"
)

// shipped proves all files of the program: Load holds every entry to its laws.
func shipped(t testing.TB) problem.Set {
	t.Helper()
	set, err := problem.Load(content.Problems())
	if err != nil {
		t.Fatal(err)
	}
	return set
}

func TestShippedCounts(t *testing.T) {
	kinds := map[problem.Kind]int{}
	fouls, legal := 0, 0
	for _, d := range shipped(t).PawnDrops {
		if kinds[d.Kind]++; d.Kind.Legal() {
			legal++
		} else {
			fouls++
		}
	}
	if fouls < 330 || fouls != legal {
		t.Errorf("%d fouls and %d legal moves", fouls, legal)
	}
	for _, k := range problem.AllKinds {
		least := 60
		if k.Legal() {
			least = 40
		}
		if kinds[k] < least {
			t.Errorf("%d of %s, want %d", kinds[k], k, least)
		}
	}
}

// TestShippedSpread: no square of gote's king has more than 8 % of a kind, most
// kings stand at the edge, and gote's pieces matter in a third.
func TestShippedSpread(t *testing.T) {
	all, edge, sheltered := shipped(t).PawnDrops, 0, 0
	of := map[problem.Kind]int{}
	at := map[problem.Kind]map[rules.Square]int{}
	for _, d := range all {
		king := d.Position.King(rules.White)
		if at[d.Kind] == nil {
			at[d.Kind] = map[rules.Square]int{}
		}
		of[d.Kind]++
		at[d.Kind][king]++
		if king.Rank() > 3 {
			t.Errorf("%s: the king stands on %s", d.ID, king)
		}
		if king.Rank() == 1 || king.File() == 1 || king.File() == 9 {
			edge++
		}
		if d.Position.Pieces(rules.White).Len() > 1 { // none is superfluous
			sheltered++
		}
	}
	for kind, squares := range at {
		for king, n := range squares {
			if n*100 > of[kind]*8 {
				t.Errorf("%d of %d %s have the king on %s", n, of[kind], kind, king)
			}
		}
	}
	if edge*2 < len(all) || edge == len(all) || sheltered*3 < len(all) {
		t.Errorf("of %d, %d at the edge, %d with pieces of gote's", len(all), edge, sheltered)
	}
}

// TestShippedTwins: no two are the same, mirrored or with the sides exchanged,
// and of a kind not even with sente's king elsewhere.
func TestShippedTwins(t *testing.T) {
	seen := map[string]string{}
	for _, d := range shipped(t).PawnDrops {
		p := d.Position
		if !p.InCheck() {
			s := p.Setup()
			if king := p.King(rules.Black); king.OnBoard() {
				s.Board[king] = rules.NoPiece
			}
			p, _, _ = s.Position()
		}
		form := func(p rules.Position, a rules.Attempt) string { return d.Kind.String() + p.SFEN() + a.String() }
		if first, twin := seen[form(p, d.Move)]; twin {
			t.Errorf("%s is %s again", d.ID, first)
		}
		same := func(s rules.Square) rules.Square { return s }
		both := func(s rules.Square) rules.Square { return s.Turned().Mirrored() }
		for _, to := range []func(rules.Square) rules.Square{same, rules.Square.Mirrored} {
			seen[form(seenFrom(p, d.Move, to, false))] = d.ID
		}
		for _, to := range []func(rules.Square) rules.Square{rules.Square.Turned, both} {
			seen[form(seenFrom(p, d.Move, to, true))] = d.ID
		}
	}
}

// TestShippedTurned: whoever shows a question may mirror it and exchange sides.
func TestShippedTurned(t *testing.T) {
	for _, d := range shipped(t).PawnDrops {
		sameFromAllSides(t, d.Position, d.Move)
	}
}

// TestShippedWritten: the writer makes the file that was read.
func TestShippedWritten(t *testing.T) {
	file, err := fs.ReadFile(content.Problems(), problem.PawnDropFile)
	if err != nil {
		t.Fatal(err)
	}
	_, after, _ := strings.Cut(string(file), "# Made by: ")
	made, _, _ := strings.Cut(after, "\n")
	var text bytes.Buffer
	if err := problem.WritePawnDrops(&text, made, shipped(t).PawnDrops); err != nil || text.String() != string(file) {
		t.Errorf("the file is written otherwise than it reads: %v", err)
	}
}

func BenchmarkLoad(b *testing.B) {
	for b.Loop() {
		shipped(b)
	}
}
