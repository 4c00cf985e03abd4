package classroom

import "terakoya/rules"

// court is a board with an attempt before it.
type court struct {
	setup   rules.Setup // as it stands
	attempt rules.Attempt
	// position is setup made playable: the mover's turn, and with a king lent where
	// there is none. It has a meaning only if it is open.
	position rules.Position
	open     bool         // a game can be played from it, so that the law can speak
	lent     rules.Square // where a king was lent; OffBoard if none was
}

// before calls the court together for an attempt on a board.
//
// A board without kings, such as one that shows how a piece moves, is judged by the
// same law: whoever has the piece is to move, and the opponent is lent a king that
// is nowhere near.
func before(s rules.Setup, a rules.Attempt) court {
	c := court{setup: s, attempt: a, lent: rules.OffBoard}
	p, _, err := s.Position()
	if err == nil {
		c.position, c.open = p, true
		return c
	}
	side := c.mover()
	if c.lent = farAway(&s, a); !c.lent.OnBoard() {
		return c
	}
	s.Turn = side
	s.Board[c.lent] = rules.NewPiece(side.Opponent(), rules.King)
	p, _, err = s.Position()
	c.position, c.open = p, err == nil // two kings of a side, or too many pieces
	return c
}

// mover is whose piece the attempt moves; of drops and empty squares, who is to move.
func (c *court) mover() rules.Color {
	if a := c.attempt; a.Drop == rules.NoKind && a.From.OnBoard() && c.setup.Board[a.From] != rules.NoPiece {
		return c.setup.Board[a.From].Color()
	}
	return c.setup.Turn
}

// farAway finds an empty square on which a king changes nothing for an attempt: it is
// not on the way, and no king there could be checked by what comes to the square.
func farAway(s *rules.Setup, a rules.Attempt) rules.Square {
	if !a.To.OnBoard() {
		a.To = a.From // nothing comes anywhere
	}
	for i := len(s.Board) - 1; i >= 0; i-- {
		sq := rules.Square(i)
		switch {
		case s.Board[sq] != rules.NoPiece || sq == a.From || sq == a.To:
		case a.From.OnBoard() && a.To.OnBoard() && a.From != a.To && rules.Line(a.From, a.To).Has(sq):
		case a.To.OnBoard() && near(sq, a.To):
		default:
			return sq
		}
	}
	return rules.OffBoard
}

// near reports whether two squares are closer than a knight jumps.
func near(a, b rules.Square) bool {
	file, rank := a.File()-b.File(), a.Rank()-b.Rank()
	return -2 <= file && file <= 2 && -2 <= rank && rank <= 2
}

// illegal says what the law finds; nil for a legal move, and where it cannot speak.
func (c *court) illegal() *rules.IllegalMove {
	if !c.open {
		return nil
	}
	illegal, _ := c.position.Check(c.attempt).(*rules.IllegalMove)
	return illegal
}

// targets returns where the piece of the attempt could legally go.
func (c *court) targets() rules.SquareSet {
	a := c.attempt
	switch {
	case !c.open:
		return rules.SquareSet{}
	case !c.lent.OnBoard():
		return c.position.Targets(a.From, a.Drop.Base())
	}
	var all rules.SquareSet
	for i := range c.setup.Board {
		to := rules.Attempt{From: a.From, To: rules.Square(i), Drop: a.Drop.Base()}
		turned := to
		turned.Promote = true
		if at := before(c.setup, to); at.illegal() == nil || at.position.Check(turned) == nil {
			all = all.Or(rules.SetOf(to.To))
		}
	}
	return all
}

// played returns the board after a legal attempt.
func (c *court) played() rules.Setup {
	if !c.open {
		return c.forced()
	}
	after := c.position
	after.Make(c.attempt.Move())
	s := after.Setup()
	if c.lent.OnBoard() {
		s.Board[c.lent], s.Turn = rules.NoPiece, c.setup.Turn // there are no turns without a game
	}
	return s
}

// forced returns the board after an attempt whatever the law says of it: the piece goes
// where the hand puts it. It is as before where there is no such piece, or no square.
func (c *court) forced() rules.Setup {
	s, a := c.setup, c.attempt
	side := c.mover()
	if !a.To.OnBoard() || a.From == a.To {
		return s
	}
	pc := rules.NewPiece(side, a.Drop)
	switch {
	case a.Drop == rules.NoKind:
		if !a.From.OnBoard() || s.Board[a.From] == rules.NoPiece {
			return s
		}
		pc = s.Board[a.From]
		s.Board[a.From] = rules.NoPiece
	case s.Hands[side].Count(a.Drop.Base()) == 0:
		return s
	default:
		s.Hands[side][a.Drop.Base()]--
	}
	if taken := s.Board[a.To]; taken != rules.NoPiece && taken.Kind() != rules.King {
		s.Hands[side][taken.Kind().Base()]++
	}
	if a.Promote && pc.Kind().CanPromote() {
		pc = rules.NewPiece(side, pc.Kind().Promoted())
	}
	s.Board[a.To] = pc
	s.Turn, s.Move = side.Opponent(), s.Move+1
	return s
}
