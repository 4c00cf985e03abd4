package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"terakoya/app/boardscreen"
	"terakoya/rules"
	"terakoya/widgets"
)

// card shows one of the two players: the sign and the name of the side, who plays
// it, and whether it is to move.
type card struct {
	ground    *canvas.Rectangle
	sign      *canvas.Raster
	name, who *widgets.Paragraph
	state     *widgets.Paragraph
	root      *fyne.Container
}

const (
	cardHeight  = 66
	compactCard = 56
	cardPad     = 16
	cardEdge    = 4 // above and below the texts, at least
	cardSign    = 26
	cardCorner  = 12
	onMove      = 2.5 // width of the border of the side to move
)

func newCard(c rules.Color) *card {
	k := &card{
		ground: &canvas.Rectangle{}, sign: newSign(c, cardSign),
		name: widgets.NewParagraph(""), who: widgets.NewParagraph(""), state: widgets.NewParagraph(""),
	}
	k.name.Bold, k.name.TextSize, k.name.Leading = true, widgets.SizeLead, 1.3
	k.who.TextSize, k.who.Color, k.who.Leading = widgets.SizeSmall, widgets.ColorInkSoft, 1.3
	k.state.Bold, k.state.Leading = true, 1.3
	k.root = container.New(k, k.ground, k.sign, k.name, k.who, k.state)
	return k
}

// MinSize is part of fyne.Layout.
func (k *card) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(boardscreen.PanelLeast, compactCard)
}

// textLeft is where the texts of a card begin.
const textLeft = cardPad + cardSign + cardPad

// lines are the rooms of the texts in a card of that width: how wide the state is,
// how wide both lines may be, and how high each is.
func (k *card) lines(width float32) (state, room, name, who float32) {
	room = width - textLeft - cardPad
	state = widgets.LineWidth(k.state)
	return state, room, k.name.HeightFor(room - state), k.who.HeightFor(room)
}

// height is how high a card of that width is: no lower than its texts, which are
// higher where type is large.
func (k *card) height(width, least float32) float32 {
	_, _, name, who := k.lines(width)
	return max(least, name+who+2*cardEdge)
}

// Layout is part of fyne.Layout.
func (k *card) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	k.ground.Resize(size)
	widgets.Place(k.sign, cardPad, (size.Height-cardSign)/2, cardSign, cardSign)
	state, room, name, who := k.lines(size.Width)
	top := (size.Height - name - who) / 2
	widgets.Place(k.name, textLeft, top, room-state, name)
	widgets.Place(k.state, textLeft+room-state, top+(name-k.state.HeightFor(state))/2, state, k.state.HeightFor(state))
	widgets.Place(k.who, textLeft, top+name, room, who)
}

// set says who plays, and what the side is doing; a side in check has that said
// in the colour of danger.
func (k *card) set(name, who, state string, moves, checked bool) {
	k.name.SetText(name)
	k.who.SetText(who)
	k.state.Color = widgets.ColorAccent
	if checked {
		k.state.Color = widgets.ColorWrong
	}
	k.state.SetText(state)
	line, width := widgets.ColorLine, float32(1)
	if moves {
		line, width = widgets.ColorAccent, onMove
	}
	widgets.Fill(k.ground, widgets.ColorSurface, line, width, cardCorner)
	k.Layout(nil, k.root.Size())
	k.root.Refresh()
}
