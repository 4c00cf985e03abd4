package drill_test

import (
	"slices"
	"testing"

	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/rules"
)

// TestEnding: each case ends as it says under the rule set, and all rulings come.
func TestEnding(t *testing.T) {
	only := map[string][]rules.Ending{
		"mate": {rules.EndMate}, "no-legal-move": {rules.EndNoLegalMove}, "resign": {rules.EndResignation},
		"time": {rules.EndTime}, "foul": {rules.EndFoul}, "agree-impasse": {rules.EndImpasse},
		"declare":    {rules.EndDeclarationWin, rules.EndDeclarationDraw, rules.EndDeclarationLoss},
		"sennichite": {rules.EndSennichite}, "perpetual-check": {rules.EndPerpetualCheck}, "goes-on": {rules.NotEnded},
	}
	for _, law := range []rules.RuleSet{rules.JSA, rules.JSA2013, rules.Amateur27, rules.TryRule, rules.CSA, rules.Lishogi} {
		d := template("ending")
		d.Law = law
		try, limit := rules.NotEnded, rules.NotEnded
		if law.Try {
			try = rules.EndTry
		}
		if law.Cap > 0 {
			limit = rules.EndMoveLimit
		}
		only["try"], only["move-limit"] = []rules.Ending{try}, []rules.Ending{limit}
		d.Mix = map[string]int{}
		g, _ := drill.About("ending")
		for _, c := range g.Cases {
			if (c.Name != "declare" || law.DeclareNeed[0] > 0 && !law.DeclareItself) && (c.Name != "agree-impasse" || law.AgreePoints > 0) {
				d.Mix[c.Name] = c.Weight
			}
		}
		rulings := map[lessons.Ruling]int{}
		made(t, d, func(t *testing.T, e *drill.Exercise) {
			if !slices.Contains(only[e.Case], e.Ending.Ending) {
				t.Errorf("it ends by %s", e.Ending.Ending)
			}
			rulings[lessons.RulingOf(e.Ending)]++
			if e.Blanks.Number != e.Position.MoveNumber()-1 {
				t.Errorf("number is %d", e.Blanks.Number)
			}
		})
		undecided := lessons.PlayedAgain
		if law.RepeatDraws {
			undecided = lessons.Drawn
		}
		for _, r := range []lessons.Ruling{lessons.GoesOn, lessons.BlackWins, lessons.WhiteWins, undecided} {
			if rulings[r] < seeds/20 {
				t.Errorf("%s: %s comes %d times of %d", law.Name, r, rulings[r], seeds)
			}
		}
	}
}

// TestEndingFouls: the fouls that a referee sees most are among those made.
func TestEndingFouls(t *testing.T) {
	d := template("ending")
	d.Mix = map[string]int{"foul": 1}
	seen := map[rules.Foul]int{}
	made(t, d, func(_ *testing.T, e *drill.Exercise) { seen[e.Ending.Foul.Foul]++ })
	for _, f := range []rules.Foul{rules.FoulNifu, rules.FoulDeadSquareDrop, rules.FoulMustPromote, rules.FoulMovesIntoCheck,
		rules.FoulWrongMovement, rules.FoulBlockedPath, rules.FoulTakeback} {
		if seen[f] == 0 {
			t.Errorf("%s never comes: %v", f, seen)
		}
	}
}
