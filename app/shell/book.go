package shell

import (
	"fmt"
	"io/fs"
	"sync"

	"terakoya/app/play"
	"terakoya/lessons"
	"terakoya/lessons/opening"
	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/search"
	"terakoya/rules/joseki"
)

// openings is what the opponent and the trainer know of openings. The files are read
// when one of them first looks into it.
type openings struct {
	read  func() *openingShelf
	judge engine.Engine // of moves that no book has
}

// judgeBytes is the memory of the search that judges them.
const judgeBytes = 8 << 20

// openingShelf is the openings that were read.
type openingShelf struct {
	library *opening.Library
	book    *joseki.Book // of all of them
}

// newOpenings returns the openings of files. A file with a fault is told of and left
// out.
func newOpenings(files fs.FS) openings {
	read := sync.OnceValue(func() *openingShelf {
		read := lessons.LoadOpenings(files)
		for _, f := range read.Faults {
			fmt.Fprintln(errorLog, "terakoya:", f)
		}
		library, err := opening.NewLibrary(&read)
		if err != nil {
			fmt.Fprintln(errorLog, "terakoya:", err)
			return &openingShelf{&opening.Library{}, &joseki.Book{}}
		}
		return &openingShelf{library, bookOf(read)}
	})
	return openings{read, search.NewSearcher(judgeBytes)}
}

// bookOf is the book of openings that a library could be made of, so that it has no
// fault.
func bookOf(read lessons.Openings) *joseki.Book {
	book, err := read.Book()
	if err != nil {
		return &joseki.Book{}
	}
	return book
}

// Replies is part of search.Book.
func (o openings) Replies(p *rules.Position) []joseki.Reply { return o.read().book.Replies(p) }

// only is the book of one opening; nil if there is none of that id.
func (o openings) only(id string) search.Book {
	found := o.read().library.Find(id)
	if found == nil {
		return nil
	}
	return bookOf(lessons.Openings{All: []lessons.Opening{*found.Opening}})
}

// followed is the id of the opening that a game followed farthest; empty if it followed
// none.
func (o openings) followed(g *rules.Game) (id string) {
	most := 0
	for _, one := range o.read().library.All {
		if n := search.InBook(o.only(one.ID), g.Start(), g.Moves()); n > most {
			id, most = one.ID, n
		}
	}
	return id
}

// name is what an opening is called; empty if there is none of that id.
func (o openings) name(id string, l lessons.Language) string {
	if found := o.read().library.Find(id); found != nil {
		return found.Name.In(l)
	}
	return ""
}

// from names the openings from a start of rules.Handicaps.
func (o openings) from(handicap string, l lessons.Language) (names []play.OpeningName) {
	for _, found := range o.read().library.All {
		if found.Handicap.Key == handicap {
			names = append(names, play.OpeningName{ID: found.ID, Name: found.Name.In(l)})
		}
	}
	return names
}
