package words

import (
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"terakoya/content"
	"terakoya/lessons"
	"terakoya/rules"
)

func catalogue(t testing.TB) *Catalogue {
	t.Helper()
	c, err := Load(content.Messages(), content.Glossary())
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// flat lists the messages of a catalogue file by key; the forms of a plural are
// one message.
func flat(t *testing.T, l lessons.Language) map[string]string {
	t.Helper()
	text, err := fs.ReadFile(content.Messages(), string(l)+".toml")
	if err != nil {
		t.Fatal(err)
	}
	var tree map[string]any
	if err := toml.Unmarshal(text, &tree); err != nil {
		t.Fatal(err)
	}
	out := map[string]string{}
	var walk func(prefix string, v any)
	walk = func(prefix string, v any) {
		switch v := v.(type) {
		case string:
			out[prefix] = v
		case map[string]any:
			if other, ok := v["other"].(string); ok {
				out[prefix] = other
				return
			}
			for k, sub := range v {
				walk(strings.TrimPrefix(prefix+"."+k, "."), sub)
			}
		}
	}
	walk("", tree)
	return out
}

var placeholder = regexp.MustCompile(`\{(\w+)\}`)

// TestCataloguesAgree: every language has the messages of the English, and no
// message needs a placeholder that the English does not have.
func TestCataloguesAgree(t *testing.T) {
	english := flat(t, lessons.English)
	for _, l := range lessons.Languages {
		messages := flat(t, l)
		for key, text := range english {
			if messages[key] == "" {
				t.Errorf("%s has no message %s", l, key)
			}
			for _, name := range placeholder.FindAllString(messages[key], -1) {
				if !strings.Contains(text, name) && !strings.HasPrefix(key, "foul.") {
					t.Errorf("%s: %s has %s, the English has not", l, key, name)
				}
			}
		}
		for key := range messages {
			if english[key] == "" {
				t.Errorf("%s has a message %s that the English lacks", l, key)
			}
		}
	}
}

// TestGlyphs: every character of every message and term is in its fonts.
func TestGlyphs(t *testing.T) {
	set, err := NewTypesetter()
	if err != nil {
		t.Fatal(err)
	}
	c := catalogue(t)
	for _, l := range lessons.Languages {
		for key, text := range flat(t, l) {
			if missing := set.Missing(l, text); len(missing) > 0 {
				t.Errorf("%s: %s has characters that no font has: %q", l, key, string(missing))
			}
		}
		for key, term := range c.Glossary() {
			if missing := set.Missing(l, term.In(l)); len(missing) > 0 || term.In(l) == "" {
				t.Errorf("%s: term %s is %q, fonts lack %q", l, key, term.In(l), string(missing))
			}
		}
	}
}

// TestFoulsAreNamed: every foul and every ending has a name in every language.
func TestFoulsAreNamed(t *testing.T) {
	for _, l := range lessons.Languages {
		w := catalogue(t).In(l)
		for _, e := range rules.AllEndings {
			if w.Term(e.String()) == "" {
				t.Errorf("%s: %s has no name", l, e)
			}
		}
		for _, f := range rules.AllFouls {
			if w.Foul(f) == "" {
				t.Errorf("%s: %s has no name", l, f)
			}
		}
	}
}

// fouls are actions that together meet every sentence that there is.
var fouls = []struct{ sfen, try, key, english string }{
	{"4k4/9/4p4/9/9/9/4P4/9/4K4 b P 1", "P*5d", "foul.nifu", "Sente already has an unpromoted pawn on **5g**, and **5d** is on the same file. The pawn can be dropped on a file where Sente has none."},
	{"4k4/9/4p4/9/9/9/9/9/4K4 w p 1", "P*5g", "foul.nifu", "Gote already has an unpromoted pawn on **5c**, and **5g** is on the same file. The pawn can be dropped on a file where Gote has none."},
	{"7lk/9/7G1/9/9/9/9/9/4K4 b P 1", "P*1b", "foul.uchifuzume", ""},
	{"3k5/9/9/9/9/9/9/9/4K4 b N 1", "N*5b", "foul.dead-square-drop", "On **5b** the knight could never move again, so it may not be dropped there. Choose a square farther from the last rank."},
	{"4r3k/9/9/9/9/9/9/9/P3K4 b - 1", "9i9h", "foul.king-left-in-check", "The rook on **5a** is giving check, and this move does not answer it. What works here: move the king."},
	{"4r3k/9/9/9/9/9/9/9/P3K4 b G 1", "9i9h", "foul.king-left-in-check", "The rook on **5a** is giving check, and this move does not answer it. What works here: move the king or put a piece between."},
	{"R3r3k/9/9/9/9/9/9/9/P3K4 b G 1", "9i9h", "foul.king-left-in-check", "The rook on **5a** is giving check, and this move does not answer it. What works here: move the king, take the checking piece or put a piece between."},
	{"3gr3k/3L5/9/9/9/9/9/9/P3K4 b G 1", "9i9h", "foul.king-left-in-check", "The rook on **5a** is giving check, and this move does not answer it. What works here: move the king or put a piece between."},
	{"4l3k/9/9/9/9/9/5n3/5G3/4K4 b - 1", "4h4g", "foul.king-left-in-check-double", "Two pieces give check at once, from **4g and 5a**. Only a king move answers."},
	{"8k/9/9/9/9/9/4g4/4g4/P3K4 b - 1", "9i9h", "foul.king-left-in-check-mate", "The king is in check from **5h**, and no move answers it: it is mate."},
	{"4r3k/9/9/9/8b/9/9/5S3/4K4 b - 1", "4h5g", "foul.king-left-in-check-opened", "The check is answered, but when the silver leaves **4h**, the bishop on **1e** attacks the king."},
	{"4r3k/9/9/9/8b/9/9/5S3/4K4 b - 1", "4h4g", "foul.king-left-in-check", "The rook on **5a** is giving check, and this move does not answer it. What works here: move the king."},
	{"8k/9/9/9/9/9/4g4/4p4/P3K4 b - 1", "5i6h", "foul.moves-into-check", "The gold on **5g** reaches **6h**, so the king may not go there. Look for a square that no piece of Gote's reaches."},
	{"3l4k/9/9/9/9/9/9/9/4K4 b - 1", "5i6i", "foul.moves-into-check-only", ""},
	{"9/9/9/9/9/9/4k4/9/4K4 b - 1", "5i5h", "foul.moves-into-check-kings", ""},
	{"4r3k/9/9/9/9/9/4G4/9/4K4 b - 1", "5g4g", "foul.pinned-piece", ""},
	{"4r3k/9/9/9/9/9/4N4/9/4K4 b - 1", "5g4e", "foul.pinned-piece-stuck", "When the knight leaves **5g**, the rook on **5a** attacks the king."},
	{"4k4/9/2p6/9/2R6/9/9/9/4K4 b - 1", "7e7b", "foul.blocked-path", ""},
	{"8k/2P6/9/9/9/9/9/9/4K4 b - 1", "7b7a", "foul.must-promote", ""},
	{"4k4/9/9/9/2P6/9/9/9/4K4 b - 1", "7e7d+", "foul.promote-outside-zone", "Neither **7e** nor **7d** is in the enemy camp, which for Sente is ranks a to c. The move itself is possible without promoting."},
	{"4r3k/9/9/9/9/9/4S4/9/4K4 b - 1", "5g4f+", "foul.promote-outside-zone-anyway", ""},
	{"4k4/9/9/2G6/9/9/9/9/4K4 b - 1", "7d7c+", "foul.cannot-promote", ""},
	{"4k4/9/9/2+P6/9/9/9/9/4K4 b - 1", "7d7c+", "foul.cannot-promote-twice", ""},
	{"4k4/9/9/9/4p4/9/9/9/4K4 b G 1", "G*5e", "foul.drop-on-occupied", ""},
	{"4k4/9/9/9/9/9/9/9/4K4 b g 1", "G*5e", "foul.drop-not-in-hand", "Sente has no gold in hand. Only captured pieces can be dropped."},
	{"4k4/9/9/9/9/9/9/9/4K4 b B 1", "+B*5e", "foul.drop-promoted", ""},
	{"4k4/9/9/9/9/9/9/4G4/4K4 b - 1", "5i5h", "foul.own-piece", ""},
	{"4k4/9/9/9/9/9/9/9/4K4 b - 1", "5e5d", "foul.empty-square", ""},
	{"4k4/9/4p4/9/9/9/9/9/4K4 b - 1", "5c5d", "foul.wrong-side", "The pawn on **5c** belongs to Gote, and it is the turn of Sente."},
	{"4k4/9/9/9/9/9/9/9/4K4 b - 1", "5i5j", "foul.off-board", ""},
	{"4k4/4R4/9/9/9/9/9/9/4K4 b - 1", "5b5a", "foul.wrong-movement-takes-king", ""},
	{"8k/9/9/9/4P4/9/9/9/4K4 b - 1", "5e5f", "foul.wrong-movement-pawn", ""},
	{"8k/9/9/9/4L4/9/9/9/4K4 b - 1", "5e5f", "foul.wrong-movement-lance", ""},
	{"8k/9/9/9/4N4/9/9/9/4K4 b - 1", "5e5f", "foul.wrong-movement-knight", ""},
	{"8k/9/9/9/4S4/9/9/9/4K4 b - 1", "5e5f", "foul.wrong-movement-silver", "The silver moves one square diagonally or straight ahead, so it does not reach **5f** from **5e**. Sideways and straight back are closed to it."},
	{"8k/9/9/9/4G4/9/9/9/4K4 b - 1", "5e6f", "foul.wrong-movement-gold", ""},
	{"8k/9/9/9/4B4/9/9/9/4K4 b - 1", "5e5f", "foul.wrong-movement-bishop", ""},
	{"8k/9/9/9/4R4/9/9/9/4K4 b - 1", "5e6f", "foul.wrong-movement-rook", ""},
	{"8k/9/9/9/9/9/9/9/4K4 b - 1", "5i5g", "foul.wrong-movement-king", ""},
	{"8k/9/9/9/4+P4/9/9/9/4K4 b - 1", "5e6f", "foul.wrong-movement-tokin", ""},
	{"8k/9/9/9/4+L4/9/9/9/4K4 b - 1", "5e6f", "foul.wrong-movement-promoted-lance", ""},
	{"8k/9/9/9/4+N4/9/9/9/4K4 b - 1", "5e6c", "foul.wrong-movement-promoted-knight", ""},
	{"8k/9/9/9/4+S4/9/9/9/4K4 b - 1", "5e6f", "foul.wrong-movement-promoted-silver", ""},
	{"8k/9/9/9/4+B4/9/9/9/4K4 b - 1", "5e5g", "foul.wrong-movement-horse", ""},
	{"8k/9/9/9/4+R4/9/9/9/4K4 b - 1", "5e7g", "foul.wrong-movement-dragon", ""},

	{rules.StartSFEN, "7g7f again:2g2f", "foul.two-in-a-row", "Sente made the last move, to **7f**, so it is the turn of Gote. The two sides move in turn, one move each."},
	{rules.StartSFEN, "again:8c8d", "foul.out-of-turn", "Gote began the game with the piece on **8c**, but in this game Sente moves first. Gote makes the second move."},
	{rules.StartSFEN, "7g7f pass", "foul.pass", "Gote made no move and left the turn to Sente. Shogi knows no pass: every turn is a move on the board or a drop."},
	{"4k4/9/9/9/4+S4/9/9/9/4K4 b - 1", "flip:5e", "foul.unpromote", "Sente turned the promoted silver on **5e** back to its unpromoted side. A promoted piece stays promoted until it is captured."},
	{"4k4/9/9/9/9/9/9/9/4K4 b - 1", "flip:5e", "foul.empty-square", "Nothing stands on **5e**, so nothing can be moved from there."},
	{"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1R5B1/LNSGKGSNL b - 1", "setup:even-game", "foul.wrong-setup", "Sente began the game although **2h and 8h** differed from the start. Before the first move each piece has to stand on its own square."},
	{"4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", "setup:three-pawns", "foul.wrong-setup-hand", ""},
	{"4k4/9/9/9/9/9/9/9/4K4 b g 1", "hide:G", "foul.hidden-hand", "Gote keeps a piece in hand where Sente cannot see it. Pieces in hand all lie on the piece stand, in plain view."},
	{"4k4/9/9/9/9/9/9/9/4K4 b G 1", "G*5b 5a5b 5i5h takeback", "foul.takeback", "Sente took back the move to **5h** after the hand had left the king. Once the hand has left a piece, the move stands."},
}

// committed does what the words say in a position; the last of it has to be a foul.
func committed(t *testing.T, sfen, words string) (rules.Position, *rules.IllegalMove) {
	t.Helper()
	p, _, err := rules.ParseSFEN(sfen)
	if err != nil {
		t.Fatal(err)
	}
	g := rules.NewGame(p)
	for _, word := range strings.Fields(words) {
		a, err := rules.ParseAction(word)
		if err != nil {
			t.Fatal(err)
		}
		err = g.Do(a)
		if foul, ok := err.(*rules.IllegalMove); ok {
			return g.Position(), foul
		}
		if err != nil {
			t.Fatalf("%s in %s: %v", word, sfen, err)
		}
	}
	t.Fatalf("%s in %s is legal", words, sfen)
	return p, nil
}

// TestFoulSentences renders every sentence in every language: nothing unfilled,
// every glyph there, and the squares that it speaks of named.
func TestFoulSentences(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing runs at once in it, and it is long under the race detector")
	}
	set, err := NewTypesetter()
	if err != nil {
		t.Fatal(err)
	}
	met := map[string]bool{}
	for _, c := range fouls {
		p, illegal := committed(t, c.sfen, c.try)
		x := lessons.Explain(&p, illegal)
		if x.Key != c.key {
			t.Errorf("%s in %s: %s, want %s", c.try, c.sfen, x.Key, c.key)
		}
		met[x.Key] = true
		for _, l := range lessons.Languages {
			w := catalogue(t).In(l)
			s, err := w.message(x.Key, w.explained(x), nil)
			if err != nil || strings.ContainsAny(s, "{}[]") || strings.Contains(s, "off") && l != lessons.English {
				t.Errorf("%s: %s is %q, %v", l, x.Key, s, err)
			}
			if missing := set.Missing(l, s); len(missing) > 0 {
				t.Errorf("%s: %q lacks glyphs %q", l, s, string(missing))
			}
			if l == lessons.English && c.english != "" && s != c.english {
				t.Errorf("%s says\n%s\nwant\n%s", c.try, s, c.english)
			}
		}
	}
	for key := range flat(t, lessons.English) {
		if strings.HasPrefix(key, "foul.") && !met[key] {
			t.Errorf("no attempt meets the sentence %s", key)
		}
	}
}

func TestSquares(t *testing.T) {
	sqs := []rules.Square{rules.NewSquare(5, 4), rules.NewSquare(9, 4), rules.NewSquare(1, 9)}
	got := []string{}
	for _, l := range lessons.Languages {
		got = append(got, catalogue(t).In(l).Squares(sqs))
	}
	if want := []string{"5d, 9d and 1i", "5四、9四、1九", "5四、9四、1九", "5四、9四、1九"}; !slices.Equal(got, want) {
		t.Errorf("lists %q, want %q", got, want)
	}
}

// TestUnfilled: a placeholder that nothing fills shows the key, never a brace.
func TestUnfilled(t *testing.T) {
	if got := catalogue(t).In(lessons.English).Say("foul.nifu", Args{"side": "Sente"}); got != "[foul.nifu]" {
		t.Errorf("unfilled message says %q", got)
	}
}

// TestCount: a message with one form serves for every number, and no number is
// without a form.
func TestCount(t *testing.T) {
	all := catalogue(t)
	for _, l := range lessons.Languages {
		for _, key := range []string{"lesson.finishedFirst", "squares.missing", "home.faults"} {
			for n := range 4 {
				if got := all.In(l).Count(key, n, Args{"total": "7"}); strings.Contains(got, "[") {
					t.Errorf("%s %d in %s: %s", key, n, l, got)
				}
			}
		}
	}
}
