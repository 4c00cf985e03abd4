package engine_test

import (
	"errors"
	"os"
	"strings"
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/search"
)

// The tests of this file are of the collection of faults that other programs had, where
// they concern a player: the rows of the classes game-end and repetition, by their ids.

// ranks are players of several ranks, the strongest with a bound of nodes.
func ranks(seed uint64) map[string]engine.Engine {
	all := map[string]engine.Engine{}
	for _, rank := range []int{1, 3, 5, 7, 10} {
		l := search.LevelAt(rank, 0)
		all[l.String()] = search.New(l, seed)
	}
	return all
}

const few = 3000 // nodes a move

// rows are the rows of these classes by id: a position and moves.
func rows(t *testing.T) map[string][2]string {
	t.Helper()
	text, err := os.ReadFile("../testdata/bug-cases.tsv")
	if err != nil {
		t.Fatal(err)
	}
	out := map[string][2]string{}
	for line := range strings.Lines(string(text)) {
		row := strings.Split(line, "\t")
		if len(row) > 3 && (row[1] == "game-end" || row[1] == "repetition") {
			sfen, moves, _ := strings.Cut(strings.TrimPrefix(row[3], "sfen "), " moves ")
			out[row[0]] = [2]string{sfen, moves}
		}
	}
	for _, id := range []string{"REP-01", "REP-03", "REP-04", "REP-06", "REP-07", "REP-09", "REP-10", "END-01", "END-03", "END-04", "END-06"} {
		if _, known := out[id]; !known {
			t.Fatalf("no row %s", id)
		}
	}
	return out
}

// play makes moves in USI as far as they are legal and the game goes on.
func play(t *testing.T, g *rules.Game, moves []string) {
	t.Helper()
	for _, m := range moves {
		a, err := rules.ParseAttempt(m)
		if err != nil {
			t.Fatal(err)
		}
		if g.Outcome().Ending != rules.NotEnded || g.Play(a) != nil {
			return
		}
	}
}

// TestBugCases: after the moves of every row each player either finds the game over or
// plays on legally, and leaves the game as it was.
func TestBugCases(t *testing.T) {
	for id, row := range rows(t) {
		t.Run(id, func(t *testing.T) {
			g := game(t, row[0])
			play(t, g, strings.Fields(row[1]))
			for name, e := range ranks(1) {
				before := state(g)
				c, err := e.Choose(t.Context(), g, engine.Limits{Nodes: few})
				if state(g) != before {
					t.Fatalf("%s has changed the game", name)
				}
				if g.Outcome().Ending != rules.NotEnded {
					if !errors.Is(err, engine.ErrFinished) {
						t.Errorf("%s plays on after %s: %+v, %v", name, g.Outcome().Ending, c, err)
					}
				} else if err != nil || now(g).Check(c.Move.Attempt()) != nil {
					t.Errorf("%s: %s, %v", name, c.Move, err)
				}
			}
		})
	}
}

// TestREP01, also REP-03 and REP-04: whoever has checked three times turns to
// something else, so that it does not lose by perpetual check.
func TestREP01(t *testing.T) {
	all := rows(t)
	for _, id := range []string{"REP-01", "REP-03", "REP-04"} {
		moves := strings.Fields(all[id][1])
		before := (len(moves) - 1) &^ 1 // plies to the last move of the checker
		for name, e := range ranks(2) {
			g := game(t, all[id][0])
			play(t, g, moves[:before])
			checker := now(g).Turn()
			c, err := e.Choose(t.Context(), g, engine.Limits{Nodes: few})
			if err == nil {
				err = c.Apply(g)
			}
			if err != nil {
				t.Fatalf("%s: %s: %v", id, name, err)
			}
			play(t, g, moves[before+1:]) // the answer, if it has given the check
			if o := g.Outcome(); o.Ending == rules.EndPerpetualCheck && o.Winner != checker {
				t.Errorf("%s: %s goes on checking with %s", id, name, c.Move)
			}
		}
	}
}

// TestREP06, also REP-10: at an even start whoever plays well does not bring a position
// back for the fourth time, and whoever does has ended the game in good order.
func TestREP06(t *testing.T) {
	all := rows(t)
	for _, id := range []string{"REP-06", "REP-10"} {
		moves := strings.Fields(all[id][1])
		for name, e := range ranks(3) {
			g := game(t, all[id][0])
			play(t, g, moves[:len(moves)-1])
			c, err := e.Choose(t.Context(), g, engine.Limits{Nodes: few})
			if err == nil {
				err = c.Apply(g)
			}
			o := g.Outcome()
			if err != nil || o.Ending != rules.NotEnded && (o.Ending != rules.EndSennichite || name == "7" || name == "10") {
				t.Errorf("%s: %s plays %s: %+v, %v", id, name, c.Move, o, err)
			}
		}
	}
}

// TestEND03: a pinned piece does not leave its line, whatever it could win.
func TestEND03(t *testing.T) {
	for name, e := range ranks(4) {
		for _, sfen := range []string{
			"4k4/9/9/9/9/4r4/9/4G4/4K4 b - 1",
			"4k4/9/9/9/9/4r4/9/3rG4/4K4 b - 1", // a rook to win, by the pinned gold alone
		} {
			g := game(t, sfen)
			c, err := e.Choose(t.Context(), g, engine.Limits{Nodes: few})
			if err == nil {
				err = c.Apply(g)
			}
			if err != nil {
				t.Errorf("%s: %s: %v", name, sfen, err)
			}
		}
	}
}

// TestEND06: a pawn dropped between, with the last piece in hand, answers a check.
func TestEND06(t *testing.T) {
	const only = "6g1k/9/9/9/9/9/6ppp/9/r7K b P 1" // the king has nowhere to go
	for name, e := range ranks(5) {
		g := game(t, only)
		if !now(g).InCheck() {
			t.Fatal("no check")
		}
		c, err := e.Choose(t.Context(), g, engine.Limits{Nodes: few})
		if err == nil {
			err = c.Apply(g)
		}
		if err != nil || !c.Move.IsDrop() {
			t.Errorf("%s: %s, %v", name, c.Move, err)
		}
	}
}
