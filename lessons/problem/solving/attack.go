package solving

import (
	"time"

	"terakoya/rules"
)

// State is where an attack stands.
type State uint8

// The states.
const (
	Open    State = iota // the attacker is to move
	Refused              // a move was refused, and is being explained
	Asking               // a move mates, but later than it need: on with it, or back?
	Done                 // it is mate
)

// How is what came of a problem.
type How uint8

// The outcomes.
const (
	FirstTry How = iota // without a miss and without help
	WithHelp            // after a miss, a hint, or by a longer way
	Given               // the solution was shown
	Left                // it was left before it was solved
)

// Attack is one problem being solved. Moves are made as they are weighed: the answer
// follows at once.
type Attack struct {
	start rules.Position
	want  int // plies
	at    rules.Position
	moves []rules.Move // of both sides
	left  int

	state State
	tried Weighed            // the move refused, or asked about
	foul  *rules.IllegalMove // the attempt refused; nil if it was legal
	hint  int                // how many were given at this point, of Hints

	misses, hints int
	shown, longer bool
}

// Hints is how many hints there are at each point: the piece, then the move.
const Hints = 2

// NewAttack begins a problem of so many plies; the side to move attacks.
func NewAttack(p rules.Position, length int) *Attack {
	return &Attack{start: p, want: length, at: p, left: length}
}

// Start returns the position of the problem.
func (a *Attack) Start() rules.Position { return a.start }

// Length returns the plies that the mate is to take.
func (a *Attack) Length() int { return a.want }

// Attacker returns the side that mates.
func (a *Attack) Attacker() rules.Color { return a.start.Turn() }

// Position returns how it stands now.
func (a *Attack) Position() rules.Position { return a.at }

// Moves returns what was played, by both sides.
func (a *Attack) Moves() []rules.Move { return a.moves }

// Left returns the plies within which mate is to come.
func (a *Attack) Left() int { return a.left }

// State returns where it stands.
func (a *Attack) State() State { return a.state }

// Tried returns the legal move that was refused, or is asked about.
func (a *Attack) Tried() Weighed { return a.tried }

// Foul returns the illegal attempt that was refused; nil if none was.
func (a *Attack) Foul() *rules.IllegalMove { return a.foul }

// Hint returns how many hints were given at this point.
func (a *Attack) Hint() int { return a.hint }

// Open reports whether the attacker may try a move.
func (a *Attack) Open() bool { return a.state == Open || a.state == Refused }

// Refuse takes an illegal attempt. Pawn-drop mate is an answer, and misses; what else
// the law forbids is given back and costs nothing.
func (a *Attack) Refuse(e *rules.IllegalMove) {
	if !a.Open() {
		return
	}
	a.state, a.foul = Refused, e
	if e.Foul == rules.FoulUchifuzume {
		a.misses++
	}
}

// Take takes a legal move that was weighed at this point. What mates in time is made,
// and answered.
func (a *Attack) Take(w Weighed) {
	if !a.Open() {
		return
	}
	a.tried, a.foul = w, nil
	switch w.Worth {
	case Mates:
		a.play(w)
	case Longer:
		a.state, a.longer = Asking, true
	case Escapes, Quiet:
		a.state = Refused
		a.misses++
	}
}

// play makes a move and its answer.
func (a *Attack) play(w Weighed) {
	a.make(w.Move)
	if w.Reply != rules.NoMove {
		a.make(w.Reply)
	}
	a.left, a.hint, a.state = w.Length-1, 0, Open
	if w.Length == 0 {
		a.state, a.left = Done, 0
	}
}

func (a *Attack) make(m rules.Move) {
	a.at.Make(m)
	a.moves = append(a.moves, m)
}

// GoOn makes the move that mates later than it need.
func (a *Attack) GoOn() {
	if a.state == Asking {
		a.play(a.tried)
	}
}

// Retry takes a refused move, or one that is asked about, back.
func (a *Attack) Retry() {
	if a.state == Refused || a.state == Asking {
		a.state, a.foul, a.tried = Open, nil, Weighed{}
	}
}

// GiveHint gives the next hint of this point.
func (a *Attack) GiveHint() {
	if a.Retry(); a.state == Open && a.hint < Hints {
		a.hint++
		a.hints++
	}
}

// Show makes the next move of a solution, and its answer: line is a mate from here, as
// [Line] gives it.
func (a *Attack) Show(line []rules.Move) {
	if a.Retry(); a.state != Open || len(line) == 0 {
		return
	}
	a.shown = true
	w := Weighed{Move: line[0], Length: len(line) - 1}
	if len(line) > 1 {
		w.Reply = line[1]
	}
	a.play(w)
}

// How returns what came of it so far.
func (a *Attack) How() How {
	switch {
	case a.shown:
		return Given
	case a.state != Done:
		return Left
	case a.misses > 0 || a.hints > 0 || a.longer:
		return WithHelp
	}
	return FirstTry
}

// Result is what came of one problem of a set.
type Result struct {
	ID     string // of the problem; empty for a position of one's own
	Length int    // plies
	How    How
	Took   time.Duration
	Again  bool // it was missed before in the same set
	Made   bool // it was made just now, and is not there the next time
}
