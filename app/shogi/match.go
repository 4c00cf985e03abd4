package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"

	"terakoya/content"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/rules/engine/match"
)

// matchFlags are the flags of the command match.
type matchFlags struct {
	a, b                      sideFlags
	games, workers, cap, hash *int
	seed                      *uint64
	start, role, ruleSet      *string
	book, record, watch       *bool
	commit                    *string
}

// hashMB is the memory of a searcher if no other is given, in MB.
const hashMB = 16

func newMatchFlags(f *flag.FlagSet) *matchFlags {
	return &matchFlags{
		a: newSideFlags(f, "a"), b: newSideFlags(f, "b"),
		games:   f.Int("games", 100, "games"),
		workers: f.Int("workers", 2, "games at once"),
		cap:     f.Int("cap", match.UsualCap, "plies of a game at most"),
		hash:    f.Int("hash", hashMB, "memory of a searcher in MB"),
		seed:    f.Uint64("seed", 1, "of the first game"),
		start:   f.String("start", "even-game", "the key of a handicap"),
		role:    f.String("role", match.Swaps.String(), "what A is: both, taker or giver"),
		ruleSet: f.String("rules", rules.CSA.Name, "rule set"),
		book:    f.Bool("book", false, "the levels follow the book of openings"),
		record:  f.Bool("record", false, "keep the result, or show the one that was kept"),
		watch:   f.Bool("v", false, "tell of each game"),
		commit:  f.String("commit", "", "that is noted with the result"),
	}
}

// playMatch lets two players play a match and prints the result in one line.
func playMatch(args []string, out, fault io.Writer) error {
	f := flags("match")
	m := newMatchFlags(f)
	if err := parse(f, args); err != nil {
		return err
	}
	if f.NArg() > 0 {
		return usageError("want flags alone")
	}
	play, err := m.match()
	if err != nil {
		return err
	}
	play.Watch = func(g *match.Game) {
		if *m.watch || g.Fault != nil {
			fmt.Fprintln(fault, g)
		}
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	command := canonical(f)
	if !*m.record {
		r, err := play.Play(ctx)
		if err != nil {
			return err
		}
		t := r.Tally()
		_, err = fmt.Fprintf(out, "%s: %s\n", command, &t)
		return err
	}
	return recorded(ctx, &play, command, *m.commit, out)
}

// match makes the match.
func (m *matchFlags) match() (match.Match, error) {
	h, known := rules.HandicapByKey(*m.start)
	role := slices.IndexFunc(match.AllRoles, func(r match.Role) bool { return r.String() == *m.role })
	switch {
	case !known:
		return match.Match{}, usageError(fmt.Sprintf("no start %q", *m.start))
	case role < 0:
		return match.Match{}, usageError(fmt.Sprintf("role %q: want both, taker or giver", *m.role))
	case *m.games < 1 || *m.workers < 1 || *m.cap < 1 || *m.hash < 1:
		return match.Match{}, usageError("-games, -workers, -cap and -hash are above zero")
	}
	set, err := rules.ParseRuleSet(*m.ruleSet)
	if err != nil {
		return match.Match{}, usageError(err.Error())
	}
	lines, err := match.Openings(h.Key)
	if err != nil {
		return match.Match{}, err
	}
	with := equipment{hash: *m.hash << 20}
	if *m.book {
		if with.book, err = lessons.OpeningBook(content.Joseki()); err != nil {
			return match.Match{}, err
		}
	}
	a, err := m.a.side(with)
	if err != nil {
		return match.Match{}, err
	}
	b, err := m.b.side(with)
	return match.Match{
		A: a, B: b, Games: *m.games, Role: match.AllRoles[role], Rules: &set, Start: h.Position(),
		Openings: lines, Seed: *m.seed, Cap: *m.cap, Workers: *m.workers,
	}, err
}

// canonical returns the flags that decide how the games go, in one order and without
// those that are as usual; of a program the folder is left out.
func canonical(f *flag.FlagSet) string {
	words := []string{"match"}
	f.VisitAll(func(g *flag.Flag) {
		value := g.Value.String()
		switch {
		case slices.Contains([]string{"workers", "record", "commit", "v"}, g.Name):
			return
		case len(g.Name) == 1 && f.Lookup("usi-"+g.Name).Value.String() != "": // the program plays
			return
		case len(g.Name) > 1 && value == g.DefValue:
			return
		case strings.HasPrefix(g.Name, "usi-"):
			name, rest, _ := strings.Cut(value, " ")
			value = strings.TrimSpace(filepath.Base(name) + " " + rest)
		}
		if strings.ContainsAny(value, " ;") {
			value = fmt.Sprintf("%q", value)
		}
		words = append(words, "-"+g.Name+" "+value)
	})
	return strings.Join(words, " ")
}
