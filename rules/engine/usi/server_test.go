package usi

import (
	"bytes"
	"context"
	"errors"
	"io"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// stub is a player whose search takes a time, and remembers what it was asked.
type stub struct {
	takes  time.Duration
	choice engine.Choice
	fault  error

	mu     sync.Mutex
	limits engine.Limits // it was last given
	made   []PlayerOptions
}

func (*stub) Name() string { return "stub" }

func (s *stub) Choose(ctx context.Context, g *rules.Game, l engine.Limits) (engine.Choice, error) {
	if err := engine.Ready(ctx, g); err != nil {
		return engine.Choice{}, err
	}
	s.mu.Lock()
	s.limits = l
	s.mu.Unlock()
	select {
	case <-ctx.Done():
		return s.choice, ctx.Err()
	case <-time.After(s.takes):
		return s.choice, s.fault
	}
}

// last returns the limits it was last given.
func (s *stub) last() engine.Limits {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.limits
}

// buffer is one that two may use.
type buffer struct {
	mu   sync.Mutex
	text strings.Builder
}

func (b *buffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.text.Write(p)
}

// take returns what has been written since the last time.
func (b *buffer) take() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	defer b.text.Reset()
	return b.text.String()
}

// served is a server in a bubble with what it says.
type served struct {
	t   *testing.T
	in  io.WriteCloser
	out buffer
	end chan error
}

// serve starts a server with that player.
func serve(t *testing.T, p *stub) *served {
	in, out := io.Pipe()
	s := &served{t: t, in: out, end: make(chan error, 1)}
	go func() {
		s.end <- Serve(t.Context(), in, &s.out, ServerConfig{
			Name: "N", Author: "A", Levels: []string{"1", "1+", "10"}, Book: true,
			Player: func(o PlayerOptions) engine.Engine { p.made = append(p.made, o); return p },
		})
	}()
	return s
}

// says gives lines to the server and returns what it answers until it is idle,
// the infos of a search left out.
func (s *served) says(lines ...string) string {
	s.t.Helper()
	for _, l := range lines {
		if _, err := io.WriteString(s.in, l+"\n"); err != nil {
			s.t.Fatal(err)
		}
	}
	synctest.Wait()
	var said []string
	for _, l := range strings.Split(strings.TrimSpace(s.out.take()), "\n") {
		if !strings.HasPrefix(l, "info depth") {
			said = append(said, l)
		}
	}
	return strings.Join(said, " | ")
}

// quits ends the server.
func (s *served) quits() {
	s.t.Helper()
	s.says("quit")
	if err := <-s.end; err != nil {
		s.t.Error(err)
	}
}

func move(text string) engine.Choice {
	a, err := rules.ParseAttempt(text)
	if err != nil {
		panic(err)
	}
	return engine.Choice{Move: a.Move(), Info: engine.Info{Depth: 1, Nodes: 1, Line: []rules.Move{a.Move()}}}
}

const (
	entered  = "position sfen +R5+P2/+P+P+P+PK1+P1+P/4+P+P1+P1/9/9/9/9/4k4/9 b R3S8P2b4gs4n4l 1"
	repeated = "position sfen 4k4/9/9/9/9/9/9/9/4K4 b - 1 moves 5i5h 5a5b 5h5i 5b5a 5i5h 5a5b 5h5i 5b5a 5i5h 5a5b 5h5i 5b5a"
)

// dialogues are commands, parted by semicolons, and what is answered; where a
// bestmove stands last any will do.
var dialogues = []struct{ name, lines, want string }{
	{"a greeting", "usi;isready", "id name N | id author A | option name Level type combo default 10 var 1 var 1+ var 10 | option name RuleSet type combo default csa" +
		" var jsa var jsa-2013 var ama27 var csa var lishogi var try | option name Seed type spin default 0 min 0 max 2147483647 | option name OwnBook type check default true" +
		" | option name USI_Hash type spin default 16 min 1 max 1024 | option name USI_Ponder type check default false | usiok | readyok"},
	{"a game", "usinewgame;position startpos;go depth 1;position startpos moves 7g7f 3c3d;go;gameover win", "bestmove 7g7f | info string stub knows no move; this is any | bestmove "},
	{"a wrong sfen keeps the position", "position startpos moves 2g2f 8c8d;position sfen 9/9 b - 1;go",
		`info string sfen "sfen 9/9 b - 1", column 6: the board has 2 ranks, want 9 | bestmove 7g7f`},
	{"a wrong move keeps the position", "position startpos moves 2g2f 8c8d;position startpos moves 2g2f 8c8d 2f2e 8d8e 2e2c;go",
		"info string position: move 5: 2e2c: wrong-movement (2e) | bestmove 7g7f"},
	{"a move that is none", "position startpos moves e2e4", `info string position: move 1: move "e2e4": a move is written like 7g7f, 2d2c+ or P*5e`},
	{"nothing", "position", `info string sfen "", column 1: want board, side to move, hands and move number with blanks between, found 0 parts`},
	{"an odd position", "position sfen 4k4/9/4P4/9/9/9/4P4/9/4K4 b - 1", "info string an odd position: two unpromoted pawns of one side on a file"},
	{"a declaration", entered + ";go", "bestmove win"},
	{"not under the rule of trying", "setoption name RuleSet value try;" + entered + ";go", "info string stub knows no move; this is any | bestmove "},
	{"over by repetition", repeated + ";go", "info string stub knows no move; this is any | bestmove "},
	{"mated", "position sfen 8k/8G/7G1/9/9/9/9/9/4K4 w - 2;go", "bestmove resign"},
	{"mate", "go mate 1000", "checkmate notimplemented"},
	{"mate without end", "go mate infinite", "checkmate notimplemented"},
	{"nonsense", "xyzzy;setoption;setoption name Foo value 1;setoption name Seed value x;setoption name RuleSet value chess;" +
		"setoption name USI_Hash value 0;setoption name OwnBook value yes;setoption name Level value 2;setoption name USI_Ponder value true;stop;ponderhit;gameover lose",
		`info string no command "xyzzy" | info string setoption "": want name NAME value VALUE | info string no option "Foo"` +
			` | info string option Seed is "x", want a number from 0 to 2147483647` +
			` | info string rule set "chess" is not known; there are jsa, jsa-2013, ama27, csa, lishogi, try` +
			` | info string option USI_Hash is "0", want a number from 1 to 1024 | info string option OwnBook is "yes", want true or false | info string option Level is "2", want one of 1, 1+, 10`},
	{"broken limits", "go depth x nodes 5 btime;position startpos", `info string go: depth is "x", want a number | info string go: btime has no number | bestmove 7g7f`},
}

// TestServe: each command is answered as it should.
func TestServe(t *testing.T) {
	for _, c := range dialogues {
		t.Run(c.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				s := serve(t, &stub{choice: move("7g7f")})
				var said []string
				for _, l := range strings.Split(c.lines, ";") {
					if got := s.says(l); got != "" {
						said = append(said, got)
					}
					time.Sleep(time.Millisecond)
				}
				if got := s.says(); got != "" {
					said = append(said, got)
				}
				got := strings.Join(said, " | ")
				anyMove := strings.HasSuffix(c.want, "bestmove ") && strings.HasPrefix(got, c.want)
				if got != c.want && !anyMove {
					t.Errorf("%s", got)
				}
				s.quits()
			})
		})
	}
}

// TestServeTimes: when bestmove comes, and what the player is allowed.
func TestServeTimes(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := &stub{choice: move("7g7f"), takes: time.Second}
		s := serve(t, p)
		if got := s.says("position startpos", "go btime 600000 wtime 1 byoyomi 10000"); got != "" {
			t.Error(got)
		}
		if want := 22500 * time.Millisecond; p.last().Time != want || p.last().Clock.Byoyomi != 10*time.Second {
			t.Errorf("%+v", p.last())
		}
		if got := s.says("isready"); got != "readyok" {
			t.Error(got)
		}
		if got := s.says("stop"); got != "bestmove 7g7f" {
			t.Error(got)
		}
		s.says("go movetime 50 nodes 7 depth 3")
		if l := p.last(); l.Time != 50*time.Millisecond || l.Nodes != 7 || l.Depth != 3 {
			t.Errorf("%+v", l)
		}
		if got := s.says("go nodes 1"); got != "bestmove 7g7f" {
			t.Errorf("the go before is answered: %s", got)
		}
		if got := s.says("position startpos moves 2g2f"); got != "bestmove 7g7f" {
			t.Errorf("a position ends a search: %s", got)
		}
		s.quits()
	})
}

// TestServeHolds: an answer that was found is held back until it may be given.
func TestServeHolds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := serve(t, &stub{choice: move("7g7f"), takes: time.Second})
		s.says("go infinite")
		time.Sleep(time.Minute)
		if got := s.says(); got != "" {
			t.Errorf("%s before stop", got)
		}
		if got := s.says("stop", "stop"); got != "bestmove 7g7f" {
			t.Error(got)
		}
		s.says("go ponder btime 0 wtime 0 byoyomi 5000")
		time.Sleep(time.Minute)
		if got := s.says() + s.says("ponderhit"); got != "bestmove 7g7f" {
			t.Error(got)
		}
		s.quits()
	})
}

// TestServeEnds: quit, the end of the input, of the output and of the context.
func TestServeEnds(t *testing.T) {
	cfg := ServerConfig{Player: func(PlayerOptions) engine.Engine { return &stub{takes: time.Hour} }}
	synctest.Test(t, func(t *testing.T) {
		var out bytes.Buffer
		for _, lines := range []string{"go infinite\nquit\nusi\n", "go infinite\n", "go depth 1", ""} {
			out.Reset()
			if err := Serve(t.Context(), strings.NewReader(lines), &out, cfg); err != nil {
				t.Error(err)
			}
			if got := strings.Count(out.String(), "bestmove"); got != min(len(lines), 1) || strings.Contains(out.String(), "usiok") {
				t.Errorf("%q: %q", lines, out.String())
			}
		}
		in, writer := io.Pipe()
		_, broken := io.Pipe()
		broken.Close()
		if err := Serve(t.Context(), strings.NewReader("usi\nusi\n"), broken, cfg); !errors.Is(err, io.ErrClosedPipe) {
			t.Error(err)
		}
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		if err := Serve(ctx, in, &out, cfg); !errors.Is(err, context.DeadlineExceeded) {
			t.Error(err)
		}
		writer.Close()
	})
}
