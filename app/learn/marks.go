package learn

import (
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
)

// marks returns what is drawn on the board beside the pieces.
func (s *Screen) marks() widgets.Marks {
	step := s.session.Step()
	if step == nil {
		return widgets.Marks{}
	}
	switch s.session.State() {
	case lessons.Waiting:
		m := stepMarks(step)
		if s.session.Hints() >= 2 {
			m = markMove(m, bestAnswer(step), widgets.Look)
		}
		return m
	case lessons.Refused:
		v := s.session.Verdict()
		if v.Result == lessons.Foul {
			return foulMarks(&step.Position, v)
		}
		m := markMove(widgets.Marks{}, v.Tried.Move(), widgets.Other)
		m.Ghosts = []widgets.Ghost{ghost(&step.Position, v.Tried)}
		return m
	case lessons.Answered:
		to := s.session.Verdict().Tried.To
		return widgets.Marks{Squares: []widgets.SquareMark{{Square: to, Role: widgets.Answer}}}
	case lessons.Revealed:
		m := markMove(widgets.Marks{}, bestAnswer(step), widgets.Answer)
		for _, other := range step.Answers() {
			if other.IsDrop() && other != bestAnswer(step) {
				m.Rings = m.Rings.Or(rules.SetOf(other.To()))
			}
		}
		m.Ghosts = []widgets.Ghost{ghost(&step.Position, bestAnswer(step).Attempt())}
		return m
	case lessons.Finished:
	}
	return widgets.Marks{}
}

// stepMarks are those that the lesson file asks for.
func stepMarks(step *lessons.Step) widgets.Marks {
	var m widgets.Marks
	for _, mark := range step.Marks {
		switch mark.Shape {
		case lessons.MarkSquare:
			for sq := range mark.Squares.All() {
				m.Squares = append(m.Squares, widgets.SquareMark{Square: sq, Role: widgets.Look})
			}
		case lessons.MarkArea:
			m.Area = m.Area.Or(mark.Squares)
		case lessons.MarkLost:
			m.Crosses = m.Crosses.Or(mark.Squares)
		}
	}
	for _, a := range step.Arrows {
		m.Arrows = append(m.Arrows, widgets.ArrowMark{From: a.From, To: a.To, Role: widgets.Look})
	}
	return m
}

// bestAnswer is the answer that is shown: the first that the file names, or the
// first there is.
func bestAnswer(step *lessons.Step) rules.Move {
	if len(step.Accept) > 0 {
		return step.Accept[0]
	}
	if all := step.Answers(); len(all) > 0 {
		return all[0]
	}
	return rules.NoMove
}

// markMove adds a move: its square, and an arrow if it is on the board.
func markMove(m widgets.Marks, move rules.Move, role widgets.Role) widgets.Marks {
	if move == rules.NoMove {
		return m
	}
	m.Squares = append(m.Squares, widgets.SquareMark{Square: move.To(), Role: role})
	m.Arrows = append(m.Arrows, widgets.ArrowMark{From: move.From(), To: move.To(), Role: role})
	return m
}

// ghost is the piece that was tried, on the square it was to come to.
func ghost(p *rules.Position, a rules.Attempt) widgets.Ghost {
	pc := rules.NewPiece(p.Turn(), a.Drop)
	if a.Drop == rules.NoKind {
		pc = p.At(a.From)
	}
	if a.Promote {
		pc = rules.NewPiece(pc.Color(), pc.Kind().Promoted())
	}
	return widgets.Ghost{Square: a.To, Piece: pc}
}

// foulMarks shows a refused try: what was tried, what makes it wrong and where
// the piece could go.
func foulMarks(p *rules.Position, v lessons.Verdict) widgets.Marks {
	e := v.Illegal
	m := widgets.Marks{Dots: v.Open}
	if v.Tried.Drop != rules.NoKind {
		m.Dots, m.Rings = rules.SquareSet{}, v.Open
	}
	mark := func(role widgets.Role, sqs ...rules.Square) {
		for _, sq := range sqs {
			m.Squares = append(m.Squares, widgets.SquareMark{Square: sq, Role: role})
		}
	}
	arrows := func(from []rules.Square, to rules.Square) {
		for _, sq := range from[:min(3, len(from))] {
			m.Arrows = append(m.Arrows, widgets.ArrowMark{From: sq, To: to, Role: widgets.Other})
		}
	}
	tried := func() {
		if v.Tried.To.OnBoard() {
			mark(widgets.Offender, v.Tried.To)
			m.Ghosts = []widgets.Ghost{ghost(p, v.Tried)}
		}
	}
	switch e.Foul {
	case rules.FoulOwnPiece, rules.FoulDropOnOccupied:
		mark(widgets.Blocker, v.Tried.To)
	case rules.FoulBlockedPath:
		tried()
		mark(widgets.Blocker, e.Squares...)
		m.Arrows = []widgets.ArrowMark{{From: v.Tried.From, To: e.Squares[0], Role: widgets.Other}}
	case rules.FoulNifu:
		tried()
		mark(widgets.Other, e.Squares...)
		m.Lane = rules.FileSet(v.Tried.To.File())
	case rules.FoulUchifuzume:
		tried()
		mark(widgets.Danger, e.King)
		mark(widgets.Other, e.Squares...)
		arrows(p.Attackers(p.Turn(), v.Tried.To).Squares(), v.Tried.To)
	case rules.FoulKingLeftInCheck:
		tried()
		mark(widgets.Danger, e.King)
		mark(widgets.Checker, e.Squares...)
		arrows(e.Squares, e.King)
	case rules.FoulMovesIntoCheck:
		mark(widgets.Danger, v.Tried.To)
		m.Ghosts = []widgets.Ghost{ghost(p, v.Tried)}
		mark(widgets.Checker, e.Squares...)
		arrows(e.Squares, v.Tried.To)
	case rules.FoulPinnedPiece:
		tried()
		mark(widgets.Danger, e.King)
		mark(widgets.Pinned, v.Tried.From)
		mark(widgets.Checker, e.Squares[0])
		m.Line = []rules.Square{e.Squares[0], e.King}
	case rules.FoulEmptySquare, rules.FoulWrongSide:
		mark(widgets.Offender, v.Tried.From)
	case rules.NoFoul, rules.FoulOffBoard, rules.FoulDropNotInHand, rules.FoulWrongMovement,
		rules.FoulDropPromoted, rules.FoulCannotPromote, rules.FoulPromoteOutsideZone,
		rules.FoulMustPromote, rules.FoulDeadSquareDrop:
		tried()
	}
	return m
}
