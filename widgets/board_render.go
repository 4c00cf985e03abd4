package widgets

import (
	"image"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"terakoya/rules"
	"terakoya/widgets/pieceart"
)

// boardRenderer draws a board from below: the wood, tints, the line of a pin,
// dots, the pieces, ghosts, frames, arrows, badges and, above all, what is
// dragged or chosen.
type boardRenderer struct {
	board   *Board
	marks   Marks // of the squares that are drawn
	pics    pictures
	objects []fyne.CanvasObject

	sprites pool[*sprite]
	rects   pool[*canvas.Rectangle]
	circles pool[*canvas.Circle]
	lines   pool[*canvas.Line]
	heads   pool[*canvas.Polygon]
	texts   pool[*canvas.Text]
	movers  pool[*sprite] // of the pieces on their way

	size  fyne.Size
	pulse canvas.Rectangle // refreshed to ask for a new picture of the whole
}

func (r *boardRenderer) init() {
	r.pics.art = r.board.art
	r.sprites.make, r.movers.make = newSprite, newSprite
	r.rects.make = func() *canvas.Rectangle { return &canvas.Rectangle{} }
	r.circles.make = func() *canvas.Circle { return &canvas.Circle{} }
	r.lines.make = func() *canvas.Line { return &canvas.Line{} }
	r.heads.make = func() *canvas.Polygon { return &canvas.Polygon{Sides: 3} }
	r.texts.make = func() *canvas.Text { return &canvas.Text{} }
}

// Layout is part of fyne.WidgetRenderer.
func (r *boardRenderer) Layout(size fyne.Size) {
	if r.size != size {
		r.size = size
		r.board.rest() // the way of what moves was measured on the old board
		r.Refresh()
	}
}

// MinSize is part of fyne.WidgetRenderer.
func (r *boardRenderer) MinSize() fyne.Size { return r.board.MinSize() }

// Objects is part of fyne.WidgetRenderer.
func (r *boardRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy is part of fyne.WidgetRenderer.
func (r *boardRenderer) Destroy() {}

// Refresh draws everything anew, with the objects of the last time.
func (r *boardRenderer) Refresh() {
	if r.sprites.make == nil {
		r.init()
	}
	b := r.board
	if b.Size().IsZero() {
		return
	}
	b.refit()
	r.marks = b.marks.within(b.geo.shown)
	r.pics.renew(b.Theme(), &b.geo)
	r.objects = r.objects[:0]
	r.sprites.reset()
	r.rects.reset()
	r.circles.reset()
	r.lines.reset()
	r.heads.reset()
	r.texts.reset()
	r.movers.reset()

	r.add(&r.pulse)
	r.drawWood()
	r.drawTints()
	r.drawDots()
	r.drawPieces()
	r.drawStands()
	r.drawGhosts()
	r.drawFrames()
	r.drawArrows()
	r.drawBadges()
	r.drawNumbers()
	r.drawControl()
	r.drawCursor()
	r.drawHeld()
	r.drawMotion()
	r.drawChooser()
	// Refreshing the board itself would make Fyne forget the pictures of all parts.
	r.pulse.Refresh()
}

func (r *boardRenderer) add(o fyne.CanvasObject) { r.objects = append(r.objects, o) }

func (r *boardRenderer) picture(img *image.RGBA, at fyne.Position) {
	s := r.sprites.next()
	s.show(img, at, r.board.geo.scale)
	r.add(s.Raster)
}

func (r *boardRenderer) drawWood() {
	g := &r.board.geo
	style := g.style()
	style.Large = r.board.style.Large
	if right := r.board.style.Right; !r.board.style.Bare {
		style.Files, style.Right, style.Left = pieceart.Arabic, right, otherScript(right)
	}
	r.picture(r.pics.wood(style), g.boardAt())
}

// otherScript is the way of writing ranks that is not s.
func otherScript(s pieceart.Script) pieceart.Script {
	if s == pieceart.Kanji {
		return pieceart.Latin
	}
	return pieceart.Kanji
}

// piece draws a piece in a box of a cell's size.
func (r *boardRenderer) piece(pc rules.Piece, at fyne.Position, form form) {
	g := &r.board.geo
	pic := r.pics.face(faceKey{r.face(pc), r.board.style.Set, form})
	r.picture(pic.RGBA, at.AddXY(g.units(pic.at.X), g.units(pic.at.Y)))
}

// face returns how a piece looks from where the user sits.
func (r *boardRenderer) face(pc rules.Piece) pieceart.Face {
	return pieceart.Face{
		Kind: pc.Kind(), Higher: r.board.style.Senior.is(pc.Color()), Down: !r.board.geo.near(pc.Color()),
	}
}

func (r *boardRenderer) drawPieces() {
	b := r.board
	for i, pc := range b.gesture.setup.Board {
		s := rules.Square(i)
		if pc == rules.NoPiece || b.gesture.held == onSquare(s) || b.flying(onSquare(s)) {
			continue // what is held or moves is drawn above the rest
		}
		if c := b.choosing; c != nil && (s == c.attempt.From || s == c.attempt.To) {
			continue // the piece that may promote stands on its new square
		}
		r.piece(pc, b.geo.squareAt(s), lying)
	}
}

func (r *boardRenderer) drawGhosts() {
	for _, ghost := range r.marks.Ghosts {
		r.piece(ghost.Piece, r.board.geo.squareAt(ghost.Square), ghostly)
	}
}

func (r *boardRenderer) drawStands() {
	b := r.board
	if !b.style.Stands {
		return
	}
	for _, c := range []rules.Color{rules.White, rules.Black} {
		at, size := b.geo.standRect(c)
		px := image.Pt(int(size.Width*b.geo.scale+0.5), int(size.Height*b.geo.scale+0.5))
		r.picture(r.pics.stand(px), at)
		for i, k := range b.geo.held(c) {
			r.drawSlot(c, i, k)
		}
		r.drawName(c, at, size)
	}
}

// drawSlot draws the pieces of a kind in hand and how many they are.
func (r *boardRenderer) drawSlot(c rules.Color, i int, k rules.Kind) {
	b := r.board
	g := &b.geo
	at, size := g.slotAt(c, i)
	n := g.hands[c].Count(k)
	held := b.gesture.held == inHand(c, k)
	if held && b.drag != nil || b.flying(inHand(c, k)) {
		n-- // one of them is at the pointer, or on its way
	}
	if held {
		r.frame(at, size, ColorMarkStand, 0.055, faded(r.color(ColorMarkStand), 0.16), 0.07)
	}
	if n > 0 {
		r.piece(rules.NewPiece(c, k), g.pieceInSlot(at, size, g.hands[c].Count(k)), lying)
	}
	if n > 1 {
		r.drawCount(n, at, size)
	}
}

func (r *boardRenderer) drawCount(n int, at fyne.Position, size fyne.Size) {
	g := &r.board.geo
	t := r.text(strconv.Itoa(n), g.share(0.31), ColorStandInk, true)
	min := t.MinSize()
	if g.narrow() { // a disc at the lower right of the piece
		d := max(g.share(0.38), min.Width*1.2) // two digits need more
		r.circle(at.AddXY(size.Width-d-g.share(0.02), size.Height-d-g.share(0.06)), d, r.color(ColorStand), nil, 0)
		t.Move(at.AddXY(size.Width-d/2-g.share(0.02)-min.Width/2, size.Height-d/2-g.share(0.06)-min.Height/2))
	} else {
		t.Move(at.AddXY(size.Width/2+g.share(0.30), (size.Height-min.Height)/2))
	}
	t.Resize(min)
	r.add(t)
}

// Sizes of a side's name, in widths of a cell: where the board is large, and where all is.
const nameLeast, nameFromAfar = 0.19, 0.27

// nameSize is the size of a side's name: it grows with the type as far as the name and its
// mark are no wider than the room.
func nameSize(name string, size, room float32) float32 {
	w := fyne.MeasureText(name, size, fyne.TextStyle{Bold: true})
	return max(size, min(Grown(size), size*room/(w.Width+w.Height)))
}

// drawName writes the side below the far stand, or above the near one.
func (r *boardRenderer) drawName(c rules.Color, at fyne.Position, size fyne.Size) {
	b := r.board
	name := b.names[c]
	if name.Side == "" {
		return
	}
	th := b.Theme()
	textSize := th.Size(SizeBody)
	if r.board.geo.narrow() {
		textSize = th.Size(SizeTiny)
	}
	textSize = max(textSize, b.geo.share(nameLeast))
	if b.style.Large {
		textSize = b.geo.share(nameFromAfar)
	}
	gap := th.Size(SizeBody) / 3
	side := r.text(name.Side, nameSize(name.Side, textSize, size.Width-gap), ColorInk, true)
	w := side.MinSize()
	mark := fyne.Max(th.Size(SizeTiny), w.Height*0.6)
	player := r.text(name.Player, max(th.Size(SizeTiny), b.geo.share(nameLeast)*0.9), ColorInkSoft, false)
	high := w.Height
	if name.Player != "" {
		high += player.MinSize().Height
	}
	y := at.Y + size.Height + gap
	if b.geo.near(c) {
		y = at.Y - high - gap
	}
	whole := mark + gap + w.Width
	x := max(0, min(at.X+(size.Width-whole)/2, b.Size().Width-whole))
	px := int(mark*b.geo.scale + 0.5)
	r.picture(r.pics.sideMark(c == rules.Black, px, th), fyne.NewPos(x, y+(w.Height-mark)/2))
	side.Move(fyne.NewPos(x+mark+gap, y))
	r.add(side)
	if name.Player != "" {
		player.Move(fyne.NewPos(at.X+(size.Width-player.MinSize().Width)/2, y+w.Height))
		r.add(player)
	}
}

func (r *boardRenderer) text(s string, size float32, name fyne.ThemeColorName, bold bool) *canvas.Text {
	t := r.texts.next()
	t.Text, t.TextSize, t.Color = s, size, r.color(name)
	t.TextStyle = fyne.TextStyle{Bold: bold}
	t.Resize(t.MinSize())
	t.Refresh()
	return t
}
