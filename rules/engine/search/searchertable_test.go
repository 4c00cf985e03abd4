package search

import (
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// TestTable: what is kept is found, a mate as far from the reader as it was from
// the writer, until the table is renewed.
func TestTable(t *testing.T) {
	tab := newTable(1 << 10)
	m := rules.Drop(rules.Gold, 40)
	for round := range 3 * lastAge {
		tab.renew()
		if _, of := tab.find(7, 0); of != noBound {
			t.Fatalf("round %d: an old entry is found", round)
		}
		tab.keep(7, 2, 5, m, engine.Mates(6), 12, exactly)
		e, of := tab.find(7, 4)
		if of != exactly || e.move != m || e.depth != 5 || engine.Score(e.score) != engine.Mates(8) {
			t.Fatalf("round %d: %+v, %d", round, e, of)
		}
	}
	tab.keep(7, 0, 6, rules.NoMove, -50, 0, atMost)
	if e, of := tab.find(7, 0); of != atMost || e.move != m || e.score != -50 {
		t.Errorf("the move is forgotten: %+v, %d", e, of)
	}
	tab.keep(8, 0, 6, m, -endless, 0, exactly)
	if _, of := tab.find(8, 0); of != noBound {
		t.Error("checking for ever is kept")
	}
}

// TestTablePlaces: the deepest of one place stay.
func TestTablePlaces(t *testing.T) {
	tab := newTable(1)
	tab.renew()
	for depth := range 2 * bucket {
		tab.keep(uint64(depth+1), 0, depth, rules.NoMove, 0, 0, atLeast)
	}
	for depth := range 2 * bucket {
		if _, of := tab.find(uint64(depth+1), 0); (of != noBound) != (depth >= bucket) {
			t.Errorf("depth %d: %d", depth, of)
		}
	}
}

// TestTableMakesRoom: what is of an older generation gives way first.
func TestTableMakesRoom(t *testing.T) {
	tab := newTable(1)
	tab.renew()
	for n := range uint64(bucket) {
		tab.keep(n+1, 0, deepest, rules.NoMove, 0, 0, exactly)
	}
	tab.renew()
	for n := range uint64(bucket) {
		tab.keep(n+11, 0, 1, rules.NoMove, 0, 0, exactly)
	}
	for n := range uint64(bucket) {
		if _, of := tab.find(n+11, 0); of != exactly {
			t.Errorf("%d has found no place", n)
		}
	}
}

// TestNodesAllocateNothing: once it is prepared, a look takes no memory however
// far it goes.
func TestNodesAllocateNothing(t *testing.T) {
	for name, sfen := range someGames {
		d := newDive(1<<20, &scale{tuned, newReductions(&tuned), fitted})
		d.prepare(t.Context(), game(t, sfen), engine.Limits{}, clearView)
		if n := testing.AllocsPerRun(2, func() {
			d.table.renew()
			for d.full = 1; d.full <= 3; d.full++ {
				d.look(d.full, -infinite, infinite)
			}
		}); n != 0 {
			t.Errorf("%s: %v allocations in %d nodes", name, n, d.nodes)
		}
	}
}

// TestSearcherSame: the same game and bound of nodes give the same answer, whoever
// was asked what before.
func TestSearcherSame(t *testing.T) {
	used := NewSearcher(1 << 20)
	for range 2 {
		for name, sfen := range someGames {
			l := engine.Limits{Nodes: 3000}
			c, err := used.Choose(t.Context(), game(t, sfen), l)
			want := seek(t, game(t, sfen), l)
			if err != nil || c.Move != want.Move || c.Info.Score != want.Info.Score || c.Info.Nodes != want.Info.Nodes {
				t.Errorf("%s: %+v, then %+v, %v", name, want, c, err)
			}
		}
	}
}
