package engines

import (
	"context"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"terakoya/app/slow"
	"terakoya/app/stage"
	"terakoya/app/theme"
	"terakoya/lessons"
	"terakoya/rules/engine/usi"
)

// polite is how most engines answer; the rest of a script are lines of case.
const polite = "usi) echo id name Kata; echo id author Aiko; echo usiok;;\nisready) echo readyok;;\nquit) exit;;\n"

// program writes an engine that answers commands by the cases of a shell script. What
// it hears is written beside it.
func program(t testing.TB, name, cases string) string {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("scripts are run by a shell")
	}
	path := filepath.Join(t.TempDir(), name)
	text := "#!/bin/sh\nwhile read -r line; do echo \"$line\" >> '" + path + ".heard'\ncase \"$line\" in\n" + cases + "esac; done\n"
	if err := os.WriteFile(path, []byte(text), 0o755); err != nil {
		t.Fatal(err)
	}
	return path
}

// heard is what an engine was told.
func heard(t testing.TB, path string) string {
	t.Helper()
	text, err := os.ReadFile(path + ".heard")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// room is a window with the screen, whose slow work is done at once unless it is held.
type room struct {
	*Screen
	t      testing.TB
	window fyne.Window
	saved  []Entry
	full   string // why nothing can be saved
	ended  []string
	left   bool
	file   string // what a dialog would give
	held   []func()
	hold   bool
	times  usi.Config
}

func newRoom(t testing.TB, all ...Entry) *room {
	t.Helper()
	c, err := stage.Words()
	if err != nil {
		t.Fatal(err)
	}
	test.NewTempApp(t).Settings().SetTheme(theme.New(lessons.English, false))
	r := &room{t: t, times: usi.Config{Start: 20 * time.Second}}
	var running usi.Engines
	t.Cleanup(running.CloseAll)
	r.Screen = New(Env{
		Words: c.In(lessons.English), Able: true, All: all,
		Save: func(now []Entry) string {
			if r.full == "" {
				r.saved = now
			}
			return r.full
		},
		Open: func(ctx context.Context, e Entry, progress func(usi.Progress)) (*usi.Client, error) {
			cfg := r.times
			cfg.Options, cfg.Progress = e.Options, progress
			return running.Open(ctx, e.Name, e.Program(), cfg)
		},
		End:    func(name string) { r.ended = append(r.ended, name); running.Close(name) },
		OnFile: func(then func(string)) { then(r.file) },
		OnBack: func() { r.left = true },
		OnKey:  func(e *fyne.KeyEvent) { r.TypedKey(e) },
		Work: slow.Work{Do: func(f func()) { f() }, Go: func(f func()) {
			if r.hold {
				r.held = append(r.held, f)
				return
			}
			f()
		}},
	})
	r.window = test.NewTempWindow(t, r.Content())
	r.window.Resize(fyne.NewSize(1024, 700))
	return r
}

// part finds a part by name; nil if it is not there.
func (r *room) part(name string) fyne.CanvasObject {
	for _, p := range r.Parts() {
		if p.Name == name {
			return p.Object
		}
	}
	return nil
}

func (r *room) tap(names ...string) {
	r.t.Helper()
	for _, name := range names {
		o, is := r.part(name).(fyne.Tappable)
		if !is {
			r.t.Fatalf("there is no %s; the page says %q", name, r.Says())
		}
		o.Tapped(&fyne.PointEvent{})
	}
}

// write replaces what stands in a line.
func (r *room) write(name, text string) {
	r.t.Helper()
	line := r.part(name).(interface{ SetText(string) })
	line.SetText(text)
}

func (r *room) press(keys ...fyne.KeyName) {
	for _, k := range keys {
		if f := r.window.Canvas().Focused(); f != nil {
			f.TypedKey(&fyne.KeyEvent{Name: k})
			continue
		}
		r.TypedKey(&fyne.KeyEvent{Name: k})
	}
}

// says fails unless the page says what is wanted.
func (r *room) says(wrong bool, parts ...string) {
	r.t.Helper()
	missing := func(part string) bool { return !strings.Contains(r.status(), part) }
	if slices.ContainsFunc(parts, missing) || r.wrong != wrong {
		r.t.Errorf("it says %q (failed: %t), want %q", r.status(), r.wrong, parts)
	}
}
