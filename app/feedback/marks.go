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
	tried := e.Attempt
	var m widgets.Marks
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
	offender := func() {
		if tried.To.OnBoard() {
			mark(widgets.Offender, tried.To)
			m.Ghosts = []widgets.Ghost{Ghost(p, tried)}
		}
	}
	switch e.Foul {
	case rules.FoulOwnPiece, rules.FoulDropOnOccupied:
		mark(widgets.Blocker, tried.To)
	case rules.FoulBlockedPath:
		offender()
		mark(widgets.Blocker, e.Squares...)
		m.Arrows = []widgets.ArrowMark{{From: tried.From, To: e.Squares[0], Role: widgets.Other}}
	case rules.FoulNifu:
		offender()
		mark(widgets.Other, e.Squares...)
		m.Lane = rules.FileSet(tried.To.File())
	case rules.FoulUchifuzume:
		offender()
		mark(widgets.Danger, e.King)
		mark(widgets.Other, e.Squares...)
		arrows(p.Attackers(p.Turn(), tried.To).Squares(), tried.To)
	case rules.FoulKingLeftInCheck:
		offender()
		mark(widgets.Danger, e.King)
		mark(widgets.Checker, e.Squares...)
		arrows(e.Squares, e.King)
	case rules.FoulMovesIntoCheck:
		mark(widgets.Danger, tried.To)
		m.Ghosts = []widgets.Ghost{Ghost(p, tried)}
		mark(widgets.Checker, e.Squares...)
		arrows(e.Squares, tried.To)
	case rules.FoulPinnedPiece:
		offender()
		mark(widgets.Danger, e.King)
		mark(widgets.Pinned, tried.From)
		mark(widgets.Checker, e.Squares[0])
		m.Line = []rules.Square{e.Squares[0], e.King}
	case rules.FoulEmptySquare, rules.FoulWrongSide:
		mark(widgets.Offender, tried.From)
	case rules.NoFoul, rules.FoulOffBoard, rules.FoulDropNotInHand, rules.FoulWrongMovement,
		rules.FoulDropPromoted, rules.FoulCannotPromote, rules.FoulPromoteOutsideZone,
		rules.FoulMustPromote, rules.FoulDeadSquareDrop:
		offender()
	}
	return m
}
