// Package fsrs says when to ask again, by what a learner remembers. It is the
// algorithm FSRS-6 of Open Spaced Repetition
// (https://github.com/open-spaced-repetition/awesome-fsrs/wiki/The-Algorithm),
// with its default weights and without fuzz: pure functions, no clock.
//
//   - Stability is in how many days the chance to remember falls to 90 %.
//   - Difficulty, from 1 to 10, is how slowly stability grows.
//   - A [Rating] is how well an item was remembered when it was asked.
//
// There are no steps of minutes after a miss, as a lesson asks again by itself:
// the shortest interval is a day. A second rating on one day counts by the
// formula for the short term. The numbers are those of ts-fsrs with
// learning_steps and relearning_steps empty; a test holds a thousand histories.
package fsrs

import "math"

// Rating is how well an item was remembered.
type Rating uint8

// The ratings; databases keep their numbers. Unrated is no rating.
const (
	Unrated Rating = iota
	Again          // not remembered
	Hard           // remembered with help
	Good           // remembered
	Easy           // remembered at once, without thinking
)

// Memory is what is known of how an item is remembered; the zero Memory is of
// one never asked.
type Memory struct {
	Stability  float64 // days
	Difficulty float64 // 1 to 10
}

// Parameters are what the intervals depend on.
type Parameters struct {
	Weights   [21]float64
	Retention float64 // the chance to remember at which to ask again, in (0, 1)
	Longest   int     // days
}

// Default returns the parameters that suit most people.
func Default() Parameters {
	return Parameters{
		Weights: [21]float64{
			0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796,
			1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
		},
		Retention: 0.9,
		Longest:   36500,
	}
}

// The least and the greatest stability, in days.
const minStability, maxStability = 0.001, 36500

// Next returns the memory after a rating, given some days after the one before,
// and in how many days to ask again. Days below zero, from a clock that was set
// back, count as none; the first rating has no days. The rating is not Unrated.
func (p Parameters) Next(m Memory, days int, r Rating) (Memory, int) {
	if m == (Memory{}) {
		m = p.first(r)
		return m, p.interval(m.Stability)
	}
	next := func(r Rating) int { return p.interval(p.stability(m, max(days, 0), r)) }
	hard := min(next(Hard), next(Good))
	good := max(next(Good), hard+1)
	n := next(r)
	switch r {
	case Unrated, Again:
	case Hard:
		n = hard
	case Good:
		n = good
	case Easy:
		n = max(n, good+1)
	}
	return Memory{p.stability(m, max(days, 0), r), p.difficulty(m.Difficulty, r)}, n
}

// Recall returns the chance that an item is remembered some days after its last
// rating.
func (p Parameters) Recall(m Memory, days int) float64 {
	return round(math.Pow(1+p.factor()*float64(max(days, 0))/m.Stability, -p.Weights[20]))
}

// factor makes Recall 0.9 after as many days as the stability.
func (p Parameters) factor() float64 {
	return round(math.Exp(math.Log(0.9)/-p.Weights[20]) - 1)
}

// interval returns after how many days the chance has fallen to the retention.
func (p Parameters) interval(stability float64) int {
	modifier := round((math.Pow(p.Retention, -1/p.Weights[20]) - 1) / p.factor())
	return min(max(1, int(math.Round(stability*modifier))), p.Longest)
}

// first returns the memory after the first rating.
func (p Parameters) first(r Rating) Memory {
	return Memory{max(p.Weights[r-1], 0.1), clamp(p.firstDifficulty(r), 1, 10)}
}

func (p Parameters) firstDifficulty(r Rating) float64 {
	return round(p.Weights[4] - math.Exp(float64(r-1)*p.Weights[5]) + 1)
}

// difficulty rises with misses, the less the nearer it is to 10, and is drawn a
// little toward that of an easy item.
func (p Parameters) difficulty(d float64, r Rating) float64 {
	d += round(-p.Weights[6] * (float64(r) - 3) * (10 - d) / 9)
	return clamp(round(p.Weights[7]*p.firstDifficulty(Easy)+(1-p.Weights[7])*d), 1, 10)
}

func (p Parameters) stability(m Memory, days int, r Rating) float64 {
	switch {
	case days == 0:
		return p.sameDay(m.Stability, r)
	case r == Again:
		return p.forgotten(m, p.Recall(m, days))
	}
	w, grows := &p.Weights, 1.0
	if r == Hard {
		grows = w[15]
	} else if r == Easy {
		grows = w[16]
	}
	grows *= math.Exp(w[8]) * (11 - m.Difficulty) * math.Pow(m.Stability, -w[9]) * (math.Exp((1-p.Recall(m, days))*w[10]) - 1)
	return round(clamp(m.Stability*(1+grows), minStability, maxStability))
}

// sameDay returns the stability after a second rating on one day.
func (p Parameters) sameDay(s float64, r Rating) float64 {
	w := &p.Weights
	grows := math.Pow(s, -w[19]) * math.Exp(w[17]*(float64(r)-3+w[18]))
	if r >= Hard {
		grows = max(grows, 1)
	}
	return round(clamp(s*grows, minStability, maxStability))
}

// forgotten returns the stability after a miss.
func (p Parameters) forgotten(m Memory, recall float64) float64 {
	w := &p.Weights
	s := w[11] * math.Pow(m.Difficulty, -w[12]) * (math.Pow(m.Stability+1, w[13]) - 1) * math.Exp((1-recall)*w[14])
	s = round(clamp(s, minStability, maxStability))
	return min(max(round(m.Stability/math.Exp(w[17]*w[18])), minStability), s)
}

func clamp(x, least, most float64) float64 { return min(max(x, least), most) }

// round rounds to eight decimals, as ts-fsrs does at each step: without it, long
// intervals differ by a day.
func round(x float64) float64 { return math.Floor(x*1e8+0.5) / 1e8 }
