package tsume

import (
	"terakoya/app/feedback"
	"terakoya/lessons/problem/solving"
	"terakoya/rules"
	"terakoya/widgets"
)

// marks are what is drawn on the board beside the pieces.
func (d *Desk) marks() widgets.Marks {
	switch {
	case d.attack == nil:
		return widgets.Marks{}
	case d.replay != nil:
		return d.positionMarks(d.replay.Line()[:d.replay.At()])
	case d.weighing != rules.NoMove:
		return d.positionMarks(append(d.attack.Moves()[:len(d.attack.Moves()):len(d.attack.Moves())], d.weighing))
	}
	switch d.attack.State() {
	case solving.Refused:
		if d.attack.Foul() != nil {
			return d.foul().Marks()
		}
		return d.triedMarks()
	case solving.Asking:
		return d.triedMarks()
	case solving.Open, solving.Done:
	}
	return d.hintMarks(d.positionMarks(d.attack.Moves()))
}

// positionMarks are the last of the moves that led here, and a king in check.
func (d *Desk) positionMarks(moves []rules.Move) widgets.Marks {
	p, last := d.attack.Start(), rules.NoMove
	for _, last = range moves {
		p.Make(last)
	}
	return feedback.Standing(&p, last)
}

// triedMarks show a legal move that was tried, and what answers it.
func (d *Desk) triedMarks() widgets.Marks {
	var m widgets.Marks
	p, tried := d.attack.Position(), d.attack.Tried()
	show := func(move rules.Move, role widgets.Role) {
		m.Squares = append(m.Squares, widgets.SquareMark{Square: move.To(), Role: role})
		m.Arrows = append(m.Arrows, widgets.ArrowMark{From: move.From(), To: move.To(), Role: role})
		m.Ghosts = append(m.Ghosts, feedback.Ghost(&p, move.Attempt()))
		p.Make(move)
	}
	show(tried.Move, widgets.Other)
	switch reply := tried.Reply; {
	case reply == rules.NoMove:
	case reply.To() == tried.Move.To(): // the square is taken up by what was tried
		m.Arrows = append(m.Arrows, widgets.ArrowMark{From: reply.From(), To: reply.To(), Role: widgets.Look})
	default:
		show(reply, widgets.Look)
	}
	return m
}

// hintMarks add the hint of this point: the piece, then the move.
func (d *Desk) hintMarks(m widgets.Marks) widgets.Marks {
	best := d.best()
	if d.attack.Hint() == 0 || best == rules.NoMove {
		return m
	}
	if from := best.From(); from.OnBoard() {
		m.Squares = append(m.Squares, widgets.SquareMark{Square: from, Role: widgets.Look})
	}
	if d.attack.Hint() > 1 {
		m.Squares = append(m.Squares, widgets.SquareMark{Square: best.To(), Role: widgets.Look})
		m.Arrows = append(m.Arrows, widgets.ArrowMark{From: best.From(), To: best.To(), Role: widgets.Look})
	}
	return m
}
