package tsume

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"terakoya/app/feedback"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/lessons/problem/solving"
	"terakoya/rules"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// items are the texts beside the board: what is asked, and what is said to a try, or of
// the solution.
func (d *Desk) items() (asked, said []fyne.CanvasObject) {
	w := d.env.Words
	switch {
	case d.attack == nil && d.looks.none:
		return []fyne.CanvasObject{feedback.Head(widgets.ColorWhySoft, widgets.ColorWhy, pieceart.Other, w.Say("tsume.noMate", nil), w.Say("tsume.noMateWhy", nil))}, nil
	case d.attack == nil:
		return []fyne.CanvasObject{widgets.NewParagraph(d.waitText())}, nil
	case d.replay != nil:
		return []fyne.CanvasObject{d.outcome(), d.solution()}, d.defending()
	}
	return []fyne.CanvasObject{d.taskItem()}, d.answer()
}

// answer is what is said to a try, or the hint.
func (d *Desk) answer() []fyne.CanvasObject {
	w := d.env.Words
	switch d.attack.State() {
	case solving.Refused:
		return d.refusedItems()
	case solving.Asking:
		return []fyne.CanvasObject{feedback.Head(widgets.ColorWhySoft, widgets.ColorWhy, pieceart.Other, w.Say("tsume.longer", nil), d.longerText())}
	case solving.Open, solving.Done:
	}
	hint := d.hintText()
	if hint == "" {
		return nil
	}
	head := w.Say("hint.head", words.Args{"level": fmt.Sprint(d.attack.Hint()), "levels": fmt.Sprint(solving.Hints)})
	return []fyne.CanvasObject{feedback.Head(widgets.ColorHintSoft, widgets.ColorHint, pieceart.Hint, head, hint)}
}

// waitText says what is waited for while there is no problem.
func (d *Desk) waitText() string {
	switch {
	case d.looks.none:
		return d.env.Words.Say("tsume.noMate", nil)
	case d.looks.single:
		return d.env.Words.Say("tsume.searching", nil)
	}
	return d.env.Words.Say("tsume.making", nil)
}

// taskItem is the task, and the moves made so far.
func (d *Desk) taskItem() fyne.CanvasObject {
	w := d.env.Words
	caption := widgets.NewParagraph(w.Say("lesson.exercise", nil))
	caption.TextSize, caption.Color = widgets.SizeSmall, widgets.ColorInkSoft
	task := widgets.NewParagraph(w.Say("tsume.task", words.Args{
		"side": w.Side(d.attacker()), "opponent": w.Side(d.attacker().Opponent()), "plies": fmt.Sprint(d.attack.Left()),
	}))
	task.TextSize, task.Bold = widgets.SizeLead, true
	column := widgets.NewColumn(captionGap, caption, task)
	if d.attack.State() == solving.Open { // else what is said to the try needs the room
		about := widgets.NewParagraph(w.Say("tsume.rule", words.Args{"opponent": w.Side(d.attacker().Opponent())}))
		about.Color = widgets.ColorInkSoft
		column.Items = append(column.Items, about)
	}
	if moves := d.attack.Moves(); len(moves) > 0 {
		column.Items = append(column.Items, widgets.NewParagraph(d.record(d.attack.Start(), moves, -1)))
	}
	return column
}

// record writes moves as records do; the one with the number at, from 1, is bold.
func (d *Desk) record(p rules.Position, moves []rules.Move, at int) string {
	all, prev := make([]string, len(moves)), rules.OffBoard
	for i, m := range moves {
		all[i] = d.env.Words.Record(&p, m, prev)
		if i+1 == at {
			all[i] = "**" + all[i] + "**"
		}
		p.Make(m)
		prev = m.To()
	}
	return strings.Join(all, "  ")
}

// refusedItems say why a try was refused.
func (d *Desk) refusedItems() []fyne.CanvasObject {
	w, p := d.env.Words, d.attack.Position()
	if d.attack.Foul() != nil {
		return d.foul().Panel(w)
	}
	tried := w.Tried(&p, d.attack.Tried().Move.Attempt())
	return []fyne.CanvasObject{
		feedback.Head(widgets.ColorWhySoft, widgets.ColorWhy, pieceart.Other, w.Say("verdict.missed", nil), ""),
		feedback.Part(widgets.ColorWhy, pieceart.Other, w.Say("verdict.tried", nil), tried+"\n"+d.escapeText()),
	}
}

// foul explains the illegal attempt that was refused.
func (d *Desk) foul() feedback.Foul {
	p, e := d.attack.Position(), d.attack.Foul()
	f := feedback.Explained(&p, e, d.env.Words.Explain(lessons.Explain(&p, e)))
	f.Costs = d.env.Words.Say("verdict.loses", nil)
	return f
}

// escapeText says how the defender gets out of the check that was tried.
func (d *Desk) escapeText() string {
	w, p, tried := d.env.Words, d.attack.Position(), d.attack.Tried()
	var line []rules.Move
	if tried.Reply != rules.NoMove {
		line = []rules.Move{tried.Reply}
	}
	return w.Escape(lessons.EscapeBy(&p, tried.Move, line), w.Side(p.Turn().Opponent()))
}

// longerText says that a move mates, but later.
func (d *Desk) longerText() string {
	return d.env.Words.Say("tsume.longerWhy", words.Args{
		"plies": fmt.Sprint(d.attack.Tried().Length + 1), "fewer": fmt.Sprint(d.attack.Left()),
	})
}

// hintText is the hint that was given at this point; empty if none was.
func (d *Desk) hintText() string {
	best := d.best()
	if d.attack.Hint() == 0 || best == rules.NoMove {
		return ""
	}
	w, p := d.env.Words, d.attack.Position()
	kind, place, piece := "hint.drop", "hint.onto", best.Dropped()
	if !best.IsDrop() {
		kind, place, piece = "hint.kind", "hint.from", p.At(best.From()).Kind()
	}
	if d.attack.Hint() > 1 {
		kind = place
	}
	return w.Say(kind, words.Args{"piece": w.Piece(piece)})
}
