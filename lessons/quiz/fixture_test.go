package quiz

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/lessons/problem"
)

// Boards of the exercises.
const (
	bare       = "9/9/9/9/9/9/9/9/9 b - 1"
	twoKings   = "4k4/9/9/9/9/9/9/9/4K4 b - 1"
	pawnOn5    = "4k4/9/4p4/9/9/9/4P4/9/4K4 b P 1"
	pawnOn3    = "4k4/9/9/9/9/9/6P2/9/4K4 b P 1"
	pawnOn7    = "4k4/9/9/9/9/9/2P6/9/4K4 b P 1" // the same, mirrored
	goldsMate  = "8k/9/7G1/9/9/9/9/9/4K4 b G 1"
	mateIn3    = "8k/9/9/8G/9/9/9/9/4K4 b GR 1"
	rookAlone  = "4k4/9/9/9/9/9/9/7R1/4K4 b - 1"
	twoOptions = `options = [ { en = "a", ja = "a", zh-Hant = "a", zh-Hans = "a" }, { en = "b", ja = "b", zh-Hant = "b", zh-Hans = "b", right = true } ]`
	three      = `options = [ { en = "x", ja = "x", zh-Hant = "x", zh-Hans = "x" }, { en = "y", ja = "y", zh-Hant = "y", zh-Hans = "y" }, { en = "z", ja = "z", zh-Hant = "z", zh-Hans = "z" } ]`
)

// taught is a lesson of the tests: its steps are kind, board and keys, and its
// drills the words of make, with keys behind.
type taught struct {
	file   string
	steps  [][3]string
	drills []string
}

// school has every kind, a lesson with two exercises that are the same mirrored, and
// one with steps that are not asked.
var school = []taught{
	{"01-board/01-coordinates", [][3]string{
		{"show", bare, ""},
		{"squares", bare, `ask = "square 5e"`}, {"squares", bare, `ask = "square 4b"`}, {"squares", bare, `ask = "file 3"`},
		{"squares", bare, `ask = "rank c"`}, {"squares", bare, `ask = "camp black"`}, {"choice", bare, twoOptions},
	}, []string{"find-square"}},
	{"02-drops/01-nifu", [][3]string{
		{"verdict", pawnOn5, `action = "P*5d"`}, {"verdict", pawnOn5, `action = "P*4d"`}, {"verdict", pawnOn5, `action = "P*4a"`},
		{"verdict", pawnOn3, `action = "P*3d"`}, {"verdict", pawnOn7, `action = "P*7d"`}, {"verdict", pawnOn5, `action = "5g5f"`},
		{"verdict", pawnOn5, "action = \"5g5e\"\nfree = true"}, {"squares", pawnOn5, `ask = "drops P"`},
	}, []string{"nifu"}},
	{"02-drops/02-dead", [][3]string{
		{"verdict", pawnOn5, `action = "P*3a"`}, {"verdict", pawnOn5, `action = "P*3b"`}, {"squares", pawnOn7, `ask = "drops P"`},
	}, nil},
	{"03-mates/01-mates", [][3]string{
		{"move", goldsMate, `goal = "mate"`}, {"line", mateIn3, `goal = "mateIn 3"`},
		{"line", rookAlone, "goal = \"reach 5e\"\npassing = true"},
		{"line", pawnOn5, `line = [ { by = "learner", goal = "drops P 4d" }, { by = "script", move = "5a5b" }, { by = "learner", accept = ["5i5h"] } ]`},
	}, nil},
	{"04-ends/01-ends", [][3]string{
		{"outcome", twoKings, `claim = "resign"`}, {"outcome", twoKings, ""}, {"count", pawnOn5, `ask = "hand black"`},
		{"count", pawnOn5, `ask = "answers"`}, {"arrange", twoKings, `target = "handicap:naked-king"`}, {"order", bare, `order = "ohashi"`},
		{"order", bare, three}, {"notate", pawnOn5, "style = \"western\"\naction = \"5g5f\""},
		{"notate", pawnOn5, "style = \"ja\"\naction = \"P*4d\"\nread = true"},
	}, nil},
	{"05-odd/01-free", [][3]string{{"show", bare, ""}, {"move", goldsMate, "goal = \"check\"\nfree = true"}}, nil},
}

// broken is a lesson with nothing but drills that make nothing.
var broken = taught{"05-odd/02-broken", nil, []string{"no-such", "uchifuzume", "nifu\nmix = { no-case = 1 }"}}

// bankOf returns the bank of some lessons. There are no problems, so that drills
// which draw from them make nothing.
func bankOf(t testing.TB, all ...taught) *Bank {
	t.Helper()
	fsys := fstest.MapFS{}
	for _, l := range all {
		fsys[l.file+".toml"] = &fstest.MapFile{Data: []byte(l.toml())}
	}
	course := lessons.Load(fsys)
	if len(course.Faults) > 0 {
		t.Fatal(course.Faults)
	}
	return NewBank(&course, drill.New(problem.Set{}))
}

// toml writes the lesson; its id is the name of its file, and its chapter that of
// the folder.
func (l taught) toml() string {
	folder, file, _ := strings.Cut(l.file, "/")
	id := file[3:]
	words := func(key, text string) string {
		return fmt.Sprintf("%s = { en = %q, ja = %q, zh-Hant = %q, zh-Hans = %q }\n", key, text, text, text, text)
	}
	var b strings.Builder
	fmt.Fprintf(&b, "id = %q\nchapter = %q\nrules = \"jsa\"\n%s%s", id, folder[3:], words("title", id), words("aim", "x"))
	for i, s := range l.steps {
		fmt.Fprintf(&b, "[[step]]\nid = \"%s-%d\"\nkind = %q\nsfen = %q\n%s\n%s", id, i+1, s[0], s[1], s[2], words("text", fmt.Sprint("q", i+1)))
	}
	if len(l.steps) == 0 {
		fmt.Fprintf(&b, "[[step]]\nid = \"%s-1\"\nkind = \"show\"\nsfen = %q\n%s", id, bare, words("text", "x"))
	}
	for i, d := range l.drills {
		name, keys, _ := strings.Cut(d, "\n")
		fmt.Fprintf(&b, "[[drill]]\nid = \"%s-d%d\"\nmake = %q\nside = \"both\"\n%s\n%s", id, i+1, name, keys, words("ask", "x"))
	}
	return b.String()
}

// shipped returns the bank of the lessons and problems that the program ships.
func shipped(t testing.TB) *Bank {
	t.Helper()
	problems, err := problem.Load(os.DirFS("../../content/problems"))
	if err != nil {
		t.Fatal(err)
	}
	course := lessons.Load(os.DirFS("../../content/lessons"))
	if len(course.Lessons) == 0 {
		t.Fatal(course.Faults)
	}
	return NewBank(&course, drill.New(problems))
}

// set sets a paper.
func set(t testing.TB, b *Bank, r Request, seed uint32) *Paper {
	t.Helper()
	p, err := b.Set(r, seed)
	if err != nil {
		t.Fatalf("%+v, seed %d: %v", r, seed, err)
	}
	return p
}

// origins lists where the questions of a paper come from.
func origins(p *Paper) string {
	var all []string
	for _, q := range p.Questions {
		all = append(all, q.Origin.String())
	}
	return strings.Join(all, " ")
}
