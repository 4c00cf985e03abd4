package usi

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

// fake is an engine that does what a script says. A line of a script is
// "COMMAND: act; act"; it is for a command that begins so. Of several lines for
// one command each serves once, the last one for ever. The acts:
//
//	say TEXT       a line; raw "QUOTED" is bytes
//	wait 5s        and does not read meanwhile
//	until COMMAND  reads on until that comes
//	die            ends at once
//	hang           reads and answers nothing any more
//	deaf           does not even read
//	shut           says no more, but lives
//	flood          info lines without end; endless: a line without end
//	err TEXT       to the standard error
//	undead         (a process) ignores quit, the end of input and SIGTERM
//	orphan         (a process) leaves a child that holds its output
//
// quit and the end of input end it.
type fake struct {
	rules  []fakeRule
	in     *bufio.Scanner
	out    io.WriteCloser
	err    io.Writer
	pause  time.Duration // between parts of a flood
	closed chan struct{} // when the other side has closed the stream
	done   chan struct{} // when the engine has ended

	mu    sync.Mutex
	heard []string
}

type fakeRule struct {
	command string
	acts    []string
}

// polite is what most scripts begin with.
const polite = "usi: say id name Fake; say usiok\nisready: say readyok\n"

func newFake(script string) *fake {
	f := &fake{closed: make(chan struct{}), done: make(chan struct{}), err: io.Discard}
	for _, l := range strings.Split(strings.TrimSpace(script), "\n") {
		command, acts, _ := strings.Cut(l, ": ")
		f.rules = append(f.rules, fakeRule{command, strings.Split(acts, "; ")})
	}
	return f
}

// run obeys until the engine is to end.
func (f *fake) run(in io.Reader, out io.WriteCloser) {
	defer out.Close()
	f.in, f.out = bufio.NewScanner(in), out
	f.in.Buffer(nil, 1<<20)
	for f.next() {
		if f.in.Text() == "quit" {
			return
		}
		for _, act := range f.acts(f.in.Text()) {
			if !f.do(act) {
				return
			}
		}
	}
}

func (f *fake) next() bool {
	if !f.in.Scan() {
		return false
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	f.heard = append(f.heard, f.in.Text())
	return true
}

// acts returns what is to be done at a command.
func (f *fake) acts(command string) []string {
	found := -1
	for i, r := range f.rules {
		if strings.HasPrefix(command+" ", r.command+" ") {
			if found >= 0 {
				acts := f.rules[found].acts
				f.rules = append(f.rules[:found], f.rules[found+1:]...)
				return acts
			}
			found = i
		}
	}
	if found < 0 {
		return nil
	}
	return f.rules[found].acts
}

// do reports whether the engine goes on.
func (f *fake) do(act string) bool {
	verb, rest, _ := strings.Cut(act, " ")
	switch verb {
	case "say":
		_, err := fmt.Fprintln(f.out, rest)
		return err == nil
	case "raw":
		text, err := strconv.Unquote(rest)
		if err != nil {
			panic(act)
		}
		_, err = io.WriteString(f.out, text)
		return err == nil
	case "until":
		return f.readTo(rest)
	case "hang":
		f.readTo("quit")
		return false
	case "shut":
		f.out.Close()
	case "err":
		fmt.Fprintln(f.err, rest)
	case "flood":
		return f.flood(strings.Repeat("info depth 1 score cp 10 pv 7g7f 3c3d\n", 100))
	case "endless":
		return f.flood(strings.Repeat("x", 5000))
	default:
		return f.live(verb, rest)
	}
	return true
}

// live does what has to do with the life of the engine.
func (f *fake) live(verb, rest string) bool {
	switch verb {
	case "wait":
		d, err := time.ParseDuration(rest)
		if err != nil {
			panic(err)
		}
		time.Sleep(d)
	case "die":
		return false
	case "deaf":
		select {
		case <-f.closed:
		case <-time.After(time.Hour):
		}
		return false
	case "undead":
		signal.Ignore(syscall.SIGTERM)
		time.Sleep(time.Hour)
	case "orphan":
		child := exec.Command(os.Args[0])
		child.Env = append(os.Environ(), fakeVariable+"=usi: hang")
		child.Stdout, child.Stderr = os.Stdout, os.Stderr
		child.Stdin, _, _ = os.Pipe()
		if err := child.Start(); err != nil {
			panic(err)
		}
	default:
		panic(verb)
	}
	return true
}

// readTo reads on until a command comes, and reports whether it has.
func (f *fake) readTo(command string) bool {
	for f.next() {
		if strings.HasPrefix(f.in.Text(), command) {
			return true
		}
	}
	return false
}

// flood says the same until nobody listens any more.
func (f *fake) flood(text string) bool {
	for {
		if _, err := io.WriteString(f.out, text); err != nil {
			return false
		}
		if f.pause > 0 {
			time.Sleep(f.pause)
		}
	}
}

// commands returns what the engine was told, in order.
func (f *fake) commands() []string {
	f.mu.Lock()
	defer f.mu.Unlock()
	return append([]string(nil), f.heard...)
}

// pipes is our end of a stream in memory.
type pipes struct {
	*io.PipeReader
	*io.PipeWriter
	once   sync.Once
	closed chan struct{}
}

func (p *pipes) Close() error {
	p.PipeReader.Close()
	p.PipeWriter.Close()
	p.once.Do(func() { close(p.closed) })
	return nil
}

// inMemory starts a fake engine at the other end of a stream.
func inMemory(f *fake) *pipes {
	theirIn, ourOut := io.Pipe()
	ourIn, theirOut := io.Pipe()
	f.pause = time.Millisecond // as time stands still in a test while somebody is busy
	go func() {
		defer close(f.done)
		f.run(theirIn, theirOut)
		theirIn.Close()
	}()
	return &pipes{PipeReader: ourIn, PipeWriter: ourOut, closed: f.closed}
}

const (
	// fakeVariable makes the program of the tests an engine by its script.
	fakeVariable = "TERAKOYA_FAKE_ENGINE"
	// parentVariable marks all that descends from this run of the tests.
	parentVariable = "TERAKOYA_FAKE_PARENT"
)

func TestMain(m *testing.M) {
	script := os.Getenv(fakeVariable)
	if script == "" {
		os.Setenv(parentVariable, strconv.Itoa(os.Getpid()))
		os.Exit(m.Run())
	}
	f := newFake(script)
	f.err = os.Stderr
	f.run(os.Stdin, os.Stdout)
	os.Exit(3)
}
