package after

import (
	"slices"

	"terakoya/rules"
	"terakoya/rules/engine/search"
	"terakoya/rules/joseki"
)

// leaving is where a game left the book.
type leaving struct {
	ply     int            // moves that are in the book; 0 if nothing of the game is
	replies []joseki.Reply // what it has there; none where it ends
}

// leave follows a game through a book.
func leave(book search.Book, g *rules.Game) leaving {
	if book == nil {
		return leaving{}
	}
	for n, m := range g.Moves() {
		p := g.PositionAfter(n)
		replies := book.Replies(&p)
		if !slices.ContainsFunc(replies, func(r joseki.Reply) bool { return r.Move == m }) {
			return leaving{n, replies}
		}
	}
	return leaving{ply: len(g.Moves())}
}

// left reports whether a move other than the book's was made, and not only the book
// ended.
func (l *leaving) left() bool { return l.ply > 0 && len(l.replies) > 0 }
