//go:build !js

package progress

import (
	"path/filepath"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"terakoya/rules"
)

// pastGame returns the n-th game that ended, a day after the one before.
func pastGame(n int) PastGame {
	return PastGame{
		When: day(n), Start: "4k4/9/4P4/9/9/9/9/9/4K4 w G 1", Side: rules.Color(n % 2), Opponent: "4+",
		Outcome: GameOutcome(n % 4), Ending: "mate", Plies: 60 + n, Takebacks: n, Hints: 1, Fouls: 2,
	}
}

func testPastGames(t *testing.T, s Store, again func() Store) {
	if all, err := s.PastGames(); len(all) != 0 || err != nil {
		t.Errorf("before the first: %v, %v", all, err)
	}
	var want []PastGame
	for _, n := range []int{5, 3, 4, 6} { // a clock may go wrong
		must(t, s.AddPastGame(pastGame(n)))
		want = append(want, pastGame(n))
	}
	fine := pastGame(7)
	fine.When = fine.When.Add(1234567).In(time.FixedZone("JST", 9*60*60))
	must(t, s.AddPastGame(fine))
	kept := pastGame(7)
	kept.When = kept.When.Add(1234000)
	want = append(want, kept)
	for name, spoil := range map[string]func(*PastGame){
		"without start":            func(g *PastGame) { g.Start = "" },
		"without opponent":         func(g *PastGame) { g.Opponent = "" },
		"without ending":           func(g *PastGame) { g.Ending = "" },
		"with a third side":        func(g *PastGame) { g.Side = rules.White + 1 },
		"with an outcome of later": func(g *PastGame) { g.Outcome = GameReplay + 1 },
		"with plies below zero":    func(g *PastGame) { g.Plies = -1 },
		"with fouls below zero":    func(g *PastGame) { g.Fouls = -1 },
		"with hints below zero":    func(g *PastGame) { g.Hints = -1 },
		"with takebacks below 0":   func(g *PastGame) { g.Takebacks = -1 },
	} {
		g := pastGame(8)
		spoil(&g)
		if s.AddPastGame(g) == nil {
			t.Errorf("a game %s is kept", name)
		}
	}
	got, err := again().PastGames()
	if diff := cmp.Diff(want, got); diff != "" || err != nil {
		t.Error(diff, err)
	}
}

// testPastGamesOfTwo: each learner has their own, and they go with the learner.
func testPastGamesOfTwo(t *testing.T, s Store, again func() Store) {
	must(t, s.AddPastGame(pastGame(1)))
	ben, err := s.AddLearner("Ben")
	must(t, err)
	must(t, s.Use(ben.ID))
	must(t, s.AddPastGame(pastGame(2)))
	if all, err := s.PastGames(); len(all) != 1 || all[0] != pastGame(2) || err != nil {
		t.Errorf("Ben's: %v, %v", all, err)
	}
	must(t, s.RemoveLearner(ben.ID))
	s = again()
	if all, err := s.PastGames(); len(all) != 1 || all[0] != pastGame(1) || err != nil {
		t.Errorf("the first learner's: %v, %v", all, err)
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
		if diff := cmp.Diff(want, all); diff != "" || err != nil {
			t.Error(diff, err)
		}
	}
}
