package fit

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// says is a player that plays a quiet move, if there is one, and says a score by how many
// plies were played; the last score is said ever after.
type says []engine.Score

func (says) Name() string { return "says" }

func (s says) Choose(ctx context.Context, g *rules.Game, l engine.Limits) (engine.Choice, error) {
	if err := engine.Ready(ctx, g); err != nil {
		return engine.Choice{}, err
	}
	p := g.Position()
	moves := p.Legal()
	quiet := slices.IndexFunc(moves, func(m rules.Move) bool { return !m.Promotes() && p.At(m.To()) == rules.NoPiece })
	score := s[min(len(g.Moves()), len(s)-1)]
	return engine.Choice{Move: moves[max(quiet, 0)], Info: engine.Info{Score: score}}, nil
}

// TestEnds: the scores end a game, to the loss of the side to move.
func TestEnds(t *testing.T) {
	for name, c := range map[string]struct {
		scores says
		plies  int // -1 is to its end by law or length
		rows   int
		result Result
	}{
		"decided":             {says{501}, 0, 0, Drawn},
		"decided for others":  {says{-501}, 0, 0, Drawn},
		"a fair beginning":    {says{500, -5001}, 1, 1, BlackWon},
		"beyond hope":         {says{0, 0, -5001}, 2, 2, WhiteWon},
		"behind, and again":   {says{0, -3001, 3001, -3001}, 3, 4, BlackWon},
		"behind for a moment": {says{0, -3001, 3001, 0, 0, -3001, 0}, -1, 0, Drawn},
		"far, but not enough": {says{0, -3000}, -1, 0, Drawn},
	} {
		g := &game{Game: rules.NewGame(rules.Handicaps[0].Position()), random: rand.New(rand.NewPCG(1, 1)), fair: fairEven}
		rows, err := g.play(context.Background(), c.scores, 2)
		if err != nil {
			t.Fatal(err)
		}
		plies := len(g.Moves())
		if c.plies < 0 {
			if plies <= len(c.scores) {
				t.Errorf("%s: it has ended after %d plies", name, plies)
			}
			continue
		}
		if plies != c.plies || len(rows) != c.rows || len(rows) > 0 && rows[0].Result != c.result {
			t.Errorf("%s: %d plies, rows %v", name, plies, rows)
		}
	}
}

// TestNote: only what is quiet is kept, with its score for Black.
func TestNote(t *testing.T) {
	for name, c := range map[string]struct {
		sfen, move string
		score      engine.Score
		want       []engine.Score
	}{
		"Black":      {"4k4/9/9/9/9/9/9/9/4K4 b P 1", "P*5e", 70, []engine.Score{70}},
		"White":      {"4k4/9/9/9/9/9/9/9/4K4 w p 1", "P*5e", 70, []engine.Score{-70}},
		"to the end": {"4k4/9/9/9/9/9/9/9/4K4 w p 1", "P*5e", -4000, []engine.Score{4000}},
		"beyond":     {"4k4/9/9/9/9/9/9/9/4K4 w p 1", "P*5e", -4001, nil},
		"in check":   {"4k4/9/9/9/9/9/9/4r4/4K4 b P 1", "5i5h", 70, nil},
		"a capture":  {"4k4/9/9/9/9/9/9/4p4/4K4 w P 1", "5h5i", 70, nil},
		"takes":      {"4k4/9/9/9/4p4/4P4/9/9/4K4 b - 1", "5f5e", 70, nil},
		"promotes":   {"k8/9/9/4P4/9/9/9/9/4K4 b - 1", "5d5c+", 70, nil},
	} {
		p, _, err := rules.ParseSFEN(c.sfen)
		if err != nil {
			t.Fatal(name, err)
		}
		a, err := rules.ParseAttempt(c.move)
		if err != nil {
			t.Fatal(name, err)
		}
		var g game
		g.note(p, engine.Choice{Move: a.Move(), Info: engine.Info{Score: c.score}})
		var got []engine.Score
		for _, r := range g.rows {
			got = append(got, r.Score)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: kept %v, want %v", name, got, c.want)
		}
	}
}

// TestBegin: most games are even, some are not, all are some plies old, and the fair
// bound is that of the start.
func TestBegin(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	even, plies := 0, map[int]bool{}
	for range 400 {
		g, err := begin(r)
		if err != nil {
			t.Fatal(err)
		}
		start := g.PositionAfter(0)
		if start.SFEN() == rules.StartSFEN {
			even++
		} else if g.fair != fairHandicap {
			t.Errorf("%s: %d is fair", start.SFEN(), g.fair)
		}
		plies[len(g.Moves())] = true
	}
	if even < 270 || even > 330 { // 300 and a few that were drawn from all starts
		t.Errorf("%d of 400 games are even", even)
	}
	for n := range 14 {
		if plies[n] != (n >= fewestRandom && n <= mostRandom) {
			t.Errorf("a game after %d random plies: %v", n, plies[n])
		}
	}
}
