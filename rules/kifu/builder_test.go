package kifu

import (
	"testing"

	"terakoya/rules"
)

// rooks plays n moves in which two rooks go to and fro.
func rooks(t *testing.T, b *builder, n int) {
	t.Helper()
	for range n {
		a, err := rules.ParseAttempt([...]string{"2h3h", "8b7b", "3h2h", "7b8b"}[b.at.Ply%4])
		if err == nil {
			err = b.play(a)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// TestBack: wherever a builder goes back to, its position is that of its node.
func TestBack(t *testing.T) {
	b := newBuilder(evenStart)
	rooks(t, b, 40)
	for _, ply := range []int{30, 8, 35, 36, 0, 39, 12, 39, 1, 20} {
		if err := b.back(ply); err != nil {
			t.Fatal(err)
		}
		if b.at.Ply != ply || b.pos != b.record.Position(b.at) || len(b.line) != ply {
			t.Fatalf("back to %d: at %d", ply, b.at.Ply)
		}
		rooks(t, b, 1)
	}
	at, pos := b.at, b.pos
	for _, ply := range []int{41, 1000} {
		if err := b.back(ply); err == nil || b.at != at || b.pos != pos {
			t.Errorf("back to %d: %v, at %d", ply, err, b.at.Ply)
		}
	}
}

// TestTangle: a file that jumps between far ends of the longest line for ever is
// refused before it costs much.
func TestTangle(t *testing.T) {
	b := newBuilder(evenStart)
	rooks(t, b, mostPlies-1)
	for range 100_000 {
		if err := b.back(1); err != nil {
			t.Fatal(err)
		}
		rooks(t, b, 1)
		if err := b.back(mostPlies - 2); err != nil {
			return
		}
	}
	t.Error("a hundred thousand jumps of 20,000 moves were walked")
}
