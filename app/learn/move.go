package learn

import (
	"context"
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
type moveView struct {
	base
	found *found
}

// found is what refutes a try, once it has been worked out.
type found struct {
	try  rules.Move
	line []rules.Move
}

func (m *moveView) dress(board *widgets.Board) {
	board.SetLocked(!m.s.session.CanTry())
}

func (m *moveView) attempt(a rules.Attempt) {
	m.s.moving = &a
	m.s.try(lessons.Response{Attempt: a})
	if v := m.s.session.Verdict(); m.s.env.Exam == nil && m.state() == lessons.Refused && v.Result == lessons.Missed {
		m.playOut(v)
	}
}

// playOut shows on the board how a miss is refuted. Where that takes long to find, the
// try is shown as made meanwhile.
func (m *moveView) playOut(v lessons.Verdict) {
	try, out := v.Response.Attempt.Move(), m.s.playout
	if out.shows() && (m.slow() || len(m.refutation(v)) > 0) {
		out.begin(m.position(), try, false)
	}
	if !m.slow() {
		out.answer(m.refutation(v))
		return
	}
	step := m.step
	m.s.work.Run(func(context.Context) func() {
		line := step.Refutation(try)
		return func() { m.refutedBy(try, line) }
	})
}

// refutedBy tells what was found to refute a try, if that is still spoken of.
func (m *moveView) refutedBy(try rules.Move, line []rules.Move) {
	m.found = &found{try, line}
	if m.state() != lessons.Refused || m.s.session.Verdict().Response.Attempt.Move() != try {
		return
	}
	if m.s.playout.run == nil {
		m.s.refresh()
		return
	}
	m.s.panel.render()
	m.s.Tell(m.s.statusText())
	m.s.playout.answer(line)
}

func (m *moveView) slow() bool { return m.step.LooksAhead() }

// refutation is what refutes a legal try. What takes long to find is not looked for
// where there is a screen: it comes by refutedBy.
func (m *moveView) refutation(v lessons.Verdict) []rules.Move {
	try := v.Response.Attempt.Move()
	if m.found == nil || m.found.try != try {
		if m.slow() && m.s.board != nil {
			return nil
		}
		m.found = &found{try, m.step.Refutation(try)}
	}
	return m.found.line
}

// key ends what is played out.
func (m *moveView) key(k fyne.KeyName) bool { return m.s.playout.key(k) }

func (m *moveView) marks() widgets.Marks {
	v := m.s.session.Verdict()
	switch m.state() {
	case lessons.Waiting:
		marks := FileMarks(m.step)
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
	p := m.s.view.position()
	if v.Result == lessons.Foul {
		return feedback.Foul{Position: &p, Illegal: v.Illegal, Open: v.Open}.Marks()
	}
	return missMarks(p, v.Response.Attempt, m.refutation(v))
}

// missMarks show a legal try, and what refutes it.
func missMarks(p rules.Position, tried rules.Attempt, line []rules.Move) widgets.Marks {
	marks := markMove(widgets.Marks{}, tried.Move(), widgets.Other)
	marks.Ghosts = []widgets.Ghost{feedback.Ghost(&p, tried)}
	p.Make(tried.Move())
	for _, reply := range line {
		if reply.To() != tried.To {
			marks.Ghosts = append(marks.Ghosts, feedback.Ghost(&p, reply.Attempt()))
			marks = markSquares(marks, widgets.Look, reply.To())
		}
		marks.Arrows = append(marks.Arrows, widgets.ArrowMark{From: reply.From(), To: reply.To(), Role: widgets.Look})
		p.Make(reply)
	}
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
	why := ""
	if v.Result == lessons.Missed { // an illegal move leads to no position that could be looked at
		why = m.why(v)
	}
	return m.refusedBecause(v, "verdict.missed", why)
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

// why says why a legal move is not the answer; where the opponent refutes it, by what.
func (m *moveView) why(v lessons.Verdict) string {
	if text := m.refuted(v); text != "" {
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

// refuted says how the opponent refutes a legal try; empty if no move does.
func (m *moveView) refuted(v lessons.Verdict) string {
	line := m.refutation(v)
	if len(line) == 0 && !m.step.WantsMate() {
		return ""
	}
	return m.escape(lessons.EscapeBy(&m.step.Position, v.Response.Attempt.Move(), line))
}

// escape says what the opponent does against a move that missed.
func (m *moveView) escape(e lessons.Escape) string {
	w, p := m.words(), m.s.view.position()
	return w.Escape(e, w.Seats(m.step).Name(p.Turn().Opponent()))
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
	if v.Result == lessons.Missed {
		return m.missedBecause(v, m.refuted(v))
	}
	p := m.s.view.position()
	return m.say("status.refused", words.Args{
		"tried": m.words().Tried(&p, v.Response.Attempt), "foul": m.words().Foul(v.Illegal.Foul),
	})
}

// missedBecause is the status line after a legal miss: what refutes it, if anything.
func (m *moveView) missedBecause(v lessons.Verdict, refuted string) string {
	if refuted != "" {
		return refuted
	}
	p := m.s.view.position()
	return m.say("status.missed", words.Args{"tried": m.words().Tried(&p, v.Response.Attempt)})
}

func (m *moveView) done() string {
	tried := m.words().Tried(&m.step.Position, m.s.session.Verdict().Response.Attempt)
	return m.say("status.right", words.Args{"tried": tried})
}
