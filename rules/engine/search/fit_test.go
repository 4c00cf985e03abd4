package search

import (
	"bytes"
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// lances adds so many games that whoever holds the lance has won, of boards that say
// nothing else, and returns their positions.
func lances(t *testing.T, f *Fitting, n int) []rules.Position {
	t.Helper()
	var all []rules.Position
	r := rand.New(rand.NewPCG(1, 1))
	for range n {
		hand, won, turn := "L", 1.0, "b"
		if r.IntN(2) == 0 {
			hand, won = "l", 0
		}
		if r.IntN(2) == 0 {
			turn = "w"
		}
		kings := [2]int{r.IntN(9), r.IntN(9)}
		p := game(t, fmt.Sprintf("%s/9/ppppppppp/9/9/9/PPPPPPPPP/9/%s %s %s 1", rank(kings[0], "k"), rank(kings[1], "K"), turn, hand)).Position()
		f.Add(&p, 0, won, 1)
		all = append(all, p)
	}
	return all
}

// rank is a rank with one piece behind so many empty squares.
func rank(before int, piece string) string {
	out := piece
	if before > 0 {
		out = fmt.Sprint(before) + out
	}
	if after := 8 - before; after > 0 {
		out += fmt.Sprint(after)
	}
	return out
}

// TestFitting: it comes to foretell games better, also those held back, finds out
// what decides them, and gives the search what it has found.
func TestFitting(t *testing.T) {
	f := NewFitting()
	some := lances(t, f, 2*held)[:5]
	at := atHand + int(rules.Lance)*mostHand + 1
	r := rand.New(rand.NewPCG(1, 2))
	seen, others := f.Round(r, 30, 0)
	before := f.begin[at]
	for range 4 {
		s, o := f.Round(r, 30, 0)
		if s >= seen || o >= others {
			t.Errorf("a loss of %.3f and %.3f, before %.3f and %.3f", s, o, seen, others)
		}
		seen, others = s, o
	}
	if now := f.weights[at]; now[0] < before[0]+100 {
		t.Errorf("a lance in hand is worth %v, before %v", now, before)
	}
	weighsAlike(t, f, some)
}

// weighsAlike: what is written of the weights makes the search weigh the first samples
// as the fitting does.
func weighsAlike(t *testing.T, f *Fitting, first []rules.Position) {
	t.Helper()
	file := new(bytes.Buffer)
	if err := f.WriteTerms(file); err != nil {
		t.Fatal(err)
	}
	j, err := readJudge(file.Bytes())
	if err != nil || file.Len() != len(termsFile) {
		t.Fatalf("%d bytes, %v", file.Len(), err)
	}
	for i, p := range first {
		got := float64(j.weigh(&p))
		if p.Turn() == rules.White {
			got = -got
		}
		if want := f.guess(f.samples[i]); math.Abs(got-want) > 30 { // each term is rounded
			t.Errorf("%s: the search weighs %v, the fitting %.1f", p.SFEN(), got, want)
		}
	}
}

// TestFittingPull: weights that are drawn back hard stay near where they began.
func TestFittingPull(t *testing.T) {
	moved := func(pull float64) float64 {
		f := NewFitting()
		lances(t, f, held)
		for range 3 {
			f.Round(rand.New(rand.NewPCG(1, 2)), 5, pull)
		}
		at := atHand + int(rules.Lance)*mostHand + 1
		return math.Abs(float64(f.weights[at][0] - f.begin[at][0]))
	}
	if free, drawn := moved(0), moved(0.1); drawn > free/2 {
		t.Errorf("moved by %.1f, drawn back by %.1f", free, drawn)
	}
}

// TestFittingFew: few positions are all learnt from, and none give no loss.
func TestFittingFew(t *testing.T) {
	for _, n := range []int{0, 1, held, 2*held - 1, 2 * held} {
		f := NewFitting()
		p := game(t, rules.StartSFEN).Position()
		for range n {
			f.Add(&p, 0, 1, 1)
		}
		seen, others := f.Round(rand.New(rand.NewPCG(1, 2)), 1, 0)
		if (seen > 0) != (n > 0) || (others > 0) != (n == 2*held) {
			t.Errorf("%d positions: a loss of %v and %v", n, seen, others)
		}
	}
}

// TestFittingChance: the result and the score count as much as they are trusted.
func TestFittingChance(t *testing.T) {
	for _, c := range []struct {
		score            engine.Score
		won, trust, want float64
	}{
		{0, 1, 1, 1}, {0, 0, 1, 0}, {-900, 0.5, 1, 0.5}, {0, 1, 0, 0.5},
		{600, 0, 0, 1 / (1 + math.Exp(-1))}, {0, 1, 0.5, 0.75},
	} {
		f := NewFitting()
		p := game(t, rules.StartSFEN).Position()
		f.Add(&p, c.score, c.won, c.trust)
		if got := float64(f.samples[0].chance); math.Abs(got-c.want) > 1e-6 {
			t.Errorf("%+v: %v", c, got)
		}
	}
}
