package lessons

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"
)

func goodLesson(t testing.TB) string {
	t.Helper()
	text, err := os.ReadFile("testdata/drops.toml")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// edit is a change of the good lesson and the faults it makes, each as its line
// and words of its cause.
type edit struct {
	name     string
	old, new string // the first old becomes new
	want     []string
}

func (e edit) in(t testing.TB, text string) string {
	t.Helper()
	if !strings.Contains(text, e.old) {
		t.Fatalf("%s: the lesson has no %q", e.name, e.old)
	}
	return strings.Replace(text, e.old, e.new, 1)
}

// matchFaults holds faults against lines and words, in any order.
func matchFaults(t *testing.T, got []Fault, want []string) {
	t.Helper()
	rest := slices.Clone(got)
	for _, w := range want {
		number, words, _ := strings.Cut(w, " ")
		i := slices.IndexFunc(rest, func(f Fault) bool {
			return strconv.Itoa(f.Line) == number && strings.Contains(f.Cause, words)
		})
		if i < 0 {
			t.Errorf("no fault %q among %v", w, got)
			continue
		}
		rest = slices.Delete(rest, i, i+1)
	}
	for _, f := range rest {
		t.Errorf("a fault too many: %v", f)
	}
}

var broken = []edit{
	{"unknown key", `terms =`, `words =`, []string{`7 unknown key "words"`}},
	{"unknown key in a step", `arrows =`, `arows =`, []string{`24 unknown key "step.arows"`}},
	{"unknown table", "[step.hint]", "[step.tip]", []string{`32 unknown key "step.tip"`,
		`33 "step.tip.en"`, `34 "step.tip.ja"`, `35 "step.tip.zh-Hant"`, `36 "step.tip.zh-Hans"`}},
	{"unknown key twice", `id = "drops-1"`, "id = \"drops-1\"\ntempo = 1\n[[step]]\ntempo = 2", []string{
		`11 unknown key "step.tempo"`, `13 unknown key "step.tempo"`, `9 kind ""`, `9 sfen is missing`, `9 text is missing`, `12 id is missing`}},
	{"quoted unknown key", `terms =`, "\"a b\" = 1\nterms =", []string{`7 unknown key "a b"`}},
	{"quoted unknown key with a dot", `kind = "show"`, "kind = \"show\"\n\"step.id\" = 1", []string{`12 unknown key "step.step.id"`}},
	{"key in another case", `id = "drops"`, `ID = "drops"`, []string{`2 unknown key "ID": it is written "id"`}},
	{"both cases", `id = "drops-1"`, "id = \"drops-1\"\nId = \"x\"", []string{`11 "step.Id": it is written "step.id"`}},
	{"unknown language", `ja = "見ま`, "zh = \"看。\"\n  ja = \"見ま", []string{`16 unknown language "zh" in step.text`}},
	{"unknown language inline", `en = "You can drop."`, `en = "You can drop.", fr = "x"`, []string{`6 unknown language "fr" in aim`}},
	{"missing language", `  ja = "見ましょう。"` + "\n", "", []string{`14 step.text has no ja`}},
	{"empty language", `"7筋ではありません。"`, `""`, []string{`32 step.hint has no ja`}},
	{"missing language inline", `, zh-Hans = "打入" }`, ` }`, []string{`5 title has no zh-Hans`}},
	{"missing lesson id", `id = "drops"` + "\n", "", []string{`1 id is missing`}},
	{"empty chapter", `"drop-restrictions"`, `""`, []string{`3 chapter is missing`}},
	{"missing step id", `id = "drops-2"` + "\n", "", []string{`20 id is missing`}},
	{"missing kind", `kind = "show"` + "\n", "", []string{`9 kind "" is not one of`}},
	{"unknown kind", `"show"`, `"shwo"`, []string{`11 kind "shwo" is not one of`}},
	{"unknown kind with a goal", `kind = "move"`, `kind = "mvoe"`, []string{`22 kind "mvoe" is not one of`}},
	{"missing sfen", `sfen = "8k/9/9/9/r3K4/9/2P6/9/9 b P 1"` + "\n", "", []string{`20 sfen is missing`}},
	{"missing text", "  [step.text]\n  en = \"Mate.\"\n  ja = \"詰ませましょう。\"\n  zh-Hant = \"將死。\"\n  zh-Hans = \"将死。\"\n", "",
		[]string{`38 text is missing`}},
	{"broken SFEN", "r3K4", "r3K5", []string{`23 rank e has 10 squares`}},
	{"no king", "4k4/9/4P4/9/9/9/9/9/4K4", "9/9/4P4/9/9/9/9/9/9", []string{`41 no move can be played here: no king`}},
	{"broken mark", `"file:5"`, `"file:10"`, []string{`13 "file:10": files are 1 to 9`}},
	{"broken arrow", `"9e>5e"`, `"9e-5e"`, []string{`24 "9e-5e": want two squares`}},
	{"missing goal", `goal = "mate"` + "\n", "", []string{`38 a goal is missing`}},
	{"broken goal", `drops P)`, `drop P)`, []string{`25 "drop" is not known`}},
	{"goal on a step to see", `kind = "move"`, `kind = "show"`, []string{`25 no goal`, `26 accept`, `32 no hint`}},
	{"accept a foul", `"P*6e"`, `"P*7e"`, []string{`26 P*7e: nifu (7g)`}},
	{"accept no USI", `"P*6e"`, `"P-6e"`, []string{`26 "P-6e"`}},
	{"rules not ours", `"jsa"`, `"chess"`, []string{`4 rule set "chess" is not known`}},
	{"missing rules", `rules = "jsa"` + "\n", "", []string{`1 rule set "" is not known`}},
	{"wrong type", "# A whole lesson, small. The tests break it in one place at a time.\nid = \"drops\"", "id = 3", []string{`1 id is a text between quotes`}},
	{"a number for a list", `terms = ["drop", "pawn"]`, `terms = 3`, []string{`7 terms is a list between [ and ]`}},
	{"a text for a list", `marks = ["5g", "file:5", "camp:own", "lost:5d"]`, `marks = "5g"`, []string{`13 step.marks is a list between [ and ]`}},
	{"a number for a text, first of three", `sfen = "4k4/9/4p4/9/9/9/4P4/9/4K4 b P 1"`, `sfen = 3`, []string{`12 step.sfen is a text between quotes`}},
	{"a number in a list", `terms =`, "terms = [5]\nchapters =", []string{`7 terms is a list of texts`}},
	{"a list for a text", `kind = "show"`, `kind = ["show"]`, []string{`11 step.kind is a text between quotes`}},
	{"a text for four", `goal = "mate"`, "goal = \"mate\"\nhint = \"x\"", []string{`43 step.hint is a table of four languages: { en = …, ja = …, zh-Hant = …, zh-Hans = … }`}},
	{"an empty text for four", `goal = "mate"`, "goal = \"mate\"\nhint = \"\"", []string{`43 step.hint is a table of four languages`}},
	{"a list for a text in a table", `en = "Look."`, `en = ["Look."]`, []string{`15 step.text.en is a text between quotes`}},
	{"a number for true or false", `goal = "mate"`, "goal = \"mate\"\nfree = 1", []string{`43 step.free is true or false`}},
	{"a text for true or false", `goal = "mate"`, "goal = \"mate\"\nfree = \"true\"", []string{`43 step.free is true or false`}},
	{"missing title", `title = { en = "Dropping", ja = "打つ", zh-Hant = "打入", zh-Hans = "打入" }` + "\n", "", []string{`1 title is missing`}},
	{"empty title", `{ en = "Dropping", ja = "打つ", zh-Hant = "打入", zh-Hans = "打入" }`, `{}`, []string{`5 title is missing`}},
	{"no TOML", `kind = "show"`, `kind = "show`, []string{`11 newlines`}},
	{"key twice", `kind = "show"`, "kind = \"show\"\nkind = \"show\"", []string{`12 already been defined`}},
	{"wide blank", `kind = "show"`, "kind　= \"show\"", []string{`11 wide blank (U+3000)`}},
	{"curly quotes", `"show"`, `“show”`, []string{`11 straight quotes`}},
	{"bad escape, wide blank", `"歩を打ちましょう。"`, `"歩を　打ち\q"`, []string{`29 write \\ for a backslash`}},
	{"bad escape, curly quotes", `"Look."`, `"“Look”\q"`, []string{`15 write \\ for a backslash`}},
	{"bad escape", `"Look."`, `"Look\."`, []string{`15 write \\ for a backslash`}},
	{"plus in a key", `terms =`, `a+b =`, []string{`7 a key with + in it is written between quotes`}},
}

// TestOneStep: a lesson whose only step is written as a table.
func TestOneStep(t *testing.T) {
	good := goodLesson(t)
	head, _, _ := strings.Cut(good, "[[step]]")
	_, faults := Parse("x.toml", head+"[step]\nid = \"a-1\"\n")
	matchFaults(t, faults, []string{"9 " + stepsBelow})
}

// TestBroken: one fault in a file is refused where it stands, and nothing else
// is.
func TestBroken(t *testing.T) {
	good := goodLesson(t)
	for _, c := range broken {
		t.Run(c.name, func(t *testing.T) {
			_, faults := Parse("x.toml", c.in(t, good))
			matchFaults(t, faults, c.want)
			for _, f := range faults {
				if f.File != "x.toml" {
					t.Errorf("the file is %q", f.File)
				}
			}
		})
	}
	t.Run("no step", func(t *testing.T) {
		_, faults := Parse("x.toml", good[:strings.Index(good, "[[step]]")])
		matchFaults(t, faults, []string{"1 no [[step]]"})
	})
}

// TestBrokenInOrder: the faults of a file come in the order of its lines.
func TestBrokenInOrder(t *testing.T) {
	text := goodLesson(t)
	for _, c := range []edit{
		{"", `"jsa"`, `"chess"`, nil}, {"", `  ja = "見ましょう。"` + "\n", "", nil}, {"", `"lost:5d"`, `"lost"`, nil},
		{"", `"mate"`, `"mat"`, nil}, {"", `terms =`, `words =`, nil}, {"", `kind = "move"`, `kind = "mvoe"`, nil},
	} {
		text = c.in(t, text)
	}
	_, faults := Parse("x.toml", text)
	matchFaults(t, faults, []string{
		`4 rule set "chess" is not known`, `7 unknown key "words"`, `13 mark "lost"`, `14 step.text has no ja`, `21 kind "mvoe"`, `41 "mat" is not known`,
	})
	if !slices.IsSortedFunc(faults, func(a, b Fault) int { return a.Line - b.Line }) {
		t.Errorf("not in order: %v", faults)
	}
}

// TestTitleBelow: keys of the lesson may stand below the steps.
func TestTitleBelow(t *testing.T) {
	title := `title = { en = "Dropping", ja = "打つ", zh-Hant = "打入", zh-Hans = "打入" }` + "\n"
	text := edit{"title", title, "", nil}.in(t, goodLesson(t)) + "[title]\nen = \"x\"\nja = \"x\"\nzh-Hans = \"x\"\n"
	_, faults := Parse("x.toml", text)
	matchFaults(t, faults, []string{`52 title has no zh-Hant`})
}

// TestStepsInline: steps have no lines of their own in an array.
func TestStepsInline(t *testing.T) {
	good := goodLesson(t)
	_, faults := Parse("x.toml", good[:strings.Index(good, "[[step]]")]+"step = [\n{ id = \"a\", kind = \"show\", sfen = \"x\" },\n]")
	matchFaults(t, faults, []string{"9 steps are written below a line [[step]] each"})
}

// TestHarmless: what a text editor may do to a file is no fault.
func TestHarmless(t *testing.T) {
	good := goodLesson(t)
	for name, text := range map[string]string{
		"as it is":        good,
		"BOM":             "\ufeff" + good,
		"CRLF":            strings.ReplaceAll(good, "\n", "\r\n"),
		"no last newline": strings.TrimSuffix(good, "\n"),
		"quoted keys":     strings.Replace(good, "id = ", `"id" = `, 1),
	} {
		l, faults := Parse("x.toml", text)
		if len(faults) > 0 || len(l.Steps) != 3 || l.Steps[1].Line != 20 {
			t.Errorf("%s: faults %v, lesson %+v", name, faults, l)
		}
	}
}

func TestFaultError(t *testing.T) {
	f := Fault{File: "a/b.toml", Line: 7, Cause: "wrong"}
	if got := f.Error(); got != "a/b.toml:7: wrong" {
		t.Errorf("Error() = %q", got)
	}
}

// TestLoadFolders: folders and files come in order, other files are left alone,
// and a bad file gives its faults without taking the others down.
func TestLoadFolders(t *testing.T) {
	good := goodLesson(t)
	lesson := func(id string) *fstest.MapFile {
		return &fstest.MapFile{Data: []byte(strings.ReplaceAll(good, `"drops`, `"`+id))}
	}
	c := Load(unreadable{fstest.MapFS{
		"02-second/a.toml":     lesson("d"),
		"01-first/b.toml":      lesson("b"),
		"01-first/a.toml":      lesson("a"),
		"01-first/bad.toml":    {Data: []byte("id = ")},
		"01-first/c.toml":      lesson("c"),
		"01-first/README.md":   {Data: []byte("id = ")},
		"02-second/twice.toml": lesson("d"),
		"02-second/" + closed:  lesson("e"),
	}})
	var ids, files []string
	for _, l := range c.Lessons {
		ids, files = append(ids, l.ID), append(files, l.File)
	}
	if want := []string{"a", "b", "c", "d"}; !slices.Equal(ids, want) {
		t.Errorf("lessons %v, want %v", ids, want)
	}
	if want := []string{"01-first/a.toml", "01-first/b.toml", "01-first/c.toml", "02-second/a.toml"}; !slices.Equal(files, want) {
		t.Errorf("files %v, want %v", files, want)
	}
	faults := map[string]int{}
	for _, f := range c.Faults {
		faults[f.File]++
		if f.File == "02-second/twice.toml" && !strings.Contains(f.Cause, "also in 02-second/a.toml") {
			t.Errorf("%v does not name the other file", f)
		}
	}
	if len(faults) != 3 || faults["01-first/bad.toml"] != 1 || faults["02-second/"+closed] != 1 || faults["02-second/twice.toml"] != 4 {
		t.Errorf("faults %v", c.Faults)
	}
}

const closed = "closed.toml"

// unreadable is a file system in which one file cannot be read.
type unreadable struct{ fstest.MapFS }

func (u unreadable) ReadFile(name string) ([]byte, error) {
	if filepath.Base(name) == closed {
		return nil, &fs.PathError{Op: "read", Path: name, Err: errors.New("no")}
	}
	return u.MapFS.ReadFile(name)
}

func TestLoadNowhere(t *testing.T) {
	c := Load(os.DirFS(filepath.Join(t.TempDir(), "none")))
	if len(c.Lessons) != 0 || len(c.Faults) != 1 {
		t.Errorf("%+v", c)
	}
}

// TestDoubledIDs: progress is kept by ids, so each is there once.
func TestDoubledIDs(t *testing.T) {
	good := goodLesson(t)
	for _, c := range []edit{
		{"two steps", `"drops-3"`, `"drops-1"`, []string{`39 id "drops-1" is also in a.toml`}},
		{"a step named as its lesson", `"drops-2"`, `"drops"`, []string{`21 id "drops" is also in a.toml`}},
	} {
		t.Run(c.name, func(t *testing.T) {
			course := Load(fstest.MapFS{"a.toml": {Data: []byte(c.in(t, good))}})
			matchFaults(t, course.Faults, c.want)
			if len(course.Lessons) != 0 {
				t.Error("the lesson is there all the same")
			}
		})
	}
	t.Run("two lessons", func(t *testing.T) {
		other := strings.ReplaceAll(strings.ReplaceAll(good, `"drops`, `"b`), `"b"`, `"drops"`)
		course := Load(fstest.MapFS{"a.toml": {Data: []byte(good)}, "b.toml": {Data: []byte(other)}})
		matchFaults(t, course.Faults, []string{`2 id "drops" is also in a.toml`})
	})
	t.Run("two files", func(t *testing.T) {
		other := strings.Replace(strings.ReplaceAll(good, `"drops`, `"b`), `"b-2"`, `"drops-2"`, 1)
		course := Load(fstest.MapFS{"a.toml": {Data: []byte(good)}, "b.toml": {Data: []byte(other)}})
		matchFaults(t, course.Faults, []string{`21 id "drops-2" is also in a.toml`})
		if len(course.Lessons) != 1 || course.Lessons[0].File != "a.toml" {
			t.Errorf("lessons %+v", course.Lessons)
		}
	})
}
