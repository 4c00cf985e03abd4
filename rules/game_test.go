package rules

import (
	"strconv"
	"strings"
	"testing"
)

func TestOutcome(t *testing.T) {
	for name, c := range map[string]struct {
		sfen  string
		moves []string
		want  Outcome
	}{
		"goes on":           {StartSFEN, []string{"7g7f"}, Outcome{}},
		"mate by a gold":    {"8k/9/7G1/9/9/9/9/9/4K4 b G 1", []string{"G*1b"}, Outcome{Ending: EndMate, Winner: Black, Won: true, Ply: 1}},
		"a lance may mate":  {"7lk/9/7G1/9/9/9/9/9/4K4 b PL 1", []string{"L*1b"}, Outcome{Ending: EndMate, Winner: Black, Won: true, Ply: 1}},
		"a pawn's step too": {"7lk/9/7GP/9/9/9/9/9/4K4 b - 1", []string{"1c1b"}, Outcome{Ending: EndMate, Winner: Black, Won: true, Ply: 1}},
		"no move, no check": {"8k/6G2/7G1/9/9/9/9/9/4K4 b - 1", []string{"3b3a"}, Outcome{Ending: EndNoLegalMove, Winner: Black, Won: true, Ply: 1}},
		"mated to begin":    {"4k4/9/9/9/9/9/4g4/4g4/4K4 b - 1", nil, Outcome{Ending: EndMate, Winner: White, Won: true}},
	} {
		t.Run(name, func(t *testing.T) {
			g := NewGame(position(t, c.sfen))
			for _, m := range c.moves {
				if err := g.Play(attempt(t, m)); err != nil {
					t.Fatal(err)
				}
			}
			if got := g.Outcome(); got != c.want {
				t.Errorf("outcome %+v, want %+v", got, c.want)
			}
		})
	}
}

func TestRefusalChangesNothing(t *testing.T) {
	g := NewGame(position(t, "4k4/9/4p4/9/9/9/4P4/9/4K4 b P 1"))
	before := g.Position()
	err := g.Play(attempt(t, "P*5d"))
	if err == nil || g.Position() != before || len(g.Moves()) != 0 || g.Outcome() != (Outcome{}) {
		t.Fatalf("a refused move left a trace: %v", err)
	}
	g.Forfeit(err.(*IllegalMove))
	if o := g.Outcome(); o.Ending != EndFoul || o.Winner != White || o.Ply != 1 || o.Foul.Foul != FoulNifu {
		t.Errorf("outcome of a foul %+v", o)
	}
}

// TestAllFouls: an attempt may be wrong in several ways; a referee names the
// first.
func TestAllFouls(t *testing.T) {
	p := position(t, "4r3k/9/9/9/9/9/P3G4/9/4K4 b P 1")
	for usi, want := range map[string][]Foul{
		"P*9a":  {FoulDeadSquareDrop, FoulNifu},
		"5g4g+": {FoulCannotPromote, FoulPinnedPiece},
		"5g4f":  {FoulPinnedPiece},
		"5g5f":  nil,
	} {
		var got []Foul
		for _, e := range p.Fouls(attempt(t, usi)) {
			got = append(got, e.Foul)
		}
		if len(got) != len(want) || len(got) > 0 && got[0] != want[0] || len(got) > 1 && got[1] != want[1] {
			t.Errorf("%s: %v, want %v", usi, got, want)
		}
	}
}

// TestSennichite plays the vectors: when, if at all, a position stands for the
// fourth time, and who loses if one side gave check all the while.
func TestSennichite(t *testing.T) {
	rulings := map[string]Outcome{
		"draw":            {Ending: EndSennichite, Replay: true},
		"perpetual-sente": {Ending: EndPerpetualCheck, Winner: White, Won: true},
		"perpetual-gote":  {Ending: EndPerpetualCheck, Winner: Black, Won: true},
		"none":            {},
	}
	for _, row := range table(t, "sennichite.tsv") {
		t.Run(row[0], func(t *testing.T) {
			g := NewGame(position(t, row[1]))
			for i, m := range strings.Fields(row[2]) {
				if o := g.Outcome(); o.Ending != NotEnded {
					t.Fatalf("over after %d moves: %+v", i, o)
				}
				if err := g.Play(attempt(t, m)); err != nil {
					t.Fatal(err)
				}
			}
			want, known := rulings[row[7]]
			if want.Ending != NotEnded {
				want.Ply, _ = strconv.Atoi(row[4])
			}
			if got := g.Outcome(); !known || got != want {
				t.Errorf("%+v, want %+v (%s)", got, want, row[11])
			}
		})
	}
}

func TestTakeBack(t *testing.T) {
	g := NewGame(position(t, StartSFEN))
	for _, m := range []string{"7g7f", "3c3d", "8h2b+"} {
		if err := g.Play(attempt(t, m)); err != nil {
			t.Fatal(err)
		}
	}
	g.Resign()
	if o := g.Outcome(); o.Ending != EndResignation || o.Winner != Black {
		t.Errorf("resigned: %+v", o)
	}
	g.TakeBack(2)
	if now := g.Position(); now != g.PositionAfter(1) || len(g.Moves()) != 1 || g.Outcome().Ending != NotEnded {
		t.Errorf("after two moves back: %s, %v", now.SFEN(), g.Moves())
	}
	if g.TakeBack(9); g.Position() != g.Start() {
		t.Error("more moves back than there are does not lead to the start")
	}
}

// TestPass: the turn changes and nothing else.
func TestPass(t *testing.T) {
	g := NewGame(position(t, "4k4/9/9/9/9/9/9/9/4K4 b G 1"))
	g.Pass()
	now := g.Position()
	if want := position(t, "4k4/9/9/9/9/9/9/9/4K4 w G 2"); now != want {
		t.Errorf("after a pass: %s", now.SFEN())
	}
}
