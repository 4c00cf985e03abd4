package search

import (
	"bytes"
	"encoding/binary"
	"testing"

	"terakoya/rules"
)

// TestHeat: the counts of the heat are the attackers that the law finds.
func TestHeat(t *testing.T) {
	strolls(t, 1, func(g *rules.Game) {
		p := g.Position()
		var h heat
		h.gather(&p, fitted)
		for s := rules.Square(0); s.OnBoard(); s++ {
			for c := range rules.Color(2) {
				if n := p.Attackers(c, s).Len(); int(h[c][s]) != n {
					t.Fatalf("%s: %s attacks %s %d times, not %d", p.SFEN(), c, s, n, h[c][s])
				}
			}
		}
	})
}

// TestWeighTurned: a position turned round is worth as much to the other side.
func TestWeighTurned(t *testing.T) {
	strolls(t, 1, func(g *rules.Game) {
		p := g.Position()
		back := turned(t, p)
		here, there := fitted.weigh(&p), fitted.weigh(&back)
		if there-here > 1 || here-there > 1 {
			t.Fatalf("%s: %v, turned round %v", p.SFEN(), here, there)
		}
	})
}

// flatTerms are the terms one after the other, as [features] counts them.
func flatTerms(t *testing.T) []int16 {
	t.Helper()
	flat := make([]int16, 2*allTerms)
	if err := binary.Read(bytes.NewReader(termsFile), binary.LittleEndian, flat); err != nil {
		t.Fatal(err)
	}
	return flat
}

// TestFeatures: what the fitting adds up is what the search weighs.
func TestFeatures(t *testing.T) {
	flat := flatTerms(t)
	strolls(t, 1, func(g *rules.Game) {
		p := g.Position()
		early, late := 0, 0
		for _, f := range features(&p, nil) {
			sign := 1
			if f.white() != (p.Turn() == rules.White) {
				sign = -1
			}
			early += sign * int(flat[f.at()])
			late += sign * int(flat[allTerms+f.at()])
		}
		n := lateness(&p)
		if want := (early*(fullHands-n) + late*n) / (fullHands * fine); want != int(fitted.weigh(&p)) {
			t.Fatalf("%s: %v, its features %d", p.SFEN(), fitted.weigh(&p), want)
		}
	})
}

// TestTerms: the file has every term, for empty and for full hands, and nothing else.
func TestTerms(t *testing.T) {
	if want := binary.Size([2]terms{}); want != 2*2*allTerms || len(termsFile) != want {
		t.Errorf("%d bytes, want %d, and %d in all features", len(termsFile), want, 2*2*allTerms)
	}
	for _, n := range []int{0, 1, len(termsFile) - 1} {
		if _, err := readJudge(termsFile[:n]); err == nil {
			t.Errorf("%d bytes are taken for all", n)
		}
	}
}

// turned returns the position seen from the other side.
func turned(t *testing.T, p rules.Position) rules.Position {
	t.Helper()
	s := rules.Setup{Turn: p.Turn().Opponent(), Move: 1, Hands: [2]rules.Hand{p.Hand(rules.White), p.Hand(rules.Black)}}
	for sq := rules.Square(0); sq.OnBoard(); sq++ {
		if pc := p.At(sq); pc != rules.NoPiece {
			s.Board[sq.Turned()] = rules.NewPiece(pc.Color().Opponent(), pc.Kind())
		}
	}
	q, _, err := rules.ParseSFEN(s.SFEN())
	if err != nil {
		t.Fatal(err)
	}
	return q
}
