package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/boardscreen"
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
	after *widgets.Button // looks at a game that has ended
	asks  *adviceRow
	root  *fyne.Container
}

func newPanel(t *Table) *panel {
	p := &panel{
		table: t, cards: [2]*card{newCard(rules.Black, t.match.timed()), newCard(rules.White, t.match.timed())}, moves: newMoves(t),
		texts: widgets.NewColumn(noteGap),
		main:  widgets.NewButton(widgets.MainButton, "", "Enter", nil),
		left:  widgets.NewButton(widgets.PlainButton, "", "", nil),
		right: widgets.NewButton(widgets.PlainButton, "", "", nil),
		after: widgets.NewButton(widgets.PlainButton, "", "", nil),
	}
	for _, b := range []*widgets.Button{p.main, p.left, p.right, p.after} {
		b.OnKey = t.env.OnKey
	}
	p.note = container.NewVScroll(p.texts)
	p.asks = newAdviceRow(t)
	p.root = container.New(p, p.cards[0].root, p.cards[1].root, p.moves.root, p.note, p.asks.root, p.main, p.left, p.right, p.after)
	return p
}

const (
	noteGap      = 16
	noteFrame    = 2
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
	for _, k := range p.cards {
		k.face.Compact = least == compactCard
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

// layButtons places the main button, and the one below it, full width above the other
// two, and returns where the buttons begin.
func (p *panel) layButtons(size fyne.Size) float32 {
	y := size.Height
	half := (size.Width - buttonGap) / 2
	switch {
	case p.left.Visible() && p.right.Visible():
		y -= widgets.Holding(buttonHeight)
		widgets.Place(p.left, 0, y, half, widgets.Holding(buttonHeight))
		widgets.Place(p.right, half+buttonGap, y, half, widgets.Holding(buttonHeight))
		y -= buttonGap
	case p.left.Visible() || p.right.Visible():
		y -= widgets.Holding(buttonHeight)
		widgets.Place(p.left, 0, y, size.Width, widgets.Holding(buttonHeight))
		widgets.Place(p.right, 0, y, size.Width, widgets.Holding(buttonHeight))
		y -= buttonGap
	}
	for _, b := range []*widgets.Button{p.after, p.main} {
		if b.Visible() {
			y -= widgets.Holding(buttonHeight)
			widgets.Place(b, 0, y, size.Width, widgets.Holding(buttonHeight))
			y -= buttonGap
		}
	}
	return y + buttonGap
}

func (p *panel) render() {
	t := p.table
	p.moves.set(t.sides, t.match.game, t.match.times(), t.shown())
	p.moves.mark(t.inBook())
	p.texts.SetItems(t.noteItems()...)
	p.buttons()
	for _, c := range []rules.Color{rules.Black, rules.White} {
		p.renderCard(c)
	}
	p.renderClocks()
	p.note.ScrollToTop()
	p.Layout(nil, p.root.Size())
	p.root.Refresh()
	p.moves.reveal()
}

// renderClocks shows the time that is left; nothing else changes by itself.
func (p *panel) renderClocks() {
	t := p.table
	now := t.env.now()
	for _, c := range []rules.Color{rules.Black, rules.White} {
		runs := t.match.turn() == c && !t.match.clocks.Paused() && !t.match.over()
		k := p.cards[c]
		if !k.timed {
			continue
		}
		k.face.Set(t.match.clocks.Left(c, now), runs)
		k.border(t.match.turn() == c && !t.match.over())
	}
}

func (p *panel) renderCard(c rules.Color) {
	t, w := p.table, p.table.env.Words
	who := t.player(c)
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
	widgets.Show(p.cards[c].sign, !t.undrawn())
	if t.undrawn() {
		p.cards[c].set(who, "", "", false, false)
		return
	}
	p.cards[c].set(t.sides.name(c), who, state, moves, checked)
}
