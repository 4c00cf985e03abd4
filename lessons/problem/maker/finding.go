package maker

import (
	"fmt"
	"hash/fnv"
	"slices"

	"terakoya/lessons/problem"
	"terakoya/rules"
)

// finding is a sound mate problem, and what the shelf looks at.
type finding struct {
	draft   draft
	mate    problem.Mate
	checked draft // after the first move
	mated   draft // after the last
	first   rules.Move
	kind    rules.Kind // that moves first
	motif   motif
	opening string
	around  [2][]placed // the pieces as they lie about the king, and mirrored
}

// placed is a piece as seen from gote's king: how many files and ranks away, far
// ones alike.
type placed struct {
	pc     rules.Piece
	df, dr int
}

func newFinding(d draft, j *judgement) finding {
	p, _ := d.position()
	f := finding{draft: d, checked: d.after(j.Solution[:1]), mated: d.after(j.Solution), first: j.Solution[0], motif: motifOf(p, j.Solution)}
	f.mate = problem.Mate{Position: p, Length: j.Length, Grade: problem.Grade(p, &j.Problem)}
	f.mate.ID = mateName(&f.mate)
	if f.kind = f.first.Dropped(); !f.first.IsDrop() {
		f.kind = d.board[f.first.From()].Kind()
	}
	f.opening = problem.Opening(d.king(), f.first)
	f.around = d.around()
	return f
}

// after returns what a line leads to.
func (d *draft) after(line []rules.Move) draft {
	p, _ := d.position()
	for _, m := range line {
		p.Make(m)
	}
	out := draft{hand: p.Hand(rules.Black)}
	for s := range p.Pieces(rules.Black).Or(p.Pieces(rules.White)).All() {
		out.board[s] = p.At(s)
	}
	return out
}

// motif is what makes a first move worth finding.
type motif uint8

const (
	plain       motif = iota
	quaint            // a knight moves or is dropped, or a piece does not promote
	sacrificing       // what moves is taken at once
	opening           // another piece than the one moved gives check, it alone or as well
)

func motifOf(p rules.Position, solution []rules.Move) motif {
	first := solution[0]
	after := p
	after.Make(first)
	kind := after.At(first.To()).Kind()
	unturned := !first.IsDrop() && !first.Promotes() && slices.Contains(p.Legal(), first.Promote())
	switch {
	case !after.Checkers().Without(rules.SetOf(first.To())).Empty():
		return opening
	case len(solution) > 1 && solution[1].To() == first.To():
		return sacrificing
	case kind == rules.Knight || unturned:
		return quaint
	}
	return plain
}

// around returns the pieces as they lie about the king, and mirrored.
func (d *draft) around() (sides [2][]placed) {
	king := d.king()
	for _, s := range d.movable() {
		df := max(-far, min(far, s.File()-king.File()))
		dr := max(-far, min(far, s.Rank()-king.Rank()))
		sides[0] = append(sides[0], placed{d.board[s], df, dr})
		sides[1] = append(sides[1], placed{d.board[s], -df, dr})
	}
	return sides
}

// mateName makes an id from the problem itself, so that one made again keeps it.
func mateName(m *problem.Mate) string {
	h := fnv.New32a()
	fmt.Fprint(h, m.Position.SFEN())
	return fmt.Sprintf("mate%d-%08x", m.Length, h.Sum32())
}

// like reports whether two findings are near copies: what pieces they share, which
// counts half, and how many of these lie alike about the king, mirrored or not.
func (f *finding) like(g *finding) bool {
	var have [32]int
	for _, p := range g.around[0] {
		have[p.pc]++
	}
	shared := 0
	for _, p := range f.around[0] {
		if have[p.pc] > 0 {
			have[p.pc]--
			shared++
		}
	}
	same := max(f.overlap(0, g), f.overlap(1, g))
	all := len(f.around[0]) + len(g.around[0]) - shared
	return (shared+same)*100 >= 2*all*alike
}

func (f *finding) overlap(side int, g *finding) int {
	n := 0
	for _, p := range f.around[side] {
		if slices.Contains(g.around[0], p) {
			n++
		}
	}
	return n
}

// alike is from how many percent on two problems are near copies.
const alike = 64

// stuff names the pieces of a draft, on the board and in sente's hand.
func (d *draft) stuff() string {
	var list []rules.Piece
	for _, s := range d.movable() {
		list = append(list, d.board[s])
	}
	slices.Sort(list)
	return fmt.Sprint(list, d.hand)
}
