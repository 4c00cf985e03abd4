//go:build !js

package progress

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// testRemovedPastGames: a game goes alone, and none of another learner does.
func testRemovedPastGames(t *testing.T, s Store, again func() Store) {
	for n := range 3 {
		must(t, s.AddPastGame(pastGame(n)))
	}
	ben, err := s.AddLearner("Ben")
	must(t, err)
	must(t, s.Use(ben.ID))
	must(t, s.RemovePastGame(1)) // the first learner's
	must(t, s.Use(1))
	must(t, s.RemovePastGame(2))
	must(t, s.RemovePastGame(2))
	must(t, s.RemovePastGame(99))
	s = again()
	all, err := s.PastGames()
	if diff := cmp.Diff([]PastGame{pastGame(0), pastGame(2)}, all, withoutID); diff != "" || err != nil {
		t.Error(diff, err)
	}
	must(t, s.AddPastGame(pastGame(3)))
	if all, _ = s.PastGames(); len(all) != 3 || all[2].ID <= all[1].ID {
		t.Errorf("after another one: %+v", all)
	}
	must(t, s.Close())
	if err := s.RemovePastGame(1); err != ErrClosed {
		t.Errorf("after the end: %v", err)
	}
}
