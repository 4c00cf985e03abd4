package firsthour

import (
	"context"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// Waits passes always, also in check. The learner then stands before a king that
// it could take, which shogi does not have; [rules.Position.Generate] never
// takes a king, and the check simply stays.
type Waits struct{}

// WaitsUnlessChecked passes unless it is in check, and then answers the check: it
// takes the checking piece if it can, else its king steps where it is safest,
// else something comes between.
type WaitsUnlessChecked struct{}

var (
	_ engine.Engine = Waits{}
	_ engine.Engine = WaitsUnlessChecked{}
)

// Name returns "waits".
func (Waits) Name() string { return "waits" }

// Choose passes.
func (Waits) Choose(ctx context.Context, g *rules.Game, _ engine.Limits) (engine.Choice, error) {
	if err := engine.Ready(ctx, g); err != nil {
		return engine.Choice{}, err
	}
	return engine.Choice{Pass: true}, nil
}

// Name returns "waits-unless-checked".
func (WaitsUnlessChecked) Name() string { return "waits-unless-checked" }

// Choose passes or answers a check.
func (WaitsUnlessChecked) Choose(ctx context.Context, g *rules.Game, _ engine.Limits) (engine.Choice, error) {
	if err := engine.Ready(ctx, g); err != nil {
		return engine.Choice{}, err
	}
	p := g.Position()
	if !p.InCheck() {
		return engine.Choice{Pass: true}, nil
	}
	var best rules.Move
	most := -1
	for _, m := range p.Legal() {
		if err := ctx.Err(); err != nil {
			return engine.Choice{Move: best}, err
		}
		if worth := answer(&p, m); worth > most {
			best, most = m, worth
		}
	}
	return engine.Choice{Move: best}, nil
}

// answer says how sensible m is as an answer to the check in which p stands, at
// least 0: first that it does not let itself be mated at once, then taking the
// checker, then stepping away, then what the square is worth.
func answer(p *rules.Position, m rules.Move) int {
	const unmated, takes, steps = 400, 200, 100
	us := p.Turn()
	worth := 0
	switch king := p.King(us); {
	case p.Checkers().Has(m.To()):
		worth += takes
	case m.From() == king:
		worth += steps
	case !m.IsDrop():
		worth++ // a piece on the board costs nothing that is in hand
	}
	u := p.Make(m)
	worth += 2 * freedom(p, us)
	if p.Attackers(us.Opponent(), m.To()).Empty() {
		worth += 5 // it cannot be taken in turn
	}
	if !allowsMate(p) {
		worth += unmated
	}
	p.Unmake(u)
	return worth
}

// freedom counts the squares to which the king of c could step, 0 to 8.
func freedom(p *rules.Position, c rules.Color) int {
	king := p.King(c)
	if !king.OnBoard() {
		return 0
	}
	free := rules.Reach(c, rules.King, king).Without(p.Pieces(c))
	return free.Without(p.Controlled(c.Opponent())).Len()
}

// allowsMate reports whether the side to move can mate with one move.
func allowsMate(p *rules.Position) bool {
	var l rules.MoveList
	p.Generate(&l)
	for _, m := range l.Moves() {
		u := p.Make(m)
		mates := p.InCheck() && !p.HasLegal()
		p.Unmake(u)
		if mates {
			return true
		}
	}
	return false
}
