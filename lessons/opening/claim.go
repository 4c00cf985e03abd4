package opening

import (
	"context"
	"slices"

	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/joseki"
)

// Claim is what a line states: that its move at a ply can be answered, the better the
// graver the kind. Lines state it by the plies of their mistakes, and by the kind of a
// side: then of its first move that no better line has. Of a game that was played, and is
// no model, no single move is blamed.
type Claim struct {
	Opening *Opening
	Line    int
	Ply     int // from 1
	Kind    joseki.Kind
}

// Least is by how much a side that punishes has to gain, as a search scores.
//
//   - After a mistake, 150: a pawn taken changes the score by nearly 200, so that what is
//     called a mistake costs most of a pawn.
//   - After a crafty move, -150: it can be answered well, so that a book which answers it
//     loses nothing worth a pawn.
func (c *Claim) Least() engine.Score {
	switch c.Kind {
	case joseki.Mistake:
		return 150
	case joseki.Crafty:
		return -150
	case joseki.Main, joseki.Branch:
	}
	return 0
}

// Side is the side that the claim is against.
func (c *Claim) Side() rules.Color { return c.Opening.mover(c.Ply) }

// Claims lists what the lines of an opening state, in their order.
func (o *Opening) Claims() []Claim { return o.claims }

func (o *Opening) findClaims() []Claim {
	var all []Claim
	for i := range o.Lines {
		line := &o.Lines[i]
		for _, ply := range line.Mistakes {
			all = append(all, Claim{Opening: o, Line: i, Ply: ply, Kind: joseki.Mistake})
		}
		for _, side := range []rules.Color{rules.Black, rules.White} {
			kind := line.Kinds[side]
			if kind != joseki.Crafty && (kind != joseki.Mistake || line.Status == lessons.FromHistory) {
				continue
			}
			if ply, ok := o.leaves(i, side); ok && !slices.Contains(line.Mistakes, ply) {
				all = append(all, Claim{o, i, ply, kind})
			}
		}
	}
	return all
}

// leaves finds the first move of a side of a line that no line of a better kind has.
func (o *Opening) leaves(i int, side rules.Color) (ply int, ok bool) {
	line := &o.Lines[i]
	p := line.Start
	for n, m := range line.Moves {
		if r, known := o.library.known(&p, m); p.Turn() == side && known && r.Kind >= line.Kinds[side] {
			return n + 1, n+1 < len(line.Moves)
		}
		p.Make(m)
	}
	return 0, false
}

// Position returns the position before a ply of the line of a claim.
func (c *Claim) Position() rules.Position {
	p := c.Opening.Lines[c.Line].Start
	for _, m := range c.Opening.Lines[c.Line].Moves[:c.Ply-1] {
		p.Make(m)
	}
	return p
}

// answers is how many punishing moves of a line are looked at. The first alone may only
// prepare; behind the third the other side may have gone astray once more.
const answers = 3

// Proof is what a search finds of a claim. Scores are for the side that punishes.
type Proof struct {
	Claim
	Better rules.Move   // what the search would have played instead
	Before engine.Score // after that
	After  engine.Score // the best that it finds behind a punishing move of the line
	At     int          // the ply of that move
	Gain   engine.Score // After less Before
}

// Holds reports whether the claim is borne out.
func (p *Proof) Holds() bool { return p.Gain >= p.Least() }

// Prove asks a player what a claim is worth: what stands after the first punishing moves
// of the line, beside what would stand after the best other move. The error is that of the player or of the context.
func Prove(ctx context.Context, e engine.Engine, c Claim, l engine.Limits) (Proof, error) {
	proof := Proof{Claim: c}
	p := c.Position()
	best, err := e.Choose(ctx, rules.NewGame(p), l)
	if err != nil {
		return proof, err
	}
	proof.Better, proof.Before = best.Move, -best.Info.Score
	plies := c.looked()
	moves := c.Opening.Lines[c.Line].Moves
	for i, m := range moves[c.Ply-1 : plies[len(plies)-1]] {
		p.Make(m)
		if !slices.Contains(plies, c.Ply+i) {
			continue
		}
		reply, err := e.Choose(ctx, rules.NewGame(p), l)
		if err != nil {
			return proof, err
		}
		if score := -reply.Info.Score; proof.At == 0 || score > proof.After {
			proof.After, proof.At = score, c.Ply+i
		}
	}
	proof.Gain = proof.After - proof.Before
	return proof, nil
}

// looked are the plies of moves that punish, after which a search looks: at least one.
func (c *Claim) looked() []int {
	var plies []int
	for ply := c.Ply + 1; ply <= len(c.Opening.Lines[c.Line].Moves); ply += 2 {
		plies = append(plies, ply)
	}
	return plies[:min(len(plies), answers)]
}
