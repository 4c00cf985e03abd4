package kifu

import (
	"fmt"
	"sort"

	"terakoya/rules"
)

// mostNodes is how many moves a file may hold in all, and mostPlies how many
// one line of moves: far more than any game, and little enough for memory and
// for the move numbers of a position.
const (
	mostNodes = 200_000
	mostPlies = 20_000
)

// Fault is what is wrong with a file, or odd in it.
type Fault struct {
	Line, Column int    // from 1; columns in characters
	Text         string // what stands there
	Cause        string
	Kind         FaultKind
	Illegal      *rules.IllegalMove // for FaultIllegal
	Node         *Node              // for FaultIllegal: the node after which it was tried
}

func (f *Fault) Error() string {
	if f.Text == "" {
		return fmt.Sprintf("%d:%d: %s", f.Line, f.Column, f.Cause)
	}
	return fmt.Sprintf("%d:%d: %s: %q", f.Line, f.Column, f.Cause, f.Text)
}

// builder grows a record move by move and knows the position it has come to.
type builder struct {
	record *Record
	at     *Node
	pos    rules.Position
	nodes  int
	line   []step  // the moves that lead to pos, one a ply
	ends   []*Node // where lines ended, each later and shorter than the one before
	walked int     // how far it had to go for variations of lines that it had left
	// tails is the last of the moves that leave a node, where there are several.
	tails map[*Node]*Node
}

// step is a move that was made and how it is taken back.
type step struct {
	node *Node
	undo rules.Undo
}

// farthest is how many moves may be walked in all to go back to lines that were
// left. Files in the usual order need none, those of people a few thousand.
const farthest = 10_000_000

func newBuilder(start rules.Position) *builder {
	root := &Node{}
	return &builder{
		record: &Record{Start: start, Root: root}, at: root, pos: start, tails: map[*Node]*Node{},
	}
}

// prev returns where the last move came to, for 同.
func (b *builder) prev() rules.Square {
	if b.at.Move == rules.NoMove {
		return rules.OffBoard
	}
	return b.at.Move.To()
}

// play adds a move. An illegal one is refused with a [*rules.IllegalMove] and
// changes nothing.
func (b *builder) play(a rules.Attempt) error {
	if err := b.room(); err != nil {
		return err
	}
	if err := b.pos.Check(a); err != nil {
		return err
	}
	b.add(&Node{Move: a.Move()})
	b.make(b.at)
	return nil
}

// make goes on to a node of the record, a move from the present position.
func (b *builder) make(n *Node) {
	b.line = append(b.line, step{n, b.pos.Make(n.Move)})
}

// end adds a word that ends the line. The foul may be nil.
func (b *builder) end(e End, foul *rules.IllegalMove) error {
	if err := b.room(); err != nil {
		return err
	}
	b.add(&Node{End: e, Foul: foul})
	return nil
}

func (b *builder) room() error {
	switch {
	case b.at.End.Kind != NoEnd:
		return fmt.Errorf("the line has ended before")
	case b.nodes >= mostNodes:
		return fmt.Errorf("more than %d moves in a file", mostNodes)
	case b.at.Ply >= mostPlies:
		return fmt.Errorf("more than %d moves in a line", mostPlies)
	}
	return nil
}

// add hangs a node under the present one, after what hangs there already.
func (b *builder) add(n *Node) {
	n.Parent, n.Ply = b.at, b.at.Ply+1
	switch tail := b.tails[b.at]; {
	case tail != nil:
		tail.Other, b.tails[b.at] = n, n
	case b.at.Next != nil:
		b.at.Next.Other, b.tails[b.at] = n, n
	default:
		b.at.Next = n
	}
	b.at = n
	b.nodes++
}

// back returns to the node of the given ply from which a variation leaves: on
// the line read last that has something after it, which the variation replaces;
// where no line has, on the longest line if it ends there. The error says that
// no line is that long; nothing is changed then.
func (b *builder) back(ply int) error {
	for len(b.ends) > 0 && b.ends[len(b.ends)-1].Ply <= b.at.Ply {
		b.ends = b.ends[:len(b.ends)-1]
	}
	b.ends = append(b.ends, b.at)
	last := sort.Search(len(b.ends), func(i int) bool { return b.ends[i].Ply <= ply }) - 1
	if last < 0 {
		if last = 0; b.ends[0].Ply < ply || b.ends[0].End.Kind != NoEnd {
			return fmt.Errorf("no line before has a move %d that this could replace", ply+1)
		}
	}
	if last < len(b.ends)-1 {
		return b.recall(b.ends[last], ply)
	}
	b.unwind(ply)
	return nil
}

// recall returns to the node of the given ply on a line that was left, given by
// its end.
func (b *builder) recall(n *Node, ply int) error {
	b.walked += n.Ply - ply
	for n.Ply > ply {
		n = n.Parent
	}
	var missing []*Node
	for n.Ply > len(b.line) || n.Ply > 0 && b.line[n.Ply-1].node != n {
		missing = append(missing, n)
		n = n.Parent
	}
	if b.walked += 8 * len(missing); b.walked > farthest {
		return fmt.Errorf("the variations of the file are too tangled")
	}
	b.unwind(n.Ply)
	for i := len(missing) - 1; i >= 0; i-- {
		b.make(missing[i])
		b.at = missing[i]
	}
	return nil
}

// unwind takes moves of the present line back until ply are left.
func (b *builder) unwind(ply int) {
	for len(b.line) > ply {
		last := len(b.line) - 1
		b.pos.Unmake(b.line[last].undo)
		b.line = b.line[:last]
	}
	if b.at = b.record.Root; ply > 0 {
		b.at = b.line[ply-1].node
	}
}
