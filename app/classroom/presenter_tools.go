package classroom

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/words"
	class "terakoya/lessons/classroom"
	"terakoya/widgets"
)

// presenterTools is what can be done, in rows below the board.
type presenterTools struct {
	s      *Presenter
	items  []toolItem
	root   *fyne.Container
	scroll *container.Scroll

	previous, reveal, next, pen, clear, back, restart, free, flip *widgets.Button
	start, shorter, longer, pick, open, blank, language, light    *widgets.Button
	more, fewer                                                   [2]*widgets.Button
	clock                                                         *widgets.Paragraph
	scores                                                        [2]*widgets.Paragraph
}

func newPresenterTools(s *Presenter) *presenterTools {
	t := &presenterTools{s: s, clock: toolText()}
	button := func(kind widgets.ButtonKind, key string, do func()) *widgets.Button {
		b := widgets.NewButton(kind, "", key, do)
		b.OnKey, b.Passing = s.env.OnKey, true
		return b
	}
	plain := func(key string, do func()) *widgets.Button { return button(widgets.PlainButton, key, do) }
	t.previous, t.next = plain("PgUp", s.onPrevious), plain("PgDn", s.onNext)
	t.reveal = button(widgets.MainButton, "Space", s.onReveal)
	t.pen, t.clear = plain("P", s.onPen), plain("C", s.env.Class.ClearPen)
	t.back, t.restart = plain("U", s.onBack), plain("R", s.env.Class.Restart)
	t.free, t.flip = plain("E", s.onFree), plain("F", s.onFlip)
	t.start, t.shorter, t.longer = plain("T", s.onTimer), plain("−", s.onShorter), plain("+", s.onLonger)
	t.pick = plain("L", s.onPick)
	for i, key := range teamKeys {
		t.scores[i] = toolText()
		t.fewer[i], t.more[i] = plain("", func() { s.env.Class.Score(i, -1) }), plain(string(key), func() { s.env.Class.Score(i, 1) })
		t.fewer[i].Label, t.more[i].Label = "−", "+"
	}
	t.open, t.blank = plain("O", s.onProjector), plain("B", s.onBlank)
	t.language, t.light = button(widgets.TextButton, "G", s.env.NextLanguage), button(widgets.TextButton, "D", s.env.OtherLight)
	t.arrange()
	return t
}

// teamKeys are those that give a team a point.
var teamKeys = [2]fyne.KeyName{fyne.KeyJ, fyne.KeyK}

func toolText() *widgets.Paragraph {
	p := widgets.NewParagraph("")
	p.Bold, p.Leading = true, 1.2
	return p
}

// arrange puts the tools in their groups.
func (t *presenterTools) arrange() {
	var objects []fyne.CanvasObject
	add := func(group bool, o fyne.CanvasObject, width func() float32) {
		t.items = append(t.items, toolItem{o, width, group})
		objects = append(objects, o)
	}
	buttons := func(all ...*widgets.Button) {
		for i, b := range all {
			add(i == 0, b, func() float32 { return b.MinSize().Width })
		}
	}
	text := func(group bool, p *widgets.Paragraph) {
		add(group, p, func() float32 { return widgets.LineWidth(p) })
	}
	beside := func(b *widgets.Button) { add(false, b, func() float32 { return b.MinSize().Width }) }
	buttons(t.previous, t.reveal, t.next)
	buttons(t.open, t.blank)
	buttons(t.pen, t.clear)
	buttons(t.back, t.restart, t.free, t.flip)
	text(true, t.clock)
	beside(t.start)
	beside(t.shorter)
	beside(t.longer)
	buttons(t.pick)
	for i := range t.scores {
		text(true, t.scores[i])
		beside(t.fewer[i])
		beside(t.more[i])
	}
	t.root = container.New(t, objects...)
	t.scroll = container.NewVScroll(t.root)
}

// MinSize is part of fyne.Layout.
func (t *presenterTools) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, t.heightFor(t.scroll.Size().Width))
}

// toolFrame is around the tools: frames are drawn half outside their boxes, and a scroll
// cuts off what is beyond it.
const toolFrame = 3

// heightFor is how high the tools are at a width.
func (t *presenterTools) heightFor(width float32) float32 {
	return 2*toolFrame + flowing(t.items, width-2*toolFrame, func(fyne.CanvasObject, float32, float32, float32, float32) {})
}

// Layout is part of fyne.Layout.
func (t *presenterTools) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	flowing(t.items, size.Width-2*toolFrame, func(o fyne.CanvasObject, x, y, w, h float32) {
		x, y = x+toolFrame, y+toolFrame
		if p, ok := o.(*widgets.Paragraph); ok {
			widgets.PlaceMiddle(p, x, y, w, h)
			return
		}
		widgets.Place(o, x, y, w, h)
	})
}

// render says what each tool does now. Where one has become wider the rows are laid
// anew.
func (t *presenterTools) render() {
	s := t.s
	c, say := s.env.Class, func(key string) string { return s.env.Words.Say("present."+key, nil) }
	before := t.widths()
	label(t.previous, say("previous"), c.At() > 0)
	label(t.next, say("next"), c.At() < len(c.Slides())-1)
	label(t.reveal, say(either(c.Revealed(), "conceal", "reveal")), s.telling.asks())
	pressed(t.pen, say("pen"), s.penUp)
	drawn := c.Pen()
	label(t.clear, say("clearPen"), !drawn.Rings.Empty() || len(drawn.Arrows) > 0)
	_, tried := c.Last()
	label(t.back, say("takeBack"), c.Moves() > 0 || tried)
	label(t.restart, say("restart"), c.Moves() > 0 || tried)
	pressed(t.free, say("freeBoard"), c.Free())
	pressed(t.flip, say("flip"), s.looks.flipped)
	label(t.pick, say("pick"), len(c.Roster().Names) > 0)
	for i := range t.scores {
		t.scores[i].SetText(s.telling.score(i))
		label(t.fewer[i], "−", c.Teams()[i].Score > 0)
	}
	pressed(t.open, say("projector"), s.projector != nil)
	pressed(t.blank, say("blank"), s.blank)
	label(t.language, say("language"), true)
	label(t.light, say("light"), true)
	t.renderClock()
	if before != t.widths() {
		t.relay()
	}
}

// renderClock shows the timer: what is left, or how long the next one is.
func (t *presenterTools) renderClock() {
	s := t.s
	now := s.env.Now()
	text, ink := s.telling.clock(now)
	state := s.env.Class.Timer(now)
	if state == class.TimerOff {
		text, ink = words.Countdown(s.length), widgets.ColorInkSoft
	}
	changed := len(t.clock.Text) != len(text)
	t.clock.Color = ink
	t.clock.SetText(text)
	key := map[class.TimerState]string{
		class.TimerOff: "present.start", class.TimerRuns: "present.pause", class.TimerPaused: "present.resume", class.TimerOver: "present.stop",
	}[state]
	label(t.start, s.env.Words.Say(key, words.Args{}), true)
	if changed {
		t.relay()
	}
}

// widths tells whether something has become wider.
func (t *presenterTools) widths() (all float32) {
	for i, item := range t.items {
		all += item.width() * float32(i+1)
	}
	return all
}

// relay lays the tools and the screen around them anew.
func (t *presenterTools) relay() {
	if root := t.s.root; root != nil && !root.Size().IsZero() {
		root.Layout.Layout(root.Objects, root.Size())
		t.Layout(nil, t.root.Size())
	}
}

// label gives a button its label, and opens or closes it.
func label(b *widgets.Button, text string, open bool) {
	if b.Label != text {
		b.Label = text
		b.Refresh()
	}
	if b.Disabled() == open {
		widgets.Enable(b, open)
	}
}

// pressed gives a button its label that can be on or off.
func pressed(b *widgets.Button, text string, on bool) {
	kind := widgets.PlainButton
	if on {
		kind = widgets.ChosenButton
	}
	if b.Label != text || b.Kind != kind {
		b.Label, b.Kind = text, kind
		b.Refresh()
	}
}

func either(on bool, yes, no string) string {
	if on {
		return yes
	}
	return no
}
