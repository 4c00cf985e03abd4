package main

import (
	"context"
	"io"
	"os"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/mate"
	"terakoya/rules/engine/search"
	"terakoya/rules/engine/usi"
)

// playUSI plays as an engine of other programs, on the standard input and output.
func playUSI(args []string, out, _ io.Writer) error {
	f := flags("usi")
	if err := parse(f, args); err != nil {
		return err
	}
	if f.NArg() > 0 {
		return usageError("want no argument; the commands come by the standard input")
	}
	return serveUSI(os.Stdin, out)
}

// serveUSI is playUSI for any input.
func serveUSI(in io.Reader, out io.Writer) error {
	return usi.Serve(context.Background(), in, out, usi.ServerConfig{
		Name: "Terakoya", Author: "the Terakoya authors",
		Player: func(seed uint64) engine.Engine { return search.New(seed) },
		Mate:   findMate,
	})
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
