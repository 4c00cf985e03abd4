package learn

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"terakoya/app/boardscreen"
	"terakoya/app/words"
	"terakoya/lessons"
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
		p.TextSize, p.Color, p.Leading = widgets.SizeSmall, widgets.ColorInkSoft, 1.3
	}
	s.root = container.New(s, s.ground, s.line, s.text, s.keys)
	return s
}

// MinSize is part of fyne.Layout.
func (s *status) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, boardscreen.CompactStatus)
}

// Layout is part of fyne.Layout.
func (s *status) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	s.ground.Resize(size)
	s.line.Resize(fyne.NewSize(size.Width, 1))
	th := s.text.Theme()
	keys := fyne.MeasureText(s.keys.Text, th.Size(widgets.SizeSmall), fyne.TextStyle{}).Width + 2
	put := func(p *widgets.Paragraph, x, w float32) {
		h := p.HeightFor(w)
		p.Move(fyne.NewPos(x, (size.Height-h)/2))
		p.Resize(fyne.NewSize(w, h))
	}
	put(s.keys, size.Width-boardscreen.Margin-keys, keys)
	put(s.text, boardscreen.Margin, size.Width-3*boardscreen.Margin-keys)
}

func (s *status) set(text, keys string) {
	th := s.text.Theme()
	s.ground.FillColor = th.Color(widgets.ColorSurface, 0)
	s.line.FillColor = th.Color(widgets.ColorLine, 0)
	s.text.SetText(text)
	s.keys.SetText(keys)
	s.root.Refresh()
}

// statusText says what has happened.
func (s *Screen) statusText() string {
	switch s.session.State() {
	case lessons.Refused:
		return s.view.missed(s.session.Verdict())
	case lessons.Answered:
		return s.view.done()
	case lessons.Revealed:
		return s.env.Words.Say("status.shown", nil)
	case lessons.Finished:
		return ""
	case lessons.Waiting:
	}
	return s.view.waiting()
}

func (s *Screen) heldText(k rules.Kind) string {
	return s.env.Words.Say("status.held", words.Args{"piece": s.env.Words.Piece(k)})
}

// keysText lists the keys that work now.
func (s *Screen) keysText() string {
	w := s.env.Words
	keys := []string{s.keyFor(fyne.KeyF, fyne.KeyF5) + " " + w.Say("lesson.flip", nil), "Esc " + w.Say("lesson.home", nil)}
	if !s.panel.root.Visible() {
		keys = slices.Insert(keys, 0, s.keyFor(fyne.KeyN, fyne.KeyF7)+" "+w.Say("lesson.unhide", nil))
	}
	return strings.Join(keys, "   ")
}
