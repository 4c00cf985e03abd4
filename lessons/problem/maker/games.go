package maker

import (
	"slices"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/search"
)

// How a game is played: some plies of chance, then the built-in player for both
// sides, until it ends or has gone on for long enough.
const (
	plainPlies = 8
	mostPlies  = 220
	lastPlies  = 30 // those in which mates are looked for
)

// gamePlayers is how strong those are who play them: they see mates of three.
var gamePlayers = search.LevelAt(5, 0)

// game plays a game and returns its last positions.
func (w *wright) game() []rules.Position {
	p, _, _ := rules.ParseSFEN("startpos")
	g := rules.NewGame(p)
	sides := [...]*search.Player{search.New(gamePlayers, w.rand.Uint64()), search.New(gamePlayers, w.rand.Uint64())}
	for range plainPlies + w.rand.IntN(3) {
		now := g.Position()
		if g.Play(pick(&w.maker, now.Legal()).Attempt()) != nil {
			return nil
		}
	}
	for g.Outcome().Ending == rules.NotEnded && len(g.Moves()) < mostPlies {
		c, err := sides[len(g.Moves())%2].Choose(w.ctx, g, engine.Limits{})
		if err != nil || c.Apply(g) != nil || c.Resign || c.Pass {
			break
		}
	}
	var last []rules.Position
	for n := max(0, len(g.Moves())-lastPlies); n < len(g.Moves()); n++ {
		last = append(last, g.PositionAfter(n))
	}
	return last
}

// ends returns the positions of a game in which the side to move mates, one for
// each length that occurs, as drafts: seen from sente's side, without its king.
func (w *wright) ends() []draft {
	var out []draft
	var lengths []int
	for _, p := range w.game() {
		r := w.solver.Solve(w.ctx, p, engine.Limits{Depth: longest, Nodes: 5 * plyNodes * longest})
		w.work -= r.Nodes
		if r.Mate && r.Sure && r.Length <= longest && !slices.Contains(lengths, r.Length) {
			lengths = append(lengths, r.Length)
			out = append(out, draftOf(&p))
		}
	}
	return out
}

// draftOf turns the board so that the side to move is sente, and takes its king
// away.
func draftOf(p *rules.Position) draft {
	us := p.Turn()
	d := draft{hand: p.Hand(us)}
	for s := range p.Pieces(rules.Black).Or(p.Pieces(rules.White)).All() {
		pc := p.At(s)
		if pc.Is(us, rules.King) {
			continue
		}
		if us == rules.White {
			s, pc = s.Turned(), rules.NewPiece(pc.Color().Opponent(), pc.Kind())
		}
		d.board[s] = pc
	}
	return d
}
