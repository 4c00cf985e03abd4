package drill_test

import (
	"slices"
	"testing"

	"terakoya/content"
	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/rules"
)

// nameOnly are the generators whose cases are kinds, too, but which ask for something
// else than their movement.
var nameOnly = []string{"count-pieces", "kanji-none"}

// TestEveryGeneratorOfKindsIsDecided: a generator whose cases are kinds of pieces says
// that it asks for their movement, or stands in the list of those that do not.
func TestEveryGeneratorOfKindsIsDecided(t *testing.T) {
	keys := map[string]bool{}
	for _, k := range rules.AllKinds {
		keys[lessons.PieceKey(k)] = true
	}
	for _, name := range drill.Names() {
		g, _ := drill.About(name)
		kinds := !slices.ContainsFunc(g.Cases, func(c drill.Case) bool { return !keys[c.Name] })
		if other := slices.Contains(nameOnly, name); kinds != (g.ByMover || other) || g.ByMover && other {
			t.Errorf("%s: cases are kinds %v, by mover %v, listed as another %v", name, kinds, g.ByMover, other)
		}
	}
}

// TestMoverIsWhatIsAsked: what is told of a seed is what its exercise speaks of, and the
// drills of the course reach every kind.
func TestMoverIsWhatIsAsked(t *testing.T) {
	b := bench(t)
	asked := map[rules.Kind]bool{}
	for _, l := range lessons.Load(content.Lessons()).Lessons {
		for i := range l.Drills {
			d := &l.Drills[i]
			if !drill.AsksMovement(d) {
				if k := drill.Mover(d, d.Level[0], 1); k != rules.NoKind {
					t.Errorf("%s is said to ask for the %s", d.ID, lessons.PieceKey(k))
				}
				continue
			}
			for seed := range uint64(12) {
				level := d.Level[0] + int(seed)%(d.Level[1]-d.Level[0]+1)
				e := exercise(t, b, d, level, seed)
				k := drill.Mover(d, level, seed)
				if k == rules.NoKind || e.Blanks.Piece != k {
					t.Errorf("%s, level %d, seed %d: %q, but it asks for the %q", d.ID, level, seed, lessons.PieceKey(k), lessons.PieceKey(e.Blanks.Piece))
				}
				asked[k] = true
			}
		}
	}
	for _, k := range rules.AllKinds {
		if !asked[k] {
			t.Errorf("no drill asks how the %s moves", lessons.PieceKey(k))
		}
	}
	if k := drill.Mover(&lessons.Drill{ID: "broken", Make: "destinations", Mix: map[string]int{"nifu": 1}}, 1, 1); k != rules.NoKind {
		t.Errorf("a broken template asks for the %s", lessons.PieceKey(k))
	}
}
