package rules

import "fmt"

// IllegalMove says why an attempt is refused.
type IllegalMove struct {
	Attempt Attempt
	Foul    Foul
	// Squares are what makes the attempt wrong, the telling one first: the other
	// pawn, the checker, the piece in the way. See the fouls for each.
	Squares []Square
	// By is the side that committed the foul: the side to move, but for those who
	// move out of turn or take a move back.
	By Color
	// King is the king that is in danger, or mated by uchifuzume; OffBoard for
	// fouls that are not about a king.
	King Square
}

func (e *IllegalMove) Error() string {
	if e.Attempt == (Attempt{}) {
		return e.Foul.String()
	}
	if len(e.Squares) == 0 {
		return fmt.Sprintf("%s: %s", e.Attempt, e.Foul)
	}
	return fmt.Sprintf("%s: %s (%s)", e.Attempt, e.Foul, squareNames(e.Squares))
}

func squareNames(sqs []Square) string {
	s := ""
	for i, sq := range sqs {
		if i > 0 {
			s += " "
		}
		s += sq.String()
	}
	return s
}

// Check judges an attempt by the side to move. It returns nil if the attempt is
// a legal move, else an [*IllegalMove] with the foul that a referee names
// first: whose piece it is, how it moves and what stands there; then promotion
// and dead squares; then nifu; then the safety of the king; then uchifuzume.
func (p *Position) Check(a Attempt) error {
	if all := p.judge(a, true); len(all) > 0 {
		return all[0]
	}
	return nil
}

// Fouls returns everything that is wrong with an attempt, in the order of
// [Position.Check]. Where a piece cannot make the move at all, what would follow
// from it is not asked.
func (p *Position) Fouls(a Attempt) []*IllegalMove { return p.judge(a, false) }

// judge looks for fouls in order, and for the first one only if told so.
func (p *Position) judge(a Attempt, one bool) []*IllegalMove {
	j := trial{Position: p, attempt: a}
	if e := j.impossible(); e != nil {
		return []*IllegalMove{e}
	}
	var found []*IllegalMove
	for _, law := range [...]func(*trial) *IllegalMove{
		(*trial).promotion, (*trial).nifu, (*trial).kingSafety,
	} {
		if e := law(&j); e != nil {
			found = append(found, e)
			if one {
				return found
			}
		}
	}
	if len(found) == 0 {
		if e := j.uchifuzume(); e != nil {
			found = append(found, e)
		}
	}
	return found
}

// trial is one attempt before the judge.
type trial struct {
	*Position
	attempt Attempt
}

func (j *trial) foul(f Foul, sqs ...Square) *IllegalMove {
	return j.dangerous(f, OffBoard, sqs...)
}

// dangerous is foul for what is wrong because of a king.
func (j *trial) dangerous(f Foul, king Square, sqs ...Square) *IllegalMove {
	return &IllegalMove{Attempt: j.attempt, Foul: f, Squares: sqs, King: king, By: j.turn}
}

// kind returns the kind that moves or is dropped, before promotion.
func (j *trial) kind() Kind {
	if j.attempt.Drop != NoKind {
		return j.attempt.Drop.Base()
	}
	return j.board[j.attempt.From].Kind()
}

// impossible asks whether the piece is there to move and can come to the square.
func (j *trial) impossible() *IllegalMove {
	a := j.attempt
	switch {
	case a.Drop != NoKind:
		return j.impossibleDrop()
	case !a.From.OnBoard() || !a.To.OnBoard():
		return j.foul(FoulOffBoard)
	}
	return movementFault(&j.board, j.turn, j.Occupied(), a)
}

// movementFault asks of a move on a board whose piece it is, whether the piece
// moves so, and what stands in its way or on its square.
func movementFault(board *[squares]Piece, turn Color, occupied SquareSet, a Attempt) *IllegalMove {
	fault := func(f Foul, sq Square) *IllegalMove {
		return &IllegalMove{Attempt: a, Foul: f, Squares: []Square{sq}, King: OffBoard, By: turn}
	}
	pc := board[a.From]
	switch {
	case pc == NoPiece:
		return fault(FoulEmptySquare, a.From)
	case pc.Color() != turn:
		return fault(FoulWrongSide, a.From)
	case !Reach(turn, pc.Kind(), a.From).Has(a.To):
		return fault(FoulWrongMovement, a.From)
	case !attacksFrom(turn, pc.Kind(), a.From, occupied).Has(a.To):
		return fault(FoulBlockedPath, nearest(a.From, between[a.From][a.To].And(occupied)))
	}
	switch there := board[a.To]; {
	case there == NoPiece:
		return nil
	case there.Color() == turn:
		return fault(FoulOwnPiece, a.To)
	case there.Kind() == King: // the game ends before a king is taken
		return fault(FoulWrongMovement, a.To)
	}
	return nil
}

// nearest returns the square of the set that is closest to s on a line.
func nearest(s Square, set SquareSet) Square {
	if set.first() > s {
		return set.first()
	}
	return set.last()
}

func (j *trial) impossibleDrop() *IllegalMove {
	switch a := j.attempt; {
	case !a.To.OnBoard():
		return j.foul(FoulOffBoard)
	case j.hands[j.turn].Count(a.Drop.Base()) == 0:
		return j.foul(FoulDropNotInHand)
	case j.board[a.To] != NoPiece:
		return j.foul(FoulDropOnOccupied, a.To)
	}
	return nil
}

// promotion asks whether the piece may, or must, show its promoted side.
func (j *trial) promotion() *IllegalMove {
	a, k := j.attempt, j.kind()
	dead := deadSquares[j.turn][k].Has(a.To)
	switch {
	case a.Drop != NoKind && (a.Promote || a.Drop.IsPromoted()):
		return j.foul(FoulDropPromoted)
	case a.Drop != NoKind && dead:
		return j.foul(FoulDeadSquareDrop, a.To)
	case a.Promote && !k.CanPromote():
		return j.foul(FoulCannotPromote, a.From)
	case a.Promote && !zone[j.turn].Has(a.From) && !zone[j.turn].Has(a.To):
		return j.foul(FoulPromoteOutsideZone, a.From, a.To)
	case !a.Promote && a.Drop == NoKind && dead:
		return j.foul(FoulMustPromote, a.To)
	}
	return nil
}

func (j *trial) nifu() *IllegalMove {
	if j.attempt.Drop != Pawn {
		return nil
	}
	if own := j.Of(j.turn, Pawn).And(files[j.attempt.To.File()]); !own.Empty() {
		return j.foul(FoulNifu, own.Squares()...)
	}
	return nil
}
