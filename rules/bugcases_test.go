package rules

import (
	"strconv"
	"strings"
	"testing"
)

// TestBugCases: faults that other programs had, one a row: a position and moves,
// and what must come of them. What a row says of windows, texts and notation is
// proved where those are.
func TestBugCases(t *testing.T) {
	elsewhere := map[string]bool{"ja": true, "ui": true, "mark": true, "label": true, "shown-move-number": true, "shown-name": true, "no exception": true, "not earlier": true, "promotion": true, "lesson-lint": true}
	for _, row := range table(t, "bug-cases.tsv") {
		t.Run(row[0], func(t *testing.T) {
			sfen, moves, _ := strings.Cut(row[3], " moves ")
			g := NewGame(position(t, sfen))
			var foul *IllegalMove
			for _, m := range strings.Fields(moves) {
				if foul, _ = g.Play(attempt(t, m)).(*IllegalMove); foul != nil {
					g.Forfeit(foul)
				}
			}
			for _, part := range strings.Split(row[4], "; ") {
				key, value, _ := strings.Cut(part, "=")
				if got, known := found(g, foul, key, value); known && got != value {
					t.Errorf("%s is %q, want %q", key, got, value)
				} else if !known && !elsewhere[key] {
					t.Errorf("nothing tells %s", key)
				}
			}
		})
	}
}

// found tells what came of a game, in the words of the table.
func found(g *Game, foul *IllegalMove, key, value string) (string, bool) {
	p, o := g.Position(), g.Outcome()
	side := map[Color]string{Black: "sente", White: "gote"}
	switch key {
	case "legal":
		return strconv.FormatBool(foul == nil), true
	case "reason":
		if foul == nil { // a row about a set-up or a declaration: its other parts tell
			return value, true
		}
		return foul.Foul.String(), true
	case "setup":
		return map[bool]string{true: "warning"}[p.odd() != 0], true
	case "check":
		return strconv.FormatBool(p.InCheck()), true
	case "winner":
		return side[o.Winner], true
	case "loser":
		return side[o.Winner.Opponent()], true
	case "result":
		return map[Ending]string{
			NotEnded: "continue", EndMate: "checkmate", EndNoLegalMove: "stalemate",
			EndPerpetualCheck: "perpetual-check", EndSennichite: "sennichite (draw)",
		}[o.Ending], true
	case "ends-at-ply":
		return strconv.Itoa(o.Ply), true
	case "occurrences":
		return strconv.Itoa(g.Repetitions()), true
	case "only-reply":
		if l := p.Legal(); len(l) == 1 {
			return l[0].String(), true
		}
		return "", true
	case "hand-after":
		held := p.Hand(p.Turn().Opponent())
		s := Setup{Hands: [2]Hand{Black: held}}
		return strings.ReplaceAll(s.handText(), "-", "(empty)"), true
	}
	return declaration(&p, key)
}

// declaration tells what the rows about impasse ask.
func declaration(p *Position, key string) (string, bool) {
	brings := func(r *RuleSet) string {
		return map[Ending]string{EndDeclarationWin: "win", EndDeclarationDraw: "draw", EndDeclarationLoss: "fail"}[r.Declare(p, p).Ending]
	}
	n := p.Count(p.turn, 0)
	switch key {
	case "side":
		return map[Color]string{Black: "sente", White: "gote"}[p.turn], true
	case "pieces":
		return strconv.Itoa(n.Zone()), true
	case "points":
		return strconv.Itoa(n.Declare()), true
	case "declare27":
		return brings(&Amateur27), true
	case "declare24":
		return brings(&JSA), true
	}
	return "", false
}
