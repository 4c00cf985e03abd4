package search

import (
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/joseki"
)

// pages is a book that knows the same replies everywhere, and counts how often it is
// asked. It may be asked by one goroutine only.
type pages struct {
	replies func(p *rules.Position) []joseki.Reply
	asked   int
}

func (b *pages) Replies(p *rules.Position) []joseki.Reply {
	b.asked++
	return b.replies(p)
}

// some is one of the legal moves.
func some(p *rules.Position) []joseki.Reply {
	moves := p.Legal()
	return []joseki.Reply{{Move: moves[len(moves)/2], Weight: 1}}
}

// TestFollows: for so many plies as a level knows its book it plays by it, and then it
// does not open it again.
func TestFollows(t *testing.T) {
	for rank := 1; rank <= 10; rank++ {
		book := &pages{replies: some}
		l := LevelAt(rank, 0)
		p, g, plies := New(l, 1).Follow(book), game(t, rules.StartSFEN), l.manner().book
		if plies == 0 {
			t.Errorf("%s knows no book", l)
		}
		for range plies {
			now := g.Position()
			want := some(&now)[0].Move
			if c := choose(t, p, g, engine.Limits{}); c.Move != want || c.Info.Nodes != 0 {
				t.Fatalf("%s at ply %d: %s, %+v; the book has %s", l, len(g.Moves()), c.Move, c.Info, want)
			}
			follow(t, g, want.String())
			if g.Outcome().Ending != rules.NotEnded {
				t.Fatalf("%s: over after %d plies", l, len(g.Moves()))
			}
		}
		if book.asked != plies {
			t.Errorf("%s asks %d times in %d plies", l, book.asked, plies)
		}
		if c := choose(t, p, g, engine.Limits{Nodes: 500}); book.asked != plies || c.Info.Nodes == 0 {
			t.Errorf("%s still plays by the book after %d plies", l, plies)
		}
	}
}

// TestFollowsChoice: of several replies all are played by one seed or another, the
// heavier ones by more; the same seed always plays the same one.
func TestFollowsChoice(t *testing.T) {
	moves := []string{"7g7f", "2g2f", "1g1f"}
	count := map[string]int{}
	book := &pages{replies: func(p *rules.Position) []joseki.Reply {
		return []joseki.Reply{{Move: named(p, moves[0]), Weight: 6}, {Move: named(p, moves[1]), Weight: 3}, {Move: named(p, moves[2]), Weight: 1}}
	}}
	for seed := range uint64(60) {
		p, g := New(0, seed).Follow(book), game(t, rules.StartSFEN)
		m := choose(t, p, g, engine.Limits{}).Move
		count[m.String()]++
		if again := choose(t, p, g, engine.Limits{}).Move; again != m {
			t.Errorf("seed %d plays %s and %s", seed, m, again)
		}
	}
	if a, b, c := count[moves[0]], count[moves[1]], count[moves[2]]; a+b+c != 60 || c == 0 || b <= c || a <= b {
		t.Errorf("%v of 60", count)
	}
}

// named is the legal move that is written so.
func named(p *rules.Position, text string) rules.Move {
	for _, m := range p.Legal() {
		if m.String() == text {
			return m
		}
	}
	panic(text + " is not legal")
}

// TestCrafty: only from rank 7 on a player leaves the lines of the book; below, where
// nothing else is known, it thinks for itself.
func TestCrafty(t *testing.T) {
	for l := range Level(Levels) {
		tricks := 0
		for seed := range uint64(30) {
			book := &pages{replies: func(p *rules.Position) []joseki.Reply {
				return []joseki.Reply{{Move: named(p, "7g7f"), Weight: 1}, {Move: named(p, "1i1h"), Weight: 1, Kind: joseki.Crafty}}
			}}
			p := Player{level: l, seed: mix(seed), book: book}
			if v := (view{manner: l.manner(), seed: p.seed}); p.fromBook(game(t, rules.StartSFEN), &v).String() == "1i1h" {
				tricks++
			}
		}
		if (tricks > 0) != (l.Rank() >= 7) {
			t.Errorf("%s: %d of 30 are crafty", l, tricks)
		}
	}
	only := &pages{replies: func(p *rules.Position) []joseki.Reply {
		return []joseki.Reply{{Move: named(p, "1i1h"), Weight: 1, Kind: joseki.Crafty}}
	}}
	for _, rank := range []int{1, 6, 7} {
		c := choose(t, New(LevelAt(rank, 0), 1).Follow(only), game(t, rules.StartSFEN), engine.Limits{})
		if byBook := c.Info.Nodes == 0; byBook != (rank >= 7) {
			t.Errorf("rank %d plays %s, by the book: %t", rank, c.Move, byBook)
		}
	}
}

// TestNoBook: an empty book is none.
func TestNoBook(t *testing.T) {
	empty := &pages{replies: func(*rules.Position) []joseki.Reply { return nil }}
	g := game(t, rules.StartSFEN)
	want := choose(t, New(LevelAt(4, 0), 5), g, engine.Limits{})
	if got := choose(t, New(LevelAt(4, 0), 5).Follow(empty), g, engine.Limits{}); got.Move != want.Move || empty.asked != 1 {
		t.Errorf("%s, without a book %s; asked %d times", got.Move, want.Move, empty.asked)
	}
	real := New(LevelAt(10, 0), 1).Follow(new(joseki.Book))
	if c := choose(t, real, g, engine.Limits{Nodes: 500}); c.Info.Nodes == 0 {
		t.Errorf("%s out of an empty book", c.Move)
	}
}
