package search

import (
	"terakoya/rules"
	"terakoya/rules/engine"
)

// What a move is tried for, in this order: it wins something, it refuted a
// neighbour, it gives check, it has done well elsewhere. What loses the piece
// comes last.
const (
	winning  = 1 << 22
	neighbor = 1 << 20
	losing   = -1 << 22
	// highest is where the merit of quiet moves ends.
	highest = 1 << 14
)

// next returns the move to be tried next, or NoMove if none is left: the one of
// the table first, for which no list is needed.
func (d *dive) next(f *ply) rules.Move {
	if !f.listed {
		f.listed = true
		f.at = -1
		if f.known != rules.NoMove {
			return f.known
		}
	}
	if f.at < 0 {
		f.at = 0
		d.pos.Generate(&f.list)
		d.rank(f)
	}
	for f.at < f.list.Len() {
		m := f.frame.next(f.at)
		f.at++
		if m != f.known {
			return m
		}
	}
	return rules.NoMove
}

// rank gives every move of f its key.
func (d *dive) rank(f *ply) {
	us := d.pos.Turn()
	king := d.pos.King(us.Opponent())
	watched := d.pos.Controlled(us.Opponent())
	for i, m := range f.list.Moves() {
		wins := gain(&d.pos, m)
		switch {
		case wins > 0:
			if net := wins - d.risk(m, wins); net >= 0 {
				f.keys[i] = int32(winning + 16*wins - d.mover(m)/16)
			} else {
				f.keys[i] = int32(losing + net)
			}
		case m == f.killers[0]:
			f.keys[i] = neighbor + 1
		case m == f.killers[1]:
			f.keys[i] = neighbor
		case f.gives(m):
			f.keys[i] = highest
		default:
			key := d.merit[us][label(&d.pos, m)][m.To()]
			if m.IsDrop() {
				key += int32(40 * (4 - distance(m.To(), king)))
			}
			if watched.Has(m.To()) {
				key -= int32(value[label(&d.pos, m)&(pieces/2-1)].board)
			}
			f.keys[i] = key
		}
	}
}

// rankSharp keeps the captures and promotions alone that do not lose and may gain
// what is needed, gives them their keys, and returns how many they are.
func (d *dive) rankSharp(f *ply, needed engine.Score) int {
	moves := f.list.Moves()
	n := 0
	for i, m := range moves {
		wins := gain(&d.pos, m)
		if wins <= 0 || engine.Score(wins+2*slack) < needed || wins < d.risk(m, wins) {
			continue
		}
		moves[n], moves[i] = moves[i], moves[n]
		f.keys[n] = int32(winning + 16*wins - d.mover(m)/16)
		n++
	}
	return n
}

// risk is what a move that wins so much may lose: the piece moved, if it is worth
// more than what it wins and the other side guards the square.
func (d *dive) risk(m rules.Move, wins int) int {
	at := d.mover(m)
	if at <= wins || d.pos.Attackers(d.pos.Turn().Opponent(), m.To()).Empty() {
		return 0
	}
	return at
}

// mover is what the other side wins with the piece that m moves.
func (d *dive) mover(m rules.Move) int {
	k := d.pos.At(m.From()).Kind()
	if m.Promotes() {
		k = k.Promoted()
	}
	return value[k].board + value[k].hand
}

// label tells apart what a quiet move moves: a kind on the board, or one in hand.
func label(p *rules.Position, m rules.Move) int {
	if m.IsDrop() {
		return int(m.Dropped()) + pieces/2
	}
	return int(p.At(m.From()).Kind())
}

// reward remembers that a quiet move made others needless, and that those tried
// before it did not.
func (d *dive) reward(f *ply, m rules.Move, depth int) {
	by := int32(min(depth*depth*16, highest/8))
	us := d.pos.Turn()
	d.credit(us, m, by)
	if f.at <= 0 {
		return
	}
	for _, other := range f.list.Moves()[:f.at-1] {
		if gain(&d.pos, other) <= 0 {
			d.credit(us, other, -by)
		}
	}
}

// credit moves the merit of a move towards its bound, the slower the nearer it is.
func (d *dive) credit(us rules.Color, m rules.Move, by int32) {
	v := &d.merit[us][label(&d.pos, m)][m.To()]
	*v += by - *v*max(by, -by)/highest
}

// gives reports whether m is one of the checks noted.
func (f *ply) gives(m rules.Move) bool {
	for _, c := range f.checks[:f.some] {
		if c == m {
			return true
		}
	}
	return false
}
