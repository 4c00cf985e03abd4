package learn

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
)

// countView is a step at which a number is entered.
type countView struct {
	base
	number *widgets.Number
}

func newCount(b base) *countView {
	c := &countView{base: b, number: widgets.NewNumber(b.s.env.OnKey)}
	c.number.OnChange = func() {
		c.touched()
		b.s.refresh()
	}
	return c
}

func (c *countView) input() []fyne.CanvasObject {
	switch c.state() {
	case lessons.Answered, lessons.Revealed:
		c.number.Set(c.step.Number, widgets.NumberRight)
	case lessons.Refused:
		c.number.SetState(widgets.NumberWrong)
	case lessons.Waiting:
		c.number.SetState(widgets.NumberOpen)
	case lessons.Finished:
	}
	return append(playedItems(c.words(), c.step), c.number)
}

func (c *countView) label() string {
	if _, ok := c.number.Value(); ok || !c.s.session.CanGoOn() {
		return c.say("squares.done", nil)
	}
	return ""
}

func (c *countView) hand() {
	if n, ok := c.number.Value(); ok {
		c.s.try(lessons.Response{Number: n})
		return
	}
	c.s.Tell(c.waiting())
}

func (c *countView) key(k fyne.KeyName) bool {
	if !c.s.session.CanTry() {
		return false
	}
	switch k {
	case fyne.Key0, fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4, fyne.Key5, fyne.Key6, fyne.Key7, fyne.Key8, fyne.Key9:
		c.number.Digit(int(k[0] - '0'))
	case fyne.KeyPlus, fyne.KeyEqual, fyne.KeyUp, fyne.KeyRight:
		c.number.Step(1)
	case fyne.KeyMinus, fyne.KeyDown, fyne.KeyLeft:
		c.number.Step(-1)
	case fyne.KeyBackspace, fyne.KeyDelete:
		c.number.Rub()
	default:
		return false
	}
	return true
}

func (c *countView) clear() { c.number.Clear() }

func (c *countView) missed(v lessons.Verdict) string {
	args := words.Args{"number": fmt.Sprint(v.Response.Number)}
	if v.Response.Number > c.step.Number {
		return c.say("count.tooMany", args)
	}
	return c.say("count.tooFew", args)
}

func (c *countView) waiting() string { return c.say("count.waiting", nil) }
func (c *countView) answer() string  { return fmt.Sprint(c.step.Number) }

// refused says what counts; the hint is kept for those who ask for it.
func (c *countView) refused(v lessons.Verdict) []fyne.CanvasObject {
	return missedHead(c.missed(v), c.what())
}

// hint is the one of the file, and then the board lights what counts.
func (c *countView) hint(level int) string {
	if text := c.base.hint(level); text != "" && level == 1 {
		return text
	}
	return c.say("count.lit", nil)
}

// lit reports whether the hints have come to light what counts.
func (c *countView) lit() bool {
	return !c.step.Counted().Empty() && c.s.session.Hints() >= c.step.HintLevels()
}

func (c *countView) marks() widgets.Marks {
	m := FileMarks(c.step)
	switch {
	case c.over():
		m.Numbers = c.numbers()
	case c.lit():
		m = markSquares(m, widgets.Look, c.step.Counted().Squares()...)
	}
	return m
}

// numbers are what each square counts: its points, or, where each counts one, its
// number. What does not count of the pieces of a side has a 0.
func (c *countView) numbers() []widgets.NumberMark {
	var all []widgets.NumberMark
	points := false
	for _, t := range c.step.Terms {
		for i, sq := range t.Squares.Squares() {
			mark := widgets.NumberMark{Square: sq, Number: i + 1, Role: widgets.Answer}
			if t.What != lessons.Counted {
				mark.Number, points = t.Worth, true
			}
			if t.What == lessons.GreatPieces {
				mark.Role = widgets.Look
			}
			all = append(all, mark)
		}
	}
	side, named := c.step.Tally.Side()
	if !points || !named {
		return all
	}
	for sq := range c.step.Setup.Pieces(side).Without(c.step.Counted()).All() {
		all = append(all, widgets.NumberMark{Square: sq, Hollow: true})
	}
	return all
}

// more is the sum, where it has several parts.
func (c *countView) more() []fyne.CanvasObject {
	if len(c.step.Terms) < 2 {
		return nil
	}
	var rows []widgets.SumRow
	for _, t := range c.step.Terms {
		if t.Pieces > 0 {
			rows = append(rows, c.row(t))
		}
	}
	total := widgets.SumRow{Label: c.say("sum.total", nil), Value: fmt.Sprint(c.step.Number)}
	card := widgets.NewCard(widgets.ColorSurface, sumCardPad, widgets.NewSum(rows, total))
	card.Border = widgets.ColorLine
	return []fyne.CanvasObject{card}
}

func (c *countView) row(t lessons.Term) widgets.SumRow {
	row := widgets.SumRow{
		Label: c.words().Part(t.What, strings.HasPrefix(c.step.Tally.String(), "declare")), Formula: fmt.Sprintf("%d × %d", t.Worth, t.Pieces), Value: fmt.Sprint(t.Worth * t.Pieces),
	}
	if t.What == lessons.GivenByUwate {
		row.Formula = ""
	}
	if pieces := c.pieces(t); len(pieces) > 0 {
		row.Pieces = widgets.NewPieceRow(c.s.env.Art, c.s.env.Set, pieces)
	}
	return row
}

// pieces are those of a part of the sum, kind by kind, the great ones first.
func (c *countView) pieces(t lessons.Term) []widgets.PieceCount {
	var all []widgets.PieceCount
	add := func(pc rules.Piece, n int) {
		i := slices.IndexFunc(all, func(p widgets.PieceCount) bool { return p.Piece == pc })
		if i < 0 {
			all = append(all, widgets.PieceCount{Piece: pc, Count: n})
			return
		}
		all[i].Count += n
	}
	for sq := range t.Squares.All() {
		add(c.step.Setup.Board[sq], 1)
	}
	slices.SortFunc(all, func(a, b widgets.PieceCount) int { return int(b.Piece.Kind()) - int(a.Piece.Kind()) })
	side, named := c.step.Tally.Side()
	if !named || t.What != lessons.GreatInHand && t.What != lessons.SmallInHand {
		return all
	}
	for _, k := range rules.HandKinds {
		great := k == rules.Rook || k == rules.Bishop
		if n := c.step.Setup.Hands[side].Count(k); n > 0 && great == (t.What == lessons.GreatInHand) {
			add(rules.NewPiece(side, k), n)
		}
	}
	return all
}
