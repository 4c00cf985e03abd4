package match

import (
	"context"
	"errors"
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/search"
)

// TestBench: the checksum is that of the search: the same for the same limits, another for
// others.
func TestBench(t *testing.T) {
	bench := func(nodes int) *Benchmark {
		b, err := Bench(t.Context(), search.NewSearcher(1<<16), engine.Limits{Nodes: nodes})
		if err != nil {
			t.Fatal(err)
		}
		return b
	}
	a, again, other := bench(50), bench(50), bench(51)
	if a.Checksum != again.Checksum || a.Checksum == other.Checksum || len(a.Checksum) != 16 {
		t.Errorf("%s, %s, %s", a.Checksum, again.Checksum, other.Checksum)
	}
	sum := 0
	for i, m := range a.Measures {
		if sum += m.Nodes; m.Stage != Stages[i].Name || m.Move == rules.NoMove {
			t.Errorf("%+v", m)
		}
	}
	if sum != a.Nodes || len(a.Measures) != len(Stages) || a.Speed() <= 0 {
		t.Errorf("%+v", a)
	}
	out := errors.New("out of order")
	broken := player(func(context.Context, *rules.Game) (engine.Choice, error) { return engine.Choice{}, out })
	if b, err := Bench(t.Context(), broken, engine.Limits{}); b != nil || !errors.Is(err, out) {
		t.Errorf("%v, %v", b, err)
	}
}
