package play

import (
	"fyne.io/fyne/v2"

	"terakoya/app/feedback"
	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/widgets"
)

// prompt is what is asked or told beside the board before the game can go on. The board
// is locked meanwhile.
type prompt uint8

const (
	noPrompt  prompt = iota
	choosing         // what else can be done
	resigning        // whether to resign
	agreeing         // whether to agree on an impasse
	repeating        // whether to agree on sennichite
	declaring        // whether to declare an impasse
	typing           // a move is typed
	paused           // the clocks stand still
	drawing          // the sides are drawn
	stuck            // the computer finds no move
)

var promptNames = [...]string{"", "more", "asking", "agree", "repeat", "declare", "typing", "paused", "drawing", "stuck"}

// String returns the word by which messages know a prompt.
func (p prompt) String() string { return promptNames[p] }

// leaves reports whether Esc takes a prompt away, so that the game goes on.
func (p prompt) leaves() bool {
	switch p {
	case choosing, resigning, agreeing, repeating, declaring, typing:
		return true
	case noPrompt, paused, drawing, stuck:
	}
	return false
}

// offer shows a prompt in a person's turn, and the present position with it.
func (t *Table) offerPrompt(p prompt) {
	if t.prompt != noPrompt && t.prompt != choosing || !t.match.mine() || t.timeUp() {
		return
	}
	t.present()
	t.foul, t.notice, t.prompt, t.unread = nil, "", p, ""
	t.render()
}

// onPlayOn takes a prompt away.
func (t *Table) onPlayOn() {
	t.prompt, t.unread = noPrompt, ""
	t.render()
}

// promptItems are what a prompt has to say.
func (t *Table) promptItems() []fyne.CanvasObject {
	w := t.env.Words
	switch t.prompt {
	case noPrompt:
		return nil
	case choosing:
		return t.choosingItems()
	case resigning:
		other := words.Args{"opponent": t.sides.name(t.match.turn().Opponent())}
		return []fyne.CanvasObject{t.asked("play.ask.title", w.Say("play.ask.text", other))}
	case agreeing:
		return t.agreeItems()
	case repeating:
		return []fyne.CanvasObject{t.asked("play.repeat.ask", w.Say("play.repeat.agreed", nil))}
	case declaring:
		return t.declareItems()
	case typing:
		return t.typingItems()
	case paused:
		return []fyne.CanvasObject{t.asked("play.pause.title", w.Say("play.pause.text", nil))}
	case drawing:
		return t.drawingItems()
	case stuck:
		return t.stuckItems()
	}
	return nil
}

// asked is the card of a question, with the sign of the side to move.
func (t *Table) asked(title, text string) fyne.CanvasObject {
	return feedback.HeadWith(widgets.ColorSunk, widgets.ColorInk, newSign(t.match.turn(), endSign), t.env.Words.Say(title, nil), text)
}

// onResign asks, and the second time resigns.
func (t *Table) onResign() {
	if t.prompt != resigning {
		t.offerPrompt(resigning)
		return
	}
	t.do(rules.DoResign)
}
