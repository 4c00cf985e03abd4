package play

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// decided reports whether the throw that is shown is the last.
func (t *Table) decided() bool { return t.throw == len(t.match.throws)-1 }

// undrawn reports whether the sides are still to be drawn, as far as has been shown.
func (t *Table) undrawn() bool { return t.prompt == drawing && !t.decided() }

// onThrown shows the next throw, or begins the game.
func (t *Table) onThrown() {
	if !t.decided() {
		t.throw++
		t.render()
		return
	}
	t.prompt = noPrompt
	t.match.clocks.Resume(t.env.now())
	t.begin()
}

// drawingItems are the five pawns as they fell, and what that means.
func (t *Table) drawingItems() []fyne.CanvasObject {
	w, throw := t.env.Words, t.match.throws[t.throw]
	heads, tails := throw.Count()
	args := words.Args{"heads": fmt.Sprint(heads), "tails": fmt.Sprint(tails)}
	key := "play.lots.again"
	if thrower, decided := throw.Decides(); decided {
		key = "play.lots.you"
		if t.match.choice.People {
			key = "play.lots.near"
		}
		args["side"] = t.sides.name(thrower)
	}
	items := []fyne.CanvasObject{
		t.drawn(throw), widgets.NewParagraph(w.Say("play.lots.count", args)), widgets.NewParagraph(w.Say(key, args)),
	}
	if out := len(throw) - heads - tails; out > 0 {
		items = append(items, widgets.NewParagraph(w.Count("play.lots.out", out, nil)))
	}
	head := t.asked("play.lots.title", w.Say("play.lots.text", nil))
	items[2].(*widgets.Paragraph).Bold = true
	return append([]fyne.CanvasObject{head}, items...)
}

// Lengths of the picture of a throw, in units; shares are of a pawn's cell.
const (
	lotsHeight = 76
	lotsCells  = 5.6 // how many cells lie side by side
	lotsUp     = 0.12
	edgeWide   = 0.2 // of a pawn on its edge
	edgeHigh   = 0.62
)

// drawn is a throw as a picture.
func (t *Table) drawn(throw rules.PawnThrow) fyne.CanvasObject {
	r := canvas.NewRaster(func(w, h int) image.Image { return drawThrow(t.env.Art, throw, w, h) })
	r.SetMinSize(fyne.NewSize(0, lotsHeight))
	return r
}

// drawThrow draws five pawns side by side, no two at the same height. Those that
// overlap lie together at the right.
func drawThrow(art *pieceart.Artist, throw rules.PawnThrow, w, h int) image.Image {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	cell := min(float64(w)/lotsCells, float64(h)/(1+2*lotsUp)/1.09)
	x := (float64(w) - cell*float64(len(throw))) / 2
	place := func(i int, f rules.PawnFall) {
		up := lotsUp * cell * float64(1+i%2*2-i%3)
		at := image.Pt(int(x), int((float64(h)-cell*1.09)/2-up/2))
		if f == rules.FellStanding {
			drawEdge(img, at, cell)
		} else {
			drawFallen(img, art, f, at, cell)
		}
	}
	var together []rules.PawnFall
	for i, f := range throw {
		if f == rules.FellOverlapping {
			together = append(together, f)
			continue
		}
		place(i, f)
		x += cell
	}
	for i, f := range together {
		place(i, f)
		x += cell / 2
	}
	return img
}

// drawFallen draws a pawn that lies flat.
func drawFallen(img *image.RGBA, art *pieceart.Artist, f rules.PawnFall, at image.Point, cell float64) {
	kind := rules.Pawn
	if f == rules.FellTails {
		kind = rules.Tokin
	}
	high := cell * 1.09
	pic := art.Piece(pieceart.Face{Kind: kind}, pieceart.OneKanji, cell, high, widgets.Palette())
	frame := pieceart.PieceFrame(cell, high)
	draw.Draw(img, pic.Bounds().Add(at.Sub(frame.Cell)), pic, image.Point{}, draw.Over)
}

// drawEdge draws a pawn that stands on its edge: its side.
func drawEdge(img *image.RGBA, at image.Point, cell float64) {
	pal := widgets.Palette()
	wide, high := int(edgeWide*cell), int(edgeHigh*cell)
	box := image.Rect(0, 0, wide, high).Add(at).Add(image.Pt(int(cell-edgeWide*cell)/2, int(cell*1.09)-high))
	fill := func(r image.Rectangle, c color.Color) {
		draw.Draw(img, r, image.NewUniform(c), image.Point{}, draw.Over)
	}
	fill(box, pal.PieceEdge)
	fill(box.Inset(1), pal.PieceSide)
}
