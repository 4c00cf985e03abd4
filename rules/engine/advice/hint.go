package advice

import (
	"context"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// Depth is how much of a hint is given.
type Depth uint8

// The depths, each telling more than the one before.
const (
	NoHint    Depth = iota
	HintArea        // a part of the board, or the hand
	HintPiece       // which piece
	HintMove        // the move, and why
)

// Hint is the best move, as far as the player sees, and what it is good for.
type Hint struct {
	Move   rules.Move // NoMove if the player would not move at all
	Line   []rules.Move
	Reason Reason
	// Area holds both squares of the move: three squares wide and high at least, and
	// no larger than it must. Empty for a drop: then it is the hand.
	Area rules.SquareSet
	// Piece is what is moved or dropped, From where it stands, OffBoard in hand.
	Piece rules.Kind
	From  rules.Square
}

// Hint looks for the best move of the side to move. A mate by checks comes before
// anything that the player would rather do. A game that is over gives
// [engine.ErrFinished].
func (a *Adviser) Hint(ctx context.Context, g *rules.Game) (Hint, error) {
	if err := engine.Ready(ctx, g); err != nil {
		return Hint{}, err
	}
	p := g.Position()
	if r := a.solve(ctx, p); r.Mate {
		h := hinted(&p, r.Line)
		h.Reason = Reason{Kind: ReasonMates, Plies: r.Length, At: p.King(p.Turn().Opponent())}
		return h, ctx.Err()
	}
	c, err := a.look(ctx, g)
	if err != nil || c.Pass || c.Resign || c.Declare {
		return Hint{From: rules.OffBoard}, err
	}
	line := c.Info.Line
	if len(line) == 0 || line[0] != c.Move {
		line = []rules.Move{c.Move}
	}
	h := hinted(&p, line)
	h.Reason = a.reason(ctx, p, c.Move)
	return h, ctx.Err()
}

// hinted is the hint to the first move of a line, without its reason.
func hinted(p *rules.Position, line []rules.Move) Hint {
	m := line[0]
	h := Hint{Move: m, Line: line, From: m.From()}
	if m.IsDrop() {
		h.Piece = m.Dropped()
		return h
	}
	h.Piece = p.At(m.From()).Kind()
	files, ranks := widened(m.From().File(), m.To().File()), widened(m.From().Rank(), m.To().Rank())
	for file := files[0]; file <= files[1]; file++ {
		h.Area = h.Area.Or(rules.FileSet(file))
	}
	var rows rules.SquareSet
	for rank := ranks[0]; rank <= ranks[1]; rank++ {
		rows = rows.Or(rules.RankSet(rank))
	}
	h.Area = h.Area.And(rows)
	return h
}

// widened returns the ends of a stretch from 1 to 9 that holds a and b and is at
// least three long.
func widened(a, b int) [2]int {
	const least = 3
	low, high := min(a, b), max(a, b)
	if high-low+1 >= least {
		return [2]int{low, high}
	}
	low = min(max(low-1, 1), 10-least)
	return [2]int{low, low + least - 1}
}
