package shell

import (
	"fmt"
	"io/fs"
	"sync"

	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/rules/joseki"
)

// openings is what the opponent knows of openings. The files are read when a player
// first looks into it, which is in the background.
type openings struct{ read func() *joseki.Book }

// newOpenings returns the book of the opening files. A file with a fault is told of and
// left out.
func newOpenings(files fs.FS) openings {
	return openings{sync.OnceValue(func() *joseki.Book {
		book, err := lessons.OpeningBook(files)
		if err != nil {
			fmt.Fprintln(errorLog, "terakoya:", err)
		}
		if book == nil {
			return &joseki.Book{}
		}
		return book
	})}
}

// Replies is part of search.Book.
func (o openings) Replies(p *rules.Position) []joseki.Reply { return o.read().Replies(p) }
