package kifu

import (
	"fmt"

	"terakoya/rules"
)

// NewRecord returns a record without moves.
func NewRecord(start rules.Position) *Record {
	return &Record{Start: start, Root: &Node{}}
}

// Insert plays a move after a node and returns the node of that move. One that is
// there already is returned as it is; otherwise the move comes after those that
// are there, as a variation. After an end it is played in the end's place. An
// illegal move is refused with a [*rules.IllegalMove], and one too many with an
// error that says so; either changes nothing.
func (r *Record) Insert(after *Node, a rules.Attempt) (*Node, error) {
	if after.End.Kind != NoEnd {
		after = after.Parent
	}
	p := r.Position(after)
	if err := p.Check(a); err != nil {
		return nil, err
	}
	for n := after.Next; n != nil; n = n.Other {
		if n.End.Kind == NoEnd && n.Move == a.Move() {
			return n, nil
		}
	}
	if after.Ply >= mostPlies {
		return nil, fmt.Errorf("more than %d moves in a line", mostPlies)
	}
	n := &Node{Move: a.Move(), Parent: after, Ply: after.Ply + 1}
	at := &after.Next
	for *at != nil {
		at = &(*at).Other
	}
	*at = n
	return n, nil
}

// Delete takes a node and all that follows it out of the record, and returns its
// parent. The root stays; it is returned itself.
func (r *Record) Delete(n *Node) *Node {
	if n.Parent == nil {
		return n
	}
	n.unlink()
	return n.Parent
}

// unlink takes the node out from among those that its parent has.
func (n *Node) unlink() {
	at := &n.Parent.Next
	for *at != n {
		at = &(*at).Other
	}
	*at, n.Other = n.Other, nil
}

// Promote makes the line that leads to a node the main line.
func (r *Record) Promote(n *Node) {
	for ; n.Parent != nil; n = n.Parent {
		if first := n.Parent.Next; first != n {
			n.unlink()
			n.Other, n.Parent.Next = n.Parent.Next, n
		}
	}
}

// IsMain reports whether a node lies on the main line.
func (n *Node) IsMain() bool {
	for ; n.Parent != nil; n = n.Parent {
		if n.Parent.Next != n {
			return false
		}
	}
	return true
}

// Before returns the node that is listed before n among those of its parent, or
// nil.
func (n *Node) Before() *Node {
	if n.Parent == nil || n.Parent.Next == n {
		return nil
	}
	b := n.Parent.Next
	for b.Other != n {
		b = b.Other
	}
	return b
}

// Leaf returns the last node of the line that goes on from n by first moves.
func (n *Node) Leaf() *Node {
	for n.Next != nil {
		n = n.Next
	}
	return n
}
