//go:build !js

package progress

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"terakoya/lessons/progress/fsrs"
)

// These tests kill a program that writes, by SIGKILL, at 280 random moments, of
// which 220 are during answers, reviews and quizzes. They show that a crash of the
// program loses nothing that was acknowledged. That a crash of the machine does
// not either, they cannot show: TestDurable holds the settings on which that
// rests.

// kills runs children of one sort over a new file: rounds of them, each killed.
// After each, check gets a store of the file and the last number acknowledged,
// and returns the number that the next child shall begin with.
func kills(t *testing.T, what string, rounds int, check func(t *testing.T, s Store, acknowledged int) (next int)) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "progress.db")
	r := rand.New(rand.NewPCG(uint64(len(what)), uint64(time.Now().UnixNano())))
	acknowledged, next := 0, 1
	for range rounds {
		after := time.Duration(r.IntN(35_000)) * time.Microsecond
		if last := killed(t, what, path, next, after); last >= next {
			acknowledged = last
		}
		s, err := Open(path)
		if err != nil {
			t.Fatalf("after a kill at %d: %v", acknowledged, err)
		}
		next = check(t, s, acknowledged)
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
	}
	t.Logf("%s: %d acknowledged over %d kills", what, acknowledged, rounds)
}

func TestKilledWhileRecording(t *testing.T) {
	for i := range 5 {
		t.Run(strconv.Itoa(i), func(t *testing.T) {
			kills(t, "record", 20, checkRecorded)
		})
	}
}

// checkRecorded wants every number up to the last one acknowledged, in order,
// and at most the one more that was under way.
func checkRecorded(t *testing.T, s Store, acknowledged int) int {
	answers, err := s.Answers("lesson")
	if err != nil {
		t.Fatal(err)
	}
	if n := len(answers); n != acknowledged && n != acknowledged+1 {
		t.Errorf("%d answers where %d were acknowledged", n, acknowledged)
	}
	for i, a := range answers {
		if want, _ := numbered(i + 1).kept(); a != want {
			t.Errorf("answer %d is %+v", i+1, a)
		}
	}
	return len(answers) + 1
}

func TestKilledWhileReviewing(t *testing.T) {
	for i := range 3 {
		t.Run(strconv.Itoa(i), func(t *testing.T) {
			kills(t, "review", 20, checkReviewed)
		})
	}
}

// checkReviewed wants the answers as checkRecorded does, and that each of them
// changed its card.
func checkReviewed(t *testing.T, s Store, acknowledged int) int {
	answers, err := s.Answers("lesson")
	if err != nil {
		t.Fatal(err)
	}
	n := len(answers)
	if n != acknowledged && n != acknowledged+1 {
		t.Errorf("%d answers where %d were acknowledged", n, acknowledged)
	}
	cards := map[Item]Card{}
	for i, a := range answers {
		if want, _ := reviewed(i + 1).kept(); a != want {
			t.Errorf("answer %d is %+v", i+1, a)
		}
		cards[a.Item()], _ = cards[a.Item()].after(a, fsrs.Default())
	}
	for item, want := range cards {
		c, _, err := s.Card(item)
		if diff := cmp.Diff(want, c, cmp.AllowUnexported(Card{})); diff != "" || err != nil {
			t.Error(diff, err)
		}
	}
	return n + 1
}

func TestKilledInAQuiz(t *testing.T) {
	for i := range 3 {
		t.Run(strconv.Itoa(i), func(t *testing.T) {
			kills(t, "quiz", 20, checkExam)
		})
	}
}

// checkExam counts what exam did: papers are whole, but for the newest, which can
// be taken up.
func checkExam(t *testing.T, s Store, acknowledged int) int {
	papers, err := s.Papers()
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for i, p := range papers {
		answers, err := s.PaperAnswers(p.ID)
		n += 1 + len(answers)
		if !p.Ended.IsZero() {
			n++
		}
		for i, a := range answers {
			if a.Question != i+1 {
				t.Errorf("answer %d is to question %d", i+1, a.Question)
			}
		}
		if whole := len(answers) == 5 && p.Took == time.Minute && len(p.Scores) == 2; err != nil || whole == p.Ended.IsZero() || i > 0 && !whole {
			t.Errorf("%+v with %d answers, %v", p, len(answers), err)
		}
	}
	if n != acknowledged && n != acknowledged+1 {
		t.Errorf("%d things done where %d were acknowledged", n, acknowledged)
	}
	return n + 1
}

// TestKilledInABackup: at every moment, the file is a whole backup.
func TestKilledInABackup(t *testing.T) {
	kills(t, "backup", 20, func(t *testing.T, s Store, acknowledged int) int {
		next := checkRecorded(t, s, acknowledged)
		path := s.(*file).path + ".copy"
		if acknowledged == 0 {
			return next
		}
		to, err := Open(filepath.Join(t.TempDir(), "progress.db"))
		if err != nil {
			t.Fatal(err)
		}
		defer to.Close()
		if done, err := to.Import(path); err != nil || done.Answers < acknowledged || done.Answers >= next {
			t.Errorf("a backup of %d answers, %v, where %d were acknowledged", done.Answers, err, acknowledged)
		}
		return next
	})
}

func TestKilledWhilePlaying(t *testing.T) {
	kills(t, "game", 20, func(t *testing.T, s Store, acknowledged int) int {
		g, ok, err := s.Game()
		n := len(g.Moves)
		if err != nil || ok != (n > 0) || n != acknowledged && n != acknowledged+1 {
			t.Fatalf("a game of %d moves, %v, %v, where %d were acknowledged", n, ok, err, acknowledged)
		}
		if diff := cmp.Diff(gameOf(n), g); ok && diff != "" {
			t.Error(diff)
		}
		return n + 1
	})
}

func TestKilledWhileSetting(t *testing.T) {
	kills(t, "set", 20, func(t *testing.T, s Store, acknowledged int) int {
		text, _ := s.Setting("n")
		place, _ := s.Place("lesson")
		n, _ := strconv.Atoi(text)
		at, _ := strconv.Atoi(place)
		if n != acknowledged && n != acknowledged+1 || at != n && at != n+1 {
			t.Errorf("setting %d, place %d, where %d was acknowledged", n, at, acknowledged)
		}
		return n + 1
	})
}

// TestDurable: what makes a commit last through a crash of the machine. Full
// synchronisation flushes the log at each commit; fullfsync makes macOS flush
// the disk's own cache too.
func TestDurable(t *testing.T) {
	f := opened(t, filepath.Join(t.TempDir(), "progress.db")).(*file)
	want := map[string]string{
		"journal_mode": "wal", "synchronous": "2", "foreign_keys": "1",
		"fullfsync": "1", "checkpoint_fullfsync": "1", "busy_timeout": fmt.Sprint(patience.Milliseconds()),
	}
	for pragma, value := range want {
		var got string
		if err := f.db.QueryRow("PRAGMA " + pragma).Scan(&got); err != nil || got != value {
			t.Errorf("%s is %q, want %q (%v)", pragma, got, value, err)
		}
	}
}
