package play

import (
	"fmt"

	"fyne.io/fyne/v2"

	"terakoya/app/feedback"
	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/rules/engine/advice"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// adviceItems are the answer to what was asked, beside the board; nothing while it is
// looked into.
func (t *Table) adviceItems() []fyne.CanvasObject {
	c, w := &t.counsel, t.env.Words
	switch {
	case c.about == noQuestion || c.thinks():
		return nil
	case c.about == askThreat:
		return []fyne.CanvasObject{feedback.Head(widgets.ColorWhySoft, widgets.ColorWhy, pieceart.Danger,
			w.Say("play.advice.title.threat", nil), t.threatText(c.threat))}
	case c.about == askMissed:
		return t.adviceHead(w.Say("play.advice.title.missed", nil), t.missedText(c.missed))
	case c.about == askStanding:
		return t.standingItems(c.standing)
	}
	title := w.Say("hint.head", words.Args{"level": fmt.Sprint(c.depth), "levels": fmt.Sprint(advice.HintMove)})
	return t.adviceHead(title, t.hintText(c.hint, c.depth))
}

func (t *Table) adviceHead(title, text string) []fyne.CanvasObject {
	return []fyne.CanvasObject{feedback.Head(widgets.ColorHintSoft, widgets.ColorHint, pieceart.Hint, title, text)}
}

// hintText is as much of a hint as has been asked for.
func (t *Table) hintText(h *advice.Hint, d advice.Depth) string {
	w := t.env.Words
	drop := h.Move.IsDrop()
	piece := words.Args{"piece": w.Piece(h.Piece)}
	switch {
	case d == advice.HintMove:
		return t.reasonText(&h.Reason)
	case d == advice.HintPiece && drop:
		return w.Say("hint.drop", piece)
	case d == advice.HintPiece:
		return w.Say("hint.kind", piece)
	case drop:
		return w.Say("play.advice.hand", nil)
	}
	return w.Say("play.advice.area", nil)
}

// opponent names the other side of the learner's.
func (t *Table) opponent() string { return t.sides.name(t.match.learner().Opponent()) }

func (t *Table) reasonText(r *advice.Reason) string {
	w := t.env.Words
	return w.Say("play.advice.reason."+r.Kind.String(), words.Args{
		"opponent": t.opponent(), "piece": w.Piece(r.Piece), "square": w.Square(r.At),
		"plies": fmt.Sprint(r.Plies), "count": fmt.Sprint(r.Count), "squares": w.Squares(r.Squares.Squares()),
	})
}

func (t *Table) threatText(x *advice.Threat) string {
	w := t.env.Words
	key := x.Kind.String()
	if x.Kind == advice.ThreatCapture && x.Free {
		key += "-free"
	}
	p := t.match.game.Position()
	p = p.Passed()
	return w.Say("play.advice.threat."+key, words.Args{
		"opponent": t.opponent(), "piece": w.Piece(x.Piece), "square": w.Square(x.At),
		"plies": fmt.Sprint(x.Plies), "move": t.signed(&p, x.Move),
	})
}

// signed writes a move with the sign of its side.
func (t *Table) signed(p *rules.Position, m rules.Move) string {
	if m == rules.NoMove {
		return ""
	}
	return sign(p.Turn()) + t.sides.move(p, m)
}

// missedText speaks of the learner's last move; nil if there is none yet.
func (t *Table) missedText(x *advice.Missed) string {
	w := t.env.Words
	if x == nil {
		return w.Say("play.advice.missed.first", nil)
	}
	n := t.lastOwn()
	before, now := t.match.game.PositionAfter(n), t.match.game.PositionAfter(n+1)
	return w.Say("play.advice.missed."+x.Kind.String(), words.Args{
		"opponent": t.opponent(), "piece": w.Piece(x.Piece), "plies": fmt.Sprint(x.Plies),
		"played": t.signed(&before, t.match.game.Moves()[n]), "move": t.signed(&before, x.Better),
		"answer": t.signed(&now, x.Answer), "count": fmt.Sprint(x.Pawns()),
	})
}

// standingItems say how the game stands, and in a handicap game how that is beside its
// start.
func (t *Table) standingItems(s *advice.Standing) []fyne.CanvasObject {
	w := t.env.Words
	args := words.Args{"opponent": t.opponent(), "plies": fmt.Sprint(s.Plies)}
	items := t.adviceHead(w.Say("play.advice.title.standing", nil), w.Say("play.advice.standing."+s.Grade.String(), args))
	if _, mate := s.Score.Mate(); s.Uneven && !mate {
		items = append(items, widgets.NewParagraph(w.Say("play.advice.since."+s.Since.String(), nil)))
	}
	return items
}

// adviceMarks adds what the answer lights on the board.
func (t *Table) adviceMarks(m widgets.Marks) widgets.Marks {
	c := &t.counsel
	switch {
	case c.thinks():
	case c.about == askHint && c.hint != nil:
		return hintMarks(m, c.hint, c.depth)
	case c.about == askThreat && c.threat != nil:
		return threatMarks(m, c.threat)
	}
	return m
}

func hintMarks(m widgets.Marks, h *advice.Hint, d advice.Depth) widgets.Marks {
	m.Last = nil // what is pointed at is to be alone
	switch d {
	case advice.NoHint:
	case advice.HintArea:
		m.Area = h.Area
	case advice.HintPiece:
		if h.From.OnBoard() {
			m.Squares = append(m.Squares, widgets.SquareMark{Square: h.From, Role: widgets.Look})
		}
	case advice.HintMove:
		m.Squares = append(m.Squares, widgets.SquareMark{Square: h.Move.To(), Role: widgets.Look})
		m.Arrows = append(m.Arrows, widgets.ArrowMark{From: h.Move.From(), To: h.Move.To(), Role: widgets.Look})
	}
	return m
}

// threatMarks: a king in check is marked as such already.
func threatMarks(m widgets.Marks, x *advice.Threat) widgets.Marks {
	role := widgets.Danger
	switch x.Kind {
	case advice.NoThreat:
		return m
	case advice.ThreatCheck:
		role = widgets.Checker
	case advice.ThreatPromotion:
		role = widgets.Offender
	case advice.ThreatMate, advice.ThreatFork, advice.ThreatCapture:
	}
	m.Last = nil
	for s := range x.Squares.All() {
		m.Squares = append(m.Squares, widgets.SquareMark{Square: s, Role: role})
	}
	if x.Move == rules.NoMove {
		return m
	}
	if to := x.Move.To(); !x.Squares.Has(to) {
		m.Squares = append(m.Squares, widgets.SquareMark{Square: to, Role: widgets.Offender})
	}
	m.Arrows = append(m.Arrows, widgets.ArrowMark{From: x.Move.From(), To: x.Move.To(), Role: widgets.Offender})
	return m
}
