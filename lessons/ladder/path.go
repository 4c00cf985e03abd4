package ladder

import (
	"math"
	"slices"

	"terakoya/rules/engine/search"
)

// climb is the order of the handicaps on the ladder: those that are taught, from
// the largest, each with the level at which it is given up for the next one. Ten and
// eight pieces are much to give even for a strong player, so the level falls where
// they shrink. Below six it stays: a person gains more by each of those handicaps
// than our levels do, and a higher level on top would be too wide a step.
var climb = []struct {
	handicap string
	last     search.Level
}{
	{"ten-piece-handicap", search.LevelAt(7, 0)},
	{"eight-piece-handicap", search.LevelAt(5, 2)},
	{"six-piece-handicap", home},
	{"four-piece-handicap", home},
	{"two-piece-handicap", home},
	{"rook-lance-handicap", home},
	{"rook-handicap", home},
	{"bishop-handicap", home},
	{"lance-handicap", home},
	{"even-game", search.Strongest},
}

// home is the level at which the handicaps below six pieces are played.
var home = search.LevelAt(6, 0)

// leastStep is by how much the gap rises at least where the handicap changes, in
// Elo: what a lance is worth.
const leastStep = 40

// ladder is what Rungs returns.
var ladder = build()

// build makes the ladder: of each handicap the levels up to its last, from the
// first one that is harder than the last rung.
func build() []Rung {
	var all []Rung
	for _, c := range climb {
		for l := search.Level(0); l <= c.last; l++ {
			r := Rung{Handicap: c.handicap, Level: l}
			if len(all) == 0 || r.Gap() >= all[len(all)-1].Gap()+leastStep {
				all = append(all, r)
			}
		}
	}
	return all
}

// Rungs returns the ladder of a learner who takes handicaps, the easiest first.
func Rungs() []Rung { return slices.Clone(ladder) }

// Harder returns the rung above r; false if there is none. One who takes goes up
// the ladder. From beside it, the next is that of the ladder or the next level at
// the same handicap, whichever is nearer; it never has a larger handicap. One who
// gives goes on giving the same, against the next level: what to give is theirs to
// choose.
func (r Rung) Harder() (Rung, bool) {
	next, there := r.leveled(1)
	above := slices.IndexFunc(ladder, func(on Rung) bool { return on.Gap() > r.Gap() })
	if above >= 0 && r.goesTo(ladder[above], next, there) {
		return ladder[above], true
	}
	return next, there
}

// Easier returns the rung below r as [Rung.Harder] does that above; it never has a
// smaller handicap.
func (r Rung) Easier() (Rung, bool) {
	next, there := r.leveled(-1)
	below := len(ladder) - 1
	for below >= 0 && ladder[below].Gap() >= r.Gap() {
		below--
	}
	if below >= 0 && r.goesTo(ladder[below], next, there) {
		return ladder[below], true
	}
	return next, there
}

// leveled returns r with so many levels more; false if there is no such level.
func (r Rung) leveled(more int) (Rung, bool) {
	l := int(r.Level) + more
	if l < 0 || l > int(search.Strongest) {
		return Rung{}, false
	}
	r.Level = search.Level(l)
	return r, true
}

// goesTo reports whether from r the step is that to a rung of the ladder, and not
// to the next level, if there is one.
func (r Rung) goesTo(on, next Rung, there bool) bool {
	switch {
	case r.Gives:
		return false
	case slices.Contains(ladder, r) || !there:
		return true
	}
	step, given := on.Gap()-r.Gap(), handicapElo[on.Handicap]-handicapElo[r.Handicap]
	return step*given <= 0 && math.Abs(step) <= math.Abs(next.Gap()-r.Gap())
}
