package ladder

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine/search"
)

// TestValues: every start has a value, and giving more is worth more.
func TestValues(t *testing.T) {
	if len(handicapElo) != len(rules.Handicaps) {
		t.Errorf("%d values for %d starts", len(handicapElo), len(rules.Handicaps))
	}
	for i, h := range rules.Handicaps {
		value, ok := handicapElo[h.Key]
		if !ok {
			t.Errorf("%s has no value", h.Key)
		}
		if i > 0 && value < handicapElo[rules.Handicaps[i-1].Key] {
			t.Errorf("%s is worth less than %s", h.Key, rules.Handicaps[i-1].Key)
		}
	}
	if !slices.IsSortedFunc(levelElo[:], func(a, b float64) int { return int(a - b) }) {
		t.Errorf("a higher level is weaker: %v", levelElo)
	}
}

// TestRungs: the ladder rises, in steps that leave a rung within 40 to 65 % for
// everybody between its ends; every handicap has its turn, from the largest, and
// ends at its last level.
func TestRungs(t *testing.T) {
	all, turn := Rungs(), 0
	for i, r := range all {
		if i > 0 {
			if step := r.Gap() - all[i-1].Gap(); step < leastStep || step > widestStep {
				t.Errorf("from %v to %v it is %g", all[i-1], r, step)
			}
		}
		if c := climb[turn]; r.Handicap != c.handicap || r.Level > c.last {
			t.Fatalf("%v in the turn of %v", r, c)
		} else if r.Level == c.last {
			turn++
		}
	}
	if first, last := all[0], all[len(all)-1]; first != (Rung{Handicap: "ten-piece-handicap"}) || last != (Rung{"even-game", search.Strongest, false}) {
		t.Errorf("from %v to %v", first, last)
	}
	for rating := all[0].Gap(); rating < all[len(all)-1].Gap(); rating += 7 {
		s := Standing{Rating: rating, Games: newGames}
		if share := s.Best().Score(rating); share < 0.40 || share > 0.65 {
			t.Errorf("%v for %g is %.2f", s.Best(), rating, share)
		}
	}
}

// widestStep leaves a rung within 40 to 65 % for everybody.
var widestStep = lead(0.65) - lead(0.40)

// TestNeighbours: one up and one down is where it began; from beside the ladder,
// up is harder without more pieces given and down is easier without fewer, a step
// at a time.
func TestNeighbours(t *testing.T) {
	all := Rungs()
	for i, r := range all {
		up, ok := r.Harder()
		if ok != (i < len(all)-1) || ok && up != all[i+1] {
			t.Errorf("above %v: %v, %t", r, up, ok)
		}
		down, ok := r.Easier()
		if ok != (i > 0) || ok && down != all[i-1] {
			t.Errorf("below %v: %v, %t", r, down, ok)
		}
	}
	for _, h := range rules.Handicaps {
		for l := range search.Level(search.Levels) {
			r := Rung{h.Key, l, false}
			up, ok := r.Harder()
			if step, more := up.Gap()-r.Gap(), handicapElo[up.Handicap]-handicapElo[h.Key]; ok && (step <= 0 || step > widestStep || more > 0) {
				t.Errorf("above %v: %v", r, up)
			}
			down, ok := r.Easier()
			if step, more := r.Gap()-down.Gap(), handicapElo[down.Handicap]-handicapElo[h.Key]; ok && (step <= 0 || step > widestStep || more < 0) {
				t.Errorf("below %v: %v", r, down)
			}
			r.Gives = true
			if up, ok := r.Harder(); ok != (l < search.Strongest) || ok && up != (Rung{h.Key, l + 1, true}) {
				t.Errorf("above %v: %v, %t", r, up, ok)
			}
			if down, ok := r.Easier(); ok != (l > 0) || ok && down != (Rung{h.Key, l - 1, true}) {
				t.Errorf("below %v: %v, %t", r, down, ok)
			}
		}
	}
}

// TestFor: the stronger the learner, the stronger the giver; one who gives gets
// the weaker opponent; and the game is as near to even as the levels allow.
func TestFor(t *testing.T) {
	for _, h := range rules.Handicaps {
		for _, gives := range []bool{false, true} {
			before := search.Level(0)
			for rating := -2500.0; rating < 5500; rating += 50 {
				s := Standing{Rating: rating, Games: newGames}
				r := s.For(h.Key, gives)
				if r.Level < before || r.Handicap != h.Key || r.Gives != gives {
					t.Fatalf("%g gets %v after level %s", rating, r, before)
				}
				before = r.Level
				within := r.Level > 0 && r.Level < search.Strongest
				if share := r.Score(rating); within && math.Abs(share-0.5) > 0.12 {
					t.Errorf("%v for %g is %.2f", r, rating, share)
				}
				if other := s.For(h.Key, !gives); gives && other.Level < r.Level {
					t.Errorf("%g gives to %v and takes from %v", rating, r, other)
				}
			}
		}
	}
	s := Read(nil)
	if r := s.For(first.Handicap, false); r != first || math.Abs(r.Score(s.Rating)-newShare) > 1e-9 || s.Best() != first {
		t.Errorf("at first: %v, %.2f; %v", r, r.Score(s.Rating), s.Best())
	}
}

// TestCareful: a learner as strong as the careful beginner, against whom level 4 scores
// 55 %, gets the givers that scored about a half; so does one somewhat stronger.
func TestCareful(t *testing.T) {
	careful := levelElo[search.LevelAt(4, 0)]
	for handicap, within := range map[string][2]search.Level{
		"six-piece-handicap":   {search.LevelAt(4, 2), search.LevelAt(5, 1)},
		"eight-piece-handicap": {search.LevelAt(5, 0), search.LevelAt(6, 1)},
		"ten-piece-handicap":   {search.LevelAt(8, 1), search.LevelAt(10, 2)},
	} {
		for _, above := range []float64{-35, 0, 20} {
			r := Standing{Rating: careful + above, Games: newGames}.For(handicap, false)
			if r.Level < within[0] || r.Level > within[1] {
				t.Errorf("%g above level 4: %v", above, r)
			}
		}
	}
}

// TestSettles: learners of a fixed strength who take every offer end within one
// rung of their own in 40 games, nine in ten of them.
func TestSettles(t *testing.T) {
	const learners = 100
	for _, above := range []float64{-500, -250, 0, 250, 500, 750, 1000, 1200} {
		strength := Read(nil).Rating + above
		own := slices.Index(ladder, Standing{Rating: strength, Games: newGames}.Best())
		settled := 0
		for seed := range uint64(learners) {
			random := rand.New(rand.NewPCG(seed, 8))
			var games []Game
			for range 40 {
				g := Game{Rung: Read(games).Offer.Rung, Result: Lost}
				if random.Float64() < g.Rung.Score(strength) {
					g.Result = Won
				}
				games = append(games, g)
			}
			at := slices.Index(ladder, Read(games).Offer.Rung)
			if at >= own-1 && at <= own+1 {
				settled++
			}
		}
		if settled < learners*88/100 {
			t.Errorf("%g above the first rating: %d of %d have settled", above, settled, learners)
		}
	}
}
