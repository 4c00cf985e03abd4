package main

import (
	"bytes"
	"net"
	"strings"
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine"
	wire "terakoya/rules/engine/usi"
	"terakoya/rules/joseki"
)

// book is a book with one line for each side of the even game.
func book(t *testing.T) *joseki.Book {
	t.Helper()
	line := joseki.Line{Start: rules.Handicaps[0].Position(), Weight: 1}
	for _, text := range []string{"9g9f", "9c9d"} {
		a, err := rules.ParseAttempt(text)
		if err != nil {
			t.Fatal(err)
		}
		line.Moves = append(line.Moves, a.Move())
	}
	b, err := joseki.New([]joseki.Line{line})
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestUSI: what other programs say to the tool, and what it answers.
func TestUSI(t *testing.T) {
	var out bytes.Buffer
	lines := "usi\nisready\nposition sfen 8k/9/7G1/9/9/9/9/9/4K4 b G 1\ngo depth 1\nquit\n"
	if err := serveUSI(strings.NewReader(lines), &out, book(t)); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"id name Terakoya\n", "option name OwnBook type check default true\n", "option name RuleSet type combo default csa", "option name Level type combo default 10++ var 1 var 1+ var 1++ var 2 ", "usiok\nreadyok\n", "\nbestmove "} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("no %q in %q", want, out.String())
		}
	}
	if _, fault, code := shogi("usi", "now"); code != 2 || !strings.Contains(fault, "want no argument") {
		t.Errorf("%q, exit code %d", fault, code)
	}
}

// TestUSIGame: it plays a game with itself, as another program would have it.
func TestUSIGame(t *testing.T) {
	ours, theirs := net.Pipe()
	served := make(chan error)
	go func() { served <- serveUSI(theirs, theirs, book(t)) }()
	c, err := wire.Open(t.Context(), ours, wire.Config{Options: map[string]string{"Seed": "5", "USI_Hash": "64", "Level": "7+"}})
	if err != nil {
		t.Fatal(err)
	}
	if ignored := c.Ignored(); len(ignored) > 0 {
		t.Error(ignored)
	}
	g := rules.CSA.NewGame(rules.Handicaps[0].Position())
	for len(g.Moves()) < 200 && g.Outcome().Ending == rules.NotEnded {
		choice, err := c.Choose(t.Context(), g, engine.Limits{Nodes: 300})
		if err == nil {
			err = choice.Apply(g)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := c.GameOver(t.Context(), wire.ResultFor(g.Outcome(), rules.Black)); err != nil || len(c.Remarks()) > 0 {
		t.Errorf("%v, %q", err, c.Remarks())
	}
	c.Close()
	if err := <-served; err != nil {
		t.Error(err)
	}
}

// TestUSIPlayer: the strongest level is the search with the memory asked for, the others
// are players of their level.
func TestUSIPlayer(t *testing.T) {
	for level, want := range map[string]string{"10++": "searcher", "10+": "search", "1": "search"} {
		if got := usiPlayer(wire.PlayerOptions{Level: level, Hash: 1 << 16}, book(t)).Name(); got != want {
			t.Errorf("%s is %s", level, got)
		}
	}
}

// TestUSIBook: a level follows the book unless it is told not to, and the strongest one
// never does. Without a book there is no such option.
func TestUSIBook(t *testing.T) {
	g := rules.CSA.NewGame(rules.Handicaps[0].Position())
	for _, c := range []struct {
		options wire.PlayerOptions
		follows bool
	}{
		{wire.PlayerOptions{Level: "8", OwnBook: true, Hash: 1 << 16}, true},
		{wire.PlayerOptions{Level: "8", Hash: 1 << 16}, false},
		{wire.PlayerOptions{Level: "10++", OwnBook: true, Hash: 1 << 16}, false},
	} {
		choice, err := usiPlayer(c.options, book(t)).Choose(t.Context(), g, engine.Limits{Nodes: 100})
		if err != nil || (choice.Move.String() == "9g9f") != c.follows {
			t.Errorf("%+v: %v, %v", c.options, choice.Move, err)
		}
	}
	var out bytes.Buffer
	if err := serveUSI(strings.NewReader("usi\nquit\n"), &out, nil); err != nil || strings.Contains(out.String(), "OwnBook") {
		t.Errorf("%v, %q", err, out.String())
	}
}
