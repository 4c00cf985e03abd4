package rules

import (
	"strings"
	"testing"
)

// middle is a position from the middle of a game with many drops: 207 moves.
const middle = "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1"

func perNode(b *testing.B, nodes int) {
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(nodes), "ns/node")
}

// BenchmarkPerft counts the last ply from the list.
func BenchmarkPerft(b *testing.B) {
	p := position(b, StartSFEN)
	n := 0
	b.ReportAllocs()
	for b.Loop() {
		n += p.Perft(5)
	}
	perNode(b, n)
}

// BenchmarkMake makes and takes back every leaf, with its hash.
func BenchmarkMake(b *testing.B) {
	p := position(b, StartSFEN)
	n := 0
	b.ReportAllocs()
	for b.Loop() {
		n += leaves(&p, 5)
	}
	perNode(b, n)
}

// leaves is Perft that makes the last move too.
func leaves(p *Position, depth int) int {
	if depth == 0 {
		return 1
	}
	var l MoveList
	p.Generate(&l)
	n := 0
	for _, m := range l.Moves() {
		u := p.Make(m)
		n += leaves(p, depth-1)
		p.Unmake(u)
	}
	return n
}

// BenchmarkLegal lists the moves of a position with many.
func BenchmarkLegal(b *testing.B) {
	p := position(b, middle)
	var l MoveList
	b.ReportAllocs()
	for b.Loop() {
		p.Generate(&l)
	}
}

// BenchmarkChecks lists the moves that give check in the same position.
func BenchmarkChecks(b *testing.B) {
	p := position(b, middle)
	var l MoveList
	b.ReportAllocs()
	for b.Loop() {
		p.GenerateChecks(&l)
	}
}

// BenchmarkCheck judges one attempt of every kind: legal, and each foul of a move.
func BenchmarkCheck(b *testing.B) {
	cases := map[string][2]string{"legal-drop": {middle, "G*5e"}, "legal-move": {middle, "9a9b"}}
	for _, row := range table(b, "illegal.tsv") {
		cases[row[4]] = [2]string{row[1], row[2]}
	}
	for name, c := range cases {
		b.Run(name, func(b *testing.B) {
			p, a := position(b, c[0]), attempt(b, c[1])
			if (p.Check(a) == nil) != strings.HasPrefix(name, "legal") {
				b.Fatal(p.Check(a))
			}
			for b.Loop() {
				_ = p.Check(a)
			}
		})
	}
}

// BenchmarkGameMove adds a move to a game that is already long, judged and with
// its repetitions counted.
func BenchmarkGameMove(b *testing.B) {
	var shuffle []Attempt
	for _, m := range strings.Fields("2h3h 8b7b 3h4h 7b6b 4h2h 6b8b") {
		shuffle = append(shuffle, attempt(b, m))
	}
	g := NewGame(position(b, StartSFEN))
	n := 0
	b.ReportAllocs()
	for b.Loop() {
		if len(g.moves) == 300 {
			b.StopTimer()
			g = NewGame(position(b, StartSFEN))
			b.StartTimer()
		}
		if err := g.Play(shuffle[n%len(shuffle)]); err != nil {
			b.Fatal(err)
		}
		n++
		if n == 300 {
			n = 0
		}
	}
}
