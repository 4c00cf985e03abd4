package learn

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// panel is what stands beside the board: the text or the task, the answer to
// what was tried, and the buttons.
type panel struct {
	screen *Screen
	texts  *widgets.Column
	scroll *container.Scroll
	main   *widgets.Button
	hint   *widgets.Button
	show   *widgets.Button
	root   *fyne.Container
}

func newPanel(s *Screen) *panel {
	p := &panel{
		screen: s, texts: widgets.NewColumn(textGap),
		main: widgets.NewButton(widgets.MainButton, "", "Enter", s.onMain),
		hint: widgets.NewButton(widgets.PlainButton, "", "H", s.onHint),
		show: widgets.NewButton(widgets.PlainButton, "", "S", s.onShow),
	}
	for _, b := range []*widgets.Button{p.main, p.hint, p.show} {
		b.OnKey = s.TypedKey
	}
	p.scroll = container.NewVScroll(p.texts)
	p.root = container.New(p, p.scroll, p.main, p.hint, p.show)
	return p
}

const (
	textGap      = 16
	buttonGap    = 10
	buttonHeight = 44
	badgeHead    = 36
	badgePart    = 26
)

// MinSize is part of fyne.Layout.
func (p *panel) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(panelLeast, 300) }

// Layout is part of fyne.Layout: the main button full width above hint and show.
func (p *panel) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	y := size.Height
	half := (size.Width - buttonGap) / 2
	switch {
	case p.hint.Visible() && p.show.Visible():
		y -= buttonHeight
		put(p.hint, 0, y, half)
		put(p.show, half+buttonGap, y, half)
		y -= buttonGap
	case p.hint.Visible() || p.show.Visible():
		y -= buttonHeight
		put(p.hint, 0, y, size.Width)
		put(p.show, 0, y, size.Width)
		y -= buttonGap
	}
	if p.main.Visible() {
		y -= buttonHeight
		put(p.main, 0, y, size.Width)
		y -= buttonGap
	}
	p.texts.Resize(fyne.NewSize(size.Width, p.texts.HeightFor(size.Width)))
	p.scroll.Resize(fyne.NewSize(size.Width, y-buttonGap))
}

func put(b *widgets.Button, x, y, w float32) {
	b.Move(fyne.NewPos(x, y))
	b.Resize(fyne.NewSize(w, buttonHeight))
}

func (p *panel) render() {
	s := p.screen
	p.texts.SetItems(p.items()...)
	p.buttons()
	s.panel.scroll.ScrollToTop()
	p.root.Refresh()
	p.Layout(nil, p.root.Size())
}

// buttons says what can be done now.
func (p *panel) buttons() {
	s, w := p.screen, p.screen.env.Words
	p.main.Label = w.Say("lesson.next", nil)
	switch s.session.State() {
	case lessons.Refused:
		p.main.Label = w.Say("lesson.retry", nil)
	case lessons.Finished:
		p.main.Label = w.Say("lesson.home", nil)
	case lessons.Waiting, lessons.Answered, lessons.Revealed:
	}
	show(p.main, s.session.State() != lessons.Waiting || s.session.CanGoOn())
	p.hint.Label, p.hint.OnTap, p.hint.Key = w.Say("lesson.hint", nil), s.onHint, "H"
	show(p.hint, s.session.State() != lessons.Finished && s.session.CanHint())
	if s.session.State() == lessons.Finished {
		p.hint.Label, p.hint.OnTap, p.hint.Key = w.Say("lesson.again", nil), s.onAgain, ""
		show(p.hint, true)
	}
	p.show.Label = w.Say("lesson.show", nil)
	show(p.show, s.session.State() != lessons.Finished && s.session.CanReveal())
	for _, b := range []*widgets.Button{p.main, p.hint, p.show} {
		b.Refresh()
	}
}

func show(o fyne.CanvasObject, on bool) {
	if on {
		o.Show()
	} else {
		o.Hide()
	}
}

// items are the texts: what is asked, then the answer to what was tried.
func (p *panel) items() []fyne.CanvasObject {
	s, w := p.screen, p.screen.env.Words
	if s.session.State() == lessons.Finished {
		return p.finished()
	}
	step := s.session.Step()
	label := "lesson.look"
	if step.Asks() {
		label = "lesson.exercise"
	}
	caption := widgets.NewParagraph(w.Say(label, nil))
	caption.TextSize, caption.Color = widgets.SizeSmall, widgets.ColorInkSoft
	text := widgets.NewParagraph(step.Text.In(w.Language))
	text.TextSize, text.Bold, text.Leading = widgets.SizeLead, step.Asks(), p.leading()
	task := widgets.NewColumn(2, caption, text)
	return append([]fyne.CanvasObject{task}, p.answer()...)
}

// leading is the distance of lines of the task.
func (p *panel) leading() float32 {
	if p.screen.env.Words.Language == lessons.English {
		return 1.5
	}
	return 1.7
}

// answer is what is said to the last try.
func (p *panel) answer() []fyne.CanvasObject {
	s, w := p.screen, p.screen.env.Words
	step := s.session.Step()
	switch s.session.State() {
	case lessons.Refused:
		v := s.session.Verdict()
		if v.Result == lessons.Missed {
			return []fyne.CanvasObject{
				head(widgets.ColorWhySoft, widgets.ColorWhy, pieceart.Other, w.Say("verdict.missed", nil), ""),
				part(widgets.ColorWhy, pieceart.Other, w.Say("verdict.tried", nil), w.Tried(&step.Position, v.Tried)+"\n"+w.Say("verdict.missedWhy", nil)),
			}
		}
		return p.foul(step, v)
	case lessons.Answered:
		after := step.After.In(w.Language)
		return []fyne.CanvasObject{
			head(widgets.ColorRightSoft, widgets.ColorRight, pieceart.Right, w.Say("verdict.right", nil), dropRight(after, w)),
		}
	case lessons.Revealed:
		return []fyne.CanvasObject{
			head(widgets.ColorRightSoft, widgets.ColorRight, pieceart.Right, w.Say("verdict.shown", nil),
				w.Answer(&step.Position, bestAnswer(step))),
		}
	case lessons.Waiting:
		if s.session.Hints() > 0 {
			return p.hints(step)
		}
	case lessons.Finished:
	}
	return nil
}

// foul says in three parts what was tried, why it is forbidden and what can be
// done instead.
func (p *panel) foul(step *lessons.Step, v lessons.Verdict) []fyne.CanvasObject {
	w := p.screen.env.Words
	why := lessons.Explain(&step.Position, v.Illegal)
	items := []fyne.CanvasObject{
		head(widgets.ColorWrongSoft, widgets.ColorWrong, pieceart.Offender,
			w.Say("verdict.foul", words.Args{"foul": w.Foul(v.Illegal.Foul)}), w.Say("verdict.loses", nil)),
		part(widgets.ColorWrong, pieceart.Offender, w.Say("verdict.tried", nil), w.Tried(&step.Position, v.Tried)),
		part(widgets.ColorWhy, reasonBadge(v.Illegal.Foul), w.Say("verdict.why", nil), w.Explain(why)),
	}
	if v.Illegal.Foul == rules.FoulEmptySquare || v.Illegal.Foul == rules.FoulWrongSide {
		return items
	}
	key := "verdict.moveDots"
	switch {
	case v.Open.Empty():
		key = "verdict.nowhere"
	case v.Tried.Drop != rules.NoKind:
		key = "verdict.dropRings"
	}
	possible := w.Say(key, words.Args{"piece": w.Piece(why.Piece)})
	return append(items, part(widgets.ColorRight, pieceart.Right, w.Say("verdict.possible", nil), possible))
}

// hints are the hints given so far: first in words, then on the board.
func (p *panel) hints(step *lessons.Step) []fyne.CanvasObject {
	w, n := p.screen.env.Words, p.screen.session.Hints()
	best := bestAnswer(step)
	args := words.Args{"piece": w.Piece(best.Dropped())}
	kind, place := "hint.drop", "hint.onto"
	if !best.IsDrop() {
		args["piece"] = w.Piece(step.Position.At(best.From()).Kind())
		kind, place = "hint.kind", "hint.from"
	}
	text := step.Hint.In(w.Language)
	if text == "" {
		text = w.Say(kind, args)
	}
	if n > 1 {
		text = w.Say(place, args)
	}
	title := w.Say("hint.head", words.Args{"level": fmt.Sprint(n), "levels": "2"})
	return []fyne.CanvasObject{head(widgets.ColorHintSoft, widgets.ColorHint, pieceart.Hint, title, text)}
}

func (p *panel) finished() []fyne.CanvasObject {
	s, w := p.screen, p.screen.env.Words
	first, total := 0, 0
	for i := range s.session.Lesson.Steps {
		if s.session.Lesson.Steps[i].Asks() {
			total++
			if s.session.Mastery(i) == lessons.FirstTry {
				first++
			}
		}
	}
	score := w.Count("lesson.finishedFirst", first, words.Args{"total": fmt.Sprint(total)})
	aim := widgets.NewParagraph(s.session.Lesson.Aim.In(w.Language))
	aim.TextSize, aim.Leading = widgets.SizeLead, p.leading()
	return []fyne.CanvasObject{
		head(widgets.ColorRightSoft, widgets.ColorRight, pieceart.Right, w.Say("lesson.finished", nil), score), aim,
	}
}
