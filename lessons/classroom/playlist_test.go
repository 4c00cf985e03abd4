package classroom

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"terakoya/lessons/quiz"
)

// asData compares playlists without where they stand in a file.
var asData = cmp.Options{cmpopts.IgnoreFields(Playlist{}, "File"), cmpopts.IgnoreFields(Item{}, "Line"), cmpopts.EquateEmpty()}

const afternoon = `title = "Tuesday, \"second\" year"

[[item]]
kind = "lesson"
id = "nifu"

[[item]]
kind = "drill"
id = "drill-nifu"
count = 5
level = 2
seed = 4294967295
title = "二歩の練習"

[[item]]
kind = "quiz"
code = "A1K2-7M4T-9QZP"
`

// TestPlaylist: a file is read as it says, and comes out as it was.
func TestPlaylist(t *testing.T) {
	want := Playlist{Title: `Tuesday, "second" year`, File: "afternoon.toml", Items: []Item{
		{Kind: Lesson, ID: "nifu", Line: 3},
		{Kind: Drill, ID: "drill-nifu", Count: 5, Level: 2, Seed: 4294967295, Title: "二歩の練習", Line: 7},
		{Kind: Quiz, Code: "A1K2-7M4T-9QZP", Line: 15},
	}}
	p, err := ParsePlaylist("afternoon.toml", []byte(afternoon))
	if diff := cmp.Diff(want, p); diff != "" || err != nil {
		t.Fatal(err, diff)
	}
	if got := string(p.Marshal()); got != afternoon {
		t.Errorf("written again:\n%s", got)
	}
	dos := strings.ReplaceAll("\ufeff"+afternoon, "\n", "\r\n")
	if q, err := ParsePlaylist("afternoon.toml", []byte(dos)); err != nil || !cmp.Equal(p, q) {
		t.Errorf("with a byte order mark and CR LF: %v %v", q, err)
	}
}

// signs are what texts of playlists are made of in the next test.
var signs = []rune("aZ9 \"'\\\n\t\r\u007f\u0000\u0001#=[]二歩🙂\u3000\ufeff\u2028")

func anyText(random *rand.Rand) string {
	text := make([]rune, random.IntN(6))
	for i := range text {
		text[i] = signs[random.IntN(len(signs))]
	}
	return string(text)
}

// TestPlaylistsComeBack: what is written is read as it was, and written again the same.
func TestPlaylistsComeBack(t *testing.T) {
	random := rand.New(rand.NewPCG(10, 2))
	for range 2000 {
		p := Playlist{Title: anyText(random)}
		for range 1 + random.IntN(5) {
			item := Item{Kind: ItemKind(random.IntN(len(itemKindNames))), Title: anyText(random)}
			switch item.Kind {
			case Lesson:
				item.ID = "x" + anyText(random)
			case Drill:
				item.ID, item.Count = "x"+anyText(random), 1+random.IntN(MostExercises)
				item.Level, item.Seed = random.IntN(quiz.HardestLevel+1), random.Uint32()>>random.IntN(32)
			case Quiz:
				item.Code = "x" + anyText(random)
			}
			p.Items = append(p.Items, item)
		}
		text := p.Marshal()
		back, err := ParsePlaylist("p.toml", text)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if diff := cmp.Diff(p, back, asData); diff != "" {
			t.Fatal(diff)
		}
		if again := back.Marshal(); !bytes.Equal(text, again) {
			t.Fatalf("%s\nand then\n%s", text, again)
		}
	}
}

const nifuItem = "[[item]]\nkind = \"lesson\"\nid = \"nifu\"\n"

var brokenPlaylists = []struct {
	what, text, want string
	kind             FaultKind
	item             int
}{
	{"nothing", "", `p.toml:1: there is no [[item]]`, NoItem, -1},
	{"a title alone", "title = \"x\"", `p.toml:1: there is no [[item]]`, NoItem, -1},
	{"no TOML", nifuItem + "id = \n", `p.toml:4: `, BadFile, -1},
	{"curly quotes", nifuItem + "[[item]]\nkind = “quiz”\n", `p.toml:5: `, BadFile, -1},
	{"not UTF-8", nifuItem + "title = \"\x93\xf1\"", `p.toml:1: the file is not UTF-8`, BadFile, -1},
	{"an unknown key", nifuItem + "cuont = 3", `p.toml:4: unknown key "item.cuont"`, BadFile, -1},
	{"a capital", nifuItem + "\n[[item]]\nkind = \"quiz\"\nCode = \"A\"", `p.toml:7: unknown key "item.Code": it is written "item.code"`, BadFile, -1},
	{"a text for a number", nifuItem + "[[item]]\nkind=\"drill\"\nid=\"x\"\ncount=\"3\"", `p.toml:7: item.count is a whole number`, BadFile, -1},
	{"half an exercise", nifuItem + "[[item]]\nkind=\"drill\"\nid=\"x\"\ncount=2.5", `p.toml:7: `, BadFile, -1},
	{"a table for a list", "[item]\nkind = \"lesson\"\nid = \"nifu\"", `p.toml:1: `, BadFile, -1},
	{"an inline list", "item = [{ kind = \"lesson\", id = \"nifu\" }]", `p.toml:1: each is written below a line [[item]]`, BadFile, -1},
	{"no kind", nifuItem + "[[item]]\nid = \"x\"", `p.toml:4: kind is "": want lesson, drill, quiz`, BadItem, 1},
	{"an unknown kind", nifuItem + "[[item]]\nkind = \"game\"", `p.toml:5: kind is "game": want lesson, drill, quiz`, BadItem, 1},
	{"no id", nifuItem + "[[item]]\nkind = \"lesson\"", `p.toml:4: an item of kind lesson needs id`, BadItem, 1},
	{"an empty id", nifuItem + "[[item]]\nkind = \"lesson\"\nid = \"\"", `p.toml:4: an item of kind lesson needs id`, BadItem, 1},
	{"no count", "[[item]]\nkind = \"drill\"\nid = \"x\"", `p.toml:1: an item of kind drill needs count`, BadItem, 0},
	{"no code", "[[item]]\nkind = \"quiz\"", `p.toml:1: an item of kind quiz needs code`, BadItem, 0},
	{"a key of another kind", nifuItem + "count = 3", `p.toml:4: an item of kind lesson has no count`, BadItem, 0},
	{"too many exercises", "[[item]]\nkind=\"drill\"\nid=\"x\"\ncount = 51", `p.toml:4: count is 51: want 1 to 50`, BadItem, 0},
	{"less than none", "[[item]]\nkind=\"drill\"\nid=\"x\"\ncount = -1", `p.toml:4: count is -1: want 1 to 50`, BadItem, 0},
	{"too hard", "[[item]]\nkind=\"drill\"\nid=\"x\"\ncount=1\nlevel = 6", `p.toml:5: level is 6: want 0 to 5`, BadItem, 0},
	{"a seed below 0", "[[item]]\nkind=\"drill\"\nid=\"x\"\ncount=1\nseed = -1", `p.toml:5: seed is -1: want 0 to 4294967295`, BadItem, 0},
	{"a seed too great", "[[item]]\nkind=\"drill\"\nid=\"x\"\ncount=1\nseed = 4294967296", `p.toml:5: seed is 4294967296: want 0 to 4294967295`, BadItem, 0},
	{"too many items", strings.Repeat(nifuItem, MostItems+1), `p.toml:601: more than 200 items`, BadItem, MostItems},
}

// TestBrokenPlaylists: file, line and cause are named, and nothing comes of the rest.
func TestBrokenPlaylists(t *testing.T) {
	for _, c := range brokenPlaylists {
		p, err := ParsePlaylist("p.toml", []byte(c.text))
		faults := Faults(err)
		if len(faults) == 0 || len(p.Items) > 0 {
			t.Errorf("%s: %v %v", c.what, p, err)
			continue
		}
		if f := faults[0]; !strings.HasPrefix(f.Error(), c.want) || f.Kind != c.kind || f.Item != c.item {
			t.Errorf("%s: %q, %v, item %d; want %q", c.what, f, f.Kind, f.Item, c.want)
		}
	}
}

// TestEveryFault: all faults of a file are told at once, in its order.
func TestEveryFault(t *testing.T) {
	_, err := ParsePlaylist("p.toml", []byte("[[item]]\nkind = \"quiz\"\nlevel = 9\n\n[[item]]\nkind = \"x\"\n"))
	want := []string{
		"p.toml:1: an item of kind quiz needs code", "p.toml:3: an item of kind quiz has no level",
		"p.toml:3: level is 9: want 0 to 5", `p.toml:6: kind is "x": want lesson, drill, quiz`,
	}
	var got []string
	for _, f := range Faults(err) {
		got = append(got, f.Error())
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// TestSlides: a lesson has all its steps, a drill as many exercises as it is asked
// for, a paper its questions.
func TestSlides(t *testing.T) {
	from := shipped()
	paper, err := from.Bank.Set(quiz.Request{Topics: []string{"nifu"}, Count: 10}, 42)
	if err != nil {
		t.Fatal(err)
	}
	p := Playlist{Items: []Item{
		{Kind: Quiz, Code: paper.Code, Title: "What we know"},
		{Kind: Lesson, ID: "nifu"},
		{Kind: Drill, ID: "drill-nifu", Count: 12, Level: 2, Seed: 7},
	}}
	all, err := Slides(p, from)
	if err != nil {
		t.Fatal(err)
	}
	count := map[int]int{}
	forms := map[string]bool{}
	for _, s := range all {
		if count[s.Item]++; s.Number != count[s.Item] || s.Step == nil || s.Lesson.ID != "nifu" || s.Title != p.Items[s.Item].Title {
			t.Errorf("%+v", s)
		}
		if s.Origin.Drill != "" && s.Item == 2 {
			forms[s.Step.Form()] = true
			made, err := from.Bench.Make(&s.Lesson.Drills[0], s.Origin.Level, s.Origin.Seed)
			if err != nil || made.Form() != s.Step.Form() || s.Origin.Level != 2 || made.Drill != s.Origin.Drill {
				t.Errorf("%v does not make the slide again: %v", s.Origin, err)
			}
		}
	}
	steps := len(all) - 10 - 12
	if count[0] != 10 || count[2] != 12 || count[1] != steps || steps != all[10].Of || len(forms) != 12 {
		t.Errorf("%v slides, %d exercises differ", count, len(forms))
	}
	for i, q := range paper.Questions {
		if all[i].Origin != q.Origin {
			t.Errorf("question %d is %v", i+1, all[i].Origin)
		}
	}
	again, _ := Slides(p, from)
	for i := range again {
		if again[i].Origin != all[i].Origin || again[i].Step.Form() != all[i].Step.Form() {
			t.Errorf("slide %d is another the second time", i)
		}
	}
}

// TestSlidesThatAreNot: an item that cannot be made is told, and the others are shown.
func TestSlidesThatAreNot(t *testing.T) {
	from := shipped()
	p := Playlist{File: "p.toml", Items: []Item{
		{Kind: Lesson, ID: "no-such-lesson", Line: 3},
		{Kind: Drill, ID: "no-such-drill", Count: 1, Line: 7},
		{Kind: Lesson, ID: "nifu"},
		{Kind: Drill, ID: "drill-nifu", Count: 1, Level: 9},
		{Kind: Drill, ID: "drill-nifu"},
		{Kind: Quiz, Code: "abc"},
		{Kind: Quiz, Code: "00K2-7M4T-9QZP"},
		{Kind: ItemKind(9)},
	}}
	all, err := Slides(p, from)
	for _, s := range all {
		if s.Item != 2 {
			t.Errorf("a slide of item %d", s.Item)
		}
	}
	want := []FaultKind{NoLesson, NoDrill, BadLevel, BadItem, BadCode, BadCode, BadItem}
	faults := Faults(err)
	var got []FaultKind
	for _, f := range faults {
		got = append(got, f.Kind)
	}
	if !cmp.Equal(want, got) || len(all) == 0 {
		t.Fatal(got, err, len(all))
	}
	if f := faults[0].Error(); f != `p.toml:3: there is no lesson "no-such-lesson"` {
		t.Error(f)
	}
	if f := faults[2].Error(); !strings.HasPrefix(f, `item 4: drill "drill-nifu" has the levels`) {
		t.Error(f)
	}
	var code *quiz.CodeError
	if !errors.As(faults[4], &code) || code.Fault != quiz.CodeLength {
		t.Error(faults[4])
	}
	nowhere := Source{Course: from.Course}
	if all, err := Slides(Playlist{Items: []Item{{Kind: Quiz, Code: "abc"}, {Kind: Drill, ID: "drill-nifu", Count: 1}}}, nowhere); len(all) > 0 || len(Faults(err)) != 2 {
		t.Error(all, err)
	}
}

// TestCodeOfAnotherEdition: a code that was made with other lessons is refused as such.
func TestCodeOfAnotherEdition(t *testing.T) {
	from := shipped()
	fewer := *from.Course
	fewer.Lessons = fewer.Lessons[1:]
	paper, err := quiz.NewBank(&fewer, nil).Set(quiz.Request{Count: 10}, 1)
	if err != nil {
		t.Fatal(err)
	}
	_, err = Slides(Playlist{Items: []Item{{Kind: Quiz, Code: paper.Code}}}, from)
	var other *quiz.EditionError
	if !errors.As(Faults(err)[0], &other) || other.Here != from.Bank.Edition() {
		t.Error(err)
	}
}

// TestFewerThanAsked: a template that makes only a few gives those, each once.
func TestFewerThanAsked(t *testing.T) {
	all, err := Slides(Playlist{Items: []Item{{Kind: Drill, ID: "drill-handicap-credit", Count: MostExercises}}}, shipped())
	if err != nil || len(all) < 5 || len(all) >= MostExercises || all[0].Of != len(all) {
		t.Fatalf("%d slides, %v", len(all), err)
	}
	forms := map[string]bool{}
	for _, s := range all {
		forms[s.Step.Form()] = true
	}
	if len(forms) != len(all) {
		t.Errorf("of %d exercises %d differ", len(all), len(forms))
	}
}
