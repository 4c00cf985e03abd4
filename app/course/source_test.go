package course

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"terakoya/app/words"
	"terakoya/content"
	"terakoya/lessons"
)

// lesson is a good lesson with an id, in a chapter.
func lesson(id, chapter string) string {
	text := string(Template(id, lessons.English))
	return strings.Replace(text, `"our-class"`, fmt.Sprintf("%q", chapter), 1)
}

func source(kind SourceKind, name string, files map[string]string) *Source {
	fsys := fstest.MapFS{}
	for file, text := range files {
		fsys[file] = &fstest.MapFile{Data: []byte(text)}
	}
	return NewSource(kind, name, fsys, nil)
}

func resume(l *lessons.Lesson) *lessons.Session { return lessons.NewSession(l) }

func ids(all []*lessons.Lesson) (out []string) {
	for _, l := range all {
		out = append(out, l.ID+" "+l.File)
	}
	return out
}

// TestMerge: lessons of a folder take the place of the program's, other ids that
// come twice are faults of whoever comes later.
func TestMerge(t *testing.T) {
	shipped := source(Shipped, "", map[string]string{"01-a/a.toml": lesson("a", "board"), "02-b/b.toml": lesson("b", "hand"), "02-b/c.toml": lesson("c", "hand")})
	folder := source(Folder, "/home/me/mine", map[string]string{
		"x/b.toml": lesson("b", "hand"), "x/d.toml": lesson("d", "mine"), "x/bad.toml": "id =",
		"x/e.toml": strings.Replace(lesson("e", "mine"), `"e-2"`, `"a-2"`, 1), // a step of the program's
	})
	pack := source(Pack, "p.zip", map[string]string{"f.toml": lesson("f", "other"), "a.toml": lesson("a", "board"), "d.toml": lesson("d", "mine")})
	broken := &Source{Kind: Pack, Name: "q.zip", Err: os.ErrPermission}
	all, faults := Merge([]*Source{shipped, folder, pack, broken})
	if got, want := ids(all), []string{"a 01-a/a.toml", "b x/b.toml", "c 02-b/c.toml", "d x/d.toml", "f f.toml"}; !slices.Equal(got, want) {
		t.Errorf("lessons %q, want %q", got, want)
	}
	var got []string
	for _, f := range faults {
		got = append(got, f.File+" "+f.Step+" "+f.Code.String())
	}
	want := []string{"mine/x/bad.toml  broken-toml", "mine/x/e.toml a-2 duplicate-id", "p.zip/a.toml a duplicate-id", "p.zip/d.toml d duplicate-id", "q.zip  unreadable"}
	if !slices.Equal(got, want) {
		t.Errorf("faults %q, want %q", got, want)
	}
	for _, s := range []*Source{shipped, folder, pack, broken} {
		if n := map[*Source]int{shipped: 2, folder: 2, pack: 1}[s]; len(s.Lessons) != n {
			t.Errorf("%s has %d lessons, want %d", s.Name, len(s.Lessons), n)
		}
	}
	again, _ := Merge([]*Source{shipped, folder, pack, broken})
	if !slices.Equal(all, again) {
		t.Error("a second time the lessons are others")
	}
	if all, _ := Merge([]*Source{shipped}); len(all) != 3 || len(shipped.Lessons) != 3 {
		t.Error("without the folder the program's own lesson does not come back")
	}
}

// TestReplacementWithClash: a lesson that would take the place of one of the
// program but has a step of another gives neither.
func TestReplacementWithClash(t *testing.T) {
	shipped := source(Shipped, "", map[string]string{"a.toml": lesson("a", "board"), "b.toml": lesson("b", "board")})
	folder := source(Folder, "/m", map[string]string{"b.toml": strings.Replace(lesson("b", "board"), `"b-3"`, `"a-3"`, 1)})
	all, faults := Merge([]*Source{shipped, folder})
	if got := ids(all); !slices.Equal(got, []string{"a a.toml"}) || len(faults) != 1 {
		t.Errorf("%q %v", got, faults)
	}
}

// TestBuild: lessons join the chapters of their slugs, new ones get numbers that
// are free, and what has not changed keeps its entry.
func TestBuild(t *testing.T) {
	all, _ := Merge([]*Source{
		source(Shipped, "", map[string]string{"00-a/a.toml": lesson("a", "board"), "08-b/b.toml": lesson("b", "hand")}),
		source(Folder, "/m", map[string]string{
			"c.toml": lesson("c", "hand"), "d.toml": lesson("d", "mine"), "08-x/e.toml": lesson("e", "late"), "2026-x/f.toml": lesson("f", "year"),
		}),
	})
	chapters := Build(all, nil, resume)
	var got []string
	for _, c := range chapters {
		s := fmt.Sprint(c.Number, " ", c.Slug)
		for _, e := range c.Entries {
			s += " " + e.Lesson.ID
			if e.Chapter != c.Number {
				t.Errorf("%s is in chapter %d", e.Lesson.ID, e.Chapter)
			}
		}
		got = append(got, s)
	}
	if want := []string{"0 board a", "8 hand b c", "9 late e", "10 year f", "11 mine d"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	again := Build(all, chapters, func(l *lessons.Lesson) *lessons.Session { t.Error("resumed again"); return resume(l) })
	if !slices.Equal(Flat(chapters), Flat(again)) {
		t.Error("entries were made anew")
	}
}

// TestShipped: the program's own chapters keep their numbers.
func TestShipped(t *testing.T) {
	all, faults := Merge([]*Source{NewSource(Shipped, "", content.Lessons(), nil)})
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	for _, c := range Build(all, nil, resume) {
		for _, e := range c.Entries {
			if n, ok := numberOf(e.Lesson.File); !ok || n != c.Number {
				t.Errorf("%s is in chapter %d", e.Lesson.File, c.Number)
			}
		}
	}
}

// TestTemplate: it is a lesson without a fault, whatever language its remarks are
// in, and each language has its remarks.
func TestTemplate(t *testing.T) {
	set, err := words.NewTypesetter()
	if err != nil {
		t.Fatal(err)
	}
	catalogue, err := words.Load(content.Messages(), content.Glossary())
	if err != nil {
		t.Fatal(err)
	}
	files := fstest.MapFS{"whole.toml": {Data: content.LessonTemplate()}}
	for i, l := range lessons.Languages {
		text := Template(fmt.Sprintf("try-%d", i), l)
		if n := strings.Count(string(text), "\n# "); n < 6 || strings.Contains(string(text), templateID+"-") {
			t.Errorf("%s: %d remarks:\n%s", l, n, text)
		}
		files[string(l)+".toml"] = &fstest.MapFile{Data: text}
	}
	for name, f := range files { // alone: the same exercise twice is a fault
		if faults := lessons.Lint(fstest.MapFS{name: f}, set, catalogue.Glossary()); len(faults) > 0 {
			t.Errorf("%s: %v", name, faults)
		}
	}
	for n, line := range strings.Split(string(content.LessonTemplate()), "\n") {
		for _, l := range lessons.Languages {
			if rest, ok := strings.CutPrefix(line, "#"+string(l)+" "); ok {
				if missing := set.Missing(l, rest); len(missing) > 0 {
					t.Errorf("line %d: no font has %q", n+1, string(missing))
				}
			}
		}
	}
}

// TestNewLesson: each is another file with other ids; nothing is written over, and
// a link is not followed.
func TestNewLesson(t *testing.T) {
	dir := t.TempDir()
	none := func(string) bool { return false }
	first, err := NewLesson(dir, lessons.Japanese, none)
	if err != nil || first != filepath.Join(dir, "my-lesson.toml") {
		t.Fatal(first, err)
	}
	outside := filepath.Join(t.TempDir(), "x")
	if err := os.Symlink(outside, filepath.Join(dir, "my-lesson2.toml")); err != nil {
		mayLink(t, err)
	}
	second, err := NewLesson(dir, lessons.English, none)
	if err != nil || second != filepath.Join(dir, "my-lesson3.toml") {
		t.Error(second, err)
	}
	if _, err := os.Stat(outside); err == nil {
		t.Error("written through the link")
	}
	third, err := NewLesson(dir, lessons.English, func(id string) bool { return id == "my-lesson4" })
	if err != nil || filepath.Base(third) != "my-lesson5.toml" {
		t.Error(third, err)
	}
	if err := os.Remove(filepath.Join(dir, "my-lesson2.toml")); err != nil {
		t.Fatal(err)
	}
	if c := lessons.LoadBounded(os.DirFS(dir)); len(c.Lessons) != 3 || len(c.Faults) > 0 {
		t.Errorf("%d lessons, %v", len(c.Lessons), c.Faults)
	}
	if _, err := NewLesson(filepath.Join(dir, "none"), lessons.English, none); err == nil {
		t.Error("a folder that is not there is written to")
	}
}

// mayLink ends a test that needs a link which could not be made. Only Windows
// keeps them for the privileged.
func mayLink(t *testing.T, err error) {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("links take a privilege on Windows: ", err)
	}
	t.Fatal(err)
}
