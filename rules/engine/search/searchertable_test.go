package search

import (
	"math/rand/v2"
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
		tab.keep(7, 2, 5, m, engine.Mates(6), exactly)
		e, of := tab.find(7, 4)
		if of != exactly || e.move != m || e.depth != 5 || engine.Score(e.score) != engine.Mates(8) {
			t.Fatalf("round %d: %+v, %d", round, e, of)
		}
	}
	tab.keep(7, 0, 6, rules.NoMove, -50, atMost)
	if e, of := tab.find(7, 0); of != atMost || e.move != m || e.score != -50 {
		t.Errorf("the move is forgotten: %+v, %d", e, of)
	}
	tab.keep(8, 0, 6, m, -endless, exactly)
	if _, of := tab.find(8, 0); of != noBound {
		t.Error("checking for ever is kept")
	}
}

// TestTablePlaces: the deepest of one place stay.
func TestTablePlaces(t *testing.T) {
	tab := newTable(1)
	tab.renew()
	for depth := range 2 * bucket {
		tab.keep(uint64(depth+1), 0, depth, rules.NoMove, 0, atLeast)
	}
	for depth := range 2 * bucket {
		if _, of := tab.find(uint64(depth+1), 0); (of != noBound) != (depth >= bucket) {
			t.Errorf("depth %d: %d", depth, of)
		}
	}
}

// TestHeat: the counts of the heat are the attackers that the law finds, and a
// position turned round is worth as much to the other side.
func TestHeat(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for name, sfen := range someGames {
		g := game(t, sfen)
		for range 30 {
			p := g.Position()
			var h heat
			if lead, want := h.gather(&p), material(&p, rules.Black)-material(&p, rules.White); lead != want {
				t.Fatalf("%s: material %d, want %d", p.SFEN(), lead, want)
			}
			for s := rules.Square(0); s.OnBoard(); s++ {
				for c := range rules.Color(2) {
					if n := p.Attackers(c, s).Len(); int(h[c][s]) != n {
						t.Fatalf("%s: %s attacks %s %d times, not %d", p.SFEN(), c, s, n, h[c][s])
					}
				}
			}
			d := newDive(1)
			d.tree = &tree{pos: p}
			here := d.weigh()
			d.tree.pos = turned(t, p)
			if there := d.weigh(); there-here > 1 || here-there > 1 {
				t.Fatalf("%s: %v, turned round %v", p.SFEN(), here, there)
			}
			moves := p.Legal()
			if len(moves) == 0 || g.Play(moves[r.IntN(len(moves))].Attempt()) != nil || g.Outcome().Ending != rules.NotEnded {
				t.Logf("%s: over", name)
				break
			}
		}
	}
}

// turned returns the position seen from the other side.
func turned(t *testing.T, p rules.Position) rules.Position {
	t.Helper()
	s := rules.Setup{Turn: p.Turn().Opponent(), Move: 1, Hands: [2]rules.Hand{p.Hand(rules.White), p.Hand(rules.Black)}}
	for sq := rules.Square(0); sq.OnBoard(); sq++ {
		if pc := p.At(sq); pc != rules.NoPiece {
			s.Board[sq.Turned()] = rules.NewPiece(pc.Color().Opponent(), pc.Kind())
		}
	}
	q, _, err := rules.ParseSFEN(s.SFEN())
	if err != nil {
		t.Fatal(err)
	}
	return q
}

// TestNodesAllocateNothing: once it is prepared, a look takes no memory however
// far it goes.
func TestNodesAllocateNothing(t *testing.T) {
	for name, sfen := range someGames {
		d := newDive(1 << 20)
		d.prepare(t.Context(), game(t, sfen), engine.Limits{})
		if n := testing.AllocsPerRun(2, func() {
			d.table.renew()
			for d.full = 1; d.full <= 3; d.full++ {
				d.look(d.full)
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
