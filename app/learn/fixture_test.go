package learn

import (
	"os"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"terakoya/app/slow"
	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets/pieceart"
)

// desk is a lesson in a window, and what it told.
type desk struct {
	*Screen
	t       *testing.T
	window  fyne.Window
	results []lessons.Result
	gave    int
	left    int
}

// sit opens a worked lesson at one of its steps, from 1. Work is done by work; the
// zero one does it at once.
func sit(t *testing.T, name string, step int, work slow.Work) *desk {
	t.Helper()
	text, err := os.ReadFile("testdata/kinds/" + name + ".toml")
	if err != nil {
		t.Fatal(err)
	}
	lesson, faults := lessons.Parse(name, string(text))
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	catalogue, err := words.Load(content.Messages(), content.Glossary())
	if err != nil {
		t.Fatal(err)
	}
	art, err := pieceart.New(content.Font(content.SerifJP), content.Font(content.SansJP), content.Font(content.SansJPBold))
	if err != nil {
		t.Fatal(err)
	}
	if work.Go == nil {
		atOnce := func(f func()) { f() }
		work = slow.Work{Go: atOnce, Do: atOnce}
	}
	test.NewTempApp(t).Settings().SetTheme(theme.New(lessons.English, false))
	d := &desk{t: t}
	env := Env{
		Words: catalogue.In(lessons.English), Art: art, Still: true, Work: work,
		Leave: func() { d.left++ },
		Tried: func(_ *lessons.Step, v lessons.Verdict) { d.results = append(d.results, v.Result) },
		Gave:  func(*lessons.Step) { d.gave++ },
		OnKey: func(e *fyne.KeyEvent) { d.TypedKey(e) },
	}
	d.Screen = New(env, lessons.Resume(&lesson, lesson.Steps[step-1].ID, nil), 0)
	d.window = test.NewTempWindow(t, d.Content())
	d.window.SetPadded(false)
	d.window.Resize(fyne.NewSize(1280, 800))
	d.Shown()
	return d
}

// press presses keys, as the window hands them out.
func (d *desk) press(keys ...fyne.KeyName) {
	for _, k := range keys {
		e := &fyne.KeyEvent{Name: k}
		if f := d.window.Canvas().Focused(); f != nil {
			f.TypedKey(e)
			continue
		}
		d.TypedKey(e)
	}
}

// write types a text into what has the keys.
func (d *desk) write(text string) {
	d.t.Helper()
	f := d.window.Canvas().Focused()
	if f == nil {
		d.t.Fatal("nothing takes a text")
	}
	for _, r := range text {
		f.TypedRune(r)
	}
}

// click clicks in the middle of a part.
func (d *desk) click(names ...string) {
	d.t.Helper()
next:
	for _, name := range names {
		for _, p := range d.Parts() {
			if p.Name == name && p.Object.Visible() {
				at, size := p.Rect()
				test.TapCanvas(d.window.Canvas(), at.AddXY(size.Width/2, size.Height/2))
				continue next
			}
		}
		d.t.Fatalf("there is no %s", name)
	}
}

func (d *desk) is(state lessons.State) {
	d.t.Helper()
	if got := d.session.State(); got != state {
		d.t.Fatalf("state %d, want %d; the status line says %q", got, state, d.Says())
	}
}

func (d *desk) says(want string) {
	d.t.Helper()
	if got := d.Says(); got != want {
		d.t.Errorf("says %q, want %q", got, want)
	}
}

// arrows are the keys that bring the cursor from one square to another.
func arrows(from, to rules.Square) []fyne.KeyName {
	var keys []fyne.KeyName
	add := func(n int, back, forth fyne.KeyName) {
		for ; n < 0; n++ {
			keys = append(keys, back)
		}
		for ; n > 0; n-- {
			keys = append(keys, forth)
		}
	}
	add(from.File()-to.File(), fyne.KeyLeft, fyne.KeyRight)
	add(to.Rank()-from.Rank(), fyne.KeyUp, fyne.KeyDown)
	return keys
}
