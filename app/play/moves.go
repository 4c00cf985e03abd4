package play

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"

	"terakoya/app/boardscreen"
	"terakoya/rules"
	"terakoya/widgets"
)

// moves is the list of the moves made, the last one lit.
type moves struct {
	ground, line *canvas.Rectangle
	title        *widgets.Paragraph
	none         *widgets.Paragraph // in the place of an empty list
	rows         []*moveRow
	list         *fyne.Container
	scroll       *container.Scroll
	root         *fyne.Container
}

func newMoves() *moves {
	m := &moves{
		ground: &canvas.Rectangle{}, line: &canvas.Rectangle{},
		title: widgets.NewParagraph(""), none: widgets.NewParagraph(""),
	}
	m.title.Bold, m.title.Leading = true, 1.3
	m.none.Color = widgets.ColorInkSoft
	m.list = container.New(rowStack{})
	m.scroll = container.NewVScroll(m.list)
	m.root = container.New(m, m.ground, m.line, m.title, m.none, m.scroll)
	return m
}

const (
	rowHeight  = 29
	rowInset   = 8
	rowNumber  = 34 // where the number ends
	rowMove    = 48 // where the move begins
	rowCorner  = 8
	movesTitle = 40
	movesLeast = movesTitle + 3*rowHeight // lower lists are not shown
)

// MinSize is part of fyne.Layout.
func (m *moves) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(boardscreen.PanelLeast, movesLeast)
}

// Layout is part of fyne.Layout.
func (m *moves) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	m.ground.Resize(size)
	widgets.PlaceMiddle(m.title, cardPad, 0, size.Width-2*cardPad, movesTitle)
	widgets.Place(m.line, rowInset, movesTitle-1, size.Width-2*rowInset, 1)
	room := size.Width - 2*cardPad
	widgets.Place(m.none, cardPad, movesTitle+rowInset, room, m.none.HeightFor(room))
	widgets.Place(m.scroll, rowInset, movesTitle+rowInset/2, size.Width-2*rowInset, size.Height-movesTitle-rowInset)
}

// set shows the moves of a game.
func (m *moves) set(s sides, g *rules.Game) {
	widgets.Fill(m.ground, widgets.ColorSurface, widgets.ColorLine, 1, cardCorner)
	widgets.Fill(m.line, widgets.ColorLine, widgets.ColorTransparent, 0, 0)
	m.title.SetText(s.words.Say("play.moves", nil))
	m.none.SetText(s.words.Say("play.noMoves", nil))
	all := g.Moves()
	widgets.Show(m.none, len(all) == 0)
	for len(m.rows) < len(all) {
		m.rows = append(m.rows, newMoveRow())
	}
	m.rows = m.rows[:len(all)]
	m.list.Objects = m.list.Objects[:0]
	for i, r := range m.rows {
		p := g.PositionAfter(i)
		r.set(fmt.Sprint(i+1), sign(p.Turn())+s.move(&p, all[i]), i == len(all)-1)
		m.list.Add(r.root)
	}
	m.list.Refresh()
	m.Layout(nil, m.root.Size())
	m.root.Refresh()
	m.scroll.ScrollToBottom()
}

// rowStack puts rows below one another.
type rowStack struct{}

// MinSize is part of fyne.Layout.
func (rowStack) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, float32(len(o))*rowHeight)
}

// Layout is part of fyne.Layout.
func (rowStack) Layout(o []fyne.CanvasObject, size fyne.Size) {
	for i, r := range o {
		widgets.Place(r, 0, float32(i)*rowHeight, size.Width, rowHeight)
	}
}

// moveRow is one move: its number and the move itself.
type moveRow struct {
	ground       *canvas.Rectangle
	number, move *canvas.Text
	root         *fyne.Container
}

func newMoveRow() *moveRow {
	r := &moveRow{ground: &canvas.Rectangle{}, number: &canvas.Text{}, move: &canvas.Text{}}
	r.root = container.New(r, r.ground, r.number, r.move)
	return r
}

// MinSize is part of fyne.Layout.
func (r *moveRow) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, rowHeight) }

// Layout is part of fyne.Layout.
func (r *moveRow) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	r.ground.Resize(size)
	number, move := r.number.MinSize(), r.move.MinSize()
	widgets.Place(r.number, rowNumber-number.Width, (size.Height-number.Height)/2, number.Width, number.Height)
	widgets.Place(r.move, rowMove, (size.Height-move.Height)/2, move.Width, move.Height)
}

func (r *moveRow) set(number, move string, last bool) {
	ground, soft, ink := widgets.ColorTransparent, widgets.ColorInkSoft, widgets.ColorInk
	if last {
		ground, soft, ink = widgets.ColorAccentSoft, widgets.ColorAccent, widgets.ColorAccent
	}
	widgets.Fill(r.ground, ground, widgets.ColorTransparent, 0, rowCorner)
	r.number.Text, r.number.TextSize, r.number.Color = number, fynetheme.Size(widgets.SizeSmall), fynetheme.Color(soft)
	r.move.Text, r.move.TextSize, r.move.Color = move, fynetheme.Size(widgets.SizeBody), fynetheme.Color(ink)
	r.move.TextStyle = fyne.TextStyle{Bold: last}
	r.root.Refresh()
	r.Layout(nil, r.root.Size())
}
