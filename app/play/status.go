package play

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"terakoya/app/boardscreen"
	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/widgets"
)

// status is the line at the foot: what has happened, in words, and the keys.
type status struct {
	ground, line *canvas.Rectangle
	text, keys   *widgets.Paragraph
	root         *fyne.Container
}

func newStatus() *status {
	s := &status{
		ground: &canvas.Rectangle{}, line: &canvas.Rectangle{},
		text: widgets.NewParagraph(""), keys: widgets.NewParagraph(""),
	}
	for _, p := range []*widgets.Paragraph{s.text, s.keys} {
		p.TextSize, p.Color, p.Leading = widgets.SizeSmall, widgets.ColorInkSoft, 1.15
	}
	s.root = container.New(s, s.ground, s.line, s.text, s.keys)
	return s
}

// MinSize is part of fyne.Layout.
func (s *status) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, boardscreen.CompactStatus)
}

// Layout is part of fyne.Layout. The keys give way to a text that needs the line.
func (s *status) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	s.ground.Resize(size)
	s.line.Resize(fyne.NewSize(size.Width, 1))
	keys := widgets.LineWidth(s.keys)
	room := size.Width - 3*boardscreen.Margin - keys
	fits := s.text.HeightFor(room) <= size.Height
	widgets.Show(s.keys, fits)
	widgets.PlaceMiddle(s.keys, size.Width-boardscreen.Margin-keys, 0, keys, size.Height-2*low)
	if !fits {
		room = size.Width - 2*boardscreen.Margin
	}
	widgets.PlaceMiddle(s.text, boardscreen.Margin, 0, room, size.Height-2*low)
}

func (s *status) set(text, keys string) {
	widgets.Fill(s.ground, widgets.ColorSurface, widgets.ColorTransparent, 0, 0)
	widgets.Fill(s.line, widgets.ColorLine, widgets.ColorTransparent, 0, 0)
	s.text.SetText(text)
	s.keys.SetText(keys)
	s.Layout(nil, s.root.Size())
	s.root.Refresh()
}

// statusText says what has happened.
func (t *Table) statusText() string {
	w := t.env.Words
	p := t.match.game.Position()
	side := words.Args{"side": t.sides.name(p.Turn())}
	switch {
	case t.looksBack():
		return w.Say("play.status.back", words.Args{"number": fmt.Sprint(t.shown()), "count": fmt.Sprint(len(t.match.game.Moves()))})
	case t.match.over():
		return t.endedText(t.match.game.Outcome())
	case t.prompt == stuck:
		return w.Say("play.status.stuck", side)
	case t.prompt != noPrompt:
		return w.Say("play.status."+t.prompt.String(), nil)
	case t.notice != "":
		return t.notice
	case t.foul != nil:
		return w.Say("play.status.refused", words.Args{
			"tried": w.Tried(&p, t.foul.Attempt), "foul": w.Foul(t.foul.Foul),
		})
	case t.thinker.thinks():
		return w.Say("play.status.thinking", side)
	case t.counsel.thinks():
		return w.Say("play.advice.looking", nil)
	case len(t.match.game.Moves()) == 0:
		return w.Say("play.status.turn", side)
	}
	if r := t.match.repetition(); r.times > 0 {
		return w.Say("play.status.repeated", words.Args{"moved": t.movedText(), "repeated": t.repetitionText(r)})
	}
	return t.movedText()
}

// endedText tells how the game ended. Of several lines, the first has room here; the
// panel has them all.
func (t *Table) endedText(o rules.Outcome) string {
	title, text := t.sides.ending(o)
	text, _, _ = strings.Cut(text, "\n")
	return title + t.env.Words.Say("play.status.join", nil) + plain(text)
}

// movedText tells the last move.
func (t *Table) movedText() string {
	g := t.match.game
	n := len(g.Moves())
	before, now := g.PositionAfter(n-1), g.Position()
	m := g.Moves()[n-1]
	args := words.Args{
		"number": fmt.Sprint(n), "side": t.sides.name(before.Turn()),
		"move": t.sides.move(&before, m), "next": t.sides.name(now.Turn()),
	}
	switch {
	case m == rules.NoMove:
		return t.env.Words.Say("play.status.passed", words.Args{"side": args["side"], "next": args["next"]})
	case now.InCheck():
		return t.env.Words.Say("play.status.checked", args)
	}
	return t.env.Words.Say("play.status.moved", args)
}

// keysText lists the keys that work now.
func (t *Table) keysText() string {
	w := t.env.Words
	keys := []string{"F " + w.Say("lesson.flip", nil)}
	if t.prompt.leaves() && !t.match.over() {
		return strings.Join(append(keys, "Esc "+w.Say("play.playOn", nil)), "   ")
	}
	if len(t.match.game.Moves()) > 0 {
		keys = append(keys, "PgUp PgDn "+w.Say("play.lookBack", nil))
	}
	return strings.Join(append(keys, "Esc "+w.Say("play.home", nil)), "   ")
}
