package maker

import (
	"slices"

	"terakoya/lessons/problem"
	"terakoya/rules"
)

// mostThreads is how many pieces a net is given before it is dropped; stripping
// takes some of them away again.
const mostThreads = 12

// weave makes one net and offers what it becomes on the way and by variation.
func (m *maker) weave() {
	k := newSketch(m.shelf.kingSquare(m))
	if !m.plant(&k) {
		return
	}
	for range mostThreads {
		m.offer(k)
		loose, ok := k.loose()
		if !ok {
			return
		}
		if len(loose) == 0 {
			break
		}
		if !m.tie(&k, pick(m, loose)) {
			return
		}
	}
	if _, proven := k.kind(); proven {
		m.varyAll(k)
	}
}

// loose returns the replies to the pawn that are to be taken away, or false if
// the pawn may not be dropped for another reason than uchifuzume.
func (k *sketch) loose() ([]rules.Move, bool) {
	p, ok := k.position()
	if !ok {
		return nil, false
	}
	if kind, known := problem.Classify(p, k.try); known && !kind.Legal() {
		return nil, true
	}
	after, err := p.Play(k.try)
	if err != nil {
		return nil, false
	}
	return after.Legal(), true
}

// tie takes a reply away: it covers the king's square or fills it with a piece
// of gote's, or removes the captor.
func (m *maker) tie(k *sketch, reply rules.Move) bool {
	if reply.From() != k.king {
		if m.chance(50) {
			return m.pin(k, reply.From())
		}
		k.setup.Board[reply.From()] = rules.NoPiece
		return true
	}
	for range 12 {
		if m.chance(30) && k.put(reply.To(), rules.NewPiece(rules.White, pick(m, shelter))) {
			return true
		}
		kind := pick(m, attackers)
		if from := m.guardFrom(k, kind, reply.To()); k.put(from, rules.NewPiece(rules.Black, kind)) {
			return true
		}
	}
	return false
}

// guardFrom returns a square from which a piece of sente's would attack s if
// nothing stood between, or OffBoard. Near ones come more often, those behind
// the king less: attackers come from below.
func (m *maker) guardFrom(k *sketch, kind rules.Kind, s rules.Square) rules.Square {
	from := rules.Reach(rules.White, kind, s).Squares() // looking back, a piece moves as the other side's
	if len(from) == 0 {
		return rules.OffBoard
	}
	cost := func(t rules.Square) int { return distance(t, s) + 4*max(0, k.king.Rank()-t.Rank()) }
	slices.SortStableFunc(from, func(a, b rules.Square) int { return cost(a) - cost(b) })
	return from[min(m.rand.IntN(len(from)), m.rand.IntN(len(from)))]
}

// pin sets a slider of sente's behind a piece of gote's, as seen from its king.
func (m *maker) pin(k *sketch, s rules.Square) bool {
	df, dr := sign(s.File()-k.king.File()), sign(s.Rank()-k.king.Rank())
	if !aligned(s, k.king) {
		return false
	}
	kinds := []rules.Kind{rules.Rook, rules.Dragon}
	switch {
	case df != 0 && dr != 0:
		kinds = []rules.Kind{rules.Bishop, rules.Horse}
	case dr > 0:
		kinds = append(kinds, rules.Lance)
	}
	var open []rules.Square
	for t := step(s, df, dr); t.OnBoard() && k.empty(t); t = step(t, df, dr) {
		open = append(open, t)
	}
	return len(open) > 0 && k.put(pick(m, open), rules.NewPiece(rules.Black, pick(m, kinds)))
}

// step returns the neighbour of s, or OffBoard.
func step(s rules.Square, df, dr int) rules.Square {
	return rules.NewSquare(s.File()+df, s.Rank()+dr)
}

func sign(n int) int { return max(-1, min(1, n)) }

func abs(n int) int { return max(n, -n) }

// aligned reports whether a rook or bishop could look from one square at another.
func aligned(a, b rules.Square) bool {
	df, dr := abs(a.File()-b.File()), abs(a.Rank()-b.Rank())
	return df == 0 || dr == 0 || df == dr
}

// distance is how many moves a king needs.
func distance(a, b rules.Square) int {
	return max(abs(a.File()-b.File()), abs(a.Rank()-b.Rank()))
}
