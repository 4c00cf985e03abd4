package main

import (
	"encoding/json"
	"fmt"
	"io"

	"terakoya/rules"
)

// counted is what points prints with -json.
type counted struct {
	Black sidePoints `json:"black"`
	White sidePoints `json:"white"`
	Agree agreed     `json:"agree"`
}

type sidePoints struct {
	Total   int      `json:"total"`   // whole board and hand
	Declare int      `json:"declare"` // enemy camp and hand
	Zone    int      `json:"zone"`    // pieces beside the king in the enemy camp
	KingIn  bool     `json:"kingIn"`
	Check   bool     `json:"check"`
	Result  string   `json:"result"` // of a declaration now, for the side to move
	Unmet   []string `json:"unmet"`
}

type agreed struct {
	Allowed bool   `json:"allowed"`
	Result  string `json:"result"` // black, white or draw
}

// points counts an impasse.
func points(args []string, out, fault io.Writer) error {
	f := flags("points")
	asJSON := f.Bool("json", false, "print one JSON object")
	set := f.String("rules", "jsa", "the rule set")
	from := f.String("start", "", "the start of the game, for what uwate gave")
	if err := parse(f, args); err != nil {
		return err
	}
	if f.NArg() != 1 {
		return usageError("want one SFEN between quotes")
	}
	law, p, err := readGame(*set, f.Arg(0), fault)
	if err != nil {
		return err
	}
	start := rules.Handicaps[0].Position()
	if *from != "" {
		if start, err = warnedSFEN("START", *from, fault); err != nil {
			return err
		}
	}
	c := count(&law, &p, &start)
	if *asJSON {
		return json.NewEncoder(out).Encode(c)
	}
	c.print(out)
	return nil
}

func count(law *rules.RuleSet, p, start *rules.Position) counted {
	credit := 0
	if law.HandicapAdd {
		credit = rules.Credit(start)
	}
	c := counted{Black: pointsOf(p, rules.Black, credit), White: pointsOf(p, rules.White, credit)}
	mover := &c.Black
	if p.Turn() == rules.White {
		mover = &c.White
	}
	d := law.Declare(p, start)
	mover.Result = map[rules.Ending]string{
		rules.EndDeclarationWin: "win", rules.EndDeclarationDraw: "draw", rules.EndDeclarationLoss: "loss",
	}[d.Ending]
	for _, missed := range d.Unmet.List() {
		mover.Unmet = append(mover.Unmet, missed.String())
	}
	c.Agree = agreed{Allowed: law.MayAgree(p), Result: "draw"}
	if winner, won := law.Agree(p, start); won {
		c.Agree.Result = winner.String()
	}
	return c
}

func pointsOf(p *rules.Position, c rules.Color, credit int) sidePoints {
	n := p.Count(c, credit)
	return sidePoints{
		Total: n.Total(), Declare: n.Declare(), Zone: n.Zone(), KingIn: n.KingIn, Check: n.Check, Unmet: []string{},
	}
}

func (c counted) print(out io.Writer) {
	for _, side := range []struct {
		name string
		n    sidePoints
	}{{"black", c.Black}, {"white", c.White}} {
		fmt.Fprintf(out, "%s: total %d, to declare %d, %d in the camp, king in %t, in check %t",
			side.name, side.n.Total, side.n.Declare, side.n.Zone, side.n.KingIn, side.n.Check)
		if side.n.Result != "" {
			fmt.Fprintf(out, "; a declaration now: %s %v", side.n.Result, side.n.Unmet)
		}
		fmt.Fprintln(out)
	}
	fmt.Fprintf(out, "agreed: allowed %t, %s\n", c.Agree.Allowed, c.Agree.Result)
}
