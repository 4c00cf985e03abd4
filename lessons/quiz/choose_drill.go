package quiz

import (
	"errors"
	"slices"

	"terakoya/lessons"
)

// How often a drill is tried for one question: until it is given up, and until a
// verdict is taken of which there are more already.
const (
	mostTries   = 24
	choosyTries = 12
	mostErrors  = 3
)

// askDrill asks an exercise of a drill of the lesson. Drills of which none can be
// made that is new are given up; those that never made any are left out.
func (c *chooser) askDrill(t *topic) bool {
	c.rand.Shuffle(len(t.drills), func(i, j int) { t.drills[i], t.drills[j] = t.drills[j], t.drills[i] })
	slices.SortStableFunc(t.drills, func(a, b *template) int {
		if a.used != b.used {
			return a.used - b.used
		}
		return c.kinds[a.kind] - c.kinds[b.kind]
	})
	for len(t.drills) > 0 {
		d := t.drills[0]
		err := c.make(t, d)
		if err == nil {
			d.used++
			c.drilled++
			return true
		}
		t.drills = t.drills[1:]
		if d.used == 0 && err != errNoneNew {
			c.paper.LeftOut = append(c.paper.LeftOut, LeftOut{t.lesson.ID, d.drill.ID, err})
		}
	}
	return false
}

// errNoneNew says that a drill makes only what is asked already.
var errNoneNew = errors.New("nothing new")

// make makes an exercise and takes it.
func (c *chooser) make(t *topic, d *template) error {
	level := c.levelFor(d.drill)
	failed := 0
	for try := range mostTries {
		seed := uint64(c.rand.Uint32())
		e, err := c.bank.bench.Make(d.drill, level, seed)
		if err != nil {
			if failed++; failed == mostErrors {
				return err
			}
			continue
		}
		if c.paper.Request.Mode == Court && e.Kind != lessons.Judgement {
			return errNoneNew
		}
		if try < choosyTries && c.lopsided(&e.Step) > 0 {
			continue
		}
		origin := Origin{Drill: d.drill.ID, Level: level, Seed: seed}
		if c.take(t, Question{Step: e.Step, Origin: origin, weight: c.weightOf(level)}) {
			return nil
		}
	}
	return errNoneNew
}

// spread is how many levels a paper has below the hardest.
const spread = 2

// levelFor returns the level of the next exercise of a drill: it rises with the
// number of questions, within the paper's levels and the drill's.
func (c *chooser) levelFor(d *lessons.Drill) int {
	r := c.paper.Request
	low := max(1, r.Level-spread)
	level := low + len(c.paper.Questions)*(r.Level-low+1)/r.Count
	return max(d.Level[0], min(level, d.Level[1]))
}

// weightOf draws how hard an exercise of a level is among those of its paper.
func (c *chooser) weightOf(level int) int {
	low := max(1, c.paper.Request.Level-spread)
	high := c.paper.Request.Level
	return c.among(min(max(level, low), high)-low, high-low+1)
}

// lookahead is how many questions may be put before an easier one, so that not
// too many of a kind follow each other.
const lookahead = 3

// ordered sorts questions: the harder toward the end, and kinds in turn.
func ordered(all []Question) []Question {
	slices.SortStableFunc(all, func(a, b Question) int { return a.weight - b.weight })
	var out []Question
	for len(all) > 0 {
		at := 0
		if n := len(out); n > 0 {
			near := all[:min(lookahead, len(all))]
			at = max(0, slices.IndexFunc(near, func(q Question) bool { return q.Step.Kind != out[n-1].Step.Kind }))
		}
		out = append(out, all[at])
		all = slices.Delete(all, at, at+1)
	}
	return out
}
