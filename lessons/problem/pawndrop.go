package problem

import (
	"errors"
	"fmt"

	"terakoya/rules"
)

// PawnDrop is a question about uchifuzume: is what sente tries legal, and why?
type PawnDrop struct {
	ID string // what progress and reviews are kept by
	// Position has sente to move and gote's king. Sente's own king stands where
	// it matters, and sometimes where it does not. Hands hold no more than the
	// question needs: sente's what is dropped and, for OtherPiece, the pawn beside
	// it; gote's nothing, as no drop answers a check from next to the king.
	Position rules.Position
	Move     rules.Attempt // what is tried; a foul for some kinds
	Kind     Kind
	Line     int // where it stands in its file, from 1; 0 if it comes from none
}

// How many pieces stand on the board of a [PawnDrop] beside gote's king.
const (
	FewestPieces = 3
	MostPieces   = 9
)

// Err returns what is wrong with the question itself, or nil. It proves the kind
// by [Classify] and holds the position to what its doc comment promises: nothing
// odd on the board, and no piece without which the case would be the same.
func (d *PawnDrop) Err() error {
	setup := d.Position.Setup()
	if err := lawful(&setup); err != nil {
		return err
	}
	if n := pieces(&d.Position) - 1; n < FewestPieces || n > MostPieces {
		return fmt.Errorf("%d pieces beside gote's king, want %d to %d", n, FewestPieces, MostPieces)
	}
	kind, known := Classify(d.Position, d.Move)
	switch {
	case !known:
		return fmt.Errorf("%s is no case of uchifuzume, nor one look-alike alone", d.Move)
	case kind != d.Kind:
		return fmt.Errorf("kind is %q, but %s is %q", d.Kind, d.Move, kind)
	case d.Position.Hand(rules.White).Len() > 0:
		return errors.New("gote has pieces in hand")
	case d.Position.Hand(rules.Black) != NeededHand(d.Kind, d.Move):
		return errors.New("sente's hand is not what the question needs")
	}
	if idle := Superfluous(d.Position, d.Move); !idle.Empty() {
		return fmt.Errorf("without the piece on %s the case is the same", idle)
	}
	return nil
}

// lawful holds a setup to what all problems share: sente to move, gote has a
// king, and nothing is odd but that sente may have none.
func lawful(s *rules.Setup) error {
	p, odd, err := s.Position()
	switch {
	case err != nil:
		return err
	case p.Turn() != rules.Black:
		return errors.New("gote is to move; the attacker is sente")
	case odd&rules.OddNoWhiteKing != 0:
		return errors.New("gote has no king")
	case odd&^rules.OddNoBlackKing != 0:
		return errors.New((odd &^ rules.OddNoBlackKing).String())
	}
	return nil
}

// NeededHand returns what sente holds in a question of a kind.
func NeededHand(k Kind, a rules.Attempt) rules.Hand {
	var h rules.Hand
	if a.Drop.InHand() {
		h[a.Drop]++
	}
	if k == OtherPiece {
		h[rules.Pawn]++
	}
	return h
}

// Superfluous returns the pieces, kings left out, without which [Classify] would
// say the same.
func Superfluous(p rules.Position, a rules.Attempt) rules.SquareSet {
	kind, known := Classify(p, a)
	var idle rules.SquareSet
	for s := range p.Pieces(rules.Black).Or(p.Pieces(rules.White)).All() {
		if p.At(s).Kind() == rules.King {
			continue
		}
		setup := p.Setup()
		setup.Board[s] = rules.NoPiece
		without, odd, err := setup.Position()
		if err != nil || odd&rules.OddCheck != 0 {
			continue
		}
		if k, still := Classify(without, a); k == kind && still == known {
			idle = idle.Or(rules.SetOf(s))
		}
	}
	return idle
}

// twin returns the same text for two positions and moves that are mirrored.
// Sides need not be exchanged, as the attacker is always sente.
func twin(p *rules.Position, a rules.Attempt) string {
	s := p.Setup()
	m := s
	for sq, pc := range s.Board {
		m.Board[rules.Square(sq).Mirrored()] = pc
	}
	b := a
	b.To = a.To.Mirrored()
	if a.From.OnBoard() {
		b.From = a.From.Mirrored()
	}
	return min(s.SFEN()+" "+a.String(), m.SFEN()+" "+b.String())
}
