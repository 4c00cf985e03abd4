package usi

import (
	"bytes"
	"context"
	"io"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/search"
)

// TestServeMate: a mate solver that is given is asked, and told when to stop.
func TestServeMate(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		cfg := ServerConfig{
			Player: func(PlayerOptions) engine.Engine { return &stub{} },
			Mate: func(ctx context.Context, p rules.Position) (MateAnswer, []rules.Move) {
				if p.SFEN() == rules.StartSFEN {
					<-ctx.Done()
					return MateTimeout, nil
				}
				return MateFound, []rules.Move{move("G*1b").Move}
			},
		}
		var out bytes.Buffer
		in, writer := io.Pipe()
		go func() {
			io.WriteString(writer, "position sfen 8k/9/7G1/9/9/9/9/9/4K4 b G 1\ngo mate infinite\n")
			time.Sleep(time.Millisecond)
			io.WriteString(writer, "position startpos\ngo mate 500\n")
			time.Sleep(time.Second)
			writer.Close()
		}()
		if err := Serve(t.Context(), in, &out, cfg); err != nil || out.String() != "checkmate G*1b\ncheckmate timeout\n" {
			t.Errorf("%q, %v", out.String(), err)
		}
	})
}

// TestStopTakesNoTime: our own player answers stop at once.
func TestStopTakesNoTime(t *testing.T) {
	in, writer := io.Pipe()
	var out bytes.Buffer
	go func() {
		io.WriteString(writer, "position startpos\ngo infinite\n")
		writer.Close()
	}()
	err := Serve(t.Context(), in, &out, ServerConfig{Player: func(o PlayerOptions) engine.Engine { return search.NewSearcher(o.Hash) }})
	if err != nil || !strings.Contains(out.String(), "bestmove ") {
		t.Errorf("%q, %v", out.String(), err)
	}
}

// FuzzServe: whatever is said to it, the server ends when nothing more is said,
// and has answered every go.
func FuzzServe(f *testing.F) {
	for _, text := range []string{
		"usi\nisready\nsetoption name RuleSet value jsa\nusinewgame\nposition startpos moves 7g7f\ngo btime 0 wtime 0 byoyomi 100\nstop\nquit\n",
		"position sfen 4k4/9/9/9/9/9/9/9/4K4 b - 1 moves 5i5h 5a5b\ngo infinite\ngo ponder\nponderhit\ngo mate 5\n",
		"go\ngo depth\ngo depth -1 nodes 99999999999999999999 movetime 0\nposition\nsetoption name\n\x00\xff\r\n", "quit", "",
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, in []byte) {
		var out bytes.Buffer
		err := Serve(t.Context(), bytes.NewReader(in), &out, ServerConfig{Player: func(PlayerOptions) engine.Engine { return &stub{} }})
		if err != nil {
			t.Error(err)
		}
		for l := range strings.Lines(out.String()) {
			if !strings.HasSuffix(l, "\n") || wordNames[strings.Fields(l)[0]] == wordOther {
				t.Errorf("says %q", l)
			}
		}
	})
}
