package match

import (
	"context"
	"errors"
	"math"
	"reflect"
	"strings"
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/match/sticks"
	"terakoya/rules/engine/search"
)

func random(seed uint64) engine.Engine  { return sticks.NewRandom(seed) }
func careful(seed uint64) engine.Engine { return sticks.NewCareful(seed) }

// small is a match that takes no time: a careful beginner against chance.
func small(t *testing.T, key string) Match {
	t.Helper()
	h, _ := rules.HandicapByKey(key)
	lines, err := Openings(key)
	if err != nil {
		t.Fatal(err)
	}
	return Match{
		A: Built("careful", engine.Limits{}, careful), B: Built("random", engine.Limits{}, random),
		Games: 6, Start: h.Position(), Openings: lines, Seed: 3,
	}
}

func played(t *testing.T, m Match) *Result {
	t.Helper()
	r, err := m.Play(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestMatch: the games are played with the colours and openings of the role, and who sees
// a move ahead beats who sees none.
func TestMatch(t *testing.T) {
	for role, want := range map[Role]struct {
		colours  [6]rules.Color
		openings [6]int
	}{
		Swaps: {[6]rules.Color{0, 1, 0, 1, 0, 1}, [6]int{3, 3, 4, 4, 5, 5}},
		Taker: {[6]rules.Color{}, [6]int{3, 4, 5, 6, 7, 8}},
		Giver: {[6]rules.Color{1, 1, 1, 1, 1, 1}, [6]int{3, 4, 5, 6, 7, 8}},
	} {
		m := small(t, "two-piece-handicap")
		m.Role = role
		r := played(t, m)
		for i, g := range r.Games {
			if g.Number != i || g.A != want.colours[i] || g.Opening != want.openings[i] || g.Seed != uint64(3+i) {
				t.Errorf("%s: game %d: %s with opening %d, seed %d", role, i, g.A, g.Opening, g.Seed)
			}
			if len(g.Moves) < openingPlies || !reflect.DeepEqual(g.Moves[:openingPlies], m.Openings[g.Opening]) {
				t.Errorf("%s: game %d begins %v", role, i, g.Moves)
			}
		}
		tally := r.Tally()
		if tally.Won < 5 || tally.Illegal != [2]int{} || tally.Errors != [2]int{} || tally.Different != 6 {
			t.Errorf("%s: %s", role, &tally)
		}
		if m := tally.Manners; m[0].Taken*2 < m[0].Due || m[1].Taken*2 > m[1].Due || role != Taker && m[1].Hung == 0 { // the giver has no big piece
			t.Errorf("%s: manners %+v", role, m)
		}
	}
}

// TestWorkers: however many play at once, the games are the same.
func TestWorkers(t *testing.T) {
	s := search.NewSearcher(1 << 16)
	m := small(t, "even-game")
	m.A = Built("searcher", engine.Limits{Nodes: 30}, func(uint64) engine.Engine { return s })
	m.Games, m.Cap = 4, 40
	bare := func(r *Result) *Result {
		for i := range r.Games {
			r.Games[i].Work[0].Spent, r.Games[i].Work[1].Spent = 0, 0
		}
		return r
	}
	alone := bare(played(t, m))
	m.Workers = 3
	if crowd := bare(played(t, m)); !reflect.DeepEqual(alone, crowd) {
		t.Errorf("%+v\n%+v", alone, crowd)
	}
	if w := alone.Games[0].Work[0]; w.Moves < 8 || w.Nodes < 8*w.Moves || w.Nodes > 32*w.Moves {
		t.Errorf("%+v", w)
	}
}

// player does what a function says.
type player func(ctx context.Context, g *rules.Game) (engine.Choice, error)

func (player) Name() string { return "player" }
func (p player) Choose(ctx context.Context, g *rules.Game, _ engine.Limits) (engine.Choice, error) {
	return p(ctx, g)
}

// TestEnds: what ends a game, and who has won then.
func TestEnds(t *testing.T) {
	always := func(c engine.Choice, err error) player {
		return func(context.Context, *rules.Game) (engine.Choice, error) { return c, err }
	}
	for want, p := range map[string]player{
		"B illegal":          always(engine.Choice{Move: rules.Drop(rules.Rook, 40)}, nil),
		"B error":            always(engine.Choice{}, errors.New("out of order")),
		"B resignation":      always(engine.Choice{Resign: true}, nil),
		"B declaration-loss": always(engine.Choice{Declare: true}, nil),
		"= cap":              nil,
		"= sennichite":       player(shuffles),
	} {
		m := small(t, "even-game")
		m.Openings, m.Games, m.Cap = nil, 1, 20
		m.A = Built("a", engine.Limits{}, func(seed uint64) engine.Engine {
			if p == nil {
				return random(seed)
			}
			return p
		})
		if want == "= sennichite" {
			m.B = m.A
		}
		tally := played(t, m)
		if got := tally.Tally(); got.Reasons[want] != 1 {
			t.Errorf("%s: %v", want, got.Reasons)
		} else if got.Illegal[0]+got.Errors[0] != strings.Count("B illegal B error", want) {
			t.Errorf("%s: %+v", want, got)
		}
	}
	m := small(t, "even-game")
	m.A = Built("passes", engine.Limits{}, func(uint64) engine.Engine { return always(engine.Choice{Pass: true}, nil) })
	if got := played(t, m).Tally(); got.Illegal != [2]int{6, 0} || got.Lost != 6 {
		t.Error(got.String())
	}
}

// shuffles moves the rook to and fro.
func shuffles(_ context.Context, g *rules.Game) (engine.Choice, error) {
	p := g.Position()
	there := map[rules.Color][2]string{rules.Black: {"2h3h", "3h2h"}, rules.White: {"8b7b", "7b8b"}}[p.Turn()]
	a, err := rules.ParseAttempt(there[len(g.Moves())/2%2])
	return engine.Choice{Move: a.Move()}, err
}

// TestNoMatch: what cannot be played gives an error and no result.
func TestNoMatch(t *testing.T) {
	none, broken, taken := small(t, "even-game"), small(t, "even-game"), small(t, "even-game")
	none.Games = 0
	broken.Openings = [][]rules.Move{{rules.Drop(rules.Gold, 40)}}
	taken.Workers = 2
	sick := errors.New("no seat")
	taken.B.Sit = func(context.Context) (Seat, error) { return nil, sick }
	var illegal *rules.IllegalMove
	for name, c := range map[string]struct {
		m    Match
		want func(error) bool
	}{
		"none":    {none, func(err error) bool { return errors.Is(err, ErrMatch) }},
		"illegal": {broken, func(err error) bool { return errors.As(err, &illegal) }},
		"no seat": {taken, func(err error) bool { return errors.Is(err, sick) }},
	} {
		if r, err := c.m.Play(t.Context()); r != nil || !c.want(err) {
			t.Errorf("%s: %v, %v", name, r, err)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if r, err := small(t, "even-game").Play(ctx); r != nil || !errors.Is(err, context.Canceled) {
		t.Errorf("%v, %v", r, err)
	}
}

// TestElo: the intervals are those of the runner that the research used.
func TestElo(t *testing.T) {
	inf := math.Inf(1)
	for _, c := range []struct {
		won, drawn, lost int
		elo, low, high   float64
	}{
		{12, 2, 2, 255, 101, 705}, {15, 0, 5, 191, 42, 477}, {9, 0, 1, 382, 159, inf}, {3, 0, 9, -191, -920, -3},
		{6, 0, 6, 0, -223, 223}, {0, 0, 20, -inf, -inf, -inf}, {17, 2, 1, 382, 228, inf},
	} {
		tally := Tally{Won: c.won, Drawn: c.drawn, Lost: c.lost}
		elo, low, high := tally.Elo()
		if math.Round(elo) != c.elo || math.Round(low) != c.low || math.Round(high) != c.high {
			t.Errorf("%+d =%d -%d: %.0f [%.0f, %.0f]", c.won, c.drawn, c.lost, elo, low, high)
		}
	}
}
