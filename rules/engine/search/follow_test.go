package search_test

import (
	"strings"
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine/search"
	"terakoya/rules/joseki"
)

// TestInBook: a game is in the book up to its first move of its own, also by another
// order of moves, and not after a pass.
func TestInBook(t *testing.T) {
	start := rules.Handicaps[0].Position()
	moves := func(text string) (all []rules.Move) {
		for _, f := range strings.Fields(text) {
			m := rules.NoMove
			if f != "pass" {
				a, err := rules.ParseAttempt(f)
				if err != nil {
					t.Fatal(err)
				}
				m = a.Move()
			}
			all = append(all, m)
		}
		return all
	}
	book, err := joseki.New([]joseki.Line{
		{Start: start, Moves: moves("7g7f 3c3d 2g2f 8c8d"), Weight: 1}, {Start: start, Moves: moves("2g2f 3c3d 7g7f"), Weight: 1},
	})
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]int{
		"": 0, "7g7f": 1, "7g7f 8c8d": 1, "2g2f 3c3d 7g7f 8c8d": 4, "7g7f 3c3d 2g2f 8c8d 2f2e": 4, "7g7f pass": 1,
	} {
		if got := search.InBook(book, start, moves(text)); got != want {
			t.Errorf("%q: %d moves, want %d", text, got, want)
		}
	}
	if got := search.InBook(nil, start, moves("7g7f")); got != 0 {
		t.Errorf("without a book: %d", got)
	}
}
