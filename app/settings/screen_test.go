package settings

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"terakoya/app/choices"
	"terakoya/app/course"
	"terakoya/app/parts"
	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

func english(t *testing.T) *words.Words {
	t.Helper()
	c, err := words.Load(content.Messages(), content.Glossary())
	if err != nil {
		t.Fatal(err)
	}
	return c.In(lessons.English)
}

// window opens a window in memory.
func window(t *testing.T, o fyne.CanvasObject) fyne.Window {
	t.Helper()
	a := test.NewTempApp(t)
	a.Settings().SetTheme(theme.New(lessons.English, false))
	w := test.NewTempWindow(t, o)
	w.Resize(fyne.NewSize(1280, 2000))
	return w
}

func named(t *testing.T, all []parts.Part, name string) fyne.CanvasObject {
	t.Helper()
	i := slices.IndexFunc(all, func(p parts.Part) bool { return p.Name == name })
	if i < 0 {
		t.Fatalf("no part %s", name)
	}
	return all[i].Object
}

func screen(t *testing.T, change func(choices.Choices)) *Screen {
	t.Helper()
	test.NewTempApp(t)
	art, err := pieceart.New(content.Font(content.SerifJP), content.Font(content.SansJP), content.Font(content.SansJPBold))
	if err != nil {
		t.Fatal(err)
	}
	return New(Env{Words: english(t), Art: art, OnChange: change, OnHome: func() {}, OnKey: func(*fyne.KeyEvent) {}})
}

// TestOwn: each control reports what is wanted, and nothing else happens.
func TestOwn(t *testing.T) {
	s := screen(t, nil)
	w := window(t, s.Content())
	var heard []string
	hear := func(what string) func() { return func() { heard = append(heard, what) } }
	folder := &course.Source{Kind: course.Folder, Name: "/home/me/mine"}
	l := Lessons{
		Sources: []*course.Source{{Kind: course.Named, Name: "/x"}, folder, {Kind: course.Pack, Name: "p.zip", Err: errors.New("cut")}},
		Folder:  folder.Name, Says: "said", Cause: func(err error) string { return "because " + err.Error() },
		OnPath:   func(path string) { heard = append(heard, "path "+path) },
		OnRemove: func(src *course.Source) { heard = append(heard, "remove "+src.Name) },
		OnFolder: hear("folder"), OnPack: hear("pack"), OnTemplate: hear("template"), OnMake: hear("make"), OnFiles: hear("files"),
	}
	s.SetLessons(l)
	for _, name := range []string{"own-folder", "own-pack", "own-files", "own-template", "own-make", "own-use", "own-remove-2", "own-remove-3"} {
		w.Canvas().Focus(named(t, s.Parts(), name).(fyne.Focusable))
		w.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	}
	entry := named(t, s.Parts(), "own-path").(*widgets.Entry)
	entry.SetText("/somewhere/else")
	s.SetLessons(l) // what is typed stays
	entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	want := []string{"folder", "pack", "files", "template", "make", "path /home/me/mine", "remove /home/me/mine", "remove p.zip", "path /somewhere/else"}
	if !slices.Equal(heard, want) {
		t.Errorf("heard %q, want %q", heard, want)
	}
	if slices.ContainsFunc(s.Parts(), func(p parts.Part) bool { return p.Name == "own-remove-1" }) {
		t.Error("what the command line names can be removed")
	}
	s.SetLessons(Lessons{})
	for _, name := range []string{"own-files", "own-template", "own-make"} {
		if !named(t, s.Parts(), name).(*widgets.Button).Disabled() {
			t.Errorf("%s is open without a folder", name)
		}
	}
}

// TestFiles: a step is chosen by keys and by buttons, and the focus stays when
// lessons are read again.
func TestFiles(t *testing.T) {
	l := &lessons.Lesson{ID: "a", File: "a.toml", Title: lessons.Text{lessons.English: "A"}, Steps: make([]lessons.Step, 3)}
	src := &course.Source{Kind: course.Folder, Name: "/m", Lessons: []*lessons.Lesson{l}}
	var heard []string
	f := NewFiles(FilesEnv{
		Words: english(t), OnBack: func() { heard = append(heard, "back") }, OnKey: func(*fyne.KeyEvent) {},
		OnPreview: func(l *lessons.Lesson, step int) { heard = append(heard, fmt.Sprint(l.ID, step)) },
		OnCheck: func(_ *course.Source, then func([]lessons.Fault, error)) {
			then([]lessons.Fault{{File: "a.toml", Line: 7, Cause: "unproven"}}, nil)
		},
	})
	w := window(t, f.Content())
	f.SetLessons(Lessons{Sources: []*course.Source{src}})
	key := func(keys ...fyne.KeyName) {
		for _, k := range keys {
			w.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: k})
		}
	}
	f.Focus(w.Canvas(), "preview-1-1")
	key(fyne.KeyReturn, fyne.KeyRight, fyne.KeyRight, fyne.KeyRight, fyne.KeyReturn)
	f.SetLessons(Lessons{Sources: []*course.Source{src}})
	if w.Canvas().Focused() != named(t, f.Parts(), "preview-1-1").(fyne.Focusable) {
		t.Error("the focus is lost")
	}
	key(fyne.KeyReturn)
	test.Tap(named(t, f.Parts(), "less-1-1").(fyne.Tappable))
	f.Focus(w.Canvas(), "preview-1-1")
	key(fyne.KeyReturn, fyne.KeyLeft, fyne.KeyLeft, fyne.KeyLeft, fyne.KeyReturn)
	test.Tap(named(t, f.Parts(), "back").(fyne.Tappable))
	if want := []string{"a0", "a2", "a2", "a1", "a0", "back"}; !slices.Equal(heard, want) {
		t.Errorf("heard %q, want %q", heard, want)
	}
	test.Tap(named(t, f.Parts(), "check-1").(fyne.Tappable))
	if c := f.checked[src]; c.running || len(c.found) != 1 {
		t.Errorf("checked %+v", c)
	}
}

// TestManyLessons: a folder of thousands is listed in part.
func TestManyLessons(t *testing.T) {
	src := &course.Source{Kind: course.Folder, Name: "/m"}
	for i := range 2_000 {
		src.Lessons = append(src.Lessons, &lessons.Lesson{ID: fmt.Sprint(i), Title: lessons.Text{}, Steps: make([]lessons.Step, 1)})
		src.Faults = append(src.Faults, lessons.Fault{File: "a.toml", Line: i})
	}
	f := NewFiles(FilesEnv{Words: english(t)})
	window(t, f.Content())
	f.SetLessons(Lessons{Sources: []*course.Source{src}})
	if n := len(f.Parts()); n > 3*shownAtMost+2 {
		t.Errorf("%d parts", n)
	}
}

// TestScroll: a page is seen to its end by keys.
func TestScroll(t *testing.T) {
	s := screen(t, nil)
	window(t, s.Content()).Resize(fyne.NewSize(1024, 400))
	top := func() float32 { return fyne.CurrentApp().Driver().AbsolutePositionForObject(s.own.path).Y }
	start := top()
	s.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEnd})
	end := top()
	s.TypedKey(&fyne.KeyEvent{Name: fyne.KeyPageUp})
	if end >= start || top() <= end {
		t.Errorf("first at %v, at the end at %v, then at %v", start, end, top())
	}
	s.TypedKey(&fyne.KeyEvent{Name: fyne.KeyHome})
	if top() != start {
		t.Errorf("first at %v, and by Home at %v", start, top())
	}
}

func TestFolded(t *testing.T) {
	for _, text := range []string{"short", "a " + strings.Repeat("b", 59), strings.Repeat("/abc", 40), strings.Repeat("長", 200), `C:\` + strings.Repeat("x", 100) + " y"} {
		got := folded(text)
		if strings.ReplaceAll(got, "\n", "") != text {
			t.Errorf("%q becomes %q", text, got)
		}
		for _, word := range strings.Fields(got) {
			if n := len([]rune(word)); n > foldAt {
				t.Errorf("%q has a word of %d", got, n)
			}
		}
	}
}
