package advice

import (
	"context"

	"terakoya/rules"
)

// ReasonKind is what a move is good for. Each is a fact that the rules bear out; that
// the move is the best one is what the player says.
type ReasonKind uint8

// The reasons, in the order in which they are looked for; the first that holds is
// given.
const (
	ReasonBest         ReasonKind = iota // none of the others holds
	ReasonMates                          // mate by checks in so many plies, whatever is answered
	ReasonEscapes                        // the king leaves a check
	ReasonTakesChecker                   // what gives check is taken
	ReasonInterposes                     // something is put into the way of a check
	ReasonStopsMate                      // there was a mate in so many plies to come, and is none now
	ReasonTakesFree                      // a piece is taken, and nobody can take back
	ReasonWinsExchange                   // a piece is taken, and what follows there costs less
	ReasonForks                          // two pieces, or the king and one, are attacked at once
	ReasonSaves                          // a piece that could be taken at a profit no longer can
	ReasonPromotes                       // a piece promotes, and nobody can take it there
	ReasonAttacks                        // a piece is attacked that was not
	ReasonGathers                        // more pieces reach a square beside the enemy king
	ReasonKingAway                       // the king goes away from the files of the enemy's rooks
	ReasonGeneralNear                    // a gold or silver comes near its king
	ReasonOpens                          // a rook or bishop reaches more squares
	ReasonAdvances                       // a pawn goes forward with a rook or lance behind it
)

var reasonCodes = [...]string{
	ReasonBest: "best", ReasonMates: "mates", ReasonEscapes: "escapes", ReasonTakesChecker: "takes-checker",
	ReasonInterposes: "interposes", ReasonStopsMate: "stops-mate", ReasonTakesFree: "takes-free",
	ReasonWinsExchange: "wins-exchange", ReasonForks: "forks", ReasonSaves: "saves", ReasonPromotes: "promotes",
	ReasonAttacks: "attacks", ReasonGathers: "gathers", ReasonKingAway: "king-away",
	ReasonGeneralNear: "general-near", ReasonOpens: "opens", ReasonAdvances: "advances",
}

// AllReasons lists every kind of reason.
var AllReasons = func() (all []ReasonKind) {
	for k := range reasonCodes {
		all = append(all, ReasonKind(k))
	}
	return all
}()

// String returns the code that messages use, such as "takes-free".
func (k ReasonKind) String() string { return reasonCodes[k] }

// Reason is why a move is good.
type Reason struct {
	Kind  ReasonKind
	Plies int          // of the mate
	Piece rules.Kind   // what is taken, attacked, saved; what reaches more, stands behind
	At    rules.Square // where that stands, or the square that is meant; else OffBoard
	Count int          // pieces that reach At, or squares more that Piece reaches
	// Squares are those of a fork: what is attacked.
	Squares rules.SquareSet
}

// proof looks at a move and says whether it has a reason of one kind.
type proof func(p rules.Position, m rules.Move) (Reason, bool)

// reason returns the first reason for m that can be proven.
func (a *Adviser) reason(ctx context.Context, p rules.Position, m rules.Move) Reason {
	if p.InCheck() {
		return answersCheck(p, m)
	}
	if r := a.solve(ctx, p.Passed()); r.Mate && a.prevents(ctx, p, m) {
		return Reason{Kind: ReasonStopsMate, Plies: r.Length, At: p.King(p.Turn())}
	}
	for _, prove := range []proof{takesFree, winsExchange, forks, saves, promotes, attacks,
		gathers, kingAway, generalNear, opens, advances} {
		if r, ok := prove(p, m); ok {
			return r
		}
	}
	return Reason{At: rules.OffBoard}
}

// answersCheck says how m answers the check that the side to move is in.
func answersCheck(p rules.Position, m rules.Move) Reason {
	at := rules.OffBoard
	for s := range p.Checkers().All() {
		at = s
	}
	r := Reason{Kind: ReasonInterposes, Piece: p.At(at).Kind(), At: at}
	switch {
	case p.Checkers().Has(m.To()):
		r.Kind = ReasonTakesChecker
	case !m.IsDrop() && p.At(m.From()).Kind() == rules.King:
		r.Kind = ReasonEscapes
	}
	return r
}

func takesFree(p rules.Position, m rules.Move) (Reason, bool) {
	taken := p.At(m.To()).Kind()
	return Reason{Kind: ReasonTakesFree, Piece: taken, At: m.To()}, taken != rules.NoKind && free(p, m)
}

// winsExchange: a pawn is no gain worth the name.
func winsExchange(p rules.Position, m rules.Move) (Reason, bool) {
	taken := p.At(m.To()).Kind()
	return Reason{Kind: ReasonWinsExchange, Piece: taken, At: m.To()}, taken != rules.NoKind && exchange(p, m) > swing(rules.Pawn)
}

func forks(p rules.Position, m rules.Move) (Reason, bool) {
	at, two := forked(p, m)
	if !two || !safely(p, m) {
		return Reason{}, false
	}
	q := after(p, m)
	return Reason{Kind: ReasonForks, Piece: q.At(at).Kind(), At: at, Squares: prey(q, m.To())}, true
}

// saves asks of every piece whether it is lost if nothing is done, and of the one
// that would cost most whether it is not after m.
func saves(p rules.Position, m rules.Move) (Reason, bool) {
	most, at := 0, rules.OffBoard
	for s := range p.Pieces(p.Turn()).All() {
		if n := loss(p, s); n > most {
			most, at = n, s
		}
	}
	if most < leastThreat || !safely(p, m) {
		return Reason{}, false
	}
	now := at
	if m.From() == at {
		now = m.To()
	}
	saved := taking(after(p, m), now, -endless, endless) == 0
	return Reason{Kind: ReasonSaves, Piece: p.At(at).Kind(), At: at}, saved
}

func promotes(p rules.Position, m rules.Move) (Reason, bool) {
	return Reason{Kind: ReasonPromotes, Piece: moved(&p, m), At: m.To()}, m.Promotes() && free(p, m)
}

func attacks(p rules.Position, m rules.Move) (Reason, bool) {
	set := attacked(p, m)
	q := after(p, m)
	at := worthiest(&q, set)
	if at == rules.OffBoard || !safely(p, m) {
		return Reason{}, false
	}
	return Reason{Kind: ReasonAttacks, Piece: q.At(at).Kind(), At: at}, true
}
