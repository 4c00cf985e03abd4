package main

import (
	"context"
	"fmt"
	"io"
	"os"

	"terakoya/content"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/mate"
	"terakoya/rules/engine/search"
	"terakoya/rules/engine/usi"
	"terakoya/rules/joseki"
)

// playUSI plays as an engine of other programs, on the standard input and output.
func playUSI(args []string, out, fault io.Writer) error {
	f := flags("usi")
	if err := parse(f, args); err != nil {
		return err
	}
	if f.NArg() > 0 {
		return usageError("want no argument; the commands come by the standard input")
	}
	book, err := lessons.OpeningBook(content.Joseki())
	if err != nil {
		fmt.Fprintln(fault, "shogi usi has no book:", err)
		book = nil
	}
	return serveUSI(os.Stdin, out, book)
}

// serveUSI is playUSI for any input and a book, which may be nil.
func serveUSI(in io.Reader, out io.Writer, book *joseki.Book) error {
	var levels []string
	for l := range search.Level(search.Levels) {
		levels = append(levels, l.String())
	}
	return usi.Serve(context.Background(), in, out, usi.ServerConfig{
		Name: "Terakoya", Author: "the Terakoya authors",
		Levels: levels, Book: book != nil, Mate: findMate,
		Player: func(o usi.PlayerOptions) engine.Engine { return usiPlayer(o, book) },
	})
}

// usiPlayer makes the player of a level. The strongest one is the search itself, which
// does exactly what the limits say, has as much memory as is asked for and no book.
func usiPlayer(o usi.PlayerOptions, book *joseki.Book) engine.Engine {
	level, err := search.ParseLevel(o.Level)
	if err != nil || level == search.Strongest { // the name is always one of the list
		return search.NewSearcher(o.Hash)
	}
	p := search.New(level, o.Seed)
	if o.OwnBook {
		p.Follow(book)
	}
	return p
}

// findMate looks for the shortest mate by the side to move, until ctx ends.
func findMate(ctx context.Context, p rules.Position) (usi.MateAnswer, []rules.Move) {
	switch r := mate.New(1<<20).Solve(ctx, p, engine.Limits{}); {
	case r.Mate && len(r.Line) > 0:
		return usi.MateFound, r.Line
	case r.Sure:
		return usi.NoMate, nil
	}
	return usi.MateTimeout, nil
}
