package search

import (
	"math/rand/v2"
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// anew is a dive at the last position of a game, as of one who sees everything.
func anew(t testing.TB, g *rules.Game) *dive {
	t.Helper()
	d := newDive(1, &scale{tuned, newReductions(&tuned), fitted})
	d.prepare(t.Context(), g, engine.Limits{}, clearView)
	return d
}

// TestPays: drawn exchanges, and what each is worth to whoever begins it.
func TestPays(t *testing.T) {
	gains := func(k rules.Kind) int { return value[k.Promoted()].board - value[k].board }
	for name, c := range map[string]struct {
		sfen, move string
		worth      int
	}{
		"a rook that hangs":           {"4k4/9/4p4/9/4r4/4P4/9/9/4K4 b - 1", "5f5e", cost[rules.Rook]},
		"a guarded pawn":              {"4k4/9/4p4/4p4/9/9/9/4R4/4K4 b - 1", "5h5d", cost[rules.Pawn] - cost[rules.Rook]},
		"silver for silver":           {"4k4/9/4p4/4s4/4S4/9/9/9/4K4 b - 1", "5e5d", 0},
		"a rook behind the lance":     {"3k5/9/4g4/4p4/9/9/4L4/4R4/3K5 b - 1", "5g5d", cost[rules.Pawn]},
		"nobody behind the lance":     {"3k5/9/4g4/4p4/9/9/4L4/9/3K5 b - 1", "5g5d", cost[rules.Pawn] - cost[rules.Lance]},
		"no swap that goes on badly":  {"3k5/9/4s4/4p4/9/4L4/4L4/9/3K5 b - 1", "5f5d", cost[rules.Pawn]},
		"the king takes":              {"4k4/9/9/9/9/9/9/9/4K4 b G 1", "G*5b", -cost[rules.Gold]},
		"the king may not take":       {"4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "G*5b", 0},
		"a quiet move":                {"4k4/9/9/9/9/9/9/9/4K4 b G 1", "G*5g", 0},
		"a drop where a pawn takes":   {"4k4/9/4p4/9/9/9/9/9/4K4 b G 1", "G*5d", -cost[rules.Gold]},
		"a pawn that promotes":        {"4k4/9/9/7P1/9/9/9/9/4K4 b - 1", "2d2c+", gains(rules.Pawn)},
		"a promotion that is taken":   {"4k4/9/6n2/9/7P1/9/9/9/4K4 b - 1", "2e2d", 0},
		"what is promoted costs more": {"4k4/7r1/9/7B1/9/9/9/9/4K4 b - 1", "2d1c+", gains(rules.Bishop)},
		"a promoted pawn is taken":    {"4k4/7g1/9/7P1/9/9/9/9/4K4 b - 1", "2d2c+", gains(rules.Pawn) - cost[rules.Tokin]},
	} {
		t.Run(name, func(t *testing.T) {
			d := anew(t, game(t, c.sfen))
			a, err := rules.ParseAttempt(c.move)
			if err != nil {
				t.Fatal(err)
			}
			for _, r := range d.roots {
				if r.move.Attempt() == a {
					if !d.pays(r.move, c.worth) || d.pays(r.move, c.worth+1) {
						t.Errorf("%s is not worth %d", c.move, c.worth)
					}
					return
				}
			}
			t.Errorf("%s is no move", c.move)
		})
	}
}

// trade is a board on which pieces are taken without asking who may move.
type trade [81]rules.Piece

// attackers lists, by square, the pieces of c that reach a square.
func (b *trade) attackers(c rules.Color, to rules.Square) []rules.Square {
	var list []rules.Square
	for s := range rules.Square(81) {
		if pc := b[s]; pc != rules.NoPiece && pc.Color() == c && b.reaches(pc, s, to) {
			list = append(list, s)
		}
	}
	return list
}

func (b *trade) reaches(pc rules.Piece, s, to rules.Square) bool {
	p := &steps[pc][s]
	for _, at := range p.to[:p.n] {
		if at == to {
			return true
		}
	}
	for i := range runs[pc][s] {
		p := &runs[pc][s][i]
		for _, at := range p.to[:p.n] {
			if at == to {
				return true
			}
			if b[at] != rules.NoPiece {
				break
			}
		}
	}
	return false
}

// retake is what c wins on a square by taking with the cheapest piece, or by leaving
// it alone.
func (b *trade) retake(to rules.Square, c rules.Color) int {
	from := rules.OffBoard
	for _, s := range b.attackers(c, to) {
		if from == rules.OffBoard || cost[b[s].Kind()] < cost[b[from].Kind()] {
			from = s
		}
	}
	if from == rules.OffBoard {
		return 0
	}
	if b[from].Kind() == rules.King && len(b.attackers(c.Opponent(), to)) > 0 {
		return 0
	}
	taken := cost[b[to].Kind()]
	b[to], b[from] = b[from], rules.NoPiece
	return max(0, taken-b.retake(to, c.Opponent()))
}

// worth is what a move gains with all that follows on its square.
func (b *trade) worth(p *rules.Position, m rules.Move) int {
	sum := gain(p, m)
	pc := rules.NewPiece(p.Turn(), m.Dropped())
	if !m.IsDrop() {
		pc = b[m.From()]
		b[m.From()] = rules.NoPiece
	}
	if m.Promotes() {
		pc = rules.NewPiece(p.Turn(), pc.Kind().Promoted())
	}
	b[m.To()] = pc
	return sum - b.retake(m.To(), p.Turn().Opponent())
}

// TestPaysAsBruteForce: of every move of random games it says what taking back and
// forth on a board shows.
func TestPaysAsBruteForce(t *testing.T) {
	asked, exchanges := 0, 0
	d := anew(t, game(t, rules.StartSFEN))
	strolls(t, 6, func(g *rules.Game) {
		p := g.Position()
		d.pos = p
		for _, m := range p.Legal() {
			var b trade
			for s := range rules.Square(81) {
				b[s] = p.At(s)
			}
			want := b.worth(&p, m)
			if asked++; want != gain(&p, m) {
				exchanges++
			}
			if !d.pays(m, want) || d.pays(m, want+1) {
				t.Errorf("%s: %s is not worth %d", p.SFEN(), m, want)
			}
		}
	})
	if exchanges < 1000 {
		t.Errorf("%d moves, %d of them taken back: too few", asked, exchanges)
	}
}

// strolls shows every position of games of random moves, so many from each of
// [someGames].
func strolls(t *testing.T, times int, show func(*rules.Game)) {
	t.Helper()
	r := rand.New(rand.NewPCG(7, 11))
	for _, name := range []string{"start", "six", "castles", "fight", "check"} {
		for range times {
			g := game(t, someGames[name])
			for range 30 {
				show(g)
				p := g.Position()
				moves := p.Legal()
				if err := g.Play(moves[r.IntN(len(moves))].Attempt()); err != nil {
					t.Fatal(err)
				}
				if g.Outcome().Ending != rules.NotEnded {
					break
				}
			}
		}
	}
}
