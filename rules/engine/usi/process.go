package usi

import (
	"context"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"time"
)

// Program is an engine that can be started.
type Program struct {
	Path string
	Args []string
	Dir  string // in which it runs, as engines look there for their files; empty is the folder of Path
}

const (
	// afterEnd is how long the streams of a process are read on once it has ended.
	afterEnd = 200 * time.Millisecond
	// afterTerm is the time that a process has to end when it is told to.
	afterTerm = 500 * time.Millisecond
	// afterKill is the time that the system has to end it.
	afterKill = 500 * time.Millisecond
	// mostSaid is how many bytes of standard error are kept, the last ones.
	mostSaid = 4 << 10
)

// Start starts a program and shakes hands with it, as [Open] does. A program
// that cannot be started gives a [*StartError]; when ctx ends, or the handshake
// fails, no process is left. [Client.Close] takes Config.Quit and a second at
// most: the process is told to quit, then to terminate, then killed, with all
// processes that it has started itself where the system knows of them.
func Start(ctx context.Context, p Program, cfg Config) (*Client, error) {
	if cfg.Name == "" {
		cfg.Name = strings.TrimSuffix(filepath.Base(p.Path), ".exe")
	}
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	run, err := launch(p)
	if err != nil {
		return nil, &StartError{p.Path, err}
	}
	return Open(ctx, run, cfg)
}

// process is a running program as a stream.
type process struct {
	cmd   *exec.Cmd
	in    io.WriteCloser
	out   *os.File
	said  tail
	ended chan struct{} // closed when the process is no more
	once  sync.Once
}

func launch(p Program) (*process, error) {
	path, err := exec.LookPath(p.Path)
	if err != nil {
		return nil, err
	}
	if path, err = filepath.Abs(path); err != nil { // as Dir changes what it is relative to
		return nil, err
	}
	out, theirs, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer theirs.Close()
	run := &process{cmd: exec.Command(path, p.Args...), out: out, ended: make(chan struct{})}
	if run.cmd.Dir = p.Dir; p.Dir == "" {
		run.cmd.Dir = filepath.Dir(path)
	}
	run.cmd.Stdout = theirs
	run.cmd.Stderr = &run.said
	run.cmd.WaitDelay = afterEnd
	run.cmd.SysProcAttr = attributes()
	if run.in, err = run.cmd.StdinPipe(); err == nil {
		err = run.cmd.Start()
	}
	if err != nil {
		out.Close()
		return nil, err
	}
	go run.watch()
	return run, nil
}

// watch waits for the end of the process. Children of it that hold its output
// open would make it seem alive: they are ended too, and the rest is not read.
func (p *process) watch() {
	_ = p.cmd.Wait() // its state tells more than the error
	_ = end(p.cmd.Process)
	close(p.ended)
	time.AfterFunc(afterEnd, func() { p.out.Close() })
}

func (p *process) Read(b []byte) (int, error) {
	n, err := p.out.Read(b)
	if err != nil {
		err = io.EOF // however the pipe ended, the engine is no more
		wait(p.ended, afterTerm)
	}
	return n, err
}

func (p *process) Write(b []byte) (int, error) { return p.in.Write(b) }

// Close ends the process. The error is [*Silent] if even killing it is in vain.
func (p *process) Close() (err error) {
	p.once.Do(func() {
		p.in.Close()
		for _, step := range []struct {
			do   func(*os.Process) error
			wait time.Duration
		}{{terminate, afterTerm}, {end, afterKill + afterEnd}} {
			if p.over() {
				break
			}
			_ = step.do(p.cmd.Process) // in vain only if it has ended meanwhile
			wait(p.ended, step.wait)
		}
		if !p.over() {
			err = &Silent{p.cmd.Path, Idling, afterKill}
		}
		p.out.Close()
	})
	return err
}

func (p *process) over() bool {
	select {
	case <-p.ended:
		return true
	default:
		return false
	}
}

// lastWords returns how the process ended and what it last said to standard error.
func (p *process) lastWords() (state, said string) {
	if p.over() {
		state = p.cmd.ProcessState.String()
	}
	return state, p.said.String()
}

// tail keeps the last mostSaid bytes that are written to it.
type tail struct {
	mu   sync.Mutex
	kept []byte
}

func (t *tail) Write(b []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.kept = append(t.kept, b[max(0, len(b)-mostSaid):]...)
	t.kept = append(t.kept[:0], t.kept[max(0, len(t.kept)-mostSaid):]...)
	return len(b), nil
}

// String returns the text that was kept, its lines parted by " / ".
func (t *tail) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	text := string(t.kept)
	if at := strings.IndexByte(text, '\n'); len(text) == mostSaid && at >= 0 {
		text = text[at:] // the first line is but the end of one
	}
	var lines []string
	for l := range strings.SplitSeq(text, "\n") {
		if l = clean([]byte(l)); l != "" {
			lines = append(lines, l)
		}
	}
	return strings.Join(lines, " / ")
}
