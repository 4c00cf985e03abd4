package lessons

import "terakoya/rules"

// Escape is how the opponent gets out of what should have been mate.
type Escape struct {
	Way    Way
	Square rules.Square // where the king goes, or the piece that answers comes to
	Piece  rules.Kind   // the piece that answers
}

// Way is a kind of escape.
type Way uint8

// The ways.
const (
	NotAsked     Way = iota // the step does not ask for mate
	NoCheck                 // the move gives no check at all
	KingMoves               // the king steps aside
	KingTakes               // the king takes the piece that came
	PieceTakes              // another piece takes the one that gives check
	PieceBetween            // a piece is put between
)

// Escape returns what the opponent would answer to a legal move that does not
// mate, at a step that asks for mate.
func (s *Step) Escape(m rules.Move) Escape {
	if s.Goal == nil || !asksFor(s.Goal, "mate") {
		return Escape{Square: rules.OffBoard}
	}
	after := s.Position
	after.Make(m)
	if !after.InCheck() {
		return Escape{Way: NoCheck, Square: rules.OffBoard}
	}
	best := Escape{Square: rules.OffBoard}
	checkers := after.Checkers()
	for _, reply := range after.Legal() {
		e := Escape{Way: PieceBetween, Square: reply.To(), Piece: reply.Dropped()}
		if !reply.IsDrop() {
			e.Piece = after.At(reply.From()).Kind()
		}
		switch {
		case e.Piece == rules.King && reply.To() == m.To():
			e.Way = KingTakes
		case e.Piece == rules.King:
			e.Way = KingMoves
		case checkers.Has(reply.To()):
			e.Way = PieceTakes
		}
		if best.Way == NotAsked || e.Way < best.Way {
			best = e
		}
	}
	return best
}

// asksFor reports whether a word of the algebra stands in a goal, not negated.
func asksFor(g Goal, word string) bool {
	switch g := g.(type) {
	case aim:
		return g.text == word
	case group:
		for _, sub := range g.goals {
			if g.word != "not" && asksFor(sub, word) {
				return true
			}
		}
	}
	return false
}
