package classroom

import (
	"math/rand/v2"
	"slices"
)

// lots is a bag with the names that have not been picked yet.
type lots struct {
	roster Roster
	bag    []string
	last   string // who was picked last, also when the name is off the screen
	shown  bool
}

// Roster returns the names of the class.
func (c *Class) Roster() Roster { return Roster{slices.Clone(c.lots.roster.Names)} }

// SetRoster changes the names of the class; everybody can then be picked.
func (c *Class) SetRoster(r Roster) {
	c.lots = lots{roster: r}
	c.tell(PickChanged)
}

// Pick picks a name at random: everybody once before anybody comes again, and nobody
// twice in a row. It is empty for a class without names.
func (c *Class) Pick(rnd *rand.Rand) string {
	l := &c.lots
	if len(l.roster.Names) == 0 {
		return ""
	}
	n := len(l.bag)
	if n == 0 {
		l.bag = slices.Clone(l.roster.Names)
		n = len(l.bag)
		if at := slices.Index(l.bag, l.last); at >= 0 && n > 1 {
			n-- // at the end, and so not among those to choose from
			l.bag[at], l.bag[n] = l.bag[n], l.bag[at]
		}
	}
	i := rnd.IntN(n)
	l.last, l.shown = l.bag[i], true
	l.bag = slices.Delete(l.bag, i, i+1)
	c.tell(PickChanged)
	return l.last
}

// Picked returns the name that was picked last; empty if none is shown.
func (c *Class) Picked() string {
	if !c.lots.shown {
		return ""
	}
	return c.lots.last
}

// ClearPicked takes the name away from the screen. Who was picked stays picked.
func (c *Class) ClearPicked() {
	if c.lots.shown {
		c.lots.shown = false
		c.tell(PickChanged)
	}
}

// Waiting returns how many are picked before anybody comes again.
func (c *Class) Waiting() int {
	if n := len(c.lots.bag); n > 0 {
		return n
	}
	return len(c.lots.roster.Names)
}
