package joseki

import (
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"terakoya/app/parts"
	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/lessons/opening"
	"terakoya/lessons/progress"
	"terakoya/rules"
	"terakoya/rules/engine/search"
	"terakoya/widgets/pieceart"
)

var loadArt = sync.OnceValues(func() (*pieceart.Artist, error) {
	return pieceart.New(content.Font(content.SerifJP), content.Font(content.SansJP))
})

var loadWords = sync.OnceValues(func() (*words.Catalogue, error) {
	return words.Load(content.Messages(), content.Glossary())
})

var loadLibrary = sync.OnceValues(func() (*opening.Library, error) {
	read := lessons.LoadOpenings(content.Joseki())
	return opening.NewLibrary(&read)
})

// must is for what only a broken program would not do.
func must[T any](t testing.TB) func(T, error) T {
	return func(v T, err error) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}

// sample is the library of testdata, in which moves are told of.
func sample(t testing.TB) *opening.Library {
	t.Helper()
	text := must[[]byte](t)(os.ReadFile("testdata/sample.toml"))
	read := lessons.LoadOpenings(fstest.MapFS{"sample.toml": {Data: text}})
	for _, f := range read.Faults {
		t.Fatal(f)
	}
	return must[*opening.Library](t)(opening.NewLibrary(&read))
}

// screen is what both screens have in common.
type screen interface {
	Name() string
	Says() string
	Content() fyne.CanvasObject
	Parts() []parts.Part
	TypedKey(*fyne.KeyEvent)
}

// room is a window with a screen, and what the screen reported. What runs in the
// background waits until the test lets it in.
type room struct {
	t       testing.TB
	env     Env
	window  fyne.Window
	screen  screen
	store   progress.Store
	now     time.Time
	calls   []string
	waiting []func()
}

var (
	small    = fyne.NewSize(1024, 700)
	middling = fyne.NewSize(1280, 800)
	large    = fyne.NewSize(1920, 1080)
)

func newRoom(t testing.TB, l lessons.Language, dark bool, size fyne.Size) *room {
	t.Helper()
	a := test.NewTempApp(t)
	a.Settings().SetTheme(theme.New(l, dark))
	r := &room{
		t: t, window: test.NewTempWindow(t, nil), store: progress.Memory(),
		now: time.Date(2026, time.March, 2, 9, 0, 0, 0, time.UTC),
	}
	r.window.SetPadded(false)
	r.window.Resize(size)
	set := pieceart.Guide
	if l == lessons.Japanese {
		set = pieceart.TwoKanji
	}
	call := func(name string) func() { return func() { r.calls = append(r.calls, name) } }
	r.env = Env{
		Words: must[*words.Catalogue](t)(loadWords()).In(l), Art: must[*pieceart.Artist](t)(loadArt()), Set: set, Still: true,
		Library: must[*opening.Library](t)(loadLibrary()), Engine: search.NewSearcher(1 << 20),
		Memory: func() *opening.Memory { return opening.NewMemory(r.state) },
		Record: r.record, Seed: func() uint64 { return 1 },
		Home: call("home"), Back: call("back"),
		Open: func(o *opening.Opening) { r.calls = append(r.calls, "open "+o.ID) },
		PlayOn: func(o *opening.Opening, p rules.Position, side rules.Color) {
			r.calls = append(r.calls, "play "+o.ID+" "+side.String()+" "+p.SFEN())
		},
		OnKey: func(e *fyne.KeyEvent) { r.screen.TypedKey(e) },
	}
	r.env.Work.Go = func(f func()) { r.waiting = append(r.waiting, f) }
	r.env.Work.Do = func(f func()) { f() }
	return r
}

func (r *room) state(i progress.Item) opening.State {
	c, ok, err := r.store.Card(i)
	if err != nil {
		r.t.Fatal(err)
	}
	return opening.StateOf(c, ok, r.now)
}

func (r *room) record(a progress.Answer) {
	a.When = r.now
	if err := r.store.Record(a); err != nil {
		r.t.Fatal(err)
	}
}

// learn answers everything about a side of an opening on some days, so that its moves are
// remembered; later some of it is due.
func (r *room) learn(o *opening.Opening, side rules.Color, part, days int) {
	items := o.Items(side)
	for day := range days {
		r.now = r.now.AddDate(0, 0, 4*day)
		for _, i := range items[:len(items)*part/100] {
			r.record(progress.Answer{Lesson: i.Lesson, Step: i.Step, Source: progress.FromDrill, Result: progress.Right})
		}
	}
}

func (r *room) show(s screen) {
	size := r.window.Canvas().Size()
	r.screen = s
	r.window.SetContent(s.Content())
	r.window.Resize(size)
}

func (r *room) trainer(id string) *Trainer {
	r.t.Helper()
	o := r.env.Library.Find(id)
	if o == nil {
		r.t.Fatalf("there is no opening %s", id)
	}
	s := New(r.env, o)
	r.show(s)
	return s
}

// answer lets what runs in the background come to its end.
func (r *room) answer() {
	waiting := r.waiting
	r.waiting = nil
	for _, f := range waiting {
		f()
	}
}

func (r *room) part(name string) parts.Part {
	r.t.Helper()
	all := r.screen.Parts()
	i := slices.IndexFunc(all, func(p parts.Part) bool { return p.Name == name && p.Object.Visible() })
	if i < 0 {
		r.t.Fatalf("%s has no part %s", r.screen.Name(), name)
	}
	return all[i]
}

func (r *room) click(names ...string) {
	r.t.Helper()
	for _, name := range names {
		at, size := r.part(name).Rect()
		test.TapCanvas(r.window.Canvas(), at.AddXY(size.Width/2, size.Height/2))
	}
}

func (r *room) press(keys ...fyne.KeyName) {
	for _, k := range keys {
		r.screen.TypedKey(&fyne.KeyEvent{Name: k})
	}
}

// attempt tries moves on the board.
func (r *room) attempt(t *Trainer, all ...string) {
	r.t.Helper()
	for _, usi := range all {
		a, err := rules.ParseAttempt(usi)
		if err != nil {
			r.t.Fatal(err)
		}
		t.onAttempt(a)
	}
}

// played are the moves of a session in USI.
func played(t *Trainer) string {
	var all []string
	for _, m := range t.session.Game().Moves() {
		all = append(all, m.String())
	}
	return strings.Join(all, " ")
}
