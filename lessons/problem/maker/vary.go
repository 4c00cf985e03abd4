package maker

import (
	"terakoya/lessons/problem"
	"terakoya/rules"
)

// variations is how often a proven case is varied.
const variations = 30

// varyAll offers what a proven uchifuzume becomes by one change, and by a second
// one after that.
func (m *maker) varyAll(proven sketch) {
	m.offerMates(proven)
	for range variations {
		k := proven
		m.change(&k)
		m.offer(k)
		if m.chance(50) {
			m.change(&k)
			m.offer(k)
		}
	}
}

// offerMates turns uchifuzume into the mates that look like it: by another piece
// at the head, and by the pawn pushed there.
func (m *maker) offerMates(proven sketch) {
	other := proven
	other.try.Drop = pick(m, []rules.Kind{rules.Lance, rules.Silver, rules.Gold, rules.Rook})
	other.setup.Hands[rules.Black][other.try.Drop]++
	m.offer(other)

	pushed := proven
	pushed.setup.Hands[rules.Black] = rules.Hand{}
	from := step(pushed.head, 0, 1)
	pushed.try = rules.Attempt{From: from, To: pushed.head}
	if pushed.put(from, rules.NewPiece(rules.Black, rules.Pawn)) {
		m.offer(pushed)
	}
}

// change does one thing to a sketch; where that cannot be, nothing.
func (m *maker) change(k *sketch) {
	list := k.movable()
	if len(list) == 0 {
		return
	}
	s := pick(m, list)
	pc := k.setup.Board[s]
	switch m.rand.IntN(5) {
	case 0: // a piece is gone
		k.setup.Board[s] = rules.NoPiece
	case 1: // it stands next to where it stood
		k.setup.Board[s] = rules.NoPiece
		if !k.put(step(s, m.rand.IntN(3)-1, m.rand.IntN(3)-1), pc) {
			k.setup.Board[s] = pc
		}
	case 2: // it is another of the same side
		k.setup.Board[s] = rules.NoPiece
		kinds := attackers
		if pc.Color() == rules.White {
			kinds = shelter
		}
		if !k.put(s, rules.NewPiece(pc.Color(), pick(m, kinds))) {
			k.setup.Board[s] = pc
		}
	case 3: // gote gets one near its king
		near := step(k.king, m.rand.IntN(5)-2, m.rand.IntN(4)-1)
		k.put(near, rules.NewPiece(rules.White, pick(m, shelter)))
	case 4: // sente gets one that looks at the king's surroundings
		kind := pick(m, attackers)
		near := step(k.king, m.rand.IntN(3)-1, m.rand.IntN(3)-1)
		if near.OnBoard() {
			k.put(m.guardFrom(k, kind, near), rules.NewPiece(rules.Black, kind))
		}
	}
}

// offer strips a sketch and puts it on the shelf if its kind is known and
// wanted.
func (m *maker) offer(k sketch) {
	kind, known := k.kind()
	if !known || !m.shelf.wants(kind, k.king) {
		return
	}
	m.strip(&k, kind)
	if own := k.ownKing(); own == rules.OffBoard {
		m.seatKing(&k, kind)
	}
	p, ok := k.position()
	if !ok {
		return
	}
	m.shelf.add(problem.PawnDrop{Position: p, Move: k.try, Kind: kind}, &k)
}

// seatKing gives sente a king at home in some of the positions and in all that
// would be too bare without; it must not matter there.
func (m *maker) seatKing(k *sketch, kind problem.Kind) {
	bare := len(k.movable()) < problem.FewestPieces
	if !bare && !m.chance(40) {
		return
	}
	for range 10 {
		s := rules.NewSquare(1+m.rand.IntN(9), 8+m.rand.IntN(2))
		before := k.setup
		if !k.put(s, rules.NewPiece(rules.Black, rules.King)) {
			continue
		}
		if now, known := k.kind(); known && now == kind && !k.setup.Attacks(s).Has(k.head) {
			return
		}
		k.setup = before
	}
}
