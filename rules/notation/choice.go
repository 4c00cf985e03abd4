package notation

import (
	"fmt"
	"strings"

	"terakoya/rules"
)

// said is what a text says of a move, as far as it says it.
type said struct {
	to       rules.Square
	kind     rules.Kind   // before promotion
	from     rules.Square // OffBoard if no origin is named
	relation relation
	drop     bool
	promote  bool
	decline  bool
	// moves says that the piece comes from the board though nothing else tells
	// it: the text has the sign of a move or of a capture.
	moves bool

	kindAt, markAt int // where in the text the piece and its first mark stand
}

// attempt finds the one attempt that the text means.
func (r *reader) attempt(s *said) (rules.Attempt, error) {
	switch {
	case s.drop:
		return rules.Attempt{From: rules.OffBoard, To: s.to, Drop: s.kind, Promote: s.promote}, nil
	case s.from.OnBoard():
		return r.named(s)
	}
	able := rivalsFor(r.p, s.kind, s.to)
	if able.set.Empty() {
		return r.fromHand(s)
	}
	found, n := rules.OffBoard, 0
	for from := range able.set.All() {
		if able.fits(s.relation, from) {
			found = from
			n++
		}
	}
	switch n {
	case 0:
		return rules.Attempt{}, r.failAt(s.markAt, MarkUntrue, "no %s comes to %s as the mark %s says; those that can come: %s",
			english[s.kind], s.to, s.relation, able.set)
	case 1:
		return rules.Attempt{From: found, To: s.to, Promote: s.promote}, nil
	}
	return r.legal(s, &able)
}

// named returns the move of the piece on the origin, which must be the one that
// the text names. Nothing else is asked of the move: a foul is to be read too.
func (r *reader) named(s *said) (rules.Attempt, error) {
	pc := r.p.At(s.from)
	if pc.Kind() != s.kind {
		cause := fmt.Sprintf("no %s on %s", english[s.kind], s.from)
		if pc != rules.NoPiece {
			cause += ", but a " + english[pc.Kind()]
		}
		return rules.Attempt{}, r.failAt(s.kindAt, NotThere, "%s", cause)
	}
	if s.relation != (relation{}) {
		able := rivalsFor(r.p, s.kind, s.to)
		if !able.fits(s.relation, s.from) {
			return rules.Attempt{}, r.failAt(s.markAt, MarkUntrue, "the mark %s is not true of the %s on %s",
				s.relation, english[s.kind], s.from)
		}
	}
	return rules.Attempt{From: s.from, To: s.to, Promote: s.promote}, nil
}

// fromHand is for a text that fits no piece on the board: a drop need not be
// written as one where no piece could be mistaken for it (JSA, 棋譜の表記方法).
func (r *reader) fromHand(s *said) (rules.Attempt, error) {
	us := r.p.Turn()
	silent := s.relation == (relation{}) && !s.promote && !s.decline && !s.moves
	held := r.p.Hand(us).Count(s.kind) > 0
	if silent && held && r.p.At(s.to) == rules.NoPiece {
		return rules.Attempt{From: rules.OffBoard, To: s.to, Drop: s.kind}, nil
	}
	cause := fmt.Sprintf("no %s of %s can come to %s", english[s.kind], sides[us], s.to)
	switch {
	case !s.kind.InHand():
	case !held:
		cause += ", and none is in hand"
	case silent:
		cause += ", and a drop cannot capture"
	}
	return rules.Attempt{}, r.failAt(s.kindAt, NoneComes, "%s", cause)
}

// legal is for a text that fits several pieces: it means the one that can
// legally move, if there is exactly one.
func (r *reader) legal(s *said, able *rivals) (rules.Attempt, error) {
	var fit []string
	var meant rules.Attempt
	n := 0
	for from := range able.set.All() {
		if !able.fits(s.relation, from) {
			continue
		}
		fit = append(fit, from.String())
		a := rules.Attempt{From: from, To: s.to, Promote: s.promote}
		// Only who could have promoted can have declined.
		chose := !s.decline || mayPromote(able.turn, s.kind, from, s.to)
		if chose && r.p.Check(a) == nil {
			meant = a
			n++
		}
	}
	if n == 1 {
		return meant, nil
	}
	cause := fmt.Sprintf("%d %ss can come to %s so: %s", len(fit), english[s.kind], s.to, strings.Join(fit, " "))
	why := Several
	if n == 0 {
		why = NoneLegal
		cause += "; none of them legally"
	}
	return rules.Attempt{}, r.failAt(s.kindAt, why, "%s", cause)
}
