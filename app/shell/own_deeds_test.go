package shell

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"fyne.io/fyne/v2"

	"terakoya/app/stage"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/lessons/pack"
	"terakoya/widgets"
)

// TestTemplateAndPack: a lesson is begun from the template and shown, a pack is
// made, and added to another window's.
func TestTemplateAndPack(t *testing.T) {
	c := teach(t, Options{Language: lessons.Japanese})
	c.choose(c.dir)
	for i, want := range []string{"my-lesson", "my-lesson2"} {
		c.tap("own-template")
		if c.look(); c.entry(want) == nil || !strings.Contains(c.own.says, want+".toml") || c.own.wrong {
			t.Fatalf("%d: %s; %v", i, c.own.says, c.Faults())
		}
	}
	c.tap("own-make")
	made := filepath.Join(c.dir, filepath.Base(c.dir)+".zip")
	if _, err := os.Stat(made); err != nil || !strings.Contains(c.own.says, made) {
		t.Fatal(c.own.says, err)
	}
	learner := teach(t, Options{})
	learner.choose(made)
	if learner.entry("my-lesson") == nil || !strings.Contains(learner.own.says, filepath.Base(made)) {
		t.Fatal(learner.own.says, learner.Faults())
	}
	learner.tap("own-remove-1")
	if learner.look(); learner.entry("my-lesson") != nil {
		t.Error("a pack that was removed is still there")
	}
}

// TestBadPaths: each is told in the learner's words and changes nothing.
func TestBadPaths(t *testing.T) {
	for _, l := range lessons.Languages {
		c := teach(t, Options{Language: l})
		w := c.words()
		hostile := filepath.Join(c.dir, "hostile.zip")
		var out bytes.Buffer
		if err := pack.Write(&out, fstest.MapFS{"aaaaaa.toml": {Data: []byte("x")}}, ""); err != nil {
			t.Fatal(err)
		}
		text := bytes.ReplaceAll(out.Bytes(), []byte("aaaaaa"), []byte("../../"))
		if err := os.WriteFile(hostile, text, 0o600); err != nil {
			t.Fatal(err)
		}
		c.write("a.txt", "x")
		for path, want := range map[string]string{
			filepath.Join(c.dir, "none"):  w.Say("own.missing", words.Args{"path": filepath.Join(c.dir, "none")}),
			filepath.Join(c.dir, "a.txt"): w.Say("own.neither", words.Args{"path": filepath.Join(c.dir, "a.txt")}),
			hostile:                       w.Say("pack.entry", words.Args{"entry": "../../.toml", "cause": w.Say("pack.name-outside", nil)}),
		} {
			c.choose(path)
			if c.own.says != want || !c.own.wrong || len(c.own.sources) > 0 || c.own.places.Folder != "" {
				t.Errorf("%s: says %q, want %q", path, c.own.says, want)
			}
		}
		for _, f := range pack.AllFlaws {
			if s := c.cause(&pack.Error{Flaw: f}); strings.Contains(s, "[") {
				t.Errorf("%s: %s", f, s)
			}
		}
		if got := c.cause(&pack.Error{Flaw: pack.NameOdd, Entry: "a\u202eb\x00\xff" + strings.Repeat("x", 500)}); !strings.Contains(got, "a?b??x") || len(got) > 300 {
			t.Errorf("the entry is told as %q", got)
		}
	}
}

// TestCheck: what the lessons state is proven on demand.
func TestCheck(t *testing.T) {
	c := teach(t, Options{})
	c.write("a.toml", mine("mine"))
	c.write("b.toml", strings.Replace(strings.Replace(mine("also"), `["G*5b"]`, `["G*4b"]`, 1), "4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "4k4/9/4P4/9/9/9/9/9/3K5 b G 1", 3))
	c.choose(c.dir)
	c.LessonFiles()
	c.tap("check-1")
	if !c.shows("G*4b") {
		t.Error("what is not so is not found")
	}
}

// shows reports whether a text is on the screen, in view or not.
func (c *teaching) shows(text string) bool {
	c.window.Resize(fyne.NewSize(1280, 6000))
	defer c.window.Resize(fyne.NewSize(windowWidth, windowHeight))
	all := stage.Texts(c.window.Content())
	for _, s := range all {
		if strings.Contains(s.Text.Text, text) {
			return true
		}
	}
	return false
}

// TestFaultsAreListed: file, line, step and cause stand on the screen of lesson
// files, and go when they are mended.
func TestFaultsAreListed(t *testing.T) {
	c := teach(t, Options{})
	c.write("09-x/bad.toml", strings.Replace(mine("mine"), `kind   = "move"`, `kind   = "mvoe"`, 1))
	c.choose(c.dir)
	c.LessonFiles()
	line := 1 + strings.Count(mine("mine")[:strings.Index(mine("mine"), `kind   = "move"`)], "\n")
	for _, want := range []string{fmt.Sprintf("09-x/bad.toml, line %d, step mine-2", line), `"mvoe" is not one of`} {
		if !c.shows(want) {
			t.Errorf("%q is not on the screen", want)
		}
	}
	c.write("09-x/bad.toml", mine("mine"))
	if c.shows("mvoe") || !c.shows("Look at step 1 of 3") {
		t.Error("the screen still has the fault")
	}
}

// TestHomeIsFresh: the start screen shows a lesson as soon as it is saved.
func TestHomeIsFresh(t *testing.T) {
	c := teach(t, Options{})
	c.choose(c.dir)
	c.Home()
	c.write("a.toml", "id =")
	if !c.shows("a.toml:1") {
		t.Error("the fault is not on the start screen")
	}
	c.Chapters(-1)
	c.write("a.toml", mine("mine"))
	if !c.shows("A gold before the king") {
		t.Error("the lesson is not among the chapters")
	}
}

// TestNoShelf: without a data folder packs cannot be added, and this is said.
func TestNoShelf(t *testing.T) {
	c := teach(t, Options{})
	c.own.places.Shelf = nil
	file := filepath.Join(c.dir, "a.zip")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	c.choose(file)
	if !c.own.wrong || c.own.says != c.words().Say("own.noShelf", nil) {
		t.Error(c.own.says)
	}
}

// TestLongNames: folders and files with long names, and many faults, stay within
// the window, in every language.
func TestLongNames(t *testing.T) {
	size := fyne.NewSize(1024, 700)
	for _, l := range lessons.Languages {
		c := teach(t, Options{Language: l})
		c.dir = filepath.Join(c.dir, strings.Repeat("long-name-", 9), strings.Repeat("x", 100))
		c.write(strings.Repeat("deep/", 10)+"bad.toml", manyFaults())
		c.write("a.toml", mine("mine"))
		c.choose(c.dir)
		c.tap("own-template")
		c.window.Resize(size)
		for _, show := range []func(){c.Settings, c.LessonFiles} {
			show()
			if c.Screen().Name() == "settings" { // the line scrolls, which inspect does not know
				part(t, c.Shell, "own-path").Object.(*widgets.Entry).SetText("")
			}
			c.window.Resize(size)
			inspect(t, c.Shell, size)
			stage.Picture(t, c.Shell.window, fmt.Sprintf("own-%s-%s", c.Screen().Name(), l))
		}
		c.Settings()
		part(t, c.Shell, "own-path").Object.(*widgets.Entry).SetText("")
		press(c.Shell, fyne.KeyEnd)
		inspect(t, c.Shell, size)
		stage.Picture(t, c.Shell.window, fmt.Sprintf("own-foot-%s", l))
	}
}

func manyFaults() string {
	var b strings.Builder
	for i := range 300 {
		fmt.Fprintf(&b, "key-%d = %d\n", i, i)
	}
	return b.String()
}

// TestFollowsForReal: without the hands of a test, a save is seen within two
// seconds and shown on the window's goroutine.
func TestFollowsForReal(t *testing.T) {
	dir := t.TempDir()
	s := open(t, Options{OwnName: "mine", Own: os.DirFS(dir)})
	todo := make(chan func(), 10)
	s.own.watching.Do = func(f func()) { todo <- f }
	s.Follow()
	defer s.own.stop()
	if err := os.WriteFile(filepath.Join(dir, "a.toml"), []byte(mine("mine")), 0o600); err != nil {
		t.Fatal(err)
	}
	for late := time.After(20 * time.Second); s.entry("mine") == nil; {
		select {
		case f := <-todo:
			f()
		case <-late:
			t.Fatal("it is not seen")
		}
	}
}
