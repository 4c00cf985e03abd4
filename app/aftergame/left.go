package aftergame

import (
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
	n := search.InBook(book, g.Start(), g.Moves())
	if n == len(g.Moves()) {
		return leaving{ply: n}
	}
	p := g.PositionAfter(n)
	return leaving{n, book.Replies(&p)}
}

// left reports whether a move other than the book's was made, and not only the book
// ended.
func (l *leaving) left() bool { return l.ply > 0 && len(l.replies) > 0 }
