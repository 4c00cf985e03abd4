// Package spsa finds better values for parameters by playing, with simultaneous
// perturbation stochastic approximation: all parameters are nudged at once, each up or
// down at random; one player has them so and the other the opposite way; and each value
// moves a little towards the side that won. The source is J. C. Spall, "Implementation of
// the simultaneous perturbation algorithm", IEEE Trans. AES 34 (1998), with the gains as
// those who tune engines use them: a step of a parameter is how far it is nudged at the end.
//
// Words: a pair is one nudge and what its two sides won against each other; a batch is some
// pairs from the same values, which may be played at once. [State] is all that must be kept
// to go on another day.
package spsa

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"sync"
)

// Parameter is a number that can be tuned.
type Parameter struct {
	Name                  string
	Value, Min, Max, Step int
}

// Tuned is a parameter on its way.
type Tuned struct {
	Parameter         // as it was at the start
	Now       float64 // where it is
}

// State is a tuning: it can be written as JSON, read and gone on with.
type State struct {
	Seed   uint64
	Plan   int     // pairs, by which the gains are measured
	Batch  int     // pairs that are played from the same values
	Rate   float64 // how far a pair that is won whole moves a value at the end, in steps
	Played int     // pairs so far
	Values []Tuned
}

// The exponents and the delay that Spall advises.
const (
	alpha = 0.602
	gamma = 0.101
	delay = 0.1 // of the plan
)

// New returns a tuning that has not begun. The error names a parameter without room.
func New(seed uint64, plan, batch int, rate float64, parameters []Parameter) (*State, error) {
	s := &State{Seed: seed, Plan: plan, Batch: batch, Rate: rate}
	for _, p := range parameters {
		s.Values = append(s.Values, Tuned{p, float64(p.Value)})
	}
	return s, s.Valid()
}

// Valid returns what is wrong with the state, such as one that was read from a file.
func (s *State) Valid() error {
	if s.Plan < 1 || s.Batch < 1 || s.Rate <= 0 || s.Played < 0 || len(s.Values) == 0 {
		return fmt.Errorf("tuning: plan %d, batch %d, rate %v, %d played, %d parameters: each is above zero, but for those played",
			s.Plan, s.Batch, s.Rate, s.Played, len(s.Values))
	}
	for _, v := range s.Values {
		if v.Step < 1 || v.Min >= v.Max || v.Value < v.Min || v.Value > v.Max || math.IsNaN(v.Now) {
			return fmt.Errorf("tuning: parameter %s: %d from %d to %d by %d, now %v", v.Name, v.Value, v.Min, v.Max, v.Step, v.Now)
		}
	}
	return nil
}

// Rounded returns the values as they are, whole and within their bounds.
func (s *State) Rounded() map[string]int {
	all := map[string]int{}
	for _, v := range s.Values {
		all[v.Name] = v.whole(v.Now)
	}
	return all
}

// whole rounds a value into the bounds.
func (t *Tuned) whole(v float64) int { return max(t.Min, min(int(math.Round(v)), t.Max)) }

// Play plays a pair: two sides with these values, and what the first has won of it, from 0
// to 1. The same number, from 0, and values are to give the same games.
type Play func(ctx context.Context, pair int, up, down map[string]int) (float64, error)

// Step plays a batch, so many pairs at once, and moves the values. An error, that of ctx or
// of play, changes nothing. However many are played at once, the values are the same.
func (s *State) Step(ctx context.Context, workers int, play Play) error {
	nudges := make([]nudge, s.Batch)
	next := make(chan int)
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	var all sync.WaitGroup
	for range max(1, min(workers, s.Batch)) {
		all.Go(func() {
			for i := range next {
				n := s.nudge(s.Played + i)
				won, err := play(ctx, s.Played+i, n.up, n.down)
				if err != nil {
					cancel(err)
				}
				n.won = won
				nudges[i] = n
			}
		})
	}
	for i := range nudges {
		next <- i
	}
	close(next)
	all.Wait()
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	for i := range nudges {
		s.move(&nudges[i])
	}
	return nil
}

// nudge is a pair.
type nudge struct {
	way      []float64 // by value: 1 is up, -1 is down
	up, down map[string]int
	won      float64 // by up, from 0 to 1
}

// nudge returns what pair n tries.
func (s *State) nudge(n int) nudge {
	r := rand.New(rand.NewPCG(s.Seed, uint64(n)))
	nu := nudge{up: map[string]int{}, down: map[string]int{}}
	reach, _ := s.gains(n)
	for i := range s.Values {
		v := &s.Values[i]
		way := float64(r.IntN(2)*2 - 1)
		by := max(1, reach*float64(v.Step)) // less than one would change nothing
		nu.way = append(nu.way, way)
		nu.up[v.Name], nu.down[v.Name] = v.whole(v.Now+way*by), v.whole(v.Now-way*by)
	}
	return nu
}

// gains returns how far pair n is nudged, and how far a pair that is won whole moves the
// values, both in steps.
func (s *State) gains(n int) (reach, rate float64) {
	k, plan := float64(n+1), float64(s.Plan)
	reach = math.Pow(plan/k, gamma)
	rate = s.Rate * math.Pow((plan+delay*plan)/(k+delay*plan), alpha) * math.Pow(k/plan, gamma)
	return reach, rate
}

// move moves the values by what a pair has shown.
func (s *State) move(n *nudge) {
	_, rate := s.gains(s.Played)
	for i := range s.Values {
		v := &s.Values[i]
		by := rate * float64(v.Step) * n.way[i] * (2*n.won - 1)
		v.Now = max(float64(v.Min), min(v.Now+by, float64(v.Max)))
	}
	s.Played++
}
