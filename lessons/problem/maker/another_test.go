package maker

import (
	"context"
	"errors"
	"os"
	"testing"

	"terakoya/lessons/problem"
)

// TestAnother: one more problem of each length is proven, and the same again from the
// same seed; it is none of those known, nor near to one.
func TestAnother(t *testing.T) {
	set, err := problem.Load(os.DirFS("../../../content/problems"))
	if err != nil {
		t.Fatal(err)
	}
	for _, length := range problem.Lengths {
		m, err := Another(t.Context(), 1, length, set.Mates)
		if err != nil {
			t.Fatal(err)
		}
		if m.Length != length || m.Err() != nil || m.Proven(t.Context()) != nil {
			t.Errorf("%d plies: %s has %d, %v, %v", length, m.Position.SFEN(), m.Length, m.Err(), m.Proven(t.Context()))
		}
		if again, _ := Another(t.Context(), 1, length, set.Mates); again.ID != m.ID {
			t.Errorf("%d plies: one seed makes %s and %s", length, m.ID, again.ID)
		}
		f := finding{draft: draftOf(&m.Position)}
		f.around = f.draft.around()
		for _, known := range set.Mates {
			d := draftOf(&known.Position)
			if k := (finding{draft: d, around: d.around()}); known.Length == length && f.like(&k) {
				t.Errorf("%s is like %s", m.Position.SFEN(), known.Position.SFEN())
			}
		}
		next, err := Another(t.Context(), 1, length, append(set.Mates[:len(set.Mates):len(set.Mates)], m))
		if err != nil || next.ID == m.ID {
			t.Errorf("after %s comes %s, %v", m.ID, next.ID, err)
		}
	}
}

// TestAnotherStops: what is no longer wanted is not made.
func TestAnotherStops(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if m, err := Another(ctx, 1, 7, nil); !errors.Is(err, context.Canceled) {
		t.Errorf("%v, %v", m, err)
	}
}
