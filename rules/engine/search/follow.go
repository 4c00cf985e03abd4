package search

import (
	"slices"

	"terakoya/rules"
	"terakoya/rules/joseki"
)

// InBook returns how many moves from a start are a book's, up to the first that is not;
// none without a book. A pass is in no book.
func InBook(b Book, start rules.Position, moves []rules.Move) int {
	if b == nil {
		return 0
	}
	for n, m := range moves {
		if !slices.ContainsFunc(b.Replies(&start), func(r joseki.Reply) bool { return r.Move == m }) {
			return n
		}
		start.Make(m)
	}
	return len(moves)
}
