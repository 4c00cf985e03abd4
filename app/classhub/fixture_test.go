package classhub

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"terakoya/app/saving"
	"terakoya/app/slow"
	"terakoya/app/stage"
	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/lessons"
	class "terakoya/lessons/classroom"
)

// office is a window with the hub, and what it asked of the program.
type office struct {
	t      testing.TB
	env    Env
	kept   State
	files  map[string]string
	clip   string
	calls  []string
	window fyne.Window
	hub    *Screen
}

func newOffice(t testing.TB, l lessons.Language, th fyne.Theme, size fyne.Size) *office {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(th)
	from := stage.Must[stage.School](t)(stage.Course())
	o := &office{t: t, window: test.NewTempWindow(t, nil), files: map[string]string{}}
	o.window.SetPadded(false)
	o.window.Resize(size)
	call := func(name string) func() { return func() { o.calls = append(o.calls, name) } }
	seed := uint32(6)
	catalogue := stage.Must[*words.Catalogue](t)(stage.Words())
	o.env = Env{
		Words: catalogue.In(l), Chapters: from.Chapters, Bank: from.Bank, Keep: func(s State) { o.kept = s },
		Seed: func() uint32 { seed++; return seed }, Cause: func(err error) string { return "cause: " + err.Error() },
		Clipboard: func() string { return o.clip }, Read: o.read, Choose: func(chosen func(string)) { chosen("/names.txt") },
		Files: saving.Files{Save: o.save},
		OnStart: func(p class.Playlist, r class.Roster) {
			o.calls = append(o.calls, fmt.Sprintf("start %d %d", len(p.Items), len(r.Names)))
		},
		OnPaper: call("paper"), OnResults: call("results"), OnHome: call("home"),
		OnKey: func(e *fyne.KeyEvent) { o.hub.TypedKey(e) },
		Work:  slow.Work{Do: func(f func()) { f() }, Go: func(f func()) { f() }},
	}
	return o
}

func (o *office) read(path string, done func([]byte, string)) {
	text, is := o.files[filepath.ToSlash(path)]
	if !is {
		done(nil, "there is no file "+path)
		return
	}
	done([]byte(text), "")
}

func (o *office) save(path string, data []byte, _ bool, done func(bool, string)) {
	o.files[filepath.ToSlash(path)] = string(data)
	done(false, "")
}

// show shows the page, as it was left.
func (o *office) show() *Screen {
	size := o.window.Canvas().Size()
	o.env.State = o.kept
	o.hub = New(o.env)
	o.window.SetContent(o.hub.Content())
	o.window.Resize(size)
	return o.hub
}

func (o *office) press(keys ...fyne.KeyName) { stage.Press(o.hub, keys...) }

// ids are what stands in the list.
func (o *office) ids() (all []string) {
	for _, i := range o.hub.state.List.Items {
		all = append(all, i.Kind.String()+" "+i.ID)
	}
	return all
}

func (o *office) said(want string) {
	o.t.Helper()
	if got := o.hub.Says(); !strings.Contains(got, want) {
		o.t.Errorf("it says %q, want %q", got, want)
	}
}

var usual = fyne.NewSize(1024, 700)

func english(t testing.TB) *office {
	return newOffice(t, lessons.English, theme.New(lessons.English, false), usual)
}
