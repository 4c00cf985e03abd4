package tsume

import (
	"context"

	"fyne.io/fyne/v2"

	"terakoya/app/boardmenu"
	"terakoya/app/boardscreen"
	"terakoya/app/words"
	"terakoya/lessons/problem/solving"
	"terakoya/rules"
	"terakoya/rules/engine/mate"
)

// renderBoard shows the position. What moves is at its goal.
func (d *Desk) renderBoard() {
	boardscreen.Dress(d.board, d.env.Words, d.env.Set, d.env.Still, d.far() == rules.Black)
	p := d.position()
	if d.weighing != rules.NoMove {
		p.Make(d.weighing)
	}
	d.board.SetSetup(p.Setup())
	d.dressBoard()
}

// dressBoard shows what lies on the position.
func (d *Desk) dressBoard() {
	d.board.SetLocked(!d.tries())
	d.board.SetNames(d.names())
	d.board.SetMarks(d.marks())
}

// tries reports whether a move of the attacker can be tried.
func (d *Desk) tries() bool { return d.attack != nil && d.attack.Open() && !d.work.Running() }

// mayChoose reports whether an attempt could be made with promotion and without.
func (d *Desk) mayChoose(a rules.Attempt) bool {
	p := d.position()
	return p.Choice(a)
}

func (d *Desk) onAttempt(a rules.Attempt) {
	if !d.tries() {
		return
	}
	p := d.position()
	a = p.Meant(a) // a piece that must promote does
	d.notice = ""
	if illegal, ok := p.Check(a).(*rules.IllegalMove); ok {
		d.attack.Refuse(illegal)
		d.render()
		return
	}
	d.weigh(p, a.Move())
}

// weigh finds out what a legal move is worth. It is shown as made meanwhile.
func (d *Desk) weigh(p rules.Position, m rules.Move) {
	d.attack.Retry()
	left := d.attack.Left()
	d.weighing = m
	d.slide(p, m)
	d.ask(func(ctx context.Context, s *mate.Solver) func() {
		w, err := solving.Weigh(ctx, s, p, m, left)
		return func() {
			if d.weighing = rules.NoMove; err == nil {
				d.attack.Take(w)
				d.moved(w.Reply)
			}
		}
	})
	if d.weighing != rules.NoMove {
		d.shown()
	}
}

// slide makes a move on the board.
func (d *Desk) slide(p rules.Position, m rules.Move) {
	p.Make(m)
	d.board.Play(p.Setup(), m.Attempt())
}

// moved shows what came of a move that is on the board: its answer follows, or it goes
// back.
func (d *Desk) moved(reply rules.Move) {
	switch d.attack.State() {
	case solving.Refused, solving.Asking:
		d.render()
		return
	case solving.Done:
		d.solved()
	case solving.Open:
	}
	if reply != rules.NoMove {
		p := d.position()
		d.board.Follow(p.Setup(), reply.Attempt())
	}
	d.shown()
}

// shown draws everything but the pieces, which are on their way.
func (d *Desk) shown() {
	d.header.render()
	d.dressBoard()
	d.panel.render()
	d.tell(d.statusText())
}

// onHold tells which piece is taken up; what was said of a refused try goes away.
func (d *Desk) onHold(pc rules.Piece) {
	if pc == rules.NoPiece {
		d.tell(d.statusText())
		return
	}
	if d.attack != nil && d.attack.State() == solving.Refused {
		d.attack.Retry()
		d.header.render()
		d.board.SetMarks(d.marks())
		d.panel.render()
	}
	d.notice = ""
	d.tell(d.env.Words.Say("status.held", words.Args{"piece": d.env.Words.Piece(pc.Kind())}))
}

// onMenu opens the menu of the board.
func (d *Desk) onMenu(at fyne.Position) {
	p := d.position()
	boardmenu.Show(d.env.Words, d.board, p.Setup(), at, false, d.Tell)
}

// Tell says something in the status line, until something is done.
func (d *Desk) Tell(text string) {
	d.notice = text
	d.tell(text)
}
