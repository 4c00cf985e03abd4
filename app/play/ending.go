package play

import (
	"fyne.io/fyne/v2"

	"terakoya/app/feedback"
	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/widgets"
)

// ending says how a game ended: who wins, and why. Both are empty for a game that
// goes on.
func (s sides) ending(o rules.Outcome) (title, text string) {
	key := "play.end." + o.Ending.String()
	switch o.Ending {
	case rules.NotEnded:
		return "", ""
	case rules.EndSennichite:
		if s.handicap {
			key += "-handicap" // nothing says who gives the pieces then
		}
	case rules.EndMate, rules.EndNoLegalMove, rules.EndPerpetualCheck, rules.EndResignation, rules.EndFoul:
	}
	if !o.Won {
		return s.words.Say("play.end.replay", nil), s.words.Say(key, nil)
	}
	args := words.Args{"winner": s.name(o.Winner), "loser": s.name(o.Winner.Opponent()), "foul": ""}
	if o.Foul != nil {
		args["foul"] = s.words.Foul(o.Foul.Foul)
	}
	return s.words.Say("play.end.wins", args), s.words.Say(key, args)
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

// exchanges reports whether another game has the sides exchanged: after
// sennichite in an even game.
func (t *Table) exchanges() bool {
	return t.match.game.Outcome().Ending == rules.EndSennichite && !t.match.handicap()
}
