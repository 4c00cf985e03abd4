package play

import (
	"fmt"
	"strings"

	"terakoya/app/words"
	"terakoya/rules"
)

// statusText says what has happened.
func (t *Table) statusText() string {
	w := t.env.Words
	p := t.match.game.Position()
	side := words.Args{"side": t.sides.name(p.Turn())}
	switch {
	case t.looksBack():
		return w.Say("play.status.back", words.Args{"number": fmt.Sprint(t.shown()), "count": fmt.Sprint(len(t.match.game.Moves()))})
	case t.match.over():
		return t.endedText(t.match.game.Outcome())
	case t.prompt == stuck:
		return w.Say("play.status.stuck", side)
	case t.prompt != noPrompt:
		return w.Say("play.status."+t.prompt.String(), nil)
	case t.notice != "":
		return t.notice
	case t.foul != nil:
		return w.Say("play.status.refused", words.Args{
			"tried": w.Tried(&p, t.foul.Attempt), "foul": w.Foul(t.foul.Foul),
		})
	case t.thinker.thinks():
		return w.Say("play.status.thinking", side)
	case t.counsel.thinks():
		return w.Say("play.advice.looking", nil)
	case len(t.match.game.Moves()) == 0:
		return w.Say("play.status.turn", side)
	}
	if r := t.match.repetition(); r.times > 0 {
		return w.Say("play.status.repeated", words.Args{"moved": t.movedText(), "repeated": t.repetitionText(r)})
	}
	return t.movedText()
}

// endedText tells how the game ended. Of several lines, the first has room here; the
// panel has them all.
func (t *Table) endedText(o rules.Outcome) string {
	title, text := t.sides.ending(o)
	text, _, _ = strings.Cut(text, "\n")
	return title + t.env.Words.Say("play.status.join", nil) + plain(text)
}

// movedText tells the last move.
func (t *Table) movedText() string {
	g := t.match.game
	n := len(g.Moves())
	before, now := g.PositionAfter(n-1), g.Position()
	m := g.Moves()[n-1]
	args := words.Args{
		"number": fmt.Sprint(n), "side": t.sides.name(before.Turn()),
		"move": t.sides.move(&before, m), "next": t.sides.name(now.Turn()),
	}
	switch {
	case m == rules.NoMove:
		return t.env.Words.Say("play.status.passed", words.Args{"side": args["side"], "next": args["next"]})
	case now.InCheck():
		return t.env.Words.Say("play.status.checked", args)
	}
	return t.env.Words.Say("play.status.moved", args)
}

// keysText lists the keys that work now.
func (t *Table) keysText() string {
	w := t.env.Words
	keys := []string{"F " + w.Say("lesson.flip", nil)}
	if t.prompt.leaves() && !t.match.over() {
		return strings.Join(append(keys, "Esc "+w.Say("play.playOn", nil)), "   ")
	}
	if len(t.match.game.Moves()) > 0 {
		keys = append(keys, "PgUp PgDn "+w.Say("play.lookBack", nil))
	}
	return strings.Join(append(keys, "Esc "+w.Say("play.home", nil)), "   ")
}
