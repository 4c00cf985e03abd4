package learn

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"

	"terakoya/rules"
	"terakoya/widgets"
)

// palette is the pieces that can be put on the board, those of either side in a
// row, and which of them is chosen.
type palette struct {
	buttons [2][]*widgets.PieceButton // by rules.Color
	root    fyne.CanvasObject
	rows    [2]*fyne.Container
	box     *fyne.Container
	side    rules.Color
	kind    rules.Kind // NoKind: none is chosen
	changed func()
	carry   func(pc rules.Piece, at fyne.Position) // while one is dragged, in the window
	drop    func(rules.Piece)
}

// paletteKinds are the kinds in the order in which they stand.
var paletteKinds = [...]rules.Kind{
	rules.King, rules.Rook, rules.Bishop, rules.Gold, rules.Silver, rules.Knight, rules.Lance, rules.Pawn,
}

func newPalette(env Env, side rules.Color, changed func()) *palette {
	p := &palette{side: side, changed: changed}
	for _, c := range []rules.Color{rules.Black, rules.White} {
		p.rows[c] = container.NewGridWithColumns(len(paletteKinds))
		p.rows[c].Layout = evenly{}
		for _, k := range paletteKinds {
			b := widgets.NewPieceButton(env.Art, env.Set, rules.NewPiece(c, k), nil)
			b.OnTap = func() { p.tap(c, k) }
			b.OnKey = env.OnKey
			b.OnCarry = func(at fyne.Position) { p.carry(b.Piece, at) }
			b.OnDrop = func() { p.drop(b.Piece) }
			p.buttons[c] = append(p.buttons[c], b)
			p.rows[c].Add(b)
		}
	}
	p.box = container.New(stacked{}, p.rows[rules.White], p.rows[rules.Black])
	p.root = widgets.NewCard(widgets.ColorSunk, palettePad, p.box)
	return p
}

const (
	palettePad = 4
	paletteGap = 4
)

// evenly gives objects the same share of the width.
type evenly struct{}

// MinSize is part of fyne.Layout.
func (evenly) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, o[0].MinSize().Height)
}

// Layout is part of fyne.Layout.
func (evenly) Layout(o []fyne.CanvasObject, size fyne.Size) {
	wide := min(size.Width/float32(len(o)), size.Height*1.4)
	for i, b := range o {
		b.Move(fyne.NewPos(float32(i)*wide, 0))
		b.Resize(fyne.NewSize(wide, size.Height))
	}
}

// stacked puts rows below one another.
type stacked struct{}

// MinSize is part of fyne.Layout.
func (stacked) MinSize(o []fyne.CanvasObject) fyne.Size {
	h := float32(len(o)-1) * paletteGap
	for _, row := range o {
		h += row.MinSize().Height
	}
	return fyne.NewSize(0, h)
}

// Layout is part of fyne.Layout.
func (stacked) Layout(o []fyne.CanvasObject, size fyne.Size) {
	y := float32(0)
	for _, row := range o {
		h := row.MinSize().Height
		row.Move(fyne.NewPos(0, y))
		row.Resize(fyne.NewSize(size.Width, h))
		y += h + paletteGap
	}
}

// piece is the piece that is chosen, or NoPiece.
func (p *palette) piece() rules.Piece {
	if p.kind == rules.NoKind {
		return rules.NoPiece
	}
	return rules.NewPiece(p.side, p.kind)
}

// tap chooses a piece; tapped again it is turned over.
func (p *palette) tap(c rules.Color, k rules.Kind) {
	if p.side == c && p.kind.Base() == k {
		p.promote()
	} else {
		p.side, p.kind = c, k
	}
	p.changed()
}

// take chooses a kind of the side, perhaps its promoted face.
func (p *palette) take(k rules.Kind, promoted bool) {
	p.kind = k
	if promoted && k.Promoted() != rules.NoKind {
		p.kind = k.Promoted()
	}
}

// promote turns the chosen piece over.
func (p *palette) promote() {
	if p.kind != rules.NoKind {
		p.kind = turnedOver(p.piece()).Kind()
	}
}

// turn chooses for the other side.
func (p *palette) turn() { p.side = p.side.Opponent() }

// show draws the palette as it is; the row of the far side is the upper one.
func (p *palette) show(turned bool) {
	p.box.Objects = []fyne.CanvasObject{p.rows[rules.White], p.rows[rules.Black]}
	if turned {
		p.box.Objects = []fyne.CanvasObject{p.rows[rules.Black], p.rows[rules.White]}
	}
	for c, row := range p.buttons {
		for i, b := range row {
			b.Turned = turned
			b.Chosen = p.side == rules.Color(c) && p.kind != rules.NoKind && p.kind.Base() == paletteKinds[i]
			k := paletteKinds[i]
			if b.Chosen {
				k = p.kind
			}
			b.Piece = rules.NewPiece(rules.Color(c), k)
			b.Refresh()
		}
	}
	p.root.Refresh()
}

// shifted reports whether Shift is held down. Keys do not tell.
func shifted() bool {
	d, ok := fyne.CurrentApp().Driver().(desktop.Driver)
	return ok && d.CurrentKeyModifiers()&fyne.KeyModifierShift != 0
}
