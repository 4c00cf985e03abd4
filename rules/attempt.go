package rules

import (
	"fmt"
	"strings"
)

// Attempt is what a player tries to do, however wrong: the hand may drop a
// promoted piece or put one beside the board. [Position.Check] says what is
// wrong with it; an attempt without fault is a [Move].
type Attempt struct {
	From, To Square // From is OffBoard for a drop
	Drop     Kind   // the kind dropped, NoKind for a move on the board
	Promote  bool   // the piece is turned over
}

// Move returns the attempt as a move. It has a meaning only for an attempt
// that [Position.Check] accepts.
func (a Attempt) Move() Move {
	m := Step(a.From, a.To)
	if a.Drop != NoKind {
		m = Drop(a.Drop, a.To)
	}
	if a.Promote {
		m = m.Promote()
	}
	return m
}

// String returns the attempt in USI: "7g7f", "2d2c+", "P*5e".
func (a Attempt) String() string {
	s := a.From.String()
	if a.Drop != NoKind {
		s = a.Drop.String() + "*"
	}
	s += a.To.String()
	if a.Promote {
		s += "+"
	}
	return s
}

// ParseAttempt reads USI, "7g7f", "2d2c+" or "P*5e". Squares that do not exist
// ("5j") and drops that cannot be ("K*5e", "+B*5e") are read too: judging them
// is not the parser's work. The error names the text and what is amiss.
func ParseAttempt(s string) (Attempt, error) {
	body, promote := strings.CutSuffix(s, "+")
	if kind, to, ok := strings.Cut(body, "*"); ok {
		k, known := ParseKind(kind)
		if !known || !isSquareName(to) {
			return Attempt{}, fmt.Errorf("move %q: a drop is written like P*5e", s)
		}
		sq, _ := ParseSquare(to)
		return Attempt{From: OffBoard, To: sq, Drop: k, Promote: promote}, nil
	}
	if len(body) != 4 || !isSquareName(body[:2]) || !isSquareName(body[2:]) {
		return Attempt{}, fmt.Errorf("move %q: a move is written like 7g7f, 2d2c+ or P*5e", s)
	}
	from, _ := ParseSquare(body[:2])
	to, _ := ParseSquare(body[2:])
	return Attempt{From: from, To: to, Promote: promote}, nil
}

// isSquareName reports whether s has the form of a square's name, on the board
// or not: a digit and a small letter.
func isSquareName(s string) bool {
	return len(s) == 2 && '0' <= s[0] && s[0] <= '9' && 'a' <= s[1] && s[1] <= 'z'
}

// Targets returns the squares to which a piece may legally go: the one on a square, or
// one of a kind from the hand, with [OffBoard] for the square.
func (p *Position) Targets(from Square, drop Kind) SquareSet {
	var set SquareSet
	for _, m := range p.Legal() {
		if m.From() == from && m.Dropped() == drop {
			set = set.Or(SetOf(m.To()))
		}
	}
	return set
}

// Choice reports whether an attempt that says nothing of promotion could be made with
// it and without.
func (p *Position) Choice(a Attempt) bool {
	promoted := a
	promoted.Promote = true
	return p.Check(a) == nil && p.Check(promoted) == nil
}

// Meant returns what is meant by an attempt that says nothing of promotion: a piece
// that must promote does. Any other attempt comes back as it is.
func (p *Position) Meant(a Attempt) Attempt {
	if promoted := a; a.Drop == NoKind && p.Check(a) != nil {
		if promoted.Promote = true; p.Check(promoted) == nil {
			return promoted
		}
	}
	return a
}
