package play

import (
	"slices"
	"strings"
	"testing"

	"terakoya/app/boardscreen"
	"terakoya/app/stage"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/rules"
)

// outcomes are all ways in which a game can end.
func outcomes() (all []rules.Outcome) {
	for _, e := range rules.AllEndings {
		o := rules.Outcome{Ending: e}
		switch e {
		case rules.EndSennichite, rules.EndDeclarationDraw, rules.EndMoveLimit:
			if e == rules.EndSennichite {
				all = append(all, o) // where it is a draw
			}
			o.Replay = true
			all = append(all, o)
			continue
		case rules.EndImpasse:
			all = append(all, rules.Outcome{Ending: e, Replay: true})
		case rules.EndDeclarationLoss:
			o.Unmet = 1<<5 - 1
		case rules.EndFoul:
			o.Foul = &rules.IllegalMove{Foul: rules.FoulNifu}
		case rules.NotEnded, rules.EndMate, rules.EndNoLegalMove, rules.EndPerpetualCheck, rules.EndImpasseWin,
			rules.EndDeclarationWin, rules.EndTry, rules.EndResignation, rules.EndTime:
		}
		for _, c := range []rules.Color{rules.Black, rules.White} {
			o.Winner, o.Won = c, true
			all = append(all, o)
		}
	}
	return all
}

// TestEndings: every ending has a sentence in every language, for both kinds of
// game and both winners, and nothing in it is unfilled. No two read alike.
func TestEndings(t *testing.T) {
	set := stage.Must[*words.Typesetter](t)(words.NewTypesetter())
	for _, l := range lessons.Languages {
		w := stage.Must[*words.Catalogue](t)(stage.Words()).In(l)
		for _, s := range []sides{{w, false}, {w, true}} {
			said := map[string]bool{}
			for _, o := range outcomes() {
				title, text := s.ending(o)
				if title == "" || text == "" || strings.ContainsAny(title+text, "{}[]") || said[title+text] {
					t.Errorf("%s: %s is %q, %q", l, o.Ending, title, text)
				}
				said[title+text] = true
				if !o.Won && (said[title] || s.handicap && strings.Contains(text, w.Side(rules.Black))) {
					t.Errorf("%s: %s has the title %q, the text %q", l, o.Ending, title, text)
				}
				said[title] = true
				if missing := set.Missing(l, title+text); len(missing) > 0 {
					t.Errorf("%s: %s lacks %q", l, o.Ending, string(missing))
				}
			}
		}
	}
}

// TestUnmet: a failed declaration tells what it missed and nothing else.
func TestUnmet(t *testing.T) {
	p, _, err := rules.ParseSFEN("4k4/9/9/9/9/9/4r4/9/4K4 b - 501")
	if err != nil {
		t.Fatal(err)
	}
	s := sides{stage.Must[*words.Catalogue](t)(stage.Words()).In(lessons.English), false}
	for set, want := range map[string]string{
		"jsa": "Sente's king has not entered the enemy camp.\nSente's king is in check.\n" +
			"Too few of Sente's pieces stand in the enemy camp. The king does not count.\n" +
			"Sente's pieces in the enemy camp and in hand give too few points.\n" +
			"The last move that the rules allow has already been made.",
		"csa,zone_min=0": "Sente's king has not entered the enemy camp.\nSente's king is in check.\n" +
			"Sente's pieces in the enemy camp and in hand give too few points.",
	} {
		g := stage.Must[rules.RuleSet](t)(rules.ParseRuleSet(set)).NewGame(p)
		if err := g.Do(rules.Action{Deed: rules.DoDeclare}); err != nil {
			t.Fatal(err)
		}
		if title, text := s.ending(g.Outcome()); title != "Gote wins" || !strings.HasSuffix(text, "misses one loses.\n"+want) {
			t.Errorf("%s: %s, %s", set, title, text)
		}
	}
}

// TestEndingsFit: how a game ended has room in the line at the foot.
func TestEndingsFit(t *testing.T) {
	for _, l := range lessons.Languages {
		table := newRoom(t, l, false, small).game(against(Waits))
		for _, table.sides.handicap = range []bool{false, true} {
			for _, o := range outcomes() {
				table.status.Set(table.endedText(o), table.keysText())
				if high := table.status.Line().Size().Height; high > boardscreen.CompactStatus {
					t.Errorf("%s: %s is %g high", l, o.Ending, high)
				}
			}
		}
	}
}

// TestExchanges: whatever is played again in an even game has the sides exchanged.
func TestExchanges(t *testing.T) {
	const entered = "+R5+P2/+P+P+P+PK1+P1+P/4+P+P1+P1/9/9/9/9/4k4/9 "
	for sfen, c := range map[string]struct {
		does string
		want bool
	}{
		entered + "b R7P2b4g4s4n4lp 1": {"agree-impasse", true},
		entered + "w R7P2b4g4s4n4lp 1": {"agree-impasse", true},
		entered + "b R8P2b4g4s4n4l 1":  {"declare", true},
		entered + "b 2b4g4s4n4l 1":     {"declare", false}, // lost
	} {
		p, _, err := rules.ParseSFEN(sfen)
		if err != nil {
			t.Fatal(err)
		}
		table := newRoom(t, lessons.English, false, small).game(against(Waits))
		table.match.game = rules.NewGame(p)
		if err := table.match.game.Do(stage.Must[rules.Action](t)(rules.ParseAction(c.does))); err != nil {
			t.Fatal(err)
		}
		if got := table.exchanges(); got != c.want || !table.match.over() {
			t.Errorf("%s: exchanged %t", sfen, got)
		}
	}
}

// TestFoulBesideMoves: a foul that is no move is told without an attempt, and its
// squares are marked.
func TestFoulBesideMoves(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	table := r.game(against(Waits))
	r.click("7g", "7f")
	foul, _ := table.match.game.Do(rules.Action{Deed: rules.DoTakeback}).(*rules.IllegalMove)
	table.match.game.Forfeit(foul)
	table.moved()
	if want := "Gote wins. Sente committed a foul: takeback. That loses at once."; r.screen.Says() != want {
		t.Errorf("it says %q, want %q", r.screen.Says(), want)
	}
	if got, want := r.marked(), []string{"offender-7f", "offender-7g"}; !slices.Equal(got, want) {
		t.Errorf("marked %v, want %v", got, want)
	}
	if parts := table.explained(foul).Parts(table.env.Words); len(parts) != 1 {
		t.Errorf("%d parts, want the reason alone", len(parts))
	}
	stage.Apart(t, r.screen.Parts(), small)
}
