package tsume

import (
	"fmt"

	"fyne.io/fyne/v2"

	"terakoya/app/feedback"
	"terakoya/app/words"
	"terakoya/lessons/problem/solving"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// defending is what else the defender could have done, or how to see that.
func (d *Desk) defending() []fyne.CanvasObject {
	switch {
	case len(d.replay.Turns()) == 0:
		return nil
	case d.replay.Defending():
		return d.choices()
	}
	note := widgets.NewParagraph(d.env.Words.Say("tsume.defencesNote", nil))
	note.TextSize, note.Color = widgets.SizeSmall, widgets.ColorInkSoft
	return []fyne.CanvasObject{note}
}

// outcome is the head: right, and how.
func (d *Desk) outcome() fyne.CanvasObject {
	w := d.env.Words
	text := w.Say("tsume.how."+howKey(d.result.How), nil)
	if d.choice.Timed {
		text += "\n" + w.Say("tsume.inTime", words.Args{"time": words.Clock(d.result.Took)})
	}
	if d.result.How == solving.Given {
		return feedback.Head(widgets.ColorHintSoft, widgets.ColorHint, pieceart.Hint, w.Say("verdict.shown", nil), text)
	}
	return feedback.Head(widgets.ColorRightSoft, widgets.ColorRight, pieceart.Right, w.Say("tsume.mated", nil), text)
}

// howKey is the word by which messages know an outcome.
func howKey(h solving.How) string {
	switch h {
	case solving.FirstTry:
		return "first"
	case solving.WithHelp:
		return "help"
	case solving.Given:
		return "given"
	case solving.Left:
	}
	return "left"
}

// solution is the line that is walked through, the move that was made last in bold.
func (d *Desk) solution() fyne.CanvasObject {
	key := "tsume.solution"
	if _, apart := d.replay.Apart(); apart {
		key = "tsume.variation"
	}
	caption := widgets.NewParagraph(d.env.Words.Say(key, nil))
	caption.TextSize, caption.Color = widgets.SizeSmall, widgets.ColorInkSoft
	line := widgets.NewParagraph(d.record(d.attack.Start(), d.replay.Line(), d.replay.At()))
	return widgets.NewColumn(captionGap, caption, line)
}

// choices are the defences to choose from, where the walk stands; the nine first have
// keys.
func (d *Desk) choices() []fyne.CanvasObject {
	w, all := d.env.Words, d.others()
	if all == nil {
		return []fyne.CanvasObject{widgets.NewParagraph(w.Say("tsume.thinking", nil))}
	}
	caption := widgets.NewParagraph(w.Count("tsume.defences", len(all), nil))
	caption.Bold = true
	column := widgets.NewColumn(optionGap, caption)
	for i, one := range all {
		key := ""
		if i < 9 {
			key = fmt.Sprint(i + 1)
		}
		o := widgets.NewOption(key, d.defenceText(one), func() { d.onDefend(i) })
		o.OnKey = d.env.OnKey
		if d.replay.Move(d.replay.At()) == one.Move {
			o.State = widgets.OptionRight
		}
		column.Items = append(column.Items, o)
	}
	return []fyne.CanvasObject{column}
}

// defenceText is a defence, and how soon it is mate then.
func (d *Desk) defenceText(one solving.Defence) string {
	w, p := d.env.Words, d.replay.Position()
	args := words.Args{"move": w.Record(&p, one.Move, d.replay.Before(d.replay.At())), "plies": fmt.Sprint(one.Length - 1)}
	if one.Length == 0 {
		return w.Say("tsume.defenceOut", args)
	}
	return w.Say("tsume.defence", args)
}
