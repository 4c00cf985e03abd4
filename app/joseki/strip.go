package joseki

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/words"
	"terakoya/lessons/opening"
	"terakoya/rules"
	"terakoya/widgets"
)

// strip is the line under the board: the last moves, and what comes next.
type strip struct {
	past, last, next *widgets.Paragraph
	all              []string // the moves, as they are written
	root             *fyne.Container
}

func newStrip() *strip {
	s := &strip{past: widgets.NewParagraph(""), last: widgets.NewParagraph(""), next: widgets.NewParagraph("")}
	for _, p := range []*widgets.Paragraph{s.past, s.last, s.next} {
		p.Leading = 1.2
	}
	s.past.Color, s.next.Color = widgets.ColorInkSoft, widgets.ColorInkSoft
	s.last.Color, s.last.Bold = widgets.ColorAccent, true
	s.root = container.New(s, s.past, s.last, s.next)
	return s
}

const stripGap = 12

// MinSize is part of fyne.Layout.
func (s *strip) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, stripHeight) }

// Layout is part of fyne.Layout: as many of the last moves as there is room for beside
// what comes next.
func (s *strip) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	next, last := widgets.LineWidth(s.next), widgets.LineWidth(s.last)
	if s.next.Text == "" {
		next = -stripGap
	}
	room := size.Width - next - last - 2*stripGap
	s.past.Text = ""
	for i := len(s.all) - 2; i >= 0; i-- {
		before := s.past.Text
		s.past.Text = strings.TrimSuffix(s.all[i]+"  "+before, "  ")
		if widgets.LineWidth(s.past) > room {
			s.past.Text = before
			break
		}
	}
	past := float32(0)
	if s.past.Text != "" {
		past = widgets.LineWidth(s.past) + stripGap
	}
	s.past.Refresh()
	widgets.PlaceMiddle(s.past, 0, 0, past, size.Height)
	widgets.PlaceMiddle(s.last, past, 0, last, size.Height)
	widgets.PlaceMiddle(s.next, size.Width-next, 0, max(0, next), size.Height)
}

func (s *strip) render(t *Trainer) {
	s.all = s.all[:0]
	g := t.session.Game()
	for i, m := range g.Moves() {
		s.all = append(s.all, t.numbered(i, m))
	}
	s.last.SetText("")
	if len(s.all) > 0 {
		s.last.SetText(s.all[len(s.all)-1])
	}
	s.next.SetText(t.coming())
	s.Layout(nil, s.root.Size())
	s.root.Refresh()
}

// written writes the move made in the position after the first n moves.
func (t *Trainer) written(n int, m rules.Move) string {
	p := t.session.Game().PositionAfter(n)
	return t.sides.Move(&p, m)
}

// numbered writes a move with its number.
func (t *Trainer) numbered(n int, m rules.Move) string {
	return fmt.Sprintf("%d %s", n+1, t.written(n, m))
}

// shownBranches is how many answers are named.
const shownBranches = 3

// coming says what the other side may play next.
func (t *Trainer) coming() string {
	w, n := t.env.Words, len(t.session.Game().Moves())
	var all []string
	for _, b := range t.session.Coming() {
		text := t.written(n, b.Move)
		if b.Share < 1 {
			text = w.Say("joseki.share", words.Args{"move": text, "percent": words.Percent(b.Share)})
		}
		if len(all) < shownBranches {
			all = append(all, text)
		}
	}
	if len(all) == 0 || t.session.Phase() == opening.Asking {
		return ""
	}
	return w.Say("joseki.next", words.Args{"moves": strings.Join(all, "  ")})
}
