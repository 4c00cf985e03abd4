package advice

import (
	"math/rand/v2"
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine/mate"
	"terakoya/rules/engine/search"
)

func position(t testing.TB, sfen string) rules.Position {
	t.Helper()
	p, _, err := rules.ParseSFEN(sfen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func move(t testing.TB, usi string) rules.Move {
	t.Helper()
	a, err := rules.ParseAttempt(usi)
	if err != nil {
		t.Fatal(err)
	}
	return a.Move()
}

func square(t testing.TB, name string) rules.Square {
	t.Helper()
	if name == "" {
		return rules.OffBoard
	}
	s, ok := rules.ParseSquare(name)
	if !ok {
		t.Fatalf("no square %q", name)
	}
	return s
}

// adviser is one with a small memory that does little work.
func adviser() *Adviser {
	a := New(search.NewSearcher(1<<20), mate.New(1<<14))
	a.SearchNodes, a.MateNodes = 8_000, 5_000
	return a
}

// gameOf is a game from a position, with some moves.
func gameOf(t testing.TB, sfen string, moves ...string) *rules.Game {
	t.Helper()
	g := rules.NewGame(position(t, sfen))
	for _, m := range moves {
		if err := g.Play(move(t, m).Attempt()); err != nil {
			t.Fatal(err)
		}
	}
	return g
}

// random are positions from games of moves at random, in which captures, checks and
// promotions come up more often than by chance alone.
func random(n int) []rules.Position {
	r := rand.New(rand.NewPCG(8, 1))
	var all []rules.Position
	for len(all) < n {
		g := rules.NewGame(rules.Handicaps[r.IntN(len(rules.Handicaps))].Position())
		for range 20 + r.IntN(80) {
			p := g.Position()
			moves := p.Legal()
			if len(moves) == 0 {
				break
			}
			m := moves[r.IntN(len(moves))]
			for range 4 {
				if gain(&p, m) > 0 || checks(p, m) {
					break
				}
				m = moves[r.IntN(len(moves))]
			}
			if err := g.Play(m.Attempt()); err != nil {
				panic(err) // it is legal
			}
		}
		if p := g.Position(); p.HasLegal() {
			all = append(all, p)
		}
	}
	return all
}
