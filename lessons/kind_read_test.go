package lessons

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"terakoya/rules"
)

// askingLesson is a lesson of one step; the keys begin on line 12.
func askingLesson(kind, sfen, keys string) string {
	four := `{ en = "x", ja = "x", zh-Hant = "x", zh-Hans = "x" }`
	return fmt.Sprintf(`id = "a"
chapter = "a"
rules = "jsa"
title = %s
aim = %s

[[step]]
id = "a-1"
kind = %q
sfen = %q
text = %s
%s
`, four, four, kind, sfen, four, keys)
}

const (
	twoOptions = `options = [
  { en = "a", ja = "b", zh-Hant = "c", zh-Hans = "d", right = true },
  { en = "e", ja = "f", zh-Hant = "g", zh-Hans = "h" },
]`
	kingGuarded = "4k4/9/4P4/9/9/9/9/9/4K4 b GP 1"
)

// asked are exercises of the kinds that are not played, each without a fault.
var asked = []struct {
	name, kind, sfen, keys string
	right                  string // squares, a verdict, or the options that are right
}{
	{"squares", "squares", rookCovered, `ask = "moves 5f"` + "\nexpect = []", ""},
	{"all squares", "squares", rookAndLance, `ask = "attackers black 5c"`, "5e"},
	{"among", "squares", rookAndLance, `ask = "moves 5e"` + "\n" + `among = ["5c", "5b", "4d", "1e"]`, "1e 5c"},
	{"among and expect", "squares", edgeKing, `ask = "drops P"` + "\n" + `among = ["1b", "1c"]` + "\n" + `expect = ["1c"]`, "1c"},
	{"expect in another order", "squares", twoToTake, `ask = "captures"` + "\n" + `expect = ["5c", "2e"]`, "2e 5c"},
	{"legal", "verdict", shownSFEN, `action = "5g5f"`, "legal"},
	{"legal and expect", "verdict", shownSFEN, `action = "5g5f"` + "\n" + `expect = "legal"`, "legal"},
	{"a foul and expect", "verdict", shownSFEN, `action = "P*5d"` + "\n" + `expect = "nifu"`, "nifu"},
	{"offer", "verdict", edgeKing, `action = "P*1b"` + "\n" + `offer = ["nifu", "uchifuzume", "legal"]`, "uchifuzume"},
	{"no square", "verdict", shownSFEN, `action = "5i5j"`, "off-board"},
	{"choice", "choice", rookAndLance, twoOptions, "1"},
	{"two right", "choice", shownSFEN, twoOptions[:len(twoOptions)-1] + `  { en = "i", ja = "j", zh-Hant = "k", zh-Hans = "l", right = true },` + "\n]", "1 3"},
	{"options as tables", "choice", shownSFEN, "[[step.options]]\nen = \"a\"\nja = \"b\"\nzh-Hant = \"c\"\nzh-Hans = \"d\"\nright = false\n" +
		"[[step.options]]\nen = \"e\"\nja = \"f\"\nzh-Hant = \"g\"\nzh-Hans = \"h\"\nright = true", "2"},
}

// asking is the only step of an asking lesson.
func asking(t testing.TB, kind, sfen, keys string) *Lesson {
	t.Helper()
	l, faults := Parse("x.toml", askingLesson(kind, sfen, keys))
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	return &l
}

func TestAsked(t *testing.T) {
	for _, c := range asked {
		t.Run(c.name, func(t *testing.T) {
			s := &asking(t, c.kind, c.sfen, c.keys).Steps[0]
			if s.Kind.String() != c.kind || !s.Asks() || s.Setup != setup(t, c.sfen) || s.Goal != nil || s.Answers() != nil {
				t.Errorf("%+v", s)
			}
			switch s.Kind {
			case TapSquares:
				if s.Right != squares(t, c.right) {
					t.Errorf("right are %v, want %s", s.Right, c.right)
				}
			case Judgement:
				f, ok := parseVerdict(c.right)
				if !ok || !slices.Contains(s.Offer, f) || s.Position != position(t, c.sfen) {
					t.Errorf("offered %v in %s, want %s among them", s.Offer, s.Position.SFEN(), c.right)
				}
				if e := s.Verdict(); (e == nil) != (f == rules.NoFoul) || e != nil && e.Foul != f {
					t.Errorf("the law says %v, want %s", e, c.right)
				}
			case Choice:
				var right []string
				for i, o := range s.Option {
					if o.Right {
						right = append(right, fmt.Sprint(i+1))
					}
				}
				if strings.Join(right, " ") != c.right || s.Option[0].Text.In(Simplified) != "d" {
					t.Errorf("options %+v, right are %v", s.Option, right)
				}
			case Show, PlayMove, EnterNumber, RuleGame, SetUp, PutInOrder, WriteMove, PlayLine:
				t.Error("a kind that is not tested here")
			}
		})
	}
}

// TestAskedAmong: the squares offered are those of the file, or all.
func TestAskedAmong(t *testing.T) {
	for keys, want := range map[string]rules.SquareSet{
		`among = ["5c", "1e"]`: squares(t, "1e 5c"),
		"":                     rules.SquareSet{}.Complement(),
	} {
		if s := asking(t, "squares", rookAndLance, `ask = "moves 5e"`+"\n"+keys).Steps[0]; s.Among != want {
			t.Errorf("%q: among %v, want %v", keys, s.Among, want)
		}
	}
}

// TestAskedOffer: the verdicts offered are those of the file, in its order.
func TestAskedOffer(t *testing.T) {
	s := asking(t, "verdict", shownSFEN, `action = "P*5d"`+"\n"+`offer = ["uchifuzume", "nifu", "legal"]`).Steps[0]
	if want := []rules.Foul{rules.FoulUchifuzume, rules.FoulNifu, rules.NoFoul}; !slices.Equal(s.Offer, want) {
		t.Errorf("offered %v, want %v", s.Offer, want)
	}
}

// TestAskedBroken: what is wrong with an exercise is told where it stands.
func TestAskedBroken(t *testing.T) {
	const moves = `ask = "moves 5e"` + "\n"
	const nifu = `action = "P*5d"` + "\n"
	four := `en = "x", ja = "x", zh-Hant = "x", zh-Hans = "x"`
	for _, c := range []struct {
		name, kind, sfen, keys string
		want                   []string
	}{
		{"no ask", "squares", rookAndLance, "", []string{"7 ask is empty"}},
		{"unknown word", "squares", rookAndLance, `ask = "move 5e"`, []string{`12 ask: "move" is not known`}},
		{"nothing there", "squares", rookAndLance, `ask = "moves 4e"`, []string{`12 ask "moves 4e": nothing stands on 4e`}},
		{"not to be played", "squares", rookAndLance, `ask = "checkers"`, []string{`12 no king on the board`}},
		{"expect fewer", "squares", twoToTake, `ask = "captures"` + "\n" + `expect = ["5c"]`, []string{`13 expect is 5c, but "captures" gives 2e 5c`}},
		{"expect more", "squares", twoToTake, `ask = "captures 3f"` + "\n" + `expect = ["5c", "2e"]`, []string{`13 expect is 2e 5c, but "captures 3f" gives 2e`}},
		{"expect none", "squares", twoToTake, `ask = "captures"` + "\n" + `expect = []`, []string{`13 expect is , but "captures" gives 2e 5c`}},
		{"expect beside among", "squares", twoToTake, `ask = "captures"` + "\n" + `among = ["5c", "4c"]` + "\n" + `expect = ["2e", "5c"]`, []string{`14 expect is 2e 5c, but "captures" gives 5c`}},
		{"expect no square", "squares", twoToTake, `ask = "captures"` + "\n" + `expect = ["2e", "5c", "5j"]`, []string{`13 "5j" is no square`}},
		{"expect a text", "squares", twoToTake, `ask = "captures"` + "\n" + `expect = "2e"`, []string{`13 expect of squares is a list of squares`}},
		{"expect numbers", "squares", twoToTake, `ask = "captures"` + "\n" + `expect = [25, 53]`, []string{`13 expect of squares is a list of squares`}},
		{"expect a boolean", "squares", twoToTake, `ask = "captures"` + "\n" + `expect = true`, []string{`13 step.expect is a text, a list, a number or a table`}},
		{"among no square", "squares", rookAndLance, moves + `among = ["5c", "52"]`, []string{`13 "52" is no square`}},
		{"among a text", "squares", rookAndLance, moves + `among = "5c"`, []string{`13 step.among is a list between [ and ]`}},
		{"squares with others' keys", "squares", rookAndLance, moves + "goal = \"mate\"\naccept = []\naction = \"5e5d\"\noffer = [\"legal\"]\n" + twoOptions, []string{
			"13 a step of kind squares has no goal", "14 a step of kind squares has no accept",
			"15 a step of kind squares has no action", "16 a step of kind squares has no offer", "17 a step of kind squares has no options"}},

		{"no action", "verdict", shownSFEN, "", []string{`7 action: move ""`}},
		{"action no USI", "verdict", shownSFEN, `action = "P5d"`, []string{`12 action: move "P5d"`}},
		{"expect another foul", "verdict", shownSFEN, nifu + `expect = "uchifuzume"`, []string{`13 expect is uchifuzume, but the law says nifu`}},
		{"expect legal", "verdict", shownSFEN, nifu + `expect = "legal"`, []string{`13 expect is legal, but the law says nifu`}},
		{"expect a foul of a legal move", "verdict", shownSFEN, `action = "P*4d"` + "\n" + `expect = "nifu"`, []string{`13 expect is nifu, but the law says legal`}},
		{"expect nothing", "verdict", shownSFEN, `action = "P*4d"` + "\n" + `expect = ""`, []string{`13 expect is , but the law says legal`}},
		{"expect a list", "verdict", shownSFEN, nifu + `expect = ["nifu"]`, []string{`13 expect of a verdict is legal or the code of a foul`}},
		{"offer lacks the foul", "verdict", shownSFEN, nifu + `offer = ["legal", "uchifuzume"]`, []string{`13 offer lacks the right verdict, nifu`}},
		{"offer lacks legal", "verdict", shownSFEN, `action = "P*4d"` + "\n" + `offer = ["nifu", "uchifuzume"]`, []string{`13 offer lacks the right verdict, legal`}},
		{"offer unknown", "verdict", shownSFEN, nifu + `offer = ["nifu", "two-pawns", ""]`, []string{`13 offer: "two-pawns" is neither legal nor a foul`, `13 offer: "" is neither legal nor a foul`}},
		{"a board without kings", "verdict", rookAndLance, `action = "5e5d"`, []string{`10 no move can be played here: no king on the board`}},
		{"two kings", "verdict", manyKings, `action = "5i5h"`, []string{`10 no move can be played here: two kings for sente`}},
		{"verdict with others' keys", "verdict", shownSFEN, nifu + "goal = \"mate\"\naccept = []\nask = \"checkers\"\namong = []\n" + twoOptions, []string{
			"13 a step of kind verdict has no goal", "14 a step of kind verdict has no accept",
			"15 a step of kind verdict has no ask", "16 a step of kind verdict has no among", "17 a step of kind verdict has no options"}},

		{"no options", "choice", shownSFEN, "", []string{"7 options: 0 of 0 are right; some have to be, and some not"}},
		{"none right", "choice", shownSFEN, strings.Replace(twoOptions, "true", "false", 1), []string{"12 options: 0 of 2 are right"}},
		{"all right", "choice", shownSFEN, "options = [{ " + four + ", right = true }]", []string{"12 options: 1 of 1 are right"}},
		{"no list", "choice", shownSFEN, "options = { " + four + " }", []string{"12 step.options is a list between [ and ]"}},
		{"right no boolean", "choice", shownSFEN, strings.Replace(twoOptions, "true", "1", 1), []string{"13 step.options.right is true or false"}},
		{"a number in an option", "choice", shownSFEN, strings.Replace(twoOptions, `"f"`, "3", 1), []string{"14 step.options.ja is a text between quotes"}},
		{"unknown key in an option", "choice", shownSFEN, strings.Replace(twoOptions, "en = \"e\"", "en = \"e\", fr = \"e\"", 1), []string{`14 unknown key "step.options.fr"`}},
		{"a language missing", "choice", shownSFEN, "options = [{ en = \"a\", ja = \"a\", zh-Hans = \"a\" }, { " + four + ", right = true }]", []string{"12 option 1 has no zh-Hant"}},
		{"a language missing in a table", "choice", shownSFEN, "\n[[step.options]]\nen = \"a\"\nja = \"a\"\nzh-Hant = \"a\"\n[[step.options]]\nen = \"x\"\nja = \"x\"\nzh-Hant = \"x\"\nzh-Hans = \"x\"\nright = true", []string{"14 option 1 has no zh-Hans"}},
		{"an empty option", "choice", shownSFEN, "options = [{}, { " + four + ", right = true }]", []string{
			"12 option 1 has no en", "12 option 1 has no ja", "12 option 1 has no zh-Hant", "12 option 1 has no zh-Hans"}},
		{"a blank option", "choice", shownSFEN, "options = [{ en = \" \", ja = \"　\", zh-Hant = \"a\", zh-Hans = \"a\" }, { " + four + ", right = true }]", []string{
			"12 option 1 has no en", "12 option 1 has no ja"}},
		{"the same option twice", "choice", shownSFEN, strings.Replace(twoOptions, `"f"`, `"b"`, 1), []string{"14 options 1 and 2 are the same in ja"}},
		{"a verdict twice", "verdict", shownSFEN, "action = \"P*5d\"\noffer = [\"nifu\", \"legal\", \"nifu\"]", []string{`13 "nifu" comes twice`}},
		{"one verdict", "verdict", shownSFEN, "action = \"P*5d\"\noffer = [\"nifu\"]", []string{"13 offer needs at least two verdicts"}},
		{"among nothing", "squares", rookAndLance, "ask = \"moves 5e\"\namong = []", []string{"13 among names no square"}},
		{"among twice", "squares", rookAndLance, "ask = \"moves 5e\"\namong = [\"5c\", \"5b\", \"5c\"]", []string{`13 "5c" comes twice`}},
		{"captures of nothing", "squares", twoToTake, "ask = \"captures 1a\"\nexpect = []", []string{"12 ask \"captures 1a\": nothing stands on 1a"}},
		{"a thing to see with a hint", "show", rookAndLance, "free = true\nsource = \"x\"\n[step.hint]\n" + strings.ReplaceAll(four, ", ", "\n"), []string{
			"12 a step of kind show has no free", "13 a step of kind show has no source", "14 a step of kind show has no hint"}},
		{"choice with others' keys", "choice", shownSFEN, "goal = \"mate\"\nask = \"checkers\"\nexpect = \"legal\"\naction = \"5i5h\"\n" + twoOptions, []string{
			"12 a step of kind choice has no goal", "13 a step of kind choice has no ask",
			"14 a step of kind choice has no expect", "15 a step of kind choice has no action"}},

		{"move with others' keys", "move", kingGuarded, "goal = \"mate\"\nask = \"checkers\"\namong = []\nexpect = []\naction = \"5i5h\"\noffer = []\n" + twoOptions, []string{
			"13 a step of kind move has no ask", "14 a step of kind move has no among", "15 a step of kind move has no expect",
			"16 a step of kind move has no action", "17 a step of kind move has no offer", "18 a step of kind move has no options"}},
		{"a thing to see with keys", "show", rookAndLance, "expect = []\nask = \"checkers\"", []string{"12 a step of kind show has no expect", "13 a step of kind show has no ask"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, faults := Parse("x.toml", askingLesson(c.kind, c.sfen, c.keys))
			matchFaults(t, faults, c.want)
		})
	}
}

// TestAskedLint: exercises that can be read and are not fit to be asked.
func TestAskedLint(t *testing.T) {
	for _, c := range asked {
		matchFaults(t, Lint(fstest.MapFS{"a.toml": {Data: []byte(askingLesson(c.kind, c.sfen, c.keys))}}, fewGlyphs{}, known), nil)
	}
	long := repeated("go", ".", 36, 18)
	for _, c := range []struct {
		name, kind, sfen, keys string
		want                   []string
	}{
		{"every square is right", "squares", rookAndLance, `ask = "moves 5e"` + "\n" + `among = ["5c", "5d"]`, []string{"7 every square offered is right"}},
		{"no square is right", "squares", rookCovered, `ask = "moves 5f"`, []string{"7 no square is right; if that is meant, write expect = []"}},
		{"none of those offered", "squares", rookAndLance, `ask = "moves 5e"` + "\n" + `among = ["1a"]`, []string{"7 no square is right"}},
		{"nifu on a board to tap", "squares", "4k4/9/9/9/4P4/4P4/9/9/4K4 b - 1", `ask = "moves 5e"`, []string{"7 two unpromoted pawns"}},
		{"nifu on a board to judge", "verdict", "4k4/9/9/9/4P4/4P4/9/9/4K4 b - 1", `action = "5e5d"`, []string{"7 two unpromoted pawns"}},
		{"nifu on a board to choose by", "choice", "4k4/9/9/9/4P4/4P4/9/9/4K4 b - 1", twoOptions, []string{"7 two unpromoted pawns"}},
		{"a long option", "choice", shownSFEN, strings.Replace(twoOptions, `"a"`, `"`+long+`"`, 1), []string{"13 options.en is 36 long, at most 35"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			matchFaults(t, Lint(fstest.MapFS{"a.toml": {Data: []byte(askingLesson(c.kind, c.sfen, c.keys))}}, fewGlyphs{}, known), c.want)
		})
	}
}
