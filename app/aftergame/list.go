package aftergame

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/feedback"
	"terakoya/app/words"
	"terakoya/lessons/progress"
	"terakoya/rules"
	"terakoya/widgets"
)

const (
	endSign = 32
	nextPad = 14
	nextGap = 10
)

// list shows what was found: the result, then a section for each kind, and what to do
// next.
func (p *panel) list() {
	s, w := p.screen, p.screen.env.Words
	p.findings, p.going = nil, nil
	items := []fyne.CanvasObject{s.result()}
	section := func(title string, found []*finding, below ...fyne.CanvasObject) {
		if len(found)+len(below) == 0 {
			return
		}
		part := widgets.NewColumn(itemGap, heading(w.Say(title, nil)))
		for _, f := range found {
			part.Items = append(part.Items, f.card)
		}
		part.Items = append(part.Items, below...)
		items = append(items, part)
		p.findings = append(p.findings, found...)
	}
	section("after.turns", s.turns(), p.progress()...)
	var solve []fyne.CanvasObject
	mates := s.mates()
	if len(mates) > 0 && s.env.Solve != nil {
		solve = []fyne.CanvasObject{container.NewHBox(p.solve)}
	}
	section("after.mates", mates, solve...)
	section("after.fouls", s.slips())
	section("after.book", s.opening())
	if next := p.nextCard(); next != nil {
		section("after.next", nil, next)
	}
	p.items.SetItems(items...)
	p.Layout(nil, p.root.Size())
	p.scroll.Refresh()
}

// heading is the name of a section.
func heading(text string) fyne.CanvasObject {
	h := widgets.NewParagraph(text)
	h.Bold, h.Color, h.TextSize = true, widgets.ColorInkSoft, widgets.SizeSmall
	return h
}

// progress is what stands in the place of turning points while there are none.
func (p *panel) progress() []fyne.CanvasObject {
	s := p.screen
	text := ""
	switch {
	case !s.done:
		text = p.goingText()
	case s.failed:
		text = s.env.Words.Say("after.failed", nil)
	case len(s.reading.Turns) == 0:
		text = s.env.Words.Say("after.noTurns", nil)
	default:
		return nil
	}
	line := widgets.NewParagraph(text)
	line.Color = widgets.ColorInkSoft
	if !s.done {
		p.going = line
	}
	return []fyne.CanvasObject{line}
}

// goingText says how far the game has been read.
func (p *panel) goingText() string {
	s, n := p.screen, len(p.screen.game.Game.Moves())
	if len(s.reading.Plies) == n {
		return s.env.Words.Say("after.again", nil)
	}
	return s.env.Words.Say("after.reading", words.Args{"number": fmt.Sprint(len(s.reading.Plies) + 1), "all": fmt.Sprint(n)})
}

// outcome is how the game ended; where only the winner is known, that.
func (s *Screen) outcome() (o rules.Outcome, title, text string) {
	o = s.game.Game.Outcome()
	if o.Ending != rules.NotEnded {
		title, text = s.sides.Ending(o)
		return o, title, text
	}
	switch side := s.game.Past.Side; s.game.Past.Outcome {
	case progress.GameWon:
		o.Won, o.Winner = true, side
	case progress.GameLost:
		o.Won, o.Winner = true, side.Opponent()
	case progress.GameDrawn, progress.GameReplay:
		return o, s.env.Words.Say("after.title", nil), ""
	}
	return o, s.env.Words.Say("play.end.wins", words.Args{"winner": s.sides.Name(o.Winner)}), ""
}

// result says how the game ended and why.
func (s *Screen) result() fyne.CanvasObject {
	o, title, text := s.outcome()
	ground, ink, sign := widgets.ColorSunk, widgets.ColorInk, rules.White
	if o.Won {
		sign = o.Winner
	}
	switch {
	case !o.Won || s.game.Past.People:
	case o.Winner == s.game.Past.Side:
		ground, ink = widgets.ColorRightSoft, widgets.ColorRight
	default:
		ground, ink = widgets.ColorWhySoft, widgets.ColorWhy
	}
	return feedback.HeadWith(ground, ink, widgets.NewSideSign(sign, widgets.ColorInk, endSign), title, text)
}

// nextCard says what to do next, with the button that does it; nil if there is nothing.
func (p *panel) nextCard() fyne.CanvasObject {
	n := p.screen.next()
	if n.do == nil {
		return nil
	}
	p.next.Label, p.next.OnTap = n.label, p.screen.parting(n.do)
	p.next.Refresh()
	body := widgets.NewColumn(nextGap, widgets.NewParagraph(n.text), container.NewHBox(p.next))
	return widgets.NewCard(widgets.ColorSunk, nextPad, body)
}
