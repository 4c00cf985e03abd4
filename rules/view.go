package rules

// occupied returns the squares on which something stands.
func (s *Setup) occupied() SquareSet {
	var set SquareSet
	for sq, pc := range s.Board {
		if pc != NoPiece {
			set = set.Or(bit[sq])
		}
	}
	return set
}

// Pieces returns the squares on which c has pieces.
func (s *Setup) Pieces(c Color) SquareSet {
	var set SquareSet
	for sq, pc := range s.Board {
		if pc != NoPiece && pc.Color() == c {
			set = set.Or(bit[sq])
		}
	}
	return set
}

// Attacks returns the squares that the piece on sq attacks, pieces of its own
// side included; nothing if no piece stands there. It asks nothing of kings, so
// that movement can be shown on a board that has none.
func (s *Setup) Attacks(sq Square) SquareSet {
	pc := s.Board[sq]
	if pc == NoPiece {
		return SquareSet{}
	}
	return attacksFrom(pc.Color(), pc.Kind(), sq, s.occupied())
}

// Moves returns the squares to which the piece on sq can move or where it can
// capture, as far as its movement goes: the safety of kings is not asked.
func (s *Setup) Moves(sq Square) SquareSet {
	return s.Attacks(sq).Without(s.Pieces(s.Board[sq].Color()))
}

// MovementFault returns what is wrong with moving a piece of whichever side, as
// far as its movement goes: the safety of kings is not asked. It is nil if the
// piece can move so.
func (s *Setup) MovementFault(from, to Square) *IllegalMove {
	return movementFault(&s.Board, s.Board[from].Color(), s.occupied(), Attempt{From: from, To: to})
}

// Attackers returns the squares of the pieces of c that attack sq.
func (s *Setup) Attackers(c Color, sq Square) SquareSet {
	var set SquareSet
	for from := range s.Pieces(c).All() {
		if s.Attacks(from).Has(sq) {
			set = set.Or(bit[from])
		}
	}
	return set
}
