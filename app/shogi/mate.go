package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/mate"
)

// mateNodes is the bound of a search for mate if no other is given: some ten
// seconds.
const mateNodes = 5_000_000

// mateReport is what the command mate says of a position; see [mate.Result].
type mateReport struct {
	Mate          bool     `json:"mate"`
	Length        int      `json:"length"`
	ProblemLength int      `json:"problemLength"`
	Line          []string `json:"line"`
	FirstMoves    []string `json:"firstMoves"`
	Unique        bool     `json:"unique"`
	Nodes         int      `json:"nodes"`
	Sure          bool     `json:"sure"`
}

// solveMate looks for the shortest mate by the side to move.
func solveMate(args []string, out, fault io.Writer) error {
	f := flags("mate")
	most := f.Int("max", 0, "plies of the longest mate looked for; 0 for any")
	nodes := f.Int("nodes", mateNodes, "positions visited at most; 0 for any number")
	asJSON := f.Bool("json", false, "write JSON")
	if err := parse(f, args); err != nil {
		return err
	}
	switch {
	case f.NArg() != 1:
		return usageError("want one SFEN between quotes")
	case *most < 0 || *nodes < 0:
		return usageError("-max and -nodes are numbers from 0")
	}
	p, odd, err := readSFEN("SFEN", f.Arg(0))
	if err != nil {
		return err
	}
	if odd &^= rules.OddNoBlackKing | rules.OddNoWhiteKing; odd != 0 {
		fmt.Fprintf(fault, "SFEN:1:1: warning: %s\n", odd)
	}
	them := p.Turn().Opponent()
	switch king := p.King(them); {
	case !king.OnBoard():
		return fmt.Errorf("SFEN:1:1: there is no king to mate: %s to move, and the other side has none", p.Turn())
	case !p.Attackers(p.Turn(), king).Empty():
		return fmt.Errorf("SFEN:1:1: the side not to move is in check")
	}
	r := mate.New(1<<20).Solve(context.Background(), p, engine.Limits{Depth: *most, Nodes: *nodes})
	report := mateReport{
		r.Mate, r.Length, r.ProblemLength, inUSI(r.Line), inUSI(r.FirstMoves), r.Unique(), r.Nodes, r.Sure,
	}
	if *asJSON {
		return json.NewEncoder(out).Encode(report)
	}
	return report.write(out)
}

func inUSI(moves []rules.Move) []string {
	out := make([]string, len(moves))
	for i, m := range moves {
		out[i] = m.String()
	}
	return out
}

func (r *mateReport) write(out io.Writer) error {
	said := "no mate"
	switch {
	case r.Mate && r.Sure:
		said = fmt.Sprintf("mate in %d plies", r.Length)
	case r.Mate:
		said = fmt.Sprintf("mate in %d plies or fewer; not all is certain", r.Length)
	case !r.Sure:
		said = "no mate found; not sure"
	}
	fmt.Fprintf(out, "%s\n", said)
	if r.Mate {
		fmt.Fprintf(out, "as a problem %d plies\nline %s\nfirst moves %s\n",
			r.ProblemLength, strings.Join(r.Line, " "), strings.Join(r.FirstMoves, " "))
	}
	_, err := fmt.Fprintf(out, "nodes %d\n", r.Nodes)
	return err
}
