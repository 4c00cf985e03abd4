package drill

import (
	"terakoya/rules"
)

// scene is a board in the making. Whatever is put on it keeps it like shogi: no
// more pieces than a set has, no two pawns on a file, no piece without a move.
type scene struct {
	rules.Setup
	m     *maker
	used  rules.Hand // of each kind but kings, on the board or in hand
	keep  rules.SquareSet
	kings [2]rules.Square // OffBoard where there is none
}

// scene returns an empty board with the maker's side to move.
func (m *maker) scene() *scene {
	return &scene{
		Setup: rules.Setup{Turn: m.side, Move: 1}, m: m,
		kings: [2]rules.Square{rules.OffBoard, rules.OffBoard},
	}
}

// wholeBoard is all squares.
var wholeBoard = rules.SquareSet{}.Complement()

// alive reports whether a piece could ever move from a square.
func alive(c rules.Color, k rules.Kind, sq rules.Square) bool { return !rules.Reach(c, k, sq).Empty() }

// put puts a piece on an empty square that is not kept; false if shogi does not
// allow it.
func (c *scene) put(side rules.Color, k rules.Kind, sq rules.Square) bool {
	if !sq.OnBoard() || c.Board[sq] != rules.NoPiece || c.keep.Has(sq) || !alive(side, k, sq) {
		return false
	}
	if k == rules.King {
		if c.kings[side].OnBoard() {
			return false
		}
		c.kings[side] = sq
	} else {
		if k == rules.Pawn && c.pawnOn(side, sq.File()).OnBoard() || !c.take(k) {
			return false
		}
	}
	c.Board[sq] = rules.NewPiece(side, k)
	return true
}

// take takes a piece out of the box.
func (c *scene) take(k rules.Kind) bool {
	if c.used[k.Base()] >= uint8(k.InSet()) {
		return false
	}
	c.used[k.Base()]++
	return true
}

// lift takes a piece off the board again.
func (c *scene) lift(sq rules.Square) {
	pc := c.Board[sq]
	c.Board[sq] = rules.NoPiece
	if pc.Kind() == rules.King {
		c.kings[pc.Color()] = rules.OffBoard
		return
	}
	c.used[pc.Kind().Base()]--
}

// hold puts n pieces into a hand.
func (c *scene) hold(side rules.Color, k rules.Kind, n int) bool {
	for range n {
		if !c.take(k) {
			return false
		}
		c.Hands[side][k]++
	}
	return true
}

// pawnOn returns where a side has an unpromoted pawn on a file, or OffBoard.
func (c *scene) pawnOn(side rules.Color, file int) rules.Square {
	for sq := range rules.FileSet(file).All() {
		if c.Board[sq].Is(side, rules.Pawn) {
			return sq
		}
	}
	return rules.OffBoard
}

// open returns the empty squares that are not kept.
func (c *scene) open() rules.SquareSet {
	return wholeBoard.Without(c.Pieces(rules.Black)).Without(c.Pieces(rules.White)).Without(c.keep)
}

// any draws a square of a set, OffBoard from an empty one.
func (m *maker) any(set rules.SquareSet) rules.Square {
	if set.Empty() {
		return rules.OffBoard
	}
	return one(m, set.Squares())
}

// near returns the squares at most so many steps away.
func near(sq rules.Square, far int) rules.SquareSet {
	var set rules.SquareSet
	for file := sq.File() - far; file <= sq.File()+far; file++ {
		for rank := sq.Rank() - far; rank <= sq.Rank()+far; rank++ {
			if t := rules.NewSquare(file, rank); t.OnBoard() && t != sq {
				set = set.Or(rules.SetOf(t))
			}
		}
	}
	return set
}

// ranks returns the squares from one rank to another, as a side counts them: 1 is
// the farthest from it.
func ranks(side rules.Color, from, to int) rules.SquareSet {
	var set rules.SquareSet
	for r := from; r <= to; r++ {
		rank := r
		if side == rules.White {
			rank = 10 - r
		}
		set = set.Or(rules.RankSet(rank))
	}
	return set
}

// border is the squares at the edge of the board.
var border = rules.FileSet(1).Or(rules.FileSet(9)).Or(rules.RankSet(1)).Or(rules.RankSet(9))

// throne puts the king of a side into its camp; false if it found no square.
func (c *scene) throne(side rules.Color) bool {
	home := ranks(side, 8, 9).And(c.open())
	if other := c.kings[side.Opponent()]; other.OnBoard() {
		home = home.Without(near(other, 1))
	}
	return c.put(side, rules.King, c.m.any(home))
}

// thrones puts both kings into their camps.
func (c *scene) thrones() bool { return c.throne(rules.Black) && c.throne(rules.White) }

// deal is how often each kind is drawn.
var deal = []rules.Kind{
	rules.Pawn, rules.Pawn, rules.Pawn, rules.Pawn, rules.Pawn, rules.Pawn, rules.Lance, rules.Knight, rules.Silver,
	rules.Silver, rules.Gold, rules.Gold, rules.Bishop, rules.Rook,
}

// homes are the ranks on which pieces of a kind are mostly seen, as their side
// counts them.
func homes(side rules.Color, k rules.Kind) rules.SquareSet {
	switch k {
	case rules.Pawn:
		return ranks(side, 4, 7)
	case rules.Lance, rules.Gold, rules.King:
		return ranks(side, 7, 9)
	case rules.Knight, rules.Silver:
		return ranks(side, 5, 9)
	case rules.Bishop, rules.Rook:
		return ranks(side, 4, 9)
	case rules.NoKind, rules.Tokin, rules.PromotedLance, rules.PromotedKnight, rules.PromotedSilver, rules.Horse, rules.Dragon:
	}
	return ranks(side, 1, 4)
}

// scatter puts up to n pieces of both sides where such pieces are mostly seen,
// within an area, so that none gives check.
func (c *scene) scatter(n int, area rules.SquareSet) {
	for range 6 * n {
		if n == 0 {
			return
		}
		if c.stray(rules.Color(c.m.rand.IntN(2)), area) {
			n--
		}
	}
}

// stray puts one piece of a side somewhere, so that it gives no check.
func (c *scene) stray(side rules.Color, area rules.SquareSet) bool {
	k := one(c.m, deal)
	if k.CanPromote() && c.m.chance(10) {
		k = k.Promoted()
	}
	sq := c.m.any(homes(side, k).And(area).And(c.open()))
	if !c.put(side, k, sq) {
		return false
	}
	if king := c.kings[side.Opponent()]; king.OnBoard() && c.Attacks(sq).Has(king) {
		c.lift(sq)
		return false
	}
	return true
}

// quiet reports whether no king stands in check.
func (c *scene) quiet() bool {
	for side, king := range c.kings {
		if king.OnBoard() && !c.Attackers(rules.Color(side).Opponent(), king).Empty() {
			return false
		}
	}
	return true
}
