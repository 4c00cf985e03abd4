package main

import (
	"encoding/json"
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

// judge plays moves up to the first illegal one and says how the game stands.
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
	if *set != "jsa" {
		return usageError(fmt.Sprintf("rule set %q is not known", *set))
	}
	p, odd, err := readSFEN(f.Arg(0))
	if err != nil {
		return err
	}
	if odd != 0 {
		fmt.Fprintf(fault, "SFEN:1:1: warning: %s\n", odd)
	}
	j, err := judgeMoves(rules.NewGame(p), f.Args()[1:])
	if err != nil {
		return err
	}
	if *asJSON {
		return json.NewEncoder(out).Encode(j)
	}
	j.print(out)
	return nil
}

func judgeMoves(g *rules.Game, moves []string) (judgement, error) {
	j := judgement{Moves: []judgedMove{}}
	for i, usi := range moves {
		if g.Outcome().Ending != rules.NotEnded {
			return j, fmt.Errorf("MOVE:%d:1: %s comes after the end of the game", i+1, usi)
		}
		a, err := rules.ParseAttempt(usi)
		if err != nil {
			return j, fmt.Errorf("MOVE:%d:1: %w", i+1, err)
		}
		move := judgedMove{USI: usi, Legal: true, Squares: []string{}}
		illegal, foul := g.Play(a).(*rules.IllegalMove)
		if foul {
			g.Forfeit(illegal)
			move.Legal, move.Foul = false, illegal.Foul.String()
			for _, s := range illegal.Squares {
				move.Squares = append(move.Squares, s.String())
			}
		}
		if j.Moves = append(j.Moves, move); foul {
			break
		}
	}
	now, end := g.Position(), g.Outcome()
	j.SFEN, j.Check = now.SFEN(), now.InCheck()
	j.Outcome = judgedEnd{Ending: end.Ending.String(), Ply: end.Ply}
	if end.Won {
		j.Outcome.Winner = end.Winner.String()
	}
	return j, nil
}

func (j judgement) print(out io.Writer) {
	for _, m := range j.Moves {
		if m.Legal {
			fmt.Fprintf(out, "%s legal\n", m.USI)
		} else {
			fmt.Fprintf(out, "%s %s %v\n", m.USI, m.Foul, m.Squares)
		}
	}
	fmt.Fprintf(out, "sfen %s\ncheck %t\noutcome %s", j.SFEN, j.Check, j.Outcome.Ending)
	if j.Outcome.Winner != "" {
		fmt.Fprintf(out, " %s wins at move %d", j.Outcome.Winner, j.Outcome.Ply)
	}
	fmt.Fprintln(out)
}
