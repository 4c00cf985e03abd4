package study

import (
	"context"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"terakoya/app/stage"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/usi"
	"terakoya/widgets"
)

// said is what stands beside the board, in one line.
func (d *desk) said() string {
	var all []string
	var walk func(o fyne.CanvasObject)
	walk = func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case *widgets.Paragraph:
			all = append(all, o.Text)
		case widgets.Holder:
			for _, child := range o.Held() {
				walk(child)
			}
		}
	}
	for _, o := range d.noteItems() {
		walk(o)
	}
	return strings.Join(all, " | ")
}

// TestAnalysis: it looks again and again, shows the best move, goes with the position,
// and rests at last.
func TestAnalysis(t *testing.T) {
	d := newDesk(t, lessons.English, false, middle).open()
	d.press(fyne.KeyA)
	if len(d.jobs) != 1 || !strings.Contains(d.said(), "Looking") {
		t.Fatalf("%d jobs, says %s", len(d.jobs), d.said())
	}
	d.run(1)
	if m := d.marks(); len(m.Arrows) != 1 || !strings.Contains(d.said(), "Sente stands a little better (▲+310)") {
		t.Errorf("%d arrows, says %s", len(m.Arrows), d.said())
	}
	d.run(9)
	if d.asks != len(depths) || len(d.jobs) != 0 {
		t.Errorf("asked %d times, %d jobs", d.asks, len(d.jobs))
	}
	d.play("7g7f")
	if len(d.jobs) != 1 || len(d.marks().Arrows) != 0 {
		t.Errorf("after a move %d jobs, %d arrows", len(d.jobs), len(d.marks().Arrows))
	}
	d.run(1)
	if !strings.Contains(d.said(), "Gote stands a little better (△+310)") {
		t.Errorf("says %s", d.said())
	}
	d.press(fyne.KeyA)
	if before := d.asks; d.analysis.work.Running() || len(d.marks().Arrows) != 0 {
		t.Errorf("it has not stopped (%d)", before)
	}
}

// TestAnalysisIsLate: what comes of a position that was left is not shown, and nothing
// runs on when the screen is closed.
func TestAnalysisIsLate(t *testing.T) {
	d := newDesk(t, lessons.English, false, middle).open()
	d.press(fyne.KeyA)
	late := d.jobs
	d.jobs = nil
	d.play("7g7f")
	late[0]()
	if len(d.marks().Arrows) != 0 {
		t.Error("an arrow of another position")
	}
	d.Close()
	asks := d.asks
	d.run(9)
	if d.asks > asks+1 || d.analysis.work.Running() || len(d.jobs) > 0 {
		t.Errorf("asked %d times after the end", d.asks-asks)
	}
}

// TestMateIsTold: a mate is proved and told with its length, for either side.
func TestMateIsTold(t *testing.T) {
	for sfen, want := range map[string]string{
		"4k4/9/4P4/9/9/9/9/9/4K4 b G 1": "Sente has mate in 1 | ▲G*5b",
		"4k4/9/9/9/9/9/4p4/9/4K4 w g 1": "Gote has mate in 1 | △G*5h",
	} {
		d := newDesk(t, lessons.English, false, middle).open()
		d.Take(Read("", []byte("sfen "+sfen)))
		d.press(fyne.KeyA)
		d.run(1)
		if !strings.Contains(d.said(), want) || len(d.jobs) > 0 {
			t.Errorf("%s: says %s, %d jobs", sfen, d.said(), len(d.jobs))
		}
		if len(d.marks().Ghosts) != 1 {
			t.Errorf("%s: the drop is not shown", sfen)
		}
	}
}

// TestAnalysisOfOddities: where a king could be taken nothing is asked, and it is said
// why; a side without a king is no hindrance.
func TestAnalysisOfOddities(t *testing.T) {
	d := newDesk(t, lessons.English, false, middle).open()
	d.Take(Read("", []byte("sfen 4k4/4R4/9/9/9/9/9/9/4K4 b - 1")))
	d.press(fyne.KeyA)
	if len(d.jobs) > 0 || !strings.Contains(d.said(), "No analysis here") {
		t.Errorf("%d jobs, says %s", len(d.jobs), d.said())
	}
	d.Take(Read("", []byte("sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1")))
	d.run(1)
	if !strings.Contains(d.said(), "mate in 1") || !d.panel.playFrom.Disabled() {
		t.Errorf("without a king: %s", d.said())
	}
}

// TestOwnPlayer: the program's own player is asked for the best it has.
func TestOwnPlayer(t *testing.T) {
	d := newDesk(t, lessons.English, false, middle)
	d.env.player = nil
	d.open()
	d.Take(Read("", []byte("sfen 4k4/9/9/9/4r4/9/9/9/4KG3 b B 1")))
	d.press(fyne.KeyA)
	d.run(1)
	if f := d.analysis.found; f == nil || len(f.line) == 0 || f.nodes == 0 {
		t.Errorf("found %+v", f)
	}
	d.Close()
}

// engines gives the study engines that answer in turn.
func engines(d *desk, opened *int, answers ...Analyst) {
	d.env.Engines = []Engine{{Name: "Fake", Open: func(_ context.Context, progress func(usi.Progress)) (Analyst, error) {
		a := answers[min(*opened, len(answers)-1)]
		*opened++
		if a == nil {
			return nil, &usi.StartError{Path: "fake", Err: errElse}
		}
		return a, nil
	}}}
}

// TestEngine: another engine is asked instead of the program's own, its mate of unknown
// length is told as one, and the next key goes back.
func TestEngine(t *testing.T) {
	d := newDesk(t, lessons.English, false, middle)
	opened := 0
	p := stage.Must[rules.Attempt](t)(rules.ParseAttempt("7g7f"))
	line := []rules.Move{p.Move()}
	engines(d, &opened, &oracle{says: []usi.Info{{Info: engine.Info{Score: -80, Depth: 20, Line: line}}}},
		&oracle{says: []usi.Info{{Info: engine.Info{Score: engine.Mates(usi.UnknownMate), Line: line}}}})
	d.open()
	d.press(fyne.KeyN, fyne.KeyA)
	d.run(1)
	if !strings.Contains(d.said(), "Both sides stand about even (△+80)") || !strings.Contains(d.said(), "Fake") || opened != 1 || d.asks > 0 {
		t.Errorf("says %s, opened %d", d.said(), opened)
	}
	d.play("2g2f").press(fyne.KeyLeft)
	d.jobs = d.jobs[len(d.jobs)-1:]
	d.run(1)
	if !strings.Contains(d.said(), "Sente has a mate") {
		t.Errorf("says %s", d.said())
	}
	d.press(fyne.KeyN)
	d.run(1)
	if d.asks != 1 {
		t.Errorf("the own player is asked %d times", d.asks)
	}
}

// TestEngineFails: USI-07, USI-15. An engine that dies, is silent or answers nonsense is
// named; the study stays, the analysis stops, and the same key asks again.
func TestEngineFails(t *testing.T) {
	for want, err := range map[string]error{
		"Fake ended unexpectedly":          &usi.Ended{Engine: "Fake", State: "signal: killed"},
		"Fake has not answered for 40":     &usi.Silent{Engine: "Fake", Waited: 40 * time.Second},
		"Fake takes no more commands":      &usi.Deaf{Engine: "Fake"},
		"Fake answered with something":     &usi.BadReply{Engine: "Fake", Reply: "bestmove (none)", Err: errElse},
		"Fake could not be asked":          errElse,
		"Fake could not be started. Its p": nil,
	} {
		d := newDesk(t, lessons.English, false, middle)
		opened := 0
		first := Analyst(&oracle{err: err})
		if err == nil {
			first = nil
		}
		engines(d, &opened, first, &oracle{says: []usi.Info{{Info: engine.Info{Score: 5, Line: []rules.Move{rules.Step(rules.NewSquare(3, 3), rules.NewSquare(3, 4))}}}}})
		d.open().play("7g7f").press(fyne.KeyN, fyne.KeyA)
		d.run(1)
		if !strings.Contains(d.said(), want) || d.analysis.on || d.tree() != "7g7f" {
			t.Errorf("says %s, want %s", d.said(), want)
		}
		d.press(fyne.KeyA)
		d.run(1)
		if strings.Contains(d.said(), want) || d.analysis.found == nil || opened != 2 {
			t.Errorf("asked again: %s, opened %d", d.said(), opened)
		}
	}
}

// TestSlowEngine: USI-01. While an engine loads its book, that is told with the time and
// the key that stops it; stopped, nothing waits for it any more.
func TestSlowEngine(t *testing.T) {
	d := newDesk(t, lessons.English, false, middle)
	starting, ended := make(chan struct{}), make(chan error, 1)
	d.env.Work.Go = func(f func()) { go f() }
	shown := make(chan func(), 9)
	d.env.Work.Do = func(f func()) { shown <- f }
	d.env.Engines = []Engine{{Name: "Fake", Open: func(ctx context.Context, progress func(usi.Progress)) (Analyst, error) {
		progress(usi.Progress{Waited: 12 * time.Second, Said: "loading the book"})
		close(starting)
		<-ctx.Done()
		ended <- ctx.Err()
		return nil, ctx.Err()
	}}}
	d.open().press(fyne.KeyN, fyne.KeyA)
	<-starting
	(<-shown)()
	if got := d.said(); !strings.Contains(got, "Fake is not ready yet") || !strings.Contains(got, "12 seconds. A stops it.") || !strings.Contains(got, "loading the book") {
		t.Errorf("says %s", got)
	}
	d.press(fyne.KeyA)
	if err := <-ended; err == nil {
		t.Error("the engine is still awaited")
	}
	(<-shown)()
	if got := d.said(); got != "" {
		t.Errorf("stopped, it says %s", got)
	}
}

// talker is an engine that has much to say: the depth tells what comes last.
type talker int

func (n talker) Analyse(_ context.Context, _ *rules.Game, _ engine.Limits, each func([]usi.Info)) ([]usi.Info, error) {
	line := []rules.Move{rules.Step(rules.NewSquare(3, 3), rules.NewSquare(3, 4))}
	says := make([]usi.Info, 1) // the reader of an engine uses its room again
	for i := 1; i <= int(n); i++ {
		says[0] = usi.Info{Info: engine.Info{Depth: i, Score: 5, Line: line}}
		each(says)
	}
	return []usi.Info{says[0]}, nil
}

// TestTalkativeEngine: TOOL-06. Two hundred lines a second for a minute, while the window
// is resized: what comes last is shown. Under -race nothing is used by two at once.
func TestTalkativeEngine(t *testing.T) {
	const lines = 200 * 60
	d := newDesk(t, lessons.English, false, middle)
	ended, shown := make(chan struct{}), make(chan func())
	d.env.Work.Go = func(f func()) { go func() { f(); close(ended) }() }
	d.env.Work.Do = func(f func()) { shown <- f }
	d.env.Engines = []Engine{{Name: "Fake", Open: func(context.Context, func(usi.Progress)) (Analyst, error) { return talker(lines), nil }}}
	d.open().play("7g7f").press(fyne.KeyN, fyne.KeyA)
	for n := 0; ; n++ {
		d.window.Resize(fyne.NewSize(float32(1024+n%7*100), float32(700+n%5*50)))
		select {
		case f := <-shown:
			f()
			continue
		case <-ended:
		}
		break
	}
	if f := d.analysis.found; f == nil || f.depth != lines {
		t.Errorf("at the end %+v is shown", f)
	}
}
