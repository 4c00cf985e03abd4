package notation

import (
	"math/rand/v2"
	"testing"

	"terakoya/rules"
)

// played is one move of a game with the position and the square before it.
type played struct {
	p    rules.Position
	prev rules.Square
	a    rules.Attempt
}

// game plays 200 random moves.
func game(b *testing.B) []played {
	r := rand.New(rand.NewPCG(1, 1))
	p, prev := *position(b, rules.StartSFEN), rules.OffBoard
	var out []played
	for len(out) < 200 {
		moves := p.Legal()
		if len(moves) == 0 {
			p, prev = *position(b, rules.StartSFEN), rules.OffBoard
			continue
		}
		m := moves[r.IntN(len(moves))]
		out = append(out, played{p, prev, m.Attempt()})
		p.Make(m)
		prev = m.To()
	}
	return out
}

func BenchmarkRead(b *testing.B) {
	moves := game(b)
	for s := range styles {
		texts := make([]string, len(moves))
		for i := range moves {
			texts[i] = s.Write(&moves[i].p, moves[i].a, moves[i].prev)
		}
		read := func(b *testing.B, check bool) {
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				m := &moves[i%len(moves)]
				a, err := s.Read(&m.p, texts[i%len(moves)], m.prev)
				if err == nil && check {
					err = m.p.Check(a)
				}
				if err != nil || a != m.a {
					b.Fatal(a, err)
				}
			}
		}
		b.Run(s.String(), func(b *testing.B) { read(b, false) })
		b.Run(s.String()+"/check", func(b *testing.B) { read(b, true) })
	}
}

func BenchmarkWrite(b *testing.B) {
	moves := game(b)
	for s := range styles {
		b.Run(s.String(), func(b *testing.B) {
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				m := &moves[i%len(moves)]
				s.Write(&m.p, m.a, m.prev)
			}
		})
	}
}
