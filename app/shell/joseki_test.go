package shell

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"terakoya/app/aftergame"
	"terakoya/app/joseki"
	"terakoya/lessons/opening"
	"terakoya/lessons/progress"
	"terakoya/rules"
)

// TestOpeningIsRemembered: what is answered in the opening trainer is kept, comes back
// when it is due, and no review of lessons asks it.
func TestOpeningIsRemembered(t *testing.T) {
	s := open(t, Options{})
	now := time.Date(2026, time.April, 6, 9, 0, 0, 0, time.UTC)
	s.memory.now, s.memory.seed = func() time.Time { return now }, func() uint64 { return 1 }
	s.Openings()
	if s.Screen().Name() != "openings" || openingsDue(s) != 0 {
		t.Fatalf("shows %s, %d due", s.Screen().Name(), openingsDue(s))
	}
	s.OpeningAt("six-piece-file-9")
	press(s, fyne.Key2, fyne.KeyS) // a drill, and the move shown
	kept, err := s.store.Answers("joseki/six-piece-file-9")
	if err != nil || len(kept) != 1 || kept[0].Result != progress.Shown || !kept[0].When.Equal(now) {
		t.Fatalf("kept %+v", kept)
	}
	now = now.AddDate(0, 0, 2)
	if openingsDue(s) != 1 || len(s.due()) != 0 {
		t.Errorf("%d moves of openings and %d of lessons are due", openingsDue(s), len(s.due()))
	}
	press(s, fyne.KeyEscape, fyne.KeyD)
	if _, ok := s.Screen().(*joseki.Trainer); !ok || !strings.Contains(s.Screen().Says(), "Any branch") {
		t.Errorf("shows %s, says %q", s.Screen().Name(), s.Screen().Says())
	}
}

// openingsDue counts the moves of openings that are to be asked.
func openingsDue(s *Shell) (n int) {
	_, err := s.store.Due(s.clock(), 0, func(i progress.Item) bool {
		if strings.HasPrefix(i.Lesson, opening.LessonPrefix) {
			n++
		}
		return false
	})
	s.kept(err)
	return n
}

// TestPlayOnFromOpening: the position goes over to a new game, which is not begun before
// it is asked for.
func TestPlayOnFromOpening(t *testing.T) {
	s := open(t, Options{})
	s.OpeningAt("two-piece-two-pawns")
	press(s, fyne.KeyG)
	if s.Screen().Name() != "setup" {
		t.Fatalf("shows %s", s.Screen().Name())
	}
	if _, kept, err := s.store.Game(); kept || err != nil {
		t.Errorf("a game is kept: %t, %v", kept, err)
	}
	s.OpeningAt("no-such-opening")
	if s.Screen().Name() != "openings" {
		t.Errorf("shows %s", s.Screen().Name())
	}
}

// TestDrillOfGame: after a game its opening can be practised: the one that it followed
// farthest; without one, all are shown.
func TestDrillOfGame(t *testing.T) {
	start, _ := rules.HandicapByKey("six-piece-handicap")
	p := start.Position()
	for moves, want := range map[string][2]string{
		"5a4b 7g7f 6a7b 8h6f 1c1d": {"six-piece-file-9", "joseki"}, "5a4b 7g7f 6a7b 1g1f 1c1d": {"six-piece-file-1", "joseki"},
		"1c1d 9g9f": {"", "openings"},
	} {
		s := open(t, Options{})
		past := hung
		past.Start, past.Moves, past.Slips = p.SFEN(), strings.Fields(moves), nil
		past.Plies = len(past.Moves)
		g, err := aftergame.Rebuild(past)
		if err != nil {
			t.Fatal(err)
		}
		if got := s.openings.followed(g); got != want[0] {
			t.Errorf("%s: it followed %q", moves, got)
		}
		if s.afterEnv(g, past, s.Home).Drill(); s.Screen().Name() != want[1] {
			t.Errorf("%s: it leads to %s", moves, s.Screen().Name())
		}
	}
}
