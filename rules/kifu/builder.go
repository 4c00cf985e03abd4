package kifu

import (
	"fmt"

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
	// marks keeps the position at some nodes, so that going back to where a
	// variation leaves costs at most markEvery moves however long the game is.
	marks map[*Node]rules.Position
	// tails is the last of the moves that leave a node, where there are several.
	tails map[*Node]*Node
}

const markEvery = 64

func newBuilder(start rules.Position) *builder {
	root := &Node{}
	return &builder{
		record: &Record{Start: start, Root: root}, at: root, pos: start,
		marks: map[*Node]rules.Position{}, tails: map[*Node]*Node{},
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
	next, err := b.pos.Play(a)
	if err != nil {
		return err
	}
	b.add(&Node{Move: a.Move()})
	if b.pos = next; b.at.Ply%markEvery == 0 {
		b.marks[b.at] = next
	}
	return nil
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

// back returns to the node of the given ply on the present line, from which a
// variation leaves. It reports false if the line is not that long.
func (b *builder) back(ply int) bool {
	n := b.at
	for n != nil && n.Ply > ply {
		n = n.Parent
	}
	if n == nil || n.Ply != ply || n.End.Kind != NoEnd {
		return false
	}
	b.at = n
	var moves []rules.Move
	for ; n.Parent != nil; n = n.Parent {
		if _, marked := b.marks[n]; marked {
			break
		}
		moves = append(moves, n.Move)
	}
	b.pos = b.record.Start
	if p, marked := b.marks[n]; marked {
		b.pos = p
	}
	for i := len(moves) - 1; i >= 0; i-- {
		b.pos.Make(moves[i])
	}
	return true
}
