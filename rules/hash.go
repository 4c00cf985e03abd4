package rules

import "math/rand/v2"

// The Zobrist keys. A hand of n pieces is the sum of the keys 1 to n, so that
// one key is changed for each piece that comes or goes.
var (
	pieceKeys [32][squares]uint64
	handKeys  [2][Gold + 1][19]uint64
	turnKey   uint64
	handSums  [2][Gold + 1][19]uint64 // of the keys 1 to n
)

func init() {
	r := rand.New(rand.NewPCG(0x7465726b, 0x6f7961)) // fixed: hashes may be kept
	for _, k := range AllKinds {
		for _, c := range []Color{Black, White} {
			for s := range squares {
				pieceKeys[NewPiece(c, k)][s] = r.Uint64()
			}
		}
	}
	for c := range handKeys {
		for k := range handKeys[c] {
			for n := range handKeys[c][k] {
				handKeys[c][k][n] = r.Uint64()
			}
		}
	}
	turnKey = r.Uint64()
	for c := range handSums {
		for k := range handSums[c] {
			for n := 1; n < len(handSums[c][k]); n++ {
				handSums[c][k][n] = handSums[c][k][n-1] ^ handKeys[c][k][n]
			}
		}
	}
}

// BoardHash is [Position.Hash] without the hands: equal for positions that
// differ in nothing else.
func (p *Position) BoardHash() uint64 {
	h := p.hash
	for c := range p.hands {
		for _, k := range HandKinds {
			h ^= handSums[c][k][p.hands[c][k]]
		}
	}
	return h
}
