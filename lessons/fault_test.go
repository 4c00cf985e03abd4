package lessons

import (
	"io/fs"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

type brokenLesson struct {
	code             Code
	kind, sfen, keys string
	change, to       string // of the text
}

// faulty are lessons with one fault each. Where text is empty the lesson has one
// step of that kind, position and keys.
var faulty = []brokenLesson{
	{code: BrokenTOML, change: "rules =", to: "rules"},
	{code: UnknownKey, keys: "colour = 1"},
	{code: UnknownKey, change: "chapter =", to: "Chapter ="},
	{code: WrongType, change: `chapter = "a"`, to: "chapter = 7"},
	{code: Missing, change: `chapter = "a"`},
	{code: MissingLanguage, change: `ja = "x", `},
	{code: SaidTwice, keys: `marks = ["5e", "5e"]`},
	{code: ForeignKey, keys: `ask = "checkers"`},
	{code: UnknownKind, kind: "riddle"},
	{code: UnknownTerm, change: `rules = "jsa"`, to: "rules = \"jsa\"\nterms = [\"castle\"]"},
	{code: NoStep, change: "[[step]]", to: "[[drill]]"},
	{code: BadRules, change: `"jsa"`, to: `"chess"`},
	{code: BadRules, kind: "count", keys: "ask = \"answers\"\nrules = \"chess\""},
	{code: BadPieces, change: `rules = "jsa"`, to: "rules = \"jsa\"\npieces = \"glass\""},
	{code: BadSFEN, sfen: "4k4/9/9"},
	{code: Unplayable, kind: "move", sfen: "9/9/9/9/9/9/9/9/9 b - 1", keys: `goal = "check"`},
	{code: OddPosition, kind: "count", sfen: "4k4/9/4P4/9/4P4/9/9/9/4K4 b - 1", keys: `ask = "answers"`},
	{code: BadMoves, kind: "count", keys: "ask = \"times\"\nmoves = [\"5i5g\"]"},
	{code: BadMark, keys: `marks = ["5j"]`},
	{code: BadArrow, keys: `arrows = ["5e"]`},
	{code: BadArea, keys: `area = "1a-2e"`},
	{code: OutOfArea, keys: `area = "3a-7e"`},
	{code: BadSquare, kind: "squares", keys: "ask = \"checkers\"\namong = [\"0a\"]\nexpect = []"},
	{code: BadGoal, kind: "move", keys: `goal = "win"`},
	{code: BadAccept, kind: "move", keys: "goal = \"reach 5h\"\naccept = [\"5i5g\"]"},
	{code: BadAsk, kind: "squares", keys: `ask = "nonsense"`},
	{code: BadAmong, kind: "squares", keys: "ask = \"checkers\"\namong = []\nexpect = []"},
	{code: BadExpect, kind: "squares", keys: "ask = \"square 5e\"\nexpect = \"5e\""},
	{code: Disproved, kind: "squares", keys: "ask = \"square 5e\"\nexpect = [\"5d\"]"},
	{code: Disproved, kind: "count", keys: "ask = \"answers\"\nexpect = 6"},
	{code: Disproved, kind: "outcome", keys: "claim = \"resign\"\nexpect = { ending = \"resignation\", winner = \"black\", replay = false }"},
	{code: Disproved, kind: "verdict", keys: "action = \"5i5g\"\nexpect = \"legal\""},
	{code: BadAction, kind: "verdict", keys: `action = "up"`},
	{code: BadOffer, kind: "verdict", keys: "action = \"5i5h\"\noffer = [\"legal\", \"rude\"]"},
	{code: ShortOffer, kind: "verdict", keys: "action = \"5i5h\"\noffer = [\"legal\"]"},
	{code: OfferLacksTruth, kind: "verdict", keys: "action = \"5i5h\"\noffer = [\"nifu\", \"uchifuzume\"]"},
	{code: OptionsRight, kind: "choice", keys: "options = [ { en = \"a\", ja = \"a\", zh-Hant = \"a\", zh-Hans = \"a\" } ]"},
	{code: OptionsAlike, kind: "choice", keys: "options = [ { en = \"a\", ja = \"a\", zh-Hant = \"a\", zh-Hans = \"a\", right = true }, { en = \"a\", ja = \"b\", zh-Hant = \"b\", zh-Hans = \"b\" } ]"},
	{code: BadClaim, kind: "outcome", keys: `claim = "please"`},
	{code: BadClaim, kind: "outcome", keys: `claim = "agree-impasse"`},
	{code: BadTarget, kind: "arrange", keys: `target = "handicap:queen"`},
	{code: SetUpAlready, kind: "arrange", keys: `target = "4k4/9/9/9/9/9/9/9/4K4 b - 1"`},
	{code: BadOrder, kind: "order", keys: `order = "5i 0a"`},
	{code: ShortOrder, kind: "order", keys: twoOptions},
	{code: NothingToPlace, kind: "order", sfen: "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", keys: `order = "ohashi"`},
	{code: BadStyle, kind: "notate", keys: "style = \"latin\"\naction = \"5i5h\""},
	{code: BadLine, kind: "line", keys: `line = [ { by = "learner", goal = "mate" } ]`},
	{code: BadLine, kind: "line", keys: `line = [ { by = "nobody", goal = "mate" } ]`},
	{code: NoLine, kind: "line", keys: `goal = "reach 5a"`},
	{code: LineEndsWithScript, kind: "line", keys: `line = [ { by = "learner", accept = ["5i5h"] }, { by = "script", move = "5a5b" } ]`},
	{code: ParBeaten, kind: "line", keys: "goal = \"reach 5g\"\npassing = true\npar = 3"},
	{code: NoAnswer, kind: "move", keys: `goal = "mate"`},
	{code: NoAnswer, kind: "line", keys: `goal = "mateIn 3"`},
	{code: AllRight, kind: "move", keys: `goal = "not(mate)"`},
	{code: NoneRight, kind: "squares", keys: `ask = "checkers"`},
	{code: GivenAway, kind: "squares", keys: "ask = \"square 5e\"\nmarks = [\"5e\"]"},
	{code: TooLong, change: `en = "x"`, to: `en = "` + repeated("go", ".", 99, 9) + `"`},
	{code: LongSentence, kind: "move", keys: "goal = \"reach 5h\"\n[step.after]\nen = \"" + repeated("go", ".", 31, 99) + "\"\nja = \"x\"\nzh-Hant = \"x\"\nzh-Hans = \"x\""},
	{code: RefusedTerm, change: `en = "x"`, to: `en = "A promoted pawn."`},
	{code: ForeignWord, change: `zh-Hant = "x"`, to: `zh-Hant = "屏幕"`},
	{code: WrongWord, change: `en = "x", ja = "x", zh-Hant = "x"`, to: `en = "The file.", ja = "x", zh-Hant = "這一行。"`},
	{code: BadLevel, keys: aDrill("level = [3, 1]")},
	{code: BadSide, keys: aDrill(`side = "red"`)},
	{code: BadMix, keys: aDrill("mix = { nifu = -1 }")},
	{code: MissingLanguage, keys: aDrill(`hint = { en = "x" }`)},
}

func aDrill(keys string) string {
	return "[[drill]]\nid = \"d\"\nmake = \"nifu\"\nask = { en = \"x\", ja = \"x\", zh-Hant = \"x\", zh-Hans = \"x\" }\n" + keys
}

func (b *brokenLesson) text(t *testing.T) string {
	if b.kind == "" {
		b.kind = "show"
	}
	if b.sfen == "" {
		b.sfen = "4k4/9/9/9/9/9/9/9/4K4 b - 1"
	}
	text := askingLesson(b.kind, b.sfen, b.keys)
	return edit{old: b.change, new: b.to}.in(t, text)
}

// TestCodes: each of these is refused, with its own code at a line of its file,
// and at least 45 codes have a case.
func TestCodes(t *testing.T) {
	seen := map[Code]bool{}
	for _, b := range faulty {
		faults := lint(b.text(t))
		i := slices.IndexFunc(faults, func(f Fault) bool { return f.Code == b.code && f.Line > 0 && f.Cause != "" })
		if i < 0 {
			t.Errorf("no %s among %v", b.code, faults)
		}
		seen[b.code] = true
	}
	for name, fsys := range map[Code]fs.FS{
		NotUTF8:     fstest.MapFS{"a.toml": {Data: []byte("id = \"\xff\"")}},
		NotShipped:  fstest.MapFS{"_a.toml": {Data: []byte(askingLesson("show", shownSFEN, ""))}},
		Unreadable:  fstest.MapFS{"a.toml": {Mode: fs.ModeSymlink}},
		DuplicateID: fstest.MapFS{"a.toml": {Data: []byte(askingLesson("show", shownSFEN, ""))}, "b.toml": {Data: []byte(askingLesson("show", shownSFEN, ""))}},
	} {
		if faults := Lint(fsys, fewGlyphs{}, known); !slices.ContainsFunc(faults, func(f Fault) bool { return f.Code == name }) {
			t.Errorf("no %s among %v", name, faults)
		}
		seen[name] = true
	}
	if len(seen) < 45 {
		t.Errorf("only %d codes have a case", len(seen))
	}
	t.Logf("%d codes of %d", len(seen), codes)
	names := map[string]bool{}
	for _, c := range AllCodes {
		if c.String() == "" || names[c.String()] {
			t.Errorf("code %d is called %q", c, c)
		}
		names[c.String()] = true
	}
}

// TestGuideListsCodes: teachers find every code in the guide.
func TestGuideListsCodes(t *testing.T) {
	guide, err := os.ReadFile("../content/lessons/README.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range AllCodes {
		if !strings.Contains(string(guide), "`"+c.String()+"`") {
			t.Errorf("the guide has no %s", c)
		}
	}
}
