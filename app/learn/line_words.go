package learn

import (
	"strings"

	"fyne.io/fyne/v2"

	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
)

func (l *lineView) marks() widgets.Marks {
	v := l.s.session.Verdict()
	switch l.state() {
	case lessons.Waiting:
		m := l.lastMarks()
		if l.hinted() >= 2 {
			m = markMove(m, l.next(), widgets.Look)
		}
		return m
	case lessons.Refused:
		if v.Result == lessons.Missed {
			return missMarks(l.position(), v.Response.Attempt, l.walk().Refutation())
		}
		return l.triedMarks(v)
	case lessons.Answered:
		return markSquares(widgets.Marks{}, widgets.Answer, v.Response.Attempt.To)
	case lessons.Revealed:
		return l.shownMarks(l.next())
	case lessons.Finished:
	}
	return widgets.Marks{}
}

// lastMarks show the move before, and a king in check.
func (l *lineView) lastMarks() widgets.Marks {
	played := l.walk().Played()
	var m widgets.Marks
	switch {
	case l.tried != nil:
		m.Last = widgets.LastMove(*l.tried)
	case len(played) == 0:
		m = FileMarks(l.step)
	case played[len(played)-1] != rules.NoMove:
		m.Last = widgets.LastMove(played[len(played)-1].Attempt())
	}
	p := l.position()
	if king := p.King(p.Turn()); p.InCheck() && king.OnBoard() && l.tried == nil {
		m.Check = rules.SetOf(king)
	}
	return m
}

func (l *lineView) refused(v lessons.Verdict) []fyne.CanvasObject {
	why := ""
	if v.Result == lessons.Missed {
		why = l.lineWhy(v)
	}
	return l.refusedBecause(v, "verdict.missed", why)
}

// lineWhy says why a legal move is not right here.
func (l *lineView) lineWhy(v lessons.Verdict) string {
	if text := l.lineRefuted(v); text != "" {
		return text
	}
	switch {
	case l.step.Passing:
		return l.say("line.noPass", nil)
	case len(l.step.Beats) > 0:
		return l.say("verdict.missedWhy", nil)
	}
	return l.say("line.noMate", nil)
}

// lineRefuted says how the opponent refutes a legal move here; empty if no move does.
func (l *lineView) lineRefuted(v lessons.Verdict) string {
	line := l.walk().Refutation()
	if len(line) == 0 && (l.step.Passing || len(l.step.Beats) > 0) {
		return ""
	}
	p := l.position()
	return l.escape(lessons.EscapeBy(&p, v.Response.Attempt.Move(), line))
}

func (l *lineView) missed(v lessons.Verdict) string {
	if v.Result == lessons.Missed {
		return l.missedBecause(v, l.lineRefuted(v))
	}
	return l.moveView.missed(v)
}

func (l *lineView) hint(level int) string {
	if text := l.base.hint(level); text != "" && level == 1 && l.now() == 0 {
		return text
	}
	return l.moveHint(l.next(), level)
}

// answer is the rest of the line.
func (l *lineView) answer() string {
	if l.next() == rules.NoMove {
		return l.say("line.none", nil)
	}
	sides, p := l.words().Seats(l.step), l.position()
	var moves []string
	for _, m := range l.solution {
		if m == rules.NoMove {
			p = p.Passed()
			continue
		}
		moves = append(moves, words.Sign(p.Turn())+sides.Move(&p, m))
		p.Make(m)
	}
	return strings.Join(moves, "  ")
}

func (l *lineView) waiting() string {
	played := l.walk().Played()
	if l.tried != nil {
		return l.say("line.judging", nil)
	}
	if n := len(played); n > 0 && played[n-1] != rules.NoMove {
		before := l.before()
		answered := words.Args{"tried": l.words().Tried(&before, played[n-1].Attempt())}
		return l.say("line.answered", answered)
	}
	return l.moveView.waiting()
}

// before is the position before the last move.
func (l *lineView) before() rules.Position {
	p := l.step.Position
	played := l.walk().Played()
	for _, m := range played[:len(played)-1] {
		if m == rules.NoMove {
			p = p.Passed()
		} else {
			p.Make(m)
		}
	}
	return p
}

func (l *lineView) done() string { return l.say("line.done", nil) }
