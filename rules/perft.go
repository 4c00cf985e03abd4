package rules

// Perft counts the sequences of legal moves of a given length, which proves a
// move generator against others. The last ply is counted from the list.
func (p *Position) Perft(depth int) int {
	if depth < 1 {
		return 1
	}
	var l MoveList
	p.Generate(&l)
	if depth == 1 {
		return l.n
	}
	n := 0
	for _, m := range l.Moves() {
		u := p.Make(m)
		n += p.Perft(depth - 1)
		p.Unmake(u)
	}
	return n
}
