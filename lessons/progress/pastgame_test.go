//go:build !js

package progress

import (
	"path/filepath"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"terakoya/rules"
)

// withoutID compares past games that were added in different stores.
var withoutID = cmpopts.IgnoreFields(PastGame{}, "ID")

// pastGame returns the n-th game that ended, a day after the one before. Every other
// one is of an earlier version.
func pastGame(n int) PastGame {
	g := PastGame{
		When: day(n), Start: "4k4/9/4P4/9/9/9/9/9/4K4 w G 1", Side: rules.Color(n % 2), Opponent: "4+",
		Outcome: GameOutcome(n % 4), Ending: "mate", Plies: 60 + n, Takebacks: n, Hints: 1, Fouls: 2,
		Rules: "jsa",
	}
	if n%2 == 1 {
		g.Moves, g.Times = []string{"5a4b", Pass, "G*5b"}, []time.Duration{time.Duration(n), 0, 90 * time.Second}
		g.Rules, g.Clock, g.People, g.FoulMode = "csa", "byoyomi 600 30", n == 3, FoulLoses
		g.Slips = []Slip{{0, "5a5c", "wrong-movement"}, {2, "P*5b", "uchifuzume"}}
	}
	return g
}

// pastGameSpoils make a game one that cannot be kept.
var pastGameSpoils = map[string]func(*PastGame){
	"without start":            func(g *PastGame) { g.Start = "" },
	"without opponent":         func(g *PastGame) { g.Opponent = "" },
	"without ending":           func(g *PastGame) { g.Ending = "" },
	"with a third side":        func(g *PastGame) { g.Side = rules.White + 1 },
	"with an outcome of later": func(g *PastGame) { g.Outcome = GameReplay + 1 },
	"with plies below zero":    func(g *PastGame) { g.Plies = -1 },
	"with fouls below zero":    func(g *PastGame) { g.Fouls = -1 },
	"with hints below zero":    func(g *PastGame) { g.Hints = -1 },
	"with takebacks below 0":   func(g *PastGame) { g.Takebacks = -1 },
	"with a mode of later":     func(g *PastGame) { g.FoulMode = FoulPrevented + 1 },
	"with a move of two words": func(g *PastGame) { g.Moves = []string{"5a4b 5i5h"} },
	"with a time too few":      func(g *PastGame) { g.Moves, g.Times = []string{"5a4b", "5i5h"}, g.Times[:1] },
	"with a time below zero":   func(g *PastGame) { g.Times = []time.Duration{-1, 0, 0} },
	"with a foul of two words": func(g *PastGame) { g.Slips = []Slip{{1, "5a5c", "wrong movement"}} },
	"with a foul after moves":  func(g *PastGame) { g.Slips = []Slip{{4, "5a5c", "wrong-movement"}} },
	"with a try of nothing":    func(g *PastGame) { g.Slips = []Slip{{1, "", "wrong-movement"}} },
}

func testPastGames(t *testing.T, s Store, again func() Store) {
	if all, err := s.PastGames(); len(all) != 0 || err != nil {
		t.Errorf("before the first: %v, %v", all, err)
	}
	var want []PastGame
	for i, n := range []int{5, 3, 4, 6} { // a clock may go wrong
		g := pastGame(n)
		g.ID = 99 // of no account
		must(t, s.AddPastGame(g))
		g.ID = int64(i + 1)
		want = append(want, g)
	}
	fine := pastGame(7)
	fine.When = fine.When.Add(1234567).In(time.FixedZone("JST", 9*60*60))
	must(t, s.AddPastGame(fine))
	kept := pastGame(7)
	kept.ID, kept.When = 5, kept.When.Add(1234000)
	want = append(want, kept)
	for name, spoil := range pastGameSpoils {
		g := pastGame(9)
		spoil(&g)
		if s.AddPastGame(g) == nil {
			t.Errorf("a game %s is kept", name)
		}
	}
	s = again()
	got, err := s.PastGames()
	if diff := cmp.Diff(want, got); diff != "" || err != nil {
		t.Error(diff, err)
	}
	got[0].Moves[0], got[0].Times[0], got[0].Slips[0].Ply = "changed", 77, 77
	got, _ = s.PastGames()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error("the store shares its lists with the caller:", diff)
	}
}

// testPastGamesOfTwo: each learner has their own, and they go with the learner.
func testPastGamesOfTwo(t *testing.T, s Store, again func() Store) {
	must(t, s.AddPastGame(pastGame(1)))
	ben, err := s.AddLearner("Ben")
	must(t, err)
	must(t, s.Use(ben.ID))
	must(t, s.AddPastGame(pastGame(2)))
	all, err := s.PastGames()
	if diff := cmp.Diff([]PastGame{pastGame(2)}, all, withoutID); diff != "" || err != nil {
		t.Errorf("Ben's: %s, %v", diff, err)
	}
	must(t, s.RemoveLearner(ben.ID))
	s = again()
	all, err = s.PastGames()
	if diff := cmp.Diff([]PastGame{pastGame(1)}, all, withoutID); diff != "" || err != nil {
		t.Errorf("the first learner's: %s, %v", diff, err)
	}
	must(t, s.Close())
	if err := s.AddPastGame(pastGame(3)); err != ErrClosed {
		t.Errorf("after the end: %v", err)
	}
}

// TestImportPastGames: of a backup come those that are not here.
func TestImportPastGames(t *testing.T) {
	here := classroom(t, testOptions(t))
	must(t, here.Use(1))
	backup := filepath.Join(t.TempDir(), "backup")
	must(t, here.AddPastGame(pastGame(3)))
	must(t, here.Backup(backup, false))
	execute(t, here.db, "DELETE FROM past_game WHERE plies = 61")
	must(t, here.AddPastGame(pastGame(4)))
	for range 2 {
		if _, err := here.Import(backup); err != nil {
			t.Fatal(err)
		}
		all, err := here.PastGames()
		want := []PastGame{pastGame(2), pastGame(3), pastGame(4), pastGame(1)}
		if diff := cmp.Diff(want, all, withoutID); diff != "" || err != nil {
			t.Error(diff, err)
		}
	}
}
