package play

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"terakoya/app/parts"
	"terakoya/app/stage"
	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/lessons/progress"
	"terakoya/widgets/pieceart"
)

// screen is what both screens have in common.
type screen interface {
	Name() string
	Says() string
	Content() fyne.CanvasObject
	Parts() []parts.Part
	TypedKey(*fyne.KeyEvent)
}

// room is a window with a screen, and what the screen reported. The answers of
// the computer wait in a queue until the test lets them in.
type room struct {
	t        testing.TB
	env      Env
	window   fyne.Window
	screen   screen
	calls    []string
	kept     []progress.Game
	started  []Choice
	past     []progress.PastGame
	finished []progress.PastGame // in the order told
	answers  chan func()
	clock    time.Time // what time it is
	tick     func()    // looks at the clocks of a game; nil while nothing ticks
}

// wait lets time pass, and the clocks be looked at.
func (r *room) wait(d time.Duration) {
	r.clock = r.clock.Add(d)
	if r.tick != nil {
		r.tick()
	}
}

func newRoom(t testing.TB, l lessons.Language, dark bool, size fyne.Size) *room {
	t.Helper()
	a := test.NewTempApp(t)
	a.Settings().SetTheme(theme.New(l, dark))
	r := &room{t: t, window: test.NewTempWindow(t, nil), answers: make(chan func(), 8), clock: ended}
	r.window.SetPadded(false)
	r.window.Resize(size)
	set := pieceart.Guide
	if l == lessons.Japanese {
		set = pieceart.TwoKanji
	}
	call := func(name string) func() { return func() { r.calls = append(r.calls, name) } }
	r.env = Env{
		Words: stage.Must[*words.Catalogue](t)(stage.Words()).In(l), Art: stage.Must[*pieceart.Artist](t)(stage.Art()), Set: set,
		Leave: call("leave"), Setup: call("setup"), Forget: call("forget"),
		Start:    func(c Choice) { r.started = append(r.started, c) },
		Remember: func(s string) { r.env.Last = s },
		Keep:     func(g progress.Game) string { r.kept = append(r.kept, g); return "" },
		Past:     func() []progress.PastGame { return r.past },
		Finished: func(g progress.PastGame) { r.finished, r.past = append(r.finished, g), append(r.past, g) },
		OnKey:    func(e *fyne.KeyEvent) { r.screen.TypedKey(e) },
		do:       func(f func()) { r.answers <- f },
		pace:     func(string) pace { return pace{} },
		now:      func() time.Time { return r.clock },
		tick: func(f func()) func() {
			r.tick = f
			return func() { r.tick = nil }
		},
	}
	return r
}

// ended is when games end, unless time passes in them.
var ended = time.Date(2026, time.November, 30, 9, 0, 0, 0, time.UTC)

var (
	small    = fyne.NewSize(1024, 700)
	middling = fyne.NewSize(1280, 800)
	large    = fyne.NewSize(1920, 1080)
)

func (r *room) show(s screen) {
	size := r.window.Canvas().Size()
	r.screen = s
	r.window.SetContent(s.Content())
	r.window.Resize(size)
}

// setup opens the choice of a new game.
func (r *room) setup() *Setup {
	s := NewSetup(r.env)
	r.show(s)
	return s
}

// game begins a game.
func (r *room) game(c Choice) *Table {
	table := NewGame(r.env, c)
	r.show(table)
	return table
}

// answer lets the computer's answer in.
func (r *room) answer() {
	r.t.Helper()
	(<-r.answers)()
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

// marked lists the marked squares, such as "offender-5d".
func (r *room) marked() []string { return stage.Marked(r.screen) }

// now is the position at a table.
func now(t *Table) string {
	p := t.match.game.Position()
	return p.SFEN()
}
