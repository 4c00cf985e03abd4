package search

import "terakoya/rules"

// frame is the room that one ply needs.
type frame struct {
	list    rules.MoveList
	keys    [640]int32 // by index in the list: what is looked at first
	killers [2]rules.Move
	line    [deepest + 1]rules.Move // the best moves from here on
	length  int
}

// next brings the move with the greatest key among those from i on, of the first n,
// to place i.
func (f *frame) next(i, n int) rules.Move {
	moves := f.list.Moves()
	best := i
	for j := i + 1; j < n; j++ {
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
