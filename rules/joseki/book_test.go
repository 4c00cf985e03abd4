package joseki_test

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"terakoya/rules"
	"terakoya/rules/joseki"
)

// line reads moves in USI from the start of a handicap.
func line(t testing.TB, handicap, moves string) joseki.Line {
	t.Helper()
	h, known := rules.HandicapByKey(handicap)
	if !known {
		t.Fatalf("there is no handicap %s", handicap)
	}
	l := joseki.Line{Start: h.Position(), Weight: 1}
	for _, usi := range strings.Fields(moves) {
		a, err := rules.ParseAttempt(usi)
		if err != nil {
			t.Fatal(err)
		}
		l.Moves = append(l.Moves, a.Move())
	}
	return l
}

func book(t testing.TB, lines ...joseki.Line) *joseki.Book {
	t.Helper()
	b, err := joseki.New(lines)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// after plays moves from the start of a handicap.
func after(t testing.TB, handicap, moves string) rules.Position {
	t.Helper()
	l := line(t, handicap, moves)
	p := l.Start
	for _, m := range l.Moves {
		next, err := p.Play(m.Attempt())
		if err != nil {
			t.Fatal(err)
		}
		p = next
	}
	return p
}

// said writes replies as "move weight kind".
func said(replies []joseki.Reply) string {
	var all []string
	for _, r := range replies {
		all = append(all, fmt.Sprintf("%s %d %s", r.Move, r.Weight, r.Kind))
	}
	return strings.Join(all, ", ")
}

func TestReplies(t *testing.T) {
	main := line(t, "two-piece-handicap", "7a6b 7g7f 5c5d 4g4f 6b5c 4f4e")
	main.Weight = 4
	slow := line(t, "two-piece-handicap", "7a6b 7g7f 5c5d 2g2f")
	slow.Kinds = [2]joseki.Kind{joseki.Branch, joseki.Main}
	odd := line(t, "two-piece-handicap", "3a2b 7g7f")
	odd.Kinds[rules.White] = joseki.Crafty
	late := line(t, "two-piece-handicap", "7a6b 7g7f 5c5d 6g6f 6b5c")
	late.Mistakes = []int{4}
	short := line(t, "two-piece-handicap", "7a6b 7g7f 6c6d 5g5f")
	short.Until = 3
	b := book(t, main, slow, odd, late, short)
	for _, c := range []struct{ moves, replies, known string }{
		{"", "7a6b 7 main, 3a2b 1 crafty", "7a6b 7 main, 3a2b 1 crafty"},
		{"7a6b 7g7f 5c5d", "4g4f 4 main, 2g2f 1 branch", "4g4f 4 main, 2g2f 1 branch, 6g6f 1 mistake"},
		{"7a6b 7g7f 5c5d 6g6f", "6b5c 1 main", "6b5c 1 main"},
		{"7a6b 7g7f 6c6d", "", "5g5f 1 main"},
		{"7a6b 7g7f 5c5d 4g4f 6b5c 4f4e", "", ""},
		{"9c9d", "", ""},
	} {
		p := after(t, "two-piece-handicap", c.moves)
		if got := said(b.Replies(&p)); got != c.replies {
			t.Errorf("after %q the replies are %q, want %q", c.moves, got, c.replies)
		}
		if got := said(b.Known(&p)); got != c.known {
			t.Errorf("after %q %q is known, want %q", c.moves, got, c.known)
		}
	}
}

// TestMistake: a move that one line refutes is offered by none; what a side plays
// amiss in a whole line is offered where another line has it.
func TestMistake(t *testing.T) {
	main := line(t, "even-game", "7g7f 3c3d 2g2f")
	refuting := line(t, "even-game", "7g7f 3c3d 2g2f")
	refuting.Mistakes = []int{2}
	weak := line(t, "even-game", "7g7f 3c3d 8g8f")
	weak.Kinds[rules.Black] = joseki.Mistake
	b := book(t, main, refuting, weak)
	for moves, want := range map[string]string{"": "7g7f 3 main", "7g7f": "", "7g7f 3c3d": "2g2f 2 main"} {
		p := after(t, "even-game", moves)
		if got := said(b.Replies(&p)); got != want {
			t.Errorf("after %q the replies are %q, want %q", moves, got, want)
		}
	}
}

// TestTransposition: another order of the moves stays in book.
func TestTransposition(t *testing.T) {
	b := book(t, line(t, "even-game", "7g7f 3c3d 2g2f 4c4d 3i4h"))
	p := after(t, "even-game", "2g2f 3c3d 7g7f 4c4d")
	if got := said(b.Replies(&p)); got != "3i4h 1 main" {
		t.Errorf("the replies are %q", got)
	}
}

// TestTurned: at even the sides may be exchanged, in handicap games they may not.
func TestTurned(t *testing.T) {
	l := line(t, "even-game", "7g7f 3c3d 8h2b+ 3a2b P*4e")
	l.Moves = l.Moves[:4]
	l.Kinds = [2]joseki.Kind{joseki.Crafty, joseki.Main}
	b := book(t, l)
	for setup, want := range map[string]string{
		"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1":     "3c3d 1 crafty",
		"lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 2":   "7g7f 1 main",
		"lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4":  "3a2b 1 main",
		"lnsgkgsnl/1r7/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1+b5R1/LNSGKGSNL b b 4":  "7i8h 1 main",
		"lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1":     "",
		"lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 3": "2b8h+ 1 crafty",
		"lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3": "8h2b+ 1 crafty",
		"lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSN1 b - 3": "",
		"lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2":   "3c3d 1 main",
		"lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 2":   "",
		"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1":     "7g7f 1 crafty",
	} {
		p, _, err := rules.ParseSFEN(setup)
		if err != nil {
			t.Fatal(err)
		}
		if got := said(b.Replies(&p)); got != want {
			t.Errorf("%s: the replies are %q, want %q", setup, got, want)
		}
	}
	given := book(t, line(t, "two-piece-handicap", "7a6b 7g7f"))
	p, _, _ := rules.ParseSFEN("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/9/LNSGKGSNL b - 1")
	if got := given.Replies(&p); len(got) > 0 {
		t.Errorf("a handicap turned has %v", said(got))
	}
}

func TestRefused(t *testing.T) {
	good := func() joseki.Line { return line(t, "even-game", "7g7f 3c3d") }
	for want, spoil := range map[string]func(*joseki.Line){
		"line 1: ply 2: 3c3e":  func(l *joseki.Line) { l.Moves[1] = rules.Step(rules.NewSquare(3, 3), rules.NewSquare(3, 5)) },
		"line 1: weight is 0":  func(l *joseki.Line) { l.Weight = 0 },
		"no ply 3 to be a mis": func(l *joseki.Line) { l.Mistakes = []int{3} },
		"no ply 3 to end at":   func(l *joseki.Line) { l.Until = 3 },
	} {
		l := good()
		spoil(&l)
		b, err := joseki.New([]joseki.Line{good(), l})
		if err == nil || !strings.Contains(err.Error(), want) || b != nil {
			t.Errorf("the error is %v, want %q", err, want)
		}
	}
}

// TestDeterministic: the order of the lines and who asks change nothing.
func TestDeterministic(t *testing.T) {
	lines := []joseki.Line{
		line(t, "even-game", "7g7f 3c3d 2g2f 8c8d"), line(t, "even-game", "7g7f 8c8d 6g6f"), line(t, "even-game", "2g2f 8c8d 2f2e"),
		line(t, "even-game", "5g5f 8c8d 2h5h"), line(t, "even-game", "7g7f 3c3d 6g6f"),
	}
	start := rules.Handicaps[0].Position()
	want := said(book(t, lines...).Replies(&start))
	if want != "7g7f 3 main, 2g2f 1 main, 5g5f 1 main" {
		t.Errorf("the replies are %s", want)
	}
	slices.Reverse(lines)
	b := book(t, lines...)
	var wait sync.WaitGroup
	for range 4 {
		wait.Go(func() {
			if got := said(b.Replies(&start)); got != want {
				t.Errorf("the replies are %s, want %s", got, want)
			}
		})
	}
	wait.Wait()
	if n := testing.AllocsPerRun(100, func() { b.Replies(&start) }); n > 0 {
		t.Errorf("a look into the book allocates %v times", n)
	}
	var empty joseki.Book
	if got := empty.Replies(&start); len(got) > 0 || empty.Len() > 0 {
		t.Errorf("the empty book has %v", got)
	}
}

func TestKindNames(t *testing.T) {
	for _, k := range joseki.AllKinds {
		if got, ok := joseki.ParseKind(k.String()); !ok || got != k {
			t.Errorf("%s reads as %v, %t", k, got, ok)
		}
	}
	if _, ok := joseki.ParseKind("best"); ok {
		t.Error("best is a kind")
	}
}
