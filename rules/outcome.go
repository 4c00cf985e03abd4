package rules

// Ending is how a game ended. [Game.Outcome] says so, under a [RuleSet].
//
// Each comment ends with an example that a test proves: the rule set, a
// position, what is done (as [ParseAction] reads it; "*4" before a bracket
// repeats what stands in it), and who wins or "replay".
type Ending uint8

// The endings.
const (
	// NotEnded is a game that goes on.
	NotEnded Ending = iota
	// EndMate: the side to move is in check and has no legal move. It loses.
	//
	//	jsa	8k/9/7G1/9/9/9/9/9/4K4 b G 1	G*1b	black
	EndMate
	// EndNoLegalMove: the side to move is not in check and has no legal move,
	// which hardly ever happens. The rules of the Japan Shogi Association say
	// nothing of it; in practice the side that cannot move loses.
	//
	//	jsa	8k/6G2/7G1/9/9/9/9/9/4K4 b - 1	3b3a	black
	EndNoLegalMove
	// EndSennichite: the same position, hands and turn included, stands for the
	// fourth time, or the players agree on it earlier. Nobody wins; the game is
	// played again with the sides exchanged. Article 8 of the Association's rules
	// of play.
	//
	//	jsa	4k4/9/9/9/9/9/9/9/4K4 b - 1	*3(5i5h 5a5b 5h5i 5b5a)	replay
	EndSennichite
	// EndPerpetualCheck: as EndSennichite, but every move of one side since the
	// first time was a check. That side loses.
	//
	//	jsa	4k4/9/9/9/5R3/9/9/9/4K4 b - 1	*3(4e5e 5a4a 5e4e 4a5a)	white
	EndPerpetualCheck
	// EndImpasse: both agree that neither king can be mated, and count. Under 24
	// points two sides with enough play again. Article 9.
	//
	//	jsa	+R5+P2/+P+P+P+PK1+P1+P/4+P+P1+P1/9/9/9/9/4k4/9 b R7P2b4g4s4n4lp 1	agree-impasse	replay
	EndImpasse
	// EndImpasseWin: lishogi declares by itself for a side that meets every
	// condition when it is to move.
	//
	//	lishogi	+R5+P2/+P+P+P+PK1+P1+P/4+P+P1+P1/9/9/9/9/4k4/9 b R8P2b4g4s4n4l 1	-	black
	EndImpasseWin
	// EndDeclarationWin: a declaration that meets every condition and has the
	// points. Article 9.
	//
	//	jsa	+R5+P2/+P+P+P+PK1+P1+P/4+P+P1+P1/9/9/9/9/4k4/9 b R3S8P2b4gs4n4l 1	declare	black
	EndDeclarationWin
	// EndDeclarationDraw: a declaration that meets every condition with fewer
	// points than a win needs. The game is played again.
	//
	//	jsa	+R5+P2/+P+P+P+PK1+P1+P/4+P+P1+P1/9/9/9/9/4k4/9 b R8P2b4g4s4n4l 1	declare	replay
	EndDeclarationDraw
	// EndDeclarationLoss: a declaration that misses a condition. It is no foul,
	// but who declared loses.
	//
	//	jsa	4k4/9/9/9/9/9/9/9/4K4 b - 1	declare	white
	EndDeclarationLoss
	// EndTry: a king has come, unattacked, to the square on which the other began.
	//
	//	try	9/4K4/9/9/9/9/9/9/k8 b - 1	5b5a	black
	EndTry
	// EndMoveLimit: the last move that the rules allow has been made and no run
	// of checks is going on. The game is played again whatever the points.
	//
	//	jsa	4k4/9/9/9/9/9/9/9/4K4 w - 500	5a5b	replay
	EndMoveLimit
	// EndResignation: the side to move gave up. It loses.
	//
	//	jsa	4k4/9/9/9/9/9/9/9/4K4 b - 1	resign	white
	EndResignation
	// EndTime: the side to move has used up its time. It loses.
	//
	//	jsa	4k4/9/9/9/9/9/9/9/4K4 b - 1	time	white
	EndTime
	// EndFoul: an illegal move was made, or something that no player may do.
	// Whoever did it loses. Article 10.
	//
	//	jsa	4k4/9/9/9/9/9/9/9/4K4 b - 1	5i5g	white
	EndFoul

	endings
)

// AllEndings lists every ending.
var AllEndings = func() (all []Ending) {
	for e := NotEnded + 1; e < endings; e++ {
		all = append(all, e)
	}
	return all
}()

var endingCodes = [endings]string{
	"none", "mate", "no-legal-move", "sennichite", "perpetual-check", "impasse", "impasse-win",
	"declaration-win", "declaration-draw", "declaration-loss", "try", "move-limit", "resignation",
	"time", "foul",
}

// String returns the code that the console tool and lessons use, such as "mate".
func (e Ending) String() string { return endingCodes[e] }

// Outcome is how a game stands.
type Outcome struct {
	Ending Ending
	Winner Color // has a meaning only if Won
	Won    bool  // somebody wins
	Replay bool  // the game is to be played again, sides exchanged in an even game
	Ply    int   // moves made when the game ended, a foul included
	Foul   *IllegalMove
	Unmet  Conditions // what a failed declaration missed
}

// wonBy fills in who wins.
func (o Outcome) wonBy(c Color) Outcome {
	o.Winner, o.Won = c, true
	return o
}
