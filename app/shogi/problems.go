package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"

	"terakoya/content"
	"terakoya/lessons/problem"
	"terakoya/lessons/problem/maker"
)

// problemCommands make and prove the files of problems.
var problemCommands = map[string]command{
	"uchifuzume": makeUchifuzume, "mates": makeMates, "check": checkProblems,
}

func problems(args []string, out, fault io.Writer) error {
	if len(args) == 0 {
		return usageError("want uchifuzume, mates or check")
	}
	do, known := problemCommands[args[0]]
	if !known {
		return usageError(fmt.Sprintf("no problems %q", args[0]))
	}
	return do(args[1:], out, fault)
}

// makeUchifuzume writes the file of questions about uchifuzume.
func makeUchifuzume(args []string, out, _ io.Writer) error {
	f := flags("problems uchifuzume")
	seed := f.Uint64("seed", 1, "another seed makes other questions")
	name := f.String("o", "", "the file to write; the standard output if not given")
	if err := parse(f, args); err != nil {
		return err
	}
	if f.NArg() > 0 {
		return usageError("want flags only")
	}
	drops, err := maker.PawnDrops(*seed, maker.Shipped)
	if err != nil {
		return err
	}
	var text bytes.Buffer
	if err := problem.WritePawnDrops(&text, fmt.Sprintf("shogi problems uchifuzume -seed %d", *seed), drops); err != nil {
		return err
	}
	if *name != "" {
		return os.WriteFile(*name, text.Bytes(), 0o644)
	}
	_, err = out.Write(text.Bytes())
	return err
}

// makeMates writes the files of mate problems, one a length.
func makeMates(args []string, _, fault io.Writer) error {
	f := flags("problems mates")
	seed := f.Uint64("seed", 1, "another seed makes other problems")
	list := f.String("counts", "220,330,330,220", "how many of 1, 3, 5 and 7 plies")
	dir := f.String("dir", filepath.Join("content", "problems"), "the folder to write to")
	most := f.Duration("time", time.Hour, "stop after so long, with what is found")
	workers := f.Int("workers", runtime.NumCPU(), "how many games at a time")
	if err := parse(f, args); err != nil {
		return err
	}
	counts, err := mateCounts(*list)
	if err != nil || f.NArg() > 0 {
		return usageError("want flags only, and four numbers for -counts")
	}
	ctx, cancel := context.WithTimeout(context.Background(), *most)
	defer cancel()
	mates, short := maker.Mates(ctx, *seed, counts, *workers, fault)
	made := fmt.Sprintf("shogi problems mates -seed %d -counts %s", *seed, *list)
	return errors.Join(short, writeMates(*dir, made, mates))
}

// mateCounts reads how many mate problems of each length are wanted.
func mateCounts(list string) (maker.MateCounts, error) {
	parts := strings.Split(list, ",")
	if len(parts) != len(problem.Lengths) {
		return nil, fmt.Errorf("%d counts", len(parts))
	}
	counts := maker.MateCounts{}
	for i, length := range problem.Lengths {
		n, err := strconv.Atoi(parts[i])
		if err != nil {
			return nil, err
		}
		counts[length] = n
	}
	return counts, nil
}

func writeMates(dir, made string, mates []problem.Mate) error {
	for _, length := range problem.Lengths {
		var of []problem.Mate
		for _, m := range mates {
			if m.Length == length {
				of = append(of, m)
			}
		}
		var text bytes.Buffer
		if err := problem.WriteMates(&text, made, of); err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(dir, problem.MateFile(length)), text.Bytes(), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// checkProblems prints one "FILE:LINE: id: cause" a finding, then how many
// problems there are; without a folder it reads those that the program ships.
func checkProblems(args []string, out, _ io.Writer) error {
	f := flags("problems check")
	if err := parse(f, args); err != nil {
		return err
	}
	dir, fsys := filepath.Join("content", "problems"), content.Problems()
	switch f.NArg() {
	case 0:
	case 1:
		dir = f.Arg(0)
		fsys = os.DirFS(dir)
		if _, err := fs.ReadDir(fsys, "."); err != nil {
			return fmt.Errorf("%s:1: %w", dir, err)
		}
	default:
		return usageError("want one folder at most")
	}
	set, err := problem.Load(fsys)
	found := append(problem.Faults(err), problem.ProveMates(context.Background(), set.Mates)...)
	for _, fault := range found {
		fault.File = filepath.Join(dir, filepath.FromSlash(fault.File))
		fmt.Fprintln(out, fault)
	}
	if err := countProblems(out, &set); err != nil {
		return err
	}
	if len(found) > 0 {
		return errFound
	}
	return nil
}

// countProblems prints a table: file, kind or grade, number.
func countProblems(out io.Writer, set *problem.Set) error {
	type row struct{ file, sort string }
	count := map[row]int{}
	var rows []row
	add := func(r row) {
		if count[r] == 0 {
			rows = append(rows, r)
		}
		count[r]++
	}
	for _, m := range set.Mates {
		add(row{problem.MateFile(m.Length), fmt.Sprintf("grade %d", m.Grade)})
	}
	for _, d := range set.PawnDrops {
		add(row{problem.PawnDropFile, d.Kind.String()})
	}
	table := tabwriter.NewWriter(out, 0, 8, 2, ' ', 0)
	for _, r := range rows {
		fmt.Fprintf(table, "%s\t%s\t%d\n", r.file, r.sort, count[r])
	}
	fmt.Fprintf(table, "all\t\t%d\n", len(set.Mates)+len(set.PawnDrops))
	return table.Flush()
}
