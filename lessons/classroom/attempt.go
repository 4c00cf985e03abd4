package classroom

import (
	"context"

	"terakoya/lessons"
	"terakoya/rules"
)

// Ruling is what came of an attempt. It has the facts; the sentence is made from them
// by whoever shows it.
type Ruling struct {
	Attempt rules.Attempt
	Legal   bool
	// Illegal says why it is not legal. It is nil for what is legal, and where the law
	// cannot speak: for no game has two kings of a side.
	Illegal *rules.IllegalMove
	Open    rules.SquareSet // where the same piece could legally go; of what is illegal
	// Judged says that the step asks for a move and this was one for it; then Right
	// says whether it is what was asked for. Else Right is false.
	Judged, Right bool
	Verdict       lessons.Verdict // that of the step, where it is Judged
	Reply         rules.Move      // at a PlayLine, what was answered; else NoMove
	// Position is the one in which the law judged, for [lessons.Explain]. It is not to
	// be drawn: a board without kings is lent one.
	Position rules.Position
	Before   rules.Setup // the board before it
	Setup    rules.Setup // the board after it, with the reply; as before where nothing moved
}

// Attempt tries a move on the board as it stands, whatever it is, and judges it by the
// law and by what the step asks for. A legal one is played, also where the step asks
// for another. An illegal one is played only where the board is free.
//
// What is asked is judged of the first move to the board of a PlayMove, or a WriteMove
// that is to be played, and of each move that keeps to a PlayLine. There it may take
// some tenths of a second; see [Class.Walk].
func (c *Class) Attempt(a rules.Attempt) Ruling {
	if w := c.Walk(); w != nil {
		return c.Take(w.Weigh(context.Background(), a))
	}
	d := c.desk()
	r := c.ruling(a)
	if d.judges() {
		r.Judged = true
		r.Verdict = lessons.Judge(d.step, lessons.Response{Attempt: a})
		r.Right = r.Verdict.Result == lessons.Right
	}
	c.settle(&r, false)
	return r
}

// judges reports whether the next attempt answers what the step asks, at once.
func (d *desk) judges() bool {
	if !d.asks() || len(d.board.plies) > 0 {
		return false
	}
	return d.step.Kind == lessons.PlayMove || d.step.Kind == lessons.WriteMove && d.step.Read
}

// Walk returns the line that is being played at a PlayLine; nil elsewhere, at its end,
// and where the board has left the line. What is slow of an [Class.Attempt] there may
// be done on another goroutine by [lessons.Walk.Weigh], while nothing is played, taken
// back or put back here; then [Class.Take] does the rest.
func (c *Class) Walk() *lessons.Walk {
	b := &c.desk().board
	if b.walk == nil || b.walk.Done() || b.strayed() {
		return nil
	}
	return b.walk
}

// Take plays a move of a line that was weighed where the line stands now. It does
// nothing where there is no line.
func (c *Class) Take(x lessons.Weighed) Ruling {
	w := c.Walk()
	if w == nil {
		return Ruling{}
	}
	at := w.Position()
	v := w.Play(x)
	a := v.Response.Attempt
	r := c.ruling(a)
	r.Position, r.Judged, r.Verdict, r.Right, r.Reply = at, true, v, v.Result == lessons.Right, v.Reply
	if r.Right {
		after := w.Position()
		r.Setup = after.Setup()
	}
	c.settle(&r, r.Right)
	return r
}

// ruling is what the law says of an attempt on the board as it stands, and how the
// board then is.
func (c *Class) ruling(a rules.Attempt) Ruling {
	b := &c.desk().board
	judge := before(b.setup(), a)
	r := Ruling{Attempt: a, Illegal: judge.illegal(), Reply: rules.NoMove, Position: judge.position, Before: b.setup()}
	r.Legal = judge.open && r.Illegal == nil
	switch {
	case r.Illegal == nil:
		r.Setup = judge.played()
	case c.free:
		r.Open, r.Setup = judge.targets(), judge.forced()
	default:
		r.Open, r.Setup = judge.targets(), r.Before
	}
	return r
}

// settle keeps a ruling, and puts the board as it then is. Kept says that the line has
// gone along.
func (c *Class) settle(r *Ruling, kept bool) {
	d := c.desk()
	if r.Setup != r.Before {
		d.board.plies = append(d.board.plies, ply{r.Attempt, r.Reply, r.Setup, kept})
	}
	last := *r
	d.board.last = &last
	d.note(r)
	c.tell(BoardChanged)
}
