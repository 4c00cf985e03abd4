package rules

// Game is a game from some position on, under a rule set: the moves, how often
// each position has stood, and how it ended.
type Game struct {
	rules     RuleSet
	positions []Position // the start, then one after each move
	checked   []bool     // by position: the side to move is in check
	moves     []Move     // NoMove for a pass
	book      repetitions
	foul      *IllegalMove
	resigned  bool
	called    Outcome // what a player or the clock has called, if anything
}

// NewGame returns a game that starts from p under the rules of the Japan Shogi
// Association: [JSA].
func NewGame(p Position) *Game { return JSA.NewGame(p) }

// NewGame returns a game that starts from p under these rules.
func (r RuleSet) NewGame(p Position) *Game {
	g := &Game{rules: r, book: repetitions{last: map[uint64]int{}}}
	g.reach(p)
	return g
}

// Rules returns the rule set.
func (g *Game) Rules() RuleSet { return g.rules }

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
	now := &g.positions[len(g.positions)-1]
	if err := now.Check(a); err != nil {
		return err
	}
	g.add(*now, a.Move())
	return nil
}

// Pass leaves the turn to the opponent. Shogi knows no passing: this is for the
// first lessons, whose opponent waits.
func (g *Game) Pass() {
	g.moves = append(g.moves, NoMove)
	g.reach(g.Position().Passed())
}

func (g *Game) add(p Position, m Move) {
	p.Make(m)
	g.moves = append(g.moves, m)
	g.reach(p)
}

// reach notes the position that the game has come to.
func (g *Game) reach(p Position) {
	g.positions = append(g.positions, p)
	g.checked = append(g.checked, p.InCheck())
	g.book.add(g.positions)
}

// TakeBack takes back the last n moves, or as many as there are, and with them
// whatever ended the game.
func (g *Game) TakeBack(n int) {
	for range min(n, len(g.moves)) {
		keep := len(g.moves) - 1
		g.book.remove(g.positions[keep+1].hash)
		g.positions, g.checked, g.moves = g.positions[:keep+1], g.checked[:keep+1], g.moves[:keep]
	}
	g.foul, g.resigned, g.called = nil, false, Outcome{}
}

// Forfeit ends the game by a foul: the side that committed it loses, under
// [RuleSet.FoulAfterEnd] also after a resignation.
func (g *Game) Forfeit(foul *IllegalMove) { g.foul = foul }

// Resign ends the game by the side to move giving up.
func (g *Game) Resign() { g.resigned = true }

// call ends the game by what a player or the clock says.
func (g *Game) call(o Outcome) {
	o.Ply = len(g.moves)
	g.called = o
}

// Outcome says how the game stands; nothing else in the program does.
func (g *Game) Outcome() Outcome {
	now := &g.positions[len(g.positions)-1]
	o := Outcome{Ply: len(g.moves)}
	loses := now.turn.Opponent()
	switch {
	case g.foul != nil && (!g.resigned || g.rules.FoulAfterEnd):
		o.Ending, o.Foul, o.Ply = EndFoul, g.foul, o.Ply+1
		return o.wonBy(g.foul.By.Opponent())
	case g.resigned:
		o.Ending = EndResignation
		return o.wonBy(loses)
	case g.called.Ending != NotEnded:
		return g.called
	case !now.HasLegal() && g.checked[len(g.moves)]:
		o.Ending = EndMate
		return o.wonBy(loses)
	case !now.HasLegal():
		o.Ending = EndNoLegalMove
		return o.wonBy(loses)
	}
	for _, law := range [...]func() (Outcome, bool){g.repetition, g.try, g.itself, g.capped} {
		if o, ended := law(); ended {
			o.Ply = len(g.moves)
			return o
		}
	}
	return Outcome{}
}

// try asks whether a king has come to where the other began. The side that has
// just moved is asked first.
func (g *Game) try() (Outcome, bool) {
	if !g.rules.Try {
		return Outcome{}, false
	}
	now := &g.positions[len(g.positions)-1]
	for _, c := range [...]Color{now.turn.Opponent(), now.turn} {
		king := now.kings[c]
		if king == kingHome[c.Opponent()] && now.Attackers(c.Opponent(), king).Empty() {
			return Outcome{Ending: EndTry}.wonBy(c), true
		}
	}
	return Outcome{}, false
}

// kingHome is where the kings begin.
var kingHome = [2]Square{Black: NewSquare(5, 9), White: NewSquare(5, 1)}

// itself asks whether the rule set declares for the side to move.
func (g *Game) itself() (Outcome, bool) {
	if !g.rules.DeclareItself {
		return Outcome{}, false
	}
	now := &g.positions[len(g.positions)-1]
	if g.rules.Declare(now, &g.positions[0]).Ending != EndDeclarationWin {
		return Outcome{}, false
	}
	return Outcome{Ending: EndImpasseWin}.wonBy(now.turn), true
}

// capped asks whether the last move that the rules allow has been made. A check
// is played on, and so is its answer: only a quiet move by a side that was not in
// check ends the run.
func (g *Game) capped() (Outcome, bool) {
	n := len(g.moves)
	now := &g.positions[n]
	made := now.MoveNumber() - 1
	if g.rules.Cap == 0 || made < g.rules.Cap || g.checked[n] {
		return Outcome{}, false
	}
	if made > g.rules.Cap && n > 0 && g.checked[n-1] {
		return Outcome{}, false
	}
	if g.rules.CapNeedsKing && !now.kingIn(Black) && !now.kingIn(White) {
		return Outcome{}, false
	}
	return Outcome{Ending: EndMoveLimit, Replay: true}, true
}
