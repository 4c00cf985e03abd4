package kifu

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"terakoya/rules"
)

// TestSentences: what まで… says, by whose turn it is. A sentence that
// contradicts the turn is kept in its own words.
func TestSentences(t *testing.T) {
	for _, c := range []struct {
		text   string
		turn   rules.Color
		fouled bool
		want   string
	}{
		{"3手で先手の勝ち", rules.White, false, "resign"},
		{"3手で先手の勝ち", rules.Black, false, "any:先手の勝ち"},
		{"3手で上手の勝ち", rules.Black, false, "resign"},
		{"3手で時間切れにより先手の勝ち", rules.White, false, "timeout"},
		{"3手で時間切れにより先手の勝ち", rules.Black, false, "any:時間切れにより先手の勝ち"},
		{"3手で後手の切れ負け", rules.White, false, "timeout"},
		{"3手で後手の反則負け", rules.White, false, "foulLose"},
		{"3手で先手の反則負け", rules.White, false, "foulWin"},
		{"3手で後手の反則勝ち", rules.White, false, "foulWin"},
		{"3手で先手の反則勝ち", rules.White, false, "foulLose"},
		{"3手で反則により先手の勝ち", rules.White, false, "foulLose"},
		{"4手で後手の反則負け", rules.White, true, "foulLose"},
		{"4手で先手の反則勝ち", rules.White, true, "foulWin"},
		{"4手で先手の反則負け", rules.White, true, "any:先手の反則負け"},
		{"4手で後手の反則勝ち", rules.White, true, "any:後手の反則勝ち"},
		{"3手で後手の入玉勝ち", rules.White, false, "enteringOfKing"},
		{"3手で先手の入玉勝ち", rules.White, false, "any:先手の入玉勝ち"},
		{"3手で詰", rules.White, false, "mate"},
		{"3手で不詰", rules.White, false, "noMate"},
		{"61手詰", rules.White, false, "any:61手詰"},
		{"２手で封じ手", rules.White, false, "any:封じ手"},
	} {
		if got := ended(c.text, c.turn, c.fouled).String(); got != c.want {
			t.Errorf("まで%s, turn %s, foul %v: %s, want %s", c.text, c.turn, c.fouled, got, c.want)
		}
	}
}

// TestOddEnds: words and fouls that look like something else are read back as
// they are, or named as lost, and never spoil what follows.
func TestOddEnds(t *testing.T) {
	words := map[string]bool{ // whether both formats hold them
		"封じ手": true, "61手詰": true, "打ち切り": true, "二歩": true, "先手の勝ち": false, "終局": true, "Time up": true,
		"投了": false, "": false, "７六歩(77)": false, "同 銀": false, "a\nb": false, " x": false, "x ( 0:01/00:00:01)": false,
		"x+": false, "手で": true, "3手で投了": false, "▲７六歩": false, "*": true, "変化：1手": true, "歩打": false,
	}
	for word, holds := range words {
		for _, f := range []Format{KIF, KI2} {
			b := newBuilder(evenStart)
			for _, usi := range []string{"7g7f", "3c3d"} {
				a, _ := rules.ParseAttempt(usi)
				if err := b.play(a); err != nil {
					t.Fatal(err)
				}
			}
			if err := b.end(End{Kind: EndOther, Text: word}, nil); err != nil {
				t.Fatal(err)
			}
			if err := b.back(0); err != nil {
				t.Fatal(err)
			}
			if err := b.play(rules.Attempt{From: rules.NewSquare(2, 7), To: rules.NewSquare(2, 6)}); err != nil {
				t.Fatal(err)
			}
			text, lost := b.record.Text(f)
			if holds && lost != nil || slices.ContainsFunc(lost, func(s string) bool { return !strings.HasPrefix(s, "the end") }) {
				t.Errorf("%q in %s: lost %q\n%s", word, f, lost, text)
			}
			if _, fault := f.read(text); fault != nil {
				t.Errorf("%q in %s: %v\n%s", word, f, fault, text)
			}
		}
	}
}

// TestFouls: a game that ends in a foul is written and read, whatever the foul.
func TestFouls(t *testing.T) {
	for _, c := range []struct{ sfen, foul string }{
		{rules.StartSFEN, "5i5g"}, {rules.StartSFEN, "7g7e"}, {rules.StartSFEN, "8h2b"}, {rules.StartSFEN, "2h2b+"},
		{rules.StartSFEN, "3c3d"}, {rules.StartSFEN, "P*5e"}, {rules.StartSFEN, "4i4h+"},
		{"4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "P*5d"}, {"4k4/9/9/9/9/9/9/9/3GKG3 b B 1", "+B*5e"},
		{"4k4/9/9/9/4p4/9/9/9/4K4 b G 1", "G*5e"}, {"4k4/9/9/9/9/9/9/3G1G3/4K4 b - 1", "6h4h"},
		{"4r3k/9/9/9/9/9/4G4/9/4K4 w - 1", "5a5i"}, {rules.StartSFEN, "5e5d"}, {rules.StartSFEN, "7g7j"},
	} {
		s := setup(t, c.sfen)
		start, _, err := s.Position()
		if err != nil {
			t.Fatal(err)
		}
		a, err := rules.ParseAttempt(c.foul)
		if err != nil {
			t.Fatal(err)
		}
		illegal, _ := start.Check(a).(*rules.IllegalMove)
		if illegal == nil {
			t.Errorf("%s is legal", c.foul)
			continue
		}
		for _, kind := range []EndKind{EndFoulWin, EndFoulLoss} {
			b := newBuilder(start)
			if err := b.end(End{Kind: kind}, illegal); err != nil {
				t.Fatal(err)
			}
			b.at.Comment = "a\r\nb"
			for _, f := range []Format{KIF, KI2} {
				text, lost := b.record.Text(f)
				back, fault := f.read(text)
				nothing := c.foul == "5e5d" || c.foul == "7g7j" // no record in Japanese can say these
				if fault != nil || !nothing && fmt.Sprint(lost) != "[1 comment]" || back[0].Root.Next.Comment != "a\nb" {
					t.Errorf("%s, %s in %s: lost %q, %v\n%s", c.foul, End{Kind: kind}, f, lost, fault, text)
				}
			}
		}
	}
}

// TestEndsBetweenFormats: a word of KIF becomes that of CSA that says the same,
// and one that CSA lacks stays in its own words as a comment.
func TestEndsBetweenFormats(t *testing.T) {
	for word, want := range map[string]string{
		"待った": "\n%MATTA\n", "投了": "\n%TORYO\n", "不戦勝": "\n'*不戦勝\n", "トライ": "\n'*トライ\n", "封じ手": "\n'*封じ手\n",
	} {
		r := parsed(t, "手合割：平手\n   1 ７六歩(77)\n   2 "+word+"\n")
		if text, _ := r.Text(CSA); !strings.Contains(text, want) {
			t.Errorf("%s is written\n%s", word, text)
		}
	}
	if text, lost := one(t, csaEven+"+7776FU\n%MATTA\n").Text(KIF); !strings.Contains(text, "\n   2 待った\n") || lost != nil {
		t.Errorf("%%MATTA is written\n%slost %q", text, lost)
	}
	if text, _ := one(t, csaEven+"+7775FU\n%ILLEGAL_MOVE\n").Text(KIF); !strings.Contains(text, "\n   2 反則勝ち\n") {
		t.Errorf("a foul is written\n%s", text)
	}
}

// TestWordAgainstFoul: a word that would make the other side lose is told.
func TestWordAgainstFoul(t *testing.T) {
	const game = "手合割：平手\n   1 ７六歩(77)\n   2 ３五歩(33)\n"
	for word, warnings := range map[string]int{"反則勝ち": 0, "反則負け": 1} {
		if r := parsed(t, game+"   3 "+word+"\n"); len(r.Warnings) != warnings {
			t.Errorf("%s: %v", word, r.Warnings)
		}
	}
}
