package study

import (
	"context"
	"errors"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"terakoya/app/parts"
	"terakoya/app/slow"
	"terakoya/app/stage"
	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/usi"
	"terakoya/widgets/pieceart"
)

var (
	small  = fyne.NewSize(1024, 700)
	middle = fyne.NewSize(1280, 800)
	large  = fyne.NewSize(1920, 1080)
)

// desk is a window with a study board, and what the screen reported. What it has to do
// in the background waits until the test lets it.
type desk struct {
	t      testing.TB
	env    Env
	window fyne.Window
	*Screen
	jobs  []func() // of the analysis and of reading
	kept  []string
	calls []string
	files map[string]string // that were saved
	from  []rules.Position  // games were begun
	side  rules.Color
	asks  int // how often the player was asked
}

func newDesk(t testing.TB, l lessons.Language, dark bool, size fyne.Size) *desk {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.New(l, dark))
	d := &desk{t: t, window: test.NewTempWindow(t, nil), files: map[string]string{}}
	d.window.SetPadded(false)
	d.window.Resize(size)
	set := pieceart.Guide
	if l == lessons.Japanese {
		set = pieceart.TwoKanji
	}
	d.env = Env{
		Words: stage.Must[*words.Catalogue](t)(stage.Words()).In(l), Art: stage.Must[*pieceart.Artist](t)(stage.Art()), Set: set, Still: true,
		Work:  slow.Work{Do: func(f func()) { f() }, Go: func(f func()) { d.jobs = append(d.jobs, f) }},
		Leave: func() { d.calls = append(d.calls, "leave") }, Open: func() { d.calls = append(d.calls, "open") },
		Keep: func(text string) string { d.kept = append(d.kept, text); return "" },
		Save: func(path string, data []byte, replace bool, done func(bool, string)) {
			if _, there := d.files[path]; there && !replace {
				done(true, "")
				return
			}
			d.files[path] = string(data)
			done(false, "")
		},
		PlayFrom: func(p rules.Position, c rules.Color) { d.from, d.side = append(d.from, p), c },
		OnKey:    func(e *fyne.KeyEvent) { d.TypedKey(e) },
		player:   counted{d},
	}
	return d
}

// counted is a player that finds the first legal move, and counts how often.
type counted struct{ d *desk }

func (counted) Name() string { return "counted" }

func (c counted) Choose(ctx context.Context, g *rules.Game, l engine.Limits) (engine.Choice, error) {
	c.d.asks++
	if err := engine.Ready(ctx, g); err != nil {
		return engine.Choice{}, err
	}
	p := g.Position()
	m := p.Legal()[0]
	return engine.Choice{Move: m, Info: engine.Info{Depth: 9, Nodes: l.Nodes, Score: 310, Line: []rules.Move{m}}}, nil
}

// open shows the study board.
func (d *desk) open() *desk {
	d.Screen = New(d.env)
	size := d.window.Canvas().Size()
	d.window.SetContent(d.Content())
	d.window.Resize(size)
	return d
}

// run lets what waits in the background be done, so many times.
func (d *desk) run(times int) {
	for ; times > 0 && len(d.jobs) > 0; times-- {
		job := d.jobs[0]
		d.jobs = d.jobs[1:]
		job()
	}
}

// part finds a part of the screen by name.
func (d *desk) part(name string) parts.Part { d.t.Helper(); return stage.Part(d.t, d, name) }

// click clicks in the middle of parts, one after the other.
func (d *desk) click(names ...string) {
	d.t.Helper()
	for _, name := range names {
		stage.Click(d.t, d.window, d, name)
	}
}

// play makes moves by clicks: "7g7f", "P*5e".
func (d *desk) play(moves string) *desk {
	d.t.Helper()
	for _, m := range strings.Fields(moves) {
		a := stage.Must[rules.Attempt](d.t)(rules.ParseAttempt(m))
		p := d.session.position()
		from := a.From.String()
		if a.Drop != rules.NoKind {
			from = "hand-" + p.Turn().String() + "-" + a.Drop.String()
		}
		d.click(from, a.To.String())
		if d.board.Choosing() {
			key := fyne.Key2
			if a.Promote {
				key = fyne.Key1
			}
			d.board.TypedKey(&fyne.KeyEvent{Name: key})
		}
	}
	return d
}

// press presses keys where the focus is.
func (d *desk) press(keys ...fyne.KeyName) *desk {
	for _, k := range keys {
		e := &fyne.KeyEvent{Name: k}
		if f := d.window.Canvas().Focused(); f != nil {
			f.TypedKey(e)
			continue
		}
		d.TypedKey(e)
	}
	return d
}

// tree writes the moves of the study in one line, variations in brackets.
func (d *desk) tree() string {
	var b strings.Builder
	depth := 0
	for _, r := range rowsOf(d.session.record.Root)[1:] {
		for ; depth > r.depth; depth-- {
			b.WriteString(" )")
		}
		for ; depth < r.depth; depth++ {
			b.WriteString(" (")
		}
		if r.depth > 0 && r.node != r.node.Parent.Next && !strings.HasSuffix(b.String(), "(") {
			b.WriteString(" ) (")
		}
		text := r.node.Move.String()
		if r.node.End.Kind != 0 {
			text = r.node.End.String()
		}
		b.WriteString(" " + text)
	}
	for ; depth > 0; depth-- {
		b.WriteString(" )")
	}
	return strings.TrimSpace(b.String())
}

// marked lists the marked squares, such as "offender-5d".
func (d *desk) marked() []string { return stage.Marked(d) }

// oracle is an engine that says what it is told to.
type oracle struct {
	says []usi.Info
	err  error
}

func (o *oracle) Analyse(_ context.Context, _ *rules.Game, _ engine.Limits, each func([]usi.Info)) ([]usi.Info, error) {
	if each(o.says); o.err != nil {
		return nil, o.err
	}
	return o.says, nil
}

var errElse = errors.New("something else")
