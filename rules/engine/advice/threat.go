package advice

import (
	"context"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// ThreatKind is what the opponent would do if it were its turn.
type ThreatKind uint8

// The kinds of threat, the gravest first but for none.
const (
	NoThreat        ThreatKind = iota
	ThreatCheck                // the side to move is in check already, and cannot pass
	ThreatMate                 // a mate of so many plies
	ThreatFork                 // a check that attacks a piece as well
	ThreatCapture              // a capture that pays
	ThreatPromotion            // a rook or bishop promotes and is not lost for it
)

var threatCodes = [...]string{
	NoThreat: "none", ThreatCheck: "check", ThreatMate: "mate", ThreatFork: "fork",
	ThreatCapture: "capture", ThreatPromotion: "promotion",
}

// AllThreats lists every kind of threat.
var AllThreats = []ThreatKind{NoThreat, ThreatCheck, ThreatMate, ThreatFork, ThreatCapture, ThreatPromotion}

// String returns the code that messages use, such as "mate".
func (k ThreatKind) String() string { return threatCodes[k] }

// Threat is what is threatened.
type Threat struct {
	Kind ThreatKind
	// Move is what the opponent would play, and Line how it would go on, Move first;
	// only of a mate is the line forced. NoMove and nothing in check.
	Move rules.Move
	Line []rules.Move
	// Plies is how long the mate takes.
	Plies int
	// Piece is the piece in danger: the one that would be taken or that a fork attacks
	// beside the king; or the one that would promote. At is where it stands, or where
	// it would promote.
	Piece rules.Kind
	At    rules.Square
	// Net is what an exchange would bring, in hundredths of a pawn.
	Net int
	// Free reports that nobody could take back.
	Free bool
	// Squares are those to light: what is in danger, and what gives the check.
	Squares rules.SquareSet
}

// leastThreat is the least that a capture brings that is called a threat: a lance or
// more. That a pawn may go belongs to every game.
const leastThreat = 500

// Threat says what the opponent of the side to move threatens: what it would do if
// the turn were left to it. A mate comes first, whether or not it is what the player
// would choose. A game that is over gives [engine.ErrFinished].
func (a *Adviser) Threat(ctx context.Context, g *rules.Game) (Threat, error) {
	if err := engine.Ready(ctx, g); err != nil {
		return Threat{}, err
	}
	p := g.Position()
	king := p.King(p.Turn())
	if p.InCheck() {
		return Threat{Kind: ThreatCheck, Piece: rules.King, At: king, Squares: p.Checkers()}, nil
	}
	passed := p.Passed()
	if r := a.solve(ctx, passed); r.Mate {
		return Threat{
			Kind: ThreatMate, Move: r.Line[0], Line: r.Line, Plies: r.Length,
			Piece: rules.King, At: king, Squares: rules.SetOf(king),
		}, ctx.Err()
	}
	if !passed.HasLegal() {
		return Threat{}, ctx.Err()
	}
	rule := g.Rules()
	c, err := a.look(ctx, rule.NewGame(passed))
	if err != nil || c.Pass || c.Resign || c.Declare {
		return Threat{}, err
	}
	return threatened(passed, c), nil
}

// threatened says what is to be feared of a move that the side to move would make.
func threatened(p rules.Position, c engine.Choice) Threat {
	m := c.Move
	t := Threat{Move: m, Line: c.Info.Line, Net: exchange(p, m), Free: free(p, m), At: rules.OffBoard}
	taken := p.At(m.To()).Kind()
	king := p.King(p.Turn().Opponent())
	switch at, forks := forked(p, m); {
	case forks && checks(p, m) && safely(p, m):
		t.Kind, t.Piece, t.At = ThreatFork, p.At(at).Kind(), at
		t.Squares = rules.SetOf(at, king)
	case swing(taken) >= leastThreat && t.Net >= leastThreat:
		t.Kind, t.Piece, t.At = ThreatCapture, taken, m.To()
		t.Squares = rules.SetOf(m.To())
	case turnsGreat(&p, m) && safely(p, m):
		t.Kind, t.Piece, t.At = ThreatPromotion, p.At(m.From()).Kind(), m.To()
		t.Squares = rules.SetOf(m.From(), m.To())
	default:
		return Threat{At: rules.OffBoard}
	}
	return t
}

// turnsGreat reports whether m promotes a rook or a bishop.
func turnsGreat(p *rules.Position, m rules.Move) bool {
	return m.Promotes() && (p.At(m.From()).Is(p.Turn(), rules.Rook) || p.At(m.From()).Is(p.Turn(), rules.Bishop))
}

// checks reports whether m gives check.
func checks(p rules.Position, m rules.Move) bool {
	p.Make(m)
	return p.InCheck()
}

// safely reports that the piece moved is not lost for less than it brought.
func safely(p rules.Position, m rules.Move) bool { return exchange(p, m) >= 0 }
