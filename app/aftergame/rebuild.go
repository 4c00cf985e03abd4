package aftergame

import (
	"errors"
	"fmt"

	"terakoya/lessons/progress"
	"terakoya/rules"
)

// ErrNoMoves says that the moves of a game were not kept, as those of early versions
// were not.
var ErrNoMoves = errors.New("the moves of this game were not kept")

// Rebuild sets up a game that was kept, with its ending. Where that is more than its
// moves tell, such as a resignation, it is done again; what the rules do not let be done
// stays undone, and the game then has no outcome. The error is [ErrNoMoves], or names
// the move that could not be made again.
func Rebuild(past progress.PastGame) (*rules.Game, error) {
	made := past.Plies
	if past.Ending == rules.EndFoul.String() {
		made-- // the foul itself
	}
	if len(past.Moves) == 0 && made > 0 {
		return nil, ErrNoMoves
	}
	p, _, err := rules.ParseSFEN(past.Start)
	if err != nil {
		return nil, fmt.Errorf("past game: %w", err)
	}
	law := rules.JSA
	if past.Rules != "" {
		if law, err = rules.ParseRuleSet(past.Rules); err != nil {
			return nil, fmt.Errorf("past game: %w", err)
		}
	}
	g := law.NewGame(p)
	for i, text := range past.Moves {
		if text == progress.Pass {
			g.Pass()
			continue
		}
		a, err := rules.ParseAttempt(text)
		if err == nil {
			err = g.Play(a)
		}
		if err != nil {
			return nil, fmt.Errorf("past game: move %d: %w", i+1, err)
		}
	}
	finish(g, past)
	return g, nil
}

// finish does what ended a game, unless its moves have.
func finish(g *rules.Game, past progress.PastGame) {
	if g.Outcome().Ending != rules.NotEnded {
		return
	}
	ending := rules.NotEnded
	for _, e := range rules.AllEndings {
		if e.String() == past.Ending {
			ending = e
		}
	}
	var deed rules.Deed
	switch ending {
	case rules.EndResignation:
		deed = rules.DoResign
	case rules.EndTime:
		deed = rules.DoTime
	case rules.EndImpasse:
		deed = rules.DoAgreeImpasse
	case rules.EndDeclarationWin, rules.EndDeclarationDraw, rules.EndDeclarationLoss:
		deed = rules.DoDeclare
	case rules.EndSennichite:
		deed = rules.DoAgreeSennichite
	case rules.EndFoul:
		forfeit(g, past.Slips)
		return
	case rules.NotEnded, rules.EndMate, rules.EndNoLegalMove, rules.EndPerpetualCheck, rules.EndImpasseWin, rules.EndTry, rules.EndMoveLimit:
		return
	}
	_ = g.Do(rules.Action{Deed: deed}) // one that is not open leaves the game as it is
}

// forfeit ends a game by the last illegal move that was tried in its last position.
func forfeit(g *rules.Game, slips []progress.Slip) {
	p := g.Position()
	for i := len(slips) - 1; i >= 0; i-- {
		a, err := rules.ParseAttempt(slips[i].Attempt)
		if err != nil || slips[i].Ply != len(g.Moves()) {
			continue
		}
		var foul *rules.IllegalMove
		if errors.As(p.Check(a), &foul) {
			g.Forfeit(foul)
			return
		}
	}
}
