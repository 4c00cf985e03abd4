package play

import (
	"errors"

	"fyne.io/fyne/v2"

	"terakoya/app/feedback"
	"terakoya/app/words"
	"terakoya/rules/engine/usi"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// mostReply is how many characters of an answer that is no move are told.
const mostReply = 40

// fail says that the computer has found no move. The game stays as it was.
func (t *Table) fail(err error) {
	t.fault, t.prompt, t.foul = err, stuck, nil
	t.substitute = t.env.standing().Offer.Rung.Level.String()
	t.keep()
	t.render()
}

// onAskAgain asks the player that failed once more; an engine is started anew.
func (t *Table) onAskAgain() {
	t.fault, t.prompt = nil, noPrompt
	t.begin()
}

// onSubstitute lets a level of our own go on with the game: the one about as strong as
// the learner.
func (t *Table) onSubstitute() {
	if t.prompt != stuck {
		return
	}
	c := &t.match.choice
	c.Opponent = t.substitute
	t.thinker.player, t.thinker.pace = t.env.player(*c, t.match.seed), t.env.pace(c.Opponent)
	t.keep()
	t.onAskAgain()
}

// stuckItems say what has become of the player, and that nothing is lost.
func (t *Table) stuckItems() []fyne.CanvasObject {
	w := t.env.Words
	args := words.Args{"player": playerName(w, t.match.choice.Opponent), "level": t.substitute}
	var bad *usi.BadReply
	if errors.As(t.fault, &bad) {
		args["reply"] = words.Short(bad.Reply, mostReply)
	}
	return []fyne.CanvasObject{
		feedback.Head(widgets.ColorWhySoft, widgets.ColorWhy, pieceart.Other, w.Say("play.stuck.title", args), w.Say("play.stuck."+failure(t.fault), args)),
		widgets.NewParagraph(w.Say("play.stuck.kept", args)),
	}
}
