// Command shogi is the console tool of Terakoya: the rules without a window.
//
//	shogi perft [-divide] DEPTH [SFEN]       count the legal sequences of moves
//	shogi judge [-rules SET] [-json] SFEN [MOVE…]
//	                                         play moves and say how it stands
//	shogi points [-rules SET] [-start SFEN] [-json] SFEN
//	                                         count an impasse
//	shogi notate [-style S] [-prev MOVE] SFEN MOVE
//	                                         write a move: ja kif csa western hosking
//	shogi read [-style S] [-prev MOVE] SFEN TEXT
//	                                         read it back into USI
//	shogi convert [-to kif|ki2|csa|usi] [-encoding utf8|sjis] [-json] FILE
//	                                         a record in another format
//	shogi mate [-max N] [-nodes N] [-json] SFEN
//	                                         the shortest mate by the side to move
//	shogi lint [-stats] [-deep] [-json] [DIR…]
//	                                         prove what lesson files state
//	shogi quiz -code CODE [-json]            the paper of a code, with the answers
//	shogi quiz [-topics A,B | -check TOPIC] [-count N] [-minutes N] [-level N] [-court] [-seed N] [-json]
//	                                         make a paper
//	shogi print -sfen SFEN -o FILE [-width PIXELS] [-lang L] [-set PIECES]
//	                                         a position as PNG
//	shogi print -lesson ID | -drill ID [-count N] [-seed N] | -quiz CODE
//	            -o FILE [-answers] [-lang L] [-page a4|letter] [-set PIECES]
//	                                         a worksheet as PDF, or the answers to
//	                                         it; L is en, ja, zh-Hant or zh-Hans,
//	                                         PIECES one-kanji, two-kanji or
//	                                         international
//	shogi usi                                be an engine of other programs, which
//	                                         talk with it in USI; options Level,
//	                                         RuleSet, Seed, OwnBook
//	shogi match -a PLAYER -b PLAYER [-games N] [-start KEY] [-role both|giver|taker] [-seed N] [-workers N]
//	            [-nodes-a N] [-depth-a N] [-time-a T] [-usi-b "ENGINE ARG…" [-set-b "NAME=VALUE;…"] [-byoyomi-b]]
//	            [-rules SET] [-cap N] [-hash MB] [-book] [-record [-commit C]] [-v]
//	                                         let two players play a match; a PLAYER
//	                                         is level=3+, searcher, tuned=FILE,
//	                                         careful or random
//	shogi bench [-nodes N] [-hash MB] [-json]
//	                                         the speed of the search, and a checksum
//	                                         that tells whether it has changed
//	shogi tune -state FILE [-steps N] [-nodes N] [-start KEY] [-workers N] [-cap N] [-hash MB]
//	           [-pairs N] [-batch N] [-rate R] [-seed N] [-only A,B]
//	                                         tune the search by playing itself
//	shogi fit -play FILE [-games N] [-nodes N] [-seed N] [-workers N]
//	                                         play games to learn from
//	shogi fit -out FILE [-trust T] [-rate R] [-rounds N] [-pull P] FILE…
//	                                         learn from them the terms by which the
//	                                         search judges
//	shogi problems uchifuzume [-seed N] [-o FILE]
//	                                         make the questions about uchifuzume
//	shogi problems mates [-seed N] [-counts N,N,N,N] [-time T] [-workers N] [-dir DIR]
//	                                         make the mate problems
//	shogi problems check [DIR]               prove the files of problems
//
// An SFEN is one quoted argument; a leading "sfen " is allowed and startpos is
// the even start. Flags come before it, and after it nothing is a flag. A rule
// set is a name and what differs from it, such as jsa or ama27,cap=300; a MOVE is
// USI or what a player may do beside moves: pass, again:MOVE, flip:SQUARE,
// takeback, hide:PIECE, setup:HANDICAP, declare, agree-impasse, agree-sennichite,
// resign, time. Faults go to the standard error, those
// of files as FILE:LINE:COLUMN: cause. The exit code is 0 if all is well, 1 if
// something was found to be wrong and 2 if the command was not understood.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// command does its work on the arguments behind its name. It returns a
// usageError if it does not understand them.
type command func(args []string, out, fault io.Writer) error

var commands = map[string]command{
	"perft": perft, "judge": judge, "points": points, "notate": notate, "read": read, "convert": convert,
	"mate": solveMate, "lint": lint, "quiz": setQuiz, "print": printSheet, "usi": playUSI, "problems": problems,
	"match": playMatch, "bench": bench, "tune": tune, "fit": fitTerms,
}

// usageError is a command line that is not understood.
type usageError string

func (e usageError) Error() string { return string(e) }

// errFound ends a command whose findings are already written.
var errFound = errors.New("found")

const usage = `usage: shogi perft [-divide] DEPTH [SFEN]
       shogi judge [-rules SET] [-json] SFEN [MOVE...]
       shogi points [-rules SET] [-start SFEN] [-json] SFEN
       shogi notate [-style ja|kif|csa|western|hosking|usi] [-prev MOVE] SFEN MOVE
       shogi read [-style ja|kif|csa|western|hosking|usi] [-prev MOVE] SFEN TEXT
       shogi convert [-to kif|ki2|csa|usi] [-encoding utf8|sjis] [-json] FILE
       shogi mate [-max PLIES] [-nodes N] [-json] SFEN
       shogi lint [-stats] [-deep] [-json] [DIR...]
       shogi quiz -code CODE [-json]
       shogi quiz [-topics A,B | -check TOPIC] [-count N] [-minutes N] [-level N] [-court] [-seed N] [-json]
       shogi print -sfen SFEN -o FILE [-width PIXELS] [-lang en|ja|zh-Hant|zh-Hans] [-set PIECES]
       shogi print -lesson ID | -drill ID [-count N] [-seed N] | -quiz CODE
             -o FILE [-answers] [-lang en|ja|zh-Hant|zh-Hans] [-page a4|letter] [-set PIECES]
       shogi usi
       shogi match -a PLAYER -b PLAYER [-games N] [-start KEY] [-role both|giver|taker] [-seed N] [-workers N]
             [-nodes-a N] [-depth-a N] [-time-a T] [-usi-b "ENGINE ARG..." [-set-b "NAME=VALUE;..."] [-byoyomi-b]]
             [-rules SET] [-cap N] [-hash MB] [-book] [-record [-commit C]] [-v]
       shogi bench [-nodes N] [-hash MB] [-json]
       shogi tune -state FILE [-steps N] [-nodes N] [-start KEY] [-workers N] [-cap N] [-hash MB]
             [-pairs N] [-batch N] [-rate R] [-seed N] [-only A,B]
       shogi fit -play FILE [-games N] [-nodes N] [-seed N] [-workers N]
       shogi fit -out FILE [-trust T] [-rate R] [-rounds N] [-pull P] FILE...
       shogi problems uchifuzume [-seed N] [-o FILE]
       shogi problems mates [-seed N] [-counts N,N,N,N] [-time T] [-workers N] [-dir DIR]
       shogi problems check [DIR]`

// run returns the exit code.
func run(args []string, out, fault io.Writer) int {
	if len(args) == 0 {
		fmt.Fprintln(fault, usage)
		return 2
	}
	do, known := commands[args[0]]
	if !known {
		fmt.Fprintf(fault, "shogi: no command %q\n%s\n", args[0], usage)
		return 2
	}
	err := do(args[1:], out, fault)
	var misused usageError
	switch {
	case err == nil:
		return 0
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprintln(out, usage)
		return 0
	case errors.As(err, &misused):
		fmt.Fprintf(fault, "shogi %s: %s\n%s\n", args[0], misused, usage)
		return 2
	case !errors.Is(err, errFound):
		fmt.Fprintln(fault, err)
	}
	return 1
}

// flags returns a set of flags that reports faults by error alone.
func flags(name string) *flag.FlagSet {
	f := flag.NewFlagSet(name, flag.ContinueOnError)
	f.SetOutput(io.Discard)
	return f
}

// parse reads the flags before the arguments.
func parse(f *flag.FlagSet, args []string) error {
	err := f.Parse(args)
	if err == nil || errors.Is(err, flag.ErrHelp) {
		return err
	}
	return usageError(err.Error())
}
