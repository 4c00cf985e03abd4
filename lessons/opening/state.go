package opening

import (
	"time"

	"terakoya/lessons/progress"
	"terakoya/rules"
)

// State says how well a move is remembered.
type State uint8

// The states, from what was never asked.
const (
	New      State = iota
	Learning       // asked, and not yet remembered for long
	Known          // remembered for a week and more
	Due            // to be asked today
)

// lasting is how many days a move is remembered before it counts as known: after
// answers on two days that were right.
const lasting = 7

// StateOf returns the state of a move of which a card is kept; ok is false if none is.
func StateOf(c progress.Card, ok bool, now time.Time) State {
	y, m, d := now.Date()
	tomorrow := time.Date(y, m, d+1, 0, 0, 0, 0, now.Location())
	switch {
	case !ok || c.Reps == 0:
		return New
	case c.Due.Before(tomorrow) || c.Rated.After(now.AddDate(0, 0, 1)): // see progress.Reviews for the second
		return Due
	case c.Stability >= lasting:
		return Known
	}
	return Learning
}

// Memory tells the states of moves. What it was told stays until it is told to look
// again.
type Memory struct {
	look func(progress.Item) State
	seen map[progress.Item]State
}

// NewMemory returns one that finds a state by a function; nil for one in which all is
// new.
func NewMemory(look func(progress.Item) State) *Memory {
	if look == nil {
		look = func(progress.Item) State { return New }
	}
	return &Memory{look, map[progress.Item]State{}}
}

// State returns the state of a move.
func (m *Memory) State(i progress.Item) State {
	s, ok := m.seen[i]
	if !ok {
		s = m.look(i)
		m.seen[i] = s
	}
	return s
}

// Forget makes the next question look afresh.
func (m *Memory) Forget(i progress.Item) { delete(m.seen, i) }

// Tally counts moves by state.
type Tally struct{ All, New, Learning, Known, Due int }

// Tally counts what can be asked of a side. What is due was known, or nearly so: it is
// counted as due alone.
func (o *Opening) Tally(m *Memory, side rules.Color) Tally {
	var t Tally
	for _, i := range o.Items(side) {
		t.All++
		switch m.State(i) {
		case New:
			t.New++
		case Learning:
			t.Learning++
		case Known:
			t.Known++
		case Due:
			t.Due++
		}
	}
	return t
}

// At returns the state that a dot of the map shows to a side: of its own move how well
// it is remembered, of the other side's how well the answer to it is.
func (o *Opening) At(m *Memory, d Dot, side rules.Color) State {
	at := d.Before
	if d.Side != side {
		at = d.After
	}
	if item, ok := o.Item(at); ok {
		return m.State(item)
	}
	return New
}
