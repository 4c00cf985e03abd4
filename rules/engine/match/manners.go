package match

import (
	"terakoya/rules"
	"terakoya/rules/engine/match/sticks"
)

// Manners is how far a side plays as people do who see what has just been taken and
// what stands to be taken.
type Manners struct {
	// Due is how often a piece of the side had just been taken and what took it could be
	// taken back at no loss: by a piece that is worth no more, or where nothing guards
	// it. Taken is how often that was done, or something worth as much was taken instead,
	// or the king was mated.
	Due, Taken int
	// Moves is how many moves were made, and Hung how many of them left a rook or bishop,
	// promoted or not, to be taken for nothing: nothing guards it, the move took nothing
	// of that worth, and another move would have left none so.
	Moves, Hung int
}

// add adds the counts of n.
func (m *Manners) add(n Manners) {
	m.Due += n.Due
	m.Taken += n.Taken
	m.Moves += n.Moves
	m.Hung += n.Hung
}

// note counts a move about to be made in g; an illegal one is passed over.
func (m *Manners) note(g *rules.Game, move rules.Move) {
	p := g.Position()
	if p.Check(move.Attempt()) != nil {
		return
	}
	m.Moves++
	if at, due := recapture(g, &p); due {
		m.Due++
		if move.To() == at || sticks.Worth(p.At(move.To()).Kind()) >= sticks.Worth(p.At(at).Kind()) || mates(p, move) {
			m.Taken++
		}
	}
	if hangs(p, move) && avoidable(p) {
		m.Hung++
	}
}

// recapture returns where a piece stands that has just taken and can be taken at no loss.
func recapture(g *rules.Game, p *rules.Position) (at rules.Square, due bool) {
	n := len(g.Moves())
	if n == 0 || g.Moves()[n-1] == rules.NoMove {
		return rules.OffBoard, false
	}
	at = g.Moves()[n-1].To()
	before := g.PositionAfter(n - 1)
	if before.At(at) == rules.NoPiece {
		return at, false
	}
	guarded := !p.Attackers(p.Turn().Opponent(), at).Empty()
	for _, m := range p.Legal() {
		if m.To() == at && (!guarded || sticks.Worth(p.At(m.From()).Kind()) <= sticks.Worth(p.At(at).Kind())) {
			return at, true
		}
	}
	return at, false
}

func mates(p rules.Position, m rules.Move) bool {
	p.Make(m)
	return p.InCheck() && !p.HasLegal()
}

// hangs reports whether a move leaves a big piece to be taken for nothing.
func hangs(p rules.Position, m rules.Move) bool {
	us, won := p.Turn(), p.At(m.To()).Kind()
	p.Make(m)
	var l rules.MoveList
	p.Generate(&l)
	for _, reply := range l.Moves() {
		k := p.At(reply.To()).Kind()
		if k.Base() != rules.Rook && k.Base() != rules.Bishop || sticks.Worth(won) >= sticks.Worth(k.Base()) {
			continue
		}
		if p.Attackers(us, reply.To()).Empty() {
			return true
		}
	}
	return false
}

// avoidable reports whether a move leaves no big piece to be taken for nothing.
func avoidable(p rules.Position) bool {
	for _, m := range p.Legal() {
		if !hangs(p, m) {
			return true
		}
	}
	return false
}
