package joseki

import (
	"cmp"
	"fmt"
	"slices"

	"terakoya/rules"
)

// Reply is a move that a book has for a position.
type Reply struct {
	Move   rules.Move
	Weight int // the sum of the weights of the lines that go on with it, from 1
	Kind   Kind
}

// Book is an opening tree keyed by position. It does not change once it is made,
// so that several goroutines may ask it at the same time. The zero Book is empty.
type Book struct {
	nodes map[uint64]node // by the hash of the position
}

// node is what is known of a position.
type node struct {
	replies []Reply
	offered int // the first of them, which may be played
}

// New makes a book of lines. What begins at the even start is also found with
// the sides exchanged. The error names the line, counted from 0, and what
// [Line.Check] finds.
func New(lines []Line) (*Book, error) {
	m := maker{}
	for i := range lines {
		l := &lines[i]
		if err := l.Check(); err != nil {
			return nil, fmt.Errorf("line %d: %w", i, err)
		}
		m.add(l)
		if h, known := rules.HandicapOf(&l.Start); known && len(h.Removed) == 0 && h.InHand == 0 {
			t := l.turned()
			m.add(&t)
		}
	}
	return m.book(), nil
}

// Replies returns the moves that may be played in a position, in a fixed order:
// by kind, then the heavier first, then by move. Mistakes are not among them.
// The slice is the book's and must not be changed; it is empty out of book.
func (b *Book) Replies(p *rules.Position) []Reply {
	n := b.nodes[p.Hash()]
	return n.replies[:n.offered:n.offered]
}

// Known returns every move that lines have in a position: first the [Book.Replies],
// then what lies behind the end of what is offered, then mistakes. The slice must
// not be changed.
func (b *Book) Known(p *rules.Position) []Reply { return b.nodes[p.Hash()].replies }

// Len returns in how many positions something is known.
func (b *Book) Len() int { return len(b.nodes) }

// maker collects what lines say.
type maker map[uint64][]entry

// entry is a reply as far as it is known.
type entry struct {
	Reply
	offered bool // by at least one line
	refuted bool // a line calls this very move a mistake
}

func (m maker) add(l *Line) {
	p := l.Start
	for i, move := range l.Moves {
		e := m.at(&p, move)
		kind := l.kind(i, p.Turn())
		e.Weight += l.Weight
		e.Kind = min(e.Kind, kind)
		e.refuted = e.refuted || slices.Contains(l.Mistakes, i+1)
		e.offered = e.offered || l.offers(i) && kind != Mistake
		p.Make(move)
	}
}

// at finds the entry of a move, a new one if there is none.
func (m maker) at(p *rules.Position, move rules.Move) *entry {
	h := p.Hash()
	i := slices.IndexFunc(m[h], func(e entry) bool { return e.Move == move })
	if i < 0 {
		i = len(m[h])
		m[h] = append(m[h], entry{Reply: Reply{Move: move, Kind: Mistake}})
	}
	return &m[h][i]
}

func (m maker) book() *Book {
	b := &Book{nodes: make(map[uint64]node, len(m))}
	for h, entries := range m {
		for i := range entries {
			if e := &entries[i]; e.refuted {
				e.Kind, e.offered = Mistake, false
			}
		}
		slices.SortFunc(entries, inOrder)
		var n node
		for _, e := range entries {
			n.replies = append(n.replies, e.Reply)
			if e.offered {
				n.offered++
			}
		}
		b.nodes[h] = n
	}
	return b
}

// inOrder puts what is offered first.
func inOrder(a, b entry) int {
	offered := 0
	if a.offered != b.offered {
		if offered = 1; a.offered {
			offered = -1
		}
	}
	return cmp.Or(offered, cmp.Compare(a.Kind, b.Kind), b.Weight-a.Weight, cmp.Compare(a.Move, b.Move))
}
