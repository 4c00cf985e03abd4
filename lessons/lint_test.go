package lessons

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// fewGlyphs is a typesetter that lacks some characters in one language.
type fewGlyphs struct {
	language Language
	lacks    string
}

func (g fewGlyphs) Missing(l Language, text string) []rune {
	var missing []rune
	for _, r := range text {
		if l == g.language && strings.ContainsRune(g.lacks, r) {
			missing = append(missing, r)
		}
	}
	return missing
}

// terms is a glossary of these keys.
type terms []string

func (t terms) HasTerm(key string) bool { return slices.Contains(t, key) }

// Refused is a glossary that wants tokin, not a promoted pawn.
func (t terms) Refused(l Language) []string {
	if l == English {
		return []string{"promoted pawn"}
	}
	return nil
}

// Namings is a glossary in which the 筋 is no 行 and to drop is not to place.
func (t terms) Namings() []Naming {
	return []Naming{
		{
			Key: "file", Names: map[Language][]string{English: {"file"}, Japanese: {"筋"}, Traditional: {"筋"}, Simplified: {"筋"}},
			Avoid: map[Language][]string{English: {"column"}, Traditional: {"行"}, Simplified: {"行"}},
			Spare: map[Language][]string{Traditional: {"不行"}, Simplified: {"不行"}},
		},
		{
			Key: "drop", Names: map[Language][]string{English: {"drop"}, Japanese: {"打つ"}, Traditional: {"打入"}, Simplified: {"打入"}},
			Avoid: map[Language][]string{English: {"place"}},
		},
	}
}

var known = terms{"drop", "pawn"}

func lint(text string) []Fault {
	return Lint(fstest.MapFS{"a.toml": {Data: []byte(text)}}, fewGlyphs{}, known)
}

// repeated is a text of n words or characters, cut into sentences of at most
// most.
func repeated(word, stop string, n, most int) string {
	var b strings.Builder
	for i := 1; i <= n; i++ {
		b.WriteString(word)
		if i%most == 0 || i == n {
			b.WriteString(stop)
		}
		if word == "go" {
			b.WriteByte(' ')
		}
	}
	return strings.TrimSpace(b.String())
}

const (
	shownSFEN = "4k4/9/4p4/9/9/9/4P4/9/4K4 b P 1"
	askedSFEN = "8k/9/9/9/r3K4/9/2P6/9/9 b P 1"
	mateSFEN  = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"
)

// unproven are changes that can be read but are not true, or not fit to teach.
var unproven = []edit{
	{"nothing meets the goal", `all(answersCheck, drops P)`, `mate`, []string{`20 no legal move meets the goal mate`}},
	{"no answer to a drop", `"mate"`, `"drops P"`, []string{`38 no legal move meets the goal drops P`}},
	{"accept misses the goal", `"P*6e"`, `"5e4d"`, []string{`20 accept: 5e4d is legal but does not meet the goal all(answersCheck, drops P)`}},
	{"accept names fewer", `"P*8e", "P*6e"`, `"P*8e"`, []string{`20 accept names 1 moves, but 2 meet the goal: P*`}},
	{"accept names more", `"P*8e", "P*6e"`, `"P*8e", "P*6e", "5e4d"`, []string{`20 accept: 5e4d is legal but does not meet the goal all(answersCheck, drops P)`}},
	{"accept names one twice", `"P*8e", "P*6e"`, `"P*8e", "P*8e"`, []string{`20 accept names 2 moves, but 2 meet the goal: P*`}},
	{"accept names all, one twice", `"P*8e", "P*6e"`, `"P*8e", "P*6e", "P*8e"`, []string{`20 accept names 3 moves, but 2 meet the goal: P*`}},

	{"nifu on a board to see", shownSFEN, "4k4/9/4p4/9/9/4P4/4P4/9/4K4 b P 1", []string{`9 two unpromoted pawns`}},
	{"gote's nifu", shownSFEN, "4k4/9/4p4/4p4/9/9/4P4/9/4K4 b P 1", []string{`9 two unpromoted pawns`}},
	{"a dead piece", shownSFEN, "N3k4/9/4p4/9/9/9/4P4/9/4K4 b P 1", []string{`9 can never move`}},
	{"the other side in check", shownSFEN, "4k4/4R4/4p4/9/9/9/4P4/9/4K4 b P 1", []string{`9 the side not to move is in check`}},
	{"nifu in an exercise", mateSFEN, "4k4/9/4P4/9/4P4/9/9/9/4K4 b G 1", []string{`38 two unpromoted pawns`}},
	{"two oddities", shownSFEN, "N3k4/9/4p4/9/9/4P4/4P4/9/4K4 b P 1", []string{`9 on a file; a piece stands where it can never move`}},

	{"an unknown term", `"drop", "pawn"`, `"drop", "prawn"`, []string{`7 terms: "prawn" is not in the glossary`}},
	{"long English", `"Put the pawn between."`, `"` + repeated("go", ".", 36, 30) + `"`, []string{`28 text.en is 36 long, at most 35`}},
	{"long Japanese", `"歩を打ちましょう。"`, `"` + repeated("歩", "。", 88, 44) + `。"`, []string{`29 text.ja is 91 long, at most 90`}},
	{"long traditional Chinese", `"打入步兵。"`, `"` + repeated("步", "。", 69, 35) + `"`, []string{`30 text.zh-Hant is 71 long, at most 70`}},
	{"long English to see", `"Look."`, `"` + repeated("go", ".", 61, 30) + `"`, []string{`15 text.en is 61 long, at most 60`}},
	{"long hint", `"不是7筋。"`, `"` + repeated("步", "？", 69, 35) + `"`, []string{`35 hint.zh-Hant is 71 long, at most 70`}},
	{"long word after", `"Right."`, `"` + repeated("go", "?", 36, 18) + `"`, []string{`49 after.en is 36 long, at most 35`}},
	{"long title", `"Dropping"`, `"` + repeated("go", "", 9, 9) + `"`, []string{`5 title.en is 9 long, at most 8`}},
	{"long aim", `"You can drop."`, `"` + repeated("go", ".", 36, 18) + `"`, []string{`6 aim.en is 36 long, at most 35`}},
	{"long sentence", `"Look."`, `"Look. ` + repeated("go", ".", 31, 31) + `"`, []string{`15 text.en has a sentence of 31, at most 30: go go`}},
	{"long sentence in Japanese", `"見ましょう。"`, `"` + repeated("歩", "。", 50, 50) + `"`, []string{`16 text.ja has a sentence of 51, at most 50`}},
	{"long sentence in Chinese", `"将死。"`, `"将死。` + repeated("将", "", 37, 37) + `"`, []string{`47 text.zh-Hans has a sentence of 37, at most 36`}},
}

func TestLint(t *testing.T) {
	good := goodLesson(t)
	for _, c := range unproven {
		t.Run(c.name, func(t *testing.T) {
			matchFaults(t, lint(c.in(t, good)), c.want)
		})
	}
}

// TestLintAllows: what stands at a limit, or looks odd and is meant, is let be.
func TestLintAllows(t *testing.T) {
	good := goodLesson(t)
	for _, c := range []edit{
		{"as it is", "", "", nil},
		{"no accept", "accept = [\"P*8e\", \"P*6e\"]\n", "", nil},
		{"accept in another order", `"P*8e", "P*6e"`, `"P*6e", "P*8e"`, nil},
		{"no terms", `"drop", "pawn"`, ``, nil},
		{"only gote has a king", mateSFEN, "4k4/9/4P4/9/9/9/9/9/9 b G 1", nil},
		{"only sente has a king", shownSFEN, "9/9/4p4/9/9/9/4P4/9/4K4 b P 1", nil},
		{"no king on a board to see", shownSFEN, "9/9/4p4/9/9/9/4P4/9/9 b P 1", nil},
		{"the side to move in check", shownSFEN, askedSFEN, nil},
		{"a tokin on the pawn's file", shownSFEN, "4k4/9/4p4/9/9/4+P4/4P4/9/4K4 b P 1", nil},
		{"English at the limit", `"Put the pawn between."`, `"` + repeated("go", ".", 35, 30) + `"`, nil},
		{"Japanese at the limit", `"歩を打ちましょう。"`, `"` + repeated("歩", "。", 88, 44) + `"`, nil},
		{"a sentence at the limit", `"見ましょう。"`, `"` + repeated("歩", "。", 49, 49) + `"`, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			matchFaults(t, lint(c.in(t, good)), c.want)
		})
	}
}

// TestLintGlyphs: a character that no font of the language has is named.
func TestLintGlyphs(t *testing.T) {
	fsys := fstest.MapFS{"a.toml": {Data: []byte(goodLesson(t))}}
	for _, c := range []struct {
		set  fewGlyphs
		want []string
	}{
		{fewGlyphs{Japanese, "☗"}, nil},
		{fewGlyphs{English, "歩"}, nil},
		{fewGlyphs{Japanese, "歩"}, []string{`29 text.ja has characters that no font has: "歩"`}},
		{fewGlyphs{Traditional, "打將"}, []string{`5 title.zh-Hant`, `6 aim.zh-Hant`, `30 text.zh-Hant has characters that no font has: "打"`, `46 text.zh-Hant has characters that no font has: "將"`}},
		{fewGlyphs{English, "7R"}, []string{`33 hint.en has characters that no font has: "7"`, `49 after.en has characters that no font has: "R"`}},
	} {
		matchFaults(t, Lint(fsys, c.set, known), c.want)
	}
}

// TestLintNotShipped: go:embed leaves such names out, at any depth.
func TestLintNotShipped(t *testing.T) {
	good := []byte(goodLesson(t))
	faults := Lint(fstest.MapFS{
		"01-drops/a.toml":     {Data: good},
		"01-drops/_draft.txt": {},
		"01-drops/.hidden":    {},
		"_old/b.txt":          {},
		"02-a_b/c.d.txt":      {},
	}, fewGlyphs{}, known)
	var files []string
	for _, f := range faults {
		files = append(files, f.File)
		if f.Line != 1 || !strings.Contains(f.Cause, "not be shipped") {
			t.Errorf("%v", f)
		}
	}
	slices.Sort(files)
	if want := []string{"01-drops/.hidden", "01-drops/_draft.txt", "_old"}; !slices.Equal(files, want) {
		t.Errorf("not shipped are %v, want %v", files, want)
	}
}

// TestLintOrder: what cannot be read comes first, then what is not shipped, then
// twins, and the lessons that can be read are proven all the same.
func TestLintOrder(t *testing.T) {
	lesson := func(id string) *fstest.MapFile {
		return &fstest.MapFile{Data: []byte(strings.ReplaceAll(goodLesson(t), `"drops`, `"`+id))}
	}
	faults := Lint(fstest.MapFS{
		"_a.toml": lesson("a"), "b.toml": lesson("b"), "broken.toml": {Data: []byte("id = ")}, "twice.toml": lesson("a"),
	}, fewGlyphs{}, terms{"drop"}) // no pawn
	var got []string
	for _, f := range faults {
		if f.File == "twice.toml" && strings.Contains(f.Cause, "-") {
			continue // its steps are there twice too
		}
		cause, _, _ := strings.Cut(f.Cause, " ")
		got = append(got, f.File+" "+cause)
	}
	want := []string{"broken.toml unexpected", "twice.toml id", "_a.toml the", "b.toml b-2", "b.toml b-3", "_a.toml terms:", "b.toml terms:"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q; %v", got, want, faults)
	}
}
