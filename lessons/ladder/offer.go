package ladder

// Offer is the game that a learner is offered.
type Offer struct {
	Rung   Rung
	Reason Reason
}

// Reason is why a rung is offered.
type Reason uint8

// The reasons. The three in the middle are events: each offer of one rung more or
// less needs its own, and is not made again for the same.
const (
	Begin       Reason = iota // nothing was played yet
	ThreeWins                 // three in a row on one rung: the next one
	FiveOfSix                 // five of the last six on one rung, after three in a row were not enough to leave it: the next one
	ThreeLosses               // three in a row on one rung: the one before
	Stay                      // nothing of that: the rung that was played last
)

// Reasons lists them.
var Reasons = []Reason{Begin, ThreeWins, FiveOfSix, ThreeLosses, Stay}

var reasonNames = [...]string{"begin", "three-wins", "five-of-six", "three-losses", "stay"}

// String returns the key of a reason, such as "three-wins".
func (r Reason) String() string { return reasonNames[r] }

// row is what happened on one rung, as far as an event may come of it.
type row struct {
	rung   Rung
	marks  []mark // the newest last, at most six
	recent int    // of those, how many came since the last event
}

// mark is what a game counts for an event.
type mark uint8

const (
	neither mark = iota // a draw, or a win with much help
	win
	loss
)

func markOf(g Game) mark {
	switch g.Result {
	case Won:
		if g.helped() {
			return neither
		}
		return win
	case Lost:
		return loss
	case Drawn:
	}
	return neither
}

const (
	inARow = 3
	window = 6
	ofThem = 5 // of the window
)

// add counts a game and returns what follows from it.
func (r *row) add(g Game) Offer {
	if g.Rung != r.rung {
		*r = row{rung: g.Rung}
	}
	r.marks, r.recent = append(r.marks, markOf(g)), r.recent+1
	if len(r.marks) > window {
		r.marks = r.marks[1:]
	}
	reason := r.event()
	next, there := g.Rung, false
	switch reason {
	case ThreeWins, FiveOfSix:
		next, there = g.Rung.Harder()
	case ThreeLosses:
		next, there = g.Rung.Easier()
	case Begin, Stay:
	}
	if !there {
		return Offer{g.Rung, Stay}
	}
	// The three wins stay in sight: with two of the next three they are five of six.
	r.marks, r.recent = r.marks[len(r.marks)-inARow:], 0
	if reason != ThreeWins {
		r.marks = nil
	}
	return Offer{next, reason}
}

// event returns what the last game has completed, or Stay.
func (r *row) event() Reason {
	since := r.marks[max(0, len(r.marks)-r.recent):]
	switch last := since[max(0, len(since)-inARow):]; {
	case count(last, win) == inARow:
		return ThreeWins
	case count(last, loss) == inARow:
		return ThreeLosses
	case r.marks[len(r.marks)-1] == win && count(r.marks, win) >= ofThem && len(r.marks) == window:
		return FiveOfSix
	}
	return Stay
}

func count(marks []mark, of mark) int {
	n := 0
	for _, m := range marks {
		if m == of {
			n++
		}
	}
	return n
}
