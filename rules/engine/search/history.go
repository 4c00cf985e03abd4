package search

import (
	"terakoya/rules"
)

// history is the positions of the game and, after them, those of the line that
// is being looked at.
type history struct {
	past []moment
	root int // how many are the game's
}

// moment is what is remembered of a position.
type moment struct {
	hash    uint64
	board   uint64     // without the hands
	hand    rules.Hand // of the side to move
	checked bool       // the side to move was in check
}

func newHistory(g *rules.Game) history {
	n := len(g.Moves()) + 1
	h := history{past: make([]moment, 0, n+tallest+1), root: n}
	for i := range n {
		p := g.PositionAfter(i)
		h.push(&p)
	}
	return h
}

func (h *history) push(p *rules.Position) {
	h.past = append(h.past, moment{p.Hash(), p.BoardHash(), p.Hand(p.Turn()), p.InCheck()})
}

func (h *history) pop() { h.past = h.past[:len(h.past)-1] }

// inCheck reports whether the side to move in the last position is in check.
func (h *history) inCheck() bool { return h.past[len(h.past)-1].checked }

// cycle is what lies between two occurrences of a position.
type cycle uint8

const (
	noCycle cycle = iota
	quietCycle
	checkedCycle  // every move of the side not to move was a check, not of the other
	checkingCycle // every move of the side to move was
	richerCycle   // the board has come back; the side to move has more in hand
	poorerCycle   // or less
)

// cycle compares the last position with the earlier ones of the same side to
// move. The law ends the game at the fourth time and looks back to the first;
// looking ahead, the second time is as good as the fourth, since who wanted to
// repeat once can do it again. Within the line it also sees the same board with
// other hands: who gave something away to come back there need not be followed.
func (h *history) cycle() cycle {
	last := len(h.past) - 1
	now := &h.past[last]
	for i := last - 2; i >= 0; i -= 2 {
		then := &h.past[i]
		if then.board != now.board {
			continue
		}
		if then.hash == now.hash {
			return h.loop(i, last)
		}
		if i < h.root-1 {
			continue
		}
		if more, less := compare(&now.hand, &then.hand); more != less {
			if more {
				return richerCycle
			}
			return poorerCycle
		}
	}
	return noCycle
}

// loop says what lies between two equal positions.
func (h *history) loop(i, last int) cycle {
	other, own := true, true
	for j := last; j > i; j -= 2 {
		other = other && h.past[j].checked
		own = own && h.past[j-1].checked
	}
	switch {
	case other == own:
		return quietCycle
	case other:
		return checkedCycle
	}
	return checkingCycle
}

// compare reports whether one hand has more of some kind than another, and
// whether it has less of some.
func compare(now, then *rules.Hand) (more, less bool) {
	for k := range now {
		more = more || now[k] > then[k]
		less = less || now[k] < then[k]
	}
	return more, less
}

// times counts how often a position stood before, given its hash.
func (h *history) times(hash uint64) int {
	n := 0
	for i := range h.past {
		if h.past[i].hash == hash {
			n++
		}
	}
	return n
}
