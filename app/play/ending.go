package play

import (
	"strings"

	"fyne.io/fyne/v2"

	"terakoya/app/feedback"
	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/widgets"
)

// ending says how a game ended: who wins, or what kind of game is to be played
// again, and why. Both are empty for a game that goes on.
func (s sides) ending(o rules.Outcome) (title, text string) {
	code := o.Ending.String()
	if !o.Won && o.Ending != rules.NotEnded {
		return s.words.Say("play.replay."+code, nil), s.words.Say("play.end."+code+s.again(o), nil)
	}
	args := words.Args{"winner": s.name(o.Winner), "loser": s.name(o.Winner.Opponent())}
	switch o.Ending {
	case rules.NotEnded:
		return "", ""
	case rules.EndFoul:
		args["foul"] = s.words.Foul(o.Foul.Foul)
	case rules.EndDeclarationLoss:
		args["unmet"] = s.unmet(o.Unmet, args)
	case rules.EndMate, rules.EndNoLegalMove, rules.EndSennichite, rules.EndPerpetualCheck, rules.EndImpasse,
		rules.EndImpasseWin, rules.EndDeclarationWin, rules.EndDeclarationDraw, rules.EndTry, rules.EndMoveLimit,
		rules.EndResignation, rules.EndTime:
	}
	return s.words.Say("play.end.wins", args), s.words.Say("play.end."+code, args)
}

// again is the variant for a game that nobody won. An impasse may also be won; and
// in a handicap game nothing says who gives the pieces the next time.
func (s sides) again(o rules.Outcome) string {
	variant := ""
	if o.Ending == rules.EndImpasse {
		variant = "-replay"
	}
	if s.handicap {
		variant += "-handicap"
	}
	return variant
}

// unmet tells what a declaration missed, a line each.
func (s sides) unmet(missed rules.Conditions, args words.Args) string {
	var lines []string
	for _, c := range missed.List() {
		lines = append(lines, s.words.Say("play.unmet."+c.String(), args))
	}
	return strings.Join(lines, "\n")
}

const endSign = 32

// ended is the card of a game that is over; after a foul, what was wrong.
func (t *Table) ended(o rules.Outcome) []fyne.CanvasObject {
	title, text := t.sides.ending(o)
	ground, ink := widgets.ColorSunk, widgets.ColorInk
	sign := rules.White
	switch {
	case !o.Won:
	case o.Winner == t.match.choice.Side():
		ground, ink, sign = widgets.ColorRightSoft, widgets.ColorRight, o.Winner
	default:
		ground, ink, sign = widgets.ColorWhySoft, widgets.ColorWhy, o.Winner
	}
	items := []fyne.CanvasObject{feedback.HeadWith(ground, ink, newSign(sign, endSign), title, text)}
	if o.Foul != nil {
		items = append(items, t.explained(o.Foul).Parts(t.env.Words)...)
	}
	return items
}

// exchanges reports whether another game has the sides exchanged: in an even game
// that is to be played again.
func (t *Table) exchanges() bool {
	return t.match.game.Outcome().Replay && !t.match.handicap()
}
