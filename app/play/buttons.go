package play

import (
	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/widgets"
)

// buttons says what can be done now.
func (p *panel) buttons() {
	t := p.table
	p.set(p.after, "", "", nil)
	switch {
	case t.match.over():
		p.afterEnd()
	case t.prompt != noPrompt:
		p.atPrompt()
	case t.foul != nil:
		p.set(p.main, "lesson.retry", "Enter", t.onRetry)
		p.lesson(p.left)
		p.set(p.right, "", "", nil)
	default:
		p.set(p.main, "", "", nil)
		p.takeBack(p.left)
		p.set(p.right, "play.resign", "R", t.onResign)
		widgets.Enable(p.right, t.match.mine())
	}
	p.asks.render(t)
	for _, b := range []*widgets.Button{p.main, p.left, p.right, p.after} {
		b.Refresh()
	}
}

// afterEnd: what can be done with a game that has ended.
func (p *panel) afterEnd() {
	t := p.table
	again := "play.again"
	if t.exchanges() {
		again = "play.exchanged"
	}
	p.set(p.main, again, "Enter", t.onAgain)
	p.set(p.left, "play.newGame", "N", t.onNew)
	switch {
	case t.match.lost() && t.match.canTakeBack():
		p.takeBack(p.right)
	case t.lesson() != nil:
		p.set(p.right, "play.itsLesson", "L", t.onLesson)
	default:
		p.set(p.right, "play.home", "Esc", t.onLeave)
	}
	if t.env.After != nil {
		p.set(p.after, "play.after", "A", t.onAfter)
	}
}

// atPrompt: the answers to what is asked.
func (p *panel) atPrompt() {
	t := p.table
	p.set(p.main, "play.playOn", "Enter", t.onPlayOn)
	p.set(p.left, "", "", nil)
	p.set(p.right, "", "", nil)
	switch t.prompt {
	case noPrompt, choosing:
	case resigning:
		p.set(p.left, "play.resign", "R", t.onResign)
	case agreeing:
		p.set(p.left, "play.agree.yes", "I", t.onAgree)
	case repeating:
		p.set(p.left, "play.repeat.yes", "A", t.onRepeat)
	case declaring:
		p.set(p.left, "play.declare.yes", "D", t.onDeclare)
	case typing:
		p.set(p.main, "play.typing.play", "Enter", t.onTyped)
		p.set(p.left, "play.playOn", "Esc", t.onPlayOn)
	case paused:
		p.set(p.main, "play.pause.on", "Enter", t.onPause)
	case drawing:
		p.set(p.main, "play.lots.throw", "Enter", t.onThrown)
		if t.decided() {
			p.set(p.main, "play.begin", "Enter", t.onThrown)
		}
	case stuck:
		p.set(p.main, "play.stuck.again", "Enter", t.onAskAgain)
		p.set(p.left, "", "K", t.onSubstitute)
		p.left.Label = t.env.Words.Say("play.stuck.level", words.Args{"level": t.substitute})
		widgets.Show(p.left, true)
		p.takeBack(p.right)
	}
}

// takeBack makes a button that takes a move back, where that was chosen.
func (p *panel) takeBack(b *widgets.Button) {
	t := p.table
	p.set(b, "", "", nil)
	if t.match.choice.Takeback {
		p.set(b, "play.takeBack", "U", t.onTakeBack)
		widgets.Enable(b, t.match.canTakeBack())
	}
}

// lesson makes a button that opens the lesson of the foul that is explained.
func (p *panel) lesson(b *widgets.Button) {
	p.set(b, "", "", nil)
	if p.table.lesson() != nil {
		p.set(b, "play.lesson", "L", p.table.onLesson)
	}
}

// set gives a button the text of a message; without one it is hidden.
func (p *panel) set(b *widgets.Button, label, key string, tap func()) {
	b.Label, b.Key, b.OnTap = "", key, tap
	widgets.Enable(b, true)
	if label != "" {
		b.Label = p.table.env.Words.Say(label, nil)
	}
	widgets.Show(b, label != "")
}

// computer says who the opponent is.
func (t *Table) computer() string {
	w := t.env.Words
	if t.match.choice.People {
		return w.Say("play.people", nil)
	}
	return w.Say("play.computer", words.Args{"player": playerName(w, t.match.choice.Opponent)})
}

// player says who plays a side.
func (t *Table) player(c rules.Color) string {
	w, near := t.env.Words, c == t.near()
	switch {
	case t.match.choice.People && near:
		return w.Say("play.near", nil)
	case t.match.choice.People:
		return w.Say("play.far", nil)
	case near:
		return w.Say("stand.you", nil)
	}
	return t.computer()
}
