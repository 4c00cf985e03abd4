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

// arrangeView is a step at which pieces are put on the board.
type arrangeView struct {
	base
	board   rules.Setup
	before  []rules.Setup // what Backspace goes back to
	palette *palette
}

func newArrange(b base) *arrangeView {
	a := &arrangeView{base: b, board: b.step.Setup}
	a.palette = newPalette(b.s.env, b.step.Setup.Turn, b.s.refresh)
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
	board.SetLocked(!a.s.session.CanTry())
}

// onPick takes the piece on a square away, or puts the one that is chosen there.
func (a *arrangeView) onPick(sq rules.Square) {
	pc := rules.NoPiece
	if a.board.Board[sq] == rules.NoPiece {
		if pc = a.palette.piece(); pc == rules.NoPiece {
			a.s.tell(a.say("arrange.choose", nil))
			return
		}
	}
	a.put(sq, pc)
}

// put puts a piece on a square, or NoPiece.
func (a *arrangeView) put(sq rules.Square, pc rules.Piece) {
	if a.board.Board[sq] == pc {
		return
	}
	a.touched()
	a.before = append(a.before, a.board)
	a.board.Board[sq] = pc
	a.s.refresh()
}

func (a *arrangeView) input() []fyne.CanvasObject {
	if !a.s.session.CanTry() || a.s.session.State() == lessons.Refused {
		return nil // what is said to the try needs the room
	}
	a.palette.show(a.s.turned)
	keys := widgets.NewParagraph(a.say("arrange.keys", nil))
	keys.TextSize, keys.Color = widgets.SizeSmall, widgets.ColorInkSoft
	return []fyne.CanvasObject{widgets.NewColumn(8, a.palette.root, keys)}
}

func (a *arrangeView) label() string {
	if len(a.before) > 0 || !a.s.session.CanGoOn() {
		return a.say("squares.done", nil)
	}
	return ""
}

func (a *arrangeView) hand() {
	if len(a.before) == 0 {
		a.s.tell(a.waiting())
		return
	}
	a.s.try(lessons.Response{Setup: a.board})
}

// letters are the keys of the kinds, as in SFEN.
var letters = map[fyne.KeyName]rules.Kind{
	fyne.KeyK: rules.King, fyne.KeyR: rules.Rook, fyne.KeyB: rules.Bishop, fyne.KeyG: rules.Gold,
	fyne.KeyS: rules.Silver, fyne.KeyN: rules.Knight, fyne.KeyL: rules.Lance, fyne.KeyP: rules.Pawn,
}

func (a *arrangeView) takes(k fyne.KeyName) bool {
	_, is := letters[k]
	return is && a.s.session.CanTry()
}

// key puts pieces where the cursor of the board is; without a cursor a letter
// chooses in the palette.
func (a *arrangeView) key(k fyne.KeyName) bool {
	if !a.s.session.CanTry() {
		return false
	}
	at := a.s.board.Keyed()
	kind, letter := letters[k]
	switch {
	case letter && at.OnBoard():
		a.palette.take(kind, shifted())
		a.put(at, a.palette.piece())
	case letter:
		a.palette.take(kind, shifted())
		a.s.refresh()
	case k == fyne.KeyT:
		a.palette.turn()
		a.s.refresh()
	case k == fyne.KeyPlus || k == fyne.KeyEqual:
		a.promote(at)
	case k == fyne.KeyDelete && at.OnBoard():
		a.put(at, rules.NoPiece)
	case k == fyne.KeyBackspace && len(a.before) > 0:
		last := len(a.before) - 1
		a.touched()
		a.board, a.before = a.before[last], a.before[:last]
		a.s.refresh()
	default:
		return false
	}
	return true
}

// promote turns over the piece at the cursor, or else the one that is chosen.
func (a *arrangeView) promote(at rules.Square) {
	if at.OnBoard() && a.board.Board[at] != rules.NoPiece {
		a.put(at, turnedOver(a.board.Board[at]))
		return
	}
	a.palette.promote()
	a.s.refresh()
}

// turnedOver returns the other face of a piece; the piece itself if it has none.
func turnedOver(pc rules.Piece) rules.Piece {
	k := pc.Kind()
	switch {
	case k.Base() != k:
		k = k.Base()
	case k.Promoted() != rules.NoKind:
		k = k.Promoted()
	}
	return rules.NewPiece(pc.Color(), k)
}

// marks show what is wrong: after the first miss only what has to go, after the
// second what is to stand there instead.
func (a *arrangeView) marks() widgets.Marks {
	m := fileMarks(a.step)
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

func (a *arrangeView) answer() string  { return a.say("arrange.shown", nil) }
func (a *arrangeView) waiting() string { return a.say("arrange.waiting", nil) }
func (a *arrangeView) missed(v lessons.Verdict) string {
	return a.words().Count("arrange.missed", len(v.Wrong), words.Args{"count": fmt.Sprint(len(v.Wrong))})
}
