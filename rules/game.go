package rules

// Game is a game from some position on.
type Game struct {
	positions []Position // the start, then one after each move
	moves     []Move
	foul      *IllegalMove
}

// NewGame returns a game that starts from p.
func NewGame(p Position) *Game { return &Game{positions: []Position{p}} }

// Position returns the position now.
func (g *Game) Position() Position { return g.positions[len(g.positions)-1] }

// Moves returns the moves made so far. The slice belongs to the game.
func (g *Game) Moves() []Move { return g.moves }

// Play makes a move. An illegal attempt is refused with an [*IllegalMove] and
// changes nothing; whether it also loses the game is for the caller to say, by
// [Game.Forfeit].
func (g *Game) Play(a Attempt) error {
	next, err := g.Position().Play(a)
	if err != nil {
		return err
	}
	g.positions = append(g.positions, next)
	g.moves = append(g.moves, a.Move())
	return nil
}

// Forfeit ends the game by a foul of the side to move.
func (g *Game) Forfeit(foul *IllegalMove) { g.foul = foul }

// Outcome says how the game stands; nothing else in the program does.
func (g *Game) Outcome() Outcome {
	now := g.Position()
	loss := Outcome{Winner: now.turn.Opponent(), Won: true, Ply: len(g.moves)}
	switch {
	case g.foul != nil:
		loss.Ending, loss.Foul, loss.Ply = EndFoul, g.foul, loss.Ply+1
	case now.HasLegal():
		return Outcome{}
	case now.InCheck():
		loss.Ending = EndMate
	default:
		loss.Ending = EndNoLegalMove
	}
	return loss
}
