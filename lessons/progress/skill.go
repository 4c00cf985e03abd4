package progress

import "time"

// Skill is how well something is known, such as how a piece moves, from the first tries
// at what asks for it, one after the other; see [Tries].
//
// A first try that is right without help adds one, and after 5, 10 and 20 of them the
// next [Stage] is reached. One with help adds none. A miss, a foul or having the answer
// shown takes nothing away by itself, as anyone slips; a second one in a row takes
// everything: it was not known, and is learned from the beginning. The zero Skill is
// that of one who never tried.
type Skill struct {
	right  int // since the beginning
	missed int // in a row
}

// Stage is how far learning has come.
type Stage uint8

// The stages.
const (
	Beginning Stage = iota
	Begun           // 5 first tries were right
	Practised       // 10
	Learned         // 20
)

// stages are the first tries that have to be right for each stage after the first.
var stages = [...]int{5, 10, 20}

// missesBack is how many misses in a row lead back to the beginning.
const missesBack = 2

// After returns the skill after one more first try.
func (s Skill) After(a Answer) Skill {
	switch a.Result {
	case Right:
		s.missed = 0
		if a.Hints == 0 {
			s.right++
		}
	case Missed, Foul, Shown:
		if s.missed++; s.missed == missesBack {
			return Skill{}
		}
	}
	return s
}

// Stage returns how far learning has come.
func (s Skill) Stage() Stage {
	at := Beginning
	for i, n := range stages {
		if s.right >= n {
			at = Stage(i + 1)
		}
	}
	return at
}

// Tries tells first tries from retries, of answers in the order in which they were
// recorded. The zero Tries has seen none.
type Tries struct{ last map[exercise]time.Time }

// exercise is what an answer answers. Unlike an [Item] it tells the exercises of a drill
// from each other.
type exercise struct {
	Item
	level int
	seed  uint64
}

// First reports whether an answer is the first to its exercise in a sitting, and keeps
// it in mind. A miss that costs nothing is no try.
func (t *Tries) First(a Answer) bool {
	if a.Free {
		return false
	}
	if t.last == nil {
		t.last = map[exercise]time.Time{}
	}
	asked := exercise{a.Item(), a.Level, a.Seed}
	before, again := t.last[asked]
	t.last[asked] = a.When
	return !again || a.When.Sub(before).Abs() >= sitting
}
