package rules

// repetitions remembers where each position of a game stood before, so that a
// move costs the same however long the game is.
type repetitions struct {
	last   map[uint64]int // by hash: where it stood last
	before []int          // by position: where the same one stood before, or -1
	times  []int          // by position: how often it has stood, that time included
}

// add notes the last of the positions.
func (r *repetitions) add(positions []Position) {
	i := len(positions) - 1
	now := &positions[i]
	at, times := -1, 1
	if j, seen := r.last[now.hash]; seen {
		at = j
		if positions[j].same(now) {
			times = r.times[j] + 1
		}
	}
	r.last[now.hash] = i
	r.before, r.times = append(r.before, at), append(r.times, times)
}

// remove forgets the last position.
func (r *repetitions) remove(hash uint64) {
	i := len(r.before) - 1
	if r.before[i] < 0 {
		delete(r.last, hash)
	} else {
		r.last[hash] = r.before[i]
	}
	r.before, r.times = r.before[:i], r.times[:i]
}

// Repetitions returns how often the present position has stood, now included:
// the same board, the same hands and the same side to move. The start counts.
func (g *Game) Repetitions() int { return g.book.times[len(g.moves)] }

// repetition asks whether the position stands for the last time that it may. If
// every move of one side, and not of both, since the first time was a check,
// that side loses; else the game is played again, or drawn.
func (g *Game) repetition() (Outcome, bool) {
	if g.rules.Repeat == 0 || g.Repetitions() < g.rules.Repeat {
		return Outcome{}, false
	}
	first := len(g.moves)
	for g.book.times[first] > 1 {
		first = g.book.before[first]
	}
	always := [2]bool{true, true} // by the side that moved
	for i := first + 1; i <= len(g.moves); i++ {
		mover := g.positions[i].turn.Opponent()
		always[mover] = always[mover] && g.checked[i]
	}
	switch {
	case always[Black] == always[White]:
		return Outcome{Ending: EndSennichite, Replay: !g.rules.RepeatDraws}, true
	case always[Black]:
		return Outcome{Ending: EndPerpetualCheck}.wonBy(White), true
	}
	return Outcome{Ending: EndPerpetualCheck}.wonBy(Black), true
}
