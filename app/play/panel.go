package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/boardscreen"
	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/widgets"
)

// panel is what stands beside the board: the far player, the moves, what has to be
// said, the near player and the buttons.
type panel struct {
	table *Table
	cards [2]*card // by rules.Color
	moves *moves
	texts *widgets.Column
	note  *container.Scroll
	main  *widgets.Button
	left  *widgets.Button
	right *widgets.Button
	asks  *adviceRow
	root  *fyne.Container
}

func newPanel(t *Table) *panel {
	p := &panel{
		table: t, cards: [2]*card{newCard(rules.Black), newCard(rules.White)}, moves: newMoves(),
		texts: widgets.NewColumn(noteGap),
		main:  widgets.NewButton(widgets.MainButton, "", "Enter", nil),
		left:  widgets.NewButton(widgets.PlainButton, "", "", nil),
		right: widgets.NewButton(widgets.PlainButton, "", "", nil),
	}
	for _, b := range []*widgets.Button{p.main, p.left, p.right} {
		b.OnKey = t.env.OnKey
	}
	p.note = container.NewVScroll(p.texts)
	p.asks = newAdviceRow(t)
	p.root = container.New(p, p.cards[0].root, p.cards[1].root, p.moves.root, p.note, p.asks.root, p.main, p.left, p.right)
	return p
}

const (
	noteGap      = 16
	buttonGap    = 10
	buttonHeight = 44
	cardGap      = 12
	tightPanel   = 640 // lower ones have lower cards
)

// MinSize is part of fyne.Layout.
func (p *panel) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(boardscreen.PanelLeast, 300)
}

// Layout is part of fyne.Layout.
func (p *panel) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	y := p.asks.lay(size.Width, p.layButtons(size)) - cardGap
	least := float32(cardHeight)
	if size.Height < tightPanel {
		least = compactCard
	}
	near, far := p.cards[p.table.far().Opponent()], p.cards[p.table.far()].root
	nearHigh, farHigh := near.height(size.Width, least), p.cards[p.table.far()].height(size.Width, least)
	y -= nearHigh
	widgets.Place(far, 0, 0, size.Width, farHigh)
	widgets.Place(near.root, 0, y, size.Width, nearHigh)
	top, bottom := farHigh+cardGap, y-cardGap
	need := float32(0)
	if len(p.texts.Items) > 0 {
		need = p.texts.HeightFor(size.Width)
	}
	widgets.Show(far, need <= bottom-top) // what has to be said comes first
	if !far.Visible() {
		top = 0
	}
	widgets.Show(near.root, need <= bottom-top || !p.table.match.over())
	if !near.root.Visible() {
		bottom = y + nearHigh
	}
	widgets.Show(p.note, need > 0)
	if need > 0 {
		p.texts.Resize(fyne.NewSize(size.Width, need))
		need = min(need, bottom-top)
		y = bottom - need
		if bottom = y - cardGap; bottom-top < movesLeast {
			y = top // it stands alone
		}
		widgets.Place(p.note, 0, y, size.Width, need)
	}
	widgets.Show(p.moves.root, bottom-top >= movesLeast)
	widgets.Place(p.moves.root, 0, top, size.Width, max(movesLeast, bottom-top))
}

// layButtons places the main button full width above the other two, and returns
// where the buttons begin.
func (p *panel) layButtons(size fyne.Size) float32 {
	y := size.Height
	half := (size.Width - buttonGap) / 2
	switch {
	case p.left.Visible() && p.right.Visible():
		y -= buttonHeight
		widgets.Place(p.left, 0, y, half, buttonHeight)
		widgets.Place(p.right, half+buttonGap, y, half, buttonHeight)
		y -= buttonGap
	case p.left.Visible() || p.right.Visible():
		y -= buttonHeight
		widgets.Place(p.left, 0, y, size.Width, buttonHeight)
		widgets.Place(p.right, 0, y, size.Width, buttonHeight)
		y -= buttonGap
	}
	if p.main.Visible() {
		y -= buttonHeight
		widgets.Place(p.main, 0, y, size.Width, buttonHeight)
		y -= buttonGap
	}
	return y + buttonGap
}

func (p *panel) render() {
	t := p.table
	p.moves.set(t.sides, t.match.game)
	p.texts.SetItems(t.noteItems()...)
	p.buttons()
	for _, c := range []rules.Color{rules.Black, rules.White} {
		p.renderCard(c)
	}
	p.note.ScrollToTop()
	p.Layout(nil, p.root.Size())
	p.root.Refresh()
	p.moves.scroll.ScrollToBottom()
}

func (p *panel) renderCard(c rules.Color) {
	t, w := p.table, p.table.env.Words
	who := t.computer()
	if c == t.match.choice.Side() {
		who = w.Say("stand.you", nil)
	}
	now := t.match.game.Position()
	moves := now.Turn() == c && !t.match.over()
	checked := now.Turn() == c && now.InCheck()
	state := ""
	switch {
	case checked:
		state = w.Say("play.check", nil)
	case moves && t.thinker.thinks():
		state = w.Say("play.thinking", nil)
	case moves:
		state = w.Say("play.toMove", nil)
	}
	p.cards[c].set(t.sides.name(c), who, state, moves, checked)
}

// buttons says what can be done now.
func (p *panel) buttons() {
	t := p.table
	switch {
	case t.match.over():
		again := "play.again"
		if t.exchanges() {
			again = "play.exchanged"
		}
		p.set(p.main, again, "Enter", t.onAgain)
		p.set(p.left, "play.newGame", "N", t.onNew)
		p.set(p.right, "play.home", "Esc", t.onLeave)
		if t.match.lost() && t.match.canTakeBack() {
			p.set(p.right, "play.takeBack", "U", t.onTakeBack)
		}
	case t.asking:
		p.set(p.main, "play.playOn", "Enter", t.onPlayOn)
		p.set(p.left, "play.resign", "R", t.onResign)
		p.set(p.right, "", "", nil)
	case t.foul != nil:
		p.set(p.main, "lesson.retry", "Enter", t.onRetry)
		p.set(p.left, "", "", nil)
		p.set(p.right, "", "", nil)
	default:
		p.set(p.main, "", "", nil)
		p.set(p.left, "", "", nil)
		if t.match.choice.Takeback {
			p.set(p.left, "play.takeBack", "U", t.onTakeBack)
		}
		p.set(p.right, "play.resign", "R", t.onResign)
	}
	p.asks.render(t)
	open(p.left, t.match.over() || t.asking || t.match.canTakeBack())
	open(p.right, t.match.over() || t.match.mine())
	for _, b := range []*widgets.Button{p.main, p.left, p.right} {
		b.Refresh()
	}
}

// set gives a button the text of a message; without one it is hidden.
func (p *panel) set(b *widgets.Button, label, key string, tap func()) {
	b.Label, b.Key, b.OnTap = "", key, tap
	if label != "" {
		b.Label = p.table.env.Words.Say(label, nil)
	}
	widgets.Show(b, label != "")
}

func open(b *widgets.Button, on bool) {
	if on {
		b.Enable()
	} else {
		b.Disable()
	}
}

// computer says who the opponent is.
func (t *Table) computer() string {
	w := t.env.Words
	return w.Say("play.computer", words.Args{"player": playerName(w, t.match.choice.Opponent)})
}
