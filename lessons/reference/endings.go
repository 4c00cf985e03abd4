package reference

import "terakoya/rules"

// endings is each way in which a game ends, and which rule sets have it.
func endings() []Block {
	var all Grid
	for _, e := range rules.AllEndings {
		all = append(all, endingCard(e))
	}
	return []Block{
		Paragraph{say("endings.lead")},
		Heading{say("endings.all")}, all,
		Heading{say("endings.sets")}, Paragraph{say("endings.setsLead")}, parameterTable(onEndings),
		says("set-about.", setNames()...),
	}
}

func endingCard(e rules.Ending) Card {
	sets := SetsWith(e)
	g, foul := endingExamples[e].played(sets[0])
	if foul != nil {
		g.Forfeit(foul)
	}
	p := g.Position()
	return Card{
		Title: Term(e.String()), Board: Board{Setup: p.Setup(), Foul: foul, At: p, Last: lastOf(g)},
		Lines: []Text{Ended(g.Outcome()), say("endings." + resultOf(e).String()), having(sets)},
	}
}

// lastOf is the squares of the last move.
func lastOf(g *rules.Game) []rules.Square {
	moves := g.Moves()
	if len(moves) == 0 {
		return nil
	}
	m := moves[len(moves)-1]
	if m.IsDrop() {
		return []rules.Square{m.To()}
	}
	return []rules.Square{m.From(), m.To()}
}

// having names the rule sets that have an ending.
func having(sets []*rules.RuleSet) Text {
	if len(sets) == len(rules.RuleSets) {
		return say("endings.everySet")
	}
	var names Listed
	for _, r := range sets {
		names = append(names, say("set."+r.Name))
	}
	return Message{"endings.inSets", map[string]Text{"sets": names}}
}

// result is what an ending brings.
type result uint8

const (
	wins result = iota
	replays
	either // by the points
)

// String returns the code of the result, such as "wins".
func (r result) String() string { return [...]string{"wins", "replays", "either"}[r] }

// resultOf asks the law of each rule set that has the ending.
func resultOf(e rules.Ending) result {
	won, again := false, false
	for _, r := range SetsWith(e) {
		g, foul := endingExamples[e].played(r)
		if foul != nil {
			g.Forfeit(foul)
		}
		o := g.Outcome()
		won, again = won || o.Won, again || o.Replay
	}
	switch {
	case won && again:
		return either
	case again:
		return replays
	}
	return wins
}

// SetsWith lists the rule sets in which a game can end so.
func SetsWith(e rules.Ending) []*rules.RuleSet {
	var all []*rules.RuleSet
	for _, r := range rules.RuleSets {
		if has(r, e) {
			all = append(all, r)
		}
	}
	return all
}

func has(r *rules.RuleSet, e rules.Ending) bool {
	declares := r.DeclareNeed[rules.Black] > 0
	switch e {
	case rules.EndSennichite, rules.EndPerpetualCheck:
		return r.Repeat > 0
	case rules.EndImpasse:
		return r.AgreePoints > 0
	case rules.EndImpasseWin:
		return declares && r.DeclareItself
	case rules.EndDeclarationWin, rules.EndDeclarationLoss:
		return declares && !r.DeclareItself
	case rules.EndDeclarationDraw:
		return declares && !r.DeclareItself && r.DeclareWin > r.DeclareNeed[rules.Black]
	case rules.EndTry:
		return r.Try
	case rules.EndMoveLimit:
		return r.Cap > 0
	case rules.EndMate, rules.EndNoLegalMove, rules.EndResignation, rules.EndTime, rules.EndFoul:
		return true
	case rules.NotEnded:
	}
	return false
}
