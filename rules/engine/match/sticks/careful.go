package sticks

import (
	"context"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// Careful plays the move that wins the most, against the worst capture that answers
// it. It is about a careful beginner.
type Careful struct{ seed uint64 }

var _ engine.Engine = Careful{}

// NewCareful returns a player whose choice among moves of the same worth differs with
// the seed.
func NewCareful(seed uint64) Careful { return Careful{seed} }

// Name returns "careful".
func (Careful) Name() string { return "careful" }

var worth = [...]float64{
	rules.Pawn: 1, rules.Lance: 3, rules.Knight: 4, rules.Silver: 5, rules.Gold: 6, rules.Bishop: 9, rules.Rook: 10,
	rules.Tokin: 6, rules.PromotedLance: 6, rules.PromotedKnight: 6, rules.PromotedSilver: 6, rules.Horse: 11,
	rules.Dragon: 13, rules.King: 0,
}

// Worth returns what a piece on the board is worth to a careful beginner, in pawns: 0 for
// a king and for none.
func Worth(k rules.Kind) float64 { return worth[k] }

const (
	turned = 3.0   // what a promotion is worth
	mates  = 1000. // more than any material
	royal  = 1000. // what is lost with a king that takes and is taken back
	taste  = 0.5   // less than any difference of worth
)

// taken is what one side gains and the other loses by the capture of a kind.
func taken(k rules.Kind) float64 {
	if k == rules.King {
		return royal
	}
	return worth[k] + worth[k.Base()]
}

// Choose looks at each of its moves and at the captures that answer it.
func (c Careful) Choose(ctx context.Context, g *rules.Game, _ engine.Limits) (engine.Choice, error) {
	if err := engine.Ready(ctx, g); err != nil {
		return engine.Choice{}, err
	}
	p := g.Position()
	r := dice(c.seed, g, &p)
	best, highest := rules.NoMove, 0.0
	for _, m := range p.Legal() {
		won := 0.0
		if k := p.At(m.To()).Kind(); k != rules.NoKind {
			won += taken(k)
		}
		if m.Promotes() {
			won += turned
		}
		u := p.Make(m)
		won -= worstReply(&p) - r.Float64()*taste
		p.Unmake(u)
		if best == rules.NoMove || won > highest {
			best, highest = m, won
		}
	}
	return engine.Choice{Move: best}, nil
}

// worstReply returns what the best capture of the side to move wins, less what takes
// if that can be taken back; a side that is mated has lost more than that.
func worstReply(p *rules.Position) float64 {
	var l rules.MoveList
	p.Generate(&l)
	if l.Len() == 0 && p.InCheck() {
		return -mates
	}
	worst := 0.0
	for _, m := range l.Moves() {
		k := p.At(m.To()).Kind()
		if k == rules.NoKind {
			continue
		}
		lost := taken(k)
		if !p.Attackers(p.Turn().Opponent(), m.To()).Empty() {
			lost -= taken(p.At(m.From()).Kind())
		}
		worst = max(worst, lost)
	}
	return worst
}
