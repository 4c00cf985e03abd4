package joseki

import (
	"os"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"terakoya/app/parts"
	"terakoya/app/stage"
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

var loadLibrary = sync.OnceValues(func() (*opening.Library, error) {
	read := lessons.LoadOpenings(content.Joseki())
	return opening.NewLibrary(&read)
})

// sample is the library of testdata, in which moves are told of.
func sample(t testing.TB) *opening.Library {
	t.Helper()
	text := stage.Must[[]byte](t)(os.ReadFile("testdata/sample.toml"))
	read := lessons.LoadOpenings(fstest.MapFS{"sample.toml": {Data: text}})
	for _, f := range read.Faults {
		t.Fatal(f)
	}
	return stage.Must[*opening.Library](t)(opening.NewLibrary(&read))
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
		Words: stage.Must[*words.Catalogue](t)(stage.Words()).In(l), Art: stage.Must[*pieceart.Artist](t)(stage.Art()), Set: set, Still: true,
		Library: stage.Must[*opening.Library](t)(loadLibrary()), Engine: search.NewSearcher(1 << 20),
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

// part finds a part of the screen by name.
func (r *room) part(name string) parts.Part { r.t.Helper(); return stage.Part(r.t, r.screen, name) }

// click clicks in the middle of parts, one after the other.
func (r *room) click(names ...string) {
	r.t.Helper()
	for _, name := range names {
		stage.Click(r.t, r.window, r.screen, name)
	}
}

func (r *room) press(keys ...fyne.KeyName) { stage.Press(r.screen, keys...) }

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
