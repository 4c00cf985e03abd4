package tsume

import (
	"context"
	"sync"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"terakoya/app/slow"
	"terakoya/app/stage"
	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/lessons/problem"
	"terakoya/lessons/problem/solving"
	"terakoya/rules"
	"terakoya/widgets/pieceart"
)

var loadMates = sync.OnceValues(func() (problem.Set, error) { return problem.Load(content.Problems()) })

// loadThemes finds the themes once, as it takes a while.
var loadThemes = sync.OnceValue(func() map[string]problem.Themes {
	set, _ := loadMates()
	return problem.AllThemesOf(context.Background(), set.Mates)
})

// room is a window with a screen, and what the screens reported. Work in the
// background is done at once, or waits until the test lets it.
type room struct {
	t       testing.TB
	env     Env
	window  fyne.Window
	screen  Screen
	left    int
	tally   Tally
	results []solving.Result
	now     time.Time
	tick    func()
	waits   []func() // work that waits, if held is set
	held    bool
}

func newRoom(t testing.TB, l lessons.Language, dark bool, size fyne.Size) *room {
	t.Helper()
	a := test.NewTempApp(t)
	a.Settings().SetTheme(theme.New(l, dark))
	r := &room{t: t, window: test.NewTempWindow(t, nil), now: time.Date(2026, time.November, 30, 9, 0, 0, 0, time.UTC)}
	r.window.SetPadded(false)
	r.window.Resize(size)
	set := pieceart.Guide
	if l == lessons.Japanese {
		set = pieceart.TwoKanji
	}
	r.env = Env{
		Words: stage.Must[*words.Catalogue](t)(stage.Words()).In(l), Art: stage.Must[*pieceart.Artist](t)(stage.Art()), Set: set, Still: true,
		Library: NewLibrary(stage.Must[problem.Set](t)(loadMates()).Mates), Remember: func(s string) { r.env.Last = s },
		Tally: func() Tally { return r.tally }, Record: func(x solving.Result) { r.results, r.tally = append(r.results, x), r.tally.Add(x) },
		Now: func() time.Time { return r.now }, Seed: func() uint64 { return 1 },
		Tick: func(f func()) func() { r.tick = f; return func() { r.tick = nil } },
		Work: slow.Work{Do: func(f func()) { f() }, Go: r.work}, Show: r.show,
		Leave: func() { r.left++ }, OnKey: func(e *fyne.KeyEvent) { r.screen.TypedKey(e) },
	}
	return r
}

// work does what belongs into the background, now or when the test lets it.
func (r *room) work(f func()) {
	if r.held {
		r.waits = append(r.waits, f)
		return
	}
	f()
}

// let does the work that waits.
func (r *room) let() {
	all := r.waits
	r.waits = nil
	for _, f := range all {
		f()
	}
}

var (
	small = fyne.NewSize(1024, 700)
	large = fyne.NewSize(1920, 1080)
)

func (r *room) show(s Screen) {
	size := r.window.Canvas().Size()
	r.screen = s
	r.window.SetContent(s.Content())
	r.window.Resize(size)
}

// setup opens the choice. The themes are known, unless work is held up.
func (r *room) setup() *Setup {
	if !r.held {
		r.env.Library.Know(loadThemes())
	}
	s := NewSetup(r.env)
	r.show(s)
	return s
}

// set asks problems, given as SFEN and length.
func (r *room) set(c Choice, all ...asked) *Desk {
	var mates []problem.Mate
	for i, a := range all {
		mates = append(mates, problem.Mate{ID: string(rune('a' + i)), Position: position(r.t, a.sfen), Length: a.plies, Grade: 1})
	}
	d := NewDesk(r.env, c, solving.NewSet(mates, c.endless()))
	r.show(d)
	return d
}

// asked is a problem.
type asked struct {
	sfen  string
	plies int
}

func position(t testing.TB, sfen string) rules.Position {
	t.Helper()
	p, _, err := rules.ParseSFEN(sfen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// click clicks in the middle of parts, one after the other.
func (r *room) click(names ...string) {
	r.t.Helper()
	for _, name := range names {
		stage.Click(r.t, r.window, r.screen, name)
	}
}

func (r *room) press(keys ...fyne.KeyName) { stage.Press(r.screen, keys...) }

// marked lists the marked squares, such as "offender-5d".
func (r *room) marked() []string { return stage.Marked(r.screen) }
