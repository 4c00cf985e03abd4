package problem_test

import (
	"bytes"
	"flag"
	"io/fs"
	"slices"
	"strings"
	"testing"

	"terakoya/content"
	"terakoya/lessons/problem"
	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/mate"
)

var deep = flag.Bool("deep", false, "prove every mate problem, those of up to five plies also by trying everything")

// sampled is how many problems apart those are that are proven without -deep.
const sampled = 20

// matesOf returns the shipped mate problems by length.
func matesOf(t testing.TB) map[int][]problem.Mate {
	t.Helper()
	of := map[int][]problem.Mate{}
	for _, m := range shipped(t).Mates {
		of[m.Length] = append(of[m.Length], m)
	}
	return of
}

func TestShippedMateCounts(t *testing.T) {
	of := matesOf(t)
	for length, least := range map[int]int{1: 200, 3: 300, 5: 300, 7: 200} {
		if n := len(of[length]); n < least {
			t.Errorf("%d of %d plies, want %d", n, length, least)
		}
		grades := map[int]int{}
		for _, m := range of[length] {
			grades[m.Grade]++
		}
		for g := problem.EasiestGrade; g <= problem.HardestGrade; g++ {
			if grades[g]*100 < len(of[length])*8 {
				t.Errorf("%d plies: %d of %d have grade %d", length, grades[g], len(of[length]), g)
			}
		}
	}
}

// TestShippedMateLooks: sente has no king, few pieces stand on the board, and no
// square of gote's king or its mirror has more than 12 % of a length.
func TestShippedMateLooks(t *testing.T) {
	for length, all := range matesOf(t) {
		large, guarded := 0, 0
		at := map[rules.Square]int{}
		for _, m := range all {
			p, king := m.Position, m.Position.King(rules.White)
			n := p.Pieces(rules.Black).Len() + p.Pieces(rules.White).Len()
			if n > problem.MostMatePieces || p.King(rules.Black).OnBoard() || king.Rank() > 5 {
				t.Errorf("%s: %s", m.ID, p.SFEN())
			}
			if n > 10 {
				large++
			}
			if p.Pieces(rules.White).Len() > 1 {
				guarded++
			}
			at[min(king, king.Mirrored())]++
		}
		if large*5 > len(all) || guarded*2 < len(all) {
			t.Errorf("%d plies: of %d, %d are large and %d have pieces of gote's", length, len(all), large, guarded)
		}
		for king, n := range at {
			if n*100 > len(all)*14 {
				t.Errorf("%d plies: %d of %d have the king on %s", length, n, len(all), king)
			}
		}
	}
}

// TestShippedMatesWritten: the writer makes the files that were read.
func TestShippedMatesWritten(t *testing.T) {
	for length, all := range matesOf(t) {
		file, err := fs.ReadFile(content.Problems(), problem.MateFile(length))
		if err != nil {
			t.Fatal(err)
		}
		_, after, _ := strings.Cut(string(file), "# Made by: ")
		made, _, _ := strings.Cut(after, "\n")
		var text bytes.Buffer
		if err := problem.WriteMates(&text, made, all); err != nil || text.String() != string(file) {
			t.Errorf("%s is written otherwise than it reads: %v", problem.MateFile(length), err)
		}
	}
}

// TestShippedMates proves a sample of the mate problems, or with -deep all.
func TestShippedMates(t *testing.T) {
	all := shipped(t).Mates
	if !*deep {
		var some []problem.Mate
		for i := 0; i < len(all); i += sampled {
			some = append(some, all[i])
		}
		all = some
	}
	for _, f := range problem.ProveMates(t.Context(), all) {
		t.Error(f)
	}
}

// TestShippedMatesTried proves the same by the rules alone: there is a mate of
// the length by one first move only, and none that is shorter.
func TestShippedMatesTried(t *testing.T) {
	for i, m := range shipped(t).Mates {
		if m.Length > 5 || !*deep && (i%sampled > 0 || m.Length > 3) {
			continue
		}
		var firsts []rules.Move
		for _, move := range m.Position.Legal() {
			if p := m.Position; mateBy(&p, move, m.Length) {
				firsts = append(firsts, move)
			}
		}
		if p := m.Position; len(firsts) != 1 || mateWithin(&p, m.Length-2) {
			t.Errorf("%s: %s: within %d plies %v mate", m.ID, m.Position.SFEN(), m.Length, firsts)
		}
	}
}

// mateWithin tries everything: does the side to move mate within n plies?
func mateWithin(p *rules.Position, n int) bool {
	return n > 0 && slices.ContainsFunc(p.Legal(), func(m rules.Move) bool { return mateBy(p, m, n) })
}

// mateBy reports whether a move begins a mate within n plies.
func mateBy(p *rules.Position, m rules.Move, n int) bool {
	u := p.Make(m)
	defer p.Unmake(u)
	if !p.InCheck() {
		return false
	}
	answers := p.Legal()
	if n == 1 {
		return len(answers) == 0
	}
	return !slices.ContainsFunc(answers, func(a rules.Move) bool {
		u := p.Make(a)
		defer p.Unmake(u)
		return !mateWithin(p, n-2)
	})
}

// TestShippedMateMotifs: first moves are of many kinds, and what makes problems
// worth solving occurs.
func TestShippedMateMotifs(t *testing.T) {
	s := mate.New(1 << 16)
	motifs := map[string]int{}
	for length, all := range matesOf(t) {
		kinds, drops := map[rules.Kind]int{}, 0
		for _, m := range all {
			r := s.Solve(t.Context(), m.Position, engine.Limits{Depth: length, Nodes: problem.ProofNodes})
			first := r.Line[0]
			if first.IsDrop() {
				drops++
			}
			kinds[noteMotifs(m.Position, r.Line, motifs)]++
		}
		for k, n := range kinds {
			if n*100 > len(all)*34 {
				t.Errorf("%d plies: %d of %d begin with %s", length, n, len(all), k)
			}
		}
		if drops*100 < len(all)*9 || drops*100 > len(all)*70 {
			t.Errorf("%d plies: %d of %d begin with a drop", length, drops, len(all))
		}
		t.Logf("%d plies: %d drops of %d, first moves %v", length, drops, len(all), kinds)
	}
	for motif, least := range map[string]int{"sacrifice": 100, "discovered": 10, "double": 8, "no promotion": 15, "knight": 50} {
		if motifs[motif] < least {
			t.Errorf("%d of %s, want %d", motifs[motif], motif, least)
		}
	}
	t.Log(motifs)
}

// noteMotifs counts what the first move of a solution shows, and returns the kind
// that makes it.
func noteMotifs(p rules.Position, line []rules.Move, motifs map[string]int) rules.Kind {
	first := line[0]
	kind := first.Dropped()
	if !first.IsDrop() {
		kind = p.At(first.From()).Kind()
	}
	note := func(motif string, shown bool) {
		if shown {
			motifs[motif]++
		}
	}
	note("knight", kind == rules.Knight)
	note("no promotion", !first.IsDrop() && !first.Promotes() && slices.Contains(p.Legal(), first.Promote()))
	p.Make(first)
	note("sacrifice", len(line) > 1 && line[1].To() == first.To())
	note("discovered", !p.Checkers().Has(first.To()))
	note("double", p.Checkers().Len() > 1)
	return kind.Base()
}
