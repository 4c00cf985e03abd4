package search

import "terakoya/rules"

// frame is the room that one ply needs.
type frame struct {
	list    rules.MoveList
	keys    [600]int32 // by index in the list: what is looked at first
	killers [2]rules.Move
	line    [deepest + 1]rules.Move // the best moves from here on
	length  int
}

const (
	first  = 1 << 20 // the move that was best at the last look
	killer = 150     // quiet, and it refuted a neighbour
)

// order gives each move of f its key. The list itself is put in order as far as
// it is needed, by next.
func (t *tree) order(f *frame, hot rules.SquareSet) {
	for i, m := range f.list.Moves() {
		key := gain(&t.pos, m)
		switch {
		case key > 0 && !m.IsDrop():
			key += 300 - value[t.pos.At(m.From()).Kind()].board/8
			if hot.Has(m.To()) {
				key += 200
			}
		case m == f.killers[0]:
			key += killer + 1
		case m == f.killers[1]:
			key += killer
		}
		f.keys[i] = int32(key)
	}
}

// next brings the move with the greatest key among those from i on to place i.
func (f *frame) next(i int) rules.Move {
	moves := f.list.Moves()
	best := i
	for j := i + 1; j < len(moves); j++ {
		if f.keys[j] > f.keys[best] {
			best = j
		}
	}
	moves[i], moves[best] = moves[best], moves[i]
	f.keys[i], f.keys[best] = f.keys[best], f.keys[i]
	return moves[i]
}

// refuted remembers a quiet move that made looking at others needless.
func (f *frame) refuted(m rules.Move) {
	if m != f.killers[0] {
		f.killers[0], f.killers[1] = m, f.killers[0]
	}
}

// extend makes m followed by the best line of the next ply the best line here.
func (f *frame) extend(m rules.Move, next *frame) {
	f.line[0] = m
	f.length = 1 + copy(f.line[1:], next.line[:next.length])
}
