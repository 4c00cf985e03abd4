package maker

import (
	"slices"

	"terakoya/lessons/problem"
	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/mate"
)

// draft is a mate problem in the making. Gote's hand is not kept: it holds what
// is left of the set.
type draft struct {
	board [81]rules.Piece
	hand  rules.Hand // sente's
}

// position returns the position if it is a lawful one for a problem.
func (d *draft) position() (rules.Position, bool) {
	left, ok := d.left()
	if !ok {
		return rules.Position{}, false
	}
	s := rules.Setup{Board: d.board, Hands: [2]rules.Hand{rules.Black: d.hand, rules.White: left}, Move: 1}
	p, odd, err := s.Position()
	return p, err == nil && odd == rules.OddNoBlackKing
}

// left returns what is left of the set for gote, or false if there is more than a
// set.
func (d *draft) left() (rules.Hand, bool) {
	used := d.hand
	for _, pc := range d.board {
		if k := pc.Kind().Base(); k.InHand() {
			used[k]++
		}
	}
	var left rules.Hand
	for _, k := range rules.HandKinds {
		if used.Count(k) > k.InSet() {
			return left, false
		}
		left[k] = uint8(k.InSet() - used.Count(k))
	}
	return left, true
}

// king returns the square of gote's king.
func (d *draft) king() rules.Square {
	return rules.Square(slices.Index(d.board[:], rules.NewPiece(rules.White, rules.King)))
}

// movable lists the squares of all pieces but the king.
func (d *draft) movable() []rules.Square {
	var out []rules.Square
	for s, pc := range d.board {
		if pc != rules.NoPiece && pc.Kind() != rules.King {
			out = append(out, rules.Square(s))
		}
	}
	return out
}

// of lists the squares of one side's pieces, with its king.
func (d *draft) of(c rules.Color) []rules.Square {
	var out []rules.Square
	for s, pc := range d.board {
		if pc != rules.NoPiece && pc.Color() == c {
			out = append(out, rules.Square(s))
		}
	}
	return out
}

// attacks returns what the piece on s attacks.
func (d *draft) attacks(s rules.Square) rules.SquareSet {
	setup := rules.Setup{Board: d.board}
	return setup.Attacks(s)
}

// put places a piece on an empty square where it is seemly.
func (d *draft) put(s rules.Square, pc rules.Piece) bool {
	if !s.OnBoard() || d.board[s] != rules.NoPiece || !seemly(s, pc) {
		return false
	}
	d.board[s] = pc
	return true
}

// presentable reports whether a draft looks as a problem should: few pieces, the
// king in the upper half.
func (d *draft) presentable() bool {
	if len(d.movable())+1 > problem.MostMatePieces || d.king().Rank() > lowestKing || d.hand.Len() > mostInHand {
		return false
	}
	for s, pc := range d.board {
		if pc != rules.NoPiece && !seemly(rules.Square(s), pc) {
			return false
		}
	}
	return true
}

const (
	lowestKing = 5 // rank
	mostInHand = 4
)

// judgement is what the solver says of a draft.
type judgement struct {
	mate.Problem
	cost int // how far it is from sound; 0 if it is
}

// hopeless is the cost of what is no mate of the length asked for.
const hopeless = 1 << 20

// Judging takes this much beside the positions searched. A search for mate gets so
// much work a ply, each question whether another move mates so much: what is not
// settled by then is mostly no mate, and no problem for people.
const (
	judging   = 150
	plyNodes  = 220
	cookNodes = 1500

	mostFirsts = 3 // what has more first moves is given up
)

// judge asks for mate in so many plies, or in any number up to the longest if 0.
func (w *wright) judge(d *draft, length int) judgement {
	bad := judgement{cost: hopeless}
	w.work -= judging
	p, ok := d.position()
	if !ok {
		return bad
	}
	most := length
	if length == 0 {
		most = longest
	}
	r := w.solver.Solve(w.ctx, p, engine.Limits{Depth: most, Nodes: plyNodes * most})
	w.work -= r.Nodes
	if !r.Sure || !r.Mate || r.Length > most || length > 0 && r.Length != length || len(r.FirstMoves) > mostFirsts {
		return bad
	}
	j := judgement{Problem: w.solver.Problem(w.ctx, p, engine.Limits{Depth: most, Nodes: cookNodes})}
	w.work -= j.Nodes
	j.cost = 3*len(j.Cooks) + 2*j.Spare + 2*(j.Length-j.ProblemLength)
	if !j.Sure {
		j.cost += 20
	}
	return j
}
