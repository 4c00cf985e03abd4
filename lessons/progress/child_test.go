//go:build !js

package progress

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"testing"
	"time"
)

// TestMain makes the test binary its own other window: with the first argument
// "child" it opens a store and does what children says.
func TestMain(m *testing.M) {
	if len(os.Args) > 1 && os.Args[1] == "child" {
		if err := child(os.Args[2], os.Args[3], os.Args[4], os.Args[5]); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	os.Exit(m.Run())
}

// children are what a child does, with a store and a number.
var children = map[string]func(s Store, n int) error{
	"record": func(s Store, n int) error { return s.Record(numbered(n)) },
	"game":   func(s Store, n int) error { return s.SaveGame(gameOf(n)) },
	"review": func(s Store, n int) error { return s.Record(reviewed(n)) },
	"quiz":   exam,
	"backup": func(s Store, n int) error {
		return errors.Join(s.Record(numbered(n)), s.Backup(s.(*file).path+".copy", true))
	},
	"set": func(s Store, n int) error {
		if err := s.SetPlace("lesson", strconv.Itoa(n)); err != nil {
			return err
		}
		return s.SetSetting("n", strconv.Itoa(n))
	},
}

// exam does the n-th thing of a learner who sits papers of five questions: it
// begins one, answers its questions, and ends it.
func exam(s Store, n int) error {
	if n%7 == 1 {
		_, err := s.BeginPaper("code", 5, day(n))
		return err
	}
	papers, err := s.Papers()
	if err != nil {
		return err
	}
	if n%7 == 0 {
		return s.EndPaper(papers[0].ID, day(n), time.Minute, []Score{{"pins", 2, 3}, {"nifu", 2, 2}})
	}
	return s.Record(Answer{Drill: "pins", Source: FromQuiz, Paper: papers[0].ID, Question: n%7 - 1, When: day(n)})
}

// reviewed answers the n-th review, a day after the one before, of seven steps.
func reviewed(n int) Answer {
	return Answer{Lesson: "lesson", Step: strconv.Itoa(n % 7), Source: FromReview, When: day(n), Result: Result(n % 2), Took: time.Duration(n)}
}

// child does one thing with the numbers from first to last, and prints each
// number after the store has acknowledged it. Its log goes over into the file
// every 20 pages instead of 1000, so that kills hit that too.
func child(what, path, first, last string) error {
	from, _ := strconv.Atoi(first)
	to, _ := strconv.Atoi(last)
	scripts, err := migrations(migrationFiles)
	if err != nil {
		return err
	}
	s, err := open(path, options{patience: patience, scripts: scripts, pragmas: []string{"wal_autocheckpoint(20)"}})
	if err != nil {
		return err
	}
	for n := from; n <= to; n++ {
		if err := children[what](s, n); err != nil {
			return err
		}
		fmt.Println(n)
	}
	return s.Close()
}

// numbered returns an answer that carries a number.
func numbered(n int) Answer {
	return Answer{Lesson: "lesson", Step: "lesson-1", Result: Foul, Foul: "nifu", Hints: n, Tried: "P*5d"}
}

// gameOf returns a game of n moves, each of which tells its number.
func gameOf(n int) Game {
	g := Game{Start: "4k4/9/9/9/9/9/9/9/4K4 b - 1", Opponent: "first-steps", Rules: "jsa", Seed: uint64(n)}
	for i := range n {
		g.Moves = append(g.Moves, fmt.Sprintf("5i%d", i+1))
	}
	return g
}

// start starts a child and returns it with what it prints, one number a time.
func start(t *testing.T, what, path string, first, last int) (*exec.Cmd, *bufio.Scanner) {
	t.Helper()
	me, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(me, "child", what, path, strconv.Itoa(first), strconv.Itoa(last))
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	return cmd, bufio.NewScanner(out)
}

// killed runs a child that would never end, kills it some time after it began to
// write, and returns the last number that it printed, or first-1. The first
// child of a file is killed from its start on, so that also the making of the
// file is hit.
func killed(t *testing.T, what, path string, first int, after time.Duration) int {
	t.Helper()
	cmd, numbers := start(t, what, path, first, 1<<30)
	kill := func() { _ = cmd.Process.Kill() }
	last := first - 1
	if first == 1 {
		time.AfterFunc(after, kill)
	}
	for numbers.Scan() {
		n, err := strconv.Atoi(numbers.Text())
		if err != nil || n != last+1 {
			t.Errorf("the child printed %q after %d", numbers.Text(), last)
		}
		if n == first && first != 1 {
			time.AfterFunc(after, kill)
		}
		last = n
	}
	if err := cmd.Wait(); err == nil || cmd.ProcessState.Exited() {
		t.Fatalf("the child ended by itself: %v", err)
	}
	return last
}
