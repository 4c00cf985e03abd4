package fit

import (
	"bytes"
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"terakoya/rules/engine"
	"terakoya/rules/engine/search"
)

func small(count int) Games {
	return Games{Count: count, Nodes: 4, Seed: 1, Sit: func() engine.Engine { return search.NewSearcher(1 << 16) }}
}

// played returns what games write, and reads it.
func played(t *testing.T, g Games) (string, []Row) {
	t.Helper()
	var out bytes.Buffer
	if err := g.Play(context.Background(), &out); err != nil {
		t.Fatal(err)
	}
	var rows []Row
	n, err := Read("games", bytes.NewReader(out.Bytes()), func(r Row) { rows = append(rows, r) })
	if err != nil || n != int64(out.Len()) {
		t.Fatalf("%d of %d bytes: %v", n, out.Len(), err)
	}
	return out.String(), rows
}

// TestGames: the same games are the same however many play at once, each is written
// whole, games that go on are others, and rows are quiet and read back as they were.
func TestGames(t *testing.T) {
	text, rows := played(t, small(6))
	if again, _ := played(t, small(6)); again != text {
		t.Error("one worker plays other games the second time")
	}
	crowd := small(6)
	crowd.Workers = 3
	var watched []int
	crowd.Watch = func(games, rows int) { watched = append(watched, games, rows) }
	other, _ := played(t, crowd)
	if !slices.Equal(sorted(other), sorted(text)) || len(watched) != 12 || watched[10] != 6 || watched[11] != len(rows) {
		t.Errorf("three workers play other games: %v of %d rows", watched, len(rows))
	}
	later := small(6)
	later.First = uint64(len(text))
	if next, _ := played(t, later); next[:200] == text[:200] {
		t.Error("games that go on are the first ones")
	}
	for i, r := range rows {
		if r.String() != strings.Split(text, "\n")[i] || r.Position.InCheck() || max(r.Score, -r.Score) > telling {
			t.Errorf("row %d: %s", i+1, r)
		}
	}
}

func sorted(text string) []string { return slices.Sorted(strings.Lines(text)) }

// whole notes with how many calls it was written.
type whole struct{ games []string }

func (w *whole) Write(b []byte) (int, error) {
	w.games = append(w.games, string(b))
	return len(b), nil
}

// TestGamesWhole: each game is one write, and has one result.
func TestGamesWhole(t *testing.T) {
	var w whole
	if err := small(5).Play(context.Background(), &w); err != nil || len(w.games) != 5 {
		t.Fatalf("%d writes: %v", len(w.games), err)
	}
	for _, g := range w.games {
		lines := strings.Split(strings.TrimSuffix(g, "\n"), "\n")
		for _, l := range lines {
			if l[len(l)-1] != lines[0][len(lines[0])-1] {
				t.Errorf("two results: %s", g)
			}
		}
	}
}

// full is a file that takes one game.
type full struct{ games int }

var errFull = errors.New("no space")

func (f *full) Write(b []byte) (int, error) {
	if f.games++; f.games > 1 {
		return 0, errFull
	}
	return len(b), nil
}

// TestGamesStopped: a file that is full and a context that ends stop all workers.
func TestGamesStopped(t *testing.T) {
	g := small(0)
	g.Workers = 2
	if err := g.Play(context.Background(), new(full)); !errors.Is(err, errFull) {
		t.Error(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	g.Watch = func(int, int) { stop() }
	if err := g.Play(ctx, new(whole)); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}
