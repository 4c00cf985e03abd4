package maker

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terakoya/lessons/problem"
	"terakoya/rules"
)

// few is a small count of every kind.
var few = func() Counts {
	c := Counts{}
	for _, k := range problem.AllKinds {
		c[k] = 3
	}
	return c
}()

func make3(t *testing.T, seed uint64) []problem.PawnDrop {
	t.Helper()
	all, err := PawnDrops(seed, few)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// sfens lists ids, positions and moves.
func sfens(all []problem.PawnDrop) []string {
	var out []string
	for _, d := range all {
		out = append(out, d.ID+" "+d.Position.SFEN()+" "+d.Move.String())
	}
	return out
}

func TestPawnDrops(t *testing.T) {
	for seed := range uint64(5) {
		of := Counts{}
		shapes := map[string]bool{}
		for _, d := range make3(t, seed) {
			of[d.Kind]++
			if err := d.Err(); err != nil {
				t.Errorf("seed %d, %s: %s: %v", seed, d.ID, d.Position.SFEN(), err)
			}
			if shapes[d.ID] || !strings.HasPrefix(d.ID, d.Kind.String()+"-") {
				t.Errorf("seed %d: id %s", seed, d.ID)
			}
			shapes[d.ID] = true
		}
		if diff := cmp.Diff(few, of); diff != "" {
			t.Errorf("seed %d: wanted (-) and made (+):\n%s", seed, diff)
		}
	}
}

func TestPawnDropsRepeat(t *testing.T) {
	if diff := cmp.Diff(sfens(make3(t, 7)), sfens(make3(t, 7))); diff != "" {
		t.Errorf("one seed makes two things:\n%s", diff)
	}
	if cmp.Equal(sfens(make3(t, 7)), sfens(make3(t, 8))) {
		t.Error("two seeds make one thing")
	}
}

// TestShape: near copies have one shape.
func TestShape(t *testing.T) {
	form := func(sfen string) string {
		p, _, err := rules.ParseSFEN(sfen)
		if err != nil {
			t.Fatal(err)
		}
		k := newSketch(p.King(rules.White))
		k.setup = p.Setup()
		return shape(&k, problem.Mated)
	}
	first := form("4k4/9/4G4/9/9/2B6/9/9/9 b P 1")
	for name, sfen := range map[string]string{
		"mirrored": "4k4/9/4G4/9/9/6B2/9/9/9 b P 1", "shifted": "3k5/9/3G5/9/9/9/1B7/9/9 b P 1", "with a king": "4k4/9/4G4/9/9/2B6/9/9/K8 b P 1",
	} {
		if form(sfen) != first {
			t.Errorf("%s it has another shape", name)
		}
	}
	for name, sfen := range map[string]string{
		"at the edge": "k8/9/G8/9/9/2B6/9/9/9 b P 1", "with a silver": "4k4/9/4S4/9/9/2B6/9/9/9 b P 1", "nearer": "4k4/9/9/4G4/9/2B6/9/9/9 b P 1",
	} {
		if form(sfen) == first {
			t.Errorf("%s it has the same shape", name)
		}
	}
}
