package learn

import (
	"fmt"

	"fyne.io/fyne/v2"

	"terakoya/app/feedback"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// squaresView is a step at which squares are tapped.
type squaresView struct {
	base
	picked rules.SquareSet
}

func (q *squaresView) dress(board *widgets.Board) {
	board.OnPick, board.LeaveEnter = q.onPick, true
	board.SetLocked(!q.s.session.CanTry())
}

// onPick chooses a square, or takes it back.
func (q *squaresView) onPick(sq rules.Square) {
	if !q.step.Among.Has(sq) {
		return
	}
	q.touched()
	if one := rules.SetOf(sq); q.picked.Has(sq) {
		q.picked = q.picked.Without(one)
	} else {
		q.picked = q.picked.Or(one)
	}
	q.s.refresh()
}

// label: a step answered before can also be left again as it is.
func (q *squaresView) label() string {
	if !q.picked.Empty() || !q.s.session.CanGoOn() {
		return q.say("squares.done", nil)
	}
	return ""
}

// hand hands in the squares chosen. None at all is an answer only where that can be
// right; elsewhere it is a slip of the finger.
func (q *squaresView) hand() {
	if q.picked.Empty() && !q.step.Right.Empty() {
		q.s.Tell(q.say("squares.empty", nil))
		return
	}
	q.s.try(lessons.Response{Squares: q.picked})
}

func (q *squaresView) marks() widgets.Marks {
	m := FileMarks(q.step)
	if !q.step.Among.Complement().Empty() {
		m.Offered = q.step.Among
	}
	switch q.state() {
	case lessons.Waiting:
		m.Chosen = q.picked
		if left := q.step.Right.Without(q.picked); q.s.session.Hints() >= 2 && !left.Empty() {
			m = markSquares(m, widgets.Look, left.Squares()[:1]...)
		}
	case lessons.Refused:
		m = markSquares(m, widgets.Answer, q.picked.And(q.step.Right).Squares()...)
		m = markSquares(m, widgets.Offender, q.s.session.Verdict().Extra.Squares()...)
	case lessons.Answered, lessons.Revealed:
		m = markSquares(m, widgets.Answer, q.step.Right.Squares()...)
	case lessons.Finished:
	}
	return m
}

// refused says what is too many, with the reason where the law has one, and how
// many are to be found.
func (q *squaresView) refused(v lessons.Verdict) []fyne.CanvasObject {
	w := q.words()
	sum := w.Say("squares.none", nil)
	if right := v.Response.Squares.And(q.step.Right).Len(); right > 0 {
		sum = w.Say("squares.right", words.Args{"count": fmt.Sprint(right)})
	}
	title := w.Count("squares.missing", v.Missing.Len(), nil)
	if v.Missing.Empty() {
		title = w.Say("squares.extra", words.Args{"squares": w.Squares(v.Extra.Squares())})
	}
	items := []fyne.CanvasObject{feedback.Head(widgets.ColorWhySoft, widgets.ColorWhy, pieceart.Other, title, sum)}
	if !v.Extra.Empty() {
		not := w.Say("squares.extra", words.Args{"squares": w.Squares(v.Extra.Squares())})
		items = append(items, feedback.Part(widgets.ColorWrong, pieceart.Offender, not, q.whyNot(v.Extra.Squares()[0])))
	}
	return items
}

// whyNot says why a square is none of those asked for: by the law, or by what stands
// there.
func (q *squaresView) whyNot(sq rules.Square) string {
	if why, ok := q.step.WhyNot(sq); ok {
		return q.words().Explain(why)
	}
	pc := q.step.Setup.Board[sq]
	if pc == rules.NoPiece {
		return q.say("squares.free", words.Args{"square": q.words().Square(sq)})
	}
	return q.say("squares.stands", words.Args{
		"square": q.words().Square(sq), "piece": q.words().Piece(pc.Kind()), "side": q.words().Seats(q.step).Name(pc.Color()),
	})
}

func (q *squaresView) answer() string { return q.words().Squares(q.step.Right.Squares()) }

func (q *squaresView) hint(level int) string {
	text := q.base.hint(level)
	switch n := q.step.Right.Len(); {
	case level < 2 && text != "":
		return text
	case n == 1:
		return q.say("squares.single", nil)
	default:
		return q.say("squares.all", words.Args{"count": fmt.Sprint(n)})
	}
}

func (q *squaresView) waiting() string               { return q.say("squares.empty", nil) }
func (q *squaresView) missed(lessons.Verdict) string { return q.say("squares.empty", nil) }
