package drill

import (
	"slices"

	"terakoya/lessons"
	"terakoya/rules"
)

// reach asks to bring a piece to a square while the opponent passes, in as few
// moves as there are. The cases are the pieces that can get anywhere. With the
// level the way takes more moves, from two to four for a piece that steps, and
// own pawns stand in the way of one that slides.
var reach = Generator{
	Cases: []Case{
		{"silver", 2}, {"gold", 2}, {"king", 1}, {"knight", 1}, {"bishop", 2}, {"rook", 2}, {"horse", 1}, {"dragon", 1},
	},
	ByMover: true, Kind: lessons.PlayLine, Fills: []string{"piece", "square", "number"},
	make: makeReach,
	hard: func(s *lessons.Step) int {
		return 4*s.Par + s.Setup.Pieces(rules.Black).Len() + s.Setup.Pieces(rules.White).Len()
	},
}

func makeReach(m *maker, s *lessons.Step) bool {
	c, k := m.scene(), kindOf(m.kase)
	from := m.any(wholeBoard)
	if !c.put(m.side, k, from) {
		return false
	}
	to := m.any(c.open())
	if k != rules.King {
		// No game has less than one king: the enemy's sits in a far corner.
		corner := m.any(ranks(m.side, 1, 1).And(border).Without(near(to, 2)))
		if !c.put(m.side.Opponent(), rules.King, corner) {
			return false
		}
	}
	c.keep = rules.FileSet(to.File())
	for range m.pawns(k) {
		c.put(m.side, rules.Pawn, m.any(ranks(m.side, 3, 8).And(near(from, 2).Or(near(to, 2)))))
	}
	goal, err := lessons.ParseGoal("reach " + to.String())
	if err != nil || !playable(s, c.Setup) {
		return false
	}
	want := m.way(k)
	if way(&s.Setup, from, to, want) != want {
		return false
	}
	s.Goal, s.Passing = goal, true
	par, ok := s.Fewest()
	s.Par = par
	mark(s, to)
	s.Blanks.Piece, s.Blanks.Square, s.Blanks.Number = k, to, par
	return ok && par == want
}

// pawns is how many pawns stand in the way.
func (m *maker) pawns(k rules.Kind) int {
	if slices.Contains(sliders, k) {
		return m.level - 1
	}
	return m.level / 2
}

// way is how many moves the way is to take.
func (m *maker) way(k rules.Kind) int {
	if slices.Contains(sliders, k) {
		return 2 + m.level/5
	}
	return 2 + m.level/3 + m.level/5
}

// way returns how many moves a piece needs to a square as far as its movement
// goes, if it is not more than so many. On the way it gives no check, as nobody
// could pass then.
func way(setup *rules.Setup, from, to rules.Square, most int) int {
	pc := setup.Board[from]
	board := *setup
	board.Board[from] = rules.NoPiece
	edge := map[rules.Kind]rules.SquareSet{pc.Kind(): rules.SetOf(from)}
	for n := 1; n <= most; n++ {
		next := map[rules.Kind]rules.SquareSet{}
		for k, at := range edge {
			for sq := range at.All() {
				open, checks := leads(&board, rules.NewPiece(pc.Color(), k), sq)
				if checks {
					continue
				}
				next[k] = next[k].Or(open)
				if k.CanPromote() && !pc.Color().Zone().Has(sq) {
					open = open.And(pc.Color().Zone())
				}
				next[k.Promoted()] = next[k.Promoted()].Or(open)
			}
		}
		for _, at := range next {
			if at.Has(to) {
				return n
			}
		}
		edge = next
	}
	return most + 1
}

// leads returns where a piece on a square could go, and whether it checks there.
func leads(board *rules.Setup, pc rules.Piece, sq rules.Square) (open rules.SquareSet, checks bool) {
	step := *board
	step.Board[sq] = pc
	open = step.Moves(sq)
	for to := range open.All() {
		checks = checks || board.Board[to].Kind() == rules.King
	}
	return open, checks
}
