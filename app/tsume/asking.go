package tsume

import (
	"context"

	"terakoya/lessons/problem/solving"
	"terakoya/rules"
	"terakoya/rules/engine/mate"
)

// withLine finds how the mate goes on from here, and then does something with it.
func (d *Desk) withLine(then func()) {
	if d.attack == nil || d.attack.State() == solving.Done || d.work.Running() {
		return
	}
	d.attack.Retry()
	if at := len(d.attack.Moves()); len(d.line) > 0 && d.lineAt == at {
		then()
		return
	}
	p, at, left := d.attack.Position(), len(d.attack.Moves()), d.attack.Left()
	d.ask(func(ctx context.Context, s *mate.Solver) func() {
		line, _ := solving.Line(ctx, s, p, left)
		return func() {
			d.line, d.lineAt = line, at
			then()
		}
	})
	if d.work.Running() {
		d.shown()
	}
}

// best is the move that a hint is of, once it is known.
func (d *Desk) best() rules.Move {
	if d.attack == nil || len(d.line) == 0 || d.lineAt != len(d.attack.Moves()) {
		return rules.NoMove
	}
	return d.line[0]
}

// canHint reports whether there is a hint that was not given.
func (d *Desk) canHint() bool { return d.tries() && d.attack.Hint() < solving.Hints }

// onHint gives the next hint of this point.
func (d *Desk) onHint() {
	if !d.canHint() {
		return
	}
	d.withLine(func() {
		d.notice = ""
		d.attack.GiveHint()
		d.render()
	})
}

// onShow makes the next move of the solution, and its answer.
func (d *Desk) onShow() {
	if d.attack == nil || d.attack.State() == solving.Done {
		return
	}
	d.withLine(func() {
		m, reply := d.best(), rules.NoMove
		if m == rules.NoMove {
			d.render()
			return
		}
		if len(d.line) > 1 {
			reply = d.line[1]
		}
		d.notice = ""
		d.slide(d.attack.Position(), m)
		d.attack.Show(d.line)
		d.line = nil
		d.moved(reply)
	})
}

func (d *Desk) onRetry() {
	d.attack.Retry()
	d.render()
}

// onGoOn goes a longer way.
func (d *Desk) onGoOn() {
	w := d.attack.Tried()
	d.slide(d.attack.Position(), w.Move)
	d.attack.GoOn()
	d.moved(w.Reply)
}

// onMain is what Enter does: whatever the main button says.
func (d *Desk) onMain() {
	switch {
	case d.work.Running() && d.replay == nil:
	case d.attack == nil:
		if d.looks.none {
			d.env.Leave()
		}
	case d.replay != nil:
		d.onNext()
	case d.attack.State() == solving.Asking:
		d.onGoOn()
	case d.attack.State() == solving.Refused:
		d.onRetry()
	}
}

func (d *Desk) onFlip() {
	d.turned = !d.turned
	d.render()
}
