package advice

import (
	"context"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// MissKind is what a move let go.
type MissKind uint8

// The kinds of misses, the gravest first but for none.
const (
	NoMiss      MissKind = iota
	MissedMate           // there was a mate
	AllowedMate          // now the opponent has one, and need not have
	LostPiece            // a piece can now be taken at a profit, and need not have been
	MissedPiece          // a piece could have been taken at a profit
	BetterMove           // another move was better by much, for no reason of these
)

var missCodes = [...]string{
	NoMiss: "none", MissedMate: "mate", AllowedMate: "allowed", LostPiece: "lost",
	MissedPiece: "piece", BetterMove: "better",
}

// AllMisses lists every kind of miss.
var AllMisses = []MissKind{NoMiss, MissedMate, AllowedMate, LostPiece, MissedPiece, BetterMove}

// String returns the code that messages use, such as "lost".
func (k MissKind) String() string { return missCodes[k] }

// Missed is what a move let go.
type Missed struct {
	Kind MissKind
	// Better is the move that would have been better, in the position before; Line how
	// it goes on, Better first.
	Better rules.Move
	Line   []rules.Move
	// Answer is how the opponent makes use of it, in the position after: the first
	// move of the mate, or the capture. NoMove for what was only missed.
	Answer rules.Move
	Plies  int        // of the mate missed or allowed
	Piece  rules.Kind // that could be won, or is lost
	// Loss is by how much the game stands worse, as the player scores; 0 if a mate is
	// in either score.
	Loss int
}

// Pawns is how many pawns would have to be lost for nothing to stand worse by as much,
// to the nearest number.
func (m Missed) Pawns() int { return (m.Loss + pawnTaken/2) / pawnTaken }

// When a miss is worth a word, as the player scores.
const (
	// notable is the least loss that is spoken of: more than two pawns taken. Of its own
	// best move a search of the usual size thinks worse by up to 290 once it is played.
	notable = 400
	// settled is from where on nothing is said but of mates. Games are decided long
	// before, at 2,000, but there a learner who is ahead by six pieces has still
	// something to keep.
	settled = 3_000
)

// Missed compares the move after the first n of a game with what would have been best
// for the side that made it. Small differences are no miss. The error tells that the
// game has no such move, or is that of the player.
func (a *Adviser) Missed(ctx context.Context, g *rules.Game, n int) (Missed, error) {
	then, err := before(g, n)
	if err != nil {
		return Missed{}, err
	}
	m, p := g.Moves()[n], then.Position()
	if m == rules.NoMove {
		return Missed{}, nil
	}
	best, err := a.look(ctx, then)
	if err != nil {
		return Missed{}, err
	}
	if err := then.Play(m.Attempt()); err != nil {
		return Missed{}, err
	}
	if then.Outcome().Ending != rules.NotEnded || best.Pass || best.Resign || best.Declare {
		return Missed{}, nil
	}
	reply, err := a.look(ctx, then)
	if err != nil {
		return Missed{}, err
	}
	c := compared{p: p, played: m, best: best, reply: reply}
	miss := c.miss(ctx, a)
	return miss, ctx.Err()
}

// compared is a move beside the best one.
type compared struct {
	p           rules.Position // before
	played      rules.Move
	best, reply engine.Choice // before, and after what was played
}

func (c *compared) miss(ctx context.Context, a *Adviser) Missed {
	now := -c.reply.Info.Score
	if plies, mate := now.Mate(); mate && plies > 0 {
		return Missed{} // it mates all the same
	}
	if r := a.solve(ctx, c.p); r.Mate {
		return Missed{Kind: MissedMate, Better: r.Line[0], Line: r.Line, Plies: r.Length}
	}
	if c.best.Move == c.played {
		return Missed{}
	}
	better := Missed{Better: c.best.Move, Line: c.best.Info.Line}
	if r := a.solve(ctx, after(c.p, c.played)); r.Mate && a.prevents(ctx, c.p, c.best.Move) {
		better.Kind, better.Answer, better.Plies = AllowedMate, r.Line[0], r.Length
		return better
	}
	loss, ok := lost(c.best.Info.Score, now)
	if !ok {
		return Missed{}
	}
	better.Loss = loss
	c.material(&better)
	return better
}

// lost is by how much a game stands worse than it could, and whether that is worth a
// word. Mates that only the player sees are none of its business.
func lost(best, now engine.Score) (int, bool) {
	_, mate := best.Mate()
	_, mated := now.Mate()
	loss := int(best - now)
	decided := now >= settled || best <= -settled
	return loss, !mate && !mated && !decided && loss >= notable
}

// material says which piece is lost or was not won, if that is what the loss is.
func (c *compared) material(m *Missed) {
	q := after(c.p, c.played)
	answer := c.reply.Move
	if taken := q.At(answer.To()).Kind(); worthAWord(q, answer) && taking(after(c.p, c.best.Move), answer.To(), -endless, endless) == 0 {
		m.Kind, m.Answer, m.Piece = LostPiece, answer, taken
		return
	}
	if taken := c.p.At(m.Better.To()).Kind(); worthAWord(c.p, m.Better) {
		m.Kind, m.Piece = MissedPiece, taken
		return
	}
	m.Kind = BetterMove
}

// worthAWord reports whether a move is a capture that pays.
func worthAWord(p rules.Position, m rules.Move) bool {
	return swing(p.At(m.To()).Kind()) >= leastThreat && exchange(p, m) >= leastThreat
}
