package feedback

import (
	"terakoya/rules"
	"terakoya/widgets"
)

// Ghost is the piece that was tried, on the square it was to come to.
func Ghost(p *rules.Position, a rules.Attempt) widgets.Ghost {
	pc := rules.NewPiece(p.Turn(), a.Drop)
	if a.Drop == rules.NoKind {
		pc = p.At(a.From)
	}
	if a.Promote {
		pc = rules.NewPiece(pc.Color(), pc.Kind().Promoted())
	}
	return widgets.Ghost{Square: a.To, Piece: pc}
}

// FoulMarks shows a foul: what was tried and what makes it wrong.
func FoulMarks(p *rules.Position, e *rules.IllegalMove) widgets.Marks {
	m := marking{position: p, illegal: e}
	switch tried := e.Attempt; e.Foul {
	case rules.FoulOwnPiece, rules.FoulDropOnOccupied:
		m.mark(widgets.Blocker, tried.To)
	case rules.FoulBlockedPath:
		m.offender()
		m.mark(widgets.Blocker, e.Squares...)
		m.Arrows = []widgets.ArrowMark{{From: tried.From, To: e.Squares[0], Role: widgets.Other}}
	case rules.FoulNifu:
		m.offender()
		m.mark(widgets.Other, e.Squares...)
		m.Lane = rules.FileSet(tried.To.File())
	case rules.FoulUchifuzume:
		m.offender()
		m.king(widgets.Other)
		m.arrows(p.Attackers(p.Turn(), tried.To).Squares(), tried.To)
	case rules.FoulKingLeftInCheck:
		m.offender()
		m.king(widgets.Checker)
		m.arrows(e.Squares, e.King)
	case rules.FoulMovesIntoCheck:
		m.mark(widgets.Danger, tried.To)
		m.ghost()
		m.mark(widgets.Checker, e.Squares...)
		m.arrows(e.Squares, tried.To)
	case rules.FoulPinnedPiece:
		m.pin()
	case rules.FoulTwoInARow: // the move before it, which was legal
		m.mark(widgets.Other, e.Squares...)
	case rules.FoulEmptySquare, rules.FoulWrongSide, rules.FoulOutOfTurn, rules.FoulPass, rules.FoulUnpromote,
		rules.FoulWrongSetup, rules.FoulHiddenHand, rules.FoulTakeback:
		m.mark(widgets.Offender, e.Squares...)
	case rules.NoFoul, rules.FoulOffBoard, rules.FoulDropNotInHand, rules.FoulWrongMovement,
		rules.FoulDropPromoted, rules.FoulCannotPromote, rules.FoulPromoteOutsideZone,
		rules.FoulMustPromote, rules.FoulDeadSquareDrop:
		m.offender()
	}
	return m.Marks
}

// marking collects the marks of a foul.
type marking struct {
	widgets.Marks
	position *rules.Position
	illegal  *rules.IllegalMove
}

func (m *marking) mark(role widgets.Role, sqs ...rules.Square) {
	for _, sq := range sqs {
		m.Squares = append(m.Squares, widgets.SquareMark{Square: sq, Role: role})
	}
}

// arrows points from at most three squares to one.
func (m *marking) arrows(from []rules.Square, to rules.Square) {
	for _, sq := range from[:min(3, len(from))] {
		m.Arrows = append(m.Arrows, widgets.ArrowMark{From: sq, To: to, Role: widgets.Other})
	}
}

// offender marks what was tried.
func (m *marking) offender() {
	to := m.illegal.Attempt.To
	switch {
	case nothingMoved(m.illegal):
		m.mark(widgets.Offender, m.illegal.Squares...)
	case to.OnBoard():
		m.mark(widgets.Offender, to)
		m.ghost()
	}
}

func (m *marking) ghost() {
	m.Ghosts = []widgets.Ghost{Ghost(m.position, m.illegal.Attempt)}
}

// king marks the king in danger and the squares that endanger it.
func (m *marking) king(role widgets.Role) {
	m.mark(widgets.Danger, m.illegal.King)
	m.mark(role, m.illegal.Squares...)
}

// pin shows a pinned piece that was moved.
func (m *marking) pin() {
	e := m.illegal
	m.offender()
	m.mark(widgets.Danger, e.King)
	m.mark(widgets.Pinned, e.Attempt.From)
	m.mark(widgets.Checker, e.Squares[0])
	m.Line = []rules.Square{e.Squares[0], e.King}
}
