package lessons

import "terakoya/rules"

// Escape is what the opponent does against a move that missed: how it gets out of
// what should have been mate, takes the piece that came, or mates in its turn.
type Escape struct {
	Way    Way
	Square rules.Square // where the king goes, or the piece that answers comes to
	Piece  rules.Kind   // the piece that answers
}

// Way is a kind of escape.
type Way uint8

// The ways.
const (
	NoEscape     Way = iota // there is nothing to say
	NoCheck                 // the move gives no check at all
	KingMoves               // the king steps aside
	KingTakes               // the king takes the piece that came
	PieceTakes              // another piece takes the one that gives check, or that came
	PieceBetween            // a piece is put between
	Mates                   // the opponent mates
)

// WantsMate reports whether the goal is mate, at once or later: a move without
// check misses it, and then there is nothing that the opponent would have to play.
func (s *Step) WantsMate() bool {
	for _, g := range wanted(s.Goal) {
		if _, later := g.(mateGoal); later || wordOf(g) == "mate" {
			return true
		}
	}
	return false
}

// EscapeBy says what the first move of a refutation does, after m was played in p.
// Without a refutation it is [NoCheck], or [NoEscape] after a check.
func EscapeBy(p *rules.Position, m rules.Move, line []rules.Move) Escape {
	after := *p
	after.Make(m)
	if len(line) > 0 {
		return escapeBy(&after, m, line[0])
	}
	e := Escape{Square: rules.OffBoard}
	if !after.InCheck() {
		e.Way = NoCheck
	}
	return e
}

// escapeBy says what a reply does in after, the position that m has led to.
func escapeBy(after *rules.Position, m, reply rules.Move) Escape {
	e := Escape{Way: PieceBetween, Square: reply.To(), Piece: reply.Dropped()}
	if !reply.IsDrop() {
		e.Piece = after.At(reply.From()).Kind()
	}
	switch {
	case mates(after, reply):
		e.Way = Mates
	case e.Piece == rules.King && reply.To() == m.To():
		e.Way = KingTakes
	case e.Piece == rules.King:
		e.Way = KingMoves
	case after.At(reply.To()) != rules.NoPiece:
		e.Way = PieceTakes
	}
	return e
}
