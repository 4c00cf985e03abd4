package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"terakoya/rules"
)

// judgement is what judge prints with -json.
type judgement struct {
	Moves   []judgedMove `json:"moves"`
	SFEN    string       `json:"sfen"`
	Check   bool         `json:"check"` // the side to move is in check
	Outcome judgedEnd    `json:"outcome"`
}

type judgedMove struct {
	USI     string   `json:"usi"`
	Legal   bool     `json:"legal"`
	Foul    string   `json:"foul"`
	Squares []string `json:"squares"` // what makes it wrong
}

type judgedEnd struct {
	Ending string `json:"ending"`
	Winner string `json:"winner"` // black, white or empty
	Replay bool   `json:"replay"`
	Ply    int    `json:"ply"` // of the moves given
}

// judge plays moves up to the first illegal one, or to the end of the game, and
// says how it stands.
func judge(args []string, out, fault io.Writer) error {
	f := flags("judge")
	asJSON := f.Bool("json", false, "print one JSON object")
	set := f.String("rules", "jsa", "the rule set")
	if err := parse(f, args); err != nil {
		return err
	}
	if f.NArg() < 1 {
		return usageError("want an SFEN between quotes, then moves")
	}
	law, p, err := readGame(*set, f.Arg(0), fault)
	if err != nil {
		return err
	}
	j, stopped := judgeMoves(law.NewGame(p), f.Args()[1:])
	if *asJSON {
		err = json.NewEncoder(out).Encode(j)
	} else {
		j.print(out)
	}
	return errors.Join(stopped, err)
}

// readGame reads a rule set and a position to be judged by it.
func readGame(set, sfen string, fault io.Writer) (rules.RuleSet, rules.Position, error) {
	law, err := rules.ParseRuleSet(set)
	if err != nil {
		return law, rules.Position{}, usageError(err.Error())
	}
	p, err := warnedSFEN("SFEN", sfen, fault)
	return law, p, err
}

// warnedSFEN reads a position and says what is odd about it.
func warnedSFEN(name, text string, fault io.Writer) (rules.Position, error) {
	p, odd, err := readSFEN(name, text)
	if err == nil && odd != 0 {
		fmt.Fprintf(fault, "%s:1:1: warning: %s\n", name, odd)
	}
	return p, err
}

// judgeMoves returns what it found, and what stopped it if that was no foul: a
// text that is no move, something that is not open, the end of the game.
func judgeMoves(g *rules.Game, moves []string) (judgement, error) {
	j := judgement{Moves: []judgedMove{}}
	var stopped error
	for i, text := range moves {
		fail := func(cause any) { stopped = fmt.Errorf("MOVE:%d:1: %v", i+1, cause) }
		a, err := rules.ParseAction(text)
		if err != nil {
			fail(err)
			break
		}
		if end := g.Outcome().Ending; !open(end, a, i) {
			fail(fmt.Sprintf("%s comes after the end of the game (%s)", text, end))
			break
		}
		move := judgedMove{USI: text, Legal: true, Squares: []string{}}
		var illegal *rules.IllegalMove
		if err := g.Do(a); errors.As(err, &illegal) {
			g.Forfeit(illegal)
			move.Legal, move.Foul = false, illegal.Foul.String()
			for _, s := range illegal.Squares {
				move.Squares = append(move.Squares, s.String())
			}
		} else if err != nil {
			move.Legal = false
			fail(err)
		}
		if j.Moves = append(j.Moves, move); !move.Legal {
			break
		}
	}
	now, end := g.Position(), g.Outcome()
	j.SFEN, j.Check = now.SFEN(), now.InCheck()
	j.Outcome = judgedEnd{Ending: end.Ending.String(), Replay: end.Replay, Ply: end.Ply}
	if end.Won {
		j.Outcome.Winner = end.Winner.String()
	}
	return j, stopped
}

// open reports whether the action at a place in the list can still be judged: in
// a game that goes on; a move where the side to move has none, so that it is a
// foul; and the first of all where only the number of the SFEN says that the last
// move has been made.
func open(e rules.Ending, a rules.Action, place int) bool {
	if e == rules.EndMate || e == rules.EndNoLegalMove {
		return a.Deed == rules.DoMove
	}
	return e == rules.NotEnded || e == rules.EndMoveLimit && place == 0
}

func (j judgement) print(out io.Writer) {
	for _, m := range j.Moves {
		switch {
		case m.Legal:
			fmt.Fprintf(out, "%s legal\n", m.USI)
		case m.Foul == "":
			fmt.Fprintf(out, "%s not open\n", m.USI)
		default:
			fmt.Fprintf(out, "%s %s %v\n", m.USI, m.Foul, m.Squares)
		}
	}
	fmt.Fprintf(out, "sfen %s\ncheck %t\noutcome %s", j.SFEN, j.Check, j.Outcome.Ending)
	switch {
	case j.Outcome.Winner != "":
		fmt.Fprintf(out, ", %s wins at move %d", j.Outcome.Winner, j.Outcome.Ply)
	case j.Outcome.Replay:
		fmt.Fprintf(out, ", played again, at move %d", j.Outcome.Ply)
	}
	fmt.Fprintln(out)
}
