package rules

// Game is a game from some position on: the moves, how often each position has
// stood, and how it ended.
type Game struct {
	positions []Position // the start, then one after each move
	checked   []bool     // by position: the side to move is in check
	moves     []Move     // NoMove for a pass
	foul      *IllegalMove
	resigned  bool
}

// NewGame returns a game that starts from p.
func NewGame(p Position) *Game {
	return &Game{positions: []Position{p}, checked: []bool{p.InCheck()}}
}

// Position returns the position now.
func (g *Game) Position() Position { return g.positions[len(g.positions)-1] }

// Start returns the position from which the game began.
func (g *Game) Start() Position { return g.positions[0] }

// PositionAfter returns the position after the first n moves.
func (g *Game) PositionAfter(n int) Position { return g.positions[n] }

// Moves returns the moves made so far; NoMove stands for a pass. The slice
// belongs to the game.
func (g *Game) Moves() []Move { return g.moves }

// Play makes a move. An illegal attempt is refused with an [*IllegalMove] and
// changes nothing; whether it also loses the game is for the caller to say, by
// [Game.Forfeit].
func (g *Game) Play(a Attempt) error {
	next, err := g.Position().Play(a)
	if err != nil {
		return err
	}
	g.add(next, a.Move())
	return nil
}

// Pass leaves the turn to the opponent. Shogi knows no passing: this is for the
// first lessons, whose opponent waits.
func (g *Game) Pass() {
	p := g.Position()
	p.turn ^= 1
	p.hash ^= turnKey
	p.ply++
	g.add(p, NoMove)
}

func (g *Game) add(p Position, m Move) {
	g.positions = append(g.positions, p)
	g.checked = append(g.checked, p.InCheck())
	g.moves = append(g.moves, m)
}

// TakeBack takes back the last n moves, or as many as there are, and with them a
// foul or a resignation.
func (g *Game) TakeBack(n int) {
	keep := len(g.moves) - max(0, min(n, len(g.moves)))
	g.positions, g.checked, g.moves = g.positions[:keep+1], g.checked[:keep+1], g.moves[:keep]
	g.foul, g.resigned = nil, false
}

// Forfeit ends the game by a foul of the side to move.
func (g *Game) Forfeit(foul *IllegalMove) { g.foul = foul }

// Resign ends the game by the side to move giving up.
func (g *Game) Resign() { g.resigned = true }

// Repetitions returns how often the present position has stood, now included:
// the same board, the same hands and the same side to move. The start counts.
func (g *Game) Repetitions() int { return len(g.occurrences()) }

// occurrences returns when the present position stood, the last time included.
func (g *Game) occurrences() []int {
	now := g.Position().hash
	var at []int
	for i := range g.positions {
		if g.positions[i].hash == now {
			at = append(at, i)
		}
	}
	return at
}

// Outcome says how the game stands; nothing else in the program does.
func (g *Game) Outcome() Outcome {
	now := g.Position()
	loss := Outcome{Winner: now.turn.Opponent(), Won: true, Ply: len(g.moves)}
	switch {
	case g.foul != nil:
		loss.Ending, loss.Foul, loss.Ply = EndFoul, g.foul, loss.Ply+1
	case g.resigned:
		loss.Ending = EndResignation
	case !now.HasLegal() && g.checked[len(g.moves)]:
		loss.Ending = EndMate
	case !now.HasLegal():
		loss.Ending = EndNoLegalMove
	default:
		return g.repetition()
	}
	return loss
}

// repeated is how often a position may stand: the fourth time ends the game.
const repeated = 4

// repetition asks whether the position stands for the fourth time. If every move
// of one side, and not of both, since the first time was a check, that side
// loses; else the game is played again.
func (g *Game) repetition() Outcome {
	at := g.occurrences()
	if len(at) < repeated {
		return Outcome{}
	}
	o := Outcome{Ending: EndSennichite, Ply: len(g.moves), Replay: true}
	always := [2]bool{true, true} // by the side that moved
	for i := at[0] + 1; i <= len(g.moves); i++ {
		mover := g.positions[i].turn.Opponent()
		always[mover] = always[mover] && g.checked[i]
	}
	if always[Black] != always[White] {
		o.Ending, o.Replay, o.Won = EndPerpetualCheck, false, true
		if o.Winner = Black; always[Black] {
			o.Winner = White
		}
	}
	return o
}
