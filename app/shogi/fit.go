package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"

	"terakoya/rules/engine"
	"terakoya/rules/engine/fit"
	"terakoya/rules/engine/search"
)

const (
	fitHash  = 8 << 20 // bytes of a searcher; few nodes fill no more
	tellEach = 100     // games
)

// fitFlags are the flags of the command fit.
type fitFlags struct {
	play, out                     *string
	games, nodes, workers, rounds *int
	trust, rate, pull             *float64
	seed                          *uint64
}

func newFitFlags(f *flag.FlagSet) *fitFlags {
	return &fitFlags{
		play:    f.String("play", "", "the file to which games are added"),
		games:   f.Int("games", 1000, "games now; 0 is until it is interrupted"),
		nodes:   f.Int("nodes", 600, "positions visited a move, half to one and a half times as many"),
		seed:    f.Uint64("seed", 1, "another one for each file"),
		workers: f.Int("workers", 1, "games at once"),
		out:     f.String("out", "", "the file of the terms"),
		trust:   f.Float64("trust", 0.3, "how far results count rather than scores, from 0 to 1"),
		rate:    f.Float64("rate", 60, "how far a position moves a term, in hundredths of a pawn"),
		pull:    f.Float64("pull", 0, "how hard the terms are drawn back to where they began"),
		rounds:  f.Int("rounds", 14, "through all positions"),
	}
}

// fitTerms plays games to learn from, or learns the terms of the search from them.
func fitTerms(args []string, out, fault io.Writer) error {
	f := flags("fit")
	t := newFitFlags(f)
	if err := parse(f, args); err != nil {
		return err
	}
	switch {
	case (*t.play == "") == (*t.out == ""):
		return usageError("want -play FILE or -out FILE")
	case *t.play != "" && f.NArg() > 0:
		return usageError("-play takes no other file")
	case *t.play != "" && (*t.games < 0 || *t.nodes < 2 || *t.workers < 1):
		return usageError("-nodes is above one, -workers above zero, and -games no less")
	case *t.play != "":
		return t.playGames(fault)
	case f.NArg() == 0:
		return usageError("want files of games")
	case !(*t.trust >= 0 && *t.trust <= 1 && *t.rate > 0 && *t.pull >= 0) || *t.rounds < 1:
		return usageError("-trust is from 0 to 1, -rate and -rounds are above zero, and -pull is no less")
	}
	return t.fit(f.Args(), out, fault)
}

// playGames adds games to a file.
func (t *fitFlags) playGames(fault io.Writer) error {
	file, size, err := openGames(*t.play, fault)
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	err = fit.Games{
		Count: *t.games, Nodes: *t.nodes, Seed: *t.seed, First: uint64(size), Workers: *t.workers,
		Sit: func() engine.Engine { return search.NewSearcher(fitHash) },
		Watch: func(games, rows int) {
			if games%tellEach == 0 || games == *t.games {
				fmt.Fprintf(fault, "%d games, %d positions\n", games, rows)
			}
		},
	}.Play(ctx, file)
	if errors.Is(err, context.Canceled) {
		err = nil
	}
	return errors.Join(err, file.Close())
}

// openGames opens a file to add games to, without a last line that is cut off, and returns
// how many bytes it has. It refuses a file that has something else than games, or one such
// line alone, which may be anything.
func openGames(name string, fault io.Writer) (file *os.File, size int64, err error) {
	file, err = os.OpenFile(name, os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o644)
	if err != nil {
		return nil, 0, err
	}
	size, err = fit.Read(name, file, func(fit.Row) {})
	if errors.Is(err, fit.ErrCut) && size > 0 {
		fmt.Fprintf(fault, "%v; it is removed\n", err)
		err = file.Truncate(size)
	}
	if err != nil {
		file.Close()
		return nil, 0, err
	}
	return file, size, nil
}

// fit learns the terms from files and writes them.
func (t *fitFlags) fit(names []string, out, fault io.Writer) error {
	f := search.NewFitting()
	positions := 0
	for _, name := range names {
		n, err := addGames(f, name, *t.trust, fault)
		if err != nil {
			return err
		}
		positions += n
	}
	if positions == 0 {
		return errors.New("the files have no position")
	}
	file, err := os.Create(*t.out + ".new") // now, as learning takes minutes
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "%d positions\nround\tloss\theld back\n", positions)
	fit.Plan{Rounds: *t.rounds, Rate: *t.rate, Pull: *t.pull}.Learn(f, func(round int, seen, others float64) {
		fmt.Fprintf(out, "%d\t%.5f\t%.5f\n", round, seen, others)
	})
	if err := errors.Join(f.WriteTerms(file), file.Close()); err != nil {
		return err
	}
	return os.Rename(file.Name(), *t.out)
}

// addGames adds the rows of a file and returns how many they are.
func addGames(f *search.Fitting, name string, trust float64, fault io.Writer) (rows int, err error) {
	file, err := os.Open(name)
	if err != nil {
		return 0, err
	}
	defer file.Close()
	_, err = fit.Read(name, file, func(r fit.Row) {
		f.Add(&r.Position, r.Score, r.Result.Won(), trust)
		rows++
	})
	if errors.Is(err, fit.ErrCut) {
		fmt.Fprintf(fault, "%v; it is skipped\n", err)
		err = nil
	}
	return rows, err
}
