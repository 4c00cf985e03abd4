package search

import (
	"terakoya/rules"
	"terakoya/rules/engine"
)

// history is the positions of the game and, after them, those of the line that
// is being looked at.
type history struct {
	hashes  []uint64
	checked []bool // the side to move was in check
}

func newHistory(g *rules.Game) history {
	n := len(g.Moves()) + 1
	h := history{make([]uint64, 0, n+deepest), make([]bool, 0, n+deepest)}
	for i := range n {
		p := g.PositionAfter(i)
		h.push(&p)
	}
	return h
}

func (h *history) push(p *rules.Position) {
	h.hashes = append(h.hashes, p.Hash())
	h.checked = append(h.checked, p.InCheck())
}

func (h *history) pop() {
	n := len(h.hashes) - 1
	h.hashes, h.checked = h.hashes[:n], h.checked[:n]
}

// inCheck reports whether the side to move in the last position is in check.
func (h *history) inCheck() bool { return h.checked[len(h.checked)-1] }

// cycle is what lies between two occurrences of a position.
type cycle uint8

const (
	noCycle cycle = iota
	quietCycle
	checkedCycle  // every move of the side not to move was a check, not of the other
	checkingCycle // every move of the side to move was
)

// cycle compares the last position with the earlier ones of the same side to
// move. The law ends the game at the fourth time and looks back to the first;
// looking ahead, the second time is as good as the fourth, since who wanted to
// repeat once can do it again.
func (h *history) cycle() cycle {
	last := len(h.hashes) - 1
	for i := last - 2; i >= 0; i -= 2 {
		if h.hashes[i] != h.hashes[last] {
			continue
		}
		other, own := true, true
		for j := last; j > i; j -= 2 {
			other = other && h.checked[j]
			own = own && h.checked[j-1]
		}
		switch {
		case other == own:
			return quietCycle
		case other:
			return checkedCycle
		}
		return checkingCycle
	}
	return noCycle
}

// times counts how often a position stood before, given its hash.
func (h *history) times(hash uint64) int {
	n := 0
	for _, old := range h.hashes {
		if old == hash {
			n++
		}
	}
	return n
}

// endless is what checking for ever is worth to the side that is checked: not a
// mate, as there is time to turn back, but more than any material.
const endless engine.Score = 500_000

// repeated returns what the last position is worth to the side to move if it is
// a repetition.
func (t *tree) repeated() (engine.Score, bool) {
	switch t.past.cycle() {
	case quietCycle:
		return t.drawn(), true
	case checkedCycle:
		return endless, true
	case checkingCycle:
		return -endless, true
	case noCycle:
	}
	return 0, false
}

// drawn returns what a draw is worth to the side to move: a pawn less to the
// player than the game as it stands, and never more than nothing, so that it
// neither shuffles to and fro nor throws a won game away.
func (t *tree) drawn() engine.Score {
	if t.pos.Turn() == t.player {
		return t.draw
	}
	return -t.draw
}

// verdict plays m after a copy of the game and asks the law what came of it: the
// score is for the side that played m. Whoever loses by checking for ever loses
// at once, which counts as a mate.
func (t *tree) verdict(g *rules.Game, m rules.Move) (engine.Score, bool) {
	if t.replica == nil {
		t.replica = replay(g)
	}
	if t.replica.Play(m.Attempt()) != nil {
		return 0, false
	}
	o := t.replica.Outcome()
	t.replica.TakeBack(1)
	switch {
	case o.Ending == rules.NotEnded:
		return 0, false
	case !o.Won:
		return t.draw, true
	case o.Winner == t.player:
		return engine.Mates(1), true
	}
	return engine.Mated(1), true
}

func replay(g *rules.Game) *rules.Game {
	c := rules.NewGame(g.Start())
	for _, m := range g.Moves() {
		if m == rules.NoMove {
			c.Pass()
		} else if c.Play(m.Attempt()) != nil {
			break // never: the game has played it
		}
	}
	return c
}
