package drill

import (
	"terakoya/lessons"
	"terakoya/lessons/problem"
	"terakoya/rules"
)

// uchifuzume asks whether a mate, or what looks like one, is legal. It draws from
// the positions of [problem.PawnDrop], moved along the files, mirrored, and with
// the sides exchanged. The cases are the kinds of [problem.Kind], by name. With
// the level the positions have more pieces, and others stand about that change
// nothing.
var uchifuzume = Generator{
	Cases: uchifuzumeCases, Kind: lessons.Judgement, Fills: []string{"piece", "square"},
	make: makeUchifuzume,
}

// uchifuzumeCases are half fouls, and of those most the plain one.
var uchifuzumeCases = func() (all []Case) {
	weight := map[problem.Kind]int{problem.Mated: 6, problem.CaptorPinnedOff: 5, problem.AnswersCheck: 3}
	for _, k := range problem.AllKinds {
		n := 2
		if !k.Legal() {
			n = weight[k]
		}
		all = append(all, Case{k.String(), n})
	}
	return all
}()

func makeUchifuzume(m *maker, s *lessons.Step) bool {
	d, ok := m.pawnDrop()
	if !ok {
		return false
	}
	setup, a := d.Position.Setup(), d.Move
	shift := m.within(-3, 3)
	moved := rules.Setup{Hands: setup.Hands, Turn: setup.Turn, Move: 1}
	for sq, pc := range setup.Board {
		if pc == rules.NoPiece {
			continue
		}
		to := shifted(rules.Square(sq), shift)
		if !to.OnBoard() {
			return false
		}
		moved.Board[to] = pc
	}
	if a.To = shifted(a.To, shift); a.From.OnBoard() {
		a.From = shifted(a.From, shift)
	}
	g := guise{mirror: m.chance(50), swap: m.side == rules.White}
	moved, a.To, a.From = g.setup(moved), g.square(a.To), g.square(a.From)
	c := m.sceneOf(moved)
	c.crowd(3*m.level-3, a, d.Kind)
	s.Blanks.Piece, s.Blanks.Square = rules.Pawn, a.To
	if a.Drop != rules.NoKind {
		s.Blanks.Piece = a.Drop
	}
	return c.isCase(a, d.Kind) && playable(s, c.Setup) &&
		callMove(s, a, rules.NoFoul, rules.FoulUchifuzume, rules.FoulNifu, rules.FoulKingLeftInCheck)
}

func shifted(sq rules.Square, files int) rules.Square {
	return rules.NewSquare(sq.File()+files, sq.Rank())
}

// pawnDrop draws a position of the case: of two, the one that suits the level.
func (m *maker) pawnDrop() (problem.PawnDrop, bool) {
	var all []*problem.PawnDrop
	for i := range m.pool.PawnDrops {
		if d := &m.pool.PawnDrops[i]; d.Kind.String() == m.kase {
			all = append(all, d)
		}
	}
	if len(all) == 0 {
		return problem.PawnDrop{}, false
	}
	small, big := one(m, all), one(m, all)
	if size(&small.Position) > size(&big.Position) {
		small, big = big, small
	}
	if m.chance(20 * (m.level - 1)) {
		return *big, true
	}
	return *small, true
}

// size is how many pieces stand on the board.
func size(p *rules.Position) int { return p.Pieces(rules.Black).Or(p.Pieces(rules.White)).Len() }

// sceneOf goes on with a board that is there already.
func (m *maker) sceneOf(setup rules.Setup) *scene {
	c := m.scene()
	c.Turn, c.Move = setup.Turn, 1
	for sq, pc := range setup.Board {
		if pc != rules.NoPiece {
			c.put(pc.Color(), pc.Kind(), rules.Square(sq))
		}
	}
	for side, h := range setup.Hands {
		for k, n := range h {
			c.hold(rules.Color(side), rules.Kind(k), int(n))
		}
	}
	return c
}

// crowd adds pieces that leave the case as it is.
func (c *scene) crowd(n int, a rules.Attempt, kind problem.Kind) {
	c.keep = near(a.To, 1)
	for range 3 * n {
		before, used := c.Setup, c.used
		if n > 0 && c.stray(rules.Color(c.m.rand.IntN(2)), wholeBoard) {
			if n--; !c.isCase(a, kind) {
				c.Setup, c.used = before, used
				n++
			}
		}
	}
}

// isCase reports whether the attempt is still a case of the kind.
func (c *scene) isCase(a rules.Attempt, kind problem.Kind) bool {
	p, odd, err := c.Position()
	got, ok := problem.Classify(p, a)
	return err == nil && odd&^kingless == 0 && ok && got == kind
}
