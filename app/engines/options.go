package engines

import (
	"context"
	"fmt"
	"maps"
	"slices"

	"fyne.io/fyne/v2"

	"terakoya/app/page"
	"terakoya/app/words"
	"terakoya/rules/engine/usi"
	"terakoya/widgets"
)

// form is the options of an engine while they are changed.
type form struct {
	screen  *Screen
	entry   Entry
	client  *usi.Client
	options []usi.Option
	values  map[string]string // of the options, also of those that are as the engine has them
	faulty  string            // the option whose value cannot be
	most    int               // how many are shown
}

// shownAtOnce is how many options are shown at first, and then at a time: engines have
// up to a thousand.
const shownAtOnce = 40

// The times that are offered, in seconds.
var (
	gameTimes     = []int{1, usualGame, 5, 10, 30, 60}
	analysisTimes = []int{10, 30, usualAnalysis, 300, 600}
)

// open starts an engine to see its options, and shows them.
func (s *Screen) open(e Entry) {
	s.ask(e.Name, "starts", func(ctx context.Context, progress func(usi.Progress)) func() {
		c, err := s.env.Open(ctx, e, progress)
		if err != nil {
			return func() { s.tell(e.Name, trouble(s.env.Words, e, err), true) }
		}
		return func() { s.showForm(e, c) }
	})
}

func (s *Screen) showForm(e Entry, c *usi.Client) {
	f := &form{screen: s, entry: e, client: c, options: c.Options(), values: map[string]string{}, most: shownAtOnce}
	for _, o := range f.options {
		value, set := e.Options[o.Name]
		if !set || o.Valid(value) != nil {
			value = o.Default
		}
		f.values[o.Name] = value
	}
	s.form = f
	s.render()
	s.page.ToTop()
}

// card is the form.
func (f *form) card() fyne.CanvasObject {
	s := f.screen
	body := widgets.NewColumn(partGap, f.head(), f.times(), widgets.NewRule())
	if len(f.options) == 0 {
		body.Items = append(body.Items, page.Soft(s.say("noOptions", nil)))
	}
	for i, o := range f.options[:min(f.most, len(f.options))] {
		body.Items = append(body.Items, f.row(i+1, o))
	}
	if rest := len(f.options) - f.most; rest > 0 {
		more := s.button("more", widgets.PlainButton, s.env.Words.Count("engines.more", rest, nil), func() { f.most += shownAtOnce; s.render() })
		body.Items = append(body.Items, page.InRow(more))
	}
	if f.faulty == "" {
		body.Items = append(body.Items, s.told()...)
	}
	body.Items = append(body.Items, widgets.NewRule(), page.InRow(
		s.button("yes", widgets.MainButton, s.say("save", nil), f.save),
		s.button("defaults", widgets.PlainButton, s.say("defaults", nil), f.reset),
		s.button("no", widgets.TextButton, s.env.Words.Say("learners.cancel", nil), s.close)))
	return page.Card(shape.Gap, body)
}

// head names the engine, and the options that it no longer has.
func (f *form) head() fyne.CanvasObject {
	s := f.screen
	head := widgets.NewColumn(2, headed(f.entry.Name))
	if f.entry.Author != "" {
		head.Items = append(head.Items, page.Soft(s.say("author", words.Args{"author": f.entry.Author})))
	}
	if gone := f.gone(); len(gone) > 0 {
		return widgets.NewColumn(rowGap, head, page.Notice(page.Folded(s.say("gone", words.Args{"names": s.env.Words.List(gone)}))))
	}
	return head
}

// gone are the options that were set once and that this version does not have.
func (f *form) gone() (names []string) {
	for _, name := range slices.Sorted(maps.Keys(f.entry.Options)) {
		if _, there := f.values[name]; !there {
			names = append(names, name)
		}
	}
	return names
}

// times are how long the engine thinks.
func (f *form) times() fyne.CanvasObject {
	game := f.time("game", gameTimes, int(f.entry.GameTime().Seconds()), func(n int) { f.entry.Game = n })
	analysis := f.time("analysis", analysisTimes, int(f.entry.AnalysisTime().Seconds()), func(n int) { f.entry.Analysis = n })
	return widgets.NewColumn(partGap, game, analysis)
}

func (f *form) time(name string, offered []int, now int, choose func(int)) fyne.CanvasObject {
	s := f.screen
	var labels []string
	for _, n := range offered {
		key := "seconds"
		if n >= 60 {
			key, n = "minutes", n/60
		}
		labels = append(labels, s.say(key, words.Args{"count": fmt.Sprint(n)}))
	}
	var line *widgets.Segments
	line = widgets.NewSegments(func(i int) {
		choose(offered[i])
		line.Set(labels, i)
	}, s.env.OnKey)
	line.Set(labels, slices.Index(offered, now))
	s.named = append(s.named, named(name, line))
	return widgets.NewColumn(6, widgets.NewParagraph(s.say(name, nil)), line)
}

// reset sets all options to what the engine has by itself.
func (f *form) reset() {
	for _, o := range f.options {
		f.values[o.Name] = o.Default
	}
	f.faulty, f.screen.says = "", ""
	f.screen.render()
}

// save keeps the options, unless one cannot be as it is. The engine is ended: it has
// them when it is started the next time.
func (f *form) save() {
	s := f.screen
	for i, o := range f.options {
		if o.Kind == usi.Button || f.values[o.Name] == o.Default || o.Valid(f.values[o.Name]) == nil {
			continue
		}
		f.faulty, f.most = o.Name, max(f.most, i+1)
		s.tell(f.entry.Name, s.say("faulty", words.Args{"option": o.Name}), true)
		return
	}
	f.entry.Options = f.set()
	all := slices.Clone(s.env.All)
	all[Find(all, f.entry.Name)] = f.entry
	if f.faulty = ""; !s.keep(all) {
		return
	}
	s.form = nil
	s.end(f.entry.Name)
	s.tell(f.entry.Name, s.say("saved", words.Args{"name": f.entry.Name}), false)
}

// set are the options that are kept: those that are not as the engine has them, and
// those that another version may know.
func (f *form) set() map[string]string {
	set := map[string]string{}
	for _, name := range f.gone() {
		set[name] = f.entry.Options[name]
	}
	for _, o := range f.options {
		if value := f.values[o.Name]; o.Kind != usi.Button && value != o.Default {
			set[o.Name] = value
		}
	}
	return set
}

// press presses a button of the engine.
func (f *form) press(o usi.Option) {
	s := f.screen
	s.work.Run(func(context.Context) func() {
		_, err := f.client.Set(map[string]string{o.Name: ""})
		return func() {
			if err != nil {
				s.tell(f.entry.Name, trouble(s.env.Words, f.entry, err), true)
				return
			}
			s.tell(f.entry.Name, s.say("pressed", words.Args{"option": o.Name}), false)
		}
	})
}
