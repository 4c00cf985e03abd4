package lessons

import (
	"testing"

	"terakoya/rules"
)

// TestEscape: what the opponent answers to a move that should have mated.
func TestEscape(t *testing.T) {
	for name, c := range map[string]struct {
		sfen, goal, move string
		want             Escape
	}{
		"the king steps aside": {"6k2/9/5S3/9/9/9/9/9/4K4 b G 1", "mate", "G*4b", Escape{KingMoves, rules.NewSquare(2, 1), rules.King}},
		"no check":             {"6k2/9/5S3/9/9/9/9/9/4K4 b G 1", "mate", "G*9e", Escape{NoCheck, rules.OffBoard, rules.NoKind}},
		"the king takes":       {"8k/8p/9/9/9/9/9/9/4K4 b G 1", "mate", "G*2b", Escape{KingTakes, rules.NewSquare(2, 2), rules.King}},
		"another piece takes":  {"7gk/7pp/6G2/9/9/9/9/9/4K2L1 b N 1", "all(check, mate)", "N*2c", Escape{PieceTakes, rules.NewSquare(2, 3), rules.Pawn}},
		"a piece between":      {"k8/ppp6/9/9/9/9/9/9/4K4 b Rg 1", "mate", "R*1a", Escape{PieceBetween, rules.NewSquare(2, 1), rules.Gold}},
		"the one that checks is taken, not the one that moved": {"7lk/7p1/9/9/8B/9/9/4K4/r7L b - 1", "mate", "1e2d",
			Escape{PieceTakes, rules.NewSquare(1, 9), rules.Rook}},
		"not asked for":           {"6k2/9/5S3/9/9/9/9/9/4K4 b G 1", "check", "G*9e", Escape{Square: rules.OffBoard}},
		"asked for not to happen": {"6k2/9/5S3/9/9/9/9/9/4K4 b G 1", "not(mate)", "G*9e", Escape{Square: rules.OffBoard}},
	} {
		t.Run(name, func(t *testing.T) {
			p, _, err := rules.ParseSFEN(c.sfen)
			if err != nil {
				t.Fatal(err)
			}
			g, err := ParseGoal(c.goal)
			if err != nil {
				t.Fatal(err)
			}
			a, err := rules.ParseAttempt(c.move)
			if err != nil {
				t.Fatal(err)
			}
			s := Step{Kind: PlayMove, Position: p, Goal: g}
			if err := p.Check(a); err != nil {
				t.Fatal(err)
			}
			if got := s.Escape(a.Move()); got != c.want {
				t.Errorf("%+v, want %+v", got, c.want)
			}
		})
	}
}
