package main

import (
	"fmt"
	"io"
	"strings"

	"terakoya/rules"
	"terakoya/rules/notation"
)

// notate prints a move as text.
func notate(args []string, out, fault io.Writer) error {
	return oneMove("notate", args, fault, func(s notation.Style, p *rules.Position, text string, prev rules.Square) error {
		a, err := rules.ParseAttempt(text)
		if err != nil {
			return fmt.Errorf("MOVE:1:1: %w", err)
		}
		if err := p.Check(a); err != nil {
			fmt.Fprintf(fault, "MOVE:1:1: warning: illegal: %v\n", err)
		}
		fmt.Fprintln(out, s.Write(p, a, prev))
		return nil
	})
}

// read prints the USI of a move that is written in some style.
func read(args []string, out, fault io.Writer) error {
	return oneMove("read", args, fault, func(s notation.Style, p *rules.Position, text string, prev rules.Square) error {
		a, err := s.Read(p, text, prev)
		if e, ok := err.(*notation.Error); ok {
			return fmt.Errorf("TEXT:1:%d: %s: %q", e.Column, e.Cause, e.Text)
		}
		if err != nil {
			return err
		}
		if err := p.Check(a); err != nil {
			fmt.Fprintf(fault, "TEXT:1:1: warning: illegal: %v\n", err)
		}
		fmt.Fprintln(out, a)
		return nil
	})
}

// oneMove reads what notate and read have in common: -style, -prev, a position
// and a text.
func oneMove(name string, args []string, fault io.Writer, do func(notation.Style, *rules.Position, string, rules.Square) error) error {
	f := flags(name)
	style := f.String("style", "ja", "ja, kif, csa, western, hosking or usi")
	before := f.String("prev", "", "the move before, in USI")
	if err := parse(f, args); err != nil {
		return err
	}
	if f.NArg() < 2 {
		return usageError("want an SFEN between quotes and a move")
	}
	s, known := notation.ParseStyle(*style)
	if !known {
		return usageError(fmt.Sprintf("no style %q", *style))
	}
	prev := rules.OffBoard
	if *before != "" && *before != "-" {
		a, err := rules.ParseAttempt(*before)
		if err != nil {
			return usageError("-prev: " + err.Error())
		}
		prev = a.To
	}
	p, err := warnedSFEN("SFEN", f.Arg(0), fault)
	if err != nil {
		return err
	}
	if prev.OnBoard() && (p.At(prev) == rules.NoPiece || p.At(prev).Color() == p.Turn()) {
		fmt.Fprintf(fault, "PREV:1:1: warning: %s is not the move before: no piece of the other side stands where it came to\n", *before)
	}
	return do(s, &p, strings.Join(f.Args()[1:], " "), prev)
}
