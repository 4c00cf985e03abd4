package learn

import (
	"slices"

	"fyne.io/fyne/v2"

	"terakoya/app/feedback"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// moveView is a step at which a move is played on the board.
type moveView struct{ base }

func (m *moveView) dress(board *widgets.Board) {
	board.SetLocked(!m.s.session.CanTry())
}

func (m *moveView) attempt(a rules.Attempt) {
	m.s.moving = &a
	m.s.try(lessons.Response{Attempt: a})
}

func (m *moveView) marks() widgets.Marks {
	v := m.s.session.Verdict()
	switch m.state() {
	case lessons.Waiting:
		marks := fileMarks(m.step)
		if m.s.session.Hints() >= 2 {
			marks = markMove(marks, bestAnswer(m.step), widgets.Look)
		}
		return marks
	case lessons.Refused:
		return m.triedMarks(v)
	case lessons.Answered:
		return widgets.Marks{Squares: []widgets.SquareMark{{Square: v.Response.Attempt.To, Role: widgets.Answer}}}
	case lessons.Revealed:
		best := bestAnswer(m.step)
		marks := m.shownMarks(best)
		for _, other := range m.step.Answers() {
			if other.IsDrop() && other != best {
				marks.Rings = marks.Rings.Or(rules.SetOf(other.To()))
			}
		}
		return marks
	case lessons.Finished:
	}
	return widgets.Marks{}
}

// triedMarks show a move that was refused.
func (m *moveView) triedMarks(v lessons.Verdict) widgets.Marks {
	p, tried := m.s.view.position(), v.Response.Attempt
	if v.Result == lessons.Foul {
		return feedback.Foul{Position: &p, Illegal: v.Illegal, Open: v.Open}.Marks()
	}
	marks := markMove(widgets.Marks{}, tried.Move(), widgets.Other)
	marks.Ghosts = []widgets.Ghost{feedback.Ghost(&p, tried)}
	return marks
}

// shownMarks show a move as the answer.
func (m *moveView) shownMarks(best rules.Move) widgets.Marks {
	if best == rules.NoMove {
		return widgets.Marks{}
	}
	p := m.s.view.position()
	marks := markMove(widgets.Marks{}, best, widgets.Answer)
	marks.Ghosts = []widgets.Ghost{feedback.Ghost(&p, best.Attempt())}
	return marks
}

func (m *moveView) refused(v lessons.Verdict) []fyne.CanvasObject {
	return m.refusedBecause(v, "verdict.missed", m.why(v))
}

// refusedBecause says what was tried and, of a legal move, why it is not the answer.
func (m *moveView) refusedBecause(v lessons.Verdict, title, why string) []fyne.CanvasObject {
	w, p := m.words(), m.s.view.position()
	if v.Result == lessons.Foul {
		return feedback.Foul{
			Position: &p, Illegal: v.Illegal, Open: v.Open,
			Why: w.Explain(lessons.Explain(&p, v.Illegal)), Costs: w.Say("verdict.loses", nil),
		}.Panel(w)
	}
	return []fyne.CanvasObject{
		feedback.Head(widgets.ColorWhySoft, widgets.ColorWhy, pieceart.Other, w.Say(title, nil), ""),
		feedback.Part(widgets.ColorWhy, pieceart.Other, w.Say("verdict.tried", nil), w.Tried(&p, v.Response.Attempt)+"\n"+why),
	}
}

// why says why a legal move is not the answer; where mate was asked for, what the
// opponent would play.
func (m *moveView) why(v lessons.Verdict) string {
	if text := m.escape(m.step.Escape(v.Response.Attempt.Move())); text != "" {
		return text
	}
	turned := v.Response.Attempt
	turned.Promote = !turned.Promote
	switch meets := slices.Contains(m.step.Answers(), turned.Move()); {
	case meets && turned.Promote:
		return m.say("missed.promote", nil)
	case meets:
		return m.say("missed.stay", nil)
	}
	return m.say("verdict.missedWhy", nil)
}

// escape says how the opponent gets out of what should have been mate.
func (m *moveView) escape(e lessons.Escape) string {
	w, p := m.words(), m.s.view.position()
	args := words.Args{"square": w.Square(e.Square), "piece": w.Piece(e.Piece), "opponent": w.Seats(m.step).Name(p.Turn().Opponent())}
	switch e.Way {
	case lessons.NoCheck:
		return w.Say("missed.noCheck", args)
	case lessons.KingMoves:
		return w.Say("missed.kingMoves", args)
	case lessons.KingTakes:
		return w.Say("missed.kingTakes", args)
	case lessons.PieceTakes:
		return w.Say("missed.pieceTakes", args)
	case lessons.PieceBetween:
		return w.Say("missed.pieceBetween", args)
	case lessons.NotAsked:
	}
	return ""
}

func (m *moveView) answer() string { return m.words().Answer(&m.step.Position, bestAnswer(m.step)) }

// hint is first the one of the file, or the piece, then the move.
func (m *moveView) hint(level int) string {
	if text := m.base.hint(level); level == 1 && text != "" {
		return text
	}
	return m.moveHint(bestAnswer(m.step), level)
}

// moveHint names the piece of a move, then the move.
func (m *moveView) moveHint(best rules.Move, level int) string {
	if best == rules.NoMove {
		return m.say("line.none", nil)
	}
	w, p := m.words(), m.s.view.position()
	args := words.Args{"piece": w.Piece(best.Dropped())}
	kind, place := "hint.drop", "hint.onto"
	if !best.IsDrop() {
		args["piece"] = w.Piece(p.At(best.From()).Kind())
		kind, place = "hint.kind", "hint.from"
	}
	if level > 1 {
		return w.Say(place, args)
	}
	return w.Say(kind, args)
}

func (m *moveView) waiting() string { return m.say("status.select", nil) }

func (m *moveView) missed(v lessons.Verdict) string {
	p := m.s.view.position()
	args := words.Args{"tried": m.words().Tried(&p, v.Response.Attempt)}
	if v.Result == lessons.Missed {
		return m.say("status.missed", args)
	}
	args["foul"] = m.words().Foul(v.Illegal.Foul)
	return m.say("status.refused", args)
}

func (m *moveView) done() string {
	tried := m.words().Tried(&m.step.Position, m.s.session.Verdict().Response.Attempt)
	return m.say("status.right", words.Args{"tried": tried})
}
