package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"text/tabwriter"

	"terakoya/rules/engine"
	"terakoya/rules/engine/match"
	"terakoya/rules/engine/search"
)

// benchNodes is what the search visits in each position if nothing else is said.
const benchNodes = 200_000

// benchReport is what the command bench says; speeds are in positions in a second of the
// processor.
type benchReport struct {
	Nodes    int           `json:"nodes"`
	Speed    int           `json:"nodesPerSecond"`
	Checksum string        `json:"checksum"` // see [match.Benchmark]
	Stages   []benchedMove `json:"stages"`
}

type benchedMove struct {
	Stage string `json:"stage"`
	Move  string `json:"move"`
	Score string `json:"score"`
	Depth int    `json:"depth"`
	Nodes int    `json:"nodes"`
	Speed int    `json:"nodesPerSecond"`
}

// bench measures the search.
func bench(args []string, out, _ io.Writer) error {
	f := flags("bench")
	nodes := f.Int("nodes", benchNodes, "positions visited in each position")
	hash := f.Int("hash", hashMB, "memory in MB")
	asJSON := f.Bool("json", false, "write JSON")
	if err := parse(f, args); err != nil {
		return err
	}
	if f.NArg() > 0 || *nodes < 1 || *hash < 1 {
		return usageError("want no argument, and -nodes and -hash above zero")
	}
	b, err := match.Bench(context.Background(), search.NewSearcher(*hash<<20), engine.Limits{Nodes: *nodes})
	if err != nil {
		return err
	}
	r := benchReport{Nodes: b.Nodes, Speed: b.Speed(), Checksum: b.Checksum}
	for _, m := range b.Measures {
		r.Stages = append(r.Stages, benchedMove{m.Stage, m.Move.String(), m.Score.String(), m.Depth, m.Nodes, m.Speed()})
	}
	if *asJSON {
		return json.NewEncoder(out).Encode(r)
	}
	table := tabwriter.NewWriter(out, 0, 8, 2, ' ', 0)
	fmt.Fprintln(table, "stage\tmove\tscore\tdepth\tnodes\tnodes/s")
	for _, m := range r.Stages {
		fmt.Fprintf(table, "%s\t%s\t%s\t%d\t%d\t%d\n", m.Stage, m.Move, m.Score, m.Depth, m.Nodes, m.Speed)
	}
	fmt.Fprintf(table, "all\t\t\t\t%d\t%d\n", r.Nodes, r.Speed)
	table.Flush()
	_, err = fmt.Fprintf(out, "checksum %s\n", r.Checksum)
	return err
}
