package learn

import (
	"errors"
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"terakoya/app/feedback"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
)

// rulingView is a step at which the learner says how a game stands.
type rulingView struct{ options }

func (r *rulingView) seats() words.Sides { return r.words().Seats(r.step) }

func (r *rulingView) text(i int) string { return r.seats().Ruling(r.step.Rulings[i]) }
func (r *rulingView) right(i int) bool {
	return r.step.Rulings[i] == lessons.RulingOf(r.step.Ending)
}
func (r *rulingView) response(i int) lessons.Response {
	return lessons.Response{Ruling: r.step.Rulings[i]}
}
func (r *rulingView) pick(i int)                    { r.choose(r, i) }
func (r *rulingView) waiting() string               { return r.say("ruling.question", nil) }
func (r *rulingView) missed(lessons.Verdict) string { return r.say("choice.missed", nil) }

// refused names what has ended the game, and not for whom. Where nothing has, it tells
// what there is to judge by.
func (r *rulingView) refused(v lessons.Verdict) []fyne.CanvasObject {
	ending := r.step.Ending.Ending
	if ending == rules.NotEnded {
		return missedHead(r.missed(v), r.unended())
	}
	return missedHead(r.missed(v), r.means(endingTerm(ending)))
}

// endingTerm is the term for what has ended a game. Of a declaration it does not tell
// how it went.
func endingTerm(e rules.Ending) string {
	switch e {
	case rules.EndDeclarationWin, rules.EndDeclarationDraw, rules.EndDeclarationLoss:
		return "declaration"
	case rules.NotEnded, rules.EndMate, rules.EndNoLegalMove, rules.EndSennichite, rules.EndPerpetualCheck, rules.EndImpasse,
		rules.EndImpasseWin, rules.EndTry, rules.EndMoveLimit, rules.EndResignation, rules.EndTime, rules.EndFoul:
	}
	return e.String()
}

// unended tells of a game that goes on how often its position has stood and how many
// moves there are; near the last move of the rules also how many were made.
func (r *rulingView) unended() string {
	g := r.after()
	p := g.Position()
	text := r.say("ruling.notYet", words.Args{
		"times": fmt.Sprint(g.Repetitions()), "side": r.seats().Name(p.Turn()), "moves": fmt.Sprint(len(p.Legal())),
	})
	if made := p.MoveNumber() - 1; 2*made > r.step.Law.Cap && r.step.Law.Cap > 0 {
		text += "\n" + r.say("ruling.made", words.Args{"made": fmt.Sprint(made)})
	}
	return text
}

// input is the moves played, what is claimed, and the answers offered.
func (r *rulingView) input() []fyne.CanvasObject {
	items := playedItems(r.words(), r.step)
	if claim := r.seats().Claim(&r.step.Position, r.step.Deed); claim != "" {
		text := widgets.NewParagraph(claim)
		text.Bold = true
		card := widgets.NewCard(widgets.ColorAccentSoft, noteCardPad, text)
		items = append(items, card)
	}
	return append(items, r.items(r)...)
}

// reason says how the game ended, or that it has not.
func (r *rulingView) reason() string {
	title, text := r.seats().Ending(r.step.Ending)
	if title == "" {
		return r.say("ruling.on", nil)
	}
	return "**" + title + "**\n" + text
}

func (r *rulingView) answer() string { return r.reason() }

// after returns the game as it stands once the claim is made.
func (r *rulingView) after() *rules.Game {
	g := r.step.Game()
	if r.step.Deed != (rules.Action{}) {
		_ = g.Do(r.step.Deed) // a foul changes nothing, and is marked
	}
	return g
}

func (r *rulingView) setup() rules.Setup {
	if !r.over() {
		return r.step.Setup
	}
	p := r.after().Position()
	return p.Setup()
}

func (r *rulingView) marks() widgets.Marks {
	m := FileMarks(r.step)
	if !r.over() {
		if r.step.Deed.Deed == rules.DoMove && r.step.Deed != (rules.Action{}) {
			m = ActionMarks(m, &r.step.Position, r.step.Deed.Attempt)
		}
		return m
	}
	var illegal *rules.IllegalMove
	if err := r.step.Game().Do(r.step.Deed); r.step.Deed != (rules.Action{}) && errors.As(err, &illegal) {
		return feedback.FoulMarks(&r.step.Position, illegal)
	}
	g := r.after()
	p := g.Position()
	if moves := g.Moves(); len(moves) > 0 && moves[len(moves)-1] != rules.NoMove {
		m.Last = widgets.LastMove(moves[len(moves)-1].Attempt())
	}
	if king := p.King(p.Turn()); p.InCheck() && king.OnBoard() {
		m.Check = rules.SetOf(king)
	}
	return m
}

const (
	noteCardPad = 14
	sumCardPad  = 10
	mostPlayed  = 24 // more moves than these are not all listed
)

// playedItems list the moves that led to a step, in a card; nothing where none did.
func playedItems(w *words.Words, step *lessons.Step) []fyne.CanvasObject {
	if len(step.Played) == 0 {
		return nil
	}
	g, sides := step.Game(), w.Seats(step)
	first := max(0, len(step.Played)-mostPlayed)
	var moves []string
	if first > 0 {
		moves = append(moves, "…")
	}
	for i, m := range step.Played[first:] {
		p := g.PositionAfter(first + i)
		moves = append(moves, words.Sign(p.Turn())+sides.Move(&p, m))
	}
	title := widgets.NewParagraph(w.Say("play.moves", nil))
	title.TextSize, title.Color = widgets.SizeSmall, widgets.ColorInkSoft
	list := widgets.NewParagraph(strings.Join(moves, "  "))
	card := widgets.NewCard(widgets.ColorSurface, noteCardPad, widgets.NewColumn(2, title, list))
	card.Border = widgets.ColorLine
	return []fyne.CanvasObject{card}
}
