package advice

import "terakoya/rules"

// gathers: together they are at least two, and not fewer than what guards the square
// beside the king itself.
func gathers(p rules.Position, m rules.Move) (Reason, bool) {
	us, them := p.Turn(), p.Turn().Opponent()
	king := p.King(them)
	if !king.OnBoard() || !safely(p, m) {
		return Reason{}, false
	}
	q := after(p, m)
	r := Reason{Kind: ReasonGathers, At: rules.OffBoard}
	for s := range rules.Reach(them, rules.King, king).Without(q.Pieces(us)).All() {
		n, guards := q.Attackers(us, s).Len(), q.Attackers(them, s).Without(rules.SetOf(king)).Len()
		if n > p.Attackers(us, s).Len() && n >= max(2, guards) && n > r.Count {
			r.At, r.Count = s, n
		}
	}
	return r, r.At != rules.OffBoard
}

// kingAway: farther from the file of one rook, and not nearer to that of another.
func kingAway(p rules.Position, m rules.Move) (Reason, bool) {
	if m.IsDrop() || p.At(m.From()).Kind() != rules.King {
		return Reason{}, false
	}
	them := p.Turn().Opponent()
	r := Reason{Kind: ReasonKingAway, At: rules.OffBoard}
	for s := range p.Of(them, rules.Rook).Or(p.Of(them, rules.Dragon)).All() {
		switch before, now := apart(m.From().File(), s.File()), apart(m.To().File(), s.File()); {
		case now < before:
			return Reason{}, false
		case now > before:
			r.Piece, r.At = p.At(s).Kind(), s
		}
	}
	return r, r.At != rules.OffBoard
}

// near is how many steps of a king a general may stand from it to be its guard.
const near = 2

func generalNear(p rules.Position, m rules.Move) (Reason, bool) {
	king := p.King(p.Turn())
	if m.IsDrop() || m.Promotes() || !king.OnBoard() {
		return Reason{}, false
	}
	k := p.At(m.From()).Kind()
	now := steps(m.To(), king)
	closer := now <= near && now < steps(m.From(), king)
	return Reason{Kind: ReasonGeneralNear, Piece: k, At: m.To()}, closer && (k == rules.Gold || k == rules.Silver)
}

// leastOpened is how many squares more make an open line: one more comes of every
// pawn before a rook.
const leastOpened = 3

// opens asks of the rooks and bishops that m does not move; where one stood that it
// moves nothing is reached any more.
func opens(p rules.Position, m rules.Move) (Reason, bool) {
	us := p.Turn()
	q := after(p, m)
	then, now := p.Setup(), q.Setup()
	great := p.Of(us, rules.Rook).Or(p.Of(us, rules.Bishop)).Or(p.Of(us, rules.Dragon)).Or(p.Of(us, rules.Horse))
	r := Reason{Kind: ReasonOpens, At: rules.OffBoard, Count: leastOpened - 1}
	for s := range great.All() {
		if more := now.Attacks(s).Len() - then.Attacks(s).Len(); more > r.Count {
			r.Piece, r.At, r.Count = p.At(s).Kind(), s, more
		}
	}
	return r, r.At != rules.OffBoard
}

// advances: what stands behind reaches the square along the file.
func advances(p rules.Position, m rules.Move) (Reason, bool) {
	us := p.Turn()
	if m.IsDrop() || m.Promotes() || p.At(m.From()).Kind() != rules.Pawn {
		return Reason{}, false
	}
	q := after(p, m)
	for s := range q.Attackers(us, m.To()).And(rules.FileSet(m.To().File())).All() {
		if k := q.At(s).Kind(); s.RankFor(us) > m.To().RankFor(us) && (k == rules.Rook || k == rules.Lance || k == rules.Dragon) {
			return Reason{Kind: ReasonAdvances, Piece: k, At: s}, true
		}
	}
	return Reason{}, false
}

// steps is how many moves of a king lie between two squares.
func steps(a, b rules.Square) int { return max(apart(a.File(), b.File()), apart(a.Rank(), b.Rank())) }

// apart is how far two files or ranks are from one another.
func apart(a, b int) int { return max(a-b, b-a) }
