package play

import (
	"fmt"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"terakoya/app/boardscreen"
	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/widgets"
)

// moves is the list of the moves made, the one lit that the board shows, and the
// buttons that go through them.
type moves struct {
	look         func(plies int)
	ground, line *canvas.Rectangle
	foot         *canvas.Rectangle // the line above the buttons
	title        *widgets.Paragraph
	tick         *widget.Icon       // before book
	book         *widgets.Paragraph // that says that the game follows the book
	none         *widgets.Paragraph // in the place of an empty list
	rows         []*moveRow
	lit          int
	list         *fyne.Container
	scroll       *container.Scroll
	steps        []*widgets.Button // to the first position, back, on, and to the present
	root         *fyne.Container
}

// stepKeys are the keys of the buttons below the list, with the names of their parts.
var stepKeys = []struct{ name, key string }{{"first", "Home"}, {"earlier", "PgUp"}, {"later", "PgDn"}, {"present", "End"}}

func newMoves(t *Table) *moves {
	m := &moves{
		look: t.look, ground: &canvas.Rectangle{}, line: &canvas.Rectangle{}, foot: &canvas.Rectangle{},
		title: widgets.NewParagraph(""), none: widgets.NewParagraph(""), book: widgets.NewParagraph(t.env.Words.Say("play.inBook", nil)),
		tick: widget.NewIcon(fynetheme.NewSuccessThemedResource(fynetheme.ConfirmIcon())),
	}
	m.book.TextSize, m.book.Color, m.book.Leading = widgets.SizeSmall, widgets.ColorRight, 1.3
	m.title.Bold, m.title.Leading = true, 1.3
	m.none.Color = widgets.ColorInkSoft
	m.list = container.New(rowStack{})
	m.scroll = container.NewVScroll(m.list)
	m.root = container.New(m, m.ground, m.line, m.title, m.tick, m.book, m.none, m.scroll, m.foot)
	icons := []fyne.Resource{
		fynetheme.MediaSkipPreviousIcon(), fynetheme.NavigateBackIcon(), fynetheme.NavigateNextIcon(), fynetheme.MediaSkipNextIcon(),
	}
	for i, do := range []func(){t.onFirst, t.onEarlier, t.onLater, t.onPresent} {
		b := widgets.NewButton(widgets.TextButton, "", "", do)
		b.Icon, b.OnKey = icons[i], t.env.OnKey
		m.steps = append(m.steps, b)
		m.root.Add(b)
	}
	return m
}

const (
	rowPlain   = 29 // how high a row is in type of the usual size
	rowInset   = 8
	movesSteps = 44                      // the buttons below the list
	movesHead  = 40                      // the line above the list in type of the usual size
	movesLeast = movesHead + 3*rowPlain  // lower lists are not shown
	stepsLeast = movesLeast + movesSteps // lower ones have no buttons
	tickSide   = 16
	tickGap    = 5
	stepKeyed  = 96 // narrower buttons do not show their keys
)

// movesTitle is how high the line above the list is.
func movesTitle() float32 { return widgets.Holding(movesHead) }

// MinSize is part of fyne.Layout.
func (m *moves) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(boardscreen.PanelLeast, movesLeast)
}

// Layout is part of fyne.Layout.
func (m *moves) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	m.ground.Resize(size)
	book := widgets.LineWidth(m.book)
	x := size.Width - cardPad - book
	widgets.PlaceMiddle(m.book, x, 0, book, movesTitle())
	side := widgets.Grown(tickSide)
	widgets.Place(m.tick, x-side-tickGap, (movesTitle()-side)/2+1, side, side) // on the line of the words
	widgets.PlaceMiddle(m.title, cardPad, 0, x-side-tickGap-cardPad, movesTitle())
	widgets.Place(m.line, rowInset, movesTitle()-1, size.Width-2*rowInset, 1)
	room := size.Width - 2*cardPad
	widgets.Place(m.none, cardPad, movesTitle()+rowInset, room, m.none.HeightFor(room))
	high := size.Height
	if m.laySteps(size) {
		high -= movesSteps
	}
	before := m.scroll.Size()
	widgets.Place(m.scroll, rowInset, movesTitle()+rowInset/2, size.Width-2*rowInset, high-movesTitle()-rowInset)
	if m.scroll.Size() != before {
		m.reveal()
	}
}

// laySteps places the buttons, if there is room and something to go through.
func (m *moves) laySteps(size fyne.Size) bool {
	on := size.Height >= stepsLeast && len(m.rows) > 0
	widgets.Show(m.foot, on)
	wide := (size.Width - 2*rowInset) / float32(len(m.steps))
	for i, b := range m.steps {
		widgets.Show(b, on)
		if b.Key = ""; wide >= stepKeyed {
			b.Key = stepKeys[i].key
		}
		b.Refresh()
		widgets.Place(b, rowInset+float32(i)*wide, size.Height-movesSteps+2, wide, movesSteps-4)
	}
	widgets.Place(m.foot, rowInset, size.Height-movesSteps, size.Width-2*rowInset, 1)
	return on
}

// set shows the moves of a game, the lit one being the last of so many. Times may be
// nil.
func (m *moves) set(s sides, g *rules.Game, times []time.Duration, shown int) {
	widgets.Fill(m.ground, widgets.ColorSurface, widgets.ColorLine, 1, cardCorner)
	for _, line := range []*canvas.Rectangle{m.line, m.foot} {
		widgets.Fill(line, widgets.ColorLine, widgets.ColorTransparent, 0, 0)
	}
	m.title.SetText(s.words.Say("play.moves", nil))
	m.none.SetText(s.words.Say("play.noMoves", nil))
	all := g.Moves()
	widgets.Show(m.none, len(all) == 0)
	for len(m.rows) < len(all) {
		plies := len(m.rows) + 1
		m.rows = append(m.rows, newMoveRow(func() { m.look(plies) }))
	}
	m.rows = m.rows[:len(all)]
	m.lit = shown - 1
	m.list.Objects = m.list.Objects[:0]
	for i, r := range m.rows {
		p := g.PositionAfter(i)
		took := ""
		if i < len(times) {
			took = words.Clock(times[i])
		}
		r.set(fmt.Sprint(i+1), sign(p.Turn())+s.move(&p, all[i]), took, i == m.lit)
		m.list.Add(r)
	}
	m.list.Refresh()
	m.Layout(nil, m.root.Size())
	m.root.Refresh()
	m.reveal()
}

// mark says that the game follows the book, or does not.
func (m *moves) mark(inBook bool) {
	widgets.Show(m.tick, inBook)
	widgets.Show(m.book, inBook)
}

// reveal scrolls the list so that the lit row is seen.
func (m *moves) reveal() {
	top, high := float32(max(0, m.lit))*rowHeight(), m.scroll.Size().Height
	offset := max(min(m.scroll.Offset.Y, top), top+rowHeight()-high, 0)
	if m.lit == len(m.rows)-1 {
		m.scroll.ScrollToBottom()
		return
	}
	m.scroll.ScrollToOffset(fyne.NewPos(0, offset))
}
