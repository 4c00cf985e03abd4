package solving

import "terakoya/rules"

// Replay walks through a solution, and through the mate after another defence.
type Replay struct {
	start rules.Position
	main  []rules.Move // the solution
	line  []rules.Move // that is walked through
	apart int          // how many moves both have in common; -1 if they are the same
	at    int          // moves made
}

// NewReplay returns the walk through a solution, at its end.
func NewReplay(start rules.Position, line []rules.Move) *Replay {
	return &Replay{start: start, main: line, line: line, apart: -1, at: len(line)}
}

// At returns how many moves are made, and Len how many there are.
func (r *Replay) At() int { return r.at }

// Len returns how many moves there are.
func (r *Replay) Len() int { return len(r.line) }

// Line returns the moves of the line.
func (r *Replay) Line() []rules.Move { return r.line }

// Move returns a move of the line, from 0.
func (r *Replay) Move(i int) rules.Move { return r.line[i] }

// Before returns the square to which the last of so many moves came; OffBoard if there
// is none.
func (r *Replay) Before(n int) rules.Square {
	if n == 0 {
		return rules.OffBoard
	}
	return r.line[n-1].To()
}

// After returns the position after so many moves.
func (r *Replay) After(n int) rules.Position {
	p := r.start
	for _, m := range r.line[:n] {
		p.Make(m)
	}
	return p
}

// Position returns how it stands.
func (r *Replay) Position() rules.Position { return r.After(r.at) }

// Go goes to a move; what lies beyond the ends is the end.
func (r *Replay) Go(n int) { r.at = max(0, min(n, len(r.line))) }

// Defending reports whether the defender is to move and has something to choose.
func (r *Replay) Defending() bool { return r.at%2 == 1 && r.at < len(r.line) }

// Turns lists after how many moves the defender is to move, but for the end.
func (r *Replay) Turns() []int {
	var all []int
	for n := 1; n < len(r.line); n += 2 {
		all = append(all, n)
	}
	return all
}

// Apart returns after how many moves another defence was chosen, or false where it is
// the solution that is walked through.
func (r *Replay) Apart() (int, bool) { return r.apart, r.apart >= 0 }

// Defend chooses a defence where the defender is to move, and makes it. That of the
// solution, chosen where it was left, leads back to it.
func (r *Replay) Defend(d Defence) {
	if !r.Defending() {
		return
	}
	line := append(append([]rules.Move{}, r.line[:r.at]...), d.Move)
	switch {
	case r.apart < 0 && d.Move == r.main[r.at]:
		line = r.main
	case r.apart == r.at && d.Move == r.main[r.at]:
		line, r.apart = r.main, -1
	case r.apart >= 0 && d.Move == r.line[r.at]:
		line = r.line
	default:
		if line = append(line, d.Line...); r.apart < 0 || r.at < r.apart {
			r.apart = r.at
		}
	}
	r.line = line
	r.at++
}

// Back leads back to the solution, to where it was left.
func (r *Replay) Back() {
	if r.apart >= 0 {
		r.line, r.at, r.apart = r.main, r.apart, -1
	}
}
