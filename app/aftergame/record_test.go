package aftergame

import (
	"strings"
	"testing"
	"time"

	"terakoya/lessons/progress"
	"terakoya/rules"
	"terakoya/rules/kifu"
)

const impasse = "+R5+P2/+P+P+P+PK1+P1+P/4+P+P1+P1/9/9/9/9/4k4/9 b "

// ends are examples of the endings, and the words of records for them.
var ends = []struct {
	ending          rules.Ending
	law, sfen, does string
	end             string
}{
	{rules.EndMate, "jsa", "8k/9/7G1/9/9/9/9/9/4K4 b G 1", "G*1b", "mate"},
	{rules.EndNoLegalMove, "jsa", "8k/6G2/7G1/9/9/9/9/9/4K4 b - 1", "3b3a", "mate"},
	{rules.EndSennichite, "jsa", "4k4/9/9/9/9/9/9/9/4K4 b - 1", strings.Repeat("5i5h 5a5b 5h5i 5b5a ", 3), "repetitionDraw"},
	{rules.EndPerpetualCheck, "jsa", "4k4/9/9/9/5R3/9/9/9/4K4 b - 1", strings.Repeat("4e5e 5a4a 5e4e 4a5a ", 3), "foulLose"},
	{rules.EndImpasse, "jsa", impasse + "R7P2b4g4s4n4lp 1", "agree-impasse", "impass"},
	{rules.EndImpasseWin, "lishogi", impasse + "R8P2b4g4s4n4l 1", "", "enteringOfKing"},
	{rules.EndDeclarationWin, "jsa", impasse + "R3S8P2b4gs4n4l 1", "declare", "enteringOfKing"},
	{rules.EndDeclarationDraw, "jsa", impasse + "R8P2b4g4s4n4l 1", "declare", "impass"},
	{rules.EndDeclarationLoss, "jsa", "4k4/9/9/9/9/9/9/9/4K4 b - 1", "declare", "foulLose"},
	{rules.EndTry, "try", "9/4K4/9/9/9/9/9/9/k8 b - 1", "5b5a", "try"},
	{rules.EndMoveLimit, "jsa", "4k4/9/9/9/9/9/9/9/4K4 w - 500", "5a5b", "maxMoves"},
	{rules.EndResignation, "jsa", "4k4/9/9/9/9/9/9/9/4K4 b - 1", "resign", "resign"},
	{rules.EndTime, "jsa", "4k4/9/9/9/9/9/9/9/4K4 b - 1", "time", "timeout"},
	{rules.EndFoul, "jsa", "4k4/9/9/9/9/9/9/9/4K4 b - 1", "5i5g", "foulWin"},
}

// TestEnds: every ending of the law has its word in a record, which KIF reads back, and
// is rebuilt from what is kept of the game.
func TestEnds(t *testing.T) {
	for _, c := range ends {
		t.Run(c.ending.String(), func(t *testing.T) {
			g, past := example(t, c.law, c.sfen, c.does)
			if o := g.Outcome(); o.Ending != c.ending {
				t.Fatalf("the example ends by %s", o.Ending)
			}
			r, whole := Record(g, nil)
			if !whole || r.End().String() != c.end {
				t.Errorf("whole %t, ends by %s, want %s", whole, r.End(), c.end)
			}
			text, lost := r.Text(kifu.KIF)
			if len(lost) > 0 {
				t.Errorf("KIF loses %v:\n%s", lost, text)
			}
			again, err := Rebuild(past)
			if err != nil {
				t.Fatal(err)
			}
			if got, want := again.Outcome(), g.Outcome(); got.Ending != want.Ending || got.Won != want.Won || got.Winner != want.Winner {
				t.Errorf("rebuilt: %+v, want %+v", got, want)
			}
		})
	}
}

// example plays an example to its end, and returns it also as it is kept.
func example(t *testing.T, law, sfen, does string) (*rules.Game, progress.PastGame) {
	t.Helper()
	p, _, err := rules.ParseSFEN(sfen)
	if err != nil {
		t.Fatal(err)
	}
	set, err := rules.ParseRuleSet(law)
	if err != nil {
		t.Fatal(err)
	}
	g, past := set.NewGame(p), progress.PastGame{Start: sfen, Rules: law}
	for _, word := range strings.Fields(does) {
		a, err := rules.ParseAction(word)
		if err != nil {
			t.Fatal(err)
		}
		switch foul, illegal := g.Do(a).(*rules.IllegalMove); {
		case illegal:
			g.Forfeit(foul)
			past.Slips = append(past.Slips, progress.Slip{Ply: len(past.Moves), Attempt: word, Foul: foul.Foul.String()})
		case a.Deed == rules.DoMove:
			past.Moves = append(past.Moves, word)
		}
	}
	past.Ending, past.Plies = g.Outcome().Ending.String(), g.Outcome().Ply
	return g, past
}

// TestRecordTimes: times go with their moves, and a game with a pass is no whole record.
func TestRecordTimes(t *testing.T) {
	r, whole := Record(gameOf(t, rules.StartSFEN, "7g7f 3c3d"), []time.Duration{3 * time.Second, 4 * time.Second})
	line := r.MainLine()
	if !whole || len(line) != 2 || !line[1].Timed || line[1].Spent != 4*time.Second {
		t.Errorf("%+v", line)
	}
	if r, whole = Record(gameOf(t, rules.StartSFEN, "7g7f pass 2g2f"), nil); whole || r.Plies() != 1 {
		t.Errorf("whole %t, %d plies", whole, r.Plies())
	}
}

// TestRebuild: passes are among the moves, and what cannot be rebuilt says why.
func TestRebuild(t *testing.T) {
	g, err := Rebuild(progress.PastGame{Start: rules.StartSFEN, Moves: []string{"7g7f", progress.Pass}, Plies: 2, Ending: "resignation"})
	if err != nil || len(g.Moves()) != 2 || g.Outcome().Winner != rules.White {
		t.Errorf("%v, %+v", err, g)
	}
	for name, past := range map[string]progress.PastGame{
		"no moves": {Start: rules.StartSFEN, Plies: 9}, "an illegal move": {Start: rules.StartSFEN, Moves: []string{"7g7e"}, Plies: 1},
		"no start": {Start: "?"}, "no such rules": {Start: rules.StartSFEN, Rules: "?"},
	} {
		if _, err := Rebuild(past); err == nil || (err == ErrNoMoves) != (name == "no moves") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
