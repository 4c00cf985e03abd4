package learn

import (
	"time"

	"fyne.io/fyne/v2"

	"terakoya/rules"
	"terakoya/widgets"
)

// How long a position stands while a refutation is played out: the try, each answer,
// and each move that is taken back.
const (
	tryTime   = 700 * time.Millisecond
	replyTime = 1300 * time.Millisecond
	backTime  = 300 * time.Millisecond
)

// playout shows on the board what a legal miss leads to: the try as made, the moves
// that refute it, and then the way back to the question. It is only a picture. The
// session stands where it stood, and whatever is done or drawn meanwhile ends it and
// is done all the same.
type playout struct {
	s    *Screen
	veil *veil
	wait func(long time.Duration, then func()) (stop func())
	run  *run // nil while nothing is played out
}

// run is one refutation under way.
type run struct {
	at      []rules.Position // from the question to what is shown
	moves   []rules.Move     // between them
	waiting []rules.Move     // still to be shown
	known   bool             // what refutes the try has been found
	due     bool             // the try has been looked at
	stop    func()           // ends what is waited for
}

func newPlayout(s *Screen) *playout {
	o := &playout{s: s, wait: wait}
	o.veil = newVeil(s.board, o.cut)
	return o
}

// wait calls a function after a time, on the window's goroutine.
func wait(long time.Duration, then func()) (stop func()) {
	a := fyne.NewAnimation(long, func(q float32) {
		if q >= 1 {
			then()
		}
	})
	a.Start()
	return a.Stop
}

// shows reports whether misses are played out: not in an exam, which does not tell
// why, and not where nothing is to move.
func (o *playout) shows() bool {
	return o.s.env.Exam == nil && !o.s.env.Still && fyne.CurrentApp().Settings().ShowAnimations()
}

// begin shows a legal miss in a position as made, unless the board has it already.
// What refutes it is told by answer.
func (o *playout) begin(p rules.Position, try rules.Move, made bool) {
	r := &run{at: []rules.Position{p}}
	o.run = r
	o.veil.Show()
	o.s.board.SetLocked(true) // so that its keys come to the screen
	o.play(try, made)
	o.pause(tryTime, func() {
		r.due = true
		if r.known {
			o.next()
		}
	})
}

// answer says what refutes the try that is shown; nothing lets the board come back.
func (o *playout) answer(line []rules.Move) {
	r := o.run
	if r == nil {
		return
	}
	r.waiting, r.known = line, true
	if r.due {
		o.next()
	}
}

// next shows the next move, or begins to take them back.
func (o *playout) next() {
	r := o.run
	if len(r.waiting) == 0 {
		o.back()
		return
	}
	m := r.waiting[0]
	r.waiting = r.waiting[1:]
	o.play(m, false)
	o.pause(replyTime, o.next)
}

// play makes a move on the board, unless it has been made there.
func (o *playout) play(m rules.Move, made bool) {
	r := o.run
	after := r.at[len(r.at)-1]
	after.Make(m)
	r.at, r.moves = append(r.at, after), append(r.moves, m)
	if !made {
		o.s.board.Play(after.Setup(), m.Attempt())
	}
	marks := widgets.Marks{Last: widgets.LastMove(m.Attempt())}
	if king := after.King(after.Turn()); after.InCheck() && king.OnBoard() {
		marks.Check = rules.SetOf(king)
	}
	o.s.board.SetMarks(marks)
}

// back takes the last move back; once all are, it is over. A dropped piece has no way
// back to the stand that a board can show.
func (o *playout) back() {
	r := o.run
	n := len(r.moves)
	if n == 0 {
		o.cut()
		return
	}
	m := r.moves[n-1]
	r.at, r.moves = r.at[:n], r.moves[:n-1]
	o.s.board.SetMarks(widgets.Marks{})
	o.s.board.Play(r.at[n-1].Setup(), rules.Attempt{From: m.To(), To: m.From()})
	o.pause(backTime, o.back)
}

// pause goes on after a time, if the same is still played out.
func (o *playout) pause(long time.Duration, then func()) {
	r, done := o.run, false
	stop := o.wait(long, func() {
		if !done && o.run == r {
			done, r.stop = true, nil
			then()
		}
	})
	if !done {
		r.stop = stop
	}
}

// drop forgets what is played out, before the board is drawn anew.
func (o *playout) drop() {
	r := o.run
	if r == nil {
		return
	}
	o.run = nil
	if r.stop != nil {
		r.stop()
	}
	o.veil.Hide()
}

// cut ends what is played out: the board shows the question. It is false if nothing was.
func (o *playout) cut() bool {
	if o.run == nil {
		return false
	}
	o.s.renderBoard()
	return true
}

// key ends what is played out with a key. What came by way of the board goes back to
// it, since a locked board passes on every key; else it is left to the screen.
func (o *playout) key(k fyne.KeyName) bool {
	if !o.cut() {
		return false
	}
	c := fyne.CurrentApp().Driver().CanvasForObject(o.s.board)
	if c == nil || c.Focused() != fyne.Focusable(o.s.board) {
		return false
	}
	o.s.board.TypedKey(&fyne.KeyEvent{Name: k})
	return true
}
