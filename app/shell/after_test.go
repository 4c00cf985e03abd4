package shell

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"terakoya/app/words"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/lessons/progress"
	"terakoya/rules"
)

// hung is a game in which sente, the learner, missed a mate and then gave up.
var hung = progress.PastGame{
	When: time.Date(2026, time.November, 30, 9, 0, 0, 0, time.UTC), Start: "4k4/9/4P4/9/9/9/9/9/4K4 b G 1",
	Moves: []string{"G*1a", "5a6b"}, Plies: 2, Side: rules.Black, Opponent: "3", Outcome: progress.GameLost, Ending: "resignation",
	Rules: "jsa", Slips: []progress.Slip{{Ply: 0, Attempt: "5i5g", Foul: "wrong-movement"}},
}

// TestAfter: a game is looked at, played on from, and its mate solved; what follows a
// foul is its lesson.
func TestAfter(t *testing.T) {
	for _, c := range []struct {
		keys []fyne.KeyName
		want string
	}{
		{[]fyne.KeyName{fyne.KeyHome, fyne.KeyReturn}, "play"}, {[]fyne.KeyName{fyne.KeyG}, "learn"},
		{[]fyne.KeyName{fyne.KeyEscape}, "home"}, {[]fyne.KeyName{fyne.KeyN}, "setup"}, {[]fyne.KeyName{fyne.KeyM}, "mates"},
		{[]fyne.KeyName{fyne.KeyS}, "study"},
	} {
		s := open(t, Options{Language: lessons.English, Store: progress.Memory(), Lessons: content.Lessons()})
		s.work.Do, s.work.Go = func(f func()) { f() }, func(f func()) {
			if c.want == "mates" { // else nothing need be read
				f()
			}
		}
		s.After(hung)
		if s.Screen().Name() != "after" || !strings.Contains(s.Screen().Says(), "Gote wins") {
			t.Fatalf("%s: %q", s.Screen().Name(), s.Screen().Says())
		}
		press(s, c.keys...)
		if got := s.Screen().Name(); got != c.want {
			t.Errorf("%v lead to %s, want %s", c.keys, got, c.want)
		}
	}
}

// TestAfterWithoutMoves: a game whose moves were not kept leads home.
func TestAfterWithoutMoves(t *testing.T) {
	s := open(t, Options{Language: lessons.English, Store: progress.Memory()})
	old := hung
	old.Moves = nil
	if s.After(old); s.Screen().Name() != "home" || s.trouble == nil {
		t.Errorf("%s: %v", s.Screen().Name(), s.trouble)
	}
}

// TestAfterWrites: an exercise goes into the folder of own lessons, once, and is read
// from there; without a folder it is said where to choose one.
func TestAfterWrites(t *testing.T) {
	c := teach(t, Options{Language: lessons.English})
	c.work.Do, c.work.Go = func(f func()) { f() }, func(f func()) { f() }
	w := c.words()
	exercise := func() string {
		c.After(hung)
		press(c.Shell, fyne.KeyHome, fyne.KeyE)
		return c.Screen().Says()
	}
	if got := exercise(); got != w.Say("after.noFolder", nil) {
		t.Errorf("without a folder: %q", got)
	}
	c.choose(c.dir)
	path := filepath.Join(c.dir, "own-game-20261130-0900-1.toml")
	if got := exercise(); got != w.Say("own.wrote", words.Args{"path": path}) {
		t.Errorf("%q", got)
	}
	if c.look(); c.entry("own-game-20261130-0900-1") == nil {
		t.Errorf("the exercise is no lesson: %v", c.Faults())
	}
	if got := exercise(); got != w.Say("after.exists", words.Args{"path": path}) {
		t.Errorf("again: %q", got)
	}
}
