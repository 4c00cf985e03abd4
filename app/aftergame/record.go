package aftergame

import (
	"time"

	"terakoya/rules"
	"terakoya/rules/kifu"
)

// Record returns a game as a record, with how long each move took, if that is known.
// Records know no passes: the game ends before the first, and whole is false then.
func Record(g *rules.Game, times []time.Duration) (r *kifu.Record, whole bool) {
	r = kifu.NewRecord(g.Start())
	at := r.Root
	for i, m := range g.Moves() {
		if m == rules.NoMove {
			return r, false
		}
		n := &kifu.Node{Move: m, Parent: at, Ply: at.Ply + 1}
		if i < len(times) {
			n.Spent, n.Timed = times[i], true
		}
		at.Next, at = n, n
	}
	if end, foul := endOf(g); end.Kind != kifu.NoEnd {
		at.Next = &kifu.Node{End: end, Foul: foul, Parent: at, Ply: at.Ply + 1}
	}
	return r, true
}

// endOf is the word of records for how a game ended. They have none for every ending of
// the law; then it is one by which the same side wins.
func endOf(g *rules.Game) (kifu.End, *rules.IllegalMove) {
	o, now := g.Outcome(), g.Position()
	moves := o.Won && o.Winner == now.Turn() // the winner is to move
	kind := kifu.NoEnd
	switch o.Ending {
	case rules.NotEnded:
	case rules.EndMate, rules.EndNoLegalMove:
		kind = kifu.EndMate
	case rules.EndSennichite:
		kind = kifu.EndRepetition
	case rules.EndPerpetualCheck, rules.EndFoul, rules.EndDeclarationLoss:
		if kind = kifu.EndFoulLoss; moves {
			kind = kifu.EndFoulWin
		}
	case rules.EndImpasse, rules.EndDeclarationDraw:
		if kind = kifu.EndImpasse; moves {
			kind = kifu.EndDeclaration
		}
	case rules.EndImpasseWin, rules.EndDeclarationWin:
		kind = kifu.EndDeclaration
	case rules.EndTry:
		kind = kifu.EndTry
	case rules.EndMoveLimit:
		kind = kifu.EndMoveLimit
	case rules.EndResignation:
		kind = kifu.EndResign
	case rules.EndTime:
		kind = kifu.EndTimeout
	}
	if o.Foul != nil && o.Foul.By == now.Turn() && o.Foul.Foul.IsMove() {
		return kifu.End{Kind: kifu.EndFoulWin}, o.Foul // the word stands after the move
	}
	return kifu.End{Kind: kind}, nil
}
