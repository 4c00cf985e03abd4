package rules

import (
	"strconv"
	"strings"
	"testing"
)

// do does what the words say; nothing of it may be refused.
func do(t testing.TB, g *Game, words string) {
	t.Helper()
	for _, word := range strings.Fields(words) {
		a, err := ParseAction(word)
		if err == nil {
			err = g.Do(a)
		}
		if err != nil {
			t.Fatalf("%s: %v", word, err)
		}
	}
}

// repeated writes out "*3(a b)" as a b a b a b.
func repeated(words string) string {
	count, body, found := strings.Cut(strings.TrimPrefix(words, "*"), "(")
	n, err := strconv.Atoi(count)
	if !found || err != nil {
		return words
	}
	return strings.Repeat(strings.TrimSuffix(body, ")")+" ", n)
}

// TestEndingExamples proves the example in the comment of every ending.
func TestEndingExamples(t *testing.T) {
	proved := map[Ending]bool{}
	for _, e := range examples(t, "outcome.go", "End") {
		o := played(t, e.fields[0], e.fields[1], repeated(e.fields[2]))
		who := "replay"
		if o.Won {
			who = o.Winner.String()
		}
		if o.Replay == o.Won || who != e.fields[3] {
			t.Errorf("%s: %+v, the comment says %s", e.constant, o, e.fields[3])
		}
		if name := constant("End", o.Ending.String()); name != e.constant {
			t.Errorf("%s: the example ends as %s", e.constant, name)
		}
		proved[o.Ending] = true
	}
	for _, e := range AllEndings {
		if !proved[e] {
			t.Errorf("%s has no example in outcome.go", e)
		}
	}
}

// played does what the words say under a rule set; a foul at the end loses.
func played(t testing.TB, set, sfen, words string) Outcome {
	t.Helper()
	r, err := ParseRuleSet(set)
	if err != nil {
		t.Fatal(err)
	}
	g := r.NewGame(position(t, sfen))
	for _, word := range strings.Fields(words) {
		if word == "-" {
			continue
		}
		a, err := ParseAction(word)
		if err != nil {
			t.Fatal(err)
		}
		if foul, ok := g.Do(a).(*IllegalMove); ok {
			g.Forfeit(foul)
		}
	}
	return g.Outcome()
}

// TestOffences: what is wrong beside moves, who did it and what is lit.
func TestOffences(t *testing.T) {
	const silver = "4k4/9/9/9/4+S4/9/9/9/4K4 b G2p 1"
	for _, c := range []struct {
		sfen, words, foul string
		by                Color
		squares           string
	}{
		{StartSFEN, "7g7f again:2g2f", "two-in-a-row", Black, "7f"},
		{StartSFEN, "7g7f 3c3d again:8c8d", "two-in-a-row", White, "3d"},
		{StartSFEN, "again:8c8d", "out-of-turn", White, "8c"},
		{silver, "again:P*5d", "out-of-turn", White, "5d"},
		{"lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", "again:7g7f", "out-of-turn", Black, "7g"},
		{StartSFEN, "7g7f pass", "pass", White, ""},
		{silver, "flip:5e", "unpromote", Black, "5e"},
		{silver, "flip:5i", "cannot-promote", Black, "5i"},
		{silver, "flip:5a", "wrong-side", Black, "5a"},
		{silver, "flip:4e", "empty-square", Black, "4e"},
		{silver, "flip:5j", "off-board", Black, ""},
		{StartSFEN, "flip:7g", "wrong-movement", Black, "7g"},
		{StartSFEN, "7g7f takeback", "takeback", Black, "7f 7g"},
		{silver, "G*5b takeback", "takeback", Black, "5b"},
		{StartSFEN, "7g7f again:3c3d", "wrong-side", Black, "3c"},
		{StartSFEN, "again:7g7f", "wrong-side", White, "7g"},
		{StartSFEN, "7g7f again:5e5d", "empty-square", Black, "5e"},
		{silver, "takeback", "takeback", White, ""},
		{silver, "hide:G", "hidden-hand", Black, ""},
		{silver, "hide:P", "hidden-hand", White, ""},
		{StartSFEN, "setup:bishop-handicap", "wrong-setup", White, "2b"},
		{"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPP1/1B5R1/LNSGKGSNL w - 1", "setup:even-game", "wrong-setup", Black, "1g"},
	} {
		g := NewGame(position(t, c.sfen))
		foul := lastFoul(t, g, strings.Fields(c.words))
		if foul.Foul.String() != c.foul || foul.By != c.by || squareNames(foul.Squares) != c.squares {
			t.Errorf("%s: %v by %s at %v; want %s by %s at %s", c.words, foul.Foul, foul.By, foul.Squares, c.foul, c.by, c.squares)
		}
		before := g.Position()
		g.Forfeit(foul)
		if o := g.Outcome(); o.Ending != EndFoul || o.Winner != c.by.Opponent() || o.Foul != foul || g.Position() != before {
			t.Errorf("%s: %+v", c.words, o)
		}
	}
}

// TestNotOpen: what can be neither done nor called a foul changes nothing.
func TestNotOpen(t *testing.T) {
	for _, c := range []struct{ set, sfen, words string }{
		{"jsa", StartSFEN, "agree-impasse"},
		{"jsa", StartSFEN, "agree-sennichite"},
		{"jsa-2013", StartSFEN, "2h3h 8b7b 3h2h 7b8b agree-sennichite"},
		{"csa", entered + "1", "agree-impasse"},
		{"lishogi", "4k4/9/9/9/9/9/9/9/4K4 b - 1", "declare"},
		{"try", entered + "1", "declare"},
		{"jsa", StartSFEN, "hide:P"},
		{"jsa", StartSFEN, "setup:even-game"},
	} {
		o := played(t, c.set, c.sfen, c.words)
		if o != (Outcome{}) {
			t.Errorf("%s under %s: %+v", c.words, c.set, o)
		}
	}
	if o := played(t, "jsa", StartSFEN, "2h3h 8b7b 3h2h 7b8b agree-sennichite"); o != (Outcome{Ending: EndSennichite, Replay: true, Ply: 4}) {
		t.Errorf("agreed on early: %+v", o)
	}
}

// TestFoulAfterResignation: since October 2019 the foul loses all the same.
func TestFoulAfterResignation(t *testing.T) {
	for set, want := range map[string]Ending{"jsa": EndFoul, "jsa-2013": EndResignation, "jsa,foul_after_resign=resign": EndResignation} {
		r, err := ParseRuleSet(set)
		if err != nil {
			t.Fatal(err)
		}
		g := r.NewGame(position(t, "4k4/9/4p4/9/9/9/4P4/9/4K4 b P 1"))
		foul := g.Play(attempt(t, "P*5d")).(*IllegalMove)
		g.Resign()
		if g.Forfeit(foul); g.Outcome().Ending != want {
			t.Errorf("%s: %s, want %s", set, g.Outcome().Ending, want)
		}
	}
}

func TestParseAction(t *testing.T) {
	for _, text := range []string{
		"7g7f", "P*5e", "pass", "again:2g2f+", "flip:5e", "takeback", "hide:P", "setup:naked-king",
		"declare", "agree-impasse", "agree-sennichite", "resign", "time",
	} {
		if a, err := ParseAction(text); err != nil || a.String() != text {
			t.Errorf("%s is read as %s, %v", text, a, err)
		}
	}
	for _, text := range []string{
		"", "again", "again:", "again:x", "flip:", "flip:xx", "hide:K", "hide:+P", "setup:queen", "pass:1", "declare:", "resigns",
	} {
		if a, err := ParseAction(text); err == nil {
			t.Errorf("%q is read as %s", text, a)
		}
	}
}

func TestParseRuleSet(t *testing.T) {
	r, err := ParseRuleSet("ama27,cap=300,agree_needs=both,need_b=30,try=true")
	want := Amateur27
	want.Cap, want.AgreeBothKings, want.DeclareNeed[Black], want.Try = 300, true, 30, true
	if err != nil || r != want {
		t.Errorf("%+v, %v", r, err)
	}
	for text, cause := range map[string]string{
		"chess": "not known", "jsa,cup=1": `no parameter "cup"`, "jsa,cap=x": "want a number", "jsa,cap=-1": "want a number",
		"jsa,agree_needs=two": "want one or both", "jsa,try": "want false or true", "jsa,": "no parameter",
	} {
		if _, err := ParseRuleSet(text); err == nil || !strings.Contains(err.Error(), cause) {
			t.Errorf("%s: %v, want %s", text, err, cause)
		}
	}
	for _, named := range RuleSets {
		if r, err := ParseRuleSet(named.Name); err != nil || r != *named {
			t.Errorf("%s: %v", named.Name, err)
		}
	}
}
