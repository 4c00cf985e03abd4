package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"terakoya/widgets/pieceart"
)

var (
	_ fyne.Widget = (*Ballot)(nil)
	_ flowing     = (*Ballot)(nil)
)

// Ballot is an answer for which hands go up: its letter, its text, how many they are,
// and a bar that shows which share of all that is.
type Ballot struct {
	widget.BaseWidget
	// Units is the size of the text, in units; 0 for that of running text.
	Units float32

	letter, text   string
	votes          int
	share          float32
	right          bool
	cap            *canvas.Rectangle
	ground         *canvas.Rectangle
	trough, bar    *canvas.Rectangle
	sign, number   *canvas.Text
	words          *Paragraph
	tick           *Badge
	objects        []fyne.CanvasObject
	numberReserved string
}

// NewBallot returns an answer without a hand.
func NewBallot() *Ballot {
	b := &Ballot{
		cap: &canvas.Rectangle{}, ground: &canvas.Rectangle{}, trough: &canvas.Rectangle{}, bar: &canvas.Rectangle{},
		sign: canvas.NewText("", color.Transparent), number: canvas.NewText("", color.Transparent),
		words: NewParagraph(""), tick: NewBadge(pieceart.Right, 0), numberReserved: "00",
	}
	b.words.Leading = 1.3
	b.objects = []fyne.CanvasObject{b.ground, b.cap, b.sign, b.words, b.trough, b.bar, b.tick, b.number}
	b.ExtendBaseWidget(b)
	return b
}

// Set says what is voted for. Share is that of all hands, 0 to 1. The right answer is
// green and has a tick.
func (b *Ballot) Set(letter, text string, votes int, share float32, right bool) {
	if b.letter == letter && b.text == text && b.votes == votes && b.share == share && b.right == right {
		return
	}
	b.letter, b.text, b.votes, b.share, b.right = letter, text, votes, share, right
	b.Refresh()
}

// Text returns what is voted for.
func (b *Ballot) Text() string { return b.text }

// Votes returns how many hands went up.
func (b *Ballot) Votes() int { return b.votes }

// Right reports whether it is shown as the right answer.
func (b *Ballot) Right() bool { return b.right }

// Lengths of a ballot, in sizes of its text.
const (
	ballotPad    = 0.55
	ballotCap    = 1.5
	ballotBar    = 0.42
	ballotGap    = 0.3
	ballotNumber = 1.15 // its text
)

func (b *Ballot) units() float32 {
	if b.Units > 0 {
		return b.Units
	}
	return b.Theme().Size(SizeBody)
}

// room is the width of the text in the whole width.
func (b *Ballot) room(width float32) float32 {
	u := b.units()
	number := fyne.MeasureText(b.numberReserved, u*ballotNumber, fyne.TextStyle{Bold: true}).Width
	if b.right {
		number += u * ballotCap
	}
	return width - u*(3*ballotPad+ballotCap+ballotPad) - number
}

// HeightFor returns the height needed at a width.
func (b *Ballot) HeightFor(width float32) float32 {
	u := b.units()
	text := u * (ballotBar + ballotGap)
	b.words.Units = b.Units
	if b.text == "" {
		text = u * ballotBar
	} else {
		text += b.words.HeightFor(b.room(width))
	}
	return max(text, u*ballotCap) + 2*u*ballotPad
}

// CreateRenderer is part of fyne.Widget.
func (b *Ballot) CreateRenderer() fyne.WidgetRenderer {
	return &flow{b, b.lay, b.HeightFor, func() []fyne.CanvasObject { return b.objects }}
}

func (b *Ballot) lay(size fyne.Size) {
	b.dress()
	u := b.units()
	pad, side := u*ballotPad, u*ballotCap
	b.ground.Resize(size)
	placeObject(b.cap, pad, (size.Height-side)/2, side, side)
	middleText(b.sign, pad, (size.Height-side)/2, side, side)
	left, room := 2*pad+side, b.room(size.Width)
	if b.text == "" {
		placeObject(b.words, left, 0, room, 0)
		placeObject(b.trough, left, (size.Height-u*ballotBar)/2, room, u*ballotBar)
	} else {
		high := b.words.HeightFor(room)
		top := (size.Height - high - u*(ballotGap+ballotBar)) / 2
		placeObject(b.words, left, top, room, high)
		placeObject(b.trough, left, top+high+u*ballotGap, room, u*ballotBar)
	}
	at := b.trough.Position()
	placeObject(b.bar, at.X, at.Y, max(u*ballotBar, room*min(1, b.share)), u*ballotBar)
	number := b.number.MinSize()
	placeObject(b.number, size.Width-pad-number.Width, (size.Height-number.Height)/2, number.Width, number.Height)
	placeObject(b.tick, left+room+pad, (size.Height-side*0.8)/2, side*0.8, side*0.8)
	for _, o := range b.objects {
		o.Refresh()
	}
}

// dress gives everything its text and the colours of the theme.
func (b *Ballot) dress() {
	th, u := b.Theme(), b.units()
	fill, line, capFill, capInk, bar, width := ColorSurface, ColorLine, ColorAccentSoft, ColorAccent, ColorAccent, float32(1)
	if b.right {
		fill, line, capFill, capInk, bar, width = ColorRightSoft, ColorRight, ColorRight, ColorBadgeInk, ColorRight, u/10
	}
	b.ground.FillColor, b.ground.StrokeColor = themeColor(th, fill), themeColor(th, line)
	b.ground.StrokeWidth, b.ground.CornerRadius = width, cardCorner
	b.cap.FillColor, b.cap.CornerRadius = themeColor(th, capFill), u*ballotGap
	b.trough.FillColor, b.trough.CornerRadius = themeColor(th, ColorSunk), u*ballotBar/2
	b.bar.FillColor, b.bar.CornerRadius = themeColor(th, bar), u*ballotBar/2
	b.sign.Text, b.sign.TextSize, b.sign.Color = b.letter, u, themeColor(th, capInk)
	b.number.Text, b.number.TextSize, b.number.Color = number(b.votes), u*ballotNumber, themeColor(th, ColorInk)
	b.sign.TextStyle, b.number.TextStyle = fyne.TextStyle{Bold: true}, fyne.TextStyle{Bold: true}
	b.words.Units = b.Units
	b.words.SetText(b.text)
	b.bar.Hidden, b.words.Hidden, b.tick.Hidden = b.votes == 0, b.text == "", !b.right
}

// middleText puts a text into the middle of a box.
func middleText(t *canvas.Text, x, y, w, h float32) {
	size := t.MinSize()
	placeObject(t, x+(w-size.Width)/2, y+(h-size.Height)/2, size.Width, size.Height)
}
