package shell

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"terakoya/app/course"
	"terakoya/app/learn"
	"terakoya/app/stage"
	"terakoya/lessons"
	"terakoya/lessons/progress"
)

// teaching is a teacher's folder, and a window whose slow work is done when it is
// asked for.
type teaching struct {
	*Shell
	t    *testing.T
	dir  string
	wait func() // for a change, which never comes by itself here
}

// teach opens a window that follows lessons; the test says when it looks.
func teach(t *testing.T, o Options) *teaching {
	t.Helper()
	if o.Store == nil {
		o.Store = progress.Memory()
	}
	if o.Packs == "" {
		o.Packs = filepath.Join(t.TempDir(), "packs")
	}
	c := &teaching{Shell: open(t, o), t: t, dir: t.TempDir()}
	at := func(f func()) { f() }
	c.own.watching.Do, c.own.deeds.Do, c.own.checks.Do = at, at, at
	c.own.deeds.Go, c.own.checks.Go = at, at
	c.own.watching.Go = func(f func()) { c.wait = f }
	c.Follow()
	c.look()
	return c
}

// look is the next look of the window at the files, if one of them has changed.
func (c *teaching) look() {
	c.t.Helper()
	if c.own.places.Print() != c.own.print {
		c.wait()
	}
}

func (c *teaching) write(name, text string) {
	c.t.Helper()
	file := filepath.Join(c.dir, name)
	if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
		c.t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		c.t.Fatal(err)
	}
	c.look()
}

// choose types a path into the settings.
func (c *teaching) choose(path string) {
	c.t.Helper()
	c.Settings()
	entry := part(c.t, c.Shell, "own-path").Object.(fyne.Focusable)
	c.window.Canvas().Focus(entry)
	for _, r := range path {
		entry.TypedRune(r)
	}
	press(c.Shell, fyne.KeyReturn)
	c.look()
}

func mine(id string) string { return string(course.Template(id, lessons.English)) }

// TestFolderIsRemembered: a folder is chosen by its path, its lessons are there,
// also at the next start, and it can be removed.
func TestFolderIsRemembered(t *testing.T) {
	store := progress.Memory()
	c := teach(t, Options{Store: store})
	c.write("a.toml", mine("mine"))
	c.choose(c.dir)
	if c.entry("mine") == nil || len(c.Faults()) > 0 || c.Screen().Name() != "settings" {
		t.Fatalf("%v on %s: %s", c.Faults(), c.Screen().Name(), c.own.says)
	}
	next := teach(t, Options{Store: store})
	if next.entry("mine") == nil {
		t.Error("at the next start it is forgotten")
	}
	next.Settings()
	next.tap("own-remove-1")
	if next.look(); next.entry("mine") != nil || next.own.places.Folder != "" {
		t.Error("it is still there")
	}
	if _, err := os.Stat(filepath.Join(c.dir, "a.toml")); err != nil {
		t.Error("the file is gone too")
	}
}

// TestReloadKeepsStep: an open lesson that is saved is shown again at the same
// step, wherever that is now, and what is shown is what was saved.
func TestReloadKeepsStep(t *testing.T) {
	c := teach(t, Options{})
	text := mine("mine")
	c.write("a.toml", text)
	c.choose(c.dir)
	e := c.entry("mine")
	e.Session = lessons.Resume(e.Lesson, "mine-2", nil)
	c.Learn(e)
	session := func() *lessons.Session { return c.Screen().(*learn.Screen).Session() }
	c.write("a.toml", strings.Replace(text, "Mate the king in one move.", "Mate, please.", 1))
	if s := session(); s.Step().ID != "mine-2" || s.Step().Text.In(lessons.English) != "Mate, please." {
		t.Errorf("at %s: %s", s.Step().ID, s.Step().Text.In(lessons.English))
	}
	first := text[strings.Index(text, "[[step]]"):]
	first = first[:strings.Index(first[8:], "[[step]]")+8]
	c.write("a.toml", strings.Replace(text, first, strings.ReplaceAll(first, "mine-1", "mine-0")+first, 1)) // a step before
	if s := session(); s.Step().ID != "mine-2" || s.At() != 2 {
		t.Errorf("at %s, %d", s.Step().ID, s.At())
	}
	c.write("other.toml", mine("other")) // nothing of this lesson
	before := c.Screen()
	c.write("other.toml", mine("others"))
	if c.Screen() != before {
		t.Error("a lesson that has not changed is shown anew")
	}
	c.write("a.toml", strings.ReplaceAll(text, "mine-2", "mine-9"))
	if s := session(); s.At() != 0 {
		t.Errorf("the step is gone, and it stands at %s", s.Step().ID)
	}
}

// TestFaultWhileOpen: a fault is told above the lesson, which stays as it was; once it is
// mended the notice goes.
func TestFaultWhileOpen(t *testing.T) {
	c := teach(t, Options{})
	text := mine("mine")
	c.write("a.toml", text)
	c.choose(c.dir)
	e := c.entry("mine")
	e.Session = lessons.Resume(e.Lesson, "mine-2", nil)
	c.Learn(e)
	c.write("a.toml", strings.Replace(text, `goal   = "mate"`, `goal   = "mat"`, 1))
	line := 1 + strings.Count(text[:strings.Index(text, `goal   = "mate"`)], "\n")
	if want := fmt.Sprintf("a.toml:%d:", line); !strings.Contains(c.own.notice, want) {
		t.Errorf("the notice %q does not name %s", c.own.notice, want)
	}
	stage.Picture(t, c.Shell.window, "own-notice")
	if s := c.Screen().(*learn.Screen).Session(); s.Step() == nil || s.Step().ID != "mine-2" {
		t.Error("the lesson is gone")
	}
	c.write("a.toml", strings.Replace(text, `goal   = "mate"`, `goal   = "mte"`, 1))
	if !strings.Contains(c.own.notice, `"mte"`) {
		t.Errorf("the notice is still %q", c.own.notice)
	}
	c.write("a.toml", text)
	if s := c.Screen().(*learn.Screen).Session(); c.own.notice != "" || s.Step().ID != "mine-2" || s.Lesson != c.entry("mine").Lesson {
		t.Errorf("after it was mended: %q at %v", c.own.notice, s.Step())
	}
}

// TestReloadWhenFinished: whoever goes through a lesson again stays at the step
// too.
func TestReloadWhenFinished(t *testing.T) {
	store := progress.Memory()
	c := teach(t, Options{Store: store})
	c.write("a.toml", mine("mine"))
	c.choose(c.dir)
	for _, step := range []string{"mine-2", "mine-3"} {
		if err := store.Record(progress.Answer{Lesson: "mine", Step: step, When: time.Now(), Result: progress.Right}); err != nil {
			t.Fatal(err)
		}
	}
	c.Learn(c.entry("mine"))
	press(c.Shell, fyne.KeyReturn)
	press(c.Shell, fyne.KeyReturn)
	e := c.entry("mine")
	e.Session = lessons.Resume(e.Lesson, "mine-3", nil)
	c.Learn(e)
	c.write("a.toml", "# a remark\n"+mine("mine"))
	if s := c.Screen().(*learn.Screen).Session(); s.Step().ID != "mine-3" {
		t.Errorf("at %s", s.Step().ID)
	}
}

// TestPreview: a lesson is looked at from a step on, by keys alone; nothing is
// kept of it, and a save shows it again.
func TestPreview(t *testing.T) {
	store := progress.Memory()
	c := teach(t, Options{Store: store})
	c.write("a.toml", mine("mine"))
	c.write("bad.toml", "id =")
	c.choose(c.dir)
	c.tap("own-files")
	c.focus("preview-1-1")
	press(c.Shell, fyne.KeyRight, fyne.KeyRight, fyne.KeyRight, fyne.KeyLeft, fyne.KeyReturn)
	session := func() *lessons.Session { return c.Screen().(*learn.Screen).Session() }
	if session().Step().ID != "mine-2" {
		t.Fatalf("at %s", session().Step().ID)
	}
	c.write("a.toml", strings.Replace(mine("mine"), "Mate the king", "Please mate the king", 1))
	if s := session(); s.Step().ID != "mine-2" || !strings.HasPrefix(s.Step().Text.In(lessons.English), "Please") {
		t.Error("it is not shown again")
	}
	click(t, c.Shell, "hand-black-G")
	click(t, c.Shell, "5b")
	if session().State() != lessons.Answered {
		t.Error("it cannot be tried")
	}
	if _, entered := store.Place("mine"); entered {
		t.Error("a look is remembered")
	}
	if answers, err := store.Answers("mine"); err != nil || len(answers) > 0 {
		t.Errorf("kept %v %v", answers, err)
	}
	press(c.Shell, fyne.KeyEscape, fyne.KeyEscape, fyne.KeyEscape)
	if c.Screen().Name() != "settings" && c.Screen().Name() != "home" {
		t.Errorf("back on %s", c.Screen().Name())
	}
}

// tap taps a part, in view or not.
func (c *teaching) tap(name string) {
	c.t.Helper()
	part(c.t, c.Shell, name).Object.(fyne.Tappable).Tapped(nil)
}

// focus goes to a part by Tab, as whoever has no mouse does.
func (c *teaching) focus(name string) {
	c.t.Helper()
	want := part(c.t, c.Shell, name).Object
	for range 60 {
		test.FocusNext(c.window.Canvas())
		if f := c.window.Canvas().Focused(); f != nil && f.(fyne.CanvasObject) == want {
			return
		}
	}
	c.t.Fatalf("Tab does not reach %s", name)
}

// TestByKeysAlone: every deed of the settings can be reached by Tab.
func TestByKeysAlone(t *testing.T) {
	c := teach(t, Options{})
	c.write("a.toml", mine("mine"))
	c.choose(c.dir)
	for _, name := range []string{"own-path", "own-use", "own-folder", "own-pack", "own-files", "own-template", "own-make", "own-remove-1"} {
		c.focus(name)
	}
	press(c.Shell, fyne.KeyEscape)
	if c.Screen().Name() != "home" {
		t.Errorf("Escape leads to %s", c.Screen().Name())
	}
}
