package search

import (
	"terakoya/rules"
	"terakoya/rules/engine"
)

// What a move is tried for, in this order: it wins something, it refuted a
// neighbour, it has done well elsewhere. What loses something comes last.
const (
	winning  = 1 << 24
	neighbor = 1 << 22
	losing   = -1 << 24
	// highest is where the merit of quiet moves ends.
	highest = 1 << 13
	// check is how much earlier a check is tried.
	checking = 1 << 13
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
		m := f.frame.next(f.at, f.list.Len())
		f.at++
		if m != f.known {
			return m
		}
	}
	return rules.NoMove
}

// rank gives every move of f its key.
func (d *dive) rank(f *ply) {
	for i, m := range f.list.Moves() {
		wins := gain(&d.pos, m)
		switch {
		case wins > 0:
			f.keys[i] = int32(winning + 16*wins - d.mover(m)/16)
			if d.mover(m) > wins && !d.pays(m, 0) {
				f.keys[i] = int32(losing + wins)
			}
		case m == f.killers[0]:
			f.keys[i] = neighbor + 1
		case m == f.killers[1]:
			f.keys[i] = neighbor
		default:
			f.keys[i] = d.standing(f, m)
			if f.aim.Checks(&d.pos, m) {
				f.keys[i] += checking
			}
		}
	}
}

// standing is how well a quiet move has done, here and after the same moves.
func (d *dive) standing(f *ply, m rules.Move) int32 {
	l, to := label(&d.pos, m), int(m.To())
	at := l*81 + to
	return int32(d.merit[d.pos.Turn()][l][to]) + int32(f.answer[at]) + int32(f.follow[at])
}

// rankSharp keeps the captures and promotions alone that do not lose and may gain
// what is needed, gives them their keys, and returns how many they are.
func (d *dive) rankSharp(f *ply, needed engine.Score) int {
	moves := f.list.Moves()
	n := 0
	for i, m := range moves {
		wins := gain(&d.pos, m)
		if wins <= 0 || engine.Score(wins+d.delta) < needed || d.mover(m) > wins && !d.pays(m, 0) {
			continue
		}
		moves[n], moves[i] = moves[i], moves[n]
		f.keys[n] = int32(winning + 16*wins - d.mover(m)/16)
		n++
	}
	return n
}

// mover is what the other side wins with the piece that m moves.
func (d *dive) mover(m rules.Move) int {
	k := d.pos.At(m.From()).Kind()
	if m.Promotes() {
		k = k.Promoted()
	}
	return cost[k]
}

// reward remembers that a quiet move made others needless, and that those tried
// before it did not.
func (d *dive) reward(f *ply, m rules.Move, before []rules.Move, depth int) {
	by := min(depth*depth*12+40*depth, 1600)
	d.sequel.used = true
	d.credit(f, m, by)
	for _, other := range before {
		d.credit(f, other, -by)
	}
}

// credit moves the merits of a move towards their bounds, the slower the nearer
// they are.
func (d *dive) credit(f *ply, m rules.Move, by int) {
	l, to := label(&d.pos, m), int(m.To())
	at := l*81 + to
	toward(&d.merit[d.pos.Turn()][l][to], by)
	toward(&f.answer[at], by)
	toward(&f.follow[at], by)
}

func toward(v *int16, by int) { *v += int16(by - int(*v)*max(by, -by)/highest) }
