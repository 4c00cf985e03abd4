package learn

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"terakoya/app/feedback"
	"terakoya/app/words"
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

// missedHead is what is said to an answer that is not right: that it is none, and
// below it something to look at again.
func missedHead(title, look string) []fyne.CanvasObject {
	return []fyne.CanvasObject{feedback.Head(widgets.ColorWhySoft, widgets.ColorWhy, pieceart.Other, title, look)}
}

// means names a term and says what it means.
func (o *options) means(key string) string {
	return o.say("choice.means", words.Args{"term": o.words().Term(key), "meaning": o.words().Meaning(key)})
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

// refused gives the hint of the file at once, for there is nothing that the law could
// say of what was chosen. Where that names no term of shogi, one is explained.
func (c *choiceView) refused(v lessons.Verdict) []fyne.CanvasObject {
	look := c.base.hint(1)
	if len(c.words().Terms(look)) == 0 {
		look = strings.TrimSpace(look + "\n" + c.meant(v.Response.Option))
	}
	return missedHead(c.missed(v), look)
}

// meant explains the first term that an option has, or else the question.
func (c *choiceView) meant(option int) string {
	for _, text := range []string{c.text(option), c.words().Told(c.step, c.step.Text)} {
		if terms := c.words().Terms(text); len(terms) > 0 {
			return c.means(terms[0].Key)
		}
	}
	return ""
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

// refused says what the foul would be that was named; where none was, it points at what
// makes the action one.
func (c *callView) refused(v lessons.Verdict) []fyne.CanvasObject {
	if f := v.Response.Foul; f != rules.NoFoul {
		return missedHead(c.missed(v), c.means(f.String()))
	}
	return missedHead(c.missed(v), c.pointed(v.Illegal))
}

// pointed points at the square that tells of a foul, or else says again what is done.
func (c *callView) pointed(e *rules.IllegalMove) string {
	if p := &c.step.Position; c.step.Deed.Deed == rules.DoPass {
		side, moves := c.words().Seats(c.step).Name(p.Turn()), fmt.Sprint(len(p.Legal()))
		return c.say("call.couldMove", words.Args{"side": side, "moves": moves})
	}
	if e != nil && len(e.Squares) > 0 {
		return c.say("call.lookAt", words.Args{"squares": c.words().Squares(e.Squares[:1])})
	}
	return c.words().Seats(c.step).Claim(&c.step.Position, c.step.Deed)
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
	if c.step.Action == (rules.Attempt{}) { // what is done is no move
		return FileMarks(c.step)
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
