package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/signal"
	"slices"
	"strings"
	"text/tabwriter"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/match"
	"terakoya/rules/engine/match/spsa"
	"terakoya/rules/engine/search"
)

// tuneFlags are the flags of the command tune.
type tuneFlags struct {
	state, only, start                             *string
	pairs, batch, steps, nodes, workers, cap, hash *int
	rate                                           *float64
	seed                                           *uint64
}

func newTuneFlags(f *flag.FlagSet) *tuneFlags {
	return &tuneFlags{
		state:   f.String("state", "", "the file in which the tuning is kept; one that is there goes on"),
		steps:   f.Int("steps", 0, "batches now; 0 is until the plan ends"),
		nodes:   f.Int("nodes", 3000, "positions visited a move"),
		start:   f.String("start", "even-game", "the key of a handicap"),
		workers: f.Int("workers", 2, "pairs at once"),
		cap:     f.Int("cap", match.UsualCap, "plies of a game at most"),
		hash:    f.Int("hash", 4, "memory of a searcher in MB"),
		pairs:   f.Int("pairs", 2000, "of a new tuning: the plan"),
		batch:   f.Int("batch", 4, "of a new tuning: pairs from the same values"),
		rate:    f.Float64("rate", 0.05, "of a new tuning: steps that a pair won whole moves a value at the end"),
		seed:    f.Uint64("seed", 1, "of a new tuning"),
		only:    f.String("only", "", "of a new tuning: these parameters alone: A,B"),
	}
}

// tune tunes the search by letting it play itself, and prints the values it came to.
func tune(args []string, out, fault io.Writer) error {
	f := flags("tune")
	t := newTuneFlags(f)
	if err := parse(f, args); err != nil {
		return err
	}
	h, known := rules.HandicapByKey(*t.start)
	switch {
	case f.NArg() > 0 || *t.state == "":
		return usageError("want -state FILE and no argument")
	case !known:
		return usageError(fmt.Sprintf("no start %q", *t.start))
	case *t.steps < 0 || *t.nodes < 1 || *t.workers < 1 || *t.cap < 1 || *t.hash < 1:
		return usageError("-nodes, -workers, -cap and -hash are above zero, and -steps is no less")
	}
	s, err := t.begin()
	if err != nil {
		return err
	}
	lines, err := match.Openings(h.Key)
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := t.run(ctx, s, t.pair(s, h.Position(), lines), fault); err != nil && !errors.Is(err, context.Canceled) {
		return err
	}
	return printTuning(s, out)
}

// begin reads the tuning that is kept, or begins one.
func (t *tuneFlags) begin() (*spsa.State, error) {
	s, err := readTuning(*t.state)
	if !errors.Is(err, fs.ErrNotExist) {
		return s, err
	}
	var all []spsa.Parameter
	var only []string
	if *t.only != "" {
		only = strings.Split(*t.only, ",")
	}
	for _, p := range search.Parameters() {
		if at := slices.Index(only, p.Name); at >= 0 {
			only = slices.Delete(only, at, at+1)
		} else if *t.only != "" {
			continue
		}
		all = append(all, spsa.Parameter(p))
	}
	if len(only) > 0 {
		return nil, usageError(fmt.Sprintf("no parameter %q", only[0]))
	}
	if s, err = spsa.New(*t.seed, *t.pairs, *t.batch, *t.rate, all); err != nil {
		return nil, usageError(err.Error())
	}
	return s, writeTuning(*t.state, s)
}

// pair returns what plays a pair: one opening with either colour. Its searchers are its
// own, as their memory is for one who thinks.
func (t *tuneFlags) pair(s *spsa.State, start rules.Position, lines [][]rules.Move) spsa.Play {
	return func(ctx context.Context, n int, up, down map[string]int) (float64, error) {
		m := match.Match{Games: 2, Start: start, Openings: lines, Seed: s.Seed + uint64(n), Cap: *t.cap}
		for side, values := range map[*match.Side]map[string]int{&m.A: up, &m.B: down} {
			e, err := search.NewTuned(*t.hash<<20, values)
			if err != nil {
				return 0, err
			}
			*side = match.Built("tuned", engine.Limits{Nodes: *t.nodes}, func(uint64) engine.Engine { return e })
		}
		r, err := m.Play(ctx)
		if err != nil {
			return 0, err
		}
		tally := r.Tally()
		for _, g := range r.Games {
			if g.Fault != nil {
				return 0, g.Fault
			}
		}
		return tally.Score(), nil
	}
}

// run plays batches until the plan or the steps of this time end, and keeps each.
func (t *tuneFlags) run(ctx context.Context, s *spsa.State, play spsa.Play, fault io.Writer) error {
	for done := 0; s.Played < s.Plan && (*t.steps == 0 || done < *t.steps); done++ {
		if err := s.Step(ctx, *t.workers, play); err != nil {
			return err
		}
		if err := writeTuning(*t.state, s); err != nil {
			return err
		}
		fmt.Fprintf(fault, "%d of %d pairs\n", s.Played, s.Plan)
	}
	return nil
}

// writeTuning keeps the state; a file that is there stays whole until the new one is.
func writeTuning(file string, s *spsa.State) error {
	text, err := json.MarshalIndent(s, "", "\t")
	if err != nil {
		return err
	}
	if err := os.WriteFile(file+".new", append(text, '\n'), 0o644); err != nil {
		return err
	}
	return os.Rename(file+".new", file)
}

// printTuning prints the values, as they were and as they are.
func printTuning(s *spsa.State, out io.Writer) error {
	table := tabwriter.NewWriter(out, 0, 8, 2, ' ', 0)
	fmt.Fprintf(table, "%d of %d pairs\nparameter\twas\tis\t\n", s.Played, s.Plan)
	now := s.Rounded()
	for _, v := range s.Values {
		fmt.Fprintf(table, "%s\t%d\t%d\t%.2f\n", v.Name, v.Value, now[v.Name], v.Now)
	}
	return table.Flush()
}
