package solving_test

import (
	"errors"
	"testing"

	"terakoya/lessons/problem/solving"
	"terakoya/rules"
	"terakoya/rules/engine/mate"
)

// try makes an attempt as a screen does.
func try(t *testing.T, a *solving.Attack, text string) {
	t.Helper()
	p := a.Position()
	attempt, err := rules.ParseAttempt(text)
	if err != nil {
		t.Fatal(err)
	}
	var illegal *rules.IllegalMove
	if errors.As(p.Check(attempt), &illegal) {
		a.Refuse(illegal)
		return
	}
	a.Take(weigh(t, p, attempt.Move(), a.Left()))
}

// attacks are what is done at problems, and what comes of it.
var attacks = map[string]struct {
	sfen  string
	plies int
	do    []string // moves; or retry, on, hint, show
	state solving.State
	how   solving.How
	moves int
}{
	"at once":             {goldHead, 1, []string{"G*5b"}, solving.Done, solving.FirstTry, 1},
	"one last move":       {twoEnds, 3, []string{"8d9c", "7a8b+"}, solving.Done, solving.FirstTry, 3},
	"the other last move": {twoEnds, 3, []string{"8d9c", "9c8b"}, solving.Done, solving.FirstTry, 3},
	"half way":            {twoEnds, 3, []string{"8d9c"}, solving.Open, solving.Left, 2},
	"a miss":              {goldHead, 1, []string{"G*4a"}, solving.Refused, solving.Left, 0},
	"after a miss":        {goldHead, 1, []string{"G*4a", "G*5b"}, solving.Done, solving.WithHelp, 1},
	"no check":            {goldHead, 1, []string{"G*5e", "retry", "G*5b"}, solving.Done, solving.WithHelp, 1},
	"an illegal move":     {goldHead, 1, []string{"5c5a"}, solving.Refused, solving.Left, 0},
	"after an illegal":    {goldHead, 1, []string{"5c5a", "G*5b"}, solving.Done, solving.FirstTry, 1},
	"a hint":              {goldHead, 1, []string{"hint", "G*5b"}, solving.Done, solving.WithHelp, 1},
	"shown":               {goldHead, 1, []string{"show"}, solving.Done, solving.Given, 1},
	"shown half way":      {twoEnds, 3, []string{"show", "9c8b"}, solving.Done, solving.Given, 3},
	"shown after a miss":  {twoEnds, 3, []string{"7a9c+", "show", "show"}, solving.Done, solving.Given, 3},
	"a longer way":        {shortAndLong, 1, []string{"7a9c+"}, solving.Asking, solving.Left, 0},
	"the longer way":      {shortAndLong, 1, []string{"7a9c+", "on", "G*8b"}, solving.Done, solving.WithHelp, 3},
	"back from it":        {shortAndLong, 1, []string{"7a9c+", "retry", "G*8b"}, solving.Done, solving.WithHelp, 1},
	"asked, not played":   {shortAndLong, 1, []string{"7a9c+", "G*8b"}, solving.Asking, solving.Left, 0},
}

// TestAttack: what moves and helps lead to, and what comes of the problem.
func TestAttack(t *testing.T) {
	for name, c := range attacks {
		a := solving.NewAttack(position(t, c.sfen), c.plies)
		for _, word := range c.do {
			do(t, a, word)
		}
		if a.State() != c.state || a.How() != c.how || len(a.Moves()) != c.moves {
			t.Errorf("%s: state %d, how %d, %v", name, a.State(), a.How(), a.Moves())
		}
	}
}

// do does what a word of a test says.
func do(t *testing.T, a *solving.Attack, word string) {
	t.Helper()
	switch word {
	case "retry":
		a.Retry()
	case "on":
		a.GoOn()
	case "hint":
		a.GiveHint()
	case "show":
		line, err := solving.Line(t.Context(), mate.New(1<<12), a.Position(), a.Left())
		if err != nil {
			t.Fatal(err)
		}
		a.Show(line)
	default:
		try(t, a, word)
	}
}

// TestPawnDropMate: mate by a pawn dropped is an answer, and misses.
func TestPawnDropMate(t *testing.T) {
	a := solving.NewAttack(position(t, "7lk/9/7G1/9/9/9/9/9/9 b P2r2b3g4s4n3l17p 1"), 1)
	if try(t, a, "P*1b"); a.State() != solving.Refused || a.Foul() == nil {
		t.Fatalf("state %d, %v", a.State(), a.Foul())
	}
	a.Retry()
	if a.Show([]rules.Move{move(t, "2c1b")}); a.How() != solving.Given {
		t.Errorf("how %d", a.How())
	}
}

// TestHints: there are two at each point, and none once it is mate.
func TestHints(t *testing.T) {
	a := solving.NewAttack(position(t, twoEnds), 3)
	for range 5 {
		a.GiveHint()
	}
	if a.Hint() != solving.Hints {
		t.Errorf("%d hints", a.Hint())
	}
	if try(t, a, "8d9c"); a.Hint() != 0 {
		t.Errorf("%d hints after the move", a.Hint())
	}
	if try(t, a, "9c8b"); a.How() != solving.WithHelp {
		t.Errorf("how %d", a.How())
	}
	if a.GiveHint(); a.Hint() != 0 {
		t.Errorf("%d hints at the end", a.Hint())
	}
}
