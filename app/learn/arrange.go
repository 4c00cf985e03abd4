package learn

import (
	"fmt"

	"fyne.io/fyne/v2"

	"terakoya/app/feedback"
	"terakoya/app/piecebox"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// arrangeView is a step at which pieces are put on the board.
type arrangeView struct {
	base
	board   rules.Setup
	before  []rules.Setup // what Backspace goes back to
	palette *piecebox.Box
	raised  rules.Square // whose piece is taken up by the keys, or OffBoard
	carried piecebox.Carrier
}

func newArrange(b base) *arrangeView {
	a := &arrangeView{base: b, board: b.step.Setup, raised: rules.OffBoard}
	a.palette = piecebox.New(b.s.env.Art, b.s.env.Set, b.step.Setup.Turn, b.s.refresh, b.s.env.OnKey)
	a.palette.OnCarry, a.palette.OnDrop = a.carryNew, a.dropNew
	a.carried = piecebox.Carrier{Board: b.s.board, Root: b.s.root}
	return a
}

func (a *arrangeView) setup() rules.Setup {
	if a.over() {
		return a.step.Target
	}
	setup := a.board
	if a.state() == lessons.Refused && a.s.session.CanReveal() {
		for _, w := range a.s.session.Verdict().Wrong { // what should stand there is shown instead
			if w.Want != rules.NoPiece {
				setup.Board[w.Square] = rules.NoPiece
			}
		}
	}
	return setup
}

func (a *arrangeView) dress(board *widgets.Board) {
	board.OnPick, board.LeaveEnter = a.onPick, true
	board.OnBring, board.OnCarry = a.move, a.carried.Carry
	board.SetLocked(!a.s.session.CanTry())
}

// onPick takes the piece on a square away, or puts the one there that is taken up or
// chosen.
func (a *arrangeView) onPick(sq rules.Square) {
	if a.carried.Is() {
		return
	}
	if a.raised.OnBoard() {
		a.raise(sq)
		return
	}
	pc := rules.NoPiece
	if a.board.Board[sq] == rules.NoPiece {
		if pc = a.palette.Piece(); pc == rules.NoPiece {
			a.s.Tell(a.say("arrange.choose", nil))
			return
		}
	}
	a.put(sq, pc)
}

// put puts a piece on a square, or NoPiece.
func (a *arrangeView) put(sq rules.Square, pc rules.Piece) {
	next := a.board
	next.Board[sq] = pc
	a.change(next)
}

// move brings a piece from a square to another, in the place of what stands there, or
// off the board.
func (a *arrangeView) move(from, to rules.Square) {
	next := a.board
	next.Board[from] = rules.NoPiece
	if to.OnBoard() {
		next.Board[to] = a.board.Board[from]
	}
	a.change(next)
}

// change shows another board, and ends the step once it stands as asked. An exam is
// handed in by hand: there the end would tell the answer.
func (a *arrangeView) change(next rules.Setup) {
	a.raised = rules.OffBoard
	if next != a.board {
		a.touched()
		a.before = append(a.before, a.board)
		a.board = next
		if a.s.env.Exam == nil && len(a.step.Misplaced(&next)) == 0 {
			a.s.try(lessons.Response{Setup: next})
			return
		}
	}
	a.s.refresh()
}

func (a *arrangeView) input() []fyne.CanvasObject {
	if !a.s.session.CanTry() || a.s.session.State() == lessons.Refused {
		return nil // what is said to the try needs the room
	}
	a.palette.Show(a.s.upsideDown())
	keys := widgets.NewParagraph(a.say("arrange.keys", nil))
	keys.TextSize, keys.Color = widgets.SizeSmall, widgets.ColorInkSoft
	return []fyne.CanvasObject{widgets.NewColumn(8, a.palette.Content(), keys)}
}

func (a *arrangeView) label() string {
	if len(a.before) > 0 || !a.s.session.CanGoOn() {
		return a.say("squares.done", nil)
	}
	return ""
}

func (a *arrangeView) hand() {
	if a.carried.Is() {
		return
	}
	if len(a.before) == 0 {
		a.s.Tell(a.waiting())
		return
	}
	a.s.try(lessons.Response{Setup: a.board})
}

// marks show what is wrong: after the first miss only what has to go, after the
// second what is to stand there instead.
func (a *arrangeView) marks() widgets.Marks {
	m := FileMarks(a.step)
	if a.raised.OnBoard() {
		m.Chosen = rules.SetOf(a.raised)
	}
	switch a.state() {
	case lessons.Refused:
		for _, w := range a.s.session.Verdict().Wrong {
			if w.Got != rules.NoPiece {
				m = markSquares(m, widgets.Offender, w.Square)
			}
			if w.Want != rules.NoPiece && a.s.session.CanReveal() {
				if w.Got == rules.NoPiece {
					m = markSquares(m, widgets.Look, w.Square)
				}
				m.Ghosts = append(m.Ghosts, widgets.Ghost{Square: w.Square, Piece: w.Want})
			}
		}
	case lessons.Revealed:
		for _, w := range a.step.Misplaced(&a.board) {
			m = markSquares(m, widgets.Answer, w.Square)
		}
	case lessons.Waiting, lessons.Answered, lessons.Finished:
	}
	return m
}

func (a *arrangeView) refused(v lessons.Verdict) []fyne.CanvasObject {
	missing, wrong := 0, 0
	for _, w := range v.Wrong {
		if w.Got == rules.NoPiece {
			missing++
		} else {
			wrong++
		}
	}
	w := a.words()
	head := feedback.Head(widgets.ColorWhySoft, widgets.ColorWhy, pieceart.Other, w.Count("arrange.missed", len(v.Wrong), nil), "")
	items := []fyne.CanvasObject{head}
	if wrong > 0 {
		items = append(items, feedback.Part(widgets.ColorWrong, pieceart.Offender, w.Count("arrange.wrong", wrong, nil), w.Say("arrange.wrongWhy", nil)))
	}
	if missing > 0 {
		why := ""
		if a.s.session.CanReveal() {
			why = w.Say("arrange.missingWhy", nil)
		}
		items = append(items, feedback.Part(widgets.ColorWhy, pieceart.Other, w.Count("arrange.missing", missing, nil), why))
	}
	return items
}

func (a *arrangeView) answer() string { return a.say("arrange.shown", nil) }

func (a *arrangeView) waiting() string {
	if a.s.env.Exam != nil {
		return a.say("arrange.exam", nil)
	}
	return a.say("arrange.waiting", nil)
}

func (a *arrangeView) missed(v lessons.Verdict) string {
	return a.words().Count("arrange.missed", len(v.Wrong), words.Args{"count": fmt.Sprint(len(v.Wrong))})
}
