package search

import (
	"encoding/binary"
	"io"
	"math"
	"math/rand/v2"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// scaleOfChance is how many hundredths of a pawn make the odds of winning e to 1.
const scaleOfChance = 600

// sample is a position to fit: where its features lie, how full the hands are, from 0
// to 1, and the chance of Black.
type sample struct {
	from, to     int
	late, chance float32
}

// weight is a term for empty hands and for full ones.
type weight [2]float32

// Fitting finds the terms that foretell best how games go on.
type Fitting struct {
	features []feature
	samples  []sample
	weights  []weight
	begin    []weight // towards which the weights are drawn
	sums     []weight // of the squares of the gradients
}

// NewFitting begins with what is thought without any game.
func NewFitting() *Fitting {
	f := &Fitting{weights: make([]weight, allTerms), sums: make([]weight, allTerms)}
	for i, w := range first() {
		f.weights[i] = weight{w, w}
	}
	f.begin = append(f.begin, f.weights...)
	return f
}

// Add takes a position: what a search says that it is worth to Black, what Black has
// won in the end, from 0 to 1, and how far that is trusted rather than the search, from
// 0 to 1.
func (f *Fitting) Add(p *rules.Position, score engine.Score, won, trust float64) {
	from := len(f.features)
	f.features = features(p, f.features)
	late := float32(lateness(p)) / fullHands
	f.samples = append(f.samples, sample{from, len(f.features), late, float32(trust*won + (1-trust)*chance(float64(score)))})
}

func chance(score float64) float64 { return 1 / (1 + math.Exp(-score/scaleOfChance)) }

// guess is what the weights say of a sample, in hundredths of a pawn.
func (f *Fitting) guess(s sample) float64 {
	var sum weight
	for _, t := range f.features[s.from:s.to] {
		w := f.weights[t.at()]
		if t.white() {
			w[0], w[1] = -w[0], -w[1]
		}
		sum[0] += w[0]
		sum[1] += w[1]
	}
	return float64(sum[0]*(1-s.late) + sum[1]*s.late)
}

// held is how many positions one after the other are held back together, as those of a
// game are alike.
const held = 1000

// Round goes once through the positions, all but one in twenty, and returns the
// loss of those and of the others, each by position. If there are fewer than twice
// those held back together, it learns from all, and the loss of the others is 0.
func (f *Fitting) Round(r *rand.Rand, rate, pull float64) (seen, others float64) {
	order := r.Perm(len(f.samples))
	few := len(order) < 2*held
	var n, m int
	for _, i := range order {
		s := f.samples[i]
		p := chance(f.guess(s))
		t := float64(s.chance)
		loss := -t*math.Log(p+1e-9) - (1-t)*math.Log(1-p+1e-9)
		if !few && i/held%20 == 0 {
			others += loss
			m++
			continue
		}
		seen += loss
		n++
		f.learn(s, p-t, rate, pull)
	}
	return seen / float64(max(n, 1)), others / float64(max(m, 1))
}

// learn moves the weights of one sample against its fault (Adagrad).
func (f *Fitting) learn(s sample, fault, rate, pull float64) {
	parts := weight{1 - s.late, s.late}
	for _, t := range f.features[s.from:s.to] {
		w, sum, begin := &f.weights[t.at()], &f.sums[t.at()], &f.begin[t.at()]
		for i, part := range parts {
			g := float32(fault) * part
			if t.white() {
				g = -g
			}
			g += float32(pull) * (w[i] - begin[i])
			sum[i] += g * g
			w[i] -= float32(rate) * g / float32(math.Sqrt(float64(sum[i])+1))
		}
	}
}

// WriteTerms writes the weights in the form of terms.bin.
func (f *Fitting) WriteTerms(w io.Writer) error {
	out := make([]int16, 2*allTerms)
	for i, both := range f.weights {
		for late, v := range both {
			out[late*allTerms+i] = int16(math.Round(max(-1<<15, min(1<<15-1, float64(v)*fine))))
		}
	}
	return binary.Write(w, binary.LittleEndian, out)
}

// first is what is thought without any game, in hundredths of a pawn.
func first() []float32 {
	w := make([]float32, allTerms)
	w[atTempo] = 30
	for _, k := range rules.AllKinds {
		for s := range 81 {
			w[atPlace+int(k)*81+s] = float32(value[k].board)
		}
		for own := range often {
			for theirs := range often {
				part := 0
				if own > 0 {
					part += 70
				}
				if theirs > 0 {
					part -= 230
				}
				for turn := range 2 {
					at := atStand + ((turn*(int(rules.Dragon)+1)+int(k))*often+own)*often + theirs
					w[at] = float32(value[k].board*part) / 4096
				}
			}
		}
		if k.InHand() {
			for n := range mostHand {
				w[atHand+int(k)*mostHand+n] = float32(value[k].hand * n)
			}
		}
	}
	sieges(w)
	heats(w[atHeat:])
	return w
}

// sieges fills in how unsafe the kings stand.
func sieges(w []float32) {
	for turn := range 2 {
		for d := range mostDrops {
			for left := range 9 {
				w[atShut+(turn*9+left)*mostDrops+d] = -float32(trapped[left]*(4+d)) / 4
			}
			for attacks := range mostAttacks {
				for bare := range mostGuards {
					at := atDanger + ((turn*mostAttacks+attacks)*mostGuards+bare)*mostDrops + d
					w[at] = -float32((attacks*18+bare*15)*(4+d)) / 4
				}
			}
		}
	}
}

// trapped is what it costs a king to have so few squares to go to.
var trapped = [9]int{90, 55, 35, 20, 10}

// heats fills in attacks by their distance from a king: those of the own side guard
// it, those of the other hunt it.
func heats(w []float32) {
	several := [often]float32{0, 1, 2.1}
	for aside := range 9 {
		for ahead := -8; ahead <= 8; ahead++ {
			at := aside*17 + ahead + 8
			facing := float32(1)
			if ahead > 0 {
				facing = 1.25
			} else if ahead < 0 {
				facing = 0.7
			}
			by := 30 * facing / float32(max(aside, abs(ahead))+1)
			for own := range often {
				for theirs := range often {
					w[at*often*often+own*often+theirs] = by * (several[own] - several[theirs])
				}
			}
		}
	}
}
