package drill

import (
	"slices"

	"terakoya/lessons"
	"terakoya/rules"
)

// exchange asks what the side to move gets by taking on a square, when both sides
// take there as long as it pays: more than it gives, less, or as much. Each way
// to end it is looked at; a pinned piece takes no part. The square lies between
// the camps and no piece can promote on the way. The cases are the answers. With
// the level more pieces look at the square, also through each other.
//
// What counts as more is measured by common values of the pieces, which differ
// from one book to the next; a difference that they could dispute is not asked.
var exchange = Generator{
	Cases:   []Case{{"win", 3}, {"loss", 3}, {"even", 2}},
	Answers: []string{"win", "loss", "even"},
	Kind:    lessons.Choice, Fills: []string{"square"},
	make: makeExchange,
	hard: func(s *lessons.Step) int {
		return s.Setup.Attackers(rules.Black, s.Blanks.Square).Len() + s.Setup.Attackers(rules.White, s.Blanks.Square).Len()
	},
}

// worth is what pieces are taken to be worth.
var worth = map[rules.Kind]int{
	rules.Pawn: 1, rules.Lance: 3, rules.Knight: 4, rules.Silver: 5, rules.Gold: 6, rules.Bishop: 8, rules.Rook: 10, rules.King: 1000,
}

// clearly is the least difference that nobody disputes.
const clearly = 2

// prizes is how often each kind is what both sides take for.
var prizes = []rules.Kind{rules.Pawn, rules.Pawn, rules.Knight, rules.Silver, rules.Silver, rules.Gold, rules.Bishop, rules.Rook}

func makeExchange(m *maker, s *lessons.Step) bool {
	c, us, them := m.scene(), m.side, m.side.Opponent()
	sq, ok := c.prize(prizes)
	if !ok {
		return false
	}
	c.looks(us, sq, m.within((m.level+1)/2, (m.level+3)/2))
	c.looks(them, sq, m.within(m.level/2, m.level/2+1))
	c.scatter(m.level, wholeBoard.Without(near(sq, 2)))
	mark(s, sq)
	s.Blanks.Square = sq
	if outcome(c.roughly(us, sq)) != m.kase || !playable(s, c.Setup) || s.Position.InCheck() {
		return false
	}
	best, takes := barters{}.taking(&s.Position, sq)
	return takes && outcome(best) == m.kase && m.choose(s, m.kase)
}

// prize puts a piece of the opponent's between the camps, and both kings into
// theirs.
func (c *scene) prize(kinds []rules.Kind) (rules.Square, bool) {
	sq := c.m.any(ranks(c.m.side, 4, 6).Without(border))
	return sq, c.put(c.m.side.Opponent(), one(c.m, kinds), sq) && c.thrones()
}

// outcome is the answer to a gain; empty for one that could be disputed.
func outcome(gain int) string {
	switch {
	case gain == 0:
		return "even"
	case gain >= clearly:
		return "win"
	case gain <= -clearly:
		return "loss"
	}
	return ""
}

// roughly is what taking gains if each side takes with its least piece first,
// without asking for pins: most of what does not fit is seen by that.
func (c *scene) roughly(us rules.Color, sq rules.Square) int {
	var takers [2][]int
	left := c.Setup
	for found := true; found; {
		found = false
		for side := range takers {
			for from := range left.Attackers(rules.Color(side), sq).All() {
				takers[side] = append(takers[side], worth[left.Board[from].Kind().Base()])
				left.Board[from], found = rules.NoPiece, true
			}
		}
	}
	slices.Sort(takers[0])
	slices.Sort(takers[1])
	mine, theirs := takers[us], takers[us.Opponent()]
	if len(mine) == 0 {
		return 0
	}
	return worth[c.Board[sq].Kind().Base()] - swapped(theirs, mine[1:], mine[0])
}

// swapped is what a side gains, at the least nothing, by taking a piece of some
// worth with its first taker.
func swapped(mine, theirs []int, on int) int {
	if len(mine) == 0 {
		return 0
	}
	return max(0, on-swapped(theirs, mine[1:], mine[0]))
}

// looks puts pieces of a side where they attack a square, one perhaps behind
// another, and none where it could promote by taking there.
func (c *scene) looks(side rules.Color, to rules.Square, n int) {
	for range 8 * n {
		if n == 0 {
			return
		}
		k := one(c.m, deal)
		var froms rules.SquareSet
		for sq := range c.open().Without(side.Zone()).All() {
			if alive(side, k, sq) && rules.Reach(side, k, sq).Has(to) {
				froms = froms.Or(rules.SetOf(sq))
			}
		}
		if at := c.m.any(froms); c.put(side, k, at) {
			if n--; !c.quiet() {
				c.lift(at)
				n++
			}
		}
	}
}

// barters remembers what taking on a square gains, by position.
type barters map[uint64]struct {
	gain int
	can  bool
}

// taking returns what the side to move gains by taking on a square, if it has to
// take, and whether it can at all. After that each side takes back or stops, as
// is better for it.
func (b barters) taking(p *rules.Position, sq rules.Square) (gain int, can bool) {
	if known, ok := b[p.Hash()]; ok {
		return known.gain, known.can
	}
	for from := range p.Attackers(p.Turn(), sq).All() {
		a := rules.Attempt{From: from, To: sq}
		if p.Check(a) != nil {
			continue
		}
		won := worth[p.At(sq).Kind().Base()]
		after := *p
		after.Make(a.Move())
		if reply, back := b.taking(&after, sq); back {
			won -= max(0, reply)
		}
		if !can || won > gain {
			gain, can = won, true
		}
	}
	known := b[p.Hash()]
	known.gain, known.can = gain, can
	b[p.Hash()] = known
	return gain, can
}
