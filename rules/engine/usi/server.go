package usi

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"sync"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// ServerConfig is what [Serve] serves.
type ServerConfig struct {
	Name, Author string
	// Levels are the names of the levels that the player has, the strongest last: it
	// holds unless another is set. None is a player without levels.
	Levels []string
	// Book says that the player has a book of openings, which it follows unless it is
	// told not to.
	Book bool
	// Player makes the player, when it is first asked for after an option was set.
	Player func(PlayerOptions) engine.Engine
	// Mate looks for a mate by the side to move until ctx ends, and then answers
	// MateTimeout. Nil is an engine that cannot.
	Mate func(ctx context.Context, p rules.Position) (MateAnswer, []rules.Move)
}

// PlayerOptions is what a player is made for: the options of the same names.
type PlayerOptions struct {
	Level string // one of [ServerConfig.Levels], empty if there are none
	Seed  uint64
	Hash  int // bytes of memory, for a player that has any

	OwnBook bool // it follows its book; never without one
}

// Serve lets a program at the other end of two streams use a player of ours as
// an engine. It returns nil at quit and at the end of in, when ctx ends its error,
// and an error of either stream. What was being thought then is stopped and
// answered first. After the end of ctx a goroutine is left that reads in, if
// nobody closes that.
//
// Commands that are wrong are answered by an info string and change nothing.
// Every go is answered by a bestmove, also in a game that is over by the law.
func Serve(ctx context.Context, in io.Reader, out io.Writer, cfg ServerConfig) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	s := &server{cfg: cfg, ctx: ctx, out: &output{w: out}, rules: rules.CSA}
	s.options = PlayerOptions{Hash: usualHash * megabyte, OwnBook: cfg.Book}
	if n := len(cfg.Levels); n > 0 {
		s.options.Level = cfg.Levels[n-1]
	}
	_ = s.begin(rules.StartSFEN, nil) // which cannot fail
	lines := make(chan command)
	go readCommands(ctx, in, lines)
	defer s.halt()
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case l := <-lines:
			switch {
			case errors.Is(l.err, io.EOF):
				return nil
			case l.err != nil:
				return l.err
			}
			if quit := s.obey(l); quit {
				return nil
			}
			if err := s.out.fault(); err != nil {
				return err
			}
		}
	}
}

// command is a line from the other end.
type command struct {
	text string
	cut  bool  // it was too long
	err  error // instead of a line
}

// readCommands reads until the end of the stream, or quit, or ctx.
func readCommands(ctx context.Context, in io.Reader, to chan<- command) {
	pass := func(c command) bool {
		select {
		case to <- c:
			return true
		case <-ctx.Done():
			return false
		}
	}
	for r := newLineReader(in); ; {
		raw, cut, err := r.next()
		c := command{text: clean(raw), cut: cut}
		if c.text != "" && !pass(c) || !cut && strings.HasPrefix(c.text+" ", "quit ") {
			return
		}
		if err != nil {
			pass(command{err: err})
			return
		}
	}
}

// server is one connection.
type server struct {
	cfg     ServerConfig
	ctx     context.Context
	out     *output
	rules   rules.RuleSet
	options PlayerOptions
	player  engine.Engine // nil until it is asked for

	game  *rules.Game
	start string   // the position command of the game, without its moves
	moves []string // of the position command

	search *answering // nil if none is going on
}

// obey does what a line says and reports whether it was quit.
func (s *server) obey(c command) (quit bool) {
	word, rest, _ := strings.Cut(c.text, " ")
	rest = strings.TrimSpace(rest)
	if c.cut {
		s.out.note("a line of more than %d bytes is not obeyed", longestLine)
		return false
	}
	switch word {
	case "usi":
		s.introduce()
	case "isready":
		s.seat()
		s.out.say("readyok")
	case "setoption":
		s.halt()
		s.note(s.setOption(rest))
	case "position":
		s.halt()
		s.note(s.position(rest))
	case "go":
		s.halt()
		s.answer(rest)
	case "ponderhit":
		s.search.letGo(ponder)
	case "usinewgame", "stop", "gameover":
		s.halt()
	case "quit":
		return true
	default:
		s.out.note("no command %.40q", word)
	}
	return false
}

// seat makes the player, if there is none for the options as they are.
func (s *server) seat() {
	if s.player == nil {
		s.player = s.cfg.Player(s.options)
	}
}

// note tells of an error, if there is one.
func (s *server) note(err error) {
	if err != nil {
		s.out.note("%v", err)
	}
}

// halt ends the search that is going on, and waits for its bestmove.
func (s *server) halt() {
	if s.search != nil {
		s.search.stop()
		s.search = nil
	}
}

// output writes whole lines, whoever says them.
type output struct {
	mu  sync.Mutex
	w   io.Writer
	err error // of the first line that could not be written; then no more are
}

func (o *output) say(format string, args ...any) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.err == nil {
		_, o.err = fmt.Fprintf(o.w, format+"\n", args...)
	}
}

// note says something for people to read.
func (o *output) note(format string, args ...any) {
	o.say("info string %s", clean(fmt.Appendf(nil, format, args...)))
}

func (o *output) fault() error {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.err
}
