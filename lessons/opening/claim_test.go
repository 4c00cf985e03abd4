package opening

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"terakoya/rules/engine"
)

// TestClaims: what is marked, and the first crafty move; not what a whole game that was
// played has.
func TestClaims(t *testing.T) {
	o := library(t, small).Find("small")
	var got string
	for _, c := range o.Claims() {
		got += fmt.Sprintf("%s@%d %s against %s; ", o.Lines[c.Line].ID, c.Ply, c.Kind, c.Side())
	}
	if got != "late@5 mistake against white; clever@1 crafty against white; " {
		t.Errorf("the claims are %s", got)
	}
}

// TestProve: a claim holds if one of the first punishing moves gains enough beside the
// best other move.
func TestProve(t *testing.T) {
	o := library(t, small).Find("small")
	c := o.Claims()[0]
	for name, v := range map[string]struct {
		scores []engine.Score
		at     int
		gain   engine.Score
		holds  bool
	}{
		"the first move punishes": {[]engine.Score{-1000, -1200, -1100}, 6, 200, true},
		"the second does":         {[]engine.Score{-1000, -1100, -1150}, 8, 150, true},
		"too little":              {[]engine.Score{-1000, -1149, -1100}, 6, 149, false},
	} {
		player := &valued{scores: v.scores}
		p, err := Prove(t.Context(), player, c, engine.Limits{Nodes: 7})
		if err != nil || p.At != v.at || p.Gain != v.gain || p.Holds() != v.holds || p.Before != 1000 {
			t.Errorf("%s: %+v, holds %t, %v", name, p, p.Holds(), err)
		}
		if len(player.limits) != 3 || player.limits[0].Nodes != 7 {
			t.Errorf("%s: asked with %+v", name, player.limits)
		}
	}
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Prove(ended, &valued{}, c, engine.Limits{}); !errors.Is(err, context.Canceled) {
		t.Errorf("after the end the error is %v", err)
	}
}

// TestCompare: a loss is beside the move of the book, and a mate is told as such.
func TestCompare(t *testing.T) {
	o := library(t, small).Find("small")
	p := after(t, o, "7a6b")
	for name, v := range map[string]struct {
		tried, book engine.Score // for the side that answers
		loss        engine.Score
		mate        int
		refutes     bool
	}{
		"as good":       {-500, -500, 0, 0, false},
		"a little less": {-400, -500, 100, 0, false},
		"refuted":       {-350, -500, 150, 0, true},
		"better":        {-600, -500, -100, 0, false},
		"mated":         {engine.Mates(3), -500, 0, 3, true},
	} {
		player := &valued{scores: []engine.Score{v.tried, v.book}}
		c, err := Compare(t.Context(), player, p, move(t, "9g9f"), move(t, "7g7f"))
		if err != nil || c.Mate != v.mate || c.Refutes() != v.refutes || v.mate == 0 && c.Loss != v.loss || len(c.Line) != 1 {
			t.Errorf("%s: %+v, refutes %t, %v", name, c, c.Refutes(), err)
		}
	}
	if _, err := Compare(t.Context(), &valued{}, p, move(t, "9g9e"), move(t, "7g7f")); err == nil {
		t.Error("an illegal move was compared")
	}
}
