package advice

import (
	"testing"

	"terakoya/rules"
)

// naive are the claims worked out again without anything of this package but its
// worths: by trying every move.

// trade is what the side to move gets by taking on a square, trying all there is.
func trade(p rules.Position, at rules.Square) int {
	most := 0
	if pc := p.At(at); pc == rules.NoPiece || pc.Color() == p.Turn() {
		return 0
	}
	for _, m := range p.Legal() {
		if m.To() == at {
			most = max(most, traded(p, m))
		}
	}
	return most
}

// traded is what a move brings, with what is taken after it on its square.
func traded(p rules.Position, m rules.Move) int {
	before := balance(p, p.Turn())
	q, err := p.Play(m.Attempt())
	if err != nil {
		panic(err)
	}
	return balance(q, p.Turn()) - before - trade(q, m.To())
}

// balance is the worth of all that c has less all that the other side has.
func balance(p rules.Position, c rules.Color) int {
	sum := 0
	for _, k := range rules.AllKinds {
		if k != rules.King {
			sum += worth[k] * (p.Of(c, k).Len() - p.Of(c.Opponent(), k).Len())
			if k.InHand() {
				sum += worth[k] * (p.Hand(c).Count(k) - p.Hand(c.Opponent()).Count(k))
			}
		}
	}
	return sum
}

// mateIn reports whether the side to move mates by checks in so many plies, by trying
// everything.
func mateIn(p rules.Position, plies int) bool {
	for _, m := range p.Legal() {
		q := after(p, m)
		if !q.InCheck() {
			continue
		}
		held := false
		for _, answer := range q.Legal() {
			if plies < 3 || !mateIn(after(q, answer), plies-2) {
				held = true
				break
			}
		}
		if !held {
			return true
		}
	}
	return false
}

// comers is how many legal moves of the side to move go to a square.
func comers(p rules.Position, at rules.Square) int {
	n := 0
	for _, m := range p.Legal() {
		if m.To() == at {
			n++
		}
	}
	return n
}

// reaches is how many pieces of c could go to a square by the movement of pieces.
func reaches(p rules.Position, c rules.Color, at rules.Square) int {
	setup, n := p.Setup(), 0
	for s := range setup.Pieces(c).All() {
		if setup.Attacks(s).Has(at) {
			n++
		}
	}
	return n
}

// TestLaw: in positions of any kind, what is claimed of any move is true.
func TestLaw(t *testing.T) {
	seen := map[ReasonKind]int{}
	a := adviser()
	for _, p := range random(500) {
		for i, m := range p.Legal() {
			if i%4 != 0 && gain(&p, m) == 0 {
				continue
			}
			a.MateNodes = 300
			r := a.reason(t.Context(), p, m)
			seen[r.Kind]++
			if !holds(p, m, r) {
				t.Errorf("%s: %v for %+v", p.SFEN(), m, r)
			}
		}
	}
	for k := ReasonEscapes; k <= ReasonAdvances; k++ {
		if seen[k] == 0 {
			t.Errorf("reason %d never came up", k)
		}
	}
	t.Log(seen)
}

// claim is a reason given for a move, with the position after it.
type claim struct {
	p, q     rules.Position
	m        rules.Move
	r        Reason
	us, them rules.Color
	then     rules.Setup // of p
	now      rules.Setup // of q
	taken    rules.Kind
}

func holds(p rules.Position, m rules.Move, r Reason) bool {
	q := after(p, m)
	return laws[r.Kind](claim{p, q, m, r, p.Turn(), q.Turn(), p.Setup(), q.Setup(), p.At(m.To()).Kind()})
}

// laws say of each reason what must be so.
var laws = map[ReasonKind]func(claim) bool{
	ReasonBest:  func(claim) bool { return true },
	ReasonMates: func(c claim) bool { return mateIn(c.p, c.r.Plies) },
	ReasonEscapes: func(c claim) bool {
		return c.p.InCheck() && c.p.At(c.m.From()).Is(c.us, rules.King) && reaches(c.q, c.them, c.m.To()) == 0
	},
	ReasonTakesChecker: func(c claim) bool {
		return c.p.InCheck() && c.p.Checkers().Has(c.m.To()) && c.taken == c.r.Piece
	},
	ReasonInterposes: func(c claim) bool {
		return c.taken == rules.NoKind && c.p.King(c.us) == c.q.King(c.us) && reaches(c.q, c.them, c.q.King(c.us)) == 0 &&
			reaches(c.p, c.them, c.p.King(c.us)) == 1 && c.q.At(c.r.At) == c.p.At(c.r.At)
	},
	ReasonStopsMate: func(c claim) bool {
		then, n := c.p.Passed(), c.r.Plies
		return (n > 3 || mateIn(then, n) && (n == 1 || !mateIn(then, n-2))) && !mateIn(c.q, 3)
	},
	ReasonTakesFree: func(c claim) bool {
		return c.taken == c.r.Piece && c.taken != rules.NoKind && c.m.To() == c.r.At && comers(c.q, c.m.To()) == 0
	},
	ReasonWinsExchange: func(c claim) bool {
		return c.taken == c.r.Piece && c.taken != rules.NoKind && traded(c.p, c.m) > 0
	},
	ReasonForks: func(c claim) bool { return forkHolds(c.q, c.m.To(), c.r) && traded(c.p, c.m) >= 0 },
	ReasonSaves: func(c claim) bool {
		at := c.r.At
		if at == c.m.From() {
			at = c.m.To()
		}
		return c.p.At(c.r.At).Is(c.us, c.r.Piece) && trade(c.p.Passed(), c.r.At) > 0 && trade(c.q, at) == 0
	},
	ReasonPromotes: func(c claim) bool {
		return c.q.At(c.m.To()).Is(c.us, c.r.Piece) && c.r.Piece.IsPromoted() && c.m.Promotes() && comers(c.q, c.m.To()) == 0
	},
	ReasonAttacks: func(c claim) bool {
		return c.q.At(c.r.At).Is(c.them, c.r.Piece) && c.now.Attacks(c.m.To()).Has(c.r.At) && traded(c.p, c.m) >= 0 &&
			(c.q.InCheck() || trade(c.q.Passed(), c.r.At) > 0)
	},
	ReasonGathers: func(c claim) bool {
		return c.r.Count >= 2 && reaches(c.q, c.us, c.r.At) == c.r.Count && reaches(c.p, c.us, c.r.At) < c.r.Count &&
			rules.Reach(c.them, rules.King, c.q.King(c.them)).Has(c.r.At)
	},
	ReasonKingAway: func(c claim) bool {
		before, after := c.m.From().File()-c.r.At.File(), c.m.To().File()-c.r.At.File()
		return c.q.At(c.r.At).Is(c.them, c.r.Piece) && c.q.At(c.m.To()).Is(c.us, rules.King) && before*before < after*after
	},
	ReasonGeneralNear: func(c claim) bool {
		king := rules.Reach(c.us, rules.King, c.q.King(c.us))
		for s := range king.All() {
			king = king.Or(rules.Reach(c.us, rules.King, s))
		}
		general := c.r.Piece == rules.Gold || c.r.Piece == rules.Silver
		return king.Has(c.m.To()) && general && c.q.At(c.m.To()).Is(c.us, c.r.Piece)
	},
	ReasonOpens: func(c claim) bool {
		more := c.now.Attacks(c.r.At).Len() - c.then.Attacks(c.r.At).Len()
		return c.r.At != c.m.From() && c.q.At(c.r.At).Is(c.us, c.r.Piece) && more == c.r.Count && more > 0
	},
	ReasonAdvances: func(c claim) bool {
		return c.q.At(c.m.To()).Is(c.us, rules.Pawn) && c.r.At.File() == c.m.To().File() &&
			c.now.Attacks(c.r.At).Has(c.m.To()) && c.q.At(c.r.At).Is(c.us, c.r.Piece)
	},
}

// forkHolds: everything named is attacked from the square, and if the other side does
// something else, one of it can be taken at a profit.
func forkHolds(q rules.Position, from rules.Square, r Reason) bool {
	setup := q.Setup()
	if r.Squares.Len() < 2 || !q.At(r.At).Is(q.Turn(), r.Piece) {
		return false
	}
	for s := range r.Squares.All() {
		if !setup.Attacks(from).Has(s) || q.At(s).Color() != q.Turn() || !q.InCheck() && trade(q.Passed(), s) <= 0 {
			return false
		}
	}
	return true
}

// TestExchange: what an exchange brings is what trying everything says.
func TestExchange(t *testing.T) {
	n := 0
	for _, p := range random(300) {
		for _, m := range p.Legal() {
			if p.At(m.To()) == rules.NoPiece {
				continue
			}
			n++
			if got, want := exchange(p, m), traded(p, m); got != want {
				t.Fatalf("%s: %v brings %d, want %d", p.SFEN(), m, got, want)
			}
		}
	}
	if n < 500 {
		t.Errorf("only %d captures", n)
	}
}
