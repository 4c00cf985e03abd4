package main

import (
	"bytes"
	"net"
	"strings"
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine"
	wire "terakoya/rules/engine/usi"
)

// TestUSI: what other programs say to the tool, and what it answers.
func TestUSI(t *testing.T) {
	var out bytes.Buffer
	lines := "usi\nisready\nposition sfen 8k/9/7G1/9/9/9/9/9/4K4 b G 1\ngo depth 1\nquit\n"
	if err := serveUSI(strings.NewReader(lines), &out); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"id name Terakoya\n", "option name RuleSet type combo default csa", "usiok\nreadyok\n", "\nbestmove "} {
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
	go func() { served <- serveUSI(theirs, theirs) }()
	c, err := wire.Open(t.Context(), ours, wire.Config{Options: map[string]string{"Seed": "5", "USI_Hash": "64"}})
	if err != nil {
		t.Fatal(err)
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
