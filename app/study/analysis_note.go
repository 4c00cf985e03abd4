package study

import (
	"errors"
	"fmt"
	"time"

	"fyne.io/fyne/v2"

	"terakoya/app/feedback"
	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/advice"
	"terakoya/rules/engine/usi"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// items say what has been found: how the position stands, in words and as a number,
// and how the game is expected to go on.
func (a *analysis) items() []fyne.CanvasObject {
	w := a.screen.env.Words
	head := func(title, text string) []fyne.CanvasObject {
		return []fyne.CanvasObject{feedback.Head(widgets.ColorHintSoft, widgets.ColorHint, pieceart.Hint, title, text)}
	}
	var items []fyne.CanvasObject
	if a.failed != "" {
		items = append(items, feedback.Head(widgets.ColorWhySoft, widgets.ColorWhy, pieceart.Other, w.Say("study.engine.title", nil), a.failed))
	}
	here := a.at != nil && a.at == move(a.screen.session.at)
	_, over := a.screen.ended()
	switch {
	case here && a.found != nil:
		return append(items, a.foundItems()...)
	case !a.on || over:
		return items
	case !a.screen.quietKing():
		return append(items, head(w.Say("study.analysis.none", nil), w.Say("study.odd.check", nil))...)
	case a.wait != nil:
		return append(items, head(w.Say("study.engine.waits", words.Args{"name": a.name()}), a.waitText())...)
	}
	return append(items, head(w.Say("study.analysis.looking", nil), "")...)
}

// name is that of the engine that is asked.
func (a *analysis) name() string {
	if a.who == 0 {
		return a.screen.env.Words.Say("study.engine.own", nil)
	}
	return a.screen.env.Engines[a.who-1].Name
}

// waitText says how long an engine has not been ready, what it says of that, and how to
// stop it.
func (a *analysis) waitText() string {
	seconds := int(a.wait.Waited / time.Second)
	text := a.screen.env.Words.Say("study.engine.waited", words.Args{"count": fmt.Sprint(seconds)})
	if a.wait.Said != "" {
		text += "\n" + a.wait.Said
	}
	return text
}

// lineMoves is how many moves of the line are written.
const lineMoves = 8

func (a *analysis) foundItems() []fyne.CanvasObject {
	s, w := a.screen, a.screen.env.Words
	p := s.session.position()
	line := s.written(p, s.session.prev(), a.found.line, lineMoves)
	title := a.standing(&p)
	foot := words.Args{"name": a.name(), "depth": fmt.Sprint(a.found.depth), "nodes": fmt.Sprint((a.found.nodes + 500) / 1000)}
	small := widgets.NewParagraph(w.Say("study.analysis.depth", foot))
	small.TextSize, small.Color, small.Leading = widgets.SizeTiny, widgets.ColorInkSoft, 1.4
	return []fyne.CanvasObject{
		feedback.Head(widgets.ColorHintSoft, widgets.ColorHint, pieceart.Hint, title, line), small,
	}
}

// standing says how the position stands, with the number behind it. The sign in front of
// the number is that of the side that stands better.
func (a *analysis) standing(p *rules.Position) string {
	w, score, side := a.screen.env.Words, a.found.score, p.Turn()
	if score < 0 {
		score, side = -score, side.Opponent()
	}
	grade, plies := advice.GradeOf(score)
	args := words.Args{"side": a.screen.sides.Name(side), "plies": fmt.Sprint(plies)}
	switch grade {
	case advice.Mates, advice.Mated:
		if plies >= usi.UnknownMate {
			return w.Say("study.standing.somemate", args)
		}
		return w.Say("study.standing.mates", args)
	case advice.Even:
		args["score"] = number(side, score)
		return w.Say("study.standing.even", args)
	case advice.Winning, advice.ClearlyBetter, advice.LittleBetter, advice.LittleWorse, advice.ClearlyWorse, advice.Losing:
	}
	args["score"] = number(side, score)
	return w.Say("study.standing."+grade.String(), args)
}

// number writes a score for the side that stands better.
func number(side rules.Color, score engine.Score) string {
	if score == 0 {
		return "0"
	}
	return words.Sign(side) + fmt.Sprintf("%+d", int(score))
}

// mark adds the best move to what is drawn on the board: an arrow, or for a drop the
// piece where it is to come.
func (a *analysis) mark(m widgets.Marks) widgets.Marks {
	s := a.screen
	if a.at == nil || a.at != move(s.session.at) || a.found == nil || len(a.found.line) == 0 {
		return m
	}
	best := a.found.line[0]
	if p := s.session.position(); p.Check(best.Attempt()) != nil {
		return m
	} else if best.IsDrop() {
		m.Ghosts = append(m.Ghosts, feedback.Ghost(&p, best.Attempt()))
		m.Squares = append(m.Squares, widgets.SquareMark{Square: best.To(), Role: widgets.Look})
	}
	m.Arrows = append(m.Arrows, widgets.ArrowMark{From: best.From(), To: best.To(), Role: widgets.Look})
	return m
}

// offer shows which engines can be asked, if there is more than one.
func (a *analysis) offer() {
	names := []string{a.screen.env.Words.Say("study.engine.own", nil)}
	for _, e := range a.screen.env.Engines {
		names = append(names, e.Name)
	}
	a.screen.panel.engines.Set(names, a.who)
	widgets.Show(a.screen.panel.engines, len(names) > 1 && !a.screen.writes)
}

// next asks the next engine, the program's own after the last.
func (a *analysis) next() {
	if n := len(a.screen.env.Engines); n > 0 && !a.screen.writes {
		a.choose((a.who + 1) % (n + 1))
	}
}

// trouble says what went wrong with an engine, and what can be done.
func (a *analysis) trouble(name string, err error) string {
	w := a.screen.env.Words
	args := words.Args{"name": name, "cause": err.Error()}
	var ended *usi.Ended
	var silent *usi.Silent
	var deaf *usi.Deaf
	var bad *usi.BadReply
	var start *usi.StartError
	switch {
	case errors.As(err, &ended):
		return w.Say("study.engine.ended", args)
	case errors.As(err, &silent):
		args["count"] = fmt.Sprint(int(silent.Waited / time.Second))
		return w.Say("study.engine.silent", args)
	case errors.As(err, &deaf):
		return w.Say("study.engine.deaf", args)
	case errors.As(err, &bad):
		return w.Say("study.engine.reply", args)
	case errors.As(err, &start):
		return w.Say("study.engine.start", args)
	}
	return w.Say("study.engine.failed", args)
}
