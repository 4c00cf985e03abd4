package usi

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// children returns the processes that these tests have started and that are
// left, zombies too. Only Linux tells.
func children(t *testing.T) []string {
	t.Helper()
	if runtime.GOOS != "linux" {
		return nil
	}
	var found []string
	parent := strconv.Itoa(os.Getpid())
	stats, _ := filepath.Glob("/proc/[0-9]*/stat")
	for _, name := range stats {
		stat, _ := os.ReadFile(name)
		_, state, _ := strings.Cut(string(stat), ") ")
		fields := strings.Fields(state)
		if len(fields) < 2 {
			continue // it has just ended
		}
		environment, _ := os.ReadFile(filepath.Join(filepath.Dir(name), "environ"))
		orphan := strings.Contains(string(environment), "\x00"+parentVariable+"="+parent+"\x00")
		if id := filepath.Base(filepath.Dir(name)); fields[1] == parent || orphan && id != parent {
			found = append(found, id)
		}
	}
	return found
}

// TestStart: what cannot be started is named.
func TestStart(t *testing.T) {
	plain := filepath.Join(t.TempDir(), "plain.txt")
	if err := os.WriteFile(plain, []byte("text"), 0o644); err != nil {
		t.Fatal(err)
	}
	script := filepath.Join(t.TempDir(), "nothing.sh")
	if err := os.WriteFile(script, []byte("#!/no/such/program\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	before := runtime.NumGoroutine()
	for _, path := range []string{"/no/such/engine", "no-such-engine-anywhere", plain, t.TempDir(), script, ""} {
		c, err := Start(t.Context(), Program{Path: path}, Config{})
		var cause *StartError
		if c != nil || !errors.As(err, &cause) || cause.Path != path || !strings.Contains(err.Error(), path) {
			t.Errorf("%q: %v", path, err)
		}
	}
	_, err := Start(t.Context(), Program{Path: "/no/such/engine"}, Config{})
	if !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a missing file: %v", err)
	}
	settled(t, before)
}

// TestCancelledStart: who does not want to wait any more leaves no process.
func TestCancelledStart(t *testing.T) {
	before := runtime.NumGoroutine()
	ctx, cancel := context.WithCancel(t.Context())
	waited := 0
	cfg := Config{Quit: 50 * time.Millisecond, Progress: func(p Progress) {
		if waited++; p.Stage != Starting || p.Said != "reading the book" {
			t.Errorf("%+v", p)
		}
		cancel()
	}}
	_, err := Start(ctx, fakeProgram(t, "usi: say info string reading the book; hang"), cfg)
	if !errors.Is(err, context.Canceled) || waited != 1 {
		t.Errorf("%v, told %d times", err, waited)
	}
	settled(t, before)
}

// TestLastWords: an engine that dies tells why by its standard error, of which
// the last 4 KB are kept, however much it says.
func TestLastWords(t *testing.T) {
	before := runtime.NumGoroutine()
	noise := strings.Repeat("err "+strings.Repeat("noise ", 100)+"; ", 200)
	program := fakeProgram(t, polite+"go: "+noise+"err no eval.bin; err giving up; die")
	c, err := Start(t.Context(), program, Config{})
	if err != nil {
		t.Fatal(err)
	}
	_, err = c.Choose(t.Context(), rules.NewGame(start()), engine.Limits{})
	var ended *Ended
	if !errors.As(err, &ended) || ended.State != "exit status 3" || len(ended.Said) > mostSaid+100 ||
		!strings.HasSuffix(err.Error(), "no eval.bin / giving up") {
		t.Errorf("%v", err)
	}
	c.Close()
	settled(t, before)
}

// TestOrphan: a child that an engine leaves behind, and which holds its output
// open, does not make it seem alive, and is ended too.
func TestOrphan(t *testing.T) {
	before := runtime.NumGoroutine()
	for _, script := range []string{polite + "go: orphan; die", polite + "go: orphan; say bestmove 7g7f"} {
		c, err := Start(t.Context(), fakeProgram(t, script), Config{})
		if err != nil {
			t.Fatal(err)
		}
		_, err = c.Choose(t.Context(), rules.NewGame(start()), engine.Limits{Time: time.Minute})
		var ended *Ended
		if err != nil && !errors.As(err, &ended) {
			t.Error(err)
		}
		c.Close()
		settled(t, before)
	}
}
