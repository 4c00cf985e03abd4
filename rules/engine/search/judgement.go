package search

import (
	"terakoya/rules"
	"terakoya/rules/engine"
)

// view is what the judgement needs to know of both sides, gathered once.
type view struct {
	*rules.Position
	control [2]rules.SquareSet // by color: squares attacked
	lead    int                // Black's material less White's
}

// judge says what the position is worth to the side to move, without looking
// ahead. A few hundredths of a pawn are the taste of the seed: the same for
// the same position.
func (t *tree) judge() engine.Score {
	p := &t.pos
	v := view{Position: p, lead: material(p, rules.Black) - material(p, rules.White)}
	v.control[rules.Black] = p.Controlled(rules.Black)
	v.control[rules.White] = p.Controlled(rules.White)
	sum := v.lead + v.side(rules.Black) - v.side(rules.White)
	if p.Turn() == rules.White {
		sum = -sum
	}
	return engine.Score(sum + taste(p.Hash()^t.salt))
}

// taste spreads the bits of x and keeps a number from 0 to 7.
func taste(x uint64) int { return int(x * 0x9e3779b97f4a7c15 >> 61) }

// side adds up everything but the material of c.
func (v *view) side(c rules.Color) int {
	const control, camp = 3, 4
	reach := v.control[c]
	sum := control*reach.Len() + camp*reach.And(c.Zone()).Len()
	return sum + v.work(c) - v.hanging(c) - v.danger(c)
}

// hanging is a part of the worth of the pieces of c that are attacked and not
// guarded. The side to move can save one of them.
func (v *view) hanging(c rules.Color) int {
	const part = 4
	loose := v.Pieces(c).And(v.control[c.Opponent()]).Without(v.control[c])
	sum, greatest := 0, 0
	for s := range loose.All() {
		worth := value[v.At(s).Kind()].board
		sum += worth
		greatest = max(greatest, worth)
	}
	if c == v.Turn() {
		sum -= greatest
	}
	return sum / part
}

// closeness is what a square nearer to the enemy's king is worth to a kind, and
// guard what one near the own king is.
var closeness = [...]int{
	rules.Silver: 3, rules.Gold: 1, rules.Knight: 1, rules.Tokin: 5, rules.PromotedLance: 5,
	rules.PromotedKnight: 5, rules.PromotedSilver: 5, rules.Horse: 4, rules.Dragon: 4,
}

var guard = [...]int{rules.Gold: 6, rules.Silver: 4, rules.Horse: 4, rules.Dragon: 0}

// ahead is the material lead, about a bishop and a silver, from which on the
// generals leave their king and join the hunt.
const ahead = 1800

// work is what the pieces of c do beside controlling squares: pawns go forward,
// the others towards a king.
func (v *view) work(c rules.Color) int {
	sum := 0
	for s := range v.Of(c, rules.Pawn).All() {
		sum += 2 * (7 - s.RankFor(c))
	}
	theirs, ours := v.King(c.Opponent()), v.King(c)
	lead := v.lead
	if c == rules.White {
		lead = -lead
	}
	hunts := lead > ahead
	for k := rules.Knight; k <= rules.Dragon; k++ {
		near, stay := closeness[k], 0
		if hunts && near > 0 {
			near += 4
		} else if int(k) < len(guard) {
			stay = guard[k]
		}
		if near == 0 && stay == 0 {
			continue
		}
		for s := range v.Of(c, k).All() {
			sum += near * (8 - distance(s, theirs))
			sum += stay * max(0, 3-distance(s, ours))
		}
	}
	return sum
}

// distance counts the steps of a king, and 8 to a king that is not there.
func distance(a, b rules.Square) int {
	if !a.OnBoard() || !b.OnBoard() {
		return 8
	}
	return max(abs(a.File()-b.File()), abs(a.Rank()-b.Rank()))
}

func abs(n int) int { return max(n, -n) }

// trapped is what it costs a king to have so few squares to go to.
var trapped = [9]int{90, 55, 35, 20, 10}

// danger is how unsafe the king of c stands: squares around it that are
// attacked, more so if nothing else guards them, and the squares left to it;
// all the more the more pieces the other side has in hand.
func (v *view) danger(c rules.Color) int {
	king := v.King(c)
	if !king.OnBoard() {
		return 0
	}
	them := c.Opponent()
	ring := rules.Reach(c, rules.King, king)
	sum := trapped[ring.Without(v.Pieces(c)).Without(v.control[them]).Len()]
	for s := range ring.And(v.control[them]).All() {
		sum += 8 + 12*v.Attackers(them, s).Len()
		if v.Attackers(c, s).Len() < 2 {
			sum += 15
		}
	}
	hand := v.Hand(them)
	drops := hand.Len() - hand.Count(rules.Pawn)/2
	return sum * (4 + min(drops, 6)) / 4
}
