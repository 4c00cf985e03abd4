package main

import (
	"errors"
	"fmt"
	"io"
	"strconv"

	"terakoya/rules"
)

// perft counts; its last line is "nodes N".
func perft(args []string, out, fault io.Writer) error {
	f := flags("perft")
	divide := f.Bool("divide", false, "count below each first move")
	if err := parse(f, args); err != nil {
		return err
	}
	if f.NArg() < 1 || f.NArg() > 2 {
		return usageError("want a depth and, if not the even start, one SFEN between quotes")
	}
	depth, err := strconv.Atoi(f.Arg(0))
	if err != nil || depth < 0 {
		return usageError(fmt.Sprintf("depth %q is no number from 0", f.Arg(0)))
	}
	sfen := "startpos"
	if f.NArg() == 2 {
		sfen = f.Arg(1)
	}
	p, err := warnedSFEN("SFEN", sfen, fault)
	if err != nil {
		return err
	}
	if *divide && depth > 0 {
		for _, m := range p.Legal() {
			next := p
			next.Make(m)
			fmt.Fprintf(out, "%s %d\n", m, next.Perft(depth-1))
		}
	}
	fmt.Fprintf(out, "nodes %d\n", p.Perft(depth))
	return nil
}

// readSFEN reads a position from the command line, where it is called by a name;
// a fault says where in it.
func readSFEN(name, s string) (rules.Position, rules.Odd, error) {
	p, odd, err := rules.ParseSFEN(s)
	var fault *rules.SFENError
	if errors.As(err, &fault) {
		return p, odd, fmt.Errorf("%s:1:%d: %s", name, fault.Column, fault.Cause)
	}
	return p, odd, err
}
