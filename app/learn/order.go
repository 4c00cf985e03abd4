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

// orderView is a step at which squares are tapped one after the other, or things
// are brought in order.
type orderView struct {
	base
	tapped []rules.Square // where squares are asked for
	order  []int          // else the things, by their numbers
	listed []int          // the things as they are listed
	rows   []*widgets.Ordered
	placed bool // pieces of the start appear where squares are tapped
}

func newOrder(b base) *orderView {
	o := &orderView{base: b, placed: placesPieces(b.step)}
	if len(b.step.Places) > 0 {
		return o
	}
	o.listed = b.step.Shuffled()
	for i, thing := range o.listed {
		row := widgets.NewOrdered(fmt.Sprint(i+1), b.words().Told(b.step, b.step.Option[thing].Text), func() { o.pick(i) })
		row.OnKey = b.s.env.OnKey
		o.rows = append(o.rows, row)
	}
	return o
}

// placesPieces reports whether the order is one of those in which pieces are put on
// the board.
func placesPieces(step *lessons.Step) bool {
	for _, name := range []string{"ohashi", "ito"} {
		if all, err := lessons.ParsePlaces(name, &step.Setup); err == nil && len(all) > 0 && slices.Equal(all, step.Places) {
			return true
		}
	}
	return false
}

// count is how many have a place, of how many.
func (o *orderView) count() (have, all int) {
	if o.rows == nil {
		return len(o.tapped), len(o.step.Places)
	}
	return len(o.order), len(o.rows)
}

func (o *orderView) dress(board *widgets.Board) {
	board.SetLocked(true)
	if o.rows == nil {
		board.OnPick, board.LeaveEnter = o.onPick, true
		board.SetLocked(!o.s.session.CanTry())
	}
}

// keepGood takes back what the last verdict found wrong.
func (o *orderView) keepGood() {
	if o.state() != lessons.Refused {
		return
	}
	good := o.s.session.Verdict().Good
	o.tapped, o.order = o.tapped[:min(good, len(o.tapped))], o.order[:min(good, len(o.order))]
	o.s.session.Retry()
}

func (o *orderView) clear() { o.keepGood() }

// onPick gives a square the next place; the last one is taken back.
func (o *orderView) onPick(sq rules.Square) {
	o.keepGood()
	switch n := len(o.tapped); {
	case n > 0 && o.tapped[n-1] == sq:
		o.tapped = o.tapped[:n-1]
	case n < len(o.step.Places):
		o.tapped = append(o.tapped, sq)
	}
	o.settle()
}

// settle shows what is tapped, and ends the step once that is the order asked for. An
// exam is handed in by hand: there the end would tell the answer.
func (o *orderView) settle() {
	if o.ends() && slices.Equal(o.tapped, o.step.Places) {
		o.hand()
		return
	}
	o.s.refresh()
}

// ends reports whether the step ends by itself: where squares are tapped. Things in a
// list are brought in order by trying, and that would be told too soon.
func (o *orderView) ends() bool { return o.rows == nil && o.s.env.Exam == nil }

// pick gives the thing in a row the next place, or takes its place away with all
// that come after it.
func (o *orderView) pick(row int) {
	if row >= len(o.rows) || !o.s.session.CanTry() {
		return
	}
	o.keepGood()
	if at := slices.Index(o.order, o.listed[row]); at >= 0 {
		o.order = o.order[:at]
	} else {
		o.order = append(o.order, o.listed[row])
	}
	o.s.refresh()
}

func (o *orderView) key(k fyne.KeyName) bool {
	have, _ := o.count()
	if k != fyne.KeyBackspace || !o.s.session.CanTry() || have == 0 {
		return false
	}
	o.keepGood()
	if have, _ = o.count(); have > 0 {
		o.tapped, o.order = o.tapped[:max(0, len(o.tapped)-1)], o.order[:max(0, len(o.order)-1)]
	}
	o.s.refresh()
	return true
}

func (o *orderView) input() []fyne.CanvasObject {
	if o.rows == nil {
		return nil
	}
	items := make([]fyne.CanvasObject, len(o.rows))
	for i, row := range o.rows {
		thing := o.listed[i]
		row.Place, row.State = slices.Index(o.order, thing)+1, widgets.OptionOpen
		switch o.state() {
		case lessons.Answered, lessons.Revealed:
			row.Place, row.State = thing+1, widgets.OptionRight
		case lessons.Refused:
			if row.State = widgets.OptionRight; row.Place > o.s.session.Verdict().Good {
				row.State = widgets.OptionWrong
			}
		case lessons.Waiting, lessons.Finished:
		}
		row.Refresh()
		items[i] = row
	}
	if !o.over() {
		return []fyne.CanvasObject{widgets.NewColumn(8, items...)}
	}
	slices.SortFunc(items, func(a, b fyne.CanvasObject) int { return a.(*widgets.Ordered).Place - b.(*widgets.Ordered).Place })
	return []fyne.CanvasObject{widgets.NewColumn(8, items...)}
}

func (o *orderView) label() string {
	if have, _ := o.count(); have > 0 || !o.s.session.CanGoOn() {
		return o.say("squares.done", nil)
	}
	return ""
}

// hand hands in an order; one that is not complete is a slip.
func (o *orderView) hand() {
	if have, all := o.count(); have < all {
		o.s.Tell(o.say("order.more", nil))
		return
	}
	o.s.try(lessons.Response{Tapped: slices.Clone(o.tapped), Order: slices.Clone(o.order)})
}

// setup is the board, with the pieces put down so far.
func (o *orderView) setup() rules.Setup {
	setup := o.step.Setup
	places := o.tapped
	if o.over() {
		places = o.step.Places
	}
	if o.placed {
		h, _ := rules.HandicapByKey("even-game")
		start := h.Setup()
		for _, sq := range places {
			if setup.Board[sq] == rules.NoPiece {
				setup.Board[sq] = start.Board[sq]
			}
		}
	}
	return setup
}

func (o *orderView) marks() widgets.Marks {
	m := FileMarks(o.step)
	good, role := len(o.tapped), widgets.Look
	places := o.tapped
	switch o.state() {
	case lessons.Answered, lessons.Revealed:
		places, good, role = o.step.Places, len(o.step.Places), widgets.Answer
	case lessons.Refused:
		good, role = o.s.session.Verdict().Good, widgets.Answer
	case lessons.Waiting, lessons.Finished:
	}
	for i, sq := range places {
		if i >= good {
			role = widgets.Offender
		}
		m.Numbers = append(m.Numbers, widgets.NumberMark{Square: sq, Number: i + 1, Role: role})
	}
	if n := len(places); n > 0 && o.state() == lessons.Waiting {
		m.Chosen = rules.SetOf(places[n-1])
	}
	return m
}

func (o *orderView) refused(v lessons.Verdict) []fyne.CanvasObject {
	look := o.say("order.notYet", words.Args{"thing": o.first(v), "place": fmt.Sprint(v.Good + 1)})
	if v.Good > 0 {
		look += "\n" + o.say("order.keep", nil)
	}
	return missedHead(o.missed(v), look)
}

// first is the first of an order that is not in its place.
func (o *orderView) first(v lessons.Verdict) string {
	if o.rows == nil {
		return o.words().Squares(v.Response.Tapped[v.Good : v.Good+1])
	}
	thing := o.step.Option[v.Response.Order[v.Good]]
	return strings.TrimRight(o.words().Told(o.step, thing.Text), ".。")
}

func (o *orderView) missed(v lessons.Verdict) string {
	if v.Good == 0 {
		return o.say("order.none", nil)
	}
	return o.words().Count("order.good", v.Good, nil)
}

func (o *orderView) answer() string { return o.say("order.shown", nil) }

func (o *orderView) waiting() string {
	switch {
	case o.ends():
		return o.say("order.ends", nil)
	case o.rows == nil:
		return o.say("order.squares", nil)
	}
	return o.say("order.things", nil)
}
