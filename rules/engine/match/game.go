package match

import (
	"context"
	"errors"
	"fmt"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/usi"
)

// End is what ended a game of a match.
type End uint8

// The ends.
const (
	ByLaw     End = iota // see Game.Outcome
	ByCap                // too many plies: a draw
	ByIllegal            // a side did what is not allowed, and loses
	ByError              // a side could not answer, and loses
)

// Game is a game that was played.
type Game struct {
	Number  int
	Seed    uint64
	Opening int
	A       rules.Color // what A played
	Moves   []rules.Move
	End     End
	Outcome rules.Outcome
	Winner  rules.Color // has a meaning only if Won
	Won     bool
	Fault   error      // of ByIllegal and ByError
	Work    [2]Work    // by side, A first
	Manners [2]Manners // by side, A first
}

// Result returns the game as A sees it: 1, 0.5 or 0.
func (g *Game) Result() float64 {
	switch {
	case !g.Won:
		return 0.5
	case g.Winner == g.A:
		return 1
	}
	return 0
}

// String returns the game in one line.
func (g *Game) String() string {
	text := fmt.Sprintf("game %d: A plays %s, opening %d, seed %d: %s %s after %d plies",
		g.Number+1, g.A, g.Opening+1, g.Seed, map[float64]string{0: "lost", 0.5: "drawn", 1: "won"}[g.Result()], g.Reason(), len(g.Moves))
	if g.Fault != nil {
		text += ": " + g.Fault.Error()
	}
	return text
}

// Reason returns why the game ended: the code of an ending, "cap", "illegal" or "error".
func (g *Game) Reason() string {
	switch g.End {
	case ByCap:
		return "cap"
	case ByIllegal:
		return "illegal"
	case ByError:
		return "error"
	case ByLaw:
	}
	return g.Outcome.Ending.String()
}

// game plays game n into to.
func (m *Match) game(ctx context.Context, n int, seats [2]Seat, to *Game) error {
	*to = Game{Number: n, Seed: m.Seed + uint64(n)}
	to.A, to.Opening = m.colour(n)
	g := m.Rules.NewGame(m.Start)
	if len(m.Openings) > 0 {
		for i, move := range m.Openings[to.Opening] {
			if err := g.Play(move.Attempt()); err != nil {
				return fmt.Errorf("opening %d: move %d: %w", to.Opening+1, i+1, err)
			}
		}
	}
	t := table{Game: to, game: g, seats: seats}
	for i, s := range seats {
		e, err := s.Begin(ctx, to.Seed)
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		if err != nil {
			t.lose(i, ByError, err)
			return nil
		}
		t.players[i] = e
	}
	limits := [2]engine.Limits{m.A.Limits, m.B.Limits}
	for t.open(m.Cap) {
		if t.move(ctx, limits); ctx.Err() != nil {
			return context.Cause(ctx)
		}
	}
	to.Moves = g.Moves()
	t.part(ctx)
	return nil
}

// table is a game that is being played.
type table struct {
	*Game
	game    *rules.Game
	players [2]engine.Engine // by side
	seats   [2]Seat
}

// side returns whose turn it is.
func (t *table) side() int {
	p := t.game.Position()
	if p.Turn() == t.A {
		return 0
	}
	return 1
}

// lose ends the game to the loss of a side.
func (t *table) lose(side int, by End, fault error) {
	t.End, t.Fault, t.Won = by, fault, true
	if t.Winner = t.A; side == 0 {
		t.Winner = t.A.Opponent()
	}
}

// open reports whether the game goes on; if not, it notes how it ended.
func (t *table) open(most int) bool {
	if t.End != ByLaw {
		return false
	}
	o := t.game.Outcome()
	switch {
	case o.Ending != rules.NotEnded:
		t.Outcome, t.Winner, t.Won = o, o.Winner, o.Won
	case len(t.game.Moves()) >= most:
		t.End = ByCap
	default:
		return true
	}
	return false
}

// move lets the side to move do something.
func (t *table) move(ctx context.Context, l [2]engine.Limits) {
	side := t.side()
	c, err := choose(ctx, t.players[side], t.seats[side], t.game, l[side], &t.Work[side])
	if err == nil && !c.Resign && !c.Declare && !c.Pass {
		t.Manners[side].note(t.game, c.Move)
	}
	if err == nil && c.Pass {
		err = errPass
	}
	if err == nil {
		err = c.Apply(t.game)
	}
	var illegal *rules.IllegalMove
	var notOpen *rules.NotOpen
	var bad *usi.BadReply
	switch {
	case err == nil, ctx.Err() != nil:
	case errors.Is(err, errPass), errors.As(err, &illegal), errors.As(err, &notOpen), errors.As(err, &bad):
		t.lose(side, ByIllegal, err)
	default:
		t.lose(side, ByError, err)
	}
}

var errPass = errors.New("shogi knows no passing")

// part tells the programs among the players how it ended.
func (t *table) part(ctx context.Context) {
	for i, e := range t.players {
		c := t.A
		if i == 1 {
			c = c.Opponent()
		}
		if client, external := e.(*usi.Client); external && client.Alive() {
			_ = client.GameOver(ctx, usi.ResultFor(rules.Outcome{Won: t.Won, Winner: t.Winner}, c)) // NewGame finds out what is wrong
		}
	}
}
