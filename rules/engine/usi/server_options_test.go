package usi

import (
	"bytes"
	"io"
	"slices"
	"strings"
	"testing"
	"testing/synctest"

	"terakoya/rules/engine"
)

// TestServePlayers: a player is made for the options as they are when it is asked for,
// and not before.
func TestServePlayers(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := &stub{choice: move("7g7f")}
		s := serve(t, p)
		s.says("usi", "isready", "go depth 1", "setoption name USI_Ponder value false", "go depth 1")
		s.says("setoption name Seed value 77", "setoption name Level value 1+", "setoption name USI_Hash value 64", "setoption name OwnBook value false", "go nodes 9")
		s.says("setoption name Level value 11", "setoption name Seed value -1", "isready")
		want := []PlayerOptions{{"10", 0, 16 << 20, true}, {"1+", 77, 64 << 20, false}}
		if !slices.Equal(p.made, want) {
			t.Errorf("%+v", p.made)
		}
		s.quits()
	})
}

// TestServeNoLevels: a player without levels or a book has no such options.
func TestServeNoLevels(t *testing.T) {
	var out bytes.Buffer
	in := strings.NewReader("usi\nsetoption name Level value 1\nsetoption name OwnBook value true\n")
	cfg := ServerConfig{Player: func(PlayerOptions) engine.Engine { return &stub{} }}
	if err := Serve(t.Context(), in, &out, cfg); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"Level", "OwnBook"} {
		if strings.Contains(out.String(), "option name "+name) || !strings.Contains(out.String(), `no option "`+name+`"`) {
			t.Error(out.String())
		}
	}
}

// TestServeSays: what the player thought is told before every bestmove, and giving up
// and declaring are passed on.
func TestServeSays(t *testing.T) {
	thought := engine.Info{Depth: 2, Nodes: 50, Score: -700}
	moved := move("7g7f")
	moved.Info = thought
	mates := move("7g7f")
	mates.Info = engine.Info{Depth: 1, Nodes: 9, Score: engine.Mates(3)}
	for name, c := range map[string]struct {
		choice engine.Choice
		want   string
	}{
		"a move":      {moved, "info depth 2 score cp -700 nodes 50 nps 50000000 time 0 pv 7g7f\nbestmove 7g7f\n"},
		"from a book": {engine.Choice{Move: moved.Move}, "info depth 0 nodes 0 nps 0 time 0 pv 7g7f\nbestmove 7g7f\n"},
		"giving up":   {engine.Choice{Resign: true, Info: thought}, "info depth 2 score cp -700 nodes 50 nps 50000000 time 0\nbestmove resign\n"},
		"declaring":   {engine.Choice{Declare: true, Info: thought}, "info depth 2 score cp -700 nodes 50 nps 50000000 time 0\nbestmove win\n"},
		"a mate":      {mates, "info depth 1 score mate 3 nodes 9 nps 9000000 time 0 pv 7g7f\nbestmove 7g7f\n"},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				s := serve(t, &stub{choice: c.choice})
				io.WriteString(s.in, "go depth 1\n")
				synctest.Wait()
				if got := s.out.take(); got != c.want {
					t.Errorf("%q", got)
				}
				s.quits()
			})
		})
	}
}
