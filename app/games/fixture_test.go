package games

import (
	"errors"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"terakoya/app/saving"
	"terakoya/app/slow"
	"terakoya/app/stage"
	"terakoya/app/theme"
	"terakoya/lessons"
	"terakoya/lessons/progress"
	"terakoya/rules"
)

var (
	small = fyne.NewSize(1024, 700)
	large = fyne.NewSize(1920, 1080)
)

// today is when the tests look.
var today = time.Date(2026, time.November, 30, 9, 0, 0, 0, time.UTC)

// played returns a game of so many days ago.
func played(days int, start string, side rules.Color, opponent string, o progress.GameOutcome, ending string) progress.PastGame {
	h, _ := rules.HandicapByKey(start)
	p := h.Position()
	return progress.PastGame{
		When: today.AddDate(0, 0, -days), Start: p.SFEN(), Side: side, Opponent: opponent, Outcome: o, Ending: ending, Plies: 80 + days%50, Rules: "jsa",
	}
}

// samples are games of every sort, the oldest first. The last one can be looked at; that
// before has a pass, and the first ones have no moves.
func samples() []progress.PastGame {
	all := []progress.PastGame{
		played(400, "ten-piece-handicap", rules.Black, "3", progress.GameWon, "mate"),
		played(90, "ten-piece-handicap", rules.Black, "4", progress.GameWon, "resignation"),
		played(60, "eight-piece-handicap", rules.Black, "4", progress.GameLost, "time"),
		played(50, "eight-piece-handicap", rules.Black, "4", progress.GameDrawn, "sennichite"),
		played(40, "right-seven-piece-handicap", rules.White, "2", progress.GameLost, "foul"),
		played(30, "even-game", rules.White, "usi:A strong engine with quite a long name", progress.GameLost, "resignation"),
		played(20, "even-game", rules.Black, "people", progress.GameWon, "try"),
		played(10, "even-game", rules.Black, "people", progress.GameReplay, "sennichite"),
		played(9, "six-piece-handicap", rules.Black, "5+", progress.GameWon, "mate"),
		played(8, "six-piece-handicap", rules.Black, "5+", progress.GameWon, "declaration-win"),
		played(2, "six-piece-handicap", rules.Black, "5+", progress.GameLost, "mate"),
	}
	for i := range all {
		all[i].People = all[i].Opponent == "people"
	}
	pass := played(1, "even-game", rules.Black, "waits", progress.GameLost, "resignation")
	pass.Moves, pass.Plies = []string{"7g7f", progress.Pass}, 2
	odd := progress.PastGame{
		When: today, Start: "4k4/9/4P4/9/9/9/9/9/4K4 b G 1", Moves: []string{"G*1a", "5a6b"}, Plies: 2, Side: rules.Black, Opponent: "3",
		Outcome: progress.GameLost, Ending: "resignation", Rules: "jsa",
	}
	all = append(all, pass, odd)
	for i := range all {
		all[i].ID = int64(i + 1)
	}
	return all
}

// room is a window with the screen, and what it asked of the program.
type room struct {
	t      testing.TB
	env    Env
	past   []progress.PastGame
	fault  error // of reading
	window fyne.Window
	screen *Screen
	calls  []string
	held   bool // work waits
	waits  []func()
}

func newRoom(t testing.TB, l lessons.Language, dark bool, size fyne.Size) *room {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.New(l, dark))
	catalogue, err := stage.Words()
	if err != nil {
		t.Fatal(err)
	}
	r := &room{t: t, window: test.NewTempWindow(t, nil), past: samples()}
	r.window.SetPadded(false)
	r.window.Resize(size)
	call := func(name string) func() { return func() { r.calls = append(r.calls, name) } }
	r.env = Env{
		Words: catalogue.In(l), Now: func() time.Time { return today },
		Past:  func() ([]progress.PastGame, error) { return r.past, r.fault },
		Cause: func(err error) string { return "cause: " + err.Error() },
		Remove: func(id int64) string {
			if r.fault != nil {
				return r.fault.Error()
			}
			r.past = slices.DeleteFunc(slices.Clone(r.past), func(g progress.PastGame) bool { return g.ID == id })
			return ""
		},
		Open: func(g progress.PastGame) { r.calls = append(r.calls, "open "+g.Start) },
		Files: saving.Files{Save: func(path string, data []byte, _ bool, done func(bool, string)) {
			r.calls = append(r.calls, "save "+filepath.Base(path)+"\n"+string(data))
			done(false, "")
		}},
		OpenFile: call("file"), New: call("new"), Leave: call("leave"),
		Work:  slow.Work{Do: func(f func()) { f() }, Go: r.work},
		OnKey: func(e *fyne.KeyEvent) { r.screen.TypedKey(e) },
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

func (r *room) show() *Screen {
	size := r.window.Canvas().Size()
	r.screen = New(r.env)
	r.window.SetContent(r.screen.Content())
	r.window.Resize(size)
	return r.screen
}

func (r *room) press(keys ...fyne.KeyName) { stage.Press(r.screen, keys...) }

// typed presses a key where the focus is.
func (r *room) typed(k fyne.KeyName) {
	r.t.Helper()
	f := r.window.Canvas().Focused()
	if f == nil {
		r.t.Fatal("nothing has the focus")
	}
	f.TypedKey(&fyne.KeyEvent{Name: k})
}

// click clicks in the middle of parts, one after the other.
func (r *room) click(names ...string) {
	r.t.Helper()
	for _, name := range names {
		stage.Click(r.t, r.window, r.screen, name)
	}
}

// rows are the ids of the games that are shown.
func (r *room) rows() []int64 {
	var ids []int64
	for i := range r.screen.shelf.shown {
		ids = append(ids, r.screen.shelf.at(i).ID)
	}
	return ids
}

func (r *room) said(want string) {
	r.t.Helper()
	if got := r.screen.Says(); !strings.Contains(got, want) {
		r.t.Errorf("it says %q, want %q", got, want)
	}
}

var errRead = errors.New("the disk is away")
