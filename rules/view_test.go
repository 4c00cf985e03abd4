package rules

import (
	"strings"
	"testing"
)

// seen are boards drawn to be looked at, without kings or with as many as one
// likes. The piece on the square goes to the squares with an x and covers the
// pieces of its side with an o.
var seen = []struct{ name, piece, board string }{
	{"rook", "5e", `
		. . . . . . . . .
		. . . . P . . . .
		. . . . xp . . . .
		. . . . x . . . .
		. oP x x R x x x x
		. . . . x . . . .
		. . . . oG . . . .
		. . . . . . . . .
		. . . . . . . . .`},
	{"a bishop of gote's", "5e", `
		x . . . . . . . p
		. x . . . . . op .
		. . x . . . x . .
		. . . x . x . . .
		. . . . b . . . .
		. . . x . x . . .
		. . x . . . xP . .
		. x . . . . . . .
		x . . . . . . . .`},
	{"bishop, blocked at once", "5e", `
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . xp . oP . . .
		. . . . B . . . .
		. . . xg . xk . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .`},
	{"lance", "9i", `
		xp . . . . . . . .
		x . . . . . . . .
		x . . . . . . . .
		x . . . . . . . .
		x . . . . . . . .
		x . . . . . . . .
		x . . . . . . . .
		x . . . . . . . .
		L . . . . . . . .`},
	{"a lance of gote's", "1c", `
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . l
		. . . . . . . . x
		. . . . . . . . x
		. . . . . . . . xP
		. . . . . . . . P
		. . . . . . . . .
		. . . . . . . . .`},
	{"knight", "5e", `
		. . . . . . . . .
		. . . . . . . . .
		. . . oP . xp . . .
		. . . P P P . . .
		. . . . N . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .`},
	{"a knight of gote's on the edge", "9d", `
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		n . . . . . . . .
		. . . . . . . . .
		. x . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .`},
	{"silver", "8h", `
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		oN x x . . . . . .
		. S . . . . . . .
		x . xp . . . . . .`},
	{"a tokin of gote's", "5e", `
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . x . . . .
		. . . x +p x . . .
		. . . xK op xP . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .`},
	{"horse", "1a", `
		. . . . . . . x +B
		. . . . . . . x xk
		. . . . . . x . .
		. . . . . oK . . .
		. . . . K . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .`},
	{"a dragon of gote's", "5i", `
		. . . . op . . . .
		. . . . x . . . .
		. . . . x . . . .
		. . . . x . . . .
		. . . . x . . . .
		. . . . x . . . .
		. . . . x . . . .
		. . . xK x og . . .
		. . . xP +r x x x x`},
	{"king", "9a", `
		K oP . . . . . . .
		x xk . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .`},
	{"a pawn that can never move", "5a", `
		. . . . P . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .`},
	{"nothing", "5e", `
		. . . . P . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . P . . . .
		. . . . . . . . .
		. . . . p . . . .
		. . . . . . . . .
		. . . . . . . . .
		. . . . . . . . .`},
}

// readSeen reads a drawn board and the squares with each mark.
func readSeen(t *testing.T, board string) (s Setup, goes, covers SquareSet) {
	t.Helper()
	var open, own drawn
	for i, line := range strings.Split(strings.TrimSpace(board), "\n") {
		words := strings.Fields(line)
		covered := make([]string, len(words)) // the same pieces, with an x for each o
		for k, w := range words {
			if piece, ok := strings.CutPrefix(w, "o"); ok {
				words[k], covered[k] = piece, "x"+piece
			} else {
				covered[k] = strings.TrimPrefix(w, "x")
			}
		}
		if len(words) != 9 || i > 8 {
			t.Fatalf("row %q", line)
		}
		if err := open.row(&s, words, i+1); err != nil {
			t.Fatal(err)
		}
		if err := own.row(&s, covered, i+1); err != nil {
			t.Fatal(err)
		}
	}
	return s, open.marked, own.marked
}

func TestView(t *testing.T) {
	for _, c := range seen {
		t.Run(c.name, func(t *testing.T) {
			s, goes, covers := readSeen(t, c.board)
			sq, _ := ParseSquare(c.piece)
			if got := s.Moves(sq); got != goes {
				t.Errorf("moves %v, drawn %v", got, goes)
			}
			if got := s.Attacks(sq); got != goes.Or(covers) {
				t.Errorf("attacks %v, drawn %v", got, goes.Or(covers))
			}
			for to := range everywhere.All() {
				mine, others := s.Attackers(s.Board[sq].Color(), to), s.Attackers(s.Board[sq].Color().Opponent(), to)
				if mine.Has(sq) != goes.Or(covers).Has(to) || others.Has(sq) {
					t.Errorf("the attackers of %v are %v, the other side's %v", to, mine, others)
				}
			}
		})
	}
}

// TestViewAttackers: pieces of one side that attack a square, whatever stands on
// it; each has an x.
func TestViewAttackers(t *testing.T) {
	for _, c := range []struct {
		name, square string
		side         Color
		board        string
	}{
		{"an empty square", "5e", Black, `
			. . . . l . . . .
			. . . . . . . . .
			. . . . . . . . .
			. . . . . xS . . .
			xR . . . . p . . R
			. . . P xG . . . .
			. . . xN . . . . .
			. . . . L . . . .
			B . . . . . . . .`},
		{"a piece of the same side", "5e", White, `
			. . . . xl . . . .
			. . . . . . . . .
			. . . xn . xn . . .
			. . . . . n . . .
			. . . . g R . . .
			. . . xs p . . . .
			. . . . . . x+b . .
			. . . . . . . . .
			. . . . . . . . .`},
		{"behind a piece", "5a", Black, `
			. . . . k . . . .
			. . . . xP . . . .
			. . . . L . . . .
			. . . . R . . . .
			. . . . . . . . .
			. . . . . . . . .
			. . . . . . . . .
			. . . . . . . . .
			. . . . . . . . .`},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, want, _ := readSeen(t, c.board)
			sq, _ := ParseSquare(c.square)
			if got := s.Attackers(c.side, sq); got != want {
				t.Errorf("%v, drawn %v", got, want)
			}
		})
	}
}

// TestViewAgrees: where a game can be played, positions say the same.
func TestViewAgrees(t *testing.T) {
	for _, sfen := range []string{
		StartSFEN,
		"l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1",
		"8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124",
	} {
		p, _, err := ParseSFEN(sfen)
		if err != nil {
			t.Fatal(err)
		}
		s := p.Setup()
		for _, c := range []Color{Black, White} {
			if s.Pieces(c) != p.Pieces(c) {
				t.Errorf("%s: %v has %v, want %v", sfen, c, s.Pieces(c), p.Pieces(c))
			}
			for sq := range everywhere.All() {
				if got, want := s.Attackers(c, sq), p.Attackers(c, sq); got != want {
					t.Errorf("%s: %v attacks %v from %v, want %v", sfen, c, sq, got, want)
				}
			}
		}
	}
}
