package play

import (
	"fmt"

	"fyne.io/fyne/v2"

	"terakoya/app/feedback"
	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// mayDeclare reports whether players declare under the rules of this game.
func (t *Table) mayDeclare() bool { return t.declaration().Ending != rules.NotEnded }

// declaration is what declaring would bring the side to move.
func (t *Table) declaration() rules.Declaration {
	law := t.match.game.Rules()
	if law.DeclareItself {
		return rules.Declaration{}
	}
	now, start := t.match.game.Position(), t.match.game.Start()
	return law.Declare(&now, &start)
}

// onDeclare shows the conditions, and the second time declares.
func (t *Table) onDeclare() {
	switch {
	case t.prompt == declaring:
		t.do(rules.DoDeclare)
	case t.mayDeclare():
		t.offerPrompt(declaring)
	}
}

// declareItems are the conditions of a declaration, each with whether it is met, and
// what follows.
func (t *Table) declareItems() []fyne.CanvasObject {
	w, d := t.env.Words, t.declaration()
	args := words.Args{"side": t.sides.name(t.match.turn()), "opponent": t.sides.name(t.match.turn().Opponent())}
	items := []fyne.CanvasObject{t.asked("play.declare.title", w.Say("play.declare."+d.Ending.String(), args))}
	unmet := map[rules.Condition]bool{}
	for _, c := range d.Unmet.List() {
		unmet[c] = true
	}
	for _, c := range t.conditions() {
		ink, mark := widgets.ColorRight, pieceart.Right
		if unmet[c.of] {
			ink, mark = widgets.ColorWrong, pieceart.Offender
		}
		items = append(items, feedback.Part(ink, mark, w.Say("play.condition."+c.of.String(), c.args), ""))
	}
	return items
}

// condition is one of a declaration, with the numbers of its message.
type condition struct {
	of   rules.Condition
	args words.Args
}

// conditions are those that the rules of this game have for the side to move.
func (t *Table) conditions() []condition {
	law, now := t.match.game.Rules(), t.match.game.Position()
	us := now.Turn()
	n := t.count(us)
	side := words.Args{"side": t.sides.name(us)}
	all := []condition{
		{rules.KingNotIn, side}, {rules.KingInCheck, side},
		{rules.TooFewInZone, words.Args{"count": fmt.Sprint(n.Zone()), "need": fmt.Sprint(law.ZoneMin)}},
		{rules.TooFewPoints, words.Args{"count": fmt.Sprint(n.Declare()), "need": fmt.Sprint(law.DeclareNeed[us])}},
	}
	if law.Cap > 0 {
		all = append(all, condition{rules.TooLate, words.Args{"count": fmt.Sprint(law.Cap)}})
	}
	return all
}

// count is what the pieces of a side are worth in an impasse of this game.
func (t *Table) count(c rules.Color) rules.Count {
	now, start := t.match.game.Position(), t.match.game.Start()
	credit := 0
	if t.match.game.Rules().HandicapAdd {
		credit = rules.Credit(&start)
	}
	return now.Count(c, credit)
}

// onAgree shows both counts, and the second time ends the game, if the other side
// agrees too.
func (t *Table) onAgree() {
	law, now := t.match.game.Rules(), t.match.game.Position()
	switch {
	case t.prompt != agreeing:
		if law.MayAgree(&now) {
			t.offerPrompt(agreeing)
		}
	case t.computerAgrees():
		t.do(rules.DoAgreeImpasse)
	default:
		t.prompt = noPrompt
		t.notice = t.env.Words.Say("play.agree.refused", words.Args{"opponent": t.opponent()})
		t.render()
	}
}

// agreed is who wins if the points are counted now; won is false if the game is then
// played again.
func (t *Table) agreed() (winner rules.Color, won bool) {
	law, now, start := t.match.game.Rules(), t.match.game.Position(), t.match.game.Start()
	return law.Agree(&now, &start)
}

// computerAgrees reports whether the opponent counts too: the computer does unless it
// would lose; two people have been asked both.
func (t *Table) computerAgrees() bool {
	winner, won := t.agreed()
	return t.match.choice.People || !won || winner != t.match.choice.Side()
}

// agreeItems are the points of both sides, and what follows from them.
func (t *Table) agreeItems() []fyne.CanvasObject {
	w := t.env.Words
	text := w.Say("play.agree.replay", nil)
	if winner, won := t.agreed(); won {
		text = w.Say("play.agree.won", words.Args{"winner": t.sides.name(winner)})
	}
	items := []fyne.CanvasObject{t.asked("play.agree.title", text)}
	for _, c := range []rules.Color{rules.Black, rules.White} {
		line := w.Say("play.agree.points", words.Args{"side": t.sides.name(c), "count": fmt.Sprint(t.count(c).Total())})
		p := widgets.NewParagraph(line)
		p.Bold = true
		items = append(items, widgets.NewBeside(signGap, newSign(c, lineSign), p))
	}
	return items
}

const (
	lineSign = 22
	signGap  = 12
)
