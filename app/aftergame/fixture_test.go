package aftergame

import (
	"context"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"terakoya/app/saving"
	"terakoya/app/slow"
	"terakoya/app/stage"
	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/lessons/progress"
	"terakoya/rules"
	"terakoya/rules/engine/analysis"
	"terakoya/rules/engine/search"
	"terakoya/rules/joseki"
	"terakoya/rules/kifu"
	"terakoya/widgets/pieceart"
)

var (
	small    = fyne.NewSize(1024, 700)
	middling = fyne.NewSize(1280, 800)
	large    = fyne.NewSize(1920, 1080)
)

// sample is a game with something of everything: turning points, a mate that gote
// missed, illegal moves and an end by resignation.
const sample = `4i3h 5c5d 3h4h 6a6b 4g4f 8b9b 4h4g 7a7b 2h1h 3a4b 5i6h 6c6d 3i3h 4b5c 6i5h 2c2d 5h4h 7b6a 3h4i 6b7b 4i3h 5c4b
4h4i 4a3b 4i4h 8c8d 4g3f 5a5b 4h5h 4b3a 6h7h 6a6b 3f3e 5b4a 3h4g 3a4b 1h4h 4a5a 8g8f 5a5b 9i9h 9b8b 8h9i 7b8c 7h6h 2d2e
3e3f 8c7d 7i8h 4c4d 8h7i 3c3d 4g3h 8b8c 7i7h 2a3c 4h4g 3b2c 4g4h 7d7e 1g1f 7c7d 7h8g 5b6a 6h7i 2c1d 2i1g 4b3a 3h4g 3a4b
4h2h 6a5b 7g7f 4b4c 9i7g 3d3e 7f7e 3e3f 4g3f 6d6e G*7b 6b6c 1g2e 3c2e 3f2e 1d2e 7b6a S*3i 2h2i G*3h 2i3i 3h3i N*2c 5b6a
S*1e R*4i 7i8h 4i6i+ 2c1a+ 2b1a L*1b 1a3c 8h9i N*9e 8g9f N*8g 9f8g 9e8g 9i8h 6i5h 8h8g S*7b 6g6f G*5e 7e7d 6c7d 8g9f
3c4b N*9e 8c7c N*8e 8d8e 8f8e G*9d 8e8d 7d8e 9f8g`

// ended is when games end.
var ended = time.Date(2026, time.November, 30, 9, 0, 0, 0, time.UTC)

// gameOf plays moves from a position.
func gameOf(t testing.TB, sfen, moves string) *rules.Game {
	t.Helper()
	p, _, err := rules.ParseSFEN(sfen)
	if err != nil {
		t.Fatal(err)
	}
	g := rules.NewGame(p)
	for _, m := range strings.Fields(moves) {
		if m == progress.Pass {
			g.Pass()
			continue
		}
		a, err := rules.ParseAttempt(m)
		if err == nil {
			err = g.Play(a)
		}
		if err != nil {
			t.Fatalf("%s: %v", m, err)
		}
	}
	return g
}

// sampleGame is the sample, in which gote, the learner, resigned.
func sampleGame(t testing.TB) Game {
	g := gameOf(t, rules.StartSFEN, sample)
	g.Resign()
	return Game{g, progress.PastGame{
		When: ended, Start: rules.StartSFEN, Side: rules.White, Opponent: "5", Outcome: progress.GameLost, Ending: "resignation", Rules: "jsa",
		Slips: []progress.Slip{{Ply: 1, Attempt: "2b4d", Foul: "blocked-path"}, {Ply: 79, Attempt: "P*7g", Foul: "drop-not-in-hand"}},
	}}
}

// readOnce is what a quick reader finds in the sample.
var readOnce = sync.OnceValue(func() analysis.Reading {
	t := &testing.T{}
	found, _ := quick().Read(context.Background(), sampleGame(t).Game, nil)
	return found
})

func quick() *analysis.Reader {
	r := analysis.NewReader(search.NewSearcher(1 << 20))
	r.Nodes, r.Again, r.MateNodes = 1_500, 6_000, 2_000
	return r
}

// room is a window with the screen, and what it asked of the program.
type room struct {
	t      testing.TB
	env    Env
	window fyne.Window
	screen *Screen
	calls  []string
	works  []func() // in the background, which wait
}

func newRoom(t testing.TB, l lessons.Language, dark bool, size fyne.Size) *room {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.New(l, dark))
	catalogue, err := stage.Words()
	if err != nil {
		t.Fatal(err)
	}
	art, err := stage.Art()
	if err != nil {
		t.Fatal(err)
	}
	r := &room{t: t, window: test.NewTempWindow(t, nil)}
	r.window.SetPadded(false)
	r.window.Resize(size)
	r.env = r.envOf(catalogue, art, l)
	return r
}

// envOf is what the screen gets; each call is noted.
func (r *room) envOf(catalogue *words.Catalogue, art *pieceart.Artist, l lessons.Language) Env {
	call := func(name string) func() { return func() { r.calls = append(r.calls, name) } }
	return Env{
		Words: catalogue.In(l), In: catalogue.In, Art: art, Set: pieceart.Guide, Opponent: catalogue.In(l).Say("play.level.name", words.Args{"level": "5"}),
		Work:   slow.Work{Do: func(f func()) { f() }, Go: func(f func()) { r.works = append(r.works, f) }},
		Reader: quick(), Leave: call("leave"), New: call("new"), Drill: call("drill"), NextRung: call("rung"), Rung: "?",
		PlayFrom: func(p rules.Position, c rules.Color) { r.calls = append(r.calls, "play "+c.String()+" "+p.SFEN()) },
		Study:    func(k *kifu.Record, at int) { r.calls = append(r.calls, "study"); _ = k },
		Solve:    func(p rules.Position) { r.calls = append(r.calls, "solve "+p.SFEN()) },
		Exercise: func(x lessons.Exercise, tell func(string)) {
			var b strings.Builder
			if err := lessons.WriteExercise(&b, x); err != nil {
				r.t.Errorf("%s: %v", x.ID, err)
			}
			r.calls = append(r.calls, "exercise "+b.String())
			tell("kept")
		},
		Files: saving.Files{Save: func(path string, data []byte, _ bool, done func(bool, string)) {
			r.calls = append(r.calls, "save "+filepath.Base(path)+"\n"+string(data))
			done(false, "")
		}},
		Lesson: func(f rules.Foul) func() {
			if f == rules.FoulDropNotInHand {
				return nil
			}
			return call("lesson " + f.String())
		},
		Mates: func(int) { r.calls = append(r.calls, "mates") },
		OnKey: func(e *fyne.KeyEvent) { r.screen.TypedKey(e) },
	}
}

// show opens the screen; nothing is read until work is called.
func (r *room) show(g Game) *Screen {
	r.screen = New(r.env, g)
	size := r.window.Canvas().Size()
	r.window.SetContent(r.screen.Content())
	r.window.Resize(size)
	return r.screen
}

// work does what waits in the background.
func (r *room) work() {
	for _, f := range r.works {
		f()
	}
	r.works = nil
}

func (r *room) press(keys ...fyne.KeyName) { stage.Press(r.screen, keys...) }

// last is what was asked last of the program, up to the first blank.
func (r *room) last() string {
	if len(r.calls) == 0 {
		return ""
	}
	word, _, _ := strings.Cut(r.calls[len(r.calls)-1], " ")
	return word
}

// oneBook is a book of one line, from the start.
func oneBook(t testing.TB, moves string) *joseki.Book {
	g := gameOf(t, rules.StartSFEN, moves)
	b, err := joseki.New([]joseki.Line{{Start: g.Start(), Moves: g.Moves(), Weight: 1}})
	if err != nil {
		t.Fatal(err)
	}
	return b
}
