package match

import (
	"context"
	"errors"
	"sync"
	"sync/atomic"

	"terakoya/rules"
)

// Role says which colour A plays.
type Role uint8

// The roles.
const (
	Swaps Role = iota // one after the other, and each opening with both
	Taker             // Black: shitate, who takes the pieces in a handicap game
	Giver             // White: uwate
)

// AllRoles lists every role.
var AllRoles = []Role{Swaps, Taker, Giver}

// String returns the code of the role, such as "giver".
func (r Role) String() string {
	switch r {
	case Taker:
		return "taker"
	case Giver:
		return "giver"
	case Swaps:
	}
	return "both"
}

// UsualCap is how many plies a game has at most if nothing else is said.
const UsualCap = 320

// ErrMatch is a match that cannot be played as it is set up.
var ErrMatch = errors.New("a match needs two sides and at least one game")

// Match is what is to be played. The same match gives the same games, however many
// workers play it, if both sides are our own players and are limited in nodes or depth.
type Match struct {
	A, B     Side
	Games    int
	Role     Role
	Rules    *rules.RuleSet // nil is [rules.CSA]
	Start    rules.Position
	Openings [][]rules.Move // from Start; none is a match that begins there
	Seed     uint64         // of the first game, and its opening; the others count up
	Cap      int            // plies, those of the opening included; 0 is [UsualCap]
	Workers  int            // games at once; 0 is one
	// Watch, if any, is told of each game when it has ended, of one at a time.
	Watch func(*Game)
}

// Play plays the match. The error is that of ctx, of a seat that cannot be taken, or of an
// opening that is illegal; then there is no result. What goes wrong in a game is no error
// but loses it: see [Game].
func (m Match) Play(ctx context.Context) (*Result, error) {
	if m.Games < 1 || m.A.Sit == nil || m.B.Sit == nil {
		return nil, ErrMatch
	}
	if m.Rules == nil {
		m.Rules = &rules.CSA
	}
	if m.Cap == 0 {
		m.Cap = UsualCap
	}
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	r := &Result{Games: make([]Game, m.Games)}
	var next atomic.Int64
	var watching sync.Mutex
	var workers sync.WaitGroup
	for range max(1, min(m.Workers, m.Games)) {
		workers.Go(func() {
			if err := m.work(ctx, &next, &watching, r.Games); err != nil {
				cancel(err)
			}
		})
	}
	workers.Wait()
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	return r, nil
}

// work plays games as long as there are any.
func (m *Match) work(ctx context.Context, next *atomic.Int64, watching *sync.Mutex, games []Game) error {
	var seats [2]Seat
	for i, side := range []Side{m.A, m.B} {
		s, err := side.Sit(ctx)
		if err != nil {
			return err
		}
		defer s.Close()
		seats[i] = s
	}
	for {
		n := int(next.Add(1)) - 1
		if n >= len(games) {
			return nil
		}
		if err := m.game(ctx, n, seats, &games[n]); err != nil {
			return err
		}
		if m.Watch != nil {
			watching.Lock()
			m.Watch(&games[n])
			watching.Unlock()
		}
	}
}

// colour returns what A plays in a game, and which opening it is.
func (m *Match) colour(n int) (a rules.Color, opening int) {
	pair := n
	switch m.Role {
	case Swaps:
		pair = n / 2
		a = rules.Color(n % 2)
	case Giver:
		a = rules.White
	case Taker:
		a = rules.Black
	}
	if len(m.Openings) > 0 {
		opening = int((m.Seed + uint64(pair)) % uint64(len(m.Openings)))
	}
	return a, opening
}
