package drill

import (
	"terakoya/lessons"
	"terakoya/rules"
)

// nifu asks whether a pawn may be dropped on a square. The cases:
//
//	nifu        an own pawn stands on the file
//	between     and other pieces stand between it and the square
//	tokin       an own tokin stands on the file, which does not count
//	enemy-pawn  an enemy pawn stands on the file, which does not count
//	next-file   own pawns stand on the files beside, none on this one
//	clear       no pawn of anybody's stands on the file
//
// With the level there are more pieces, and tokins and enemy pawns stand beside
// the pawn that makes it a foul.
var nifu = Generator{
	Cases: []Case{{"nifu", 3}, {"between", 2}, {"tokin", 2}, {"enemy-pawn", 1}, {"next-file", 1}, {"clear", 1}},
	Kind:  lessons.Judgement, Fills: []string{"piece", "square"},
	make: makeNifu,
}

func makeNifu(m *maker, s *lessons.Step) bool {
	c := m.scene()
	us, them := m.side, m.side.Opponent()
	to := m.any(ranks(us, 2, 8))
	file := rules.FileSet(to.File())
	c.keep = rules.SetOf(to)
	if !c.thrones() || !c.hold(us, rules.Pawn, m.within(1, 3)) {
		return false
	}
	pawn, ok := ranks(us, 3, 7).And(file), true
	switch m.kase {
	case "nifu":
		ok = c.put(us, rules.Pawn, m.any(pawn)) && m.lure(c, file)
	case "between":
		at := m.any(pawn)
		ok = c.put(us, rules.Pawn, at) && c.between(at, to)
	case "tokin":
		ok = c.put(us, rules.Tokin, m.any(ranks(us, 1, 4).And(file)))
	case "enemy-pawn":
		ok = c.put(them, rules.Pawn, m.any(ranks(them, 3, 7).And(file)))
	case "next-file":
		for _, f := range []int{to.File() - 1, to.File() + 1} {
			if beside := rules.FileSet(max(1, min(9, f))); f >= 1 && f <= 9 {
				ok = ok && c.put(us, rules.Pawn, m.any(ranks(us, 3, 7).And(beside)))
			}
		}
	}
	if !ok {
		return false
	}
	c.scatter(1+4*m.level, wholeBoard.Without(file))
	if m.level > 2 {
		c.others(file)
	}
	s.Blanks.Piece, s.Blanks.Square = rules.Pawn, to
	want := map[string]rules.Foul{"nifu": rules.FoulNifu, "between": rules.FoulNifu}[m.kase]
	return playable(s, c.Setup) && !s.Position.InCheck() &&
		callMove(s, rules.Attempt{From: rules.OffBoard, To: to, Drop: rules.Pawn},
			rules.NoFoul, rules.FoulNifu, rules.FoulDeadSquareDrop, rules.FoulUchifuzume) && verdict(s) == want
}

// lure puts beside the pawn what does not count for nifu, at the higher levels.
func (m *maker) lure(c *scene, file rules.SquareSet) bool {
	if m.level < 3 || m.chance(50) {
		return true
	}
	return c.put(m.side, rules.Tokin, m.any(ranks(m.side, 1, 3).And(file).And(c.open()))) ||
		c.put(m.side.Opponent(), rules.Pawn, m.any(ranks(m.side, 3, 6).And(file).And(c.open())))
}

// between puts a piece between two squares of a file; false if there is no room.
func (c *scene) between(a, b rules.Square) bool {
	low, high := min(a, b), max(a, b)
	for sq := low + 1; sq < high; sq++ {
		if c.Board[sq] == rules.NoPiece && c.m.chance(60) {
			k := one(c.m, []rules.Kind{rules.Silver, rules.Gold, rules.Knight, rules.Rook, rules.Bishop})
			c.put(rules.Color(c.m.rand.IntN(2)), k, sq)
		}
	}
	for sq := low + 1; sq < high; sq++ {
		if c.Board[sq] != rules.NoPiece {
			return true
		}
	}
	return false
}

// others puts a piece that is no pawn on a file.
func (c *scene) others(file rules.SquareSet) {
	k := one(c.m, []rules.Kind{rules.Silver, rules.Gold, rules.Lance, rules.Bishop})
	side := rules.Color(c.m.rand.IntN(2))
	c.put(side, k, c.m.any(file.And(c.open()).And(ranks(side, 4, 9))))
}
