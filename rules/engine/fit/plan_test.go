package fit

import (
	"bytes"
	"strings"
	"testing"

	"terakoya/rules/engine/search"
)

// learnt returns the terms of a plan and the losses of its rounds.
func learnt(t *testing.T, p Plan, text string) (terms []byte, losses []float64) {
	t.Helper()
	f := search.NewFitting()
	if _, err := Read("rows", strings.NewReader(text), func(r Row) { f.Add(&r.Position, r.Score, r.Result.Won(), 1) }); err != nil {
		t.Fatal(err)
	}
	p.Learn(f, func(n int, seen, _ float64) {
		if losses = append(losses, seen); len(losses) != n {
			t.Errorf("round %d is told as the %d.", n, len(losses))
		}
	})
	var out bytes.Buffer
	if err := f.WriteTerms(&out); err != nil {
		t.Fatal(err)
	}
	return out.Bytes(), losses
}

// TestLearn: the losses sink, less fast in the last third, and twice the same is learnt;
// what is drawn back hard loses more.
func TestLearn(t *testing.T) {
	rows := strings.Repeat(good, 20)
	p := Plan{Rounds: 6, Rate: 0.01} // so low that one step is as long as the other
	terms, losses := learnt(t, p, rows)
	if again, _ := learnt(t, p, rows); !bytes.Equal(again, terms) || len(losses) != p.Rounds {
		t.Errorf("other terms the second time, after the losses %v", losses)
	}
	for n := range p.Rounds - 1 {
		if losses[n+1] >= losses[n] {
			t.Errorf("round %d: %v", n+1, losses)
		}
	}
	if quick, slow := losses[2]-losses[3], losses[4]-losses[5]; slow > quick*0.5 {
		t.Errorf("sinks by %v and, in the last third, by %v", quick, slow)
	}
	p.Pull = 1
	if _, drawn := learnt(t, p, rows); drawn[5] <= losses[5] {
		t.Errorf("drawn back it loses %v, else %v", drawn[5], losses[5])
	}
}
