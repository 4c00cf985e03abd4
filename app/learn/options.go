package learn

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"

	"terakoya/app/feedback"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// options is what the steps share that state their answers: buttons with keys, of
// which those refused stay marked until the next try.
type options struct {
	base
	count int
	tried []int // those refused
	shown []*widgets.Option
	brief bool // once it is answered only what is right is shown: there is much to say
}

// stated are the options of a kind: their texts, which are right, and what picking
// one answers.
type stated interface {
	text(i int) string
	right(i int) bool
	response(i int) lessons.Response
}

func (o *options) items(of stated) []fyne.CanvasObject {
	o.shown = nil
	var items []fyne.CanvasObject
	for i := range o.count {
		if o.brief && o.over() && !of.right(i) {
			continue
		}
		button := widgets.NewOption(fmt.Sprint(i+1), of.text(i), func() { o.choose(of, i) })
		button.OnKey = o.s.env.OnKey
		button.State = o.look(of, i)
		o.shown = append(o.shown, button)
		items = append(items, button)
	}
	return []fyne.CanvasObject{widgets.NewColumn(8, items...)}
}

func (o *options) look(of stated, i int) widgets.OptionState {
	switch {
	case o.over() && of.right(i):
		return widgets.OptionRight
	case slices.Contains(o.tried, i):
		return widgets.OptionWrong
	case !o.s.session.CanTry():
		return widgets.OptionShut
	}
	return widgets.OptionOpen
}

// choose answers with an option; one that has been refused is not refused again.
func (o *options) choose(of stated, i int) {
	if !o.s.session.CanTry() || i >= o.count || slices.Contains(o.tried, i) {
		return
	}
	o.tried = append(o.tried, i)
	o.s.try(of.response(i))
}

func (o *options) clear() { o.tried = nil }

// missedHead is the head for an option that is not right.
func missedHead(title string) []fyne.CanvasObject {
	return []fyne.CanvasObject{feedback.Head(widgets.ColorWhySoft, widgets.ColorWhy, pieceart.Other, title, "")}
}

// choiceView is a step with answers that its file states.
type choiceView struct{ options }

func (c *choiceView) text(i int) string               { return c.words().Told(c.step, c.step.Option[i].Text) }
func (c *choiceView) right(i int) bool                { return c.step.Option[i].Right }
func (c *choiceView) response(i int) lessons.Response { return lessons.Response{Option: i} }
func (c *choiceView) input() []fyne.CanvasObject      { return c.items(c) }
func (c *choiceView) pick(i int)                      { c.choose(c, i) }
func (c *choiceView) waiting() string                 { return "" }
func (c *choiceView) missed(lessons.Verdict) string   { return c.say("choice.missed", nil) }

func (c *choiceView) refused(v lessons.Verdict) []fyne.CanvasObject {
	return missedHead(c.missed(v))
}

func (c *choiceView) answer() string {
	for i := range c.step.Option {
		if c.right(i) {
			return c.text(i)
		}
	}
	return ""
}

// callView is a step at which an action is judged.
type callView struct{ options }

func (c *callView) truth() rules.Foul {
	if e := c.step.Verdict(); e != nil {
		return e.Foul
	}
	return rules.NoFoul
}

func (c *callView) text(i int) string               { return c.words().Call(c.step.Offer[i]) }
func (c *callView) right(i int) bool                { return c.step.Offer[i] == c.truth() }
func (c *callView) response(i int) lessons.Response { return lessons.Response{Foul: c.step.Offer[i]} }
func (c *callView) input() []fyne.CanvasObject      { return c.items(c) }
func (c *callView) pick(i int)                      { c.choose(c, i) }
func (c *callView) waiting() string                 { return c.say("call.question", nil) }
func (c *callView) answer() string                  { return c.reason() }

func (c *callView) missed(v lessons.Verdict) string {
	switch {
	case v.Illegal == nil:
		return c.say("call.isLegal", nil)
	case v.Response.Foul == rules.NoFoul:
		return c.say("call.isFoul", nil)
	}
	return c.say("call.otherFoul", nil)
}

func (c *callView) refused(v lessons.Verdict) []fyne.CanvasObject {
	return missedHead(c.missed(v))
}

// reason is what the law says of the action.
func (c *callView) reason() string {
	e := c.step.Verdict()
	if e == nil {
		return c.say("call.isLegal", nil)
	}
	return c.words().Seats(c.step).Explain(&c.step.Position, e)
}

func (c *callView) marks() widgets.Marks {
	if e := c.step.Verdict(); e != nil && c.over() {
		return feedback.FoulMarks(&c.step.Position, e)
	}
	return ActionMarks(FileMarks(c.step), &c.step.Position, c.step.Action)
}

// ActionMarks add a move that is spoken of and not made.
func ActionMarks(m widgets.Marks, p *rules.Position, a rules.Attempt) widgets.Marks {
	if a.To.OnBoard() && (a.Drop != rules.NoKind || a.From.OnBoard() && p.At(a.From) != rules.NoPiece) {
		m.Ghosts = []widgets.Ghost{feedback.Ghost(p, a)}
		m.Squares = append(m.Squares, widgets.SquareMark{Square: a.To, Role: widgets.Look})
		m.Arrows = append(m.Arrows, widgets.ArrowMark{From: a.From, To: a.To, Role: widgets.Look})
	}
	return m
}
