package rules

// Ending is how a game ended.
type Ending uint8

// The endings.
const (
	// NotEnded is a game that goes on.
	NotEnded Ending = iota
	// EndMate: the side to move is in check and has no legal move. It loses.
	EndMate
	// EndNoLegalMove: the side to move is not in check and has no legal move,
	// which hardly ever happens. The rules of the Japan Shogi Association say
	// nothing of it; in practice the side that cannot move loses.
	EndNoLegalMove
	// EndSennichite: the same position, hands and turn included, stands for the
	// fourth time. Nobody wins; the game is played again with the sides
	// exchanged. Article 8 of the Association's rules of play.
	EndSennichite
	// EndPerpetualCheck: as EndSennichite, but every move of one side since the
	// first time was a check. That side loses.
	EndPerpetualCheck
	// EndResignation: the side to move gave up. It loses.
	EndResignation
	// EndFoul: an illegal move was made. Whoever made it loses.
	EndFoul

	endings
)

var endingCodes = [endings]string{
	"none", "mate", "no-legal-move", "sennichite", "perpetual-check", "resignation", "foul",
}

// String returns the code that the console tool and lessons use, such as "mate".
func (e Ending) String() string { return endingCodes[e] }

// Outcome is how a game stands.
type Outcome struct {
	Ending Ending
	Winner Color // has a meaning only if Won
	Won    bool  // somebody wins
	Replay bool  // the game is to be played again, sides exchanged
	Ply    int   // moves made when the game ended, a foul included
	Foul   *IllegalMove
}
