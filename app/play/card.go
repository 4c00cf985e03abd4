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
// it, whether it is to move, and the time that it has left.
type card struct {
	timed     bool // the game has a clock, which takes the place of the state
	ground    *canvas.Rectangle
	sign      *canvas.Raster
	name, who *widgets.Paragraph
	state     *widgets.Paragraph
	face      *widgets.ClockFace
	root      *fyne.Container
}

const (
	cardHeight  = 66
	compactCard = 56
	cardPad     = 16
	cardEdge    = 4 // above and below the texts, at least
	cardSign    = 26
	cardCorner  = 12
	faceGap     = 12
	onMove      = 2.5 // width of the border of the side to move
)

func newCard(c rules.Color, timed bool) *card {
	k := &card{
		timed: timed, face: widgets.NewClockFace(),
		ground: &canvas.Rectangle{}, sign: newSign(c, cardSign),
		name: widgets.NewParagraph(""), who: widgets.NewParagraph(""), state: widgets.NewParagraph(""),
	}
	k.name.Bold, k.name.TextSize, k.name.Leading = true, widgets.SizeLead, 1.3
	k.who.TextSize, k.who.Color, k.who.Leading = widgets.SizeSmall, widgets.ColorInkSoft, 1.3
	k.state.Bold, k.state.Leading = true, 1.3
	widgets.Show(k.face, timed)
	widgets.Show(k.state, !timed)
	k.root = container.New(k, k.ground, k.sign, k.name, k.who, k.state, k.face)
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
	if k.timed {
		room -= k.face.MinSize().Width + faceGap
		return 0, room, k.name.HeightFor(room), k.who.HeightFor(room)
	}
	state = widgets.LineWidth(k.state)
	return state, room, k.name.HeightFor(room - state), k.who.HeightFor(room)
}

// height is how high a card of that width is: no lower than its texts, which are
// higher where type is large.
func (k *card) height(width, least float32) float32 {
	_, _, name, who := k.lines(width)
	if k.timed {
		least = max(least, k.face.HeightFor(0)+2*cardEdge)
	}
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
	face := k.face.MinSize()
	widgets.Place(k.face, size.Width-cardPad-face.Width, (size.Height-face.Height)/2, face.Width, face.Height)
}

// set says who plays, and what the side is doing; a side in check has that said
// in the colour of danger. Beside a clock what it does stands in the place of who plays.
func (k *card) set(name, who, state string, moves, checked bool) {
	told := k.state
	if k.timed {
		told = k.who
	}
	k.name.SetText(name)
	k.who.Color, k.who.Bold = widgets.ColorInkSoft, false
	k.who.SetText(who)
	if state != "" || !k.timed {
		if told.Color = widgets.ColorAccent; checked {
			told.Color = widgets.ColorWrong
		}
		told.Bold = true
		told.SetText(state)
	}
	k.border(moves)
	k.Layout(nil, k.root.Size())
	k.root.Refresh()
}

// border is that of the side to move, and of a clock that runs out.
func (k *card) border(moves bool) {
	line, width := widgets.ColorLine, float32(1)
	if moves {
		line, width = widgets.ColorAccent, onMove
	}
	if clock, wide := k.face.Border(); k.timed && clock == widgets.ColorWrong {
		line, width = clock, wide
	}
	widgets.Fill(k.ground, widgets.ColorSurface, line, width, cardCorner)
}
