package joseki

import (
	"strings"

	"fyne.io/fyne/v2"

	"terakoya/app/feedback"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/lessons/opening"
	"terakoya/rules"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// say returns a message of the trainer.
func (t *Trainer) say(key string, args words.Args) string {
	return t.env.Words.Say("joseki."+key, args)
}

// then puts a sentence behind another.
func (t *Trainer) then(first, second string) string {
	return t.say("then", words.Args{"first": first, "second": second})
}

// told is a text in the language of the program; empty if there is none.
func (t *Trainer) told(text lessons.Text) string {
	if text == nil {
		return ""
	}
	return text.In(t.env.Words.Language)
}

// said is what stands beside the board above the map.
func (t *Trainer) said() []fyne.CanvasObject {
	v := t.session.Verdict()
	switch {
	case t.tried():
		return t.missed(v)
	case t.session.Phase() == opening.Finished:
		return append(t.ended(), t.done(v)...)
	case t.session.Phase() == opening.Answered:
		return t.done(v)
	}
	return []fyne.CanvasObject{t.question()}
}

// question asks for a move, or shows it.
func (t *Trainer) question() fyne.CanvasObject {
	title := t.say("ask.title", nil)
	if t.mode == opening.Punish {
		title = t.say("ask.punish", nil)
	}
	if !t.session.Asks() {
		p := t.session.Position()
		title = t.say("ask.play", words.Args{"move": t.sides.Move(&p, t.session.Wanted()[0].Move)})
	}
	mark, ground, ink := pieceart.Hint, widgets.ColorHintSoft, widgets.ColorHint
	if !t.session.Asks() {
		mark, ground, ink = pieceart.Right, widgets.ColorSunk, widgets.ColorInk
	}
	return feedback.Head(ground, ink, mark, title, t.situation())
}

// situation says what has just been played, and why.
func (t *Trainer) situation() string {
	reply, purpose := t.session.Reply()
	if reply == rules.NoMove {
		return t.say("ask.first", words.Args{"side": t.sides.Name(t.side)})
	}
	n := len(t.session.Game().Moves())
	args := words.Args{"side": t.sides.Name(t.side.Opponent()), "move": t.written(n-1, reply)}
	text := t.say("ask.reply", args)
	if v := t.session.Verdict(); (v.Result == opening.Right || v.Result == opening.Given) && t.purpose(v.Before, v.Tried) == "" { // else it was read
		args["yours"] = t.sides.Move(&v.Before, v.Tried)
		text = t.say("ask.after", args)
	}
	if told := t.told(purpose); told != "" {
		text = t.then(text, told)
	}
	return text
}

// done says of a move that is made why the book makes it.
func (t *Trainer) done(v *opening.Verdict) []fyne.CanvasObject {
	if v.Result != opening.Right && v.Result != opening.Given {
		return nil
	}
	args := words.Args{"move": t.sides.Move(&v.Before, v.Tried)}
	title, mark, ground, ink := t.say("right.title", args), pieceart.Right, widgets.ColorRightSoft, widgets.ColorRight
	if v.Result == opening.Given {
		title, mark, ground, ink = t.say("given.title", args), pieceart.Hint, widgets.ColorHintSoft, widgets.ColorHint
	}
	text := t.say("right.plain", nil)
	if told := t.purpose(v.Before, v.Tried); told != "" {
		text = told
	} else if v.Compared != nil {
		text = t.say("right.asGood", nil)
	}
	items := []fyne.CanvasObject{feedback.Head(ground, ink, mark, title, text)}
	if t.mode == opening.Punish {
		if line := t.problemLine(); line != "" {
			items = append(items, feedback.Part(widgets.ColorRight, pieceart.Right, t.say("punished", nil), line))
		}
	}
	return items
}

func (t *Trainer) purpose(p rules.Position, m rules.Move) string {
	text, _ := t.env.Library.Purpose(&p, m)
	return t.told(text)
}

// shownMoves is how many moves of a line are shown at once.
const shownMoves = 7

// problemLine is how the book punishes the mistake.
func (t *Trainer) problemLine() string {
	c := t.opening.Problems(t.side)[t.line]
	p := c.Position()
	moves := t.opening.Lines[c.Line].Moves[c.Ply-1:]
	p.Make(moves[0])
	return t.lineText(p, moves[1:min(len(moves), shownMoves+1)])
}

// lineText writes moves that follow each other from a position.
func (t *Trainer) lineText(p rules.Position, moves []rules.Move) string {
	var all []string
	for _, m := range moves {
		all = append(all, words.Sign(p.Turn())+t.sides.Move(&p, m))
		p.Make(m)
	}
	return strings.Join(all, " ")
}

// ended says that the line or the book is at its end.
func (t *Trainer) ended() []fyne.CanvasObject {
	right, asked := t.session.Score()
	text := ""
	if asked > 0 {
		text = t.env.Words.Count("joseki.score", asked, words.Args{"right": t.count(right)})
	}
	return []fyne.CanvasObject{feedback.Head(widgets.ColorSunk, widgets.ColorInk, pieceart.Right, t.say("end."+t.mode.String(), nil), text)}
}

// statusText says what has happened.
func (t *Trainer) statusText() string {
	v := t.session.Verdict()
	switch {
	case t.notice != "":
		return t.notice
	case t.looks.Running():
		return t.say("outside.looking", nil)
	case t.tried() && v.Result == opening.Illegal:
		return t.env.Words.Say("play.status.refused", words.Args{
			"tried": t.env.Words.Tried(&v.Before, v.Illegal.Attempt), "foul": t.env.Words.Foul(v.Illegal.Foul),
		})
	case t.session.Phase() == opening.Finished:
		return t.say("end."+t.mode.String(), nil)
	case t.mode == opening.Drill && t.session.Phase() == opening.Asking:
		return t.say("playsDrill", words.Args{"side": t.sides.Name(t.side)})
	}
	return t.say("plays", words.Args{"side": t.sides.Name(t.side)})
}

// keysText lists the keys that work now.
func (t *Trainer) keysText() string {
	return strings.Join([]string{
		"1–4 " + t.say("modes", nil), "N " + t.say("anew", nil), "F1 " + t.env.Words.Say("keys.title", nil),
	}, "   ")
}
