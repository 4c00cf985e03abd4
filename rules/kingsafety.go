package rules

// kingSafety asks whether the side's own king stands in check after the
// attempt. A king that itself steps into an attack does so whether or not it
// was in check before.
func (j *trial) kingSafety() *IllegalMove {
	king := j.kings[j.turn]
	if !king.OnBoard() {
		return nil
	}
	a := j.attempt
	occ := j.Occupied().Or(bit[a.To])
	enemy := j.Force(j.turn ^ 1)
	if a.Drop == NoKind {
		occ = occ.Without(bit[a.From])
		enemy.remove(a.To)
	}
	if a.Drop == NoKind && a.From == king {
		if by := enemy.Attackers(a.To, occ); !by.Empty() {
			return j.dangerous(FoulMovesIntoCheck, king, by.Squares()...)
		}
		return nil
	}
	by := enemy.Attackers(king, occ)
	switch {
	case by.Empty():
		return nil
	case j.InCheck():
		if still := by.And(j.Checkers()); !still.Empty() {
			by = still
		}
		return j.dangerous(FoulKingLeftInCheck, king, by.Squares()...)
	}
	lit := by.Squares()
	for pinner := range by.All() {
		lit = append(lit, between[pinner][king].Squares()...)
	}
	return j.dangerous(FoulPinnedPiece, king, lit...)
}

// remove takes a captured piece out of a force.
func (f *Force) remove(s Square) {
	for _, set := range []*SquareSet{
		&f.pawns, &f.lances, &f.knights, &f.silvers, &f.golds, &f.near, &f.diagonal, &f.straight,
	} {
		*set = set.Without(bit[s])
	}
}

// uchifuzume asks whether a dropped pawn mates.
func (j *trial) uchifuzume() *IllegalMove {
	a, king := j.attempt, j.kings[j.turn^1]
	if a.Drop != Pawn || !king.OnBoard() || !steps[j.turn^1][Pawn][king].Has(a.To) {
		return nil
	}
	if !j.pawnMates(j.turn, a.To) {
		return nil
	}
	return j.dangerous(FoulUchifuzume, king, j.matingNet(a.To, king).Squares()...)
}

// matingNet returns the pieces that make a pawn dropped on s mate: those that
// guard it, hold a square of the king or pin a piece that could take it.
func (j *trial) matingNet(s, king Square) SquareSet {
	own, enemy := j.Force(j.turn), j.Force(j.turn^1)
	occ := j.Occupied().Or(bit[s])
	net := own.Attackers(s, occ)
	lifted := occ.Without(bit[king])
	for t := range steps[j.turn^1][King][king].Without(j.byColor[j.turn^1]).All() {
		net = net.Or(own.Attackers(t, lifted))
	}
	enemy.remove(king)
	for l := range own.lookers(king).All() {
		if in := between[king][l].And(occ); !in.more() && in.meets(enemy.Attackers(s, occ)) {
			net = net.Or(bit[l])
		}
	}
	return net
}
